// What lies on the table, as it is drawn: made from a view, and changed by moves while something happens.
//
// A view knows a filling card as still in the hand; on a table it lies face down in front of its owner until all have
// answered. That is the one difference between a view and a scene.

import { ROUNDS, TRUMPET, listOf, without } from './cards.ts';
import type { Card, Color, Leads, Sight, View } from './types.ts';
import { asDrawn, type Walls } from './walls.ts';

/** What lies before one seat. */
export interface Place {
  /** The cards of the hand where they are known: the viewer's own, and everybody's after the end; null elsewhere. */
  hand: Card[] | null;
  handCount: number;
  /** The face-down first wall card: its name where the viewer knows it, `hidden` elsewhere, null where none lies. */
  first: Card | 'hidden' | null;
  /** The face-down card chosen for the supply, in the same way. */
  aside: Card | 'hidden' | null;
  walls: Walls;
  won: number;
}

export interface Scene {
  places: Place[];
  /** How the walls of each colour compare. */
  leads: Leads;
  supply: number;
  draw: number;
  removed: number;
  /** How many scoring cards have been drawn. */
  scorings: number;
  /** Whether the supply is being filled, everybody at once. */
  filling: boolean;
  /** While a round is scored: the cards of each colour that are being shared out. */
  stakes: { [color in Color]?: Card[] };
}

/** The table as it is seen when nothing moves. */
export function sceneOf({ view, beside }: Sight): Scene {
  return {
    places: view.seats.map((_, seat) => placeOf(view, seat)),
    leads: beside?.walls ?? {},
    supply: view.supply_count,
    draw: view.draw_count,
    removed: view.removed[TRUMPET] ?? 0,
    scorings: view.phase === 'over' ? ROUNDS : view.round - 1,
    filling: view.phase === 'fill',
    stakes: {},
  };
}

function placeOf(view: View, seat: number): Place {
  const own = view.seats[seat]!;
  const answered = view.phase === 'fill' && !view.pending.includes(seat);
  const chosen = view.chosen[seat] ?? null;
  const hand = own.hand ? listOf(own.hand) : null;
  return {
    hand: hand && chosen ? without(hand, chosen) : hand,
    handCount: own.hand_count - (answered ? 1 : 0),
    first: own.first ?? (own.first_laid ? 'hidden' : null),
    aside: answered ? (chosen ?? 'hidden') : null,
    walls: wallsOf(view, seat),
    won: own.won_count,
  };
}

function wallsOf(view: View, seat: number): Walls {
  const walls = view.seats[seat]?.walls ?? {};
  return Object.fromEntries(Object.entries(walls).map(([color, cards]) => [color, asDrawn(listOf(cards))]));
}
