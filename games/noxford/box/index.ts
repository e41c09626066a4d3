// Noxford’s box on the shelf.

import type { Box } from '#web/board/contract.ts';
import Drawing from './Drawing.svelte';

export default { Drawing, lessonDeal: 'noxford-2-aeaaa-aaaaa-ab483-cn3wz-e65wm-72g22-m3nx3-ceqts-rzkz3-ek2' } satisfies Box;
