// How many frames a second the wheel is drawn with while a turn is shown, in a window of 1280 × 720. Measured, never tested:
// BESACE_FIGURES=1 npm run browser frames

import { Company } from '#browser/company.mjs';
import { show } from '#browser/stage.mjs';
import { isAsked } from '#browser/table.mjs';
import { layOne, questionOrEnd } from './play.mjs';

/** How many turns are played before, and how many are looked at. */
const BEFORE = 16;
const TURNS = 5;

for (const theme of ['day', 'night']) {
  show(`frames a second by ${theme}`, async (stage) => {
    const anna = await stage.person('Anna', { size: 'wide', theme, motion: true });
    const ben = await stage.person('Ben');
    const company = await Company.gather([anna, ben], { game: 'hamsterrolle', seed: 5, options: { first_player: 0, seconds: 0 } });
    for (let turn = 0; turn < BEFORE; turn += 1) await company.playOn(await company.next());
    const { page } = anna;
    await page.setViewportSize({ width: 1280, height: 720 });
    await company.look(anna);
    await page.locator('[data-view="scene"]').waitFor();
    await isAsked(anna, company);
    await page.evaluate(watch);
    for (let turn = 0; turn < TURNS; turn += 1) {
      if ((await questionOrEnd(anna)) === 'end') break;
      await layOne(anna, turn);
      await page.waitForFunction(() => {
        const { shown, arrived } = document.querySelector('.table[data-shown]').dataset;
        return shown === arrived;
      });
      await company.hearsOf(anna);
      if (company.view(0).pending.includes(1)) await company.playOn(1);
    }
    const { canvas, movements } = await page.evaluate(() => window.besaceFrames);
    for (const { seconds, frames, ratio } of movements) {
      console.log(`${theme}, canvas ${canvas}: ${(frames / seconds).toFixed(1)} frames a second for ${seconds.toFixed(1)} s, at ${ratio} of the resolution`);
    }
  });
}

/** Counts the frames of every movement that lasts: the canvas is marked anew with each. */
function watch() {
  const canvas = document.querySelector('.middle canvas');
  const told = { canvas: `${canvas.clientWidth} × ${canvas.clientHeight}`, movements: [] };
  window.besaceFrames = told;
  let times = [];
  const end = () => {
    const seconds = (times.at(-1) - times[0]) / 1000;
    if (seconds > 0.5) told.movements.push({ seconds, frames: times.length - 1, ratio: Number(canvas.dataset.fineness) });
    times = [];
  };
  new MutationObserver(() => {
    if (canvas.dataset.drawn === 'still') return end();
    times.push(performance.now());
  }).observe(canvas, { attributes: true, attributeFilter: ['data-drawn'] });
}
