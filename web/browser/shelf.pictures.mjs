// The shelf.

import { takePictures } from './pictures.mjs';
import { TITLE } from './sample.mjs';
import { show } from './stage.mjs';

for (const size of ['wide', 'telephone']) {
  show(`pictures of the shelf on a ${size} screen`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    const desk = await stage.browser.newPage();
    await anna.go();
    await anna.page.getByRole('link', { name: TITLE }).waitFor();
    await takePictures(anna, desk, `shelf-%-${size}.png`);
  });
}
