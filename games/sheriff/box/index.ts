// Sheriff of Nottingham’s box on the shelf.

import type { Box } from '#web/board/contract.ts';
import Drawing from './Drawing.svelte';

export default { Drawing, lessonDeal: 'sheriff-3-aeaaa-aaaaa-adryn-pbmia' } satisfies Box;
