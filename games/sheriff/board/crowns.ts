// Who is King and who is Queen of a good, and what it brings.

import { countsFor, legalAt, valueOf, worth } from './goods.ts';
import type { Place } from './scene.ts';
import type { Good } from './types.ts';

const KING: { [good in Good]?: number } = { apple: 20, cheese: 15, bread: 15, chicken: 10 };
const QUEEN: { [good in Good]?: number } = { apple: 10, cheese: 10, bread: 10, chicken: 5 };

export interface Crown {
  seats: number[];
  /** How many of the good each of them has. */
  count: number;
  /** What each of them gets. */
  points: number;
}

export interface Crowns {
  good: Good;
  king: Crown | null;
  /** None where several are King together, and where nobody else has the good. */
  queen: Crown | null;
}

/** How many of a good each seat has, royal goods counted as far as they lie open. */
export function countsOf(places: readonly Place[], good: Good): number[] {
  return places.map((place) =>
    (place.contraband ?? []).reduce((sum, each) => {
      const royal = countsFor(each);
      return royal?.[0] === good ? sum + royal[1] : sum;
    }, place.legal[good] ?? 0),
  );
}

/** King and Queen of a good. */
export function crownsOf(places: readonly Place[], good: Good): Crowns {
  const counts = countsOf(places, good);
  const first = crownAt(counts, Math.max(...counts));
  if (!first) return { good, king: null, queen: null };
  const [king, queen] = [KING[good] ?? 0, QUEEN[good] ?? 0];
  if (first.length > 1) return { good, king: { seats: first, count: counts[first[0]!]!, points: Math.floor((king + queen) / first.length) }, queen: null };
  const count = counts[first[0]!]!;
  const next = Math.max(0, ...counts.filter((each) => each < count));
  const second = crownAt(counts, next);
  return {
    good,
    king: { seats: first, count, points: king },
    queen: second && { seats: second, count: next, points: Math.floor(queen / second.length) },
  };
}

function crownAt(counts: number[], count: number): number[] | null {
  const seats = counts.flatMap((each, seat) => (each === count ? [seat] : []));
  return count > 0 && seats.length > 0 ? seats : null;
}

/** King and Queen of every good at the table. */
export function allCrowns(places: readonly Place[]): Crowns[] {
  return legalAt(places.length).map((good) => crownsOf(places, good));
}

/** What a seat gets for a good. */
export function pointsFor({ king, queen }: Crowns, seat: number): number {
  if (king?.seats.includes(seat)) return king.points;
  return queen?.seats.includes(seat) ? queen.points : 0;
}

/** What a seat would score now, as far as it lies open. */
export function scoreOf(places: readonly Place[], seat: number): number {
  const place = places[seat]!;
  const goods = Object.entries(place.legal).reduce((sum, [good, count]) => sum + valueOf(good as Good) * count, 0);
  const bonus = allCrowns(places).reduce((sum, crowns) => sum + pointsFor(crowns, seat), 0);
  return place.coins + goods + worth(place.contraband ?? []) + bonus;
}
