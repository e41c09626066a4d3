// Deals that a test chooses: the program itself says their numbers, so there is no second way to write them.

import { execFileSync } from 'node:child_process';
import { program } from './server.mjs';

/** The number of the deal that this seed gives. `options` are those that differ from the game's own. */
export function dealNumber({ game, seats, seed, options = {} }) {
  const words = ['deal', game, '--seats', seats, '--seed', seed, '--options', JSON.stringify(options)];
  return execFileSync(program(), words.map(String), { encoding: 'utf8' }).trim();
}
