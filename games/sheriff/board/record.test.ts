import { expect, test } from 'vitest';
import { textOf } from './later.ts';
import { recordsOf } from './record.ts';
import type { Event, Offer, View } from './types.ts';

const seat = { coins: 50, hand_count: 6, legal: {}, contraband_count: 0, bag: { state: 'none', cards_count: 0, declared: null } };
/** Four seats; seat 0 was sheriff in round 1. */
const view = { round: 3, sheriff: 2, seats: [seat, seat, seat, seat] } as unknown as View;

const declared = (at: number, good: 'apple' | 'cheese', count: number): Event => ({ type: 'declared', seat: at, good, count });
const deal = (payer: number, later: Offer['later'], give: Partial<Offer['give']> = {}): Event => ({
  type: 'deal',
  offer: { id: 1, by: payer, payer, give: { coins: 0, legal: {}, named: [], unnamed_count: 0, bag: {}, ...give }, promises: [], later },
});
const passed = (at: number, legal: object, hidden: number): Event => ({ type: 'passed', seat: at, legal, contraband: null, contraband_count: hidden });
const opened = (at: number, truth: boolean): Event => ({ type: 'opened', seat: at, cards: [], truth });
const round = (number: number, at: number): Event => ({ type: 'sheriff', seat: at, round: number });

test('a bag that was opened, or whose goods lie on the stand, is known to have been true or false', () => {
  const { bags } = recordsOf([declared(1, 'apple', 2), declared(2, 'apple', 2), declared(3, 'cheese', 1), passed(1, { apple: 2 }, 0), passed(2, { apple: 1 }, 1), opened(3, true)], view);
  expect(bags.map((own) => own.map(({ truth, opened }) => [truth, opened]))).toEqual([[], [[true, false]], [[false, false]], [[true, true]]]);
});

test('a legal good that was not declared makes a bag false as well', () => {
  const { bags } = recordsOf([declared(1, 'apple', 2), passed(1, { apple: 1, cheese: 1 }, 0)], view);
  expect(bags[1]![0]!.truth).toBe(false);
});

test('whoever said that a bag would pass keeps the word by letting it, and breaks it by opening it', () => {
  const said = deal(1, [{ by: 1, text: textOf('let-pass') }]);
  const first = [declared(1, 'apple', 1), said, passed(1, { apple: 1 }, 0)];
  const next = [round(2, 1), declared(0, 'apple', 1)];
  expect(recordsOf(first, view).words[0]).toMatchObject({ by: 1, to: 0, round: 1, fate: 'open' });
  expect(recordsOf([...first, ...next, passed(0, { apple: 1 }, 0)], view).words[0]!.fate).toBe('kept');
  expect(recordsOf([...first, ...next, opened(0, true)], view).words[0]!.fate).toBe('broken');
});

test('whoever said to take nothing breaks the word by a deal that gives something', () => {
  const first = [deal(1, [{ by: 1, text: textOf('no-bribe') }]), round(2, 1), declared(0, 'apple', 1)];
  expect(recordsOf([...first, deal(0, [], { coins: 1 }), passed(0, { apple: 1 }, 0)], view).words[0]!.fate).toBe('broken');
  expect(recordsOf([...first, deal(0, []), passed(0, { apple: 1 }, 0)], view).words[0]!.fate).toBe('kept');
});

test('words of one’s own are only recorded, and the sheriff’s are said to the one who pays', () => {
  expect(recordsOf([deal(3, [{ by: 0, text: 'Next time, old friend' }])], view).words[0]).toMatchObject({ by: 0, to: 3, about: null, fate: 'said' });
});

test('goods promised from a bag are a word too: kept if they were there', () => {
  const promise = deal(1, [], { bag: { silk: 1 } });
  const handed = (silk: number): Event => ({ type: 'handed_over', from: 1, to: 0, goods: { silk } });
  expect(recordsOf([promise, handed(1)], view).words[0]).toMatchObject({ about: 'bag', fate: 'kept' });
  expect(recordsOf([promise, handed(0)], view).words[0]!.fate).toBe('broken');
});
