// A telephone held upright: a whole game by finger, nothing to scroll sideways, the question in reach of a thumb.

import assert from 'node:assert/strict';
import { fits, watchWidth, within } from '#browser/fits.mjs';
import { openBox, playNow, playOn, setUp } from './play.mjs';
import { show } from '#browser/stage.mjs';

show('a whole game is played by finger on a telephone', async (stage) => {
  const anna = await stage.person('Anna', { size: 'telephone' });
  await watchWidth(anna);
  await anna.go();
  await fits(anna, 'the shelf');
  await openBox(anna);
  await fits(anna, 'the box');
  await playNow(anna, { seats: 5 });
  const decisions = await playOn(anna, { each: (decision) => inReach(anna, decision) });
  assert.ok(decisions > 8);
  await fits(anna, 'the end');
  await anna.press(anna.button('web-end-look'));
  await fits(anna, 'the table after the end');
  await anna.press(anna.button('web-log-and-chat'));
  await anna.page.locator('.log li').first().waitFor();
  await fits(anna, 'the log');
  await anna.press(anna.page.locator('.column').getByRole('button', { name: anna.say('web-close') }));
  await anna.press(anna.button('web-rules'));
  await anna.page.locator('.rules h2').first().waitFor();
  await fits(anna, 'the rules');
  await anna.press(anna.page.locator('.column').getByRole('button', { name: anna.say('web-close') }));
  await anna.choose('web-settings');
  await anna.page.locator('dialog[open]').waitFor();
  await fits(anna, 'the settings');
  await anna.press(anna.page.locator('dialog[open]').getByRole('button', { name: anna.say('web-close') }));
  await anna.press(anna.button('web-end-back'));
  await anna.press(anna.link('web-end-replay'));
  await anna.page.getByRole('slider').press('End');
  await fits(anna, 'the replay');

  const ben = await stage.person('Ben', { size: 'telephone' });
  await watchWidth(ben);
  await setUp(ben);
  await fits(ben, 'the waiting room');
});

for (const [seats, language] of [
  [3, 'fr'],
  [4, 'en'],
]) {
  show(`the hand covers nothing at a table of ${seats} on a telephone in ${language}`, async (stage) => {
    const anna = await stage.person('Anna', { size: 'telephone', language });
    await watchWidth(anna);
    await playNow(anna, { seats });
    await playOn(anna, { decisions: 12, each: (decision) => inReach(anna, decision) });
  });
}

/** The question and, once a card is touched, every button are on the screen; so is the hand. */
async function inReach(person, decision) {
  const { page } = person;
  await fits(person, `decision ${decision}`);
  await within(page, '#question');
  await handIsFree(page, `decision ${decision}`);
  if (decision % 4 > 1) return;
  await person.press(page.locator('.hand.ready button.lit').last());
  await page.locator('.choices button:enabled').first().waitFor();
  await within(page, '.choices button');
  await handIsFree(page, `the choices of decision ${decision}`);
  await fits(person, `the choices of decision ${decision}`);
  await person.press(page.locator('.hand button.picked'));
  await page.locator('.choices').waitFor({ state: 'detached' });
}

/** The hand lies whole above the question, and covers nothing that tells how the game stands. */
async function handIsFree(page, where) {
  const { cards, caption, question } = await page.evaluate(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const cards = [...document.querySelectorAll('.hand button')].map((card) => card.getBoundingClientRect());
    return {
      cards: { top: Math.min(...cards.map(({ top }) => top)), bottom: Math.max(...cards.map(({ bottom }) => bottom)) },
      caption: box('.middle .caption').bottom,
      question: box('footer.ask').top,
    };
  });
  assert.ok(cards.bottom <= question, `${where}: the foot of the hand is at ${cards.bottom}, the question begins at ${question}`);
  assert.ok(caption <= cards.top, `${where}: what tells of the round ends at ${caption}, the hand begins at ${cards.top}`);
}
