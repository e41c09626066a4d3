import { expect, test } from 'vitest';
import type { TableInfo } from '../wire.ts';
import { namesOf, teamOf } from './teams.ts';

const four = (teams?: number[][]) => ({ seats: ['Ann', 'Bob', null, 'Dan'].map((name) => ({ name })), teams }) as unknown as TableInfo;

test('partners stand side by side in a list of names', () => {
  expect(namesOf(four([[0, 1], [2, 3]]))).toBe('Ann & Bob · Dan');
  expect(namesOf(four([[0, 2], [1, 3]]))).toBe('Ann · Bob & Dan');
  expect(namesOf(four())).toBe('Ann · Bob · Dan');
});

test('a seat has a team where there are teams', () => {
  expect([0, 1, 2, 3].map((seat) => teamOf(four([[0, 1], [2, 3]]), seat))).toEqual([1, 1, 2, 2]);
  expect(teamOf(four(), 0)).toBeUndefined();
});
