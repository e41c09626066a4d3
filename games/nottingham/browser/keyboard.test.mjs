// Nottingham with the keyboard alone: every kind of question is answered with Tab and Enter, and the focus can be seen.

import assert from 'node:assert/strict';
import { dealNumber } from '#browser/deal.mjs';
import { focusIsSeen, tabTo } from '#browser/keys.mjs';
import { playNow, questionOrEnd, sightOf } from './play.mjs';
import { show } from '#browser/stage.mjs';
import { asked } from '#browser/table.mjs';

show('Nottingham is played with the keyboard alone', async (stage) => {
  const anna = await stage.person('Anna');
  await playNow(anna, { deal: dealNumber({ game: 'nottingham', seats: 4, seed: 1 }) });
  const phases = new Set();
  for (let decision = 0; decision < 60 && (await questionOrEnd(anna)) === 'question'; decision += 1) {
    phases.add(sightOf(anna).view.phase);
    await decideByKeys(anna, decision);
  }
  for (const phase of ['choose', 'deliver', 'defend', 'buy-offers', 'barter-offers']) assert.ok(phases.has(phase), `${phase}: ${[...phases]}`);
});

async function decideByKeys(person, decision) {
  const { page } = person;
  const question = await asked(person);
  const { view, legal } = sightOf(person);
  const press = async (selector) => {
    await tabTo(person, selector);
    await page.keyboard.press('Enter');
  };
  const followed = () => page.waitForFunction(() => document.activeElement?.matches('.choices button'));
  switch (view.phase) {
    case 'choose': {
      const uses = legal.filter(({ type }) => type === 'use');
      const use = uses.length > 0 && decision % 2 === 0;
      await press(use ? '.choices button:nth-child(2)' : '.choices button:first-child');
      if (use && uses[0].target !== undefined) await press('.choices button:first-child');
      break;
    }
    case 'pick':
    case 'ambush-choose':
    case 'buy-choose':
    case 'barter-choose':
    case 'buy-offers':
      // Whoever picks by keyboard is taken to the buttons that the pick has brought.
      await press('.stage button.lit, .hand.ready button.lit');
      await followed();
      await page.keyboard.press('Enter');
      break;
    case 'barter-offers':
      await press('.hand.ready button.lit');
      await press('.choices button.main');
      break;
    case 'deliver':
      if (legal.some(({ type }) => type === 'deliver')) {
        // What a touch on the hand does has a button as well: to end the turn is not the only one.
        assert.ok((await page.locator('.choices button[data-does=deliver]').count()) > 0, 'delivering has a button');
        await press('.hand.ready button.lit');
        await followed();
        await page.keyboard.press('Enter');
      } else {
        await press('.choices button:last-child');
      }
      break;
    case 'purge':
      for (let card = 0; card < legal[0].cards.max; card += 1) await press('.hand.ready button.lit:not(.picked), .hand.ready button.lit');
      await press('.choices button.main');
      break;
    default:
      await press('.choices button');
  }
  await focusIsSeen(person);
  await page.waitForFunction((question) => document.querySelector('.table[data-shown]')?.getAttribute('data-asked') !== question, question);
}
