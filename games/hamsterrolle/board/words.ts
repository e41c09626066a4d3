// The board's own words: what its controls and things are called, and what there is to learn. What happens and what is asked
// is told by the server, and so is a whole aim.

import { nameOf } from '#web/board/people.ts';
import { wordsFor, type Sentence } from '#web/words/sentence.ts';
import type { Argument, Words } from '#web/words/words.ts';
import type { Field } from './aim.ts';
import type { Aimed } from './marks.ts';
import { colorOf } from './pieces.ts';
import { FACTS, NAMES } from './told.ts';
import type { Aiming, Color, Piece, Sight, View } from './types.ts';

/** A sentence of the game's, to somebody at this table. */
export function inWords(sentence: Sentence, names: readonly string[] = [], me: number | null = null): Words {
  return wordsFor({ names, me, things: NAMES }, sentence);
}

export function pieceWords(piece: Piece, form: 'short' | 'the' = 'short'): Words {
  return { id: `${NAMES.cards[piece]!.id}.${form}` };
}

function postureWords(color: Color, stand: number): Words {
  return { id: `hamsterrolle-posture-${FACTS.postures[color][stand]!}` };
}

export function fieldWords(field: Field): Words {
  return { id: `hamsterrolle-field-${field}` };
}

/** What a control is set to: the number, and which way it goes, as the game calls it. */
export function valueWords(field: Field, aim: Aiming): Words {
  if (field === 'stand') return postureWords(colorOf(aim.piece), aim.stand);
  const [back, fore] = FACTS.ways[field];
  return { id: `hamsterrolle-value-${field}`, args: { number: Math.abs(aim[field]), way: aim[field] === 0 ? 'none' : aim[field] > 0 ? fore : back } };
}

/** Whether an aim reaches as far as it must. */
export function reachWords({ reach, fits }: Aimed): Words {
  if (!fits) return { id: 'hamsterrolle-board-no-room' };
  if (!reach) return { id: 'hamsterrolle-board-reach-any' };
  if (reach.is === 'far') return { id: 'hamsterrolle-board-reach-far', args: { by: Math.max(1, Math.ceil(reach.now - reach.most)) } };
  if (reach.is === 'short') return { id: 'hamsterrolle-board-reach-short', args: { by: Math.max(1, Math.ceil((reach.least ?? 0) - reach.now)) } };
  return reach.least === null ? { id: 'hamsterrolle-board-reach-any' } : { id: 'hamsterrolle-board-reach-yes' };
}

/** What a piece is, for those who ask: its name, its size and its weight, and how many of it there are. */
export function aboutPiece(piece: Piece, count: number): Words {
  return { id: 'hamsterrolle-about-piece', args: { piece: pieceWords(piece), ...sizeOf(colorOf(piece)), grams: FACTS.grams[colorOf(piece)], count } };
}

function sizeOf(color: Color): Record<string, Argument> {
  const shape = FACTS.shapes[color];
  switch (shape.kind) {
    case 'box':
      return { shape: 'box', a: shape.size[0], b: shape.size[1], c: shape.size[2] };
    case 'roller':
      return { shape: 'roller', a: shape.length, b: shape.diameter, c: 0 };
    case 'pyramid':
      return { shape: 'pyramid', a: shape.base, b: shape.below + shape.above, c: 0 };
  }
}

/** What a compartment holds. */
export function aboutCompartment(view: View, compartment: number): Words {
  const pieces = view.compartments[compartment] ?? [];
  const what = compartment === view.front ? 'front' : view.lowest.includes(compartment) ? 'lowest' : 'other';
  if (pieces.length === 0) return { id: 'hamsterrolle-about-compartment-free', args: { compartment, what } };
  return { id: 'hamsterrolle-about-compartment', args: { compartment, what, pieces: pieces.map((piece) => pieceWords(piece)) } };
}

/** What a seat still holds, and with whom it plays. */
export function aboutSeat({ view, beside }: Sight, seat: number, names: string[], me: number | null): Words {
  const { hand } = view.seats[seat]!;
  const partner = beside?.teams.find((team) => team.includes(seat))?.find((other) => other !== seat) ?? null;
  const args = { who: seat === me ? 'you' : 'other', name: nameOf(seat, names, me), count: hand.length };
  return partner === null ? { id: 'hamsterrolle-about-seat', args } : { id: 'hamsterrolle-about-seat-partner', args: { ...args, partner: nameOf(partner, names, me) } };
}

/** Every kind of decision, and what to look at after a first game. */
export const LESSONS = {
  kinds: ['first', 'further', 'pass'],
  rare: ['dropped'],
  next: { id: 'hamsterrolle-lesson-next' },
};

export function lesson({ view, legal }: Sight): { id: string; words: Words } | null {
  if (legal.length === 0) return null;
  if (view.turn_number < 2) return { id: 'first', words: { id: 'hamsterrolle-lesson-first' } };
  if (view.turn_number < 4) return { id: 'further', words: { id: 'hamsterrolle-lesson-further' } };
  if (view.aside.length > 0) return { id: 'dropped', words: { id: 'hamsterrolle-lesson-dropped' } };
  return legal.some(({ type }) => type === 'pass') ? { id: 'pass', words: { id: 'hamsterrolle-lesson-pass' } } : null;
}

export function rulesPart(view: View): string {
  if (view.phase === 'over') return 'end';
  return view.turn_number < 2 ? 'setup' : 'turn';
}
