// What lies on the table, as it is drawn: made from a view, and changed by beats while something happens.

import { sorted } from './goods.ts';
import type { BagState, Crowns, Declared, Deed, Good, Goods, OfferView, Sight, View } from './types.ts';

/** What lies before one seat. A list is null where only its length is known. */
export interface Place {
  coins: number;
  hand: Good[] | null;
  handCount: number;
  /** Set aside at the market, face down. */
  aside: Good[] | null;
  asideCount: number;
  legal: Goods;
  contraband: Good[] | null;
  contrabandCount: number;
  bag: BagState;
  bagCards: Good[] | null;
  /** How many cards are in the bag; null while bags are being loaded and nobody may know. */
  bagCount: number | null;
  declared: Declared | null;
  /** What the sheriff has bound himself to do with the bag. */
  must: Deed | null;
}

export interface Scene {
  round: number;
  sheriff: number;
  /** Whether the badge lies before the sheriff, and is not being handed on. */
  badge: boolean;
  places: Place[];
  /** The discard piles, top first. */
  left: Good[];
  right: Good[];
  deck: number;
  /** The merchant called last. */
  called: number | null;
  /** The seat that owes an answer, and the sheriff's proposal it owes it to. */
  owes: { seat: number; offer: number | null } | null;
  offers: OfferView[];
  /** While a bag is being opened: its cards, in the order in which they came out. */
  shown: { seat: number; cards: Good[] } | null;
  /** What was found and waits to be put on a pile. */
  confiscated: { seat: number; cards: Good[] } | null;
  /** After the end: King and Queen of the goods for which they have been told; null while the game runs. */
  crowned: Crowns[] | null;
  /** After the end, what everybody has scored; null while the game runs. */
  scores: number[] | null;
}

/** The table as it is seen when nothing moves. */
export function sceneOf({ view, beside, scores }: Sight): Scene {
  const { inspection } = view;
  const over = view.phase === 'over';
  return {
    round: view.round,
    sheriff: view.sheriff,
    badge: true,
    places: view.seats.map((_, seat) => placeOf(view, seat)),
    left: view.discards.left,
    right: view.discards.right,
    deck: view.deck_count,
    called: inspection?.called ?? null,
    owes: inspection?.owes ?? null,
    // A view leaves out what an event tells as null: whoever may not know the unnamed goods sees the same offer in
    // both.
    offers: (inspection?.offers ?? []).map((offer) => ({ ...offer, give: { ...offer.give, unnamed: offer.give.unnamed ?? null } })),
    shown: null,
    confiscated: view.confiscated,
    crowned: over ? (beside?.crowns ?? []) : null,
    scores: over ? scores : null,
  };
}

function placeOf(view: View, seat: number): Place {
  const own = view.seats[seat]!;
  const aside = view.turn === seat ? view.market : null;
  const { bag } = own;
  return {
    coins: own.coins,
    hand: own.hand ? sorted(own.hand) : null,
    handCount: own.hand_count,
    aside: aside?.set_aside ? sorted(aside.set_aside) : null,
    asideCount: aside?.set_aside_count ?? 0,
    legal: own.legal,
    contraband: own.contraband ? sorted(own.contraband) : null,
    contrabandCount: own.contraband_count,
    bag: bag.state,
    bagCards: bag.cards && bag.cards.length > 0 ? sorted(bag.cards) : null,
    bagCount: bag.state === 'none' ? 0 : bag.cards_count,
    declared: bag.declared,
    must: view.inspection?.must[seat] ?? null,
  };
}
