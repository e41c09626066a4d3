// The table's log as this browser holds it: every entry once, in order, none missing.
//
// A table that is opened is told as it is now, and how it came to that follows in parts. Until all of that is here, the
// log begins with the present.

import { notUndone } from '../table/undo.ts';
import type { Json, Sight, Step, TableNow } from '../wire.ts';

/** What became of a step that arrived. */
type Taken = 'new' | 'seen' | 'gap';

export class Steps {
  /** The entries, oldest first. */
  #all: Step[] = [];
  /** The table as it was told when it was opened. */
  #opened: Pick<TableNow, 'number' | 'sights'> = { number: 0, sights: [] };
  /** The parts of its history that have come so far. */
  #parts: Step[] = [];
  #whole = false;

  get all(): readonly Step[] {
    return this.#all;
  }

  /** Whether the history of the table that was opened is here. */
  get whole(): boolean {
    return this.#whole;
  }

  /** The number of the first entry from which the table can be shown. */
  get first(): number {
    return Math.min(this.#all[0]?.number ?? Infinity, this.#opened.number);
  }

  /** The number of the last entry; 0 before the first. */
  get last(): number {
    return this.#all.at(-1)?.number ?? this.#opened.number;
  }

  /** Begins with the table as it is told now; its history follows. */
  open(now: TableNow): void {
    this.#all = [];
    this.#opened = now;
    this.#parts = [];
    this.#whole = false;
  }

  /** Takes a part of the history; says whether this was the last. */
  remember(part: readonly Step[], last: boolean): boolean {
    this.#parts.push(...part);
    if (last) this.load([...this.#parts.splice(0), ...this.#all]);
    return last;
  }

  /** Takes a whole log. */
  load(steps: readonly Step[]): void {
    this.#all = [...steps];
    this.#whole = true;
  }

  /** Takes a step if it is the next. One that was here before is ignored; after a gap the rest must be asked for. */
  take(step: Step): Taken {
    if (step.number <= this.last) return 'seen';
    if (step.number !== this.last + 1) return 'gap';
    this.#all.push(step);
    return 'new';
  }

  /** What a viewer saw after that entry: an entry that says nothing of the game leaves it as it was. */
  sightAt(number: number, viewer: Sight['viewer']): Sight | null {
    const its = (sights: Sight[]) => sights.find((each) => each.viewer === viewer);
    for (let index = this.#indexAt(number); index >= 0; index -= 1) {
      const step = this.#all[index]!;
      const sight = its(step.sights);
      if (sight) return step.number === number ? sight : { ...sight, events: [] };
    }
    return (this.#opened.number <= number && its(this.#opened.sights)) || null;
  }

  /** All that a viewer was told up to that entry, oldest first, but for what was taken back since. */
  toldUpTo(number: number, viewer: Sight['viewer']): Json[] {
    return notUndone(this.#all.slice(0, this.#indexAt(number) + 1))
      .flatMap((step) => step.sights.find((each) => each.viewer === viewer)?.events ?? []);
  }

  /** The index of that entry, or of the nearest before it; -1 where there is none. */
  #indexAt(number: number): number {
    return this.#all.findLastIndex((step) => step.number <= number);
  }
}
