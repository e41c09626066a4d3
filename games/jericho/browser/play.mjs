// Jericho played through the page, as a person does: touch a lit card, then one of the buttons that it brings.

import assert from 'node:assert/strict';
import { asked, openBox as openAnyBox, playNow as playAnyNow, setUp as setUpAny } from '#browser/table.mjs';

export { atTable, joinBy, logOf, sectionOf, shown, stepsHeard } from '#browser/table.mjs';

export const ID = 'jericho';
export const TITLE = 'Jericho';

export const openBox = (person) => openAnyBox(person, 'jericho');
export const playNow = (person, options = {}) => playAnyNow(person, { game: 'jericho', ...options });
export const setUp = (person, options = {}) => setUpAny(person, { game: 'jericho', ...options });

const LIT = '.hand.ready button.lit';
const CHOICE = '.choices button:enabled';

/** Waits until there is something to decide, or the game is over: says which. */
export async function questionOrEnd(person, also = '.end') {
  const found = await person.page.waitForSelector(`${LIT}, ${also}`);
  return (await found.evaluate((element, lit) => element.matches(lit), LIT)) ? 'question' : 'end';
}

/** Decides what is asked: a lit card, then one of its buttons. Settled when the answer has been accepted. */
export async function decide(person, nth = 0, choice = nth) {
  const { page } = person;
  const question = await asked(person);
  const cards = page.locator(LIT);
  const choices = page.locator(CHOICE);
  await person.press(cards.nth(nth % (await cards.count())));
  await choices.first().waitFor();
  await person.press(choices.nth(choice % (await choices.count())));
  await page.waitForFunction(
    (question) => document.querySelector('.table[data-shown]')?.getAttribute('data-asked') !== question,
    question,
  );
}

/** Plays until the end, or until this many decisions are made; `each` is called before every one. Gives their number. */
export async function playOn(person, { decisions = Infinity, each = () => undefined } = {}) {
  for (let made = 0; made < decisions; made += 1) {
    if ((await questionOrEnd(person)) === 'end') return made;
    await each(made);
    await decide(person, made);
    assert.ok(made < 100, 'a game of Jericho has an end');
  }
  return decisions;
}
