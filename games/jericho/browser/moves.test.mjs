// With motion: what is played flies from where it was to where it is, and at rest nothing is left in the air.

import assert from 'node:assert/strict';
import { decide, playNow, questionOrEnd, shown } from './play.mjs';
import { show } from '#browser/stage.mjs';

show('every move is shown flying, and the table comes to rest', async (stage) => {
  const anna = await stage.person('Anna', { motion: true, settings: { speed: 'fast' } });
  const { page } = anna;
  await playNow(anna);
  await page.evaluate(() => {
    globalThis.flights = new Set();
    const look = () => document.querySelectorAll('.flyers > *').forEach((each) => globalThis.flights.add(each));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  for (let decision = 0; decision < 5; decision += 1) {
    assert.equal(await questionOrEnd(anna), 'question');
    await comesToRest(page);
    await decide(anna, decision);
  }
  await questionOrEnd(anna);
  await comesToRest(page);
  const flights = await page.evaluate(() => globalThis.flights.size);
  // Each entry but the first moves at least one card.
  assert.ok(flights >= (await shown(anna)) / 2, `${flights} flights in ${await shown(anna)} entries`);
});

/** Everything that has arrived is shown, and nothing is in the air. */
function comesToRest(page) {
  return page.waitForFunction(() => {
    const { shown, arrived } = document.querySelector('.table[data-shown]').dataset;
    return shown === arrived && !document.querySelector('.flyers > *');
  });
}
