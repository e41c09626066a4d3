// What Nottingham brings to the client.

import './palette.css';
import type { Game } from '#web/board/contract.ts';
import Board from './Board.svelte';
import PictureOfCard from './Picture.svelte';
import { forced, label, lesson, question, rulesPart } from './ask.ts';
import { ending, scoreParts, standing } from './points.ts';
import { refused, why } from './reasons.ts';
import { tell } from './tell.ts';
import type { Action, Event, Legal, View } from './types.ts';

export default {
  id: 'nottingham',
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
  forced,
} satisfies Game<View, Event, Action, Legal>;
