// A lesson is a game like any other, with a word at the right moment: first what wins, then each kind of decision the first
// time it is due, and at the end what to look at next.

import type { Game } from '../board/contract.ts';
import type { Sight } from '../wire.ts';
import type { Words } from '../words/words.ts';

export interface Step {
  id: string;
  /** What the step is about, above its words. */
  title: Words;
  words: Words;
}

interface Learning {
  game: Game;
  sight: Sight;
  /** Whether a decision of the seat that looks is due. */
  asked: boolean;
  over: boolean;
  /** The steps that are done, as `<game>/<id>`. */
  learnt: readonly string[];
}

/** The step that is due; null for none. */
export function stepOf({ game, sight, asked, over, learnt }: Learning): Step | null {
  const isDone = (id: string) => learnt.includes(`${game.id}/${id}`);
  if (over) return isDone('next') ? null : { id: 'next', title: { id: 'web-lesson-next' }, words: game.lessons.next };
  if (!isDone('goal')) return { id: 'goal', title: { id: 'web-goal' }, words: goalOf(game.id) };
  const decision = asked ? game.lesson(sight as never) : null;
  if (!decision || isDone(decision.id)) return null;
  const { kinds } = game.lessons;
  const met = kinds.filter(isDone).length + 1;
  return { ...decision, title: { id: 'web-lesson-decision', args: { met, all: kinds.length } } };
}

/** What wins a game. It is printed on its box. */
export function goalOf(game: string): Words {
  return { id: `${game}-box-goal` };
}
