import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '../wire.ts';
import { FakeSocket } from './fake-socket.ts';
import { Live, type ConnectionState } from './live.ts';

let sockets: FakeSocket[];
/** For each socket, whether the table was asked for from its beginning. */
let anew: boolean[];
let heard: Message[];
let states: ConnectionState[];
let live: Live;

/** Lets time pass, and what waits for it happen. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(async () => {
  vi.useFakeTimers();
  sockets = [];
  anew = [];
  heard = [];
  states = [];
  const open = (fromTheBeginning: boolean) => {
    anew.push(fromTheBeginning);
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  live = new Live(open, { message: (message) => heard.push(message), connection: (now) => states.push(now) });
  live.start();
  await pass(0);
});

afterEach(() => vi.useRealTimers());

test('a request is answered by the message that carries its id', async () => {
  sockets[0]!.open();
  const first = live.ask({ do: 'start' });
  const second = live.ask({ do: 'rematch' });
  const [a, b] = sockets[0]!.sent as { id: string }[];
  sockets[0]!.say({ type: 'refused', id: b!.id, error: { code: 'not_started', message: '' } });
  sockets[0]!.say({ type: 'done', id: a!.id, number: 4 });
  expect(await first).toMatchObject({ ok: true, message: { number: 4 } });
  expect(await second).toMatchObject({ ok: false, error: { code: 'not_started' } });
});

test('what was asked before the line is up is sent when it is', () => {
  void live.ask({ do: 'start' });
  expect(sockets[0]!.sent).toEqual([]);
  sockets[0]!.open();
  expect(sockets[0]!.sent).toMatchObject([{ do: 'start' }]);
});

test('after a cut an unanswered request is sent again under the same id, and an answered one is not', async () => {
  sockets[0]!.open();
  const answered = live.ask({ do: 'start' });
  const open = live.ask({ do: 'chat', text: 'hello' });
  const [first, second] = sockets[0]!.sent as { id: string }[];
  sockets[0]!.say({ type: 'done', id: first!.id, number: 1 });
  await answered;
  sockets[0]!.cut();
  await pass(300);
  sockets[1]!.open();
  expect(sockets[1]!.sent).toEqual([second]);
  sockets[1]!.say({ type: 'done', id: second!.id, number: null });
  expect((await open).ok).toBe(true);
});

test('the waits between attempts grow, and a line that comes up starts them anew', async () => {
  sockets[0]!.open();
  sockets[0]!.cut();
  await pass(300);
  sockets[1]!.cut();
  await pass(999);
  expect(sockets).toHaveLength(2);
  await pass(1);
  expect(sockets).toHaveLength(3);
  sockets[2]!.open();
  sockets[2]!.cut();
  await pass(300);
  expect(sockets).toHaveLength(4);
});

test('when the network is back the next attempt is made at once', async () => {
  sockets[0]!.open();
  sockets[0]!.cut();
  live.hurry();
  live.hurry();
  await pass(0);
  expect(sockets).toHaveLength(2);
  await pass(20_000);
  expect(sockets).toHaveLength(2);
});

test('what a dropped line still says is not heard', () => {
  sockets[0]!.open();
  live.restart();
  sockets[0]!.say({ type: 'presence', here: [], watching: 0, watchers: [] });
  expect(heard).toEqual([]);
});

test('a table that is not there is not asked for again', async () => {
  sockets[0]!.open();
  const open = live.ask({ do: 'start' });
  sockets[0]!.say({ type: 'closing', reason: 'not_found' });
  sockets[0]!.cut();
  await pass(60_000);
  expect(sockets).toHaveLength(1);
  expect(states.at(-1)).toBe('closed');
  expect(await open).toMatchObject({ ok: false, error: { code: 'unavailable' } });
});

test('a table by rules that the server no longer has is not asked for again', async () => {
  sockets[0]!.open();
  sockets[0]!.say({ type: 'refused', id: null, error: { code: 'old_rules', message: 'dropped' } });
  sockets[0]!.cut();
  await pass(60_000);
  expect(sockets).toHaveLength(1);
  expect(states.at(-1)).toBe('closed');
});

test.each(['shutdown', 'too_slow', 'too_many_messages', 'gone'] as const)('a line that the server closes because of %s is taken up again', async (reason) => {
  sockets[0]!.open();
  sockets[0]!.say({ type: 'closing', reason });
  sockets[0]!.cut();
  expect(states.at(-1)).toBe('lost');
  await pass(300);
  expect(sockets).toHaveLength(2);
});

test('a table whose log the server has read again is asked for from its beginning, until it is told', async () => {
  sockets[0]!.open();
  sockets[0]!.say({ type: 'closing', reason: 'gone' });
  sockets[0]!.cut();
  await pass(300);
  sockets[1]!.cut();
  await pass(1000);
  sockets[2]!.open();
  sockets[2]!.say({ type: 'table' } as Message);
  sockets[2]!.cut();
  await pass(300);
  expect(anew).toEqual([false, true, true, false]);
});

test('a line that was given up while it came up is closed', async () => {
  sockets[0]!.open();
  sockets[0]!.cut();
  await pass(300);
  live.close();
  expect(sockets[1]!.closed).toBe(true);
});

test('a line on which nothing is heard is given up and taken up again; a sign of life is enough', async () => {
  sockets[0]!.open();
  await pass(20_000);
  sockets[0]!.say({ type: 'alive' });
  await pass(20_000);
  expect(sockets).toHaveLength(1);
  await pass(5_000);
  expect(sockets[0]!.closed).toBe(true);
  await pass(300);
  expect(sockets).toHaveLength(2);
  expect(heard).toEqual([]);
});

test('a line that never comes up is given up, too', async () => {
  await pass(25_000 + 300);
  expect(sockets).toHaveLength(2);
});

test('whoever is not let in because the table cannot be read is told that it waits', () => {
  sockets[0]!.open();
  sockets[0]!.say({ type: 'refused', id: null, error: { code: 'unavailable', message: '' } });
  expect(heard).toEqual([{ type: 'waits', on: true, deadline_ms: null, timer_ms: null }]);
});
