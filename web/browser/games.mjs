// Every game there is, for what must hold whatever is played.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The ids of all games. */
export const GAMES = readdirSync(fileURLToPath(new URL('../../games', import.meta.url)));

/** The title that a game has on the shelf. */
export async function titleOf(stage, game) {
  const games = await (await fetch(new URL('api/games', stage.server.url))).json();
  return games.find((each) => each.game === game).title;
}
