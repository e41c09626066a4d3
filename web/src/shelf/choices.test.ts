import { expect, test } from 'vitest';
import type { GameOption } from '../wire.ts';
import { given, unusual, usual, wordsOf } from './choices.ts';

const SEALED: GameOption = { key: 'sealed_bids', kind: 'yes_no' };
const ROUNDS: GameOption = { key: 'rounds', kind: 'numbers', numbers: [2, 0, 3] };

const HATS: GameOption = { key: 'hats', kind: 'per_seat', names: ['bowler', 'cap', 'hood'] };

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

test('each seat has another name: one that is given is taken from whoever had it', () => {
  expect(unusual([HATS], { hats: ['bowler', 'cap', 'hood'] })).toBe(0);
  expect(given(['bowler', 'cap', 'hood'], 0, 'hood')).toEqual(['hood', 'cap', 'bowler']);
  expect(unusual([HATS], { hats: ['hood', 'cap', 'bowler'] })).toBe(1);
});
