// What Jericho brings to the client.

import './palette.css';
import type { Game } from '#web/board/contract.ts';
import Board from './Board.svelte';
import PictureOfCard from './Picture.svelte';
import { ending, label, lesson, question, refused, rulesPart, scoreParts, standing, tell, why } from './tell.ts';
import type { Action, Event, View } from './types.ts';

export default {
  Board,
  Picture: PictureOfCard,
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
} satisfies Game<View, Event, Action>;
