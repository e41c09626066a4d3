// What Noxford shows: the city with a card that is about to be laid, and the end.

import { takePictures } from '#browser/pictures.mjs';
import { show } from '#browser/stage.mjs';
import { decide, LIT, playNow, questionOrEnd } from './play.mjs';

for (const [size, seats] of [
  ['wide', 4],
  ['telephone', 3],
]) {
  show(`pictures of Noxford on a ${size} screen`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    const desk = await stage.browser.newPage();
    await playNow(anna, { seats });
    for (let decision = 0; (await questionOrEnd(anna)) === 'question'; decision += 1) {
      if (decision === 6) await aboutToLay(anna, () => takePictures(anna, desk, `noxford-%-${size}.png`));
      await decide(anna, decision);
    }
    await takePictures(anna, desk, `noxford-end-%-${size}.png`);
  });
}

/** A card is picked and shown at a place, and then taken back. */
async function aboutToLay(person, take) {
  const { page } = person;
  if ((await page.locator(LIT).count()) === 0) return;
  await person.press(page.locator(LIT).first());
  await person.press(page.locator('.choices button:enabled').first());
  await page.locator('.laid').waitFor();
  await take();
  await page.keyboard.press('Escape');
  await page.locator('.laid').waitFor({ state: 'detached' });
}
