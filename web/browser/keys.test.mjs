// The keyboard at any table, and that nobody who plays by hand is shown anything of it.

import assert from 'node:assert/strict';
import { holds, tabTo } from './keys.mjs';
import { decide, openBox, playNow, questionOrEnd } from './sample.mjs';
import { show } from './stage.mjs';

for (const [way, size] of [
  ['mouse', 'wide'],
  ['finger', 'telephone'],
]) {
  show(`whoever plays by ${way} sees no mark of the focus`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    await openBox(anna);
    await anna.press(anna.button('web-play-now'));
    // Whoever writes a name and ends it with Enter has not begun to play by keyboard.
    await anna.page.getByLabel(anna.say('web-name-label')).fill('Anna');
    await anna.page.keyboard.press('Enter');
    for (let decision = 0; decision < 3; decision += 1) {
      assert.equal(await questionOrEnd(anna), 'question');
      assert.deepEqual(await marked(anna), [], `at decision ${decision}`);
      await decide(anna, decision);
    }
    assert.deepEqual(await marked(anna), []);
  });
}

const marked = ({ page }) => page.locator(':focus-visible').evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 80)));

show('arrows go from card to card and to the buttons, and the hand is one stop for Tab', async (stage) => {
  const anna = await stage.person('Anna');
  const { page } = anna;
  await playNow(anna);
  await questionOrEnd(anna);
  await tabTo(anna, '.hand button');
  const cards = await page.locator('.hand button').count();
  const place = () => page.evaluate(() => [...document.querySelectorAll('.hand button')].indexOf(document.activeElement));
  const first = await place();
  for (let step = 1; step <= cards; step += 1) {
    await page.keyboard.press('ArrowRight');
    assert.equal(await place(), (first + step) % cards, 'to the right, and round');
  }
  await page.keyboard.press('ArrowLeft');
  assert.equal(await place(), (first + cards - 1) % cards, 'to the left');
  await page.keyboard.press('Tab');
  assert.equal(await holds(anna, '.hand button'), false, 'Tab leaves the hand');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await holds(anna, '.hand button'), true, 'and comes back to it');

  await tabTo(anna, '.hand button.lit');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.choices button'));
  await page.keyboard.press('ArrowUp');
  assert.equal(await holds(anna, '.hand button'), true, 'up from the buttons is the hand');
});

show('the focus is back at the hand at once after a move', async (stage) => {
  const anna = await stage.person('Anna', { motion: true });
  const { page } = anna;
  await playNow(anna);
  await questionOrEnd(anna);
  // Every frame is looked at: the focus may be lost in none.
  await page.evaluate(() => {
    globalThis.lost = 0;
    const look = () => {
      if (document.activeElement === document.body) globalThis.lost += 1;
      requestAnimationFrame(look);
    };
    globalThis.watch = look;
  });
  await tabTo(anna, '.hand button.lit');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.choices button'));
  const question = await page.locator('.table[data-shown]').getAttribute('data-asked');
  await page.evaluate(() => globalThis.watch());
  await page.keyboard.press('Enter');
  await page.waitForFunction((question) => document.querySelector('.table[data-shown]').dataset.asked !== question, question);
  await page.waitForFunction(() => document.activeElement?.matches('.hand button'));
  assert.equal(await questionOrEnd(anna), 'question');
  await page.waitForFunction(() => document.activeElement?.matches('.hand.ready button.lit'));
  assert.equal(await page.evaluate(() => globalThis.lost), 0);
});

show('? opens the list of keys, but not for somebody who writes', async (stage) => {
  const anna = await stage.person('Anna');
  const { page } = anna;
  const list = page.getByRole('dialog', { name: anna.say('web-keys') });
  await anna.go();
  await anna.heading('web-shelf-title').waitFor();
  await page.keyboard.press('?');
  await list.waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await playNow(anna);
  await questionOrEnd(anna);
  await page.getByLabel(anna.say('web-chat-write')).pressSequentially('why?');
  assert.equal(await list.isVisible(), false);
  await page.locator('#question').click();
  await page.keyboard.press('?');
  await list.waitFor();
});

show('signs have words where there is room, and the language is one touch away', async (stage) => {
  const anna = await stage.person('Anna');
  const { page } = anna;
  await anna.go();
  await anna.press(page.getByRole('button', { name: 'Français', exact: true }));
  await page.getByRole('button', { name: 'English', exact: true }).waitFor();
  await anna.press(page.getByRole('button', { name: 'English', exact: true }));
  await playNow(anna);
  for (const id of ['web-to-the-shelf', 'web-rules', 'web-hint', 'web-settings', 'web-log-and-chat']) {
    assert.ok(await page.locator('header').getByText(anna.say(id), { exact: true }).isVisible(), id);
  }
});
