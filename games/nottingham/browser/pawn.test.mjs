// The sheriff on his road covers no word and no number, wherever he is.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, SIZES } from '#browser/browser.mjs';
import { Preview, recordings } from '#browser/preview.mjs';
import { showOn } from '#browser/reach.mjs';

let preview;
let browser;
before(async () => {
  [preview, browser] = await Promise.all([Preview.open(), launch()]);
});
after(async () => {
  await browser?.close();
  await preview?.close();
});

for (const recording of recordings().filter(({ game }) => game === 'nottingham')) {
  test(`the sheriff covers nothing that is read at a table of ${recording.seats}`, { timeout: 600_000 }, async () => {
    const page = await browser.newPage({ viewport: SIZES.wide, reducedMotion: 'reduce' });
    const covered = [];
    const spaces = recording.firsts('/view/sheriff');
    assert.ok(spaces.size > 10, 'he goes all the way');
    // When he is home again, the end is shown and not the board.
    for (const [space, step] of [...spaces].slice(0, -1)) {
      await page.goto(preview.at(recording, step));
      await page.locator(`.table[data-shown="${step + 1}"]`).waitFor();
      await page.evaluate(() => document.fonts.ready);
      for (const name of Object.keys(SIZES)) {
        await showOn(page, name);
        covered.push(...(await page.evaluate(underThePawn)).map((text) => `${name}, space ${space}: ${text}`));
      }
    }
    await page.close();
    assert.deepEqual(covered, []);
  });
}

/** Runs in the page: every word, number and pile that the pawn's figure lies on. Its outline leaves a little air on all sides. */
function underThePawn() {
  const pawn = document.querySelector('.county .sheriff');
  if (!pawn) return ['there is no pawn'];
  const AIR = 3;
  const { left, right, top, bottom } = pawn.getBoundingClientRect();
  const isUnder = (box) => box.width > 1 && box.left < right - AIR && box.right > left + AIR && box.top < bottom - AIR && box.bottom > top + AIR;
  // A line of text is higher than its letters.
  const letters = ({ left, right, width, top, bottom, height }) => ({ left, right, width, top: top + height / 4, bottom: bottom - height / 4 });
  const isSeen = (element) => element.checkVisibility() && !element.closest('.unseen') && getComputedStyle(element).clipPath === 'none';
  const texts = document.createTreeWalker(document.querySelector('.county'), NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.textContent.trim() === '' || !isSeen(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].map(letters).some(isUnder)) found.push(text.textContent.trim());
  }
  const things = document.querySelectorAll('.county .within :is(svg, [data-card])');
  return [...found, ...[...things].filter((thing) => isUnder(thing.getBoundingClientRect())).map((thing) => thing.outerHTML.slice(0, 80))];
}
