// Points: what missions count, where everybody stands, who won and why.

import type { Standings } from '#web/wire.ts';
import type { Words } from '#web/words/words.ts';
import { victory } from '#web/board/ending.ts';
import { MISSIONS, valueOf } from './cards.ts';
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
  return victory(result, names, me, {
    alone: 'nottingham-end',
    shared: 'nottingham-end-shared',
    tieBreaks: [{ part: 'loot_cards', id: 'nottingham-end-tie-break' }],
  });
}

export const scoreParts: { key: string; words: Words }[] = [
  { key: 'loot', words: { id: 'nottingham-score-loot' } },
  { key: 'missions', words: { id: 'nottingham-score-missions' } },
];
