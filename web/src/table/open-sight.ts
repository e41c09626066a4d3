// After the end a game can be looked at with all hands open: each seat's own knowledge, laid side by side.
//
// A view tells of its seats in two shapes: the list `seats`, and maps by seat number such as sealed answers. In both, a
// seat's own view has the most to say about it.

import type { Json, Sight } from '../wire.ts';

type WithSeats = { [key: string]: Json } & { seats: Json[] };

/** One sight that knows what every seat knows: of each seat, what it knows of itself. */
export function openSight(sights: Sight[], me: number): Sight | null {
  const own = sights.find((sight) => sight.viewer === me);
  if (!own) return null;
  const view = own.view as WithSeats;
  const seats = view.seats.map((seat, index) => {
    const its = sights.find((sight) => sight.viewer === index)?.view as WithSeats | undefined;
    return its?.seats[index] ?? seat;
  });
  return { ...own, view: { ...view, ...mapsBySeat(view, sights), seats } };
}

/** The view's maps by seat number, each with what every seat knows. */
function mapsBySeat(view: WithSeats, sights: Sight[]): { [key: string]: Json } {
  const keys = Object.keys(view).filter((key) => sights.every((sight) => isBySeat((sight.view as WithSeats)[key])));
  return Object.fromEntries(keys.map((key) => [key, Object.assign({}, ...sights.map((sight) => (sight.view as WithSeats)[key]))]));
}

function isBySeat(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).every((key) => /^\d+$/.test(key));
}
