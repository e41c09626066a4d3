// The table's log as this browser holds it: every entry once, in order, none missing.

import type { Json, Sight, Step } from '../wire.ts';

/** What became of a step that arrived. */
export type Taken = 'new' | 'seen' | 'gap';

export class Steps {
  /** The entries, the first first. */
  #all: Step[] = [];

  get all(): readonly Step[] {
    return this.#all;
  }

  /** The number of the last entry; 0 before the first. */
  get last(): number {
    return this.#all.at(-1)?.number ?? 0;
  }

  /** Takes what was there before. */
  load(history: Step[]): void {
    this.#all = [...history];
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
    for (let index = this.#indexAt(number); index >= 0; index -= 1) {
      const step = this.#all[index]!;
      const sight = step.sights.find((each) => each.viewer === viewer);
      if (sight) return step.number === number ? sight : { ...sight, events: [] };
    }
    return null;
  }

  /** All that a viewer was told up to that entry, the first first. */
  toldUpTo(number: number, viewer: Sight['viewer']): Json[] {
    return this.#all
      .slice(0, this.#indexAt(number) + 1)
      .flatMap((step) => step.sights.find((each) => each.viewer === viewer)?.events ?? []);
  }

  /** The index of that entry, or of the nearest before it; -1 where there is none. */
  #indexAt(number: number): number {
    return this.#all.findLastIndex((step) => step.number <= number);
  }
}
