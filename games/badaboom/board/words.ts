// The board's own words: what its things and buttons are called, and what there is to learn. What happens and what is asked
// is told by the server.

import { nameOf } from '#web/board/people.ts';
import { labelIn } from '#web/words/by-rule.ts';
import { wordsFor, type Sentence } from '#web/words/sentence.ts';
import type { Argument, Words } from '#web/words/words.ts';
import { NAMES } from './told.ts';
import type { Action, Back, BombCard, Card, Sight, Slot, View } from './types.ts';

/** A sentence of the game's, to somebody at this table. */
export function inWords(sentence: Sentence, names: readonly string[] = [], me: number | null = null): Words {
  return wordsFor({ names, me, things: NAMES }, sentence);
}

/** A card or a bomb by its bare name. */
export function cardWords(card: Card | BombCard): Words {
  const { id } = NAMES.cards[card]!;
  return { id: card === 'mechanism' ? `${id}.short` : id };
}

/** What a card or a bomb does. */
export function textWords(card: Card | BombCard): Words {
  return { id: `badaboom-about-${card}` };
}

/** A card or a bomb with what it does, for those who ask. */
export function aboutCard(card: Card | BombCard): Words {
  return { id: 'badaboom-board-card', args: { card: cardWords(card), text: textWords(card) } };
}

export function backWords(back: Back): Words {
  return { id: `badaboom-back-${back}` };
}

/** A slot in words: its number as people count, and what can be seen of it. */
export function slotWords(view: View, slot: number): Words {
  return { id: 'badaboom-board-slot', args: { number: slot + 1, card: liesThere(view.bomb.slots[slot]!) } };
}

/** What lies in a slot: a card that is known, or a back. */
function liesThere({ card, back }: Slot): Argument {
  if (card) return cardWords(card);
  return back ? backWords(back) : { id: 'badaboom-board-empty' };
}

/** A Permanent trick before its owner, in words. */
export function permanentWords({ in_play }: View, index: number, names: string[], me: number | null): Words {
  const { owner, card, target } = in_play[index]!;
  const args = { card: cardWords(card), name: nameOf(owner, names, me), who: owner === me ? 'you' : 'other' };
  return target === null ? { id: 'badaboom-board-permanent', args } : { id: 'badaboom-board-permanent-on', args: { ...args, target: nameOf(target, names, me) } };
}

/** An action as a button says it. */
export function labelWords(sight: Sight, action: Action, names: string[], me: number | null): Words {
  return inWords(labelIn('badaboom', sight, action, NAMES), names, me);
}

/** Taking a card out and putting another in its place. */
export function swapWords(sight: Sight, taking: Action, put: Card): Words {
  return inWords({ id: 'badaboom-choice-swap', args: { take: labelIn('badaboom', sight, taking, NAMES), put: { card: put, form: 'the' } } });
}

/** What the middle of the table says while nothing moves. */
export function captionOf({ view }: Sight, names: string[], me: number | null): Words {
  const who = (seat: number) => ({ who: seat === me ? 'you' : 'other', name: nameOf(seat, names, me) });
  if (view.trick) return { id: 'badaboom-board-announced', args: { ...who(view.trick.seat), card: cardWords(view.trick.action.card) } };
  if (view.phase === 'over') return { id: 'badaboom-board-over' };
  return { id: `badaboom-board-${view.phase}`, args: who(view.holder) };
}

/** When the bomb blows up, and whom it would hit: as soon as it is armed. */
export function blastWords({ view, beside }: Sight, names: string[], me: number | null): Words | null {
  if (!view.blast || view.phase === 'over') return null;
  const hit = view.blast.map((seat) => nameOf(seat, names, me));
  return { id: hit.length === 0 ? 'badaboom-board-blast-nobody' : 'badaboom-board-blast', args: { turns: beside?.explodes_in ?? 0, names: hit } };
}

/** Every kind of decision that a first game brings, and what few games do. */
export const LESSONS = {
  kinds: ['pre', 'tinker', 'put', 'armed', 'post', 'react'],
  rare: ['cancel'],
  next: { id: 'badaboom-lesson-next' },
};

export function lesson({ view, legal }: Sight): { id: string; words: Words } | null {
  if (legal.length === 0) return null;
  const id = lessonOf(view, legal);
  return { id, words: { id: `badaboom-lesson-${id}` } };
}

function lessonOf(view: View, legal: readonly Action[]): string {
  const calls = view.phase === 'pre' || view.phase === 'post';
  if (view.phase === 'react') return legal.length > 1 ? 'cancel' : 'react';
  if (calls && view.bomb.armed) return 'armed';
  return view.phase;
}

export function rulesPart(view: View): string {
  switch (view.phase) {
    case 'pre':
    case 'post':
      return view.bomb.armed ? 'explosion' : 'windows';
    case 'react':
      return 'windows';
    case 'tinker':
    case 'put':
      return 'tinker';
    default:
      return 'end';
  }
}
