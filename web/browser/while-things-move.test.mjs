// While what was decided is being shown, nobody is asked: the old question is gone until everything has come to rest.

import assert from 'node:assert/strict';
import { Company } from './company.mjs';
import { dealNumber } from './deal.mjs';
import { comesToRest, holdFlights, letAllFly, letFlightsGo } from './flights.mjs';
import { GAMES } from './games.mjs';
import { Learner } from './learner.mjs';
import { show } from './stage.mjs';
import { isAsked, playNow } from './table.mjs';

/** How many decisions of each game are looked at. */
const DECISIONS = 3;

show('no old question stands while things move, in any game', async (stage) => {
  for (const game of GAMES) {
    const anna = await stage.person('Anna', { motion: true, settings: { speed: 'fast' } });
    const { page } = anna;
    await playNow(anna, { deal: dealNumber({ game, seats: 3, seed: 2 }) });
    const company = await Company.at([anna], page.url());
    const learner = await Learner.of(game, 1);
    const movers = new Set();
    for (let decision = 0; decision < DECISIONS; decision += 1) {
      const seat = await company.next();
      await isAsked(anna, company);
      await comesToRest(page);
      assert.equal(await page.locator('.question.yours').count(), 1, `${game}: she is asked`);
      assert.equal(await page.locator('.instead').count(), 0);

      await holdFlights(page);
      await company.act(seat, learner.decide(company.legal(seat), company.view(seat)));
      await company.next();
      await company.told([anna]);
      while (await isMoving(page)) {
        movers.add(await whoDecided(anna, game));
        await letFlightsGo(page);
      }
      await letAllFly(page);
    }
    assert.ok(movers.has('you') && movers.size > 1, `${game}: own and others’ decisions have been seen: ${[...movers]}`);
    company.leave();
    await page.close();
  }
});

/** Waits until something is in the air, or everything has come to rest: false then. */
async function isMoving(page) {
  const state = await page.waitForFunction(() => {
    const { shown, arrived } = document.querySelector('.table[data-shown]').dataset;
    if (globalThis.held.length > 0) return 'moving';
    return shown === arrived && !document.querySelector('.flyers > *') && 'at rest';
  });
  return (await state.jsonValue()) === 'moving';
}

/** Something is in the air, and the screen says who has decided it: no question is seen, and nobody is lit. Gives who. */
async function whoDecided({ page, say, heard }, game) {
  const { table } = heard.find(({ type }) => type === 'table');
  const deciders = [{ who: 'you', name: '' }, ...table.seats.map(({ name }) => ({ who: 'other', name }))];
  const words = await page.locator('.instead').textContent();
  const decider = deciders.find((each) => words === say('web-question-decided', each));
  assert.ok(decider, `${game}: “${words}” says who has decided`);
  assert.equal(await page.locator('#question').evaluate((question) => question.getBoundingClientRect().width), 1, `${game}: the old question is not seen`);
  assert.equal(await page.locator('.question.yours, .plaque.asked').count(), 0, `${game}: nobody is asked`);
  assert.equal(await page.locator('.choices button:enabled, main.board .lit').count(), 0, `${game}: nothing can be chosen`);
  return decider.name || 'you';
}
