// Nottingham’s box on the shelf.

import type { Box } from '#web/board/contract.ts';
import Drawing from './Drawing.svelte';

export default { Drawing, lessonDeal: 'nottingham-3-aeaaa-aaaaa-ag2as-uw2pa' } satisfies Box;
