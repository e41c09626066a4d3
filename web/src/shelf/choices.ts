// What a table may choose: the game's options that the server tells of.

import type { GameOption } from '../wire.ts';

/** The options that somebody has set. */
export type Chosen = { [key: string]: boolean | number };

/** The words that name an option. Those of a number that can be chosen for it are its form `value`. */
export function wordsOf(game: string, { key }: GameOption): string {
  return `${game}-option-${key.replaceAll('_', '-')}`;
}

/** What an option is where nobody sets it. */
export function usual(choice: GameOption): boolean | number {
  return choice.kind === 'yes_no' ? false : choice.numbers[0]!;
}

/** How many options are not as usual. */
export function unusual(choices: GameOption[], chosen: Chosen): number {
  return choices.filter((choice) => (chosen[choice.key] ?? usual(choice)) !== usual(choice)).length;
}
