// What to ask the server for, for each of the ways to play.

import type { NewSeat, NewTable } from '../wire.ts';
import type { Chosen } from './choices.ts';
import type { Level } from './levels.ts';

const ME: NewSeat = { who: 'me', name: null };

const bots = (count: number, level: Level): NewSeat[] => Array.from({ length: count }, () => ({ who: 'bot', level }));

/** Whether everybody is reminded of what they have seen; null leaves it to the server, which reminds beginners. */
export type MemoryAid = boolean | null;

/** Bots take the other seats, and the game begins at once. */
export function playNowTable(game: string, seats: number, level: Level, memory_aid: MemoryAid): NewTable {
  return { game, seats: [ME, ...bots(seats - 1, level)], memory_aid, start: true };
}

/**
 * The first game of somebody who learns: as few seats as there can be, and bots that play gently. Where the game has chosen
 * a deal for it, everybody learns from the same cards.
 */
export function lessonTable(game: string, least: number, deal: string | null = null): NewTable {
  return { ...playNowTable(game, least, 'novice', true), deal };
}

/** The other seats wait for friends. */
export function friendsTable(
  game: string,
  seats: number,
  { clock, listed, memory_aid, undo }: { clock: number; listed: boolean; memory_aid: MemoryAid; undo: boolean },
): NewTable {
  const open: NewSeat[] = Array.from({ length: seats - 1 }, () => ({ who: 'open' }));
  return { game, seats: [ME, ...open], listed, memory_aid, undo, clock: clock === 0 ? null : clock };
}

/** Everybody shares this device; bots fill it up to this many seats. */
export function oneScreenTable(game: string, names: string[], seats: number, level: Level, memory_aid: MemoryAid): NewTable {
  const people: NewSeat[] = names.map((name) => ({ who: 'me', name }));
  return { game, seats: [...people, ...bots(Math.max(0, seats - names.length), level)], one_screen: true, memory_aid, start: true };
}

/** The table with the cards of a deal that has a number, which says the options, too. */
export function withDeal(table: NewTable, deal: string): NewTable {
  return { ...table, deal };
}

/** The table with the options that differ from the game's own. Where something is chosen for each seat, those that are not there have none. */
export function withOptions(table: NewTable, chosen: Chosen): NewTable {
  const options = Object.fromEntries(Object.entries(chosen).map(([key, value]) => [key, Array.isArray(value) ? value.slice(0, table.seats.length) : value]));
  return Object.keys(options).length > 0 ? { ...table, options } : table;
}
