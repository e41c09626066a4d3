// Standing orders. Some games ask everybody who could have something to say, so that silence tells nothing; a person may then
// have the table answer. What an order answers is decided by the server, from what everybody sees; here it is only carried
// out, after a pause of a length that tells nothing, either.

import type { Json, Sight } from '../wire.ts';
import type { Words } from '../words/words.ts';

/** The shortest and the longest pause before an order answers, in milliseconds. */
const SHORTEST = 300;
const LONGEST = 900;

/** How long to wait before answering; `chance` is from 0 up to 1. */
export function orderPause(chance: number): number {
  return SHORTEST + chance * (LONGEST - SHORTEST);
}

/** The orders that are given: those that the person has chosen, or the first of the game's until something is chosen. */
export function ordersGiven(orders: readonly string[], chosen: readonly string[] | undefined): string[] {
  return chosen ? orders.filter((order) => chosen.includes(order)) : orders.slice(0, 1);
}

/** What the given orders answer to what is asked; null where the person is asked. */
export function orderedAnswer({ orders }: Pick<Sight, 'orders'>, given: readonly string[]): Json | null {
  const said = given.map((order) => orders?.[order]);
  // An order that says null wants the person to be asked, whatever the others say.
  return said.includes(null) ? null : (said.find((answer) => answer !== undefined) ?? null);
}

/** An order in words. */
export function orderWords(game: string, order: string): Words {
  return { id: `${game}-order-${order}` };
}

/** What an order does, in a sentence or two. */
export function aboutOrder(game: string, order: string): Words {
  return { id: `${game}-order-${order}.about` };
}
