// How the Sheriff's cards, coins and signs fly.

import { placed, SETTLING, type Area, type Flight as AnyFlight } from '#web/look/flight.ts';
import type { Pace } from '#web/look/pace.ts';
import type { Move, Thing } from './beats.ts';

export interface Flight extends AnyFlight {
  thing: Thing;
}

const CARD = { width: 50, height: 70 };
const SIGN = { width: 36, height: 36 };
const BOUNDS = { smallest: 0.35, largest: 1.3 };

/** How long a thing is on its way. */
const FLIGHT = 330;

/** The flight of a move between two areas. */
export function flightOf({ thing, after }: Move, from: Area, to: Area, pace: Pace): Flight {
  const size = 'card' in thing ? CARD : SIGN;
  const turns = 'card' in thing && thing.card[0] !== thing.card[1];
  return {
    thing,
    ...size,
    path: [placed(from, size, BOUNDS), placed(to, size, BOUNDS)],
    easing: SETTLING,
    turning: turns ? SETTLING : null,
    ms: pace.ms(FLIGHT),
    delay: pace.ms(after ?? 0),
  };
}
