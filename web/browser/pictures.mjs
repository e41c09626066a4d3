// The pictures of the README, taken from a real game. It is no test, and runs only with BESACE_PICTURES=1: nothing else
// writes into the project.

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { atTable, decide, playNow, questionOrEnd } from './jericho.mjs';
import * as nottingham from './nottingham.mjs';
import * as sheriff from './sheriff.mjs';
import { small } from './small-png.mjs';
import { show } from './stage.mjs';
import { playNow as playAnyNow } from './table.mjs';

const PICTURES = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

for (const size of ['wide', 'telephone']) {
  show(
    `pictures for the README on a ${size} screen`,
    async (stage) => {
      const anna = await stage.person('Anna', { size });
      const desk = await stage.browser.newPage();
      const take = (name) => pictures(anna, desk, `${name}-%-${size}.png`);
      await mkdir(PICTURES, { recursive: true });
      await anna.go();
      await anna.page.getByRole('link', { name: /Jericho/ }).waitFor();
      await take('shelf');
      await playNow(anna, { seats: 4 });
      await atTable(anna);
      for (let decision = 0; (await questionOrEnd(anna)) === 'question'; decision += 1) {
        await moments(anna, take, decision);
        await buildOrFeed(anna, decision);
      }
      await take('end');
    },
  );
}

// What each other game shows; of several moments of a kind the last one stays.
for (const [size, deputies, merchants] of [
  ['wide', 5, 4],
  ['telephone', 7, 5],
]) {
  show(`pictures of Nottingham on a ${size} screen`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    const desk = await stage.browser.newPage();
    await nottingham.playNow(anna, { seats: deputies });
    for (let decision = 0; (await nottingham.questionOrEnd(anna)) === 'question'; decision += 1) {
      const { phase, sheriff: at } = nottingham.viewOf(anna);
      if (phase === 'choose' && at < 12) await pictures(anna, desk, `nottingham-%-${size}.png`);
      await nottingham.decide(anna, { nth: decision });
    }
    await pictures(anna, desk, `nottingham-end-%-${size}.png`);
  }, { longest: 600_000 });

  show(`pictures of Sheriff of Nottingham on a ${size} screen`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    const desk = await stage.browser.newPage();
    await playAnyNow(anna, { game: 'Sheriff', seats: merchants });
    while (await sheriff.isAsked(anna)) {
      const { phase, sheriff: seat, viewer, round } = sheriff.viewOf(anna);
      if (phase === 'market' && round > 3) await pictures(anna, desk, `sheriff-market-%-${size}.png`);
      if (phase === 'inspect' && seat === viewer) await pictures(anna, desk, `sheriff-gate-%-${size}.png`);
      await sheriff.decide(anna);
    }
    await pictures(anna, desk, `sheriff-end-%-${size}.png`);
  }, { longest: 600_000 });
}

/** By day and by night: the theme follows the device. */
async function pictures({ page }, desk, file) {
  await page.evaluate(() => document.fonts.ready);
  for (const [theme, colorScheme] of [['day', 'light'], ['night', 'dark']]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    await writeFile(PICTURES + file.replace('%', theme), await small(desk, await page.screenshot()));
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

const trumpets = (person) => person.page.locator('.hand.ready button.lit', { hasText: person.say('jericho-card-trumpet.short') });

/** Whatever can be seen just now; a later moment of the same kind shows more, and takes its place. */
async function moments(person, take, decision) {
  const { page } = person;
  if (decision === 9) await take('table');
  if ((await page.locator('.table.scored').count()) > 0) await take('scoring');
  if (decision < 6 || (await trumpets(person).count()) === 0) return;
  await person.press(trumpets(person).first());
  const choices = page.locator('.choices button:enabled');
  await choices.first().waitFor();
  if ((await choices.count()) > 3) await take('trumpet');
  await person.press(page.locator('.hand button.picked'));
  await page.locator('.choices').waitFor({ state: 'detached' });
}

/** A plain way to play that lets walls grow: trumpets are kept until nothing else is left. */
async function buildOrFeed(person, decision) {
  const cards = person.page.locator('.hand.ready button.lit');
  const plain = (await cards.count()) - (await trumpets(person).count());
  await decide(person, plain > 0 ? decision % plain : 0, 0);
}
