// What is picked, and where it can go.

import { expect, test } from 'vitest';
import { covering, isLit, laying, liftable, next, same, targetsOf, turnedAt, type Target } from './picking.ts';
import type { Action } from './types.ts';

const LEGAL: Action[] = [
  { type: 'place', card: 'red-tough', o: 'sideways', x: 0, y: -2 },
  { type: 'place', card: 'red-tough', o: 'sideways', x: -2, y: 2 },
  { type: 'place', card: 'red-tough', o: 'upright', x: 0, y: -3 },
  { type: 'cover', card: 'red-tough', on: { x: 4, y: 4 } },
  { type: 'place', card: 'barracks', o: 'upright', x: 0, y: -3 },
];
const MOVES: Action[] = [
  { type: 'move', from: { x: 1, y: 1 }, to: { o: 'upright', x: 5, y: 5 } },
  { type: 'move', from: { x: 1, y: 1 }, on: { x: 3, y: 3 } },
  { type: 'move', from: { x: 2, y: 7 }, to: { o: 'upright', x: 5, y: 5 } },
  { type: 'skip' },
];
const tough = { zone: 'hand', card: 'red-tough', index: 0 } as const;

test('a card goes where it is legal, to places and on cards', () => {
  const targets = targetsOf(LEGAL, tough);
  expect(targets.map(({ kind }) => kind)).toEqual(['place', 'place', 'place', 'card']);
  expect(targets.map(({ action }) => action)).toEqual(LEGAL.slice(0, 4));
  expect([isLit(LEGAL, 'barracks'), isLit(LEGAL, 'red-punk'), isLit(MOVES, 'red-tough')]).toEqual([true, false, false]);
});

test('a gear lifts each card once, and takes it where that card may go', () => {
  expect(liftable(MOVES)).toEqual([
    { x: 1, y: 1 },
    { x: 2, y: 7 },
  ]);
  expect(targetsOf(MOVES, { zone: 'city', at: { x: 1, y: 1 } }).map(({ action }) => action)).toEqual(MOVES.slice(0, 2));
});

test('turning finds the place close by at which the card lies the other way', () => {
  const targets = targetsOf(LEGAL, tough);
  expect(turnedAt(targets, targets[0]!)).toBe(targets[2]);
  expect(turnedAt(targets, targets[2]!)).toBe(targets[0]);
  expect(turnedAt(targets, targets[1]!)).toBeNull();
  expect(turnedAt(targets, targets[3]!)).toBeNull();
});

test('places are gone through from the first to the last and around', () => {
  const targets = targetsOf(LEGAL, tough);
  const seen: Target[] = [];
  for (let now = next(targets, null); now && !seen.some((each) => same(each, now)); now = next(targets, now)) seen.push(now);
  expect(seen).toEqual(targets);
  expect(next([], null)).toBeNull();
});

test('what may be refused is asked as it was meant', () => {
  const place = { o: 'upright', x: 8, y: 8 } as const;
  expect(laying(tough, place)).toEqual({ type: 'place', card: 'red-tough', ...place });
  expect(laying({ zone: 'city', at: { x: 1, y: 1 } }, place)).toEqual({ type: 'move', from: { x: 1, y: 1 }, to: place });
  expect(covering(tough, { x: 4, y: 4 })).toEqual({ type: 'cover', card: 'red-tough', on: { x: 4, y: 4 } });
});
