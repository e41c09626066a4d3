// What is in the box, by the game's own facts: the objects in their order, what each is worth and which trick it pays for,
// ambush cards, missions. And groups of cards.

import { FACTS } from './told.ts';
import type { Ambush, Cards, Color, Mission, Card, Trick } from './types.ts';

/** The objects in order of value. */
export const OBJECTS: readonly Card[] = FACTS.objects;

/** The missions in the order in which they lie on the table. */
export const MISSIONS: readonly Mission[] = ['three-pairs', 'four-pairs', 'seven-different', 'five-alike'];

/** The colours of the deputies, in the order of the seats. */
export const COLORS: readonly Color[] = FACTS.colors;

/** How many cards of each object a mission takes, and of how many objects. */
export const PATTERNS: { [mission in Mission]: { each: number; kinds: number } } = FACTS.patterns;

/** What one such card counts in the loot. */
export function valueOf(card: Card): number {
  return FACTS.values[card];
}

/** The trick that is printed on a card. That of a necklace is played from the hand, all others when it is turned up. */
export function trickOf(card: Card): Trick {
  return FACTS.tricks[card];
}

/** Whether a trick is turned against somebody, who may defend: those have red banners. */
export function isRed(trick: Trick): boolean {
  return (FACTS.aimed as readonly Trick[]).includes(trick);
}

/** Whether the text names an object card. */
export function isObject(card: string): card is Card {
  return (OBJECTS as readonly string[]).includes(card);
}

/** The cards of a group one by one, in order of value. */
export function listOf(cards: Cards): Card[] {
  return OBJECTS.flatMap((card) => Array<Card>(cards[card] ?? 0).fill(card));
}

/** How many of each object a list has. */
export function countsOf(cards: readonly Card[]): Cards {
  return Object.fromEntries(OBJECTS.flatMap((card) => (cards.includes(card) ? [[card, countIn(cards, card)]] : [])));
}

export function countIn(cards: readonly (Card | null)[], card: Card): number {
  return cards.filter((each) => each === card).length;
}

/** The list without these cards, one for one. */
export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  return gone.reduce<Card[]>((left, card) => {
    const at = left.indexOf(card);
    return at < 0 ? left : left.toSpliced(at, 1);
  }, [...cards]);
}

/** The list with these cards more, in order of value. */
export function withCards(cards: readonly Card[], more: readonly Card[]): Card[] {
  return [...cards, ...more].sort((a, b) => OBJECTS.indexOf(a) - OBJECTS.indexOf(b));
}

/** What an ambush card names: a deputy's colour, or two objects. */
type Ambushed = { color: Color; objects: null } | { color: null; objects: [Card, Card] };

export function ambushed(card: Ambush): Ambushed {
  const named = card.slice('ambush-'.length);
  if ((COLORS as readonly string[]).includes(named)) return { color: named as Color, objects: null };
  return { color: null, objects: named.split('-') as [Card, Card] };
}
