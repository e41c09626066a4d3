// What a table may choose: the game's options that the server tells of.

import type { GameOption, Json, TableInfo } from '../wire.ts';

/** The options that somebody has set. */
export type Chosen = { [key: string]: Value };

/** What an option can be; a list has something for each seat. */
export type Value = boolean | number | string | string[];

/** An option with a name for each seat, no two alike. */
export type PerSeat = Extract<GameOption, { kind: 'per_seat' }>;

/** The words that name an option. Those of a number that can be chosen for it are its form `value`,
    those of a word or of a name for a seat its form of that name. */
export function wordsOf(game: string, { key }: GameOption): string {
  return `${game}-option-${key.replaceAll('_', '-')}`;
}

/** What an option is where nobody sets it. */
export function usual(choice: GameOption): Value {
  switch (choice.kind) {
    case 'yes_no':
      return choice.usual;
    case 'words':
      return choice.words[0]!;
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

/** The options that change something at a table with this many seats. */
export function effective(choices: GameOption[], seats: number): GameOption[] {
  return choices.filter(({ only_at }) => !only_at || only_at.includes(seats));
}

/** What each of this many seats has of an option with a name for each, at a table with these options. */
export function namesNow({ key, names }: PerSeat, options: Json, seats: number): string[] {
  const named = (options as { [key: string]: Json } | null)?.[key];
  return (Array.isArray(named) && named.length === seats ? named.map(String) : names).slice(0, seats);
}

/** The options with a name for each seat: people choose for themselves at the table. */
export function perSeat(choices: GameOption[]): PerSeat[] {
  return choices.filter((choice) => choice.kind === 'per_seat');
}

/** Whether somebody may choose for a seat: for their own, and whoever has made the table also for bots and open seats. */
export function mayChoose({ known_deal, seats }: TableInfo, seat: number, youHost: boolean): boolean {
  const { who, yours } = seats[seat]!;
  return !known_deal && (yours || (youHost && who !== 'person'));
}

/** How many options are not as usual. */
export function unusual(choices: GameOption[], chosen: Chosen): number {
  return choices.filter((choice) => String(chosen[choice.key] ?? usual(choice)) !== String(usual(choice))).length;
}
