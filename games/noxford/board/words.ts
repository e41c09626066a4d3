// The board's own words: what its cards, places and buttons are called, and what there is to learn. What happens and what is
// asked is told by the server.

import { nameOf } from '#web/board/people.ts';
import { wordsFor, type Sentence } from '#web/words/sentence.ts';
import type { Argument, Words } from '#web/words/words.ts';
import type { Counting } from './beats.ts';
import { colorOf, hasGear, rankOf, symbolsOf } from './cards.ts';
import { contactOf, rectOf, type Rect } from './geometry.ts';
import { isAt, type Target } from './picking.ts';
import { NAMES } from './told.ts';
import type { Beside, Card, Color, Sight, Stack, Symbol, View } from './types.ts';

/** A sentence of the game's, to somebody at this table. */
export function inWords(sentence: Sentence, names: readonly string[] = [], me: number | null = null): Words {
  return wordsFor({ names, me, things: NAMES }, sentence);
}

/** A card by its short name, or as the one that is meant. */
export function cardWords(card: Card, form: 'short' | 'the' = 'short'): Words {
  const { id, args } = NAMES.cards[card]!;
  return inWords({ id: `${id}.${form}`, ...(args ? { args } : {}) });
}

/** A sentence that may begin with a card's name. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function colorWords(color: Color): Words {
  return inWords(NAMES.things[color]!);
}

export function symbolWords(symbol: Symbol): Words {
  return inWords(NAMES.things[symbol]!);
}

/** What a card is and does, for those who ask. */
export function aboutCard(card: Card): Words {
  const args = { card: cardWords(card), gear: hasGear(card) ? 'yes' : 'no' };
  if (colorOf(card)) return { id: rankOf(card) === 4 ? 'noxford-about-master' : 'noxford-about-member', args: { ...args, rank: rankOf(card) } };
  const symbols = symbolsOf(card);
  if (symbols.length === 0) return { id: 'noxford-about-barracks', args };
  return { id: 'noxford-about-district', args: { ...args, symbols: symbols.map(symbolWords) } };
}

interface Seen {
  beside: Beside | null;
  names: string[];
  me: number | null;
}

/** A stack of the city in words: its top card, what lies beneath, who leads there, whether it counts. */
export function aboutStack(stack: Stack, seen: Seen): Words[] {
  const words = [aboutCard(stack.cards[0]!)];
  if (stack.cards.length > 1) words.push({ id: 'noxford-about-over', args: { cards: stack.cards.slice(1).map((card) => cardWords(card)) } });
  if (seen.beside?.locked.some((at) => isAt(at, stack))) words.push({ id: 'noxford-about-locked' });
  if (seen.beside?.cancelled.some((at) => isAt(at, stack))) words.push({ id: 'noxford-about-cancelled' });
  const standing = standingWords(stack, seen);
  return standing ? [...words, standing] : words;
}

/** Who leads in a district; null where the stack is none. */
function standingWords(at: { x: number; y: number }, { beside, names, me }: Seen): Words | null {
  const district = beside?.districts.find((each) => isAt(each, at));
  if (!district) return null;
  const counts = countsInWords(district.counts, names, me);
  if (counts.length === 0) return { id: 'noxford-about-nobody' };
  if (district.owner === null) return { id: 'noxford-about-tied', args: { counts } };
  return { id: 'noxford-about-leads', args: { who: district.owner === me ? 'you' : 'other', name: nameOf(district.owner, names, me), counts } };
}

/** How many count for each syndicate that has somebody there, the most first. */
function countsInWords(counts: readonly number[], names: string[], me: number | null): Argument[] {
  return counts
    .map((count, seat) => ({ count, seat }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ count, seat }) => ({ id: 'noxford-board-count', args: { name: nameOf(seat, names, me), count } }));
}

/** What the end is counting, in words. */
export function countingWords(counting: Counting, seen: Seen & { city: readonly Stack[] }): Words {
  const { beside, names, me, city } = seen;
  if (counting.what === 'barracks') return { id: 'noxford-counting-barracks', args: { count: beside?.cancelled.length ?? 0 } };
  if (counting.what === 'total') return { id: 'noxford-counting-total' };
  const { at } = counting;
  const district = beside?.districts.find((each) => isAt(each, at));
  const stack = city.find((each) => isAt(each, at));
  const counts = countsInWords(district?.counts ?? [], names, me);
  const args = { card: stack ? cardWords(stack.cards[0]!) : '', counts };
  if (!district || counts.length === 0) return { id: 'noxford-counting-nobody', args };
  if (district.owner === null) return { id: 'noxford-counting-tied', args };
  return { id: 'noxford-counting-won', args: { ...args, who: district.owner === me ? 'you' : 'other', name: nameOf(district.owner, names, me), ...pointsOf(stack, district.points[district.owner]!) } };
}

/** The points of a district in their parts: one for each symbol, and what a favourite brings beyond. */
function pointsOf(stack: Stack | undefined, points: number): { symbols: number; favorites: number } {
  const symbols = stack ? symbolsOf(stack.cards[0]!).length : points;
  return { symbols, favorites: points - symbols };
}

/** A place in words, for those who do not see it: how the card would lie, and what it would touch. */
export function targetWords(target: Target, city: readonly Stack[]): Words {
  if (target.kind === 'card') {
    const stack = city.find((each) => isAt(each, target.at));
    return { id: 'noxford-board-on', args: { card: stack ? cardWords(stack.cards[0]!) : '' } };
  }
  const card = rectOf(target.place);
  const near = city.flatMap((stack): Words[] => {
    const other = rectOf(stack);
    return contactOf(card, other) ? [{ id: 'noxford-board-near', args: { side: sideOf(card, other), card: cardWords(stack.cards[0]!) } }] : [];
  });
  return { id: 'noxford-board-place', args: { o: target.place.o, near } };
}

/** On which side of a card another one lies that it touches. */
function sideOf(card: Rect, other: Rect): 'above' | 'below' | 'left' | 'right' {
  if (other.y + other.h === card.y) return 'above';
  if (other.y === card.y + card.h) return 'below';
  return other.x + other.w === card.x ? 'left' : 'right';
}

/** Every kind of decision, and what to look at after a first game. */
export const LESSONS = {
  kinds: ['first', 'cover', 'gear', 'turn'],
  next: { id: 'noxford-lesson-next' },
};

export function lesson({ view, legal }: Sight): { id: string; words: Words } | null {
  if (legal.length === 0 || legal[0]!.type === 'pass') return null;
  if (view.phase === 'gear') return { id: 'gear', words: { id: 'noxford-lesson-gear' } };
  if (view.city.length === 2) return { id: 'first', words: { id: 'noxford-lesson-first' } };
  return legal.some((action) => action.type === 'cover') ? { id: 'cover', words: { id: 'noxford-lesson-cover' } } : { id: 'turn', words: { id: 'noxford-lesson-turn' } };
}

export function rulesPart(view: View): string {
  switch (view.phase) {
    case 'turn':
      return view.city.length === 2 ? 'place' : 'turn';
    case 'gear':
      return 'gear';
    case 'over':
      return 'end';
  }
}
