import { expect, test } from 'vitest';
import { nextHolder } from './curtain.ts';

test.each([
  ['nobody holds the device yet: the first who is asked', [0, 2], [0, 1, 2], null, 0],
  ['nobody holds it and none of these is asked: the first of them', [1, 2], [0], null, 1],
  ['its holder is asked: it stays', [0, 2], [0, 2], 2, null],
  ['its holder has answered: it goes to the next who is asked', [0, 1, 2], [0, 2], 1, 2],
  ['and round the table', [0, 1, 2], [0], 1, 0],
  ['only others are asked: it stays', [0, 1], [2], 1, null],
])('%s', (_, mine, pending, holder, next) => {
  expect(nextHolder(mine, pending, holder)).toBe(next);
});

test('whoever wants to say something takes it from whoever is asked, and keeps it until it is given back', () => {
  expect(nextHolder([0, 1, 2], [0], 0, 2)).toBe(2);
  expect(nextHolder([0, 1, 2], [0], 2, 2)).toBe(null);
  expect(nextHolder([0, 1, 2], [0], 2)).toBe(0);
});
