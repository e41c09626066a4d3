import { expect, test } from 'vitest';
import { amountOf } from './wire.ts';

test('a part of a score is an amount, or amounts that add up to one', () => {
  expect(amountOf(7)).toBe(7);
  expect(amountOf({ king: 20, queen: 10 })).toBe(30);
});

test('a list of what was won is not an amount, and neither is an empty one', () => {
  expect(amountOf(['a-card', 'another'])).toBeNull();
  expect(amountOf([])).toBeNull();
});
