import { expect, test } from 'vitest';
import { CLOCKS, timeLeft, unitsLeft } from './clocks.ts';

test('the seconds of a minute are counted, and those of a day are not', () => {
  expect(timeLeft(65).text).toBe('1:05');
  expect(timeLeft(0).text).toBe('0:00');
  expect(timeLeft(3599).text).toBe('59:59');
  expect(timeLeft(3600).text).not.toContain(':');
});

test('whoever has just been given a day has 24 hours', () => {
  expect(unitsLeft(24 * 3600 - 1)).toEqual({ days: false, count: 24 });
  expect(unitsLeft(7 * 24 * 3600 - 1)).toEqual({ days: true, count: 7 });
  expect(unitsLeft(48 * 3600 - 1)).toEqual({ days: true, count: 2 });
  expect(unitsLeft(47 * 3600)).toEqual({ days: false, count: 47 });
  expect(unitsLeft(3600)).toEqual({ days: false, count: 1 });
});

test('a week is the longest that is offered, as the server has it', () => {
  expect(Math.max(...CLOCKS)).toBe(604800);
});
