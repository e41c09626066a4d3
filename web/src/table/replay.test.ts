import { expect, test } from 'vitest';
import type { Replay as Recorded } from '../wire.ts';
import { openSight } from './open-sight.ts';
import { Replay, type Eyes } from './replay.svelte.ts';
import { acted, sightOf, tableInfo } from './told.ts';

const recorded = (eyes: Eyes): Recorded => ({
  table: tableInfo({ state: 'over' }),
  steps: [1, 2, 3, 4].map((number) =>
    acted(number, number === 1 ? { what: { kind: 'made' }, sights: [] } : { sights: [sightOf(eyes === 'open' ? 0 : eyes, number)] }),
  ),
});

async function replay(): Promise<Replay> {
  const made = new Replay(recorded(0).table, async (eyes) => recorded(eyes));
  await made.look(0);
  return made;
}

test('a replay begins with the first entry that shows the game, and steps to the last', async () => {
  const it = await replay();
  const shown: unknown[] = [];
  const show = async (before: { view: unknown }, after: { view: unknown }) => void shown.push([before.view, after.view]);
  expect(it.sight?.view).toMatchObject({ number: 2 });
  for (let step = 0; step < 5; step += 1) await it.forward(show);
  expect(it.sight?.view).toMatchObject({ number: 4 });
  expect(shown).toMatchObject([
    [{ number: 2 }, { number: 3 }],
    [{ number: 3 }, { number: 4 }],
  ]);
});

test('a jump stays within the game, and a line of the log before it shows its beginning', async () => {
  const it = await replay();
  it.jump(99);
  expect(it.now).toBe(4);
  it.jumpToEntry(1);
  expect(it.now).toBe(2);
  it.jumpToEntry(3);
  expect(it.now).toBe(3);
});

test('it plays to the end by itself, and stops when it is told to', async () => {
  const it = await replay();
  await it.play(
    async () => undefined,
    async () => undefined,
  );
  expect(it.now).toBe(4);
  expect(it.playing).toBe(false);
  it.jump(0);
  await it.play(
    async () => undefined,
    async () => void (it.playing = false),
  );
  expect(it.now).toBe(3);
});

test('a jump while a step is happening wins', async () => {
  const it = await replay();
  await it.forward(async () => it.jump(2));
  expect(it.now).toBe(4);
});

test('other eyes look at the same moment', async () => {
  const it = await replay();
  it.jump(1);
  await it.look('spectator');
  expect(it.me).toBe(null);
  expect(it.sight).toMatchObject({ viewer: 'spectator', view: { number: 3 } });
});

test('an address names a moment and eyes, and what it names wrongly is ignored', async () => {
  const it = await replay();
  await it.begin(new URLSearchParams('at=3&eyes=spectator'));
  expect([it.now, it.eyes]).toEqual([3, 'spectator']);
  expect(String(it.address)).toBe('at=3&eyes=spectator');
  for (const wrong of ['at=x&eyes=99', 'at=&eyes=', 'at=1e999&eyes=-1']) {
    const other = new Replay(recorded(0).table, async (eyes) => recorded(eyes));
    await other.begin(new URLSearchParams(wrong));
    expect([other.now, other.eyes]).toEqual([2, other.mine[0] ?? 'spectator']);
  }
});

test('anybody’s eyes may be looked through once the game is over, and only one’s own before', () => {
  const before = new Replay(tableInfo({ state: 'playing' }), async (eyes) => recorded(eyes));
  expect(before.eyesOf).toEqual([...before.mine, 'spectator']);
  const after = new Replay(tableInfo({ state: 'over' }), async (eyes) => recorded(eyes));
  expect(new Set(after.eyesOf)).toEqual(new Set([...after.table.seats.keys(), 'spectator', 'open']));
});

test('with all hands open each seat is seen as it sees itself', () => {
  const sights = [0, 1].map((viewer) =>
    sightOf(viewer, 1, { view: { round: 1, seats: [0, 1].map((seat) => (seat === viewer ? { hand: [seat] } : { hand_count: 1 })) } }),
  );
  expect(openSight(sights, 1)).toMatchObject({ viewer: 1, view: { round: 1, seats: [{ hand: [0] }, { hand: [1] }] } });
  expect(openSight(sights, 2)).toBe(null);
});

test('with all hands open the sealed answers of all lie side by side, and counts by kind stay as they are', () => {
  const sights = [0, 1].map((viewer) =>
    sightOf(viewer, 1, { view: { seats: [{}, {}], chosen: { [viewer]: `card ${viewer}` }, removed: { trumpet: 2 } } }),
  );
  expect(openSight(sights, 0)).toMatchObject({ view: { chosen: { 0: 'card 0', 1: 'card 1' }, removed: { trumpet: 2 } } });
});
