// One layout rule for every board, on every screen: the question and its buttons are whole, and whatever can be chosen has
// room for a finger, at once or after moving what plainly can be moved. Checked for every game that the client finds, in every
// phase of its recordings.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, SIZES } from './browser.mjs';
import { Preview, recordings } from './preview.mjs';
import { faultsEverywhere, showOn, touch } from './reach.mjs';

let preview;
let browser;
before(async () => {
  [preview, browser] = await Promise.all([Preview.open(), launch()]);
});
after(async () => {
  await browser?.close();
  await preview?.close();
});

for (const recording of recordings()) {
  const { game, seats, phases } = recording;
  test(`a finger reaches everything at a table of ${seats} in ${game}, on every screen`, { timeout: 600_000 }, async () => {
    assert.ok(phases.length > 0, 'the recording asks something');
    const page = await browser.newPage({ viewport: SIZES.wide, reducedMotion: 'reduce' });
    const faults = [];
    for (const { what, step } of phases) {
      await page.goto(preview.at(recording, step));
      // Entries count from 1.
      await page.locator(`.table[data-shown="${step + 1}"]`).waitFor();
      await page.evaluate(() => document.fonts.ready);
      faults.push(...(await faultsEverywhere(page, `${what}, step ${step}`)));
      if (await pick(page)) faults.push(...(await faultsEverywhere(page, `${what}, step ${step}, picked`)));
    }
    await page.close();
    assert.deepEqual(faults, []);
  });
}

/** Touches the first thing that is lit with a finger, if there is one: what it brings has to fit as well. */
async function pick(page) {
  const lit = page.locator('main.board').locator('button.lit, .lit > button').first();
  if ((await lit.count()) === 0) return false;
  await showOn(page, 'telephone');
  await touch(page, lit);
  return true;
}
