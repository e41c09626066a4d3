// The keyboard at any table, and that nobody who plays by hand is shown anything of it.

import assert from 'node:assert/strict';
import { dealNumber } from './deal.mjs';
import { GAMES } from './games.mjs';
import { holds, tabTo } from './keys.mjs';
import { decide, openBox, playNow, questionOrEnd } from './sample.mjs';
import { show } from './stage.mjs';
import { hasToDecide, playNow as sitDown } from './table.mjs';

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

  show(`whoever picks something by ${way} sees no mark of the focus, in any game`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    for (const game of GAMES) {
      await atItsTable(anna, game);
      await anna.press(anna.page.locator('main.board .hand button.lit, main.board .lit > button, .choices button:enabled').first());
      assert.deepEqual(await marked(anna), [], game);
    }
  });
}

/** Somebody new at a table of this game who is asked something. */
async function atItsTable(person, game) {
  await person.context.clearCookies();
  await sitDown(person, { deal: dealNumber({ game, seats: 3, seed: 1 }) });
  await hasToDecide(person);
}

const marked = ({ page }) => page.locator(':focus-visible').evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 80)));

show('arrows go from card to card and to the buttons, and the hand is one stop for Tab, in every game', async (stage) => {
  const anna = await stage.person('Anna');
  const { page } = anna;
  for (const game of GAMES) {
    await atItsTable(anna, game);
    await arrowsGo(anna, game);
  }

  await anna.context.clearCookies();
  await playNow(anna);
  await questionOrEnd(anna);
  await tabTo(anna, '.hand button');
  const cards = await page.locator('.hand button').count();
  const first = await placeOf(anna);
  for (let step = 1; step <= cards; step += 1) {
    await page.keyboard.press('ArrowRight');
    assert.equal(await placeOf(anna), (first + step) % cards, 'to the right, and round, where nothing else stands in the row');
  }
  await tabTo(anna, '.hand button.lit');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.choices button'));
  await page.keyboard.press('ArrowUp');
  assert.equal(await holds(anna, '.hand button'), true, 'up from the buttons is the hand');
});

/** From the card that has the focus to the last and back, and out of the hand and into it with Tab. */
async function arrowsGo(anna, game) {
  const { page } = anna;
  await tabTo(anna, '.hand button');
  const [first, cards] = [await placeOf(anna), await page.locator('.hand button').count()];
  for (let place = first + 1; place < cards; place += 1) {
    await page.keyboard.press('ArrowRight');
    assert.equal(await placeOf(anna), place, `${game}: to the right`);
  }
  for (let place = cards - 2; place >= 0; place -= 1) {
    await page.keyboard.press('ArrowLeft');
    assert.equal(await placeOf(anna), place, `${game}: to the left`);
  }
  await page.keyboard.press('Tab');
  assert.equal(await holds(anna, '.hand button'), false, `${game}: Tab leaves the hand`);
  await page.keyboard.press('Shift+Tab');
  assert.equal(await holds(anna, '.hand button'), true, `${game}: and comes back to it`);
}

/** Which card of the hand has the focus. */
const placeOf = ({ page }) => page.evaluate(() => [...document.querySelectorAll('.hand button')].indexOf(document.activeElement));

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
