// Who won, and what decided where others have as many points: what the end of every game says first.

import { amountOf, type Standings } from '../wire.ts';
import type { Argument, Words } from '../words/words.ts';
import { nameOf } from './people.ts';

/** The ids of a game's sentences about its winners. */
export interface EndIds {
  /** One seat has won: `who`, `names`, `score`. */
  alone: string;
  /** Several have: `names`, `score`. */
  shared: string;
  /** What breaks a tie, the first first: a part of the breakdown, and its sentence: `names`, `score`, `cards`, `fewer`. */
  tieBreaks: [TieBreak, ...TieBreak[]];
}

interface TieBreak {
  part: string;
  id: string;
}

/** Who won and, where it took a tie-break, over whom. */
export function victory(result: Standings, names: string[], me: number | null, ids: EndIds): Words[] {
  const { seats, winners } = result;
  const [best] = winners as [number];
  const score = seats[best]!.score;
  const called = (list: number[]): Argument[] => list.map((seat) => nameOf(seat, names, me));
  const won: Words =
    winners.length > 1
      ? { id: ids.shared, args: { names: called(winners), score } }
      : { id: ids.alone, args: { who: best === me ? 'you' : 'other', names: called(winners), score } };
  const beaten = seats.flatMap((seat, at) => (seat.score === score && !winners.includes(at) ? [at] : []));
  if (beaten.length === 0) return [won];
  const amount = (seat: number, part: string) => amountOf(seats[seat]!.breakdown[part]);
  const decisive = ids.tieBreaks.find(({ part }) => amount(best, part) !== amount(beaten[0]!, part));
  const { id, part } = decisive ?? ids.tieBreaks.at(-1)!;
  const fewer = Math.max(...beaten.map((seat) => amount(seat, part)));
  return [won, { id, args: { names: called(beaten), score, cards: amount(best, part), fewer } }];
}
