// With motion: what is played flies from where it was to where it is, and at rest nothing is left in the air.

import assert from 'node:assert/strict';
import { comesToRest, movedIn, watchFlights } from '#browser/flights.mjs';
import { decide, playNow, questionOrEnd, shown } from './play.mjs';
import { show } from '#browser/stage.mjs';

show('every move is shown flying, and the table comes to rest', async (stage) => {
  const anna = await stage.person('Anna', { motion: true, settings: { speed: 'fast' } });
  const { page } = anna;
  await playNow(anna);
  const before = await watchFlights(page);
  for (let decision = 0; decision < 5; decision += 1) {
    assert.equal(await questionOrEnd(anna), 'question');
    await comesToRest(page);
    await decide(anna, decision);
  }
  await questionOrEnd(anna);
  await comesToRest(page);
  const moved = await movedIn(page);
  const entries = Array.from({ length: (await shown(anna)) - before }, (_, index) => before + 1 + index);
  assert.ok(entries.length > 10, `${entries.length} entries`);
  // Each moves at least one card.
  assert.deepEqual(entries.filter((entry) => !moved.includes(entry)), [], 'nothing was seen to move');
});
