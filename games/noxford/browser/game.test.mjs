// A whole game of Noxford in the browser, from the shelf to the end: by mouse, by finger and by keyboard.

import assert from 'node:assert/strict';
import { tabTo } from '#browser/keys.mjs';
import { show } from '#browser/stage.mjs';
import { asked, playNow } from '#browser/table.mjs';

const LIT = '.hand.ready button.lit';
const CHOICE = '.choices button:enabled';

for (const [way, size] of [
  ['mouse', 'wide'],
  ['finger', 'telephone'],
]) {
  show(`a whole game of Noxford by ${way}`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    await playNow(anna, { game: 'noxford', level: 'novice' });
    await playToTheEnd(anna, (selector) => anna.press(anna.page.locator(selector).first()));
  });
}

show('a whole game of Noxford by keyboard', async (stage) => {
  const anna = await stage.person('Anna');
  await playNow(anna, { game: 'noxford', level: 'novice' });
  await playToTheEnd(anna, async (selector) => {
    await tabTo(anna, selector);
    await anna.page.keyboard.press('Enter');
  });
});

/** Seals the first card, and takes the first choice at the gate; `press` touches the first thing of a selector. */
async function playToTheEnd(person, press) {
  let decisions = 0;
  for (; (await questionOrEnd(person)) === 'question'; decisions += 1) {
    const question = await asked(person);
    if ((await person.page.locator(LIT).count()) > 0) {
      await press(LIT);
      await person.page.locator(CHOICE).first().waitFor();
    }
    await press(CHOICE);
    await person.page.waitForFunction(
      (before) => document.querySelector('.table[data-shown]')?.getAttribute('data-asked') !== before,
      question,
    );
  }
  assert.equal(decisions, 3, 'a seat decides once in every round');
}

/** Waits until there is something to decide, or the game is over: says which. */
async function questionOrEnd({ page }) {
  const found = await page.waitForSelector(`${LIT}, ${CHOICE}, .end`);
  return (await found.evaluate((element) => element.matches('.end'))) ? 'end' : 'question';
}
