// A card is carried into the city: what touching the card and then the place does.

import assert from 'node:assert/strict';
import { carry } from '#browser/carry.mjs';
import { Company } from '#browser/company.mjs';
import { show } from '#browser/stage.mjs';
import { asked } from '#browser/table.mjs';
import { answered, LIT, MAIN, middleOf, pointOf, stackAt } from './play.mjs';

/** A place against both start cards, and one far from them. */
const GOOD = { o: 'sideways', x: 0, y: -2 };
const BAD = [-3.4, 0.6];

for (const size of ['wide', 'telephone']) {
  show(`a card is carried to its place in the city, and laid back where nothing is (${size})`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    const { page } = anna;
    const company = await Company.gather([anna], { game: 'noxford', seed: 11, options: { first_player: 0 }, bots: ['novice'] });
    await company.look(anna);
    const card = page.locator(LIT).first();
    await card.waitFor();
    const question = await asked(anna);
    await carry(anna, card, { to: page.locator('.question').first() });
    assert.equal(await card.getAttribute('aria-pressed'), 'false', 'it is laid back');
    await carry(anna, card, { to: () => pointOf(anna, ...BAD) });
    await page.locator('.laid.wrong').waitFor();
    assert.equal(await page.locator('.answer').innerText(), anna.say('noxford-refusal-touches-too-few'));
    assert.equal(await asked(anna), question, 'nothing was played yet');
    await carry(anna, card, { to: () => pointOf(anna, ...middleOf(GOOD)) });
    // With a mouse the place was shown before the card was let go there; under a finger nobody saw it.
    if (anna.touch) {
      await page.locator('.laid:not(.wrong)').waitFor();
      assert.equal(await asked(anna), question, 'nothing was played yet');
      await anna.press(page.locator(MAIN));
    }
    await answered(anna, question);
    await stackAt(anna, GOOD).waitFor();
    assert.equal(await page.locator('.carried').count(), 0);
  });
}
