// The buttons under the question for the card that was touched: every use that the server offers for it.

import type { Choice } from '#web/board/contract.ts';
import { TRUMPET } from './cards.ts';
import { blowing, building } from './preview.ts';
import { cardWords, fallInFull, fallWords, growthWords } from './tell.ts';
import type { Action, Card } from './types.ts';
import type { Walls } from './walls.ts';

/** What may be done with a card. */
export function usesOf(legal: readonly Action[], card: Card): Action[] {
  return legal.filter((action) => (action.type === 'trumpet' ? card === TRUMPET : action.card === card));
}

interface Around {
  walls: Walls[];
  names: string[];
  me: number | null;
  act: (action: Action) => void;
}

/** One button for each use. */
export function choicesOf(card: Card | null, uses: readonly Action[], { walls, names, me, act }: Around): Choice[] {
  if (card === null || me === null) return [];
  const alone = uses.length === 1;
  return uses.map((use): Choice => {
    const press = () => act(use);
    switch (use.type) {
      case 'lay':
        return { words: { id: 'jericho-board-lay', args: { card: cardWords(card, '.the') } }, press, main: true };
      case 'supply':
        return alone
          ? { words: { id: 'jericho-board-give', args: { card: cardWords(card, '.the') } }, press, main: true }
          : { words: { id: 'jericho-board-supply' }, press };
      case 'wall':
        return { words: growthWords(building(walls, me, card)!, names, me), press, main: true };
      case 'trumpet': {
        const fall = blowing(walls, me, use.color);
        return { words: fallWords(fall), more: fallInFull(fall, names, me), press };
      }
    }
  });
}
