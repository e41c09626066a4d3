// Somebody who learns a game as its lesson wants it: out of what may be done, they try what they have done least so far.

import { drawer, lots } from '../tools/lot.mjs';

export class Learner {
  #draw;
  #lot;
  #done = new Map();

  /** The same seed makes the same choices every time. */
  static async of(game, seed) {
    const learner = new Learner();
    learner.#draw = await drawer(game);
    learner.#lot = lots(seed);
    return learner;
  }

  /** What they do, out of everything that they may. */
  decide(legal, view) {
    const count = ({ type }) => this.#done.get(type) ?? 0;
    const next = legal.reduce((least, each) => (count(each) <= count(least) ? each : least));
    const action = this.#draw(legal.filter(({ type }) => type === next.type), this.#lot, view);
    this.#done.set(action.type, count(action) + 1);
    return action;
  }
}
