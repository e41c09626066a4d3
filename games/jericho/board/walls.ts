// The walls: how long they are, which is the longest of a colour, and how they are drawn to one scale.

import { colorOf, valueOf } from './cards.ts';
import type { Card, Color } from './types.ts';

/** One seat's walls: the cards of each that stands, as they are drawn. */
export type Walls = { [color in Color]?: Card[] };

/** The least length that the scale has room for, so that the first stones do not fill the table. */
const LEAST_SCALE = 16;
/** The scale grows by steps, so that it does not change with every card. */
const SCALE_STEP = 4;

/** The sum of a wall's cards. */
export function lengthOf(wall: readonly Card[] | undefined): number {
  return (wall ?? []).reduce((sum, card) => sum + valueOf(card), 0);
}

/** The lengths of all seats' walls of a colour. */
export function lengthsOf(walls: readonly Walls[], color: Color): number[] {
  return walls.map((own) => lengthOf(own[color]));
}

/** Who is ahead in a colour. */
export interface Lead {
  /** The length of the longest wall; 0 where none stands. */
  length: number;
  /** The seats that have a wall of that length. */
  seats: number[];
  /** How much longer it is than the next; 0 where several are tied. */
  by: number;
}

/** Who is ahead, by the lengths of the seats' walls. */
export function leadOf(lengths: readonly number[]): Lead {
  const length = Math.max(0, ...lengths);
  if (length === 0) return { length, seats: [], by: 0 };
  const seats = lengths.flatMap((own, seat) => (own === length ? [seat] : []));
  const next = Math.max(0, ...lengths.filter((own) => own < length));
  return { length, seats, by: seats.length === 1 ? length - next : 0 };
}

/** How long a wall can be drawn: the same for all walls on the table. */
export function scaleOf(walls: readonly Walls[], room = 0): number {
  const longest = Math.max(room, ...walls.flatMap((own) => Object.values(own).map(lengthOf)));
  return Math.max(LEAST_SCALE, Math.ceil(longest / SCALE_STEP) * SCALE_STEP);
}

/** The wall with a card that is only thought of. */
export function wallWith(wall: readonly Card[] | undefined, card: Card): Card[] {
  return asDrawn([...(wall ?? []), card]);
}

/** A wall as it is drawn: trumpets first, then stones rising, so that what a trumpet brings down stands at the end. */
export function asDrawn(cards: readonly Card[]): Card[] {
  const key = (card: Card) => (colorOf(card) ? valueOf(card) : 0);
  return [...cards].sort((a, b) => key(a) - key(b));
}
