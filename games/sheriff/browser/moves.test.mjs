// At the market square too: what changes its place is seen on its way, and at rest nothing is left in the air.

import assert from 'node:assert/strict';
import { eventsOf, playOn } from './play.mjs';
import { show } from '#browser/stage.mjs';
import { playNow } from '#browser/table.mjs';

show('cards, coins and seals are shown flying, and the table comes to rest', async (stage) => {
  const anna = await stage.person('Anna', { motion: true, settings: { speed: 'fast' } });
  const { page } = anna;
  await playNow(anna, { game: 'Sheriff', seats: 3 });
  await page.evaluate(() => {
    globalThis.flights = new Set();
    const look = () => document.querySelectorAll('.flyers > *').forEach((each) => globalThis.flights.add(each));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  await playOn(anna, { decisions: 5, each: () => comesToRest(page) });
  await comesToRest(page);
  const flights = await page.evaluate(() => globalThis.flights.size);
  const loaded = eventsOf(anna).filter(({ type }) => type === 'loaded').length;
  assert.ok(loaded > 0 && flights > loaded, `${flights} flights, ${loaded} bags loaded`);
});

/** Everything that has arrived is shown, and nothing is in the air. */
function comesToRest(page) {
  return page.waitForFunction(() => {
    const { shown, arrived } = document.querySelector('.table[data-shown]').dataset;
    return shown === arrived && !document.querySelector('.flyers > *');
  });
}
