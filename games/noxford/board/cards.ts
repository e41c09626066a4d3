// What is printed on Noxford's cards.

import { FACTS } from './told.ts';
import type { Card, Cards, Color, Face, Symbol } from './types.ts';

/** The sign of each syndicate: the symbol that it loves. */
export const SIGNS = FACTS.favorites as Record<Color, Symbol>;

export const isColor = (face: string): face is Color => Object.hasOwn(SIGNS, face);

/** The syndicate of a card or of its back; null for neutral ones. */
export function colorOf(face: Face): Color | null {
  const color = face.split('-')[0]!;
  return isColor(color) ? color : null;
}

/** The rank of a gang member, from 1 to 4; 0 for everything else. */
export function rankOf(card: Card): number {
  return (FACTS.ranks as Record<Card, number | null>)[card] ?? 0;
}

export function symbolsOf(card: Card): readonly Symbol[] {
  return (FACTS.symbols as Record<Card, readonly Symbol[]>)[card];
}

export function hasGear(card: Card): boolean {
  return (FACTS.gears as readonly Card[]).includes(card);
}

export const masterOf = (color: Color): Card => `${color}-master`;

/** Cards by their number, the highest rank first. */
export function listOf(cards: Cards): { card: Card; count: number }[] {
  const list = (Object.entries(cards) as [Card, number][]).map(([card, count]) => ({ card, count }));
  return list.sort((a, b) => byRank(a.card, b.card));
}

/** The highest rank first; a gear behind its like. */
export function byRank(a: Card, b: Card): number {
  return rankOf(b) - rankOf(a) || (a < b ? -1 : a > b ? 1 : 0);
}
