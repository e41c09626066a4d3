// The French run: the language follows the browser, and nothing on any page is English or a message's id.

import assert from 'node:assert/strict';
import { openBox, playNow, playOn, setUp, TITLE } from './sample.mjs';
import { reader } from './reader.mjs';
import { show } from './stage.mjs';

show('a whole game in French has no English sentence and no message id on any page', async (stage) => {
  const anna = await stage.person('Anna', { language: 'fr' });
  const isFrench = reader(anna);
  await anna.go();
  await anna.heading('web-shelf-title').waitFor();
  await anna.page.getByRole('link', { name: TITLE }).waitFor();
  assert.equal(await anna.page.getAttribute('html', 'lang'), 'fr');
  await isFrench('the shelf');
  await openBox(anna);
  await isFrench('the box');
  await anna.press(anna.button('web-settings'));
  await anna.page.locator('dialog[open]').waitFor();
  await isFrench('the settings');
  await anna.page.keyboard.press('Escape');
  await playNow(anna);
  await playOn(anna, {
    each: async (decision) => {
      if (decision % 5 === 1) await hinted(anna);
      await anna.press(anna.page.locator('.hand.ready button.lit').last());
      await anna.page.locator('.choices button:enabled').first().waitFor();
      await isFrench(`decision ${decision}`);
      await anna.press(anna.page.locator('.hand button.picked'));
      await anna.page.locator('.choices').waitFor({ state: 'detached' });
    },
  });
  await isFrench('the end');
  await anna.press(anna.button('web-rules'));
  await anna.page.locator('.rules h2').first().waitFor();
  await isFrench('the rules');
  await anna.press(anna.link('web-end-replay'));
  await anna.button('web-replay-last').click();
  await isFrench('the replay');
  await anna.go('t/nothing');
  await anna.heading('web-missing-title').waitFor();
  await isFrench('nothing here');

  const ben = await stage.person('Ben', { language: 'fr' });
  await setUp(ben);
  await reader(ben)('the waiting room');
});

async function hinted(person) {
  await person.press(person.button('web-hint'));
  await person.page.locator('.hint').waitFor();
}
