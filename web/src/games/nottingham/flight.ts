// The way of a thing from one place on the screen to another.

import type { Pace } from '../../look/pace.ts';
import type { Face, Move } from './beats.ts';

/** What is needed of a place on the screen. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export interface Flight {
  shows: [Face, Face];
  /** The size in which it is drawn; it is scaled from there. */
  width: number;
  height: number;
  /** How it is moved and scaled where it leaves, and where it arrives. */
  from: string;
  to: string;
  /** Whether it turns over on the way. */
  turns: boolean;
  ms: number;
  delay: number;
}

/** A card's size while it flies, and the bounds between which it is scaled to fit a place. */
const WIDE = 60;
const HIGH = 84;
const SMALLEST = 0.25;
const LARGEST = 1.6;

/** How long a thing is on its way. */
const FLIGHT = 340;

/** The flight of a move between two boxes. */
export function flightOf(move: Move, from: Box, to: Box, pace: Pace): Flight {
  return {
    shows: move.shows,
    width: WIDE,
    height: HIGH,
    from: placed(from),
    to: placed(to),
    turns: move.shows[0] !== move.shows[1],
    ms: pace.ms(FLIGHT),
    delay: pace.ms(move.after ?? 0),
  };
}

function placed(box: Box): string {
  const [x, y] = [box.left + box.width / 2 - WIDE / 2, box.top + box.height / 2 - HIGH / 2];
  return `translate(${x}px, ${y}px) scale(${fit(box)})`;
}

/** What fills a place without standing out of it. */
function fit(box: Box): number {
  return Math.min(LARGEST, Math.max(SMALLEST, Math.min(box.width / WIDE, box.height / HIGH)));
}
