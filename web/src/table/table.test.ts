import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../live/fake-socket.ts';
import type { Message, Sight, Step } from '../wire.ts';
import { Table, type World } from './table.svelte.ts';
import { acted, sightOf, tableInfo, TOLL } from './told.ts';

let sockets: FakeSocket[];
let asked: (number | null)[];
let kept: number[];

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  asked = [];
  kept = [];
});

afterEach(() => vi.useRealTimers());

async function open(world: Partial<World> = {}): Promise<Table> {
  const table = new Table({
    open: (since) => {
      asked.push(since);
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    seen: null,
    keepSeen: (number) => kept.push(number),
    ...world,
  });
  table.game = TOLL;
  table.start();
  await quiet();
  sockets[0]!.open();
  return table;
}

const range = (first: number, last: number): Step[] =>
  Array.from({ length: last - first + 1 }, (_, index) => acted(first + index));

const now = (number: number, change: object = {}): Extract<Message, { type: 'table' }> => ({
  type: 'table',
  number,
  table: tableInfo(change),
  you_host: true,
  sights: [sightOf(0, number, { events: [], told: [] })],
  chat: [],
});

/** The server tells the table as it is, and then how it came to that. */
function opened(message: Extract<Message, { type: 'table' }>, steps: Step[] = range(1, message.number)): void {
  sockets.at(-1)!.say(message);
  sockets.at(-1)!.say({ type: 'history', steps, last: true });
}

const step = (number: number, change: Partial<Step> = {}): Message => ({ type: 'step', ...acted(number, change) });

const quiet = () => vi.advanceTimersByTimeAsync(0);

const told = (table: Table) => table.lines.map((line) => line.number);

test('a table that is opened for the first time is shown as it is, with its log from the start', async () => {
  const table = await open();
  opened(now(5));
  await quiet();
  expect(asked).toEqual([null]);
  expect(table.shown).toBe(5);
  expect(told(table)).toEqual([1, 2, 3, 4, 5]);
  expect(table.sight).toMatchObject({ view: { number: 5 }, asked: 5 });
  expect(table.ready).toBe(true);
});

test('after a cut the rest is asked for, and nothing is missed or shown twice', async () => {
  const table = await open();
  opened(now(5));
  await quiet();
  sockets[0]!.say(step(6));
  sockets[0]!.say(step(7));
  sockets[0]!.cut();
  await vi.advanceTimersByTimeAsync(300);
  sockets[1]!.open();
  expect(asked).toEqual([null, 7]);
  // The server may well repeat what had arrived already.
  [7, 8, 9].forEach((number) => sockets[1]!.say(step(number)));
  await quiet();
  expect(told(table)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(table.shown).toBe(9);
});

test('play begins before the history is here, and what happens meanwhile comes after it', async () => {
  const table = await open();
  sockets[0]!.say(now(5));
  expect(table.ready).toBe(true);
  expect(told(table)).toEqual([]);
  sockets[0]!.say(step(6));
  await quiet();
  expect(table.shown).toBe(6);
  sockets[0]!.say({ type: 'history', steps: range(1, 3), last: false });
  expect(told(table)).toEqual([6]);
  sockets[0]!.say({ type: 'history', steps: range(4, 5), last: true });
  expect(told(table)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(table.shown).toBe(6);
});

test('a line that is cut before the history is here asks for the table anew', async () => {
  const table = await open();
  sockets[0]!.say(now(5));
  sockets[0]!.say({ type: 'history', steps: range(1, 3), last: false });
  sockets[0]!.cut();
  await vi.advanceTimersByTimeAsync(300);
  sockets[1]!.open();
  expect(asked).toEqual([null, null]);
  opened(now(6));
  await quiet();
  expect(told(table)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(table.shown).toBe(6);
});

test('whoever has missed too much to be told step by step is shown it from the history', async () => {
  const table = await open();
  opened(now(5));
  sockets[0]!.cut();
  await vi.advanceTimersByTimeAsync(300);
  sockets[1]!.open();
  expect(asked).toEqual([null, 5]);
  const shown: unknown[] = [];
  table.showWith(async (_, after) => void shown.push(after.view));
  opened(now(8));
  await quiet();
  expect(shown).toHaveLength(3);
  expect(table.shown).toBe(8);
});

test('after a gap the line is taken up anew from the last entry that is whole', async () => {
  const table = await open();
  opened(now(5));
  await quiet();
  sockets[0]!.say(step(7));
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([null, 5]);
  sockets[1]!.open();
  [6, 7].forEach((number) => sockets[1]!.say(step(number)));
  await quiet();
  expect(told(table).slice(-3)).toEqual([5, 6, 7]);
});

test('without its log a table can still be played from where it stands', async () => {
  const table = await open({ seen: 3 });
  opened(now(5), []);
  await quiet();
  expect(told(table)).toEqual([]);
  expect(table.shown).toBe(5);
  expect(table.ready).toBe(true);
  sockets[0]!.say(step(6));
  await quiet();
  expect(told(table)).toEqual([6]);
});

test('each step is shown before the next, and only then settled', async () => {
  const table = await open();
  opened(now(5));
  await quiet();
  const shown: [unknown, unknown][] = [];
  table.showWith(async (before: Sight, after: Sight) => {
    shown.push([before.view, after.view]);
    await new Promise((done) => setTimeout(done, 100));
  });
  sockets[0]!.say(step(6));
  sockets[0]!.say(step(7));
  await quiet();
  expect(table.moving).toBe(true);
  expect(table.ready).toBe(false);
  expect(table.shown).toBe(5);
  await vi.advanceTimersByTimeAsync(100);
  expect(table.shown).toBe(6);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toMatchObject([
    [{ number: 5 }, { number: 6 }],
    [{ number: 6 }, { number: 7 }],
  ]);
  expect(table.ready).toBe(true);
});

test('what others do stands for a while before the next is shown, and whoever pauses meanwhile is shown nothing', async () => {
  const table = await open();
  opened(now(5));
  await quiet();
  let stood: Promise<void> = Promise.resolve();
  table.showWith(
    async () => void (stood = new Promise((done) => setTimeout(done, 100))),
    () => stood,
  );
  const by = (seat: number) => ({ what: { kind: 'acted' as const, seat, by: 'bot' as const } });
  sockets[0]!.say(step(6, by(1)));
  sockets[0]!.say(step(7, by(2)));
  await quiet();
  expect(table.shown, 'nothing stood before the first').toBe(6);
  expect(table.moving, 'and nothing moves while it stands').toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(table.shown).toBe(7);
  sockets[0]!.say(step(8, by(0)));
  await quiet();
  expect(table.shown, 'one’s own doing waits for nothing').toBe(8);
  sockets[0]!.say(step(9, by(1)));
  await quiet();
  table.pause();
  await vi.advanceTimersByTimeAsync(100);
  expect(table.shown).toBe(8);
  table.stepOn();
  await quiet();
  expect(table.shown, 'nor does whoever steps by hand').toBe(9);
});

test('a question stays open while another answer to it is still moving', async () => {
  const table = await open();
  opened(now(5));
  await quiet();
  table.showWith(() => new Promise((done) => setTimeout(done, 100)));
  sockets[0]!.say(step(6, { sights: [sightOf(0, 6, { asked: 5 })] }));
  await quiet();
  expect(table.moving).toBe(true);
  expect(table.ready).toBe(true);
});

test('somebody who was away for long is asked how to catch up, and sees each step', async () => {
  const table = await open({ seen: 4 });
  const shown: unknown[] = [];
  table.showWith(async (_, after) => void shown.push(after.view));
  opened(now(12));
  await quiet();
  expect(table.shown).toBe(4);
  expect(table.missed).toBe(8);
  expect(table.ready).toBe(false);
  expect(table.due).toEqual([0]);
  table.catchUp('show');
  await quiet();
  expect(shown).toHaveLength(8);
  expect(table.shown).toBe(12);
  expect(table.ready).toBe(true);
});

test('what was missed can be skipped', async () => {
  const table = await open({ seen: 4 });
  const shown: unknown[] = [];
  table.showWith(async (_, after) => void shown.push(after.view));
  opened(now(12));
  await quiet();
  table.catchUp('skip');
  expect(shown).toEqual([]);
  expect(table.shown).toBe(12);
  expect(kept.at(-1)).toBe(12);
});

test('a moment of the log is looked at as it was, and nothing can be decided there', async () => {
  const table = await open();
  opened(now(5));
  await quiet();
  table.looking = 2;
  expect(table.sight?.view).toMatchObject({ number: 2 });
  expect(table.ready).toBe(false);
  table.looking = null;
  expect(table.ready).toBe(true);
});

test('an action names the question that it answers, and its refusal is kept to be shown', async () => {
  const table = await open();
  opened(now(5));
  await quiet();
  const done = table.act({ type: 'pay' });
  expect(table.ready).toBe(false);
  const request = sockets[0]!.sent[0] as { id: string };
  expect(request).toMatchObject({ do: 'act', seat: 0, asked: 5, action: { type: 'pay' } });
  sockets[0]!.say({ type: 'refused', id: request.id, error: { code: 'illegal_action', message: '', reason: 'too_poor' } });
  await done;
  expect(table.problem?.reason).toBe('too_poor');
  expect(table.ready).toBe(true);
});

test('a spectator can decide nothing', async () => {
  const seats = tableInfo().seats.map((seat) => ({ ...seat, yours: false }));
  const table = await open();
  const sights = [sightOf('spectator', 1, { legal: [], asked: null })];
  opened({ ...now(1, { seats }), sights }, [acted(1, { sights })]);
  await quiet();
  expect(table.me).toBe(null);
  expect(table.ready).toBe(false);
  expect(table.sight?.viewer).toBe('spectator');
});

test('around one screen the curtain hides every hand until the next has taken the device', async () => {
  const seats = tableInfo().seats.map((seat, index) => ({ ...seat, yours: index < 2 }));
  const eyes = [0, 1, 'spectator' as const];
  const both = (number: number, pending = [0]) => eyes.map((viewer) => sightOf(viewer, number, { view: { number, pending } }));
  const table = await open();
  opened({ ...now(1, { seats, one_screen: true }), sights: both(1) }, [acted(1, { sights: both(1) })]);
  await quiet();
  expect(table.curtain).toBe(0);
  expect(table.sight?.viewer).toBe('spectator');
  expect(table.ready).toBe(false);
  table.holder = 0;
  expect(table.curtain).toBe(null);
  expect(table.ready).toBe(true);
  sockets[0]!.say(step(2, { sights: both(2, [1]) }));
  await quiet();
  expect(table.curtain).toBe(1);
  expect(table.sight?.viewer).toBe('spectator');
  const shown: unknown[] = [];
  table.showWith(async (_, after) => void shown.push(after.viewer));
  sockets[0]!.say(step(3, { sights: both(3, [1]) }));
  await quiet();
  expect(shown).toEqual([]);
  expect(table.shown).toBe(3);
  table.holder = 1;
  expect(table.sight?.viewer).toBe(1);
  expect(table.ready).toBe(true);
});

test('whoever pauses sees nothing more until going on, and can step back and on meanwhile', async () => {
  const table = await open();
  opened(now(5), [acted(4), acted(5)]);
  await quiet();
  table.pause();
  sockets[0]!.say(step(6, { deadline_ms: 30_000 }));
  sockets[0]!.say(step(7));
  await quiet();
  expect([table.shown, table.arrived, table.waiting]).toEqual([5, 7, 2]);
  expect(table.ready).toBe(false);
  table.stepBack();
  expect(table.looking).toBe(4);
  expect(table.hasEarlier).toBe(false);
  table.stepOn();
  expect(table.looking).toBe(null);
  table.stepOn();
  await quiet();
  expect([table.shown, table.waiting]).toEqual([6, 1]);
  // Coming back to the page does not end a pause that was wished for.
  table.away();
  table.back();
  await quiet();
  expect(table.shown).toBe(6);
  table.resume();
  await quiet();
  expect([table.shown, table.waiting, table.paused]).toEqual([7, 0, false]);
});

test('a seat that may speak can act although the table waits for another', async () => {
  const table = await open();
  opened(now(5));
  await quiet();
  sockets[0]!.say(step(6, { sights: [sightOf(0, 6, { view: { number: 6, pending: [1] }, asked: 4 })] }));
  await quiet();
  expect(table.speaks).toBe(true);
  expect(table.ready).toBe(true);
  sockets[0]!.say(step(7, { sights: [sightOf(0, 7, { view: { number: 7, pending: [1] }, asked: null, legal: [] })] }));
  await quiet();
  expect(table.speaks).toBe(false);
  expect(table.ready).toBe(false);
});

test('around one screen a seat that may speak takes the device, and gives it back when it has spoken', async () => {
  const seats = tableInfo().seats.map((seat, index) => ({ ...seat, yours: index < 2 }));
  const both = (number: number, pending = [0]) => [0, 1].map((seat) => sightOf(seat, number, { view: { number, pending } }));
  const table = await open();
  opened({ ...now(1, { seats, one_screen: true }), sights: both(1) }, [acted(1, { sights: both(1) })]);
  await quiet();
  table.holder = 0;
  expect(table.canSpeak).toEqual([1]);
  table.wantsToSpeak = 1;
  expect(table.curtain).toBe(1);
  table.holder = 1;
  expect(table.curtain).toBe(null);
  expect(table.ready).toBe(true);
  const done = table.act({ type: 'offer' });
  const request = sockets[0]!.sent[0] as { id: string };
  expect(request).toMatchObject({ do: 'act', seat: 1 });
  sockets[0]!.say({ type: 'done', id: request.id, number: 2 });
  await done;
  expect(table.curtain).toBe(0);
});

test('the game’s own clock runs beside the one for the decision, and stops', async () => {
  const table = await open();
  opened(now(5, { deadline_ms: 30_000, timer_ms: 90_000 }));
  await quiet();
  expect([table.deadline, table.timer]).toEqual([performance.now() + 30_000, performance.now() + 90_000]);
  sockets[0]!.say(step(6, { deadline_ms: 20_000, timer_ms: null }));
  await quiet();
  expect([table.deadline, table.timer]).toEqual([performance.now() + 20_000, null]);
});

test('a chat line that is repeated is shown once', async () => {
  const table = await open();
  opened(now(5));
  await quiet();
  const line = { number: 1, at: 0, name: 'Basile', seat: 1, text: 'hello' };
  sockets[0]!.say({ type: 'chat', ...line });
  sockets[0]!.say({ type: 'chat', ...line });
  expect(table.chat).toEqual([line]);
});

test('while a bot plays for somebody, there is nothing to decide for them', async () => {
  const seats = tableInfo().seats.map((seat) => ({ ...seat, played_by_bot: 'handed_over' as const }));
  const table = await open();
  opened(now(5, { seats }));
  await quiet();
  expect(table.ready).toBe(false);
  sockets[0]!.say(step(6, { what: { kind: 'took_back', seat: 0 }, table: tableInfo() }));
  await quiet();
  expect(table.ready).toBe(true);
});

test('what can be taken back is known from the last that has arrived, and is asked for by its number', async () => {
  const table = await open();
  opened(now(5));
  await quiet();
  expect(table.undoable).toBe(null);
  const can = [{ seat: 0, number: 6, asks: false }];
  sockets[0]!.say(step(6, { undo: { can, question: null } }));
  await quiet();
  expect(table.undoable).toEqual(can[0]);
  table.looking = 5;
  expect(table.undoable).toBe(null);
  table.looking = null;
  const taken = table.takeBack();
  expect(sockets[0]!.sent.at(-1)).toMatchObject({ do: 'undo', seat: 0, number: 6 });
  sockets[0]!.say({ type: 'done', id: sockets[0]!.sent.at(-1)!.id as string, number: 7 });
  await taken;
  sockets[0]!.say(step(7, { what: { kind: 'undone', seat: 0, number: 6, count: 1 } }));
  await quiet();
  expect(table.undoable).toBe(null);
});

test('a seat that may speak can decide although the table waits for another', async () => {
  const table = await open();
  opened(now(5));
  await quiet();
  sockets[0]!.say(step(6, { sights: [sightOf(0, 6, { view: { number: 6, pending: [1] }, asked: 6 })] }));
  await quiet();
  expect(table.pending).toEqual([1]);
  expect(table.ready).toBe(true);
  sockets[0]!.say(step(7, { sights: [sightOf(0, 7, { view: { number: 7, pending: [1] }, asked: null, legal: [] })] }));
  await quiet();
  expect(table.ready).toBe(false);
});

test('what was told so far ends at the moment that is looked at', async () => {
  const table = await open();
  opened(now(5));
  await quiet();
  sockets[0]!.say(step(6));
  await quiet();
  const numbers = () => table.past.map((event) => (event as { number: number }).number);
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  table.looking = 2;
  expect(numbers()).toEqual([1, 2]);
});
