// axe on every page and in every state, by day and by night, on a wide screen and on a telephone: nothing serious.

import assert from 'node:assert/strict';
import { seriousFaults } from './browser.mjs';
import { atTable, openBox, playNow, playOn, questionOrEnd, sectionOf, setUp, TITLE } from './sample.mjs';
import { show } from './stage.mjs';

for (const size of ['wide', 'telephone']) {
  for (const theme of ['day', 'night']) {
    show(`axe finds nothing serious on any page by ${theme} on a ${size} screen`, async (stage) => {
      const anna = await stage.person('Anna', { theme, size });
      const isSound = async (where, person = anna) =>
        assert.deepEqual(await seriousFaults(person.page), [], `${where} by ${theme} on a ${size} screen`);
      await beforeTheGame(anna, theme, isSound);
      await atTheTable(anna, isSound);
      await afterTheGame(anna, isSound);

      await curtain(anna);
      await isSound('the curtain');
      const ben = await stage.person('Ben', { theme, size });
      await setUp(ben);
      await isSound('the waiting room', ben);
    });
  }
}

async function beforeTheGame(anna, theme, isSound) {
  const { page } = anna;
  const closeDialog = () => page.keyboard.press('Escape');
  await anna.go();
  await page.getByRole('link', { name: TITLE }).waitFor();
  assert.equal(await page.getAttribute('html', 'data-theme'), theme);
  await isSound('the shelf');
  await anna.press(anna.button('web-settings'));
  await page.locator('dialog[open]').waitFor();
  await isSound('the settings');
  await closeDialog();
  await openBox(anna);
  await isSound('the box');
  await anna.press(anna.button('web-rules'));
  await page.locator('dialog[open] h2').nth(1).waitFor();
  await isSound('the rules of the box');
  await closeDialog();
  await anna.press(anna.button('web-play-now'));
  await page.locator('dialog[open] input').waitFor();
  await isSound('the question for a name');
  await closeDialog();
}

async function atTheTable(anna, isSound) {
  const { page } = anna;
  await playNow(anna);
  await playOn(anna, { decisions: 4, each: inEachPhase(anna, isSound) });
  await questionOrEnd(anna);
  await anna.press(page.locator('.hand.ready button.lit').last());
  await page.locator('.choices button').first().waitFor();
  await isSound('the table with its choices');
  await anna.press(page.locator('.hand button.picked'));
  await anna.press(anna.button('web-hint'));
  await page.locator('.hint').waitFor();
  await isSound('the hint');
  await anna.press(anna.button('web-rules'));
  await page.locator('.rules h2').first().waitFor();
  await isSound('the rules beside the table');
  await page.keyboard.press('Escape');
  // On a telephone the log lies over the table until a line of it is chosen.
  if (anna.touch) await anna.press(anna.button('web-log-and-chat'));
  await page.locator('.log li button').first().waitFor();
  await isSound('the log');
  await anna.press(page.locator('.log li button').nth(2));
  await page.getByText(anna.say('web-looking-back')).waitFor();
  await isSound('an earlier moment');
  await anna.press(anna.button('web-looking-now'));
  await playOn(anna, { each: inEachPhase(anna, isSound) });
  await isSound('the end');
}

/** Looks once at each phase of the game, when it is first met. */
function inEachPhase(anna, isSound) {
  const met = new Set();
  return async () => {
    const told = anna.heard.filter(({ sights }) => sights?.length > 0).at(-1);
    const { phase } = told.sights[0].view;
    if (met.has(phase)) return;
    met.add(phase);
    await isSound(`the phase ${phase}`);
  };
}

async function afterTheGame(anna, isSound) {
  const { page } = anna;
  await anna.press(anna.link('web-end-replay'));
  await anna.button('web-replay-next').waitFor();
  await isSound('the replay');
  await page.getByLabel(anna.say('web-replay-eyes')).selectOption({ label: anna.say('web-replay-eyes-open') });
  await page.waitForFunction(() => document.querySelectorAll('.seat .hand.open').length === 2);
  await isSound('the replay with all hands open');
  await anna.go('t/nothing-is-here');
  await anna.heading('web-missing-title').waitFor();
  await isSound('nothing here');
  await anna.go('r/nothing-is-here');
  await anna.heading('web-recover-title').waitFor();
  await isSound('the recovery link');
}

async function curtain(person) {
  await openBox(person);
  for (const [index, name] of ['Anna', 'Ben'].entries()) {
    await person.page.getByLabel(person.say('web-one-screen-name', { number: index + 1 })).fill(name);
  }
  await person.press(sectionOf(person, 'web-one-screen').locator('.button.main'));
  await atTable(person);
  await person.page.locator('.curtain').waitFor();
}
