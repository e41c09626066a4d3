// What Hamsterrolle shows: the wheel in three dimensions with a piece that is being aimed; and on a telephone.

import { takePictures } from '#browser/pictures.mjs';
import { Company } from '#browser/company.mjs';
import { show } from '#browser/stage.mjs';
import { isAsked } from '#browser/table.mjs';
import { LIT } from './play.mjs';

for (const size of ['wide', 'telephone']) {
  show(`pictures of Hamsterrolle on a ${size} screen`, async (stage) => {
    const anna = await stage.person('Anna', { size, motion: true, settings: { speed: 'at_once' } });
    const ben = await stage.person('Ben');
    const desk = await stage.browser.newPage();
    const company = await Company.gather([anna, ben], { game: 'hamsterrolle', seed: 5, options: { first_player: 0, seconds: 0 } });
    for (let turn = 0; turn < 16; turn += 1) await company.playOn(await company.next());
    await company.look(anna);
    await anna.page.locator('[data-view="scene"]').waitFor();
    await isAsked(anna, company);
    await anna.press(anna.page.locator(LIT).first());
    await anna.page.locator('.aim').waitFor();
    await takePictures(anna, desk, `hamsterrolle-%-${size}.png`, () => anna.page.locator('canvas[data-drawn="still"]').waitFor());
  });
}
