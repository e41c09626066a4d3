import { expect, test } from 'vitest';
import { recordsOf } from './record.ts';
import type { Beside, Event, OfferView, Sight } from './types.ts';

const seat = { coins: 50, hand_count: 6, legal: {}, contraband_count: 0, bag: { state: 'none', cards_count: 0, declared: null } };
/** Four seats; seat 0 was sheriff in round 1. */
const view = { round: 3, sheriff: 2, seats: [seat, seat, seat, seat] };
const records = (past: Event[], beside: Partial<Beside>) => recordsOf(past, { view, beside } as unknown as Sight);

const declared = (at: number, good: 'apple' | 'cheese', count: number): Event => ({ type: 'declared', seat: at, good, count });
const deal = (payer: number, later: OfferView['later']): Event => ({
  type: 'deal',
  offer: { id: 1, by: payer, payer, give: { coins: 0, legal: {}, named: [], unnamed_count: 0, bag: {} }, promises: [], later },
});
const passed = (at: number): Event => ({ type: 'passed', seat: at, legal: {}, contraband: null, contraband_count: 0 });
const opened = (at: number): Event => ({ type: 'opened', seat: at, cards: [], truth: true });
const round = (number: number, at: number): Event => ({ type: 'sheriff', seat: at, round: number });

test('every bag that was decided is there, and false in the rounds that the game names', () => {
  const past = [declared(1, 'apple', 2), declared(2, 'cheese', 1), passed(1), opened(2), round(2, 1), declared(2, 'apple', 3), passed(2)];
  const { bags } = records(past, { lies: [[], [1], [2], []] });
  expect(bags.map((own) => own.map(({ round, truth, opened }) => [round, truth, opened]))).toEqual([
    [],
    [[1, false, false]],
    [[1, true, true], [2, false, false]],
    [],
  ]);
});

test('words are recorded in their order, each with what became of it', () => {
  const handed: Event = { type: 'handed_over', from: 1, to: 0, goods: { silk: 1 } };
  const past = [deal(1, [{ by: 1, text: 'Mine' }, { by: 0, text: 'Yours' }]), handed, round(2, 1)];
  const { words } = records(past, { words: ['open', 'said', 'broken'] });
  expect(words.map(({ by, to, text, about, fate }) => [by, to, text, about, fate])).toEqual([
    [1, 0, 'Mine', null, 'open'],
    [0, 1, 'Yours', null, 'said'],
    [1, 0, '', 'bag', 'broken'],
  ]);
});

test('while only the end of the history is here, the words that are here have their own fates', () => {
  const { words } = records([deal(1, [{ by: 1, text: 'Mine' }])], { words: ['kept', 'kept', 'open'] });
  expect(words.map(({ fate }) => fate)).toEqual(['open']);
});
