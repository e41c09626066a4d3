// How Noxford's cards fly.

import { placed, SETTLING, type Area, type Flight as AnyFlight } from '#web/look/flight.ts';
import type { Pace } from '#web/look/pace.ts';
import type { Move } from './beats.ts';
import type { Face, Orientation } from './types.ts';

export interface Flight extends AnyFlight {
  shows: [Face, Face];
  o: Orientation;
}

/** How large a card is drawn while it flies: it is scaled from there. */
const UNIT = 30;
const BOUNDS = { smallest: 0.2, largest: 1.8 };
const FLIGHT = 380;

/** The flight of a move between two areas. It flies the way it will lie. */
export function flightOf({ shows, o, after }: Move, from: Area, to: Area, pace: Pace): Flight {
  const size = o === 'upright' ? { width: 2 * UNIT, height: 3 * UNIT } : { width: 3 * UNIT, height: 2 * UNIT };
  return {
    shows,
    o,
    ...size,
    path: [placed(from, size, BOUNDS), placed(to, size, BOUNDS)],
    easing: SETTLING,
    turning: shows[0] !== shows[1] ? SETTLING : null,
    ms: pace.ms(FLIGHT),
    delay: pace.ms(after ?? 0),
  };
}
