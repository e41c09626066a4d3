// The way of a thing from one place on the screen to another.

import type { Pace } from '../../look/pace.ts';
import type { Move, Thing } from './beats.ts';

/** What is needed of a place on the screen. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export interface Flight {
  thing: Thing;
  /** The size in which it is drawn; it is scaled from there. */
  width: number;
  height: number;
  /** Whether a card turns over on the way. */
  turns: boolean;
  path: Keyframe[];
  ms: number;
  delay: number;
}

const CARD = { width: 50, height: 70 };
const SIGN = { width: 36, height: 36 };
const SMALLEST = 0.35;
const LARGEST = 1.3;
const FLIGHT = 330;

/** The flight of a move between two boxes. */
export function flightOf({ thing, after }: Move, from: Box, to: Box, pace: Pace): Flight {
  const size = 'card' in thing ? CARD : SIGN;
  const at = (box: Box): Keyframe => {
    const scale = Math.min(LARGEST, Math.max(SMALLEST, Math.min(box.width / size.width, box.height / size.height)));
    const [x, y] = [box.left + (box.width - size.width) / 2, box.top + (box.height - size.height) / 2];
    return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  };
  return {
    thing,
    ...size,
    turns: 'card' in thing && thing.card[0] !== thing.card[1],
    path: [at(from), at(to)],
    ms: pace.ms(FLIGHT),
    delay: pace.ms(after ?? 0),
  };
}
