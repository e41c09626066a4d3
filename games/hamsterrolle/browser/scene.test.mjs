// The wheel in three dimensions: drawn, aimed at by hand, and rolling. Drawing without a graphics card is slow, so this is all.

import assert from 'node:assert/strict';
import { Company } from '#browser/company.mjs';
import { show } from '#browser/stage.mjs';
import { isAsked } from '#browser/table.mjs';
import { eventsOf, MAIN, own } from './play.mjs';

show('a piece is aimed in the scene and let go, and the wheel is seen to roll', async (stage) => {
  const anna = await stage.person('Anna', { motion: true, size: 'telephone', settings: { speed: 'fast' } });
  const ben = await stage.person('Ben');
  const company = await Company.gather([anna, ben], { game: 'hamsterrolle', seed: 1, options: { first_player: 0, seconds: 0 } });
  await company.look(anna);
  const { page } = anna;
  await page.locator('[data-view="scene"]').waitFor();
  await isAsked(anna, company);
  const turns = page.locator('.sign');
  assert.ok(await turns.isVisible(), 'a finger is told that the picture can be turned');
  const { x, y } = await page.locator('.middle canvas').boundingBox();
  const device = await page.context().newCDPSession(page);
  const finger = (type, at) => device.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [{ x: x + 70 + at, y: y + 20 }] });
  await finger('touchStart', 0);
  for (const at of [20, 50, 90]) await finger('touchMove', at);
  await finger('touchEnd', null);
  await turns.waitFor({ state: 'detached' });
  const before = await colors(page);
  assert.ok(before > 40, `the scene is drawn: ${before} colours`);

  // By mouse: the tests lift a finger only when the page has heard of it. While a processor draws, that is so late that the
  // finger counts as held, and asks what it touches.
  await own(anna, 'blue').click();
  await page.locator('.compartments button.picked').waitFor();
  await page.getByRole('button', { name: anna.say('hamsterrolle-board-look') }).click();
  const recording = page.waitForResponse((answer) => /\/recordings\/\d+/.test(answer.url()));
  await page.locator(MAIN).click();
  assert.equal((await recording).status(), 200);
  await company.hearsOf(anna);
  await page.waitForFunction(() => {
    const { shown, arrived } = document.querySelector('.table[data-shown]').dataset;
    return shown === arrived;
  });
  assert.ok(eventsOf(anna).some(({ type, mm }) => type === 'rolled' && mm > 20));
});

/** How many colours there are on the picture of the wheel. */
function colors(page) {
  return page.locator('.middle canvas').evaluate(async (canvas) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const copy = Object.assign(document.createElement('canvas'), { width: 160, height: 120 });
    const pen = copy.getContext('2d');
    return new Promise((told) => {
      // What was drawn is there until the frame ends.
      requestAnimationFrame(() => {
        canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: 1, bubbles: true, cancelable: true }));
        requestAnimationFrame(() => {
          pen.drawImage(canvas, 0, 0, 160, 120);
          const { data } = pen.getImageData(0, 0, 160, 120);
          const found = new Set();
          for (let at = 0; at < data.length; at += 4) found.add(`${data[at] >> 3},${data[at + 1] >> 3},${data[at + 2] >> 3}`);
          told(found.size);
        });
      });
    });
  });
}
