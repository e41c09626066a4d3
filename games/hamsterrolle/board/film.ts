// What a turn looked like, at any moment of it. Nothing is simulated: between two frames of the recording things move evenly.

import type { Picture } from './picture.ts';
import { between, whole, type Place } from './space.ts';
import type { Piece, Recording } from './types.ts';

export class Film {
  /** How long it is, in milliseconds. */
  readonly ms: number;
  /** Where each body is in each frame, the wheel's first. */
  readonly #frames: Place[][];
  readonly #pieces: Piece[];
  readonly #rate: number;
  readonly #travel: number;

  /** `travel` is how far the wheel had rolled before it (mm). */
  constructor({ hz, bodies, frames }: Pick<Recording, 'hz' | 'bodies' | 'frames'>, travel: number) {
    this.#pieces = bodies.slice(1);
    this.#rate = hz / 1000;
    this.#travel = travel;
    let last: Place[] = [];
    this.#frames = frames.map((frame) => {
      last = [...last];
      for (const [body, x, y, z, i, j, k, w] of frame) last[body] = { at: [x / 10, y / 10, z / 10], turn: whole([i / 1e4, j / 1e4, k / 1e4, w / 1e4]) };
      return last;
    });
    this.ms = (this.#frames.length - 1) / this.#rate;
  }

  /** What is to be seen after this many milliseconds. */
  at(ms: number): Picture {
    const exact = Math.min(Math.max(0, ms * this.#rate), this.#frames.length - 1);
    const [before, after] = [this.#frames[Math.floor(exact)]!, this.#frames[Math.ceil(exact)]!];
    const [wheel, ...pieces] = before.map((place, body) => (place === after[body] ? place : between(place, after[body]!, exact % 1)));
    return { wheel: wheel!, pieces: new Map(pieces.map((place, body) => [this.#pieces[body]!, place])), travel: this.#travel };
  }
}
