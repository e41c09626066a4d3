// What was said in the chat while it was not in sight.

import type { ChatLine } from '../wire.ts';

export class Unread {
  /** The last line that was there to be read. */
  #read = $state(0);
  /** The last line that has passed by. */
  #passed = $state(0);
  readonly #lines: () => readonly ChatLine[];
  readonly #mine: () => readonly number[];

  /** `lines` is the chat, `mine` are the seats of the one who reads: nobody is told what they said themselves. */
  constructor(lines: () => readonly ChatLine[], mine: () => readonly number[]) {
    this.#lines = lines;
    this.#mine = mine;
  }

  #new: ChatLine[] = $derived.by(() => this.#lines().filter((line) => line.number > this.#read && !(line.seat !== null && this.#mine().includes(line.seat))));

  get count(): number {
    return this.#new.length;
  }

  /** What was said last and has not passed by yet; null for nothing. */
  get passing(): ChatLine | null {
    const last = this.#new.at(-1);
    return last && last.number > this.#passed ? last : null;
  }

  /** The chat is in sight. */
  read(): void {
    this.#read = this.#lines().at(-1)?.number ?? 0;
  }

  /** It has been shown for long enough. */
  pass(): void {
    this.#passed = this.#lines().at(-1)?.number ?? 0;
  }
}
