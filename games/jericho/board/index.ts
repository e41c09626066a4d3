// What Jericho brings to the client.

import './palette.css';
import type { Game } from '#web/board/contract.ts';
import Board from './Board.svelte';
import PictureOfCard from './Picture.svelte';
import { NAMES } from './told.ts';
import type { Jericho } from './types.ts';
import { lesson, LESSONS, rulesPart } from './words.ts';

export default {
  id: 'jericho',
  names: NAMES,
  Board,
  Picture: PictureOfCard,
  lesson,
  lessons: LESSONS,
  rulesPart,
} satisfies Game<Jericho>;
