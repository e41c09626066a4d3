// The keyboard alone: how far it is to something, and whether the focus can be seen on the way.

import assert from 'node:assert/strict';

/** Nobody should have to press Tab more often than this to reach anything on a page. */
const FAR = 40;

/** Whether what is looked for has the focus. */
export const holds = (person, selector) => person.page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

/**
 * Presses Tab until what is looked for has the focus, and within a row of cards an arrow: the row is one stop. Each stop on
 * the way has to be seen. Gives how many keys it took.
 */
export async function tabTo(person, selector, key = 'Tab') {
  await person.page.locator(selector).first().waitFor();
  for (let keys = 0; keys <= FAR; keys += 1) {
    if (await holds(person, selector)) return keys;
    await person.page.keyboard.press((await isInRow(person, selector)) ? 'ArrowRight' : key);
    await focusIsSeen(person);
  }
  assert.fail(`${selector} cannot be reached by pressing ${key} ${FAR} times`);
}

/** Whether the row of cards that has the focus also has what is looked for. */
const isInRow = (person, selector) => person.page.evaluate((selector) => [...(document.activeElement?.closest('.hand')?.querySelectorAll('button') ?? [])].some((card) => card.matches(selector)), selector);

/** What has the focus is on the screen, has an outline, and nothing lies over it. */
export async function focusIsSeen(person) {
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
