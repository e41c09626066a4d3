import { expect, test } from 'vitest';
import { friendsTable, lessonTable, oneScreenTable, playNowTable, withOptions } from './new-table.ts';

test('whoever learns plays the fewest gentle bots, and is reminded of what was seen', () => {
  const bot = { who: 'bot', level: 'novice' };
  expect(lessonTable('toll', 3)).toMatchObject({ seats: [{ who: 'me' }, bot, bot], memory_aid: true, start: true });
});

test('elsewhere the server decides whether to remind people, unless it is told', () => {
  expect(playNowTable('toll', 3, 'regular', null).memory_aid).toBe(null);
  expect(friendsTable('toll', 4, { clock: 0, listed: false, memory_aid: true, undo: true }).memory_aid).toBe(true);
  expect(oneScreenTable('toll', ['Anna', 'Basile'], 3, 'regular', false).memory_aid).toBe(false);
});

test('no clock is null, and not a clock of 0 seconds', () => {
  expect(friendsTable('toll', 4, { clock: 0, listed: false, memory_aid: null, undo: true }).clock).toBe(null);
  expect(friendsTable('toll', 4, { clock: 0, listed: false, memory_aid: null, undo: false }).undo).toBe(false);
  expect(friendsTable('toll', 4, { clock: 10, listed: false, memory_aid: null, undo: true }).clock).toBe(10);
});

test('around one screen bots fill the table up to its fewest seats', () => {
  const seats = oneScreenTable('toll', ['Anna', 'Basile'], 3, 'expert', null).seats;
  expect(seats).toEqual([{ who: 'me', name: 'Anna' }, { who: 'me', name: 'Basile' }, { who: 'bot', level: 'expert' }]);
});

test('a table names the options that somebody chose, and leaves the others to the game', () => {
  expect(withOptions(lessonTable('toll', 3), {})).not.toHaveProperty('options');
  expect(withOptions(lessonTable('toll', 3), { royal: true }).options).toEqual({ royal: true });
});

test('what is chosen for each seat is told for those that are there', () => {
  expect(withOptions(playNowTable('toll', 2, 'regular', null), { hats: ['hood', 'cap', 'bowler'] }).options).toEqual({ hats: ['hood', 'cap'] });
});
