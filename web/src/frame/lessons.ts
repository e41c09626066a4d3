// A lesson is a game like any other, with a word at the right moment: first what wins, then each kind of decision the first
// time it is due, a word when all of them have been met, and at the end what to look at next.

import { lessonOf } from '../board/asked-of.ts';
import type { Game } from '../board/contract.ts';
import type { Sight } from '../wire.ts';
import type { Words } from '../words/words.ts';

export interface LessonStep {
  id: string;
  /** What the step is about, above its words. */
  title: Words;
  words: Words;
  /** What else there is to say. */
  more?: Words;
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
export function stepOf({ game, sight, asked, over, learnt }: Learning): LessonStep | null {
  const isDone = (id: string) => learnt.includes(`${game.id}/${id}`);
  if (over) return isDone('next') ? null : { id: 'next', title: { id: 'web-lesson-next' }, words: game.lessons.next };
  if (!isDone('goal')) return { id: 'goal', title: { id: 'web-goal' }, words: goalOf(game.id), more: { id: 'web-lesson-try' } };
  const { kinds } = game.lessons;
  const decision = asked ? lessonOf(game, sight) : null;
  if (decision && !isDone(decision.id)) return { ...decision, title: titleOf(decision.id, kinds, kinds.filter(isDone).length + 1) };
  if (!kinds.every(isDone) || isDone('all')) return null;
  return { id: 'all', title: { id: 'web-lesson-all' }, words: { id: 'web-lesson-all-met' } };
}

/** Above a decision stands how many there are to meet; one that hardly ever comes is not counted. */
function titleOf(kind: string, kinds: readonly string[], met: number): Words {
  return kinds.includes(kind) ? { id: 'web-lesson-decision', args: { met, all: kinds.length } } : { id: 'web-lesson-rare' };
}

/** What wins a game. It is printed on its box. */
export function goalOf(game: string): Words {
  return { id: `${game}-box-goal` };
}
