// Whole games: two people and two bots, in French and English, on a wide screen and on a telephone, to the count at the end.

import assert from 'node:assert/strict';
import { seriousFaults } from '#browser/browser.mjs';
import { Company } from '#browser/company.mjs';
import { reader } from '#browser/reader.mjs';
import { show } from '#browser/stage.mjs';
import { decide, questionOrEnd, viewOf } from './play.mjs';

show('two people and two bots play a whole game', async (stage) => {
  const anna = await stage.person('Anna', { theme: 'night' });
  const ben = await stage.person('Ben', { size: 'telephone', language: 'fr', settings: { learn: true } });
  const company = await Company.gather([anna, ben], { game: 'noxford', seed: 3, bots: ['novice', 'novice'] });
  await company.look(anna, ben);
  const isFrench = reader(ben);
  const decisions = await Promise.all([
    toTheEnd(anna, async (decision) => decision % 5 === 0 && assert.deepEqual(await seriousFaults(anna.page), [], `decision ${decision}`)),
    toTheEnd(ben, (decision) => isFrench(`decision ${decision}`)),
  ]);
  assert.ok(Math.min(...decisions) >= 7, `a whole game: ${decisions}`);
  await isFrench('the end');
  await ben.press(ben.button('web-end-look'));
  await ben.page.locator('.city .stack').first().waitFor();
  assert.deepEqual(await seriousFaults(ben.page), [], 'the table after the end');
  assert.equal(viewOf(anna).phase, 'over');
});

/** Plays until the end; `each` is called before every decision. Gives their number. */
async function toTheEnd(person, each) {
  for (let made = 0; made < 40; made += 1) {
    if ((await questionOrEnd(person)) === 'end') return made;
    await each(made);
    await decide(person, made);
  }
  return assert.fail('a game of Noxford has an end');
}

show('at the end the barracks strike, and every district is counted', async (stage) => {
  const anna = await stage.person('Anna', { motion: true, settings: { speed: 'fast' } });
  const ben = await stage.person('Ben');
  const company = await Company.gather([anna, ben], { game: 'noxford', seed: 8 });
  await company.look(anna);
  const { page } = anna;
  await page.evaluate(() => {
    globalThis.captions = [];
    new MutationObserver(() => {
      const text = document.querySelector('.caption')?.textContent;
      if (text && globalThis.captions.at(-1) !== text) globalThis.captions.push(text);
    }).observe(document.querySelector('main.board'), { subtree: true, childList: true, characterData: true });
  });
  for (let seat = await company.next(); seat !== undefined; seat = await company.next()) {
    const legal = company.legal(seat);
    const own = legal.filter(({ type, card }) => type === 'place' && !/^(district|barracks)/.test(card));
    await company.act(seat, own[0] ?? legal.at(-1));
  }
  await page.locator('.end').waitFor();
  const districts = company.view(0).city.filter(({ cards: [top] }) => top.startsWith('district')).length;
  const captions = await page.evaluate(() => globalThis.captions);
  assert.equal(captions.length, districts + 2, captions.join(' | '));
});
