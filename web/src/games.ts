// What the games bring. Everything is found in the games' own folders while the client is built, so that no file of the
// frame names a game.

import type { Box, Game } from './board/contract.ts';

/** Boards are large: each is loaded when a table of its game is opened. */
const boards = import.meta.glob<Game>('../../games/*/board/index.ts', { import: 'default' });

/** Boxes are small, and the shelf shows them all. */
const boxes = import.meta.glob<Box>('../../games/*/box/index.ts', { import: 'default', eager: true });

/** A page of rules for players, as HTML, and what its parts are called. */
export interface Rules {
  html: string;
  parts: { anchor: string; title: string }[];
}

const rules = import.meta.glob<Rules>('../../games/*/players/*.md', { import: 'default' });

/** Whether this client can show the game. */
export function hasBoard(game: string): boolean {
  return Object.hasOwn(boards, boardOf(game));
}

/** Loads a game's board. */
export async function loadGame(game: string): Promise<Game> {
  if (!hasBoard(game)) throw new Error(`no board for ${game}`);
  return boards[boardOf(game)]!();
}

const boardOf = (game: string) => `../../games/${game}/board/index.ts`;

/** The box of a game. */
export function boxOf(game: string): Box | undefined {
  return boxes[`../../games/${game}/box/index.ts`];
}

/** Loads a game's rules in a language; null where it has none. */
export async function loadRules(game: string, language: string): Promise<Rules | null> {
  return (await rules[`../../games/${game}/players/${language}.md`]?.()) ?? null;
}
