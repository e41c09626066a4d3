// What Sheriff of Nottingham brings to the client.

import './palette.css';
import type { Game } from '#web/board/contract.ts';
import Board from './Board.svelte';
import PictureOfGood from './Picture.svelte';
import { NAMES } from './told.ts';
import type { Action, Event, Legal, View } from './types.ts';
import { lesson, LESSONS, rulesPart, standing } from './words.ts';

export default {
  id: 'sheriff',
  names: NAMES,
  Board,
  Picture: PictureOfGood,
  lesson,
  lessons: LESSONS,
  rulesPart,
  standing,
} satisfies Game<View, Event, Action, Legal>;
