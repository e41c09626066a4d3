// The board's own words: what its buttons are called, and what there is to learn. What happens and what is asked is told
// by the server.

import { labelOf } from '#web/words/by-rule.ts';
import { wordsFor } from '#web/words/sentence.ts';
import type { Words } from '#web/words/words.ts';
import { FACTS, NAMES } from './told.ts';
import type { Action, Good, Sight, View } from './types.ts';

/** An action as a button says it. */
export function labelWords(action: Action, names: readonly string[], me: number | null): Words {
  return wordsFor({ names, me, things: NAMES }, labelOf('noxford', action, NAMES));
}

/** A good by its name. */
export function goodWords(good: Good): Words {
  return wordsFor({ names: [], me: null, things: NAMES }, NAMES.cards[good]!);
}

/** A good with what it is worth, for those who hear it. */
export function valueWords(good: Good): Words {
  return { id: 'noxford-board-card', args: { good: goodWords(good), worth: FACTS.worth[good] } };
}

/** What a good does, for those who ask. */
export function aboutWords(good: Good): Words {
  return { id: `noxford-about-${good}`, args: { worth: FACTS.worth[good] } };
}

/** Every kind of decision, and what to look at after a first game. */
export const LESSONS = { kinds: ['seal', 'gate'], next: { id: 'noxford-lesson-next' } };

/** What to think about at a decision that is met for the first time. */
export function lesson({ view, legal }: Sight): { id: string; words: Words } | null {
  if (legal.length === 0) return null;
  return view.phase === 'seal'
    ? { id: 'seal', words: { id: 'noxford-lesson-seal' } }
    : { id: 'gate', words: { id: 'noxford-lesson-gate' } };
}

/** The heading of the player's rules that treats what is being played now. */
export function rulesPart(view: View): string {
  return view.phase === 'over' ? 'end' : view.phase;
}
