// What a choice would do, worked out from what lies open on the table. It is only shown: what may be done comes from
// the server, and so does what then happens.

import { TRUMPET, colorOf, valueOf } from './cards.ts';
import type { Card, Color } from './types.ts';
import { asDrawn, lengthOf, lengthsOf, leadOf, type Lead, type Walls } from './walls.ts';

/** A wall before and after. */
export interface Growth {
  color: Color;
  before: number;
  after: number;
  /** Who would be ahead in this colour. */
  lead: Lead;
}

/** What a wall card would do to the seat's own wall. */
export function building(walls: readonly Walls[], seat: number, card: Card): Growth | null {
  const color = colorOf(card);
  if (!color) return null;
  const lengths = lengthsOf(walls, color);
  const before = lengths[seat] ?? 0;
  const after = before + valueOf(card);
  return { color, before, after, lead: leadOf(lengths.with(seat, after)) };
}

/** What a trumpet would bring down. */
export interface Fall {
  color: Color;
  /** The value that falls; null where no stone of the colour stands. */
  value: number | null;
  /** How many stones fall from each seat's wall. */
  fallen: number[];
  /** How many trumpets are lost with each seat's wall. */
  collapsed: number[];
  /** Whether the trumpet joins the wall of the seat that blows it. */
  kept: boolean;
  /** The lengths before and after. */
  before: number[];
  after: number[];
}

/** What a trumpet blown by a seat at a colour would do. */
export function blowing(walls: readonly Walls[], seat: number, color: Color): Fall {
  const own = walls.map((each) => each[color] ?? []);
  const highest = Math.max(0, ...own.flat().filter(colorOf).map(valueOf));
  const falls = (card: Card) => colorOf(card) !== null && valueOf(card) === highest;
  const stands = own.map((wall) => wall.some((card) => colorOf(card) !== null && !falls(card)));
  const kept = stands[seat] ?? false;
  const left = own.map((wall, at) => (stands[at] ? lengthOf(wall.filter((card) => !falls(card))) : 0));
  return {
    color,
    value: highest || null,
    fallen: own.map((wall) => wall.filter(falls).length),
    collapsed: own.map((wall, at) => (stands[at] ? 0 : wall.filter((card) => card === TRUMPET).length)),
    kept,
    before: own.map(lengthOf),
    after: kept ? left.with(seat, (left[seat] ?? 0) + valueOf(TRUMPET)) : left,
  };
}

/** The wall with a card that is only thought of. */
export function wallWith(wall: readonly Card[] | undefined, card: Card): Card[] {
  return asDrawn([...(wall ?? []), card]);
}
