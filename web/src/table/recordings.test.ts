import { expect, test, vi } from 'vitest';
import { Recordings } from './recordings.ts';

/** A game of so many steps, of which four at most are given at once. */
const some = (last: number) => vi.fn(async (number: number) => Array.from({ length: Math.min(4, last + 1 - number) }, (_, index) => `step ${number + index}`));

test('what is shown one after the other is asked for in parts, and the next part before it is wanted', async () => {
  const fetch = some(12);
  const recordings = new Recordings(fetch);
  for (let number = 3; number <= 12; number += 1) expect(await recordings.of(number, 12)).toBe(`step ${number}`);
  expect(fetch.mock.calls.flat()).toEqual([3, 7, 11]);
  await recordings.of(6, 12);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('two who want the next at the same time ask once', async () => {
  const fetch = some(12);
  const recordings = new Recordings(fetch);
  expect(await Promise.all([recordings.of(5, 12), recordings.of(6, 12)])).toEqual(['step 5', 'step 6']);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('what cannot be had is asked for again', async () => {
  const fetch = vi.fn(async (): Promise<string[]> => []);
  const recordings = new Recordings(fetch);
  expect(await recordings.of(5, 12)).toBeNull();
  fetch.mockResolvedValueOnce(['step 5']);
  expect(await recordings.of(5, 5)).toBe('step 5');
  expect(fetch).toHaveBeenCalledTimes(2);
});
