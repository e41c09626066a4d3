// What Sheriff of Nottingham brings to the client.

import './palette.css';
import type { Game } from '#web/board/contract.ts';
import Board from './Board.svelte';
import PictureOfGood from './Picture.svelte';
import { ending, label, lesson, question, refused, rulesPart, scoreParts, standing, tell, why } from './tell.ts';
import type { Action, Event, Legal, View } from './types.ts';

export default {
  id: 'sheriff',
  Board,
  Picture: PictureOfGood,
  question,
  tell,
  label,
  why,
  refused,
  lesson,
  rulesPart,
  standing,
  ending,
  scoreParts,
} satisfies Game<View, Event, Action, Legal>;
