// One's own pace: the showing can be stopped and stepped through while the table plays on; and a hint speaks of the game.

import assert from 'node:assert/strict';
import { Company } from './company.mjs';
import { dealNumber } from './deal.mjs';
import { ID } from './sample.mjs';
import { show } from './stage.mjs';
import { playNow, shown } from './table.mjs';

show('whoever pauses is shown nothing more, steps back and on, and misses nothing', async (stage) => {
  const anna = await stage.person('Anna');
  const company = await Company.gather([anna], { game: ID, seed: 1, bots: ['novice', 'novice'] });
  await company.look(anna);
  const before = await shown(anna);
  await anna.press(anna.button('web-pause'));
  // Two rounds of decisions, of which the screen shows none.
  for (let round = 0; round < 2; round += 1) {
    const seat = await company.next();
    await company.act(seat, company.legal(seat)[0]);
  }
  // The table waits for her again: nobody else acts while things are counted.
  await company.next();
  await company.told([anna]);
  await anna.page.getByText(anna.say('web-paused-waiting', { count: await waiting(anna) })).waitFor();
  assert.equal(await shown(anna), before);
  await anna.press(anna.button('web-paused-on'));
  await isShown(anna, before + 1);
  await anna.press(anna.button('web-paused-back'));
  await anna.press(anna.button('web-paused-on'));
  assert.equal(await shown(anna), before + 1, 'what was looked at again is not shown twice');
  await anna.press(anna.page.locator('.banner').getByRole('button', { name: anna.say('web-pause-end'), exact: true }));
  await anna.page.waitForFunction(() => {
    const { shown, arrived } = document.querySelector('.table').dataset;
    return shown === arrived;
  });
});

show('what bots do follows one after the other at the speed that is set, also for whoever wants less motion', async (stage) => {
  const anna = await stage.person('Anna', { settings: { speed: 'slow' } });
  const company = await Company.gather([anna], { game: ID, seed: 1, bots: ['novice', 'novice'] });
  // The page's clock is turned by hand.
  await anna.page.clock.install({ time: 0 });
  await company.look(anna);
  // Not so far ahead that the server would seem to have fallen silent.
  await anna.page.clock.pauseAt((await anna.page.evaluate(() => Date.now())) + 10_000);
  const before = await shown(anna);
  const seat = await company.next();
  await company.act(seat, company.legal(seat)[0]);
  await company.next();
  await company.told([anna]);
  await isShown(anna, before + 1);
  assert.equal(await waiting(anna), 2, 'the bots have played');
  await anna.page.clock.runFor(999);
  assert.equal(await shown(anna), before + 1, 'but first one’s own choice stands for a second');
  await anna.page.clock.runFor(1);
  await isShown(anna, before + 2);
  await anna.page.clock.runFor(999);
  assert.equal(await shown(anna), before + 2, 'and then that of the first bot');
  await anna.page.clock.runFor(1);
  await isShown(anna, before + 3);
});

show('a hint says why in the words of the game, and keeps its figures folded', async (stage) => {
  const anna = await stage.person('Anna');
  const games = await (await anna.context.request.get('api/games')).json();
  for (const { game, min } of games) {
    await anna.context.clearCookies();
    await playNow(anna, { deal: dealNumber({ game, seats: min, seed: 3 }) });
    await anna.press(anna.button('web-hint'));
    const hint = anna.page.locator('.hint');
    await hint.locator('li').first().waitFor();
    const open = await hint.locator('p:not(details p), li').allInnerTexts();
    assert.ok(!open.join('\n').includes('%'), `${game}: ${open}`);
    const figures = hint.locator('details');
    if ((await figures.count()) > 0) {
      assert.equal(await figures.getByText('%').first().isVisible(), false, 'figures are folded away');
      await anna.press(figures.locator('summary'));
      await figures.getByText('%').first().waitFor();
    }
  }
});

/** How many entries wait to be shown. */
async function waiting({ page }) {
  return page.locator('.table[data-arrived]').evaluate(({ dataset }) => Number(dataset.arrived) - Number(dataset.shown));
}

/** Waits until the screen has shown this entry, and no later one. */
function isShown({ page }, number) {
  return page.locator(`.table[data-shown="${number}"]`).waitFor();
}
