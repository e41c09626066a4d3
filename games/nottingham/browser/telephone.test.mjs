// Seven seats on a telephone held upright, by finger: nothing to scroll sideways, the question in reach of a thumb.

import assert from 'node:assert/strict';
import { fits, watchWidth, within } from '#browser/fits.mjs';
import { decide, playNow, questionOrEnd } from './play.mjs';
import { show } from '#browser/stage.mjs';

show('a whole game of seven is played by finger on a telephone', async (stage) => {
  const anna = await stage.person('Anna', { size: 'telephone' });
  const { page } = anna;
  await watchWidth(anna);
  await playNow(anna, { seats: 7 });
  assert.equal(await page.locator('.seat .plaque').count(), 7);

  let decisions = 0;
  for (; (await questionOrEnd(anna)) === 'question'; decisions += 1) {
    await fits(anna, `decision ${decisions}`);
    await within(page, '#question');
    if ((await page.locator('.choices button').count()) > 0) await within(page, '.choices button');
    if ((await page.locator('.hand.ready button.lit').count()) > 0) await within(page, '.hand.ready button.lit');
    for (const seat of await page.locator('.seat').all()) assert.ok(await seat.isVisible());
    await decide(anna, { nth: decisions });
  }
  // How many there are is up to the deal.
  assert.ok(decisions > 10, `${decisions} decisions`);
  await fits(anna, 'the end');
  await anna.press(anna.button('web-end-look'));
  await page.locator('.county').waitFor();
  await fits(anna, 'the table after the end');
});
