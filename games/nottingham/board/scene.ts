// What lies on the table, as it is drawn: made from a view, and changed by moves while something happens.
//
// A view counts an offered card as still in the hand; on a table it lies before its owner. A hand that is looked at is
// drawn in the middle and still counted at its seat.

import { listOf, MISSIONS, without } from './cards.ts';
import type { Ambush, BySeat, Color, Mission, Card, Trick, View } from './types.ts';

/** What lies before one seat. */
export interface Place {
  color: Color;
  /** The cards of the hand where they are known: the viewer's own, and everybody's after the end; null elsewhere. */
  hand: Card[] | null;
  handCount: number;
  /** The cards of the loot where they are known. */
  loot: Card[] | null;
  lootCount: number;
  /** The laid ambushes, each with its gold; null for one that the viewer does not know. */
  ambushes: (Ambush | null)[];
}

/** Cards that lie in the middle for a seat; null is a card's back. */
export type Laid = (Card | null)[];

export interface Scene {
  places: Place[];
  /** Where the sheriff stands: 0 in the city, k on the k-th space, one more when he is home; null while he is on his way. */
  sheriff: number | null;
  draw: number;
  discard: number;
  /** The pile of ambush cards. */
  pile: number;
  missions: { [mission in Mission]: number[] };
  /** The turned-up card. */
  shown: Card | null;
  /** The trick that is being played, and on whom. */
  trick: Trick | null;
  target: number | null;
  offers: BySeat<Laid>;
  /** The hands that are being looked at. */
  open: BySeat<Laid>;
  /** The ambush cards that are being looked at. */
  drawn: (Ambush | null)[];
  delivery: { object: Card; count: number } | null;
  /** The ambush that has just been sprung. */
  sprung: Ambush | null;
}

/** The table as a view shows it. */
export function sceneOf(view: View): Scene {
  const offers = offersOf(view);
  const { action } = view;
  return {
    places: view.seats.map((_, seat) => placeOf(view, seat, offers[seat] ?? [])),
    sheriff: view.sheriff,
    draw: view.draw_count,
    discard: view.discard_count,
    pile: view.ambush_pile_count,
    missions: Object.fromEntries(MISSIONS.map((mission) => [mission, view.missions[mission]])) as Scene['missions'],
    shown: view.shown,
    trick: action && action.kind !== 'purge' ? action.kind : null,
    target: action && 'target' in action ? action.target : null,
    offers,
    open: openOf(view),
    drawn: action?.kind === 'ambush' ? (action.drawn ?? Array<null>(action.drawn_count ?? 0).fill(null)) : [],
    delivery: view.delivery && { object: view.delivery.object, count: view.delivery.count },
    sprung: null,
  };
}

function placeOf(view: View, seat: number, offer: Laid): Place {
  const own = view.seats[seat]!;
  const known = offer.filter((card) => card !== null);
  return {
    color: own.color,
    hand: own.hand ? without(listOf(own.hand), known) : null,
    handCount: own.hand_count - offer.length,
    loot: own.loot ? listOf(own.loot) : null,
    lootCount: own.loot_count,
    ambushes: own.ambushes ? [...own.ambushes] : Array<null>(own.ambushes_count).fill(null),
  };
}

/** The offers that lie on the table: face down while a buyer waits for the last of them. */
function offersOf(view: View): BySeat<Laid> {
  const { action } = view;
  if (action?.kind !== 'buy' && action?.kind !== 'barter') return {};
  const offers: BySeat<Laid> = { ...action.offers };
  if (view.phase !== 'buy-offers') return offers;
  view.seats.forEach(({ hand_count }, seat) => {
    const owes = seat === view.turn || view.pending.includes(seat) || hand_count === 0 || action.open_hands?.[seat];
    if (!owes) offers[seat] ??= [null];
  });
  return offers;
}

/** The hands that lie open, and the one that is being robbed: its backs for those who may not look. */
function openOf(view: View): BySeat<Laid> {
  const { action } = view;
  const shown = action && 'open_hands' in action ? (action.open_hands ?? {}) : {};
  const open: BySeat<Laid> = Object.fromEntries(Object.entries(shown).map(([seat, cards]) => [seat, listOf(cards)]));
  if (view.phase !== 'pick' || action?.kind !== 'robbery') return open;
  const { hand, hand_count } = view.seats[action.target]!;
  const seen = action.hand ?? hand;
  return { ...open, [action.target]: seen ? listOf(seen) : Array<null>(hand_count).fill(null) };
}

/** How many object cards there are on the table and in hands, the hidden ones included. */
export function cardsOn(scene: Scene): number {
  const places = scene.places.reduce((sum, place) => sum + place.handCount + place.lootCount + place.ambushes.length, 0);
  const offers = Object.values(scene.offers).reduce((sum, offer) => sum + offer.length, 0);
  return places + offers + (scene.sprung ? 1 : 0) + (scene.shown ? 1 : 0) + (scene.delivery?.count ?? 0) + scene.draw + scene.discard;
}
