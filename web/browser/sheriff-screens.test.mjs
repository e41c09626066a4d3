// The market square on every screen: by finger on a telephone, in French, by day and by night before axe.

import assert from 'node:assert/strict';
import { overflow, seriousFaults } from './browser.mjs';
import { openBox, setUp } from './jericho.mjs';
import { choice, playNow, playOn, SHERIFF } from './sheriff.mjs';
import { show } from './stage.mjs';
import { messageIds } from './words.mjs';

show('five seats are played by finger on a telephone, and nothing needs sideways scrolling', async (stage) => {
  const anna = await stage.person('Anna', { size: 'telephone' });
  await openBox(anna, SHERIFF);
  assert.equal(await overflow(anna.page), 0, 'the box with its options');
  await playNow(anna, { seats: 5, options: ['web-option-sheriff-royal'] });
  await playOn(anna, { decisions: 8, each: (decision) => fits(anna, decision) });
});

async function fits(person, decision) {
  assert.equal(await overflow(person.page), 0, `decision ${decision} fits the screen`);
  const wider = await person.page.evaluate(() =>
    [...document.querySelectorAll('main *')].filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest('.flyers, .unseen')).map((each) => each.className),
  );
  assert.deepEqual(wider, [], `decision ${decision}: nothing hangs over the edge`);
  const button = person.page.locator('.choices button').first();
  if (await button.isVisible()) assert.ok((await button.boundingBox()).y > 500, 'the buttons are in reach of a thumb');
}

show('a game in French shows no message id', async (stage) => {
  const anna = await stage.person('Anna', { language: 'fr' });
  const ids = messageIds();
  const reads = async (where) => {
    const text = await anna.page.locator('body').innerText();
    assert.deepEqual(ids.filter((id) => text.includes(id)), [], where);
    assert.doesNotMatch(text, /\b(the sheriff|Round|bag|coins)\b/, where);
  };
  await openBox(anna, SHERIFF);
  await reads('the box');
  await playNow(anna, { seats: 4 });
  await playOn(anna, { decisions: 8, each: (decision) => reads(`decision ${decision}`) });
  await anna.press(anna.button('web-rules'));
  await anna.page.locator('.rules h2').first().waitFor();
  await reads('the rules');
});

for (const theme of ['day', 'night']) {
  show(`axe finds nothing serious at the market or the gate by ${theme}`, async (stage) => {
    const anna = await stage.person('Anna', { theme });
    const isSound = async (where) => assert.deepEqual(await seriousFaults(anna.page), [], `${where} by ${theme}`);
    await openBox(anna, SHERIFF);
    await isSound('the box with its options');
    await playNow(anna, { seats: 4, options: ['web-option-sheriff-royal'] });
    const seen = new Set();
    await playOn(anna, {
      decisions: 14,
      each: async () => {
        const caption = await anna.page.locator('.caption').innerText();
        const what = caption.replace(/\d+/g, '');
        if (seen.has(what)) return;
        seen.add(what);
        await isSound(caption);
        const price = choice(anna, 'sheriff-do-counter').or(choice(anna, 'sheriff-do-offer'));
        if ((await price.count()) === 0) return;
        await anna.press(price);
        await anna.page.locator('.form').waitFor();
        for (const summary of await anna.page.locator('.form summary').all()) await summary.click();
        await isSound(`an offer, ${caption}`);
        await anna.press(choice(anna, 'sheriff-do-back'));
      },
    });
    assert.ok(seen.size >= 3, `several phases were seen: ${[...seen]}`);
  });
}

show('the waiting room of a table with options', async (stage) => {
  const ben = await stage.person('Ben', { size: 'telephone' });
  await setUp(ben, { seats: 5, box: SHERIFF });
  assert.equal(await overflow(ben.page), 0);
});
