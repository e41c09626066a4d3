// What the steps of a game in a file looked like. The server keeps nothing of such a game and plays it from its beginning for
// every answer, so it gives some recordings at once; the next ones are asked for before they are wanted.

import type { Json } from '../wire.ts';

export class Recordings {
  /** What has been given, step by step. */
  readonly #made = new Map<number, Json>();
  /** One question at a time: what the next wants may be in the answer. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #fetch: (number: number) => Promise<Json[]>;

  /** `fetch` asks for what this step and some after it looked like, and gives nothing where that cannot be had. */
  constructor(fetch: (number: number) => Promise<Json[]>) {
    this.#fetch = fetch;
  }

  /** What this step looked like; null where that cannot be had. `last` is the last step of the game. */
  async of(number: number, last: number): Promise<Json | null> {
    const found = await this.#ask(number);
    if (found !== null && number < last) void this.#ask(number + 1);
    return found;
  }

  #ask(number: number): Promise<Json | null> {
    const asked = this.#last.then(async () => {
      const known = this.#made.get(number);
      if (known !== undefined) return known;
      const given = await this.#fetch(number);
      given.forEach((each, index) => this.#made.set(number + index, each));
      return given[0] ?? null;
    });
    this.#last = asked;
    return asked;
  }
}
