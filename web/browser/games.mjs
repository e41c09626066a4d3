// Every game there is, for what must hold whatever is played.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The ids of all games. */
export const GAMES = readdirSync(fileURLToPath(new URL('../../games', import.meta.url)));
