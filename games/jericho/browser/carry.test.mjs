// A card is carried to a wall: what touching the card and then the wall does.

import assert from 'node:assert/strict';
import { carry } from '#browser/carry.mjs';
import { show } from '#browser/stage.mjs';
import { asked } from '#browser/table.mjs';
import { decide, playNow, questionOrEnd } from './play.mjs';

for (const size of ['wide', 'telephone']) {
  show(`a card is carried to its wall, or laid back where nothing is (${size})`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    const { page } = anna;
    await playNow(anna);
    // The first card of each round is laid face down; walls are built after that.
    await questionOrEnd(anna);
    await decide(anna);
    await questionOrEnd(anna);
    const question = await asked(anna);
    const card = page.locator('.hand.ready button.lit').first();
    await carry(anna, card, { to: page.locator('.seats').first() });
    assert.equal(await card.getAttribute('aria-pressed'), 'false', 'it is laid back');
    assert.equal(await page.locator('.carried').count(), 0);
    assert.equal(await asked(anna), question);
    await carry(anna, card, { to: page.locator('.press').first() });
    await page.waitForFunction((question) => document.querySelector('.table[data-shown]')?.getAttribute('data-asked') !== question, question);
    assert.equal(await page.locator('.carried').count(), 0);
  });
}
