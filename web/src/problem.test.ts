import { expect, test, vi } from 'vitest';
import { TOLL } from './table/told.ts';
import { refusalWords } from './problem.ts';

vi.mock('./words/language.svelte.ts', () => ({ isSaid: (id: string) => id === 'toll-refusal-all-alone' }));

test('a code that a newer server gives is told as unknown', () => {
  expect(refusalWords({ code: 'too_sunny' as never, message: '' }, null).id).toBe('web-refused-unknown');
});

test('a game’s own words for its reason come first', () => {
  const problem = { code: 'illegal_action', message: '' } as const;
  expect(refusalWords({ ...problem, reason: 'all_alone' }, TOLL).id).toBe('toll-refusal-all-alone');
  expect(refusalWords({ ...problem, reason: 'other' }, TOLL).id).toBe('web-refused-illegal-action');
});
