import { expect, test } from 'vitest';
import type { Game } from './board/contract.ts';
import { refusalWords } from './problem.ts';

test('a code that a newer server gives is told as unknown', () => {
  expect(refusalWords({ code: 'too_sunny' as never, message: '' }, null).id).toBe('web-refused-unknown');
});

test('a game’s own words for its reason come first', () => {
  const game = { refused: (reason: string) => (reason === 'alone' ? { id: 'toll-alone' } : null) } as Game;
  const problem = { code: 'illegal_action', message: '' } as const;
  expect(refusalWords({ ...problem, reason: 'alone' }, game).id).toBe('toll-alone');
  expect(refusalWords({ ...problem, reason: 'other' }, game).id).toBe('web-refused-illegal-action');
});
