// Every game that people can play, for what must hold whatever is played.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../games', import.meta.url));

/** The ids of all games that have a box: a game that has only its rules has none yet. */
export const GAMES = readdirSync(FOLDER).filter((game) => existsSync(join(FOLDER, game, 'box')));
