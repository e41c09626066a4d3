// Jericho’s box on the shelf.

import type { Box } from '#web/board/contract.ts';
import Drawing from './Drawing.svelte';

export default { Drawing, lessonDeal: 'jericho-3-aeaaa-aaaaa-acbcr-jxits' } satisfies Box;
