// The games that this server plays, as it says.

import { hasBoard } from '../games/index.ts';
import { api } from '../live/api.ts';
import type { GameInfo } from '../wire.ts';

class Games {
  list: GameInfo[] = $state.raw([]);
  loaded = $state(false);

  async load(): Promise<void> {
    if (this.loaded) return;
    try {
      this.list = await api.games();
      this.loaded = true;
    } catch {
      // Without the list no box can be opened; the page says that the server cannot be reached.
    }
  }

  of(game: string): GameInfo | undefined {
    return this.list.find((info) => info.game === game);
  }

  /** Whether a game can be opened: the server plays it and this client can show it. */
  playable(game: string): boolean {
    return hasBoard(game) && this.of(game) !== undefined;
  }
}

export const games = new Games();
