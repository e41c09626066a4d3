// What Nottingham brings to the client.

import './palette.css';
import type { Game } from '#web/board/contract.ts';
import Board from './Board.svelte';
import PictureOfCard from './Picture.svelte';
import { forced } from './picking.ts';
import { NAMES } from './told.ts';
import type { Nottingham } from './types.ts';
import { lesson, LESSONS, rulesPart } from './words.ts';

export default {
  id: 'nottingham',
  names: NAMES,
  Board,
  Picture: PictureOfCard,
  lesson,
  lessons: LESSONS,
  rulesPart,
  forced,
} satisfies Game<Nottingham>;
