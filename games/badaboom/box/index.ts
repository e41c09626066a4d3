// Badaboom’s box on the shelf.

import type { Box } from '#web/board/contract.ts';
import Drawing from './Drawing.svelte';

export default { Drawing, lessonDeal: 'badaboom-3-aeaaa-aaaaa-aak83-cn7zy-c5bch-i4z4f-txhqm-a' } satisfies Box;
