// Noxford played through the page, as a person does: pick a lit card, let a place be shown, lay it there.

import assert from 'node:assert/strict';
import { asked, playNow as playAnyNow } from '#browser/table.mjs';

export const playNow = (person, options = {}) => playAnyNow(person, { game: 'noxford', ...options });

export const LIT = '.hand.ready button.lit';
export const MAIN = '.choices button.main:enabled';
const CHOICE = '.choices button:enabled';

/** Waits until there is something to decide, or the game is over: says which. */
export async function questionOrEnd({ page }) {
  const found = await page.waitForSelector(`.table[data-asked] ${LIT}, .table[data-asked] ${CHOICE}, .end`);
  return (await found.evaluate((element) => element.matches('.end'))) ? 'end' : 'question';
}

/** The button that plays or leads to a type of action. */
export const does = ({ page }, type) => page.locator(`.choices button[data-does="${type}"]:enabled`);

/** Answers what is asked: a card is laid, a gear moves nothing. Settled when the answer has been accepted. */
export async function decide(person, nth = 0) {
  const { page } = person;
  const question = await asked(person);
  if ((await does(person, 'skip').count()) > 0) await person.press(does(person, 'skip'));
  else if ((await does(person, 'pass').count()) > 0) await person.press(does(person, 'pass'));
  else {
    const cards = page.locator(LIT);
    await person.press(cards.nth(nth % (await cards.count())));
    await person.press(page.locator(CHOICE).first());
    await person.press(page.locator(MAIN));
  }
  await answered(person, question);
}

/** Waits until the table has heard an answer. */
export async function answered({ page }, question) {
  await page.waitForFunction((question) => document.querySelector('.table[data-shown]')?.getAttribute('data-asked') !== question, question);
}

/** What the person was told last. */
export function viewOf(person) {
  const told = person.heard.filter(({ sights }) => sights?.length > 0);
  return told.at(-1).sights.at(-1).view;
}

/** Where a point of the city is on the screen, in units from its middle: measured at the cards that lie there. */
export async function pointOf({ page }, x, y) {
  return page.evaluate(
    ({ x, y }) => {
      const [stack] = document.querySelectorAll('.city .stack');
      const { left, top, width, height } = stack.getBoundingClientRect();
      const [at, down] = stack.dataset.place.split('/')[1].split(',').map(Number);
      const unit = Math.min(width, height) / 2;
      return { x: left + (x - at) * unit, y: top + (y - down) * unit };
    },
    { x, y },
  );
}

/** The stack with this corner. */
export const stackAt = ({ page }, { x, y }) => page.locator(`[data-place="stack/${x},${y}"]`);

/** The middle of a card that lies here. */
export function middleOf({ o, x, y }) {
  const [w, h] = o === 'upright' ? [2, 3] : [3, 2];
  return [x + w / 2, y + h / 2];
}

/** Touches a point of the city: with a finger where there is one, or with the mouse. */
export async function touchAt(person, x, y) {
  const point = await pointOf(person, x, y);
  if (person.touch) await person.page.touchscreen.tap(point.x, point.y);
  else {
    await person.page.mouse.move(point.x, point.y);
    await person.page.mouse.click(point.x, point.y);
  }
}

/** Lets a company play until a seat of it has a choice of this kind; gives the seat and the choice. */
export async function playUntil(company, wanted) {
  for (let turn = 0; turn < 60; turn += 1) {
    const seat = await company.next();
    assert.notEqual(seat, undefined, 'the game is not over yet');
    const legal = company.legal(seat);
    const found = legal.find((action) => wanted(action, seat));
    if (found) return { seat, action: found };
    // Places in turn, so that the city grows on all sides; gears move nothing.
    const plain = legal.filter(({ type }) => type === 'place' || type === 'skip');
    await company.act(seat, plain[(turn * 7) % plain.length]);
  }
  assert.fail('no such choice in this deal');
}
