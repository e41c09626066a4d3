// The buttons under the question: what can be done with what is held, and how to go on.

import type { Choice } from '#web/board/contract.ts';
import { labelOf } from '#web/words/by-rule.ts';
import type { Words } from '#web/words/words.ts';
import { isAt, liftable, next, same, turnedAt, type Held, type Target } from './picking.ts';
import { NAMES } from './told.ts';
import type { Action, Stack } from './types.ts';
import { cardWords, inWords, targetWords } from './words.ts';

interface Choosing {
  legal: readonly Action[];
  held: Held | null;
  targets: readonly Target[];
  target: Target | null;
  city: readonly Stack[];
  /** What the server says that the choice would do. */
  effect: Words | null;
  act: (action: Action) => void;
  hold: (held: Held) => void;
  choose: (target: Target) => void;
}

export function choicesOf(choosing: Choosing): Choice[] {
  const { legal, held, act } = choosing;
  // What needs no card: leaving the city as it is, or passing where nothing can be done.
  const plain = legal.filter((action) => action.type === 'skip' || action.type === 'pass');
  const rest = plain.map((action): Choice => ({ words: inWords(labelOf('noxford', action, NAMES)), press: () => act(action), does: action.type, main: legal.length === 1 }));
  return [...(held ? going(choosing, held) : lifting(choosing)), ...rest];
}

/** A gear may move a card: the first that can be moved, for those who do not touch one. */
function lifting({ legal, hold }: Choosing): Choice[] {
  const [first] = liftable(legal);
  return first ? [{ words: { id: 'noxford-choice-move-some' }, press: () => hold({ zone: 'city', at: first }), does: 'move' }] : [];
}

/** Where what is held may go. */
function going({ legal, held: _, targets, target, city, effect, act, hold, choose }: Choosing, held: Held): Choice[] {
  const does = targets[0]?.action.type ?? 'place';
  const choices: Choice[] = [];
  if (target) {
    choices.push({ words: goWords(target, city), more: effect ?? targetWords(target, city), press: () => act(target.action), does: target.action.type, main: true });
    const other = turnedAt(targets, target);
    if (other) choices.push({ words: { id: 'noxford-choice-turn' }, press: () => choose(other), does });
  }
  const following = next(targets, target);
  if (following && !same(following, target)) {
    const number = targets.findIndex((each) => same(each, following)) + 1;
    choices.push({ words: { id: target ? 'noxford-choice-next' : 'noxford-choice-first', args: { number, count: targets.length } }, more: targetWords(following, city), press: () => choose(following), does });
  }
  if (held.zone === 'city') {
    const all = liftable(legal);
    const after = all[(all.findIndex((at) => isAt(at, held.at)) + 1) % all.length]!;
    if (all.length > 1) choices.push({ words: { id: 'noxford-choice-move-other' }, press: () => hold({ zone: 'city', at: after }), does: 'move' });
  }
  return choices;
}

function goWords(target: Target, city: readonly Stack[]): Words {
  if (target.kind === 'place') return { id: target.action.type === 'move' ? 'noxford-choice-move' : 'noxford-choice-lay' };
  const stack = city.find((each) => isAt(each, target.at))!;
  return { id: 'noxford-choice-cover', args: { card: cardWords(stack.cards[0]!, 'the') } };
}
