// A seat that may speak, and a clock of the game's own, in the frame of the table. The sample game has neither: what the
// server says is changed on its way, as if the table waited for another alone and a clock were running.

import assert from 'node:assert/strict';
import { overflow, seriousFaults } from './browser.mjs';
import { playNow, questionOrEnd, shown } from './sample.mjs';
import { show } from './stage.mjs';

const LEFT = 95_000;

for (const size of ['wide', 'telephone']) {
  show(`whoever may speak can act while the table waits for others, on a ${size} screen`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    await pretend(anna);
    await playNow(anna);
    await questionOrEnd(anna);
    const { page } = anna;

    assert.equal(await page.locator('#question').innerText(), anna.say('table-question-may', { names: 'Colette' }));
    const clock = page.getByRole('timer');
    assert.match(await clock.first().innerText(), /^1:[23]\d$/);
    assert.match(await clock.first().getAttribute('aria-label'), /everybody/);
    assert.match(await page.locator('.plaque.asked').innerText(), /^Colette/);

    await anna.press(page.locator('.hand.ready button.lit').first());
    await page.locator('.choices button:enabled').first().waitFor();
    assert.equal(await overflow(page), 0);
    assert.deepEqual(await seriousFaults(page), []);
    const before = await shown(anna);
    await anna.press(page.locator('.choices button:enabled').first());
    await page.waitForFunction((before) => Number(document.querySelector('.table[data-shown]').dataset.shown) > before, before);
  });
}

/** Changes what the server says: seat 1 alone is waited for, and a clock runs. */
async function pretend({ page }) {
  const changed = (told) => {
    for (const each of [told, told.table]) {
      if (!each?.pending) continue;
      each.pending = [1];
      each.timer_ms = LEFT;
    }
    return told;
  };
  await page.route(/\/replay/, async (route) => {
    const answer = await route.fetch();
    const replay = await answer.json();
    replay.steps.forEach(changed);
    await route.fulfill({ response: answer, json: replay });
  });
  await page.routeWebSocket(/\/live/, (near) => {
    near.connectToServer().onMessage((text) => near.send(JSON.stringify(changed(JSON.parse(text)))));
  });
}
