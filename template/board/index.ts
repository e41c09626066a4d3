// What Toll brings to the client.

import type { Game } from '#web/board/contract.ts';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import { NAMES } from './told.ts';
import type { Action, Event, View } from './types.ts';
import { lesson, LESSONS, rulesPart, standing } from './words.ts';

export default { id: 'toll', names: NAMES, Board, Picture, lesson, lessons: LESSONS, rulesPart, standing } satisfies Game<View, Event, Action>;
