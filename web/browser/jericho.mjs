// Jericho played through the page, as a person does: touch a lit card, then one of the buttons that it brings.

import assert from 'node:assert/strict';

const JERICHO = /Jericho/;

/** From the shelf to a table against bots. */
export async function playNow(person, { seats = 3, level = 'regular' } = {}) {
  await openBox(person);
  const section = sectionOf(person, 'web-play-now');
  await person.press(radio(section, String(seats)));
  await person.press(radio(section, person.say(`web-level-${level}`)));
  await person.press(person.button('web-play-now'));
  await person.giveName();
  await atTable(person);
}

/** From the shelf to the waiting room of a new table; gives the table's link as it is handed round. */
export async function setUp(person, { seats = 3, box = JERICHO } = {}) {
  await openBox(person, box);
  await person.press(radio(sectionOf(person, 'web-with-friends'), String(seats)));
  await person.press(person.button('web-with-friends-go'));
  await person.giveName();
  return person.page.getByLabel(person.say('web-waiting-link'), { exact: true }).inputValue();
}

/** Sits down at the first free seat of a table that one has a link to. */
export async function joinBy(person, link) {
  await person.page.goto(link);
  await person.press(person.button('web-waiting-sit').first());
  await person.giveName();
  await person.page.getByText(person.say('web-waiting-you')).waitFor();
}

/** Opens a box of the shelf, by what stands on it. */
export async function openBox(person, box = JERICHO) {
  await person.go();
  await person.press(person.page.getByRole('link', { name: box }));
  await person.heading('web-play-now').waitFor();
}

export function sectionOf(person, id) {
  return person.page.locator('section', { has: person.heading(id) });
}

export const radio = (section, name) => section.getByRole('radio', { name, exact: true });

/** Waits until the table is on the screen. */
export async function atTable(person) {
  await person.page.locator('.table[data-shown]').waitFor();
}

/** The number of the last entry that the screen has shown. */
export async function shown(person) {
  return Number(await person.page.locator('.table[data-shown]').getAttribute('data-shown'));
}

const asked = (person) => person.page.locator('.table[data-shown]').getAttribute('data-asked');
const LIT = '.hand.ready button.lit';
const CHOICE = '.choices button:enabled';

/** Waits until there is something to decide, or the game is over: says which. */
export async function questionOrEnd(person, also = '.end') {
  const found = await person.page.waitForSelector(`${LIT}, ${also}`);
  return (await found.evaluate((element, lit) => element.matches(lit), LIT)) ? 'question' : 'end';
}

/** Decides what is asked: the `nth` lit card, then one of its buttons. Settled when the answer has been accepted. */
export async function decide(person, nth = 0) {
  const { page } = person;
  const question = await asked(person);
  const cards = page.locator(LIT);
  const choices = page.locator(CHOICE);
  // Where all decide at once, another's answer can come between touching and choosing: then there is a next time.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if ((await choices.count()) === 0) await person.press(cards.nth(nth % Math.max(1, await cards.count())));
    await choices.first().waitFor();
    await person.press(choices.nth(nth % Math.max(1, await choices.count())));
    await page.waitForFunction(
      ({ question, lit }) =>
        document.querySelector('.table[data-shown]')?.getAttribute('data-asked') !== question || document.querySelector(lit),
      { question, lit: LIT },
    );
    if ((await asked(person)) !== question) return;
  }
  assert.fail('the question cannot be answered');
}

/** Plays until the end, or until so many decisions are made; `each` is called before every one. Gives their number. */
export async function playOn(person, { decisions = Infinity, each = () => undefined } = {}) {
  for (let made = 0; made < decisions; made += 1) {
    if ((await questionOrEnd(person)) === 'end') return made;
    await each(made);
    await decide(person, made);
    assert.ok(made < 100, 'a game of Jericho has an end');
  }
  return decisions;
}

/** The sentences of the log, as they stand on the screen. */
export function logOf(person) {
  return person.page.locator('.log li').allTextContents();
}

/** The numbers of the entries that were told over live connections. */
export function stepsHeard(person) {
  return person.heard.filter(({ type }) => type === 'step').map(({ number }) => number);
}
