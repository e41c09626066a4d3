// Noxford’s box on the shelf.

import type { Box } from '#web/board/contract.ts';
import Drawing from './Drawing.svelte';

export default {
  Drawing,
  lessonDeal: 'noxford-2-aeaaa-aaaaa-ab483-cn3wz-e65wm-72g22-m3nx3-ceqts-rzkz3-ek2',
  // The board's palette is not there yet.
  colors: { red: '#c23a30', blue: '#2c5f9e', orange: '#eb9a2c', green: '#3f8550' },
} satisfies Box;
