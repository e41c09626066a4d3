// What a person has picked so far, and what touching something makes of it. Every way through it ends in an action that
// the server offers; where a touch leads nowhere, the server says why not.

import { countIn, countsOf, OBJECTS, PATTERNS } from './cards.ts';
import type { Action, Ambush, Card, Legal, Mission, Sight } from './types.ts';

/** What is picked. */
export type Pick =
  | { what: 'nothing' }
  /** The turned-up card is used on somebody; null until a seat is picked. */
  | { what: 'target'; seat: number | null }
  /** Cards of the hand: an offer, or what is discarded. */
  | { what: 'cards'; cards: Card[] }
  /** The object to deliver. */
  | { what: 'delivery'; object: Card }
  /** A mission, and the objects that are handed in for it so far. */
  | { what: 'mission'; mission: Mission; objects: Card[] }
  /** A card of somebody's open hand. */
  | { what: 'card'; card: Card }
  | { what: 'offer'; seat: number }
  | { what: 'ambush'; card: Ambush };

export const NOTHING: Pick = { what: 'nothing' };

/** What a touch leads to: another pick; or nowhere, and the server says why such an action may not be played. */
export type Touch = { pick: Pick } | { whyNot: Action };

type Of<Type extends Legal['type']> = Extract<Legal, { type: Type }>;

/** The actions of one type that are offered. */
export function offered<Type extends Legal['type']>(legal: readonly Legal[], type: Type): Of<Type>[] {
  return legal.filter((action): action is Of<Type> => action.type === type);
}

/** A card of one's own hand is touched. */
export function touchHand({ view, legal }: Sight, pick: Pick, card: Card, hand: readonly Card[]): Touch {
  switch (view.phase) {
    case 'buy-offers':
    case 'barter-offers':
      return touchOffer(legal, pick, card);
    case 'purge':
      return { pick: { what: 'cards', cards: added(cardsOf(pick), card, (cards) => fitsPurge(legal, cards, hand)) } };
    case 'deliver':
      return pick.what === 'mission' ? touchForMission(legal, pick, card) : touchDelivery(legal, pick, card, hand);
    default:
      return { whyNot: delivery(card, hand) };
  }
}

function touchOffer(legal: readonly Legal[], pick: Pick, card: Card): Touch {
  const fits = (cards: readonly Card[]) => offered(legal, 'offer').some((action) => isWithin(cards, action.cards));
  if (!fits([card])) return { whyNot: { type: 'offer', cards: [card] } };
  return { pick: { what: 'cards', cards: added(cardsOf(pick), card, fits) } };
}

function touchDelivery(legal: readonly Legal[], pick: Pick, card: Card, hand: readonly Card[]): Touch {
  if (pick.what === 'delivery' && pick.object === card) return { pick: NOTHING };
  if (offered(legal, 'deliver').some((action) => action.object === card)) return { pick: { what: 'delivery', object: card } };
  return { whyNot: delivery(card, hand) };
}

/** All cards of an object, handed in. */
export function delivery(card: Card, hand: readonly Card[]): Action {
  return { type: 'deliver', object: card, count: countIn(hand, card) };
}

function touchForMission(legal: readonly Legal[], pick: Extract<Pick, { what: 'mission' }>, card: Card): Touch {
  const fits = (cards: readonly Card[]) => missionsWith(legal, pick.mission, cards).length > 0;
  const objects = added(pick.objects, card, fits);
  const isIn = objects.includes(card) || pick.objects.includes(card);
  return isIn ? { pick: { ...pick, objects } } : { whyNot: { type: 'mission', mission: pick.mission, objects: [...pick.objects, card] } };
}

/** A mission is touched. */
export function touchMission({ legal }: Sight, pick: Pick, mission: Mission): Touch {
  if (pick.what === 'mission' && pick.mission === mission) return { pick: NOTHING };
  const ways = missionsWith(legal, mission, []);
  if (ways.length === 0) return { whyNot: { type: 'mission', mission, objects: OBJECTS.slice(0, PATTERNS[mission].kinds) } };
  // What was picked to be delivered is handed in for it, if it can be. Where there is one way only, nothing is left to choose.
  const objects = pick.what === 'delivery' ? [pick.object] : [];
  const within = missionsWith(legal, mission, objects);
  const [only, another] = within.length > 0 ? within : ways;
  return { pick: { what: 'mission', mission, objects: !another ? [...only!.objects] : within.length > 0 ? objects : [] } };
}

/** The ways to do a mission with at least these objects. */
export function missionsWith(legal: readonly Legal[], mission: Mission, objects: readonly Card[]): Of<'mission'>[] {
  return offered(legal, 'mission').filter((action) => action.mission === mission && isWithin(objects, action.objects));
}

/** Whether a card of the hand can be touched to any effect. */
export function isLitInHand(sight: Sight, pick: Pick, card: Card): boolean {
  const { view, legal } = sight;
  switch (view.phase) {
    case 'buy-offers':
    case 'barter-offers':
      return offered(legal, 'offer').some((action) => action.cards.includes(card));
    case 'purge':
      return true;
    case 'deliver':
      return pick.what === 'mission'
        ? pick.objects.includes(card) || missionsWith(legal, pick.mission, [...pick.objects, card]).length > 0
        : offered(legal, 'deliver').some((action) => action.object === card);
    default:
      return false;
  }
}

/** How many cards of each object are picked. */
export function pickedInHand(pick: Pick, hand: readonly Card[]): { [card in Card]?: number } {
  switch (pick.what) {
    case 'cards':
      return countsOf(pick.cards);
    case 'delivery':
      return { [pick.object]: countIn(hand, pick.object) };
    case 'mission':
      return Object.fromEntries(pick.objects.map((card) => [card, PATTERNS[pick.mission].each]));
    default:
      return {};
  }
}

/** Whether more can be picked before an answer is whole: whoever picks by keyboard then stays with the cards. */
export function picksOn({ view, legal }: Sight, pick: Pick): boolean {
  if (pick.what === 'mission') return pick.objects.length < PATTERNS[pick.mission].kinds;
  if (pick.what !== 'cards') return false;
  if (view.phase === 'purge') return pick.cards.length < purgeBounds(legal).max;
  return offered(legal, 'offer').some((action) => action.cards.length > pick.cards.length && isWithin(pick.cards, action.cards));
}

/** The only answer there is, where the table asks all the same so that silence tells nothing; null where one can choose. */
export function forced({ legal }: Sight): Action | null {
  const [only, another] = legal;
  return only && !another && isAction(only) ? only : null;
}

/** Whether what is offered is an action, and not only its bounds. */
export function isAction(legal: Legal): legal is Action {
  return legal.type !== 'discard' || Array.isArray(legal.cards);
}

/** How many cards a purge asks for. */
export function purgeBounds(legal: readonly Legal[]): { min: number; max: number } {
  const [action] = offered(legal, 'discard');
  return action && !Array.isArray(action.cards) ? action.cards : { min: 0, max: 0 };
}

function fitsPurge(legal: readonly Legal[], cards: readonly Card[], hand: readonly Card[]): boolean {
  return cards.length <= purgeBounds(legal).max && isWithin(cards, hand);
}

function cardsOf(pick: Pick): Card[] {
  return pick.what === 'cards' ? pick.cards : [];
}

/** One card more where that fits; else all of its kind are laid back; else it takes the place of the others. */
function added(cards: readonly Card[], card: Card, fits: (cards: readonly Card[]) => boolean): Card[] {
  if (fits([...cards, card])) return [...cards, card];
  if (cards.includes(card)) return cards.filter((each) => each !== card);
  const last = [...cards.slice(0, -1), card];
  return fits(last) ? last : fits([card]) ? [card] : [...cards];
}

/** Whether the whole has all of these cards, as often as they are here. */
function isWithin(cards: readonly Card[], whole: readonly Card[]): boolean {
  return OBJECTS.every((card) => countIn(cards, card) <= countIn(whole, card));
}

/** Whether two lists hold the same cards. */
export function areSame(cards: readonly Card[], others: readonly Card[]): boolean {
  return cards.length === others.length && isWithin(cards, others);
}
