// What Sheriff of Nottingham shows: the market and the gate. Where there are several moments of a kind, the last one is
// kept.

import { takePictures } from '#browser/pictures.mjs';
import { show } from '#browser/stage.mjs';
import { playNow } from '#browser/table.mjs';
import { decide, isAsked, viewOf } from './play.mjs';

for (const [size, seats] of [
  ['wide', 4],
  ['telephone', 5],
]) {
  show(
    `pictures of Sheriff of Nottingham on a ${size} screen`,
    async (stage) => {
      const anna = await stage.person('Anna', { size });
      const desk = await stage.browser.newPage();
      await playNow(anna, { game: 'sheriff', seats });
      while (await isAsked(anna)) {
        const { phase, sheriff, viewer, round } = viewOf(anna);
        if (phase === 'market' && round > 3) await takePictures(anna, desk, `sheriff-market-%-${size}.png`);
        if (phase === 'inspect' && sheriff === viewer) await takePictures(anna, desk, `sheriff-gate-%-${size}.png`);
        await decide(anna);
      }
    },
    { longest: 600_000 },
  );
}
