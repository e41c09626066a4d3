import { expect, test } from 'vitest';
import { pauseOf } from './forced.ts';

test('a question with one answer is answered after a pause like a person’s, never at once', () => {
  expect(pauseOf(0)).toBe(1500);
  expect(pauseOf(0.5)).toBe(2750);
  expect(pauseOf(0.999)).toBeLessThan(4000);
});
