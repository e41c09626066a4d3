// At the market square too: what changes its place is seen on its way, and at rest nothing is left in the air.

import assert from 'node:assert/strict';
import { comesToRest, movedIn, watchFlights } from '#browser/flights.mjs';
import { playOn } from './play.mjs';
import { show } from '#browser/stage.mjs';
import { playNow, shown } from '#browser/table.mjs';

show('cards, coins and seals are shown flying, and the table comes to rest', async (stage) => {
  const anna = await stage.person('Anna', { motion: true, settings: { speed: 'fast' } });
  const { page } = anna;
  await playNow(anna, { game: 'sheriff', seats: 3 });
  const before = await watchFlights(page);
  await playOn(anna, { decisions: 6, each: () => comesToRest(page) });
  await comesToRest(page);
  const moved = await movedIn(page);
  const last = await shown(anna);
  const entries = anna.heard.filter(({ type, number }) => type === 'step' && number > before && number <= last);
  for (const kinds of MOVES) {
    const due = entries.filter(({ sights }) => sights[0].events.some(({ type }) => kinds.includes(type))).map(({ number }) => number);
    assert.ok(due.length > 0, `nothing was ${kinds.join(' or ')}`);
    assert.deepEqual(due.filter((entry) => !moved.includes(entry)), [], `what was ${kinds.join(' or ')} was not seen to move`);
  }
});

/** What happens in every round, and always moves something. */
const MOVES = [['discarded'], ['loaded'], ['passed', 'opened']];
