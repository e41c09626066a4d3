// The keyboard alone: a whole game with Tab, Enter and arrows, and the focus can always be seen.

import assert from 'node:assert/strict';
import { atTable, questionOrEnd } from './play.mjs';
import { focusIsSeen, holds, tabTo } from '#browser/keys.mjs';
import { show } from '#browser/stage.mjs';

show('a whole game is played with the keyboard alone', async (stage) => {
  const anna = await stage.person('Anna');
  const { page } = anna;
  await anna.go();
  await tabTo(anna, 'a[href*="jericho"]');
  await page.keyboard.press('Enter');
  await anna.heading('web-play-now').waitFor();
  // The radio buttons of the seats: arrows choose.
  await tabTo(anna, 'input[type=radio]:checked');
  await page.keyboard.press('ArrowLeft');
  await tabTo(anna, '.now .button.main', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open] input').waitFor();
  await focusIsSeen(anna);
  await page.keyboard.type('Anna');
  await page.keyboard.press('Enter');
  await atTable(anna);
  assert.equal(await page.locator('.seat .plaque').count(), 3);

  let most = 0;
  let decisions = 0;
  for (; (await questionOrEnd(anna)) === 'question'; decisions += 1) most = Math.max(most, await decideByKeys(anna, decisions));
  assert.ok(decisions > 10, `a whole game: ${decisions} decisions`);
  assert.ok(most <= 8, `no decision takes more than a few keys: ${most}`);

  await tabTo(anna, '.next a[href$="/replay"]');
  await page.keyboard.press('Enter');
  await anna.button('web-replay-next').waitFor();
  await tabTo(anna, `[aria-label="${anna.say('web-replay-next')}"]`);
  await page.keyboard.press('Enter');
  await page.locator('.controls .count', { hasText: /^2\// }).waitFor();
  await tabTo(anna, 'input[type=range]');
  await page.keyboard.press('End');
  await page.locator('.controls .count').filter({ hasText: /^(\d+)\/\1$/ }).waitFor();
});

/** From the hand to an answer; gives how many keys it took. */
async function decideByKeys(person, decision) {
  const { page } = person;
  const question = await page.locator('.table').first().getAttribute('data-asked');
  // The focus is at the hand by itself after the first decision; a few cards further for variety.
  let keys = await tabTo(person, '.hand.ready button.lit');
  for (let further = decision % 3; further > 0; further -= 1) {
    await page.keyboard.press('ArrowRight');
    keys += 1;
  }
  if (!(await holds(person, '.hand.ready button.lit'))) keys += await tabTo(person, '.hand.ready button.lit', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.choices button'));
  await focusIsSeen(person);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (question) => document.querySelector('.table[data-shown]')?.getAttribute('data-asked') !== question,
    question,
  );
  return decision === 0 ? 0 : keys + 2;
}
