// What is the same at every table: from the shelf to one's seat, and what the screen says of the game.

/**
 * From the shelf to a table against bots; `game` is its id, `options` are the words of those that are ticked. `deal` is the
 * number of one that is chosen, which says game, seats and options.
 */
export async function playNow(person, { game, seats = 3, level = 'regular', options = [], deal = null }) {
  if (deal === null) await openBox(person, game);
  else await takeDeal(person, deal);
  if (options.length > 0) await unfoldOptions(person);
  for (const option of options) await person.page.getByLabel(person.say(option)).check();
  const section = sectionOf(person, 'web-play-now');
  if (deal === null) await person.press(radio(section, String(seats)));
  await person.press(radio(section, person.say(`web-level-${level}`)));
  await person.press(person.button('web-play-now'));
  await person.giveName();
  await atTable(person);
}

/**
 * From the shelf to the waiting room of a new table; gives the table's link as it is handed round. `values` are what is
 * chosen for options that have several values, by the words of the option; `deal` as in `playNow`.
 */
export async function setUp(person, { game, seats = 3, values = {}, deal = null }) {
  if (deal === null) await openBox(person, game);
  else await takeDeal(person, deal);
  if (Object.keys(values).length > 0) await unfoldOptions(person);
  for (const [option, label] of Object.entries(values)) await person.page.getByLabel(person.say(option)).selectOption({ label });
  if (deal === null) await person.press(radio(sectionOf(person, 'web-with-friends'), String(seats)));
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

/** Takes a game's box from the shelf; `game` is its id. */
export async function openBox(person, game) {
  await person.go();
  await person.press(person.page.getByRole('link', { name: new RegExp(`^${person.say(`${game}-box-title`)}`) }));
  await person.heading('web-play-now').waitFor();
}

/** Opens the box of a deal that has a number. */
async function takeDeal(person, number) {
  await person.go(`d/${number}`);
  await person.heading('web-play-now').waitFor();
}

/** Opens what a box lets a table choose. */
function unfoldOptions(person) {
  return person.press(person.page.locator('.options summary'));
}

export function sectionOf(person, id) {
  return person.page.locator('section', { has: person.heading(id) });
}

const radio = (section, name) => section.getByRole('radio', { name, exact: true });

/** Waits until the table is on the screen. */
export async function atTable(person) {
  await person.page.locator('.table[data-shown]').waitFor();
}

/** The number of the last entry that the screen has shown. */
export async function shown(person) {
  return Number(await person.page.locator('.table[data-shown]').getAttribute('data-shown'));
}

/** The question that the seat owes an answer to. */
export const asked = (person) => person.page.locator('.table[data-shown]').getAttribute('data-asked');

/** Waits until the screen has shown all that the company was told, and asks. */
export async function isAsked(person, company) {
  await company.told([person]);
  await hasToDecide(person);
}

/** Waits until the screen has shown all that it was told, and asks. */
export async function hasToDecide(person) {
  await person.page.waitForFunction(() => {
    const { shown, arrived, asked } = document.querySelector('.table[data-shown]').dataset;
    return shown === arrived && asked !== undefined;
  });
}

/** The sentences of the log, as they stand on the screen. */
export function logOf(person) {
  return person.page.locator('.log li').allTextContents();
}

/** Waits until the log tells a sentence. */
export async function tells(person, sentence) {
  await person.page.locator('.log li').filter({ hasText: sentence }).first().waitFor({ state: 'attached' });
}

/** The numbers of the entries that were told over live connections. */
export function stepsHeard(person) {
  return person.heard.filter(({ type }) => type === 'step').map(({ number }) => number);
}
