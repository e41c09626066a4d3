// Points: what missions count, where everybody stands, who won and why.

import { amountOf, type Standings } from '../../wire.ts';
import type { Words } from '../../words/words.ts';
import { MISSIONS, valueOf } from './cards.ts';
import { nameOf } from './names.ts';
import type { Event, Mission, View } from './types.ts';

/** What a mission counts for each of its owners. */
export function missionPoints(view: View, mission: Mission): number {
  const [alone, shared] = view.options.mission_values[mission];
  return view.missions[mission].length > 1 ? shared : alone;
}

/** The points of each seat: loot was delivered in the open, so everybody could have counted along. */
export function standing(view: View, told: readonly Event[] = []): number[] {
  const points = view.seats.map((_, seat) =>
    MISSIONS.reduce((sum, mission) => sum + (view.missions[mission].includes(seat) ? missionPoints(view, mission) : 0), 0),
  );
  for (const event of told) {
    if (event.type === 'delivered') points[event.seat]! += valueOf(event.object);
  }
  return points;
}

export function ending(result: Standings, names: string[], me: number | null): Words[] {
  const { seats, winners } = result;
  const score = seats[winners[0]!]!.score;
  const called = (list: number[]) => list.map((seat) => nameOf(seat, names, me));
  const won: Words =
    winners.length > 1
      ? { id: 'nottingham-end-shared', args: { names: called(winners), score } }
      : { id: 'nottingham-end', args: { who: winners[0] === me ? 'you' : 'other', names: called(winners), score } };
  const beaten = seats.flatMap((seat, at) => (seat.score === score && !winners.includes(at) ? [at] : []));
  if (beaten.length === 0) return [won];
  const lootOf = (seat: number) => amountOf(seats[seat]!.breakdown.loot_cards);
  return [
    won,
    {
      id: 'nottingham-end-tie-break',
      args: { names: called(beaten), score, cards: lootOf(winners[0]!), fewer: Math.max(...beaten.map(lootOf)) },
    },
  ];
}

export const scoreParts: { key: string; words: Words }[] = [
  { key: 'loot', words: { id: 'nottingham-score-loot' } },
  { key: 'missions', words: { id: 'nottingham-score-missions' } },
];
