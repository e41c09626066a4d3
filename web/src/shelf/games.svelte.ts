// The games that this server plays, as it says.

import { boxOf, hasBoard } from '../games.ts';
import { api, refusalOf } from '../live/api.ts';
import type { GameInfo } from '../wire.ts';
import { isSaid, say } from '../words/language.svelte.ts';

class Games {
  #played: GameInfo[] = $state.raw([]);
  loaded = $state(false);
  /** Whether the server could not be asked. It can be asked again. */
  unreachable = $state(false);
  #asking = false;

  async load(): Promise<void> {
    if (this.loaded || this.#asking) return;
    this.#asking = true;
    const refusal = await refusalOf(async () => (this.#played = await api.games()));
    this.loaded = refusal === null;
    this.unreachable = refusal !== null;
    this.#asking = false;
  }

  /** Those that can be opened: the server plays them and this client can show them. */
  get list(): GameInfo[] {
    return this.#played.filter(({ game }) => hasBoard(game) && boxOf(game));
  }

  /** A game that can be opened. */
  of(game: string): GameInfo | undefined {
    return this.list.find((info) => info.game === game);
  }

  /** A game's title in the reader's language; nothing while the server has not told any game. */
  titleOf(game: string): string {
    const title = `${game}-box-title`;
    if (this.of(game) && isSaid(title)) return say(title);
    return this.of(game)?.title ?? (this.loaded ? game : '');
  }
}

export const games = new Games();
