// Tricks are carried to the seat or the thing that they are played on, and cards into the bomb: what touching them
// does.

import assert from 'node:assert/strict';
import { carry } from '#browser/carry.mjs';
import { Company } from '#browser/company.mjs';
import { show } from '#browser/stage.mjs';
import { asked, isAsked, tells } from '#browser/table.mjs';
import { answer, does, inHand, main, seatOf } from './play.mjs';

for (const size of ['wide', 'telephone']) {
  show(`a trick is carried to a seat, and a card to the place that is empty in the bomb (${size})`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    const { page } = anna;
    const company = await Company.gather([anna], { game: 'badaboom', seed: 8, options: { first_player: 0 }, bots: ['novice', 'novice'] });
    await company.look(anna);
    await isAsked(anna, company);
    const question = await asked(anna);
    const trick = inHand(anna, 'shove');
    const isPicked = (card) => card.getAttribute('aria-pressed');
    await carry(anna, trick, { to: page.locator('.question').first() });
    assert.equal(await isPicked(trick), 'false', 'it is laid back');
    await carry(anna, trick, { to: seatOf(anna, 1).locator('.press') });
    assert.equal(await isPicked(trick), 'true');
    await main(anna).waitFor();
    assert.equal(await asked(anna), question, 'nothing was played yet');
    await page.keyboard.press('Escape');

    // No trick: a card is taken out of the bomb, and another carried into it.
    await answer(anna, does(anna, 'pass'));
    await page.locator('.slot.lit').first().waitFor();
    await anna.press(page.locator('.slot.lit').first());
    const card = page.locator('.hand.ready button.lit').first();
    await carry(anna, card, { to: page.locator('.slot.chosen') });
    assert.deepEqual([await isPicked(card), await isPicked(page.locator('.slot').first())], ['true', 'true'], 'both are picked');
    const name = await card.getAttribute('data-place');
    await anna.press(main(anna));
    await tells(anna, 'You put');
    const put = anna.heard.flatMap(({ sights }) => sights ?? []).flatMap(({ events }) => events).find(({ type, seat }) => type === 'put' && seat === 0);
    assert.ok(name.endsWith(`/${put.card}`), `${name} lies in the bomb`);
  });
}
