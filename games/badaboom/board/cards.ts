// What is in the box, by the game's own facts: cards and their backs, bombs and how many Mechanisms they have.

import { FACTS } from './told.ts';
import type { Back, Backs, BombCard, Card, Face } from './types.ts';

/** The three backs, in the order in which bags are laid out. */
export const BACKS: readonly Back[] = ['trick', 'gadget', 'mechanism'];

/** Every kind of card, in the order of the rules. */
export const CARDS: readonly Card[] = Object.keys(FACTS.backs) as Card[];

/** Every bomb. */
export const BOMBS: readonly BombCard[] = FACTS.bombs as readonly BombCard[];

/** What the back of a card shows. */
export function backOf(card: Card): Back {
  return (FACTS.backs as { [card: string]: Back })[card]!;
}

/** How many Mechanisms a bomb has at first. */
export function slotsOf(bomb: BombCard): number {
  return (FACTS.mechanisms as { [bomb: string]: number })[bomb]!;
}

export function isMission(card: Card): boolean {
  return (FACTS.missions as readonly string[]).includes(card);
}

/** Whether a trick stays before its owner. */
export function isPermanent(card: Card): boolean {
  return (FACTS.permanents as readonly string[]).includes(card);
}

export function isBomb(card: string): card is BombCard {
  return card in FACTS.mechanisms;
}

/** The back that a face is; null where it is the face of a card. */
export function backShown(face: Face): Back | null {
  return face.startsWith('down-') ? (face.slice('down-'.length) as Back) : null;
}

/** A card as it looks to somebody who may not know it. */
export function faceOf(card: Card | null, back: Back): Face {
  return card ?? `down-${back}`;
}

/** The cards in the order of the rules. */
export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

/** The list without this card, once. */
export function without(cards: readonly Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
}

/** How many cards a bag holds. */
export function sizeOf(backs: Backs): number {
  return backs.trick + backs.gadget + backs.mechanism;
}
