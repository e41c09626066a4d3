// Nottingham played through the page, as people do: touch what is lit, then one of the buttons that it brings.

import { asked, playNow as playAnyNow } from '#browser/table.mjs';

export { logOf } from '#browser/table.mjs';

const GAME = 'nottingham';
const CHOICE = '.choices button:enabled';
/** Whatever can be touched while something is asked. */
const ASKED = `${CHOICE}, .hand.ready button.lit, .tile.lit, .open button.lit, .drawn button.lit`;

export const playNow = (person, options = {}) => playAnyNow(person, { game: GAME, ...options });

/** What the person was last told of the game. */
export function sightOf(person) {
  const told = person.heard.findLast((message) => message.sights?.length > 0);
  return told?.sights.find(({ viewer }) => viewer !== 'spectator') ?? told?.sights[0];
}

export const viewOf = (person) => sightOf(person)?.view;

/** Waits until there is something to decide, or the game is over: says which. */
export async function questionOrEnd(person) {
  await person.page.waitForSelector(`${ASKED}, .end`);
  return (await person.page.locator('.end').count()) > 0 ? 'end' : 'question';
}

/** Decides what is asked; every third card is kept. Settled when the answer has been accepted. */
export async function decide(person, { nth = 0 } = {}) {
  const { page } = person;
  const question = await asked(person);
  const { view, legal } = sightOf(person);
  await answer(person, view, legal, nth);
  await page.waitForFunction((question) => document.querySelector('.table[data-shown]')?.getAttribute('data-asked') !== question, question);
}

async function answer(person, view, legal, nth) {
  const { page } = person;
  const touch = (selector, at = 0) => person.press(page.locator(selector).nth(at));
  const choose = async (at = 0) => {
    const choices = page.locator(CHOICE);
    await choices.first().waitFor();
    await person.press(choices.nth(at % (await choices.count())));
  };
  switch (view.phase) {
    case 'choose': {
      const uses = legal.filter(({ type }) => type === 'use');
      if (uses.length === 0 || nth % 3 === 2) return choose(0);
      await choose(1);
      if (uses[0].target === undefined) return;
      // The buttons are now the names, in the order of what is offered.
      return choose(nth % uses.length);
    }
    case 'pick':
      await touch('.open button.lit');
      return choose();
    case 'buy-offers':
      await touch('.hand.ready button.lit', 0);
      return choose();
    case 'barter-offers':
      for (let card = 0; card < Math.min(2, await page.locator('.hand.ready button.lit').count()); card += 1) await touch('.hand.ready button.lit', card);
      return choose();
    case 'buy-choose':
    case 'barter-choose':
      await touch('.tile.lit', nth % (await page.locator('.tile.lit').count()));
      return choose();
    case 'ambush-choose':
      await touch('.drawn button.lit');
      return choose();
    case 'deliver': {
      const mission = legal.find(({ type }) => type === 'mission');
      if (mission) return doMission(person, mission, choose);
      if (!legal.some(({ type }) => type === 'deliver')) return person.press(person.button('nottingham-action-end-turn'));
      await touch('.hand.ready button.lit');
      return choose();
    }
    case 'purge': {
      const { max } = legal[0].cards;
      const hand = Object.entries(view.seats[view.viewer].hand).flatMap(([, count], stack) => Array(count).fill(stack));
      for (const stack of hand.slice(0, max)) await touch('.hand.ready button.lit', stack);
      return choose();
    }
    default:
      return choose(nth);
  }
}

/** Touches the mission and, where there are several ways to do it, its objects. */
async function doMission(person, { mission, objects }, choose) {
  const { page } = person;
  await person.press(page.locator('.missions .lit button', { hasText: person.say(`nottingham-mission-${mission}`) }));
  const ready = page.locator('.choices button.main');
  for (const object of objects) {
    if ((await ready.count()) > 0) break;
    await person.press(page.locator(`.hand [data-place$="/${object}"] button`));
  }
  await ready.waitFor();
  return choose();
}

/** Waits until the person's screen shows what the server has told last, and nothing moves. */
export function settled({ page }) {
  return page.waitForFunction(() => {
    const { shown, arrived } = document.querySelector('.table[data-shown]').dataset;
    return shown === arrived && !document.querySelector('.flyers > *');
  });
}
