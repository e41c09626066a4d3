// What the cards are: their colours, values and order, and groups of them.

import { FACTS } from './told.ts';
import type { Card, Cards, Color } from './types.ts';

/** The colours in their order on the table. */
export const COLORS: readonly Color[] = FACTS.colors;

/** How many rounds there are, each with its scoring. */
export const ROUNDS = FACTS.rounds;

export const TRUMPET = 'trumpet' satisfies Card;
export const SCORING = 'scoring' satisfies Card;

/** The colour of a wall card; null for any other card. */
export function colorOf(card: Card): Color | null {
  const color = card.split('-')[0] as Color;
  return COLORS.includes(color) ? color : null;
}

/** Whether a card in a wall counts as won at the end. */
export function isOne(card: Card): boolean {
  return (FACTS.ones as readonly Card[]).includes(card);
}

/** What a card adds to the length of a wall. */
export function valueOf(card: Card): number {
  return card === SCORING ? 0 : FACTS.lengths[card];
}

/** The cards of a group one by one, in the order of the rules: by colour, values rising, trumpets last. */
export function listOf(cards: Cards): Card[] {
  return Object.entries(cards)
    .flatMap(([card, count]) => Array<Card>(count ?? 0).fill(card as Card))
    .sort(byOrder);
}

/** How many cards a group has. */
export function countOf(cards: Cards): number {
  return Object.values(cards).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** The cards of one colour of a group. */
export function ofColor(cards: Cards, color: Color): Card[] {
  return listOf(cards).filter((card) => colorOf(card) === color);
}

/** The list without one such card. */
export function without(cards: readonly Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
}

/** The list with one more card, in order. */
export function withCard(cards: readonly Card[], card: Card): Card[] {
  return [...cards, card].sort(byOrder);
}

function byOrder(a: Card, b: Card): number {
  return rank(a) - rank(b);
}

function rank(card: Card): number {
  const color = colorOf(card);
  if (color) return COLORS.indexOf(color) * 10 + valueOf(card);
  return card === TRUMPET ? 100 : 101;
}
