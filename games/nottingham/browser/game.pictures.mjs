// What Nottingham shows: a deputy's choice, and the end. Where there are several moments of a kind, the last one is
// kept.

import { takePictures } from '#browser/pictures.mjs';
import { show } from '#browser/stage.mjs';
import { decide, playNow, questionOrEnd, viewOf } from './play.mjs';

for (const [size, seats] of [
  ['wide', 5],
  ['telephone', 7],
]) {
  show(
    `pictures of Nottingham on a ${size} screen`,
    async (stage) => {
      const anna = await stage.person('Anna', { size });
      const desk = await stage.browser.newPage();
      await playNow(anna, { seats });
      for (let decision = 0; (await questionOrEnd(anna)) === 'question'; decision += 1) {
        const { phase, sheriff } = viewOf(anna);
        if (phase === 'choose' && sheriff < 12) await takePictures(anna, desk, `nottingham-%-${size}.png`);
        await decide(anna, { nth: decision });
      }
      await takePictures(anna, desk, `nottingham-end-%-${size}.png`);
    },
    { longest: 600_000 },
  );
}
