// The layout rule (reach.mjs) on real tables, with their real sentences and with hints open; and on the way to them. Every
// game that the server has is held to it.

import assert from 'node:assert/strict';
import { SIZES } from './browser.mjs';
import { dealNumber } from './deal.mjs';
import { faultsEverywhere } from './reach.mjs';
import { show } from './stage.mjs';
import { asked, openBox, playNow } from './table.mjs';

/** How many questions are looked at in each game. */
const QUESTIONS = 5;

show('a finger reaches everything at a full table of every game, also beside a hint', async (stage) => {
  const curious = await stage.person('Curious');
  const games = await gamesOf(curious);
  for (const { game, max } of games) {
    // In French, whose words are longer as a rule.
    const anna = await stage.person('Anna', { language: 'fr' });
    // A known deal: its mark stands beside the title.
    await playNow(anna, { deal: dealNumber({ game, seats: max, seed: 1 }) });
    for (let question = 0; question < QUESTIONS && (await isAsked(anna)); question += 1) {
      await reaches(anna, `${game}, question ${question}`);
      await anna.press(anna.button('web-hint'));
      await anna.page.locator('.hint').waitFor();
      await reaches(anna, `${game}, question ${question}, with a hint`);
      await answer(anna, () => reaches(anna, `${game}, question ${question}, picked`));
    }
    await anna.page.close();
  }
}, { longest: 900_000 });

show('a finger can draw the curtain between two people on every screen', async (stage) => {
  const both = await stage.person('Both');
  for (const { game } of await gamesOf(both)) {
    await openBox(both, game);
    for (const [index, name] of ['Anna', 'Ben'].entries()) await both.page.getByLabel(both.say('web-one-screen-name', { number: index + 1 })).fill(name);
    await both.press(both.button('web-one-screen-go'));
    await both.page.locator('.curtain').waitFor();
    await reaches(both, `${game}, the curtain`);
    assert.equal(await both.page.locator('.hand button, .hand.open').count(), 0, `${game}: nobody's hand is shown`);
    assert.ok((await both.page.locator('main.board .plaque').count()) > 1, `${game}: the table is`);
  }
});

show('whoever opens a box finds the way to play without moving the page, on every screen', async (stage) => {
  for (const language of ['en', 'fr']) {
    const anna = await stage.person('Anna', { language });
    for (const { game } of await gamesOf(anna)) {
      await anna.go(`g/${game}`);
      await anna.button('web-play-now').waitFor();
      for (const [name, size] of Object.entries(SIZES)) {
        await anna.page.setViewportSize(size);
        const { y, height } = await anna.button('web-play-now').boundingBox();
        assert.ok(y >= 0 && y + height <= size.height, `${game}, ${language}, ${name}: the button is from ${y} to ${y + height}`);
      }
    }
  }
});

const gamesOf = async (person) => (await person.context.request.get('api/games')).json();

/** Waits until the seat can answer something; false when the game is over. */
async function isAsked({ page }) {
  await page.locator('.table[data-asked] .choices button:enabled, .table[data-asked] .board .lit, .end').first().waitFor();
  return (await page.locator('.end').count()) === 0;
}

async function reaches({ page }, where) {
  assert.deepEqual(await faultsEverywhere(page, where), []);
}

/** Answers what is asked by whatever is offered first, until the table has heard it; `looks` is called after a pick. */
async function answer(person, looks) {
  const { page } = person;
  const question = await asked(person);
  const choice = page.locator('.choices button:enabled');
  const lit = page.locator('.board').locator('button.lit:not(.picked), .lit > button:not(.press)');
  for (let touched = 0; (await asked(person)) === question; touched += 1) {
    assert.ok(touched < 12, `question ${question} can be answered by touching what is offered`);
    if ((await choice.count()) === 0) {
      await person.press(lit.first());
      await choice.first().waitFor();
      await looks();
    }
    const main = page.locator('.choices button.main:enabled');
    await person.press((await main.count()) > 0 ? main : choice.first());
    // Either the answer is on its way, or a second button asks whether it is meant.
    await page.waitForFunction((question) => document.querySelector('.table').dataset.asked !== question || document.querySelector('.choices button:enabled, .board .lit'), question);
  }
}
