// What the frame asks of a game that it does not know: here, and where its board is mounted (`frame/BoardHost.svelte`), a game's
// own types are forgotten, and nowhere else.

import type { Json, Sight } from '../wire.ts';
import type { Words } from '../words/words.ts';
import type { Game } from './contract.ts';

/** The decision that is due, for somebody who learns the game. */
export const lessonOf = (game: Game, sight: Sight): { id: string; words: Words } | null => game.lesson(sight as never);

/** The only answer there is to what is asked; null where there is a choice. */
export const forcedOf = (game: Game, sight: Sight): Json | null => game.forced?.(sight as never) ?? null;

/** Whether a step told so little that the next may follow it closely. */
export const isBrief = (game: Game, sight: Sight): boolean => game.isBrief?.(sight as never) ?? false;

/** The colours of the seats, where they are chosen for a table. */
export const seatColorsOf = (game: Game, { view }: Sight): string[] => game.seatColors?.(view as never) ?? [];

/** The heading of the rules page that treats what is being played now. */
export const rulesPartOf = (game: Game, { view }: Sight): string => game.rulesPart(view as never);
