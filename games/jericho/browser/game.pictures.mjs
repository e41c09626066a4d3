// What Jericho shows: the table, a trumpet that is picked, a scoring, the end. Where there are several moments of a kind, the
// last one is kept.

import { takePictures } from '#browser/pictures.mjs';
import { show } from '#browser/stage.mjs';
import { decide, playNow, questionOrEnd } from './play.mjs';

for (const size of ['wide', 'telephone']) {
  show(`pictures of Jericho on a ${size} screen`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    const desk = await stage.browser.newPage();
    const take = (name) => takePictures(anna, desk, `${name}-%-${size}.png`);
    await playNow(anna, { seats: 4 });
    for (let decision = 0; (await questionOrEnd(anna)) === 'question'; decision += 1) {
      await moments(anna, take, decision);
      await buildOrFeed(anna, decision);
    }
    await take('end');
  });
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
