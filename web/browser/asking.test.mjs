// Anything can be asked what it is: with the mouse, with a finger that is held, and with the keyboard. Asking chooses nothing.

import assert from 'node:assert/strict';
import { Company } from './company.mjs';
import { dealNumber } from './deal.mjs';
import { GAMES } from './games.mjs';
import { tabTo } from './keys.mjs';
import { show } from './stage.mjs';
import { hasToDecide, playNow } from './table.mjs';

const CARD = 'main.board .hand button';

for (const game of GAMES) {
  show(`the cards and the table of ${game} are asked with the mouse and with the keyboard`, async (stage) => {
    const anna = await stage.person('Anna');
    await sitDown(anna, game);
    const { page } = anna;
    const card = page.locator(CARD).first();
    await card.hover();
    assert.equal(await note(anna), await card.getAttribute('data-about'));
    await page.mouse.move(5, 5);
    await page.locator('.about').waitFor({ state: 'detached' });

    await page.locator('header a').first().focus();
    await tabTo(anna, '.around');
    await page.keyboard.press('Enter');
    const first = await note(anna);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((first) => document.querySelector('.about')?.textContent !== first, first);
    assert.ok((await note(anna)).length > 3);
    await page.keyboard.press('Escape');
    await page.locator('.about').waitFor({ state: 'detached' });

    await tabTo(anna, CARD);
    assert.equal(await note(anna), await page.locator(':focus').getAttribute('data-about'));
    assert.equal(await page.locator(':focus').getAttribute('aria-describedby'), 'about', 'it is read out as well');
  });

  show(`a finger held on a card of ${game} asks, and does not choose`, async (stage) => {
    const anna = await stage.person('Anna', { size: 'telephone' });
    await sitDown(anna, game);
    const { page } = anna;
    const card = page.locator(CARD).first();
    await card.waitFor();
    const before = await state(page);
    const letGo = await hold(page, card);
    assert.equal(await note(anna), await card.getAttribute('data-about'));
    const { x, y, width, height } = await page.locator('.about').boundingBox();
    assert.ok(x >= 0 && y >= 0 && x + width <= 390 && y + height <= 844, 'the words are whole on the screen');
    await letGo();
    assert.equal(await page.locator('.answer').count(), 0, 'it was no touch');
    assert.deepEqual(await state(page), before, 'nothing was chosen');

    // What does nothing else when it is touched says what it is: one’s own name is never something to choose.
    const plaque = page.locator('main.board .plaque.me').first();
    await plaque.tap();
    assert.equal(await note(anna), await plaque.getAttribute('data-about'));

    // What was told belongs to its moment.
    const company = await Company.at([anna], page.url());
    const seat = await company.next();
    await company.told([anna]);
    await plaque.tap();
    await page.locator('.about').waitFor();
    await company.playOn(seat);
    await page.locator('.about').waitFor({ state: 'detached' });
  });
}

/** At a table where nothing happens until she decides: otherwise what was told would go with its moment. */
async function sitDown(anna, game) {
  await playNow(anna, { deal: dealNumber({ game, seats: 3, seed: 1 }) });
  await hasToDecide(anna);
}

/** What the page says of the thing that was asked. */
function note({ page }) {
  return page.locator('.about').innerText();
}

/** What is picked, and the buttons that it has brought. */
function state(page) {
  return page.evaluate(() => ({
    picked: document.querySelectorAll('main.board [aria-pressed="true"]').length,
    choices: [...document.querySelectorAll('.choices button')].map((button) => button.textContent),
  }));
}

/** Holds a finger on something until the page says what it is; returns what lifts the finger. */
async function hold(page, what) {
  const { x, y, width, height } = await what.boundingBox();
  const device = await page.context().newCDPSession(page);
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await page.locator('.about').waitFor();
  return () => device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
