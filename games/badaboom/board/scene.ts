// What lies on the table, as it is drawn: made from a view, and changed by moves while something happens.
//
// What only the rules can tell (who would be hit, who has looked into a slot) is not in it: that is drawn from the settled
// sight, beside what it is about.

import { inOrder } from './cards.ts';
import type { Backs, BombCard, Card, Fields, InPlay, Sight, Slot } from './types.ts';

/** What lies before one seat. */
export interface Place {
  coins: number;
  /** The cards of the bag where they are known: the viewer's own; null elsewhere. */
  bag: Card[] | null;
  count: Backs;
}

/** A trick that was announced and has not taken effect. */
export interface Announced {
  seat: number;
  card: Card;
  aim: Fields;
}

export interface Scene {
  places: Place[];
  /** Who has the bomb; null while it is on its way. */
  holder: number | null;
  storage: number;
  /** The card on top of the storage; null where it is empty, or nobody knows it yet. */
  top: Card | null;
  bin: number;
  supply: number;
  bomb: { id: BombCard; armed: boolean; rusted: boolean; slots: Slot[] };
  inPlay: InPlay[];
  trick: Announced | null;
  leapfrog: number;
  fuse: 'wet' | 'short' | null;
  /** Who was just hit; null while nothing explodes. */
  explosion: readonly number[] | null;
}

/** The table as it is seen when nothing moves. */
export function sceneOf({ view }: Sight): Scene {
  const { trick, bomb } = view;
  return {
    places: view.seats.map(({ coins, bag, bag_count }) => ({ coins, bag: bag ? inOrder(bag) : null, count: bag_count })),
    holder: view.holder,
    storage: view.storage_count,
    top: view.storage_top,
    bin: view.bin_count,
    supply: view.mechanism_supply,
    bomb: { id: bomb.id, armed: bomb.armed !== null, rusted: bomb.rusted, slots: bomb.slots },
    inPlay: view.in_play,
    trick: trick && { seat: trick.seat, card: trick.action.card, aim: aimOf(trick.action) },
    leapfrog: view.flags.leapfrog,
    fuse: view.flags.fuse,
    explosion: null,
  };
}

/** What a trick is aimed at: of what it puts into the bomb, only that it does. */
export function aimOf(action: object): Fields {
  const { to, target, slot, index, back } = action as Fields;
  return Object.fromEntries(Object.entries({ to, target, slot, index, back }).filter(([, value]) => value !== undefined)) as Fields;
}

/** The seat that a trick is aimed at; null where it is aimed at none. */
export function aimedAt({ aim }: Announced): number | null {
  return aim.to ?? aim.target ?? null;
}
