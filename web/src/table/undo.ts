// Taking back: what a person can take back now, and which entries have been.

import type { Step, UndoNow } from '../wire.ts';

/** Something that a person can take back, with or without the others' consent. */
export type Undoable = UndoNow['can'][number];

/** What the person with these seats can take back now: the last of what they have done. */
export function undoableOf(undo: UndoNow | null, mine: readonly number[]): Undoable | null {
  const own = (undo?.can ?? []).filter((each) => mine.includes(each.seat));
  return own.reduce<Undoable | null>((last, each) => (last && last.number > each.number ? last : each), null);
}

/** Those of these entries, oldest first, that have not been taken back by a later one of them. */
export function notUndone(steps: readonly Step[]): Step[] {
  const left: Step[] = [];
  for (const step of steps) {
    const { what } = step;
    if (what.kind === 'undone') {
      while (left.length > 0 && left.at(-1)!.number >= what.number) left.pop();
    }
    left.push(step);
  }
  return left;
}
