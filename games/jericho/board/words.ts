// The board's own words: what its cards, walls and buttons are called, and what there is to learn. What happens and what is
// asked is told by the server.

import { wordsFor, type Sentence } from '#web/words/sentence.ts';
import type { Picture, Words } from '#web/words/words.ts';
import { SCORING, TRUMPET, colorOf, valueOf } from './cards.ts';
import type { Fall, Growth } from './foreseen.ts';
import { NAMES } from './told.ts';
import type { Card, Color, Lead, Sight, View } from './types.ts';
import { longestOf } from './walls.ts';

/** A sentence of the game's, to somebody at this table. */
export function inWords(sentence: Sentence, names: readonly string[] = [], me: number | null = null): Words {
  return wordsFor({ names, me, things: NAMES }, sentence);
}

/** The parts of a sentence that tells an event bit by bit. */
export function partsOf(told: Sentence | null, names: readonly string[], me: number | null): Words[] {
  const parts = told?.args?.parts;
  return Array.isArray(parts) ? (parts as Sentence[]).map((part) => inWords(part, names, me)) : [];
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

function standingWords(length: number, { lead, names, me }: { lead: Lead; names: string[]; me: number | null }): Words {
  const others = lead.longest.filter((seat) => seat !== me).map((seat) => names[seat] ?? '');
  const longest = longestOf(lead);
  if (length < longest) return { id: 'jericho-board-behind', args: { names: others, by: longest - length } };
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
export function wallInWords(wall: readonly Card[], color: Color, lead: Lead, seat: number): Words {
  const cards = wall.map((card) => (card === TRUMPET ? cardWords(card) : String(valueOf(card))));
  const args = { color: colorWords(color), length: lead.lengths[seat] ?? 0, cards };
  if (wall.length === 0) return { id: 'jericho-board-wall-none', args };
  if (!lead.longest.includes(seat)) return { id: 'jericho-board-wall', args };
  if (lead.longest.length > 1) return { id: 'jericho-board-wall-level', args };
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
