// What lies on the table, as it is drawn: made from a view, and changed by moves while something happens.

import { byRank } from './cards.ts';
import type { Beside, Card, Color, Sight, Stack } from './types.ts';

/** What is before one seat. */
export interface Mine {
  color: Color;
  /** The cards of the hand where they are known: the viewer's own. */
  hand: Card[] | null;
  handCount: number;
  deckCount: number;
  /** Whether its Master still waits in front of it. */
  master: boolean;
}

export interface Scene {
  seats: Mine[];
  city: Stack[];
  display: Card[];
  neutralDeck: number;
  /** What the rules make of the city. */
  beside: Beside | null;
}

export function sceneOf({ view, beside }: Sight): Scene {
  return {
    seats: view.seats.map(({ color, hand, hand_count, deck_count, master }) => ({ color, hand: hand ? hand.toSorted(byRank) : null, handCount: hand_count, deckCount: deck_count, master })),
    city: view.city.map((stack) => ({ ...stack, cards: [...stack.cards] })),
    display: view.display.toSorted(byRank),
    neutralDeck: view.neutral_deck_count,
    beside: beside ?? null,
  };
}

/** How many cards there are on the table and in hands, the hidden ones included. */
export function cardsOn(scene: Scene): number {
  const seats = scene.seats.reduce((sum, { handCount, deckCount, master }) => sum + handCount + deckCount + (master ? 1 : 0), 0);
  const city = scene.city.reduce((sum, { cards }) => sum + cards.length, 0);
  return seats + city + scene.display.length + scene.neutralDeck;
}
