// Hamsterrolle’s box on the shelf.

import type { Box } from '#web/board/contract.ts';
import Drawing from './Drawing.svelte';

export default { Drawing, lessonDeal: 'hamsterrolle-2-aeaaa-aaaaa-aac83-cn3wz-e65wm-72g22-m3nx3-ceqts-fsthg-3mdp7-zgi63-chi2h-5i7fg-8hs', alone: { seconds: 0 } } satisfies Box;
