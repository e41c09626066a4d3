import { expect, test } from 'vitest';
import { acted } from './told.ts';
import { notUndone, undoableOf } from './undo.ts';

test('a person can take back the last of what they have done, and nothing of others', () => {
  const can = [{ seat: 0, number: 7, asks: true }, { seat: 1, number: 8, asks: false }, { seat: 2, number: 9, asks: false }];
  expect(undoableOf({ can, question: null }, [0])).toEqual(can[0]);
  expect(undoableOf({ can, question: null }, [0, 1])).toEqual(can[1]);
  expect(undoableOf({ can, question: null }, [3])).toBe(null);
  expect(undoableOf(null, [0])).toBe(null);
});

test('what was taken back is not among what has happened', () => {
  const undone = (number: number, of: number) => acted(number, { what: { kind: 'undone', seat: 0, number: of, count: 1 } });
  const numbers = (steps: Parameters<typeof notUndone>[0]) => notUndone(steps).map((step) => step.number);
  expect(numbers([acted(5), acted(6), acted(7)])).toEqual([5, 6, 7]);
  expect(numbers([acted(5), acted(6), acted(7), undone(8, 6), acted(9)])).toEqual([5, 8, 9]);
  expect(numbers([acted(5), acted(6), undone(7, 6), undone(8, 5), acted(9)])).toEqual([8, 9]);
  // A log that begins later than what was taken back.
  expect(numbers([acted(6), undone(7, 5)])).toEqual([7]);
});
