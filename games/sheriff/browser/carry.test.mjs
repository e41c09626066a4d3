// Goods are carried to the bag: what touching them does.

import assert from 'node:assert/strict';
import { carry } from '#browser/carry.mjs';
import { dealNumber } from '#browser/deal.mjs';
import { show } from '#browser/stage.mjs';
import { playNow } from '#browser/table.mjs';
import { choice, until, viewOf } from './play.mjs';

for (const size of ['wide', 'telephone']) {
  show(`goods are carried to the bag, and laid back elsewhere (${size})`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    const { page } = anna;
    // Seat 1 is the first sheriff, so Anna goes to market.
    await playNow(anna, { deal: dealNumber({ game: 'sheriff', seats: 3, seed: 3, options: { first_player: 1 } }) });
    await until(anna, ({ phase, turn, viewer }) => phase === 'market' && turn === viewer, 'her turn at the market');
    const aside = page.locator('.hand.ready button.lit').first();
    await carry(anna, aside, { to: page.locator('.stall.own .head') });
    assert.equal(await aside.getAttribute('aria-pressed'), 'true', 'it is set aside');
    await anna.press(aside);
    await anna.press(choice(anna, 'sheriff-do-market', { aside: 0, left: 0, right: 0, deck: 0 }));
    await until(anna, ({ phase }) => phase === 'load', 'the bags are loaded');
    const goods = page.locator('.hand.ready button.lit');
    await goods.nth(1).waitFor();
    const isPicked = (at) => page.locator('.hand.ready button').nth(at).getAttribute('aria-pressed');
    await carry(anna, goods.nth(0), { to: page.locator('.stall.own .head') });
    assert.equal(await isPicked(0), 'true', 'it is in the bag');
    await carry(anna, goods.nth(1), { to: page.locator('.question').first() });
    assert.equal(await isPicked(1), 'false', 'it is laid back');
    await carry(anna, goods.nth(1), { to: page.locator('.stall.own .head') });
    assert.deepEqual([await isPicked(0), await isPicked(1)], ['true', 'true']);
  });
}
