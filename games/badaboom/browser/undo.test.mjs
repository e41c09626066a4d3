// Taking back (GOB-62): somebody who has skipped tinkering thinks again, until a pass makes it stand.

import { show } from '#browser/stage.mjs';
import { takesBack } from '#browser/taking-back.mjs';

show('skipping is taken back, and stands once somebody has passed', async (stage) => {
  await takesBack(stage, { game: 'badaboom', seed: 5, deed: ({ type }) => type === 'skip', ends: ({ type }) => type === 'pass' });
});
