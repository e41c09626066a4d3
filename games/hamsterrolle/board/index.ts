// What Hamsterrolle brings to the client.

import './drawing.css';
import './palette.css';
import type { Game } from '#web/board/contract.ts';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import { NAMES } from './told.ts';
import type { Hamsterrolle } from './types.ts';
import { lesson, LESSONS, rulesPart } from './words.ts';

export default { id: 'hamsterrolle', names: NAMES, Board, Picture, lesson, lessons: LESSONS, rulesPart } satisfies Game<Hamsterrolle>;
