// Badaboom played through the page, as a person does, and by scripts where only the going on matters.

import assert from 'node:assert/strict';
import { asked } from '#browser/table.mjs';

/** The button under the question that plays or leads to a type of action. */
export const does = ({ page }, type) => page.locator(`.choices button[data-does="${type}"]:enabled`);

/** The button that plays what is picked. */
export const main = ({ page }) => page.locator('.choices button.main:enabled');

/** A card of one's own bag. */
export const inHand = ({ page }, card) => page.locator(`.hand [data-place$="/${card}"]`).first();

/** A seat at the table. */
export const seatOf = ({ page }, seat) => page.locator(`.seat[data-seat="${seat}"]`);

/** What the person's seat was last told. */
export function viewOf(person) {
  return person.heard.findLast(({ type, sights }) => (type === 'step' || type === 'table') && sights?.length > 0).sights[0].view;
}

/** Presses a button, and waits until the table has heard of it. */
export async function answer(person, button) {
  const before = await asked(person);
  await person.press(button);
  await person.page.waitForFunction((question) => document.querySelector('.table[data-shown]')?.getAttribute('data-asked') !== question, before);
}

/**
 * What somebody does who wants bombs to go off: takes Mechanisms out, puts in what comes first, and plays no trick. So the
 * game comes to its end soon.
 */
export function hasty(legal, { bomb }) {
  const put = legal.find(({ type, card }) => type === 'put' && card !== 'mechanism');
  const take = legal.find(({ type, slot }) => type === 'take' && bomb.slots[slot].back === 'mechanism');
  return put ?? take ?? legal[0];
}

/** Lets the company play hastily until the view of its first seat is so. */
export async function playUntil(company, isSo, what = String(isSo)) {
  for (let turn = 0; turn < 600; turn += 1) {
    const seat = await company.next();
    if (isSo(company.view(0))) return;
    assert.notEqual(seat, undefined, `the game is over before ${what}`);
    await company.act(seat, hasty(company.legal(seat), company.view(seat)));
  }
  assert.fail(`it never came to ${what}`);
}
