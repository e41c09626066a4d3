import { expect, test } from 'vitest';
import { Steps } from '../live/steps.ts';
import type { Step } from '../wire.ts';
import { linesOf, teller } from './log.ts';
import { acted, sightOf, tableInfo, TOLL } from './told.ts';

const NAMES = ['Anna', 'Basil', 'Colette'];

function idsOf(step: Step, viewer: number | 'spectator' = 0): string[] {
  const steps = new Steps();
  steps.load([step]);
  return linesOf(step, steps, TOLL, viewer, NAMES).map(({ words }) => words.id);
}

test('each event of an entry is one line, from the knowledge of the seat that looks', () => {
  const events = [{ type: 'paid', number: 1 }, { type: 'paid', number: 2 }];
  const step = acted(1, { sights: [sightOf(0, 1, { events }), sightOf(1, 1, { events: [] })] });
  expect(idsOf(step, 0)).toEqual(['toll-paid', 'toll-paid']);
  expect(idsOf(step, 1)).toEqual([]);
});

test('an event that needs no sentence has none', () => {
  const steps = new Steps();
  steps.load([acted(1)]);
  expect(linesOf(acted(1), steps, { ...TOLL, tell: () => null }, 0, NAMES)).toEqual([]);
});

test('an event is told from the views around its entry', () => {
  const steps = new Steps();
  steps.load([acted(1), acted(2)]);
  const seen: unknown[] = [];
  const game = { ...TOLL, tell: (_: unknown, telling: unknown) => (seen.push(telling), null) };
  linesOf(acted(2), steps, game as never, 0, NAMES);
  expect(seen).toMatchObject([{ before: { number: 1 }, after: { number: 2 }, names: NAMES, me: 0 }]);
});

test('what happens to a seat is told with the name it had after the entry', () => {
  const table = tableInfo({ seats: tableInfo().seats.map((seat) => ({ ...seat, name: 'Zoé' })) });
  const step = acted(1, { what: { kind: 'sat', seat: 2 }, table, sights: [] });
  const steps = new Steps();
  expect(linesOf(step, steps, TOLL, 0, NAMES)[0]!.words).toEqual({ id: 'web-log-sat', args: { name: 'Zoé' } });
});

test.each([
  [{ kind: 'bot_took_over', seat: 1, why: 'away' }, 'web-log-away'],
  [{ kind: 'bot_took_over', seat: 1, why: 'handed_over' }, 'web-log-handed-over'],
  [{ kind: 'took_back', seat: 1 }, 'web-log-took-back'],
  [{ kind: 'acted', seat: 1, by: 'clock' }, 'web-log-clock'],
] as const)('%o is told', (what, id) => {
  expect(idsOf(acted(1, { what, sights: [] }))).toEqual([id]);
});

test('an entry is told once, and stays the same line', () => {
  const steps = new Steps();
  steps.load([acted(1)]);
  const tell = teller(steps, TOLL, 0, NAMES);
  const [step] = steps.all;
  expect(tell(step!)).toEqual(linesOf(step!, steps, TOLL, 0, NAMES));
  expect(tell(step!)).toBe(tell(step!));
});
