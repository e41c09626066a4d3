// What Sheriff of Nottingham brings to the client.

import './palette.css';
import type { Game } from '#web/board/contract.ts';
import Board from './Board.svelte';
import PictureOfGood from './Picture.svelte';
import { NAMES } from './told.ts';
import type { Sheriff } from './types.ts';
import { lesson, LESSONS, rulesPart } from './words.ts';

export default {
  id: 'sheriff',
  names: NAMES,
  Board,
  Picture: PictureOfGood,
  lesson,
  lessons: LESSONS,
  rulesPart,
} satisfies Game<Sheriff>;
