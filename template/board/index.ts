// What Toll brings to the client.

import type { Game } from '#web/board/contract.ts';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import { NAMES } from './told.ts';
import type { Toll } from './types.ts';
import { lesson, LESSONS, rulesPart } from './words.ts';

export default { id: 'toll', names: NAMES, Board, Picture, lesson, lessons: LESSONS, rulesPart } satisfies Game<Toll>;
