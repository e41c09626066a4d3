import { expect, test } from 'vitest';
import type { GameOption } from '../wire.ts';
import { tableInfo } from '../table/told.ts';
import { effective, given, mayChoose, namesNow, perSeat, unusual, usual, wordsOf, type PerSeat } from './choices.ts';

const SEALED: GameOption = { key: 'sealed_bids', kind: 'yes_no', usual: false };
const ROUNDS: GameOption = { key: 'rounds', kind: 'numbers', numbers: [2, 0, 3] };

const HATS: PerSeat = { key: 'hats', kind: 'per_seat', names: ['bowler', 'cap', 'hood'] };

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

test('a word that is not the first is unusual, and so is a no where yes is usual', () => {
  const pace: GameOption = { key: 'pace', kind: 'words', words: ['slow', 'quick'] };
  const teams: GameOption = { key: 'teams', kind: 'yes_no', usual: true, only_at: [4] };
  expect([usual(pace), usual(teams)]).toEqual(['slow', true]);
  expect(unusual([pace, teams], { pace: 'slow', teams: true })).toBe(0);
  expect(unusual([pace, teams], { pace: 'quick', teams: false })).toBe(2);
});

test('an option that changes nothing at this table is not shown', () => {
  const teams: GameOption = { key: 'teams', kind: 'yes_no', usual: true, only_at: [4] };
  expect(effective([ROUNDS, teams], 3)).toEqual([ROUNDS]);
  expect(effective([ROUNDS, teams], 4)).toEqual([ROUNDS, teams]);
});

test('a table names what each seat has, or seats take the usual names', () => {
  expect(perSeat([SEALED, HATS, ROUNDS])).toEqual([HATS]);
  expect(namesNow(HATS, {}, 2)).toEqual(['bowler', 'cap']);
  expect(namesNow(HATS, { hats: ['hood', 'cap'] }, 2)).toEqual(['hood', 'cap']);
});

test('people choose for their own seats, and whoever has made the table for bots and open seats, too', () => {
  const [mine, hers] = tableInfo().seats;
  const table = tableInfo({ seats: [mine!, hers!, { ...hers!, who: 'bot' }, { ...hers!, who: 'open', name: null }] });
  const seats = (youHost: boolean, of = table) => of.seats.map((_, seat) => mayChoose(of, seat, youHost));
  expect(seats(false)).toEqual([true, false, false, false]);
  expect(seats(true)).toEqual([true, false, true, true]);
  expect(seats(true, { ...table, known_deal: true })).not.toContain(true);
});
