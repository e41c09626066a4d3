// What the table asks, or for whom it waits: one sentence, always there.

import type { Game } from '../games/contract.ts';
import type { Sight } from '../wire.ts';
import type { Words } from '../words/words.ts';

export interface Asking {
  game: Game;
  sight: Sight;
  over: boolean;
  pending: number[];
  me: number | null;
  names: string[];
}

export function questionWords({ game, sight, over, pending, me, names }: Asking): Words {
  if (over) return { id: 'table-question-over' };
  if (me !== null && pending.includes(me) && sight.asked !== null) return game.question(sight as never, names);
  return { id: 'table-question-wait', args: { names: pending.map((seat) => names[seat] ?? '') } };
}
