// The walls: how they are drawn to one scale. How long they are and which is the longest, the game tells.

import { colorOf, valueOf } from './cards.ts';
import type { Card, Color, Lead } from './types.ts';

/** One seat's walls: the cards of each that stands, as they are drawn. */
export type Walls = { [color in Color]?: Card[] };

/** The least length that the scale has room for, so that the first stones do not fill the table. */
const LEAST_SCALE = 16;
/** The scale grows by steps, so that it does not change with every card. */
const SCALE_STEP = 4;

/** Where no wall of a colour stands. */
export const NO_LEAD: Lead = { lengths: [], longest: [], by: 0 };

/** The length of the longest wall of a colour; 0 where none stands. */
export function longestOf({ lengths, longest }: Lead): number {
  return lengths[longest[0] ?? -1] ?? 0;
}

/** How wide a wall is drawn: its stones stand side by side, each as wide as it is long. */
export function widthOf(wall: readonly Card[]): number {
  return wall.reduce((sum, card) => sum + valueOf(card), 0);
}

/** How long a wall can be drawn: the same for all walls on the table. */
export function scaleOf(walls: readonly Walls[], room = 0): number {
  const longest = Math.max(room, ...walls.flatMap((own) => Object.values(own).map(widthOf)));
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
