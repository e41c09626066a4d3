// The buttons under the question. First one for each thing that can be done; then what is still to be chosen, one by one; and
// when an action is whole, the button that plays it.

import type { Choice } from '#web/board/contract.ts';
import { nameOf } from '#web/board/people.ts';
import type { Words } from '#web/words/words.ts';
import { isNothing, nextOf, NOTHING, offered, whole, type Pick } from './picking.ts';
import type { Action, Back, Card, Sight } from './types.ts';
import { backWords, cardWords, labelWords, permanentWords, slotWords, swapWords } from './words.ts';

interface ChoiceContext {
  sight: Sight;
  names: string[];
  me: number | null;
  /** Plays an action and, where it was chosen along with it, puts this card in next. */
  act: (action: Action, then?: Card) => void;
  pick: (pick: Pick) => void;
}

type Next = NonNullable<ReturnType<typeof nextOf>>;

/** The buttons for a question, given what was picked. */
export function choicesOf(pick: Pick, context: ChoiceContext): Choice[] {
  if (isNothing(pick)) return beginnings(context);
  const action = whole(context.sight, pick);
  if (action && pick.then) return [swap(action, pick.then, context), back(context)];
  if (action) return [button(action, context, true), back(context)];
  const next = nextOf(context.sight, pick);
  return next ? [...next.values.map((value) => further(pick, next.key, value, context)), back(context)] : [back(context)];
}

/** One button for each type of action: those with one form play it, the others lead on. */
function beginnings(context: ChoiceContext): Choice[] {
  const { legal } = context.sight;
  const types = [...new Set(legal.map(({ type }) => type))];
  const only = types.length === 1;
  return types.map((type) => {
    const ofType = legal.filter((action) => action.type === type);
    if (ofType.length === 1) return button(ofType[0]!, context, only);
    return { words: { id: `badaboom-choice-${type}` }, press: () => context.pick({ type }), does: type };
  });
}

function button(action: Action, { sight, names, me, act }: ChoiceContext, main = false): Choice {
  return { words: labelWords(sight, action, names, me), press: () => act(action), does: action.type, main };
}

/** One button for what is taken out and what is put in its place. */
function swap(action: Action, then: Card, { sight, act }: ChoiceContext): Choice {
  return { words: swapWords(sight, action, then), press: () => act(action, then), does: action.type, main: true };
}

function back({ pick }: ChoiceContext): Choice {
  return { words: { id: 'badaboom-choice-back' }, press: () => pick(NOTHING) };
}

/**
 * A button that picks one thing more, in a word: on a telephone five of them have to stand beside the bomb. What is chosen this
 * way is shown whole before it is played, like what is touched; only whether to recycle, the last question about a slot, is
 * answered at once.
 */
function further(pick: Pick, key: Next['key'], value: Next['values'][number], context: ChoiceContext): Choice {
  const picked = { ...pick, [key]: value };
  const action = whole(context.sight, picked);
  if (action && key === 'recycle') return { ...button(action, context), words: { id: value ? 'badaboom-choice-recycle' : 'badaboom-choice-keep' } };
  const { type } = offered(context.sight, picked)[0]!;
  return { words: partWords(key as 'card', value, context), press: () => context.pick(picked), does: type };
}

/** What is picked by a button, in words. */
function partWords(key: Exclude<Next['key'], 'type' | 'recycle'>, value: Next['values'][number], { sight, names, me }: ChoiceContext): Words {
  switch (key) {
    case 'card':
    case 'put':
      return cardWords(value as Card);
    case 'to':
    case 'target':
      return { id: 'badaboom-choice-seat', args: { name: nameOf(value as number, names, me) } };
    case 'slot':
      return slotWords(sight.view, value as number);
    case 'index':
      return permanentWords(sight.view, value as number, names, me);
    case 'back':
      return backWords(value as Back);
  }
}
