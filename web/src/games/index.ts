// The games that have a board, one line each. A board is loaded when a table of its game is opened.

import type { Game } from './contract.ts';

type Loader = () => Promise<{ default: Game }>;

const boards: Record<string, Loader> = {
  jericho: () => import('./jericho/index.ts') as unknown as Promise<{ default: Game }>,
  nottingham: () => import('./nottingham/index.ts') as unknown as Promise<{ default: Game }>,
  sheriff: () => import('./sheriff/index.ts') as unknown as Promise<{ default: Game }>,
};

/** Whether this client can show the game. */
export function hasBoard(game: string): boolean {
  return Object.hasOwn(boards, game);
}

/** Loads a game's part of the client. */
export async function loadGame(game: string): Promise<Game> {
  const loader = boards[game];
  if (!loader) throw new Error(`no board for ${game}`);
  return (await loader()).default;
}
