// Where everybody stands, for the chart of how it went.

import { MISSIONS, valueOf } from './cards.ts';
import type { Event, Mission, View } from './types.ts';

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

/** What a mission counts for each of its owners. */
function missionPoints(view: View, mission: Mission): number {
  const [alone, shared] = view.options.mission_values[mission];
  return view.missions[mission].length > 1 ? shared : alone;
}
