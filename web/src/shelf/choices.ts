// What a table may choose: the game's options that the server tells of.

import type { GameOption } from '../wire.ts';

/** The options that somebody has set. */
export type Chosen = { [key: string]: Value };

/** What an option can be; a list has something for each seat. */
export type Value = boolean | number | string[];

/** The words that name an option. Those of a number that can be chosen for it are its form `value`,
    those of a name for a seat its form of that name. */
export function wordsOf(game: string, { key }: GameOption): string {
  return `${game}-option-${key.replaceAll('_', '-')}`;
}

/** What an option is where nobody sets it. */
export function usual(choice: GameOption): Value {
  switch (choice.kind) {
    case 'yes_no':
      return false;
    case 'numbers':
      return choice.numbers[0]!;
    case 'per_seat':
      return choice.names;
  }
}

/** Gives a seat another name; whoever had it takes the one that is left. */
export function given(names: readonly string[], seat: number, name: string): string[] {
  return names.map((each, index) => (index === seat ? name : each === name ? names[seat]! : each));
}

/** How many options are not as usual. */
export function unusual(choices: GameOption[], chosen: Chosen): number {
  return choices.filter((choice) => String(chosen[choice.key] ?? usual(choice)) !== String(usual(choice))).length;
}
