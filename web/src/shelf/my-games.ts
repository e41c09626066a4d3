// What is told of games that somebody has played.

import { called } from '../table/called.ts';
import type { Figure, MyGame, TableInfo } from '../wire.ts';
import { say } from '../words/language.svelte.ts';

/** How often a game was played and won: in all, and by number of seats. */
export interface OfGame {
  game: string;
  games: number;
  wins: number;
  bySeats: Figure[];
}

/** Figures game by game, in the order in which the games first appear. */
export function byGame(figures: Figure[]): OfGame[] {
  const found: OfGame[] = [];
  for (const figure of figures) {
    let own = found.find(({ game }) => game === figure.game);
    if (!own) found.push((own = { game: figure.game, games: 0, wins: 0, bySeats: [] }));
    own.games += figure.games;
    own.wins += figure.wins;
    own.bySeats.push(figure);
  }
  return found;
}

/** The place in which somebody ended; null for whoever sat on several seats. */
export function placeOf({ seats, result }: TableInfo): number | null {
  const own = seats.flatMap((seat, index) => (seat.yours ? [index] : []));
  return own.length === 1 ? (result?.seats[own[0]!]?.rank ?? null) : null;
}

/** Who else played. */
export function othersOf({ seats }: TableInfo): string {
  return seats
    .filter((seat) => !seat.yours)
    .map((seat) => called(seat.name))
    .join(' · ');
}

/** How long a game took, in the largest unit that says enough. */
export function lengthOf({ began, ended }: Pick<MyGame, 'began' | 'ended'>): string {
  const minutes = Math.max(1, Math.round((ended - began) / 60_000));
  if (minutes < 120) return say('web-mine-minutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? say('web-mine-hours', { count: hours }) : say('web-mine-days', { count: Math.round(hours / 24) });
}
