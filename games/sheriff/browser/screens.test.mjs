// The market square on every screen: by finger on a telephone, in French, by day and by night before axe.

import assert from 'node:assert/strict';
import { seriousFaults } from '#browser/browser.mjs';
import { Company } from '#browser/company.mjs';
import { fits, watchWidth } from '#browser/fits.mjs';
import { reader } from '#browser/reader.mjs';
import { choice, deed, playOn } from './play.mjs';
import { playUntil } from './script.mjs';
import { show } from '#browser/stage.mjs';
import { openBox, playNow, setUp } from '#browser/table.mjs';

const game = 'sheriff';
const ROYAL = 'sheriff-option-royal';

show('five seats are played by finger on a telephone, and nothing needs sideways scrolling', async (stage) => {
  const anna = await stage.person('Anna', { size: 'telephone' });
  await watchWidth(anna);
  await openBox(anna, game);
  await fits(anna, 'the box with its options');
  await playNow(anna, { game, seats: 5, options: [ROYAL] });
  await playOn(anna, { decisions: 8, each: (decision) => inReach(anna, decision) });
  const company = await Company.at([anna], anna.page.url());
  await anna.go();
  await playUntil(company, ({ phase }) => phase === 'over');
  await company.look(anna);
  await anna.press(anna.button('web-missed-skip'));
  await anna.page.locator('.end').waitFor();
  await fits(anna, 'the end');

  const ben = await stage.person('Ben', { size: 'telephone' });
  await watchWidth(ben);
  await setUp(ben, { game, seats: 5 });
  await fits(ben, 'the waiting room');
});

async function inReach(person, decision) {
  await fits(person, `decision ${decision}`);
  const button = person.page.locator('.choices button').first();
  if (await button.isVisible()) assert.ok((await button.boundingBox()).y > 500, 'the buttons are in reach of a thumb');
}

show('a game in French has no English sentence and no message id', async (stage) => {
  const anna = await stage.person('Anna', { language: 'fr' });
  const isFrench = reader(anna);
  await openBox(anna, game);
  await isFrench('the box');
  await playNow(anna, { game, seats: 4 });
  await playOn(anna, { decisions: 8, each: (decision) => isFrench(`decision ${decision}`) });
  await anna.press(anna.button('web-rules'));
  await anna.page.locator('.rules h2').first().waitFor();
  await isFrench('the rules');
});

for (const theme of ['day', 'night']) {
  show(`axe finds nothing serious at the market or the gate by ${theme}`, async (stage) => {
    const anna = await stage.person('Anna', { theme });
    const isSound = async (where) => assert.deepEqual(await seriousFaults(anna.page), [], `${where} by ${theme}`);
    await openBox(anna, game);
    await isSound('the box with its options');
    await playNow(anna, { game, seats: 4, options: [ROYAL] });
    const seen = new Set();
    await playOn(anna, {
      decisions: 14,
      each: async () => {
        const caption = await anna.page.locator('.caption').innerText();
        const what = caption.replace(/\d+/g, '');
        if (seen.has(what)) return;
        seen.add(what);
        await isSound(caption);
        await lookAtForm(anna, isSound, caption);
      },
    });
    assert.ok(seen.size >= 3, `several phases were seen: ${[...seen]}`);
  });
}

/** Where an offer can be made, everything in its form is looked at too. */
async function lookAtForm(person, isSound, caption) {
  const price = deed(person, 'counter').or(choice(person, 'sheriff-do-offer'));
  if ((await price.count()) === 0) return;
  await person.press(price);
  await person.page.locator('.form').waitFor();
  for (const summary of await person.page.locator('.form summary').all()) await person.press(summary);
  await isSound(`an offer, ${caption}`);
  await person.press(choice(person, 'sheriff-do-back'));
}
