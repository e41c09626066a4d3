// Hamsterrolle played through the page, as a person does: take a piece, aim it, let go.

import assert from 'node:assert/strict';
import { asked } from '#browser/table.mjs';

export const LIT = '.hand.ready button.lit';
export const MAIN = '.choices button.main:enabled';

/** Waits until there is something to decide, or the game is over: says which. */
export async function questionOrEnd({ page }) {
  const found = await page.waitForSelector(`.table[data-asked] ${LIT}, .end`);
  return (await found.evaluate((element) => element.matches('.end'))) ? 'end' : 'question';
}

/** One's own piece of a colour, or a piece of the wheel that may be moved. */
export const own = ({ page }, color) => page.locator(`ul.hand button[data-place^="hand/"][data-place*="/${color}"]`);
export const movable = ({ page }) => page.locator('ul.hand button.lit[data-place^="wheel/"]');

/** Sets a number of the aim, whichever control is to be seen. */
export async function set(person, field, value) {
  const { page } = person;
  const slider = page.locator(`[data-field="${field}"] input`);
  if (!(await slider.isVisible())) await person.press(page.getByRole('button', { name: person.say(`hamsterrolle-field-${field}`), exact: true }));
  await slider.fill(String(value));
}

/** Lets go what is in the hand; settled when the table has heard of it. */
export async function letGo(person) {
  const question = await asked(person);
  await person.press(person.page.locator(MAIN));
  await person.page.waitForFunction((question) => document.querySelector('.table[data-shown]')?.getAttribute('data-asked') !== question, question);
}

/** Takes a piece, lets the page propose an aim, and lets go. What is refused is answered, and another piece is tried. */
export async function layOne(person, nth = 0) {
  const { page } = person;
  const question = await asked(person);
  const pieces = page.locator(`${LIT}[data-place^="hand/"]`);
  const count = await pieces.count();
  for (let tried = 0; tried < count; tried += 1) {
    await person.press(pieces.nth((nth + tried) % count));
    await person.press(page.locator(MAIN));
    const how = await page.waitForFunction(
      (question) => (document.querySelector('.table[data-shown]')?.getAttribute('data-asked') !== question ? 'played' : document.querySelector('.answer') ? 'refused' : null),
      question,
    );
    if ((await how.jsonValue()) === 'played') return;
    await page.keyboard.press('Escape');
  }
  assert.fail('one of the pieces can be laid as the page proposes');
}

/** What the person was told last. */
export function viewOf(person) {
  const told = person.heard.filter(({ sights }) => sights?.length > 0);
  return told.at(-1).sights.at(-1).view;
}

/** Every event that the person was told. */
export function eventsOf(person) {
  return person.heard.filter(({ type }) => type === 'step').flatMap(({ sights }) => sights[0]?.events ?? []);
}
