import { expect, test } from 'vitest';
import type { GameOption } from '../wire.ts';
import { unusual, usual, wordsOf } from './choices.ts';

const SEALED: GameOption = { key: 'sealed_bids', kind: 'yes_no' };
const ROUNDS: GameOption = { key: 'rounds', kind: 'numbers', numbers: [2, 0, 3] };

test('an option has its words by its key', () => {
  expect(wordsOf('toll', SEALED)).toBe('toll-option-sealed-bids');
});

test('a yes is unusual, and so is every number but the first', () => {
  expect(usual(SEALED)).toBe(false);
  expect(usual(ROUNDS)).toBe(2);
  expect(unusual([SEALED, ROUNDS], {})).toBe(0);
  expect(unusual([SEALED, ROUNDS], { sealed_bids: false, rounds: 2 })).toBe(0);
  expect(unusual([SEALED, ROUNDS], { sealed_bids: true, rounds: 0 })).toBe(2);
});
