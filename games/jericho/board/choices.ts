// The buttons under the question for the card that was touched: every use that the server offers for it.

import type { Choice } from '#web/board/contract.ts';
import { labelOf } from '#web/words/by-rule.ts';
import { TRUMPET } from './cards.ts';
import { keyOf, type Foresight } from './foreseen.ts';
import { NAMES } from './told.ts';
import type { Action, Card } from './types.ts';
import { colorWords, fallWords, growthWords, inWords } from './words.ts';

/** What may be done with a card. */
export function usesOf(legal: readonly Action[], card: Card): Action[] {
  return legal.filter((action) => (action.type === 'trumpet' ? card === TRUMPET : action.card === card));
}

interface Choosing {
  /** What is foreseen of the uses, as far as the server has answered. */
  foresights: ReadonlyMap<string, Foresight>;
  names: string[];
  me: number | null;
  act: (action: Action) => void;
}

/** One button for each use. It says what it is, and what it will do as soon as that is known. */
export function choicesOf(uses: readonly Action[], { foresights, names, me, act }: Choosing): Choice[] {
  const alone = uses.length === 1;
  return uses.map((use): Choice => {
    const choice = { words: inWords(labelOf('jericho', use, NAMES), names, me), press: () => act(use), does: use.type };
    const { growth, fall, effect } = foresights.get(keyOf(use)) ?? {};
    switch (use.type) {
      case 'lay':
        return { ...choice, main: true };
      case 'supply':
        return alone ? { ...choice, main: true } : { ...choice, words: { id: 'jericho-board-supply' } };
      case 'wall':
        return growth ? { ...choice, words: growthWords(growth, names, me), main: true } : { ...choice, main: true };
      case 'trumpet': {
        const more = { more: effect ? inWords(effect, names, me) : choice.words };
        // Until the server has answered, a button is as short as it will be then: nothing jumps.
        return { ...choice, words: fall ? fallWords(fall) : colorWords(use.color), ...more };
      }
    }
  });
}
