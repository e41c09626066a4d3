// The board's own words: what its goods, seals and crowns are called, and what there is to learn. What happens, what is
// asked and what is offered is told by the server.

import { wordsFor, type Filled, type Sentence } from '#web/words/sentence.ts';
import type { Words } from '#web/words/words.ts';
import { classOf, penaltyOf, timesOf, valueOf } from './goods.ts';
import { laterWords } from './later.ts';
import type { Word } from './record.ts';
import { NAMES } from './told.ts';
import type { BagPromise, Crowns, Fate, Good, Sight, View } from './types.ts';

/** A sentence of the game's, to somebody at this table. */
export function inWords(sentence: Sentence, names: readonly string[] = [], me: number | null = null): Words {
  return wordsFor({ names, me, things: NAMES }, sentence);
}

export function goodWords(good: Good): Words {
  return inWords(NAMES.cards[good]!);
}

/** A good with what it is worth, for those who hear it. */
export function worthWords(good: Good): Words {
  return { id: 'sheriff-board-card', args: { good: goodWords(good), worth: valueOf(good), fine: penaltyOf(good) } };
}

/** What a good is, is worth and costs, for those who ask. */
export function aboutGood(good: Good): Words {
  return { id: 'sheriff-about-good', args: { good: goodWords(good), class: classOf(good), worth: valueOf(good), fine: penaltyOf(good), times: timesOf(good) ?? 1 } };
}

/** A kind as a whole. */
function manyWords(good: Good): Sentence {
  return { id: `${NAMES.cards[good]!.id}.many` };
}

/** This many of a good, in words. */
export function countWords(good: Good, count: number): Words {
  return inWords({ id: 'sheriff-goods', args: { count, good: { id: `${NAMES.cards[good]!.id}.of`, args: { count } } } });
}

/** What the sheriff would undertake. */
export function promiseWords({ do: deed, seat }: BagPromise, names: string[], me: number | null): Words {
  return inWords({ id: deed === 'inspect' ? 'sheriff-promise-inspect' : 'sheriff-promise-let-pass', by: seat }, names, me);
}

/** Every kind of decision (debts come in few games), and what to look at after a first game. */
export const LESSONS = {
  kinds: ['market', 'discard', 'load', 'declare', 'called', 'proposal', 'inspect', 'offer', 'bound', 'confiscate'],
  rare: ['pay'],
  next: { id: 'sheriff-lesson-next' },
};

export function lesson({ view, viewer, legal }: Sight): { id: string; words: Words } | null {
  if (legal.length === 0 || viewer === 'spectator') return null;
  switch (view.phase) {
    case 'market':
      return { id: 'market', words: { id: 'sheriff-lesson-market' } };
    case 'market-discard':
      return { id: 'discard', words: { id: 'sheriff-lesson-discard' } };
    case 'load':
      return { id: 'load', words: { id: 'sheriff-lesson-load' } };
    case 'declare':
      return { id: 'declare', words: { id: 'sheriff-lesson-declare' } };
    case 'confiscate':
      return { id: 'confiscate', words: { id: 'sheriff-lesson-confiscate' } };
    case 'pay':
      return { id: 'pay', words: { id: 'sheriff-lesson-pay' } };
    case 'inspect':
      break;
    default:
      return null;
  }
  const { inspection } = view;
  if (inspection?.owes?.seat === viewer) {
    return inspection.owes.offer === null
      ? { id: 'called', words: { id: 'sheriff-lesson-called' } }
      : { id: 'proposal', words: { id: 'sheriff-lesson-proposal' } };
  }
  if (view.sheriff !== viewer) return null;
  if (inspection?.must.some((deed) => deed !== null)) return { id: 'bound', words: { id: 'sheriff-lesson-bound' } };
  return inspection && inspection.offers.length > 0
    ? { id: 'offer', words: { id: 'sheriff-lesson-offer' } }
    : { id: 'inspect', words: { id: 'sheriff-lesson-inspect' } };
}

export function rulesPart(view: View): string {
  switch (view.phase) {
    case 'market':
    case 'market-discard':
      return 'market';
    case 'load':
      return 'load';
    case 'declare':
      return 'declare';
    case 'confiscate':
      return 'inspect';
    case 'inspect':
      return view.inspection && (view.inspection.owes || view.inspection.offers.length > 0) ? 'bribes' : 'inspect';
    case 'pay':
      return 'debts';
    default:
      return 'end';
  }
}

/** King and Queen of a good, in one sentence. */
export function crownWords({ good, counts, kings, queens, points }: Crowns, names: string[], me: number | null): Words {
  const crown = (seats: number[]): { [name: string]: Filled } => ({
    names: seats.map((seat) => ({ seat })),
    count: counts[seats[0]!] ?? 0,
    points: points[seats[0]!] ?? 0,
  });
  if (kings.length === 0) return inWords({ id: 'sheriff-crown-nobody', args: { good: manyWords(good) } });
  const king: Sentence = { id: kings.length > 1 ? 'sheriff-crown-kings' : 'sheriff-crown-king', args: { good: manyWords(good), ...crown(kings) } };
  if (queens.length === 0) return inWords(king, names, me);
  const queen: Sentence = { id: queens.length > 1 ? 'sheriff-crown-queens' : 'sheriff-crown-queen', args: crown(queens) };
  return inWords({ id: 'sheriff-crown-both', args: { king, queen } }, names, me);
}

/** A seat's sign for a good; null for none. */
export function crownOf({ kings, queens }: Crowns, seat: number): 'king' | 'queen' | null {
  if (kings.includes(seat)) return 'king';
  return queens.includes(seat) ? 'queen' : null;
}

/** A word given, in the ledger. */
export function wordWords(word: Word, names: string[], me: number | null): Words {
  const about = word.about === 'bag' ? 'sheriff-ledger-bag' : 'sheriff-ledger-word';
  const { args, ...words } = inWords({ id: about, by: word.by, args: { to: { seat: word.to }, round: word.round } }, names, me);
  return { ...words, args: { ...args, text: laterWords(word.text) } };
}

export function fateWords(fate: Fate): Words {
  return { id: `sheriff-ledger-${fate}` };
}
