// The board's own words: what its cards, walls and buttons are called, and what there is to learn. What happens and what is
// asked is told by the server.

import type { BoardProps, Sight as AnySight } from '#web/board/contract.ts';
import { wordsFor, type Sentence } from '#web/words/sentence.ts';
import type { Picture, Words } from '#web/words/words.ts';
import { COLORS, SCORING, TRUMPET, colorOf, valueOf } from './cards.ts';
import type { Fall, Growth } from './foreseen.ts';
import { NAMES } from './told.ts';
import type { Action, Card, Color, Event, View } from './types.ts';
import { lengthOf } from './walls.ts';

export type Sight = AnySight<View, Event, Action>;
export type Props = BoardProps<View, Event, Action>;

/** A sentence of the game's, to somebody at this table. */
export function inWords(sentence: Sentence, names: readonly string[] = [], me: number | null = null): Words {
  return wordsFor({ names, me, things: NAMES }, sentence);
}

export function colorWords(color: Color): Words {
  return inWords(NAMES.things[color]!);
}

/** A card in a sentence: a picture to see, a name to hear, as `the red 4` or `red 4`. */
export function picture(card: Card, form: 'the' | 'short'): Picture {
  return { card, name: inWords(NAMES.cards[card]!), form };
}

/** A card by its short name. */
export function cardWords(card: Card): Words {
  const { id, args } = NAMES.cards[card]!;
  return inWords({ id: `${id}.short`, ...(args ? { args } : {}) });
}

/** What a card does, for those who ask. */
export function aboutCard(card: Card): Words {
  if (card === SCORING) return { id: 'jericho-about-scoring' };
  const color = colorOf(card);
  return color ? { id: 'jericho-about-card', args: { card: cardWords(card), color: colorWords(color), value: valueOf(card) } } : { id: 'jericho-about-trumpet' };
}

/** A seat by itself, as a title. */
export function titleOf(seat: number, names: string[], me: number | null): Words | string {
  return seat === me ? { id: 'jericho-board-you' } : (names[seat] ?? '');
}

/** What building would do, as a button says it. */
export function growthWords({ color, before, after, lead }: Growth, names: string[], me: number | null): Words {
  const args = { color: colorWords(color), before, after, standing: standingWords(after, { lead, names, me }) };
  return before === 0 ? { id: 'jericho-board-found', args } : { id: 'jericho-board-build', args };
}

function standingWords(length: number, { lead, names, me }: { lead: Growth['lead']; names: string[]; me: number | null }): Words {
  const others = lead.seats.filter((seat) => seat !== me).map((seat) => names[seat] ?? '');
  if (length < lead.length) return { id: 'jericho-board-behind', args: { names: others, by: lead.length - length } };
  if (others.length > 0) return { id: 'jericho-board-level', args: { names: others } };
  // A wall that stands alone is ahead of nobody in particular.
  return lead.by === length ? { id: 'jericho-board-only' } : { id: 'jericho-board-longest', args: { by: lead.by } };
}

/** What a trumpet would bring down, as a button says it. */
export function fallWords({ color, value, fallen }: Fall): Words {
  const args = { color: colorWords(color) };
  if (value === null) return { id: 'jericho-board-blow-nothing', args };
  return { id: 'jericho-board-blow', args: { ...args, value, count: fallen.reduce((sum, count) => sum + count, 0) } };
}

/** A wall in words, for those who do not see it. */
export function wallInWords(wall: readonly Card[], color: Color, lead: { seats: number[]; by: number }, seat: number): Words {
  const cards = wall.map((card) => (card === TRUMPET ? cardWords(card) : String(valueOf(card))));
  const args = { color: colorWords(color), length: lengthOf(wall), cards };
  if (wall.length === 0) return { id: 'jericho-board-wall-none', args };
  if (!lead.seats.includes(seat)) return { id: 'jericho-board-wall', args };
  if (lead.seats.length > 1) return { id: 'jericho-board-wall-level', args };
  return { id: 'jericho-board-wall-longest', args: { ...args, by: lead.by } };
}

/** Every kind of decision, and what to look at after a first game. */
export const LESSONS = {
  kinds: ['first-wall', 'fill', 'play', 'trumpet', 'fill-again'],
  next: { id: 'jericho-lesson-next' },
};

export function lesson({ view, legal }: Sight): { id: string; words: Words } | null {
  if (legal.length === 0) return null;
  if (view.phase === 'first-wall') return { id: 'first-wall', words: { id: 'jericho-lesson-first-wall' } };
  if (view.phase === 'fill') {
    return view.round === 1
      ? { id: 'fill', words: { id: 'jericho-lesson-fill' } }
      : { id: 'fill-again', words: { id: 'jericho-lesson-fill-again' } };
  }
  if (view.phase !== 'play') return null;
  return legal.some((action) => action.type === 'trumpet')
    ? { id: 'trumpet', words: { id: 'jericho-lesson-trumpet' } }
    : { id: 'play', words: { id: 'jericho-lesson-play' } };
}

export function rulesPart(view: View): string {
  switch (view.phase) {
    case 'first-wall':
      return 'setup';
    case 'fill':
      return 'fill';
    case 'over':
      return 'end';
    default:
      return 'turn';
  }
}

/** What each seat would have if the game ended now: cards won, and the ones in its walls. */
export function standing(view: View): number[] {
  return view.seats.map((seat, at) => seat.won_count + onesOf(view, at));
}

/** The value-1 cards in a seat's walls. */
export function onesOf(view: View, seat: number): number {
  return COLORS.reduce((sum, color) => sum + (view.seats[seat]?.walls[color]?.[`${color}-1`] ?? 0), 0);
}
