// What Badaboom shows: an armed bomb with those whom it would hit, and on a telephone the end.

import { Company } from '#browser/company.mjs';
import { takePictures } from '#browser/pictures.mjs';
import { show } from '#browser/stage.mjs';
import { isAsked } from '#browser/table.mjs';
import { playUntil } from './play.mjs';

for (const [size, bots] of [
  ['wide', 4],
  ['telephone', 5],
]) {
  show(`pictures of Badaboom on a ${size} screen`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    const desk = await stage.browser.newPage();
    const company = await Company.gather([anna], { game: 'badaboom', seed: 11, options: { goal: 5, first_player: 0 }, bots: Array(bots).fill('regular') });
    await company.look(anna);
    await playUntil(company, ({ bomb, explosions }) => bomb.armed !== null && explosions > 0, 'an armed bomb');
    await isAsked(anna, company);
    await takePictures(anna, desk, `badaboom-%-${size}.png`);
    if (size === 'wide') return;
    await playUntil(company, ({ phase }) => phase === 'over', 'the end');
    await anna.page.locator('.end').waitFor();
    await takePictures(anna, desk, `badaboom-end-%-${size}.png`);
  });
}
