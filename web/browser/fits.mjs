// Whether everything is on a telephone's screen.

import assert from 'node:assert/strict';
import { overflow, SIZES } from './browser.mjs';

/** Looks at the page's width whenever something in it changes, and remembers the worst. */
export function watchWidth(person) {
  return person.page.addInitScript(() => {
    globalThis.widest = 0;
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      globalThis.widest = Math.max(globalThis.widest, scrollWidth - clientWidth);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** Nothing on the page needs sideways scrolling, now or since it was opened. */
export async function fits(person, where) {
  assert.equal(await overflow(person.page), 0, `${where} is as wide as the screen`);
  assert.equal(await person.page.evaluate(() => globalThis.widest), 0, `until ${where} nothing was ever wider`);
  const sideways = await person.page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        // The parts of a score may be many: the score itself is in sight, and an arrow shows where they are.
        const isMarked = element.matches('.scores [data-more~="right"], .scores [data-more~="left"]');
        return ['auto', 'scroll'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1 && !isMarked;
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.scrollWidth} in ${element.clientWidth}`),
  );
  assert.deepEqual(sideways, [], `nothing in ${where} scrolls sideways`);
}

/** All that the selector finds is on the screen, apart from this many pixels at its foot. */
export async function within(page, selector, foot = 0) {
  const boxes = await page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  const { width, height } = SIZES.telephone;
  for (const box of boxes) {
    const inside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom - foot <= height;
    assert.ok(inside, `${selector} is within the screen: ${JSON.stringify(box)}`);
  }
  assert.ok(boxes.length > 0, selector);
}
