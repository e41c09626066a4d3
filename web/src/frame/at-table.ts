// What a seat's plaque needs to know, whoever shows the board: a live table or a replay.

import { getContext, setContext } from 'svelte';
import type { SeatInfo } from '../wire.ts';

interface AtTable {
  readonly seats: SeatInfo[];
  /** The seats that owe a decision. */
  readonly pending: number[];
  /** By seat, whether its person is connected; empty where nobody needs to be. */
  readonly here: boolean[];
  readonly me: number | null;
  /** When the clock runs out, on this browser's own clock. */
  readonly deadline: number | null;
}

const KEY = Symbol('at-table');

export function setAtTable(table: AtTable): void {
  setContext(KEY, table);
}

export function atTable(): AtTable {
  return getContext<AtTable>(KEY);
}
