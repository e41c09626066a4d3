// Choices drawn by lot: the same seed draws the same every time.

import { existsSync } from 'node:fs';

/** A small generator: what it gives draws a number below another. */
export function lots(seed) {
  let state = Number(seed) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * How a game's choices are drawn: out of everything that may be done, with `lot`, knowing the view. A game whose choices are
 * too wide to list says it in games/<game>/board/by-lot.mjs.
 */
export async function drawer(game) {
  const own = new URL(`../../games/${game}/board/by-lot.mjs`, import.meta.url);
  const { choose } = existsSync(own) ? await import(own) : {};
  return choose ?? ((actions, lot) => actions[lot(actions.length)]);
}
