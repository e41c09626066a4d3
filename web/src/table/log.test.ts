import { expect, test } from 'vitest';
import type { Step } from '../wire.ts';
import { linesOf, teller } from './log.ts';
import { acted, sightOf, tableInfo, TOLL } from './told.ts';

const NAMES = ['Anna', 'Basile', 'Colette'];

function idsOf(step: Step, viewer: number | 'spectator' = 0): string[] {
  return linesOf(step, TOLL, viewer, NAMES).map(({ words }) => words.id);
}

test('each event of an entry is one line, from the knowledge of the seat that looks', () => {
  const told = [{ id: 'toll-paid' }, { id: 'toll-paid' }];
  const step = acted(1, { sights: [sightOf(0, 1, { told }), sightOf(1, 1, { told: [] })] });
  expect(idsOf(step, 0)).toEqual(['toll-paid', 'toll-paid']);
  expect(idsOf(step, 1)).toEqual([]);
});

test('an event that needs no sentence has none', () => {
  expect(idsOf(acted(1, { sights: [sightOf(0, 1, { told: [null, { id: 'toll-paid' }] })] }))).toEqual(['toll-paid']);
});

test('a seat has its name, and the one that looks is spoken to', () => {
  const step = acted(1, { sights: [sightOf(0, 1, { told: [{ id: 'toll-paid', by: 0, args: { to: { seat: 1 } } }] })] });
  const args = (viewer: number | 'spectator') => {
    const seen = { ...step, sights: step.sights.map((sight) => ({ ...sight, viewer })) };
    return linesOf(seen, TOLL, viewer, NAMES)[0]!.words.args;
  };
  expect(args(0)).toEqual({ who: 'you', name: 'Anna', to: 'Basile' });
  expect(args(1)).toEqual({ who: 'other', name: 'Anna', to: { id: 'table-you' } });
  expect(args('spectator')).toEqual({ who: 'other', name: 'Anna', to: 'Basile' });
});

test('what happens to a seat is told with the name it had after the entry', () => {
  const table = tableInfo({ seats: tableInfo().seats.map((seat) => ({ ...seat, name: 'Zoé' })) });
  const step = acted(1, { what: { kind: 'sat', seat: 2 }, table, sights: [] });
  expect(linesOf(step, TOLL, 0, NAMES)[0]!.words).toEqual({ id: 'web-log-sat', args: { name: 'Zoé' } });
});

test.each([
  [{ kind: 'bot_took_over', seat: 1, why: 'away' }, 'web-log-away'],
  [{ kind: 'bot_took_over', seat: 1, why: 'handed_over' }, 'web-log-handed-over'],
  [{ kind: 'took_back', seat: 1 }, 'web-log-took-back'],
  [{ kind: 'undo_asked', seat: 1, number: 7 }, 'web-log-undo-asked'],
  [{ kind: 'undo_agreed', seat: 1 }, 'web-log-undo-agreed'],
  [{ kind: 'undo_refused', seat: 1 }, 'web-log-undo-refused'],
  [{ kind: 'undone', seat: 1, number: 7, count: 1 }, 'web-log-undone'],
  [{ kind: 'undone', seat: 1, number: 7, count: 2 }, 'web-log-undone-more'],
  [{ kind: 'acted', seat: 1, by: 'clock' }, 'web-log-clock'],
] as const)('%o is told', (what, id) => {
  expect(idsOf(acted(1, { what, sights: [] }))).toEqual([id]);
});

test('an entry is told once, and stays the same line', () => {
  const step = acted(1);
  const tell = teller(TOLL, 0, NAMES);
  expect(tell(step)).toEqual(linesOf(step, TOLL, 0, NAMES));
  expect(tell(step)).toBe(tell(step));
});
