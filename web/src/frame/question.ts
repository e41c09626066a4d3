// What the table asks, or whom it waits for: one sentence, always there.

import type { Game } from '../board/contract.ts';
import { askedWords } from '../board/telling.ts';
import type { Sight } from '../wire.ts';
import type { Words } from '../words/words.ts';

export interface Asking {
  game: Game;
  sight: Sight;
  over: boolean;
  /** Whether the last thing of the game is being shown: what it was worth. */
  counting: boolean;
  pending: number[];
  me: number | null;
  /** Whether the seat that looks may speak although others are waited for. */
  speaks: boolean;
  names: string[];
}

export function questionWords({ game, sight, over, counting, pending, me, speaks, names }: Asking): Words {
  if (over) return { id: 'table-question-over' };
  if (counting) return { id: 'web-question-counting' };
  const asked = me !== null && pending.includes(me) && sight.asked !== null ? askedWords(game, sight, { names, me }) : null;
  if (asked) return asked;
  const waiting = pending.map((seat) => names[seat] ?? '');
  return speaks ? { id: 'table-question-may', args: { names: waiting } } : { id: 'table-question-wait', args: { names: waiting } };
}

interface Meanwhile {
  /** Whether an earlier moment is looked at. */
  looking: boolean;
  /** Whether something moves that the question on the screen led to. */
  moving: boolean;
  /** Who decided it; null where nobody did. */
  mover: number | null;
  me: number | null;
  names: string[];
}

/** What is seen in place of a question that is answered already, or is of another moment; null where it stands. */
export function insteadWords({ looking, moving, mover, me, names }: Meanwhile): Words | null {
  if (looking) return { id: 'web-question-earlier' };
  if (!moving || mover === null) return null;
  return { id: 'web-question-decided', args: { who: mover === me ? 'you' : 'other', name: names[mover] ?? '' } };
}
