// How Jericho's cards and stones fly.

import { centred, middleOf, placed, SETTLING, type Area, type Flight as AnyFlight } from '#web/look/flight.ts';
import type { Pace } from '#web/look/pace.ts';
import type { Move } from './beats.ts';
import type { Card } from './types.ts';

export interface Flight extends AnyFlight {
  shows: [Card | null, Card | null];
  tumbles: boolean;
}

const CARD = { width: 60, height: 84 };
const BOUNDS = { smallest: 0.22, largest: 1.3 };

/** How long a card is on its way, and a stone, which falls. */
const FLIGHT = 320;
const FALL = 400;

/** The flight of a move between two areas. */
export function flightOf(move: Move, from: Area, to: Area, pace: Pace): Flight {
  const { shows, tumbles = false } = move;
  return { shows, tumbles, ...(tumbles ? falling(from, to, pace) : flying(move, from, to, pace)), delay: pace.ms(move.after ?? 0) };
}

function flying({ shows }: Move, from: Area, to: Area, pace: Pace): Omit<AnyFlight, 'delay'> {
  return {
    ...CARD,
    path: [placed(from, CARD, BOUNDS), placed(to, CARD, BOUNDS)],
    easing: SETTLING,
    turning: shows[0] !== shows[1] ? 'linear' : null,
    ms: pace.ms(FLIGHT),
  };
}

/** A stone leans out of its wall before it falls. */
function falling(from: Area, to: Area, pace: Pace): Omit<AnyFlight, 'delay'> {
  const size = { width: from.width, height: from.height };
  const { x, y } = middleOf(from);
  const path = [
    centred({ x, y }, size, 'rotate(0deg) scale(1)'),
    { ...centred({ x: x + 6, y: y - 10 }, size, 'rotate(12deg) scale(1)'), offset: 0.25 },
    { ...centred(middleOf(to), size, 'rotate(250deg) scale(0.7)'), opacity: 0.9 },
  ];
  return { ...size, path, easing: 'ease-in', turning: null, ms: pace.ms(FALL) };
}
