// How Nottingham's things fly.

import { placed, SETTLING, type Area, type Flight as AnyFlight } from '#web/look/flight.ts';
import type { Pace } from '#web/look/pace.ts';
import type { Face, Move } from './beats.ts';

export interface Flight extends AnyFlight {
  shows: [Face, Face];
}

const CARD = { width: 60, height: 84 };
const BOUNDS = { smallest: 0.25, largest: 1.6 };

/** How long a thing is on its way. */
const FLIGHT = 340;

/** The flight of a move between two areas. */
export function flightOf({ shows, after }: Move, from: Area, to: Area, pace: Pace): Flight {
  return {
    shows,
    ...CARD,
    path: [placed(from, CARD, BOUNDS), placed(to, CARD, BOUNDS)],
    easing: SETTLING,
    turning: shows[0] !== shows[1] ? SETTLING : null,
    ms: pace.ms(FLIGHT),
    delay: pace.ms(after ?? 0),
  };
}
