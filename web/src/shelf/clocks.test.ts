import { expect, test } from 'vitest';
import { CLOCKS, timeLeft } from './clocks.ts';

test('the seconds of a minute are counted, and those of a day are not', () => {
  expect(timeLeft(65).text).toBe('1:05');
  expect(timeLeft(0).text).toBe('0:00');
  expect(timeLeft(3599).text).toBe('59:59');
  expect(timeLeft(3600).text).not.toContain(':');
});

test('a week is the longest that is offered, as the server has it', () => {
  expect(Math.max(...CLOCKS)).toBe(604800);
});
