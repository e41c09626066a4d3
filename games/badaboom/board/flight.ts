// How Badaboom's things fly: cards, coins, and the bomb, which goes in an arc.

import { middleOf, centred, placed, SETTLING, type Area, type Flight as AnyFlight } from '#web/look/flight.ts';
import type { Pace } from '#web/look/pace.ts';
import type { Move, Thing } from './beats.ts';

export interface Flight extends AnyFlight {
  shows: [Thing, Thing];
}

const CARD = { width: 60, height: 84 };
const COIN = { width: 26, height: 26 };
const BOMB = { width: 90, height: 90 };
const BOUNDS = { smallest: 0.25, largest: 1.6 };

/** How long a thing is on its way; the bomb takes its time. */
const FLIGHT = 320;
const THROWN = 400;

/** The flight of a move between two areas. */
export function flightOf({ shows, after }: Move, from: Area, to: Area, pace: Pace): Flight {
  const [first] = shows;
  const delay = pace.ms(after ?? 0);
  if (first.startsWith('bomb-')) {
    const [a, b] = [middleOf(from), middleOf(to)];
    const top = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - 60 };
    const path = [centred(a, BOMB, 'scale(0.8)'), centred(top, BOMB, 'rotate(160deg) scale(1.1)'), centred(b, BOMB, 'rotate(360deg) scale(0.6)')];
    return { shows, ...BOMB, path, easing: 'linear', turning: null, ms: pace.ms(THROWN), delay };
  }
  const size = first === 'coin' ? COIN : CARD;
  return {
    shows,
    ...size,
    path: [placed(from, size, BOUNDS), placed(to, size, BOUNDS)],
    easing: SETTLING,
    turning: shows[0] !== shows[1] ? SETTLING : null,
    ms: pace.ms(FLIGHT),
    delay,
  };
}
