// Sheriff of Nottingham with the keyboard alone: from the market to an offer, and the focus can be seen.

import assert from 'node:assert/strict';
import { tabTo } from '#browser/keys.mjs';
import { handOf, honestBag, viewOf } from './play.mjs';
import { show } from '#browser/stage.mjs';
import { asked, playNow } from '#browser/table.mjs';

show('Sheriff of Nottingham is played with the keyboard alone', async (stage) => {
  const anna = await stage.person('Anna');
  await playNow(anna, { game: 'sheriff', seats: 3 });
  const phases = new Set();
  for (let decision = 0; decision < 12; decision += 1) {
    await anna.page.waitForFunction(() => document.querySelector('.table[data-shown]')?.hasAttribute('data-asked') && document.querySelector('.hand .lit, .kinds button, .choices button:enabled'));
    phases.add(viewOf(anna).phase);
    await decideByKeys(anna);
  }
  for (const phase of ['market', 'load', 'declare', 'inspect']) assert.ok(phases.has(phase), `${phase}: ${[...phases]}`);
});

async function decideByKeys(person) {
  const { page } = person;
  const question = await asked(person);
  const { phase, sheriff, viewer } = viewOf(person);
  const press = async (selector) => {
    await tabTo(person, selector);
    await page.keyboard.press('Enter');
  };
  const pick = (place) => press(`.hand li:nth-child(${place + 1}) button`);
  switch (phase) {
    case 'market':
      // Picks that are made one after another leave the focus where it is.
      await pick(0);
      await pick(1);
      await press('.choices button.main');
      break;
    case 'load':
      for (const place of honestBag(handOf(person)) ?? [0]) await pick(place);
      await press('.choices button.main');
      break;
    case 'declare':
      await press('.kinds button');
      await press('.choices button.main');
      break;
    case 'inspect':
      if (sheriff === viewer) {
        await press('.choices button:last-child');
        await press('.choices button.main');
      } else {
        await press('.choices button.main, .choices button');
        if (await page.locator('.form').count()) {
          // Where a seal forbids every ready sentence, a promise says something too.
          await press('.form .ready .chip, .form .bag .seal:not(.on)');
          await press('.choices button.main');
        } else if ((await asked(person)) === question) await press('.choices button.main');
      }
      break;
    default:
      await press('.choices button');
  }
  await page.waitForFunction((before) => document.querySelector('.table[data-shown]')?.getAttribute('data-asked') !== before, question);
}
