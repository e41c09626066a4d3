import { expect, test } from 'vitest';
import { orderOf, othersOf, sidesOf } from './around.ts';

test('the others sit in true order, from the left hand round to the right', () => {
  expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  expect(othersOf(3, null)).toEqual([0, 1, 2]);
  expect(orderOf(4, 2)).toEqual([3, 0, 1, 2]);
  expect(orderOf(3, null)).toEqual([0, 1, 2]);
});

test.each([
  [[1], { left: [], top: [1], right: [] }],
  [[1, 2], { left: [1], top: [], right: [2] }],
  [[1, 2, 3, 4], { left: [1], top: [2, 3], right: [4] }],
])('%o sit around a wide table', (others, sides) => {
  expect(sidesOf(others)).toEqual(sides);
});
