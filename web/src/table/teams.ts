// Who plays with whom.

import type { TableInfo } from '../wire.ts';
import { called } from './called.ts';

/** The number of a seat's team, from 1; nothing where everybody plays alone. */
export function teamOf({ teams }: TableInfo, seat: number): number | undefined {
  const at = teams?.findIndex((team) => team.includes(seat)) ?? -1;
  return at < 0 ? undefined : at + 1;
}

/** Everybody's names, partners side by side. */
export function namesOf({ seats, teams }: TableInfo): string {
  const named = (at: number[]) => at.map((seat) => called(seats[seat]?.name)).filter((name) => name !== '');
  if (!teams) return named(seats.map((_, seat) => seat)).join(' · ');
  return teams
    .map((team) => named(team).join(' & '))
    .filter((names) => names !== '')
    .join(' · ');
}
