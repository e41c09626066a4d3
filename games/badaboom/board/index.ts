// What Badaboom brings to the client.

import './palette.css';
import type { Game } from '#web/board/contract.ts';
import { isBrief } from './beats.ts';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import { NAMES, ORDERS } from './told.ts';
import type { Badaboom } from './types.ts';
import { lesson, LESSONS, rulesPart } from './words.ts';

export default {
  id: 'badaboom',
  names: NAMES,
  Board,
  Picture,
  lesson,
  lessons: LESSONS,
  rulesPart,
  orders: ORDERS,
  isBrief,
} satisfies Game<Badaboom>;
