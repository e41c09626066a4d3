// The keyboard alone: a whole game with Tab, Enter and arrows, and the focus can always be seen.

import assert from 'node:assert/strict';
import { atTable, questionOrEnd } from './jericho.mjs';
import { show } from './stage.mjs';

/** More than this many times Tab to anything on a page is no way to play. */
const FAR = 40;

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
  await tabTo(anna, 'section:first-of-type > .button.main');
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
    await page.keyboard.press('Tab');
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

const holds = (person, selector) => person.page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

/** Presses Tab until what is looked for has the focus; each stop on the way has to be seen. Gives how many it took. */
async function tabTo(person, selector, key = 'Tab') {
  await person.page.locator(selector).first().waitFor();
  for (let keys = 0; keys <= FAR; keys += 1) {
    if (await holds(person, selector)) return keys;
    await person.page.keyboard.press(key);
    await focusIsSeen(person);
  }
  assert.fail(`${selector} cannot be reached with ${FAR} times ${key}`);
}

/** What has the focus is on the screen, has an outline, and nothing lies over it. */
async function focusIsSeen(person) {
  const fault = await person.page.evaluate(() => {
    const element = document.activeElement;
    // Past the last stop the focus is the browser's own for one key.
    if (!element || element === document.body) return null;
    const name = element.outerHTML.slice(0, 120);
    if (!element.matches(':focus-visible')) return `not shown as focused: ${name}`;
    const shown = element.matches('input[type=radio]') ? (element.nextElementSibling ?? element) : element;
    const marked = [element, shown, element.closest('label')].filter(Boolean).some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    if (!marked) return `no outline: ${name}`;
    const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
    if (width === 0 || height === 0) return `has no size: ${name}`;
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return `off the screen: ${name}`;
    const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    const over = document.elementFromPoint(x, y);
    if (over && !shown.contains(over) && !over.contains(shown) && over !== element) return `covered by ${over.outerHTML.slice(0, 80)}: ${name}`;
    return null;
  });
  assert.equal(fault, null);
}
