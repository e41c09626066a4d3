// The six boxes on the shelf: what is printed on them. Whether a game can be opened is the server's to say.

import type { Component } from 'svelte';
import Badaboom from './drawings/Badaboom.svelte';
import Hamsterrolle from './drawings/Hamsterrolle.svelte';
import Jericho from './drawings/Jericho.svelte';
import Nottingham from './drawings/Nottingham.svelte';
import Noxford from './drawings/Noxford.svelte';
import Sheriff from './drawings/Sheriff.svelte';

/** A way in which a table may vary the game: yes or no, or one of several numbers, the usual one first. */
export type BoxOption =
  | { key: string; words: string; values?: undefined }
  | { key: string; words: string; values: number[]; /** A value in words; it gets `value`. */ value: string; /** The words for 0. */ none?: string };

export interface Box {
  game: string;
  title: string;
  seats: [least: number, most: number];
  minutes: number;
  /** What it is, in one line. */
  line: string;
  /** Who made the game, and who published it when. */
  by: string;
  Drawing: Component;
  /** What a table may choose; the server has the last word. */
  options?: BoxOption[];
}

export const BOXES: Box[] = [
  {
    game: 'jericho',
    title: 'Jericho',
    seats: [3, 5],
    minutes: 15,
    line: 'web-box-jericho',
    by: 'Tom Lehmann · Abacusspiele, 2006',
    Drawing: Jericho,
  },
  {
    game: 'nottingham',
    title: 'Nottingham',
    seats: [3, 7],
    minutes: 30,
    line: 'web-box-nottingham',
    by: 'Uwe Rosenberg · Abacusspiele, 2006',
    Drawing: Nottingham,
  },
  {
    game: 'sheriff',
    title: 'Sheriff of Nottingham',
    seats: [3, 5],
    minutes: 60,
    line: 'web-box-sheriff',
    by: 'Sergio Halaban, André Zatz · Arcane Wonders, 2014',
    Drawing: Sheriff,
    options: [
      { key: 'royal', words: 'web-option-sheriff-royal' },
      { key: 'remove_ten', words: 'web-option-sheriff-remove-ten' },
      { key: 'hand_size', words: 'web-option-sheriff-hand-size', values: [6, 7], value: 'web-option-cards' },
      { key: 'timed', words: 'web-option-sheriff-timed', values: [0, 30, 60, 120], value: 'web-option-seconds', none: 'web-clock-none' },
      { key: 'haggle', words: 'web-option-sheriff-haggle', values: [6, 2, 4, 12, 99], value: 'web-option-times' },
    ],
  },
  {
    game: 'noxford',
    title: 'Noxford',
    seats: [2, 4],
    minutes: 20,
    line: 'web-box-noxford',
    by: 'Henri Kermarrec · Capsicum Games, 2016',
    Drawing: Noxford,
  },
  {
    game: 'badaboom',
    title: 'Badaboom',
    seats: [3, 6],
    minutes: 45,
    line: 'web-box-badaboom',
    by: 'Peter Svärd, Jesper Moberg · Gigantoskop, 2005',
    Drawing: Badaboom,
  },
  {
    game: 'hamsterrolle',
    title: 'Hamsterrolle',
    seats: [2, 4],
    minutes: 30,
    line: 'web-box-hamsterrolle',
    by: 'Jacques Zeimet · Zoch, 2000',
    Drawing: Hamsterrolle,
  },
];

/** The box of a game. */
export function boxOf(game: string): Box | undefined {
  return BOXES.find((box) => box.game === game);
}
