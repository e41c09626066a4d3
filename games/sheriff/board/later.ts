// Words for later: what somebody promises for a coming round. Nothing enforces them; the board remembers them.
//
// A few are ready-made. They travel in one fixed wording, whatever the language of the one who says them, so that every
// browser knows them again and shows them in its reader's language.

import type { Words } from '#web/words/words.ts';
import { FACTS } from './told.ts';

/** The ready-made words. */
export const READY = ['let-pass', 'no-bribe', 'remember'] as const;
export type Ready = (typeof READY)[number];

export function textOf(ready: Ready): string {
  return FACTS.later[`sheriff-later-${ready}`];
}

/** Which of the ready-made words a text is; null for somebody's own. */
export function readyOf(text: string): Ready | null {
  return READY.find((ready) => textOf(ready) === text) ?? null;
}

/** A text as it is shown: ready-made words in the reader's language, others as they were written. */
export function laterWords(text: string): Words | string {
  const ready = readyOf(text);
  return ready ? { id: `sheriff-later-${ready}` } : text;
}
