// The way of a thing from one place on the screen to another.

import type { Pace } from '../../look/pace.ts';
import type { Move } from './beats.ts';
import type { Card } from './types.ts';

/** What is needed of a place on the screen. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export interface Flight {
  shows: [Card | null, Card | null];
  /** The size in which it is drawn; it is scaled from there. */
  width: number;
  height: number;
  from: { x: number; y: number; scale: number };
  to: { x: number; y: number; scale: number };
  tumbles: boolean;
  /** Whether it turns over on the way. */
  turns: boolean;
  ms: number;
  delay: number;
}

/** A card's size while it flies, and the bounds between which it is scaled to fit a place. */
const WIDE = 60;
const HIGH = 84;
const SMALLEST = 0.22;
const LARGEST = 1.3;

/** How long a card is on its way, and a stone, which falls. */
const FLIGHT = 320;
const FALL = 400;

/** The flight of a move between two boxes. */
export function flightOf(move: Move, from: Box, to: Box, pace: Pace): Flight {
  const tumbles = move.tumbles ?? false;
  const [width, height] = tumbles ? [from.width, from.height] : [WIDE, HIGH];
  return {
    shows: move.shows,
    width,
    height,
    from: { ...middleOf(from), scale: tumbles ? 1 : fit(from) },
    to: { ...middleOf(to), scale: tumbles ? 0.7 : fit(to) },
    tumbles,
    turns: move.shows[0] !== move.shows[1],
    ms: pace.ms(tumbles ? FALL : FLIGHT),
    delay: pace.ms(move.after ?? 0),
  };
}

function middleOf(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function fit(box: Box): number {
  return Math.min(LARGEST, Math.max(SMALLEST, Math.min(box.width / WIDE, box.height / HIGH)));
}

/** The keyframes of a flight: the path of the thing, and how it turns. */
export function framesOf({ from, to, width, height, tumbles, turns }: Flight): { path: Keyframe[]; turn: Keyframe[] } {
  const at = (x: number, y: number, scale: number, turned = 0) => ({
    transform: `translate(${x - width / 2}px, ${y - height / 2}px) rotate(${turned}deg) scale(${scale})`,
  });
  if (tumbles) {
    // A stone leans out of its wall before it falls.
    const lean = { ...at(from.x + 6, from.y - 10, 1, 12), offset: 0.25 };
    return { path: [at(from.x, from.y, 1), lean, { ...at(to.x, to.y, to.scale, 250), opacity: 0.9 }], turn: [] };
  }
  const path = [at(from.x, from.y, from.scale), at(to.x, to.y, to.scale)];
  return { path, turn: turns ? [{ transform: 'rotateY(0deg)' }, { transform: 'rotateY(180deg)' }] : [] };
}
