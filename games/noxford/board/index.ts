// What Noxford brings to the client.

import './palette.css';
import type { Game } from '#web/board/contract.ts';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import { NAMES } from './told.ts';
import type { Noxford } from './types.ts';
import { lesson, LESSONS, rulesPart } from './words.ts';

export default {
  id: 'noxford',
  names: NAMES,
  Board,
  Picture,
  lesson,
  lessons: LESSONS,
  rulesPart,
  seatColors: ({ seats }) => seats.map(({ color }) => `var(--nx-${color})`),
} satisfies Game<Noxford>;
