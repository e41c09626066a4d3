// Goods are carried to the middle and to a mission: what touching them does.

import assert from 'node:assert/strict';
import { carry } from '#browser/carry.mjs';
import { Company } from '#browser/company.mjs';
import { show } from '#browser/stage.mjs';
import { isAsked } from '#browser/table.mjs';
import { sightOf } from './play.mjs';
import { busy } from './script.mjs';

/** Lets everybody play until the first seat is asked such a question. */
async function until(company, isIt) {
  for (let turn = 0; turn < 400; turn += 1) {
    const seat = await company.next();
    assert.notEqual(seat, undefined, 'the game is over before that');
    if (seat === 0 && isIt(company.sight(0))) return;
    await company.act(seat, busy(company, seat));
  }
  assert.fail('it never came to that');
}

for (const size of ['wide', 'telephone']) {
  show(`goods are carried to the middle, or laid back where nothing is (${size})`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    const { page } = anna;
    const company = await Company.gather([anna], { game: 'nottingham', seed: 5, bots: ['novice', 'novice'] });
    await until(company, ({ view, legal }) => (view.phase === 'deliver' && legal.some(({ type }) => type === 'deliver')) || view.phase.endsWith('-offers'));
    await company.look(anna);
    await isAsked(anna, company);
    const goods = page.locator('.hand.ready button.lit').first();
    await carry(anna, goods, { to: page.locator('.question').first() });
    assert.equal(await goods.getAttribute('aria-pressed'), 'false', 'they are laid back');
    await carry(anna, goods, { to: page.locator('.stage .caption') });
    assert.equal(await goods.getAttribute('aria-pressed'), 'true');
    // Carrying goods that are picked already does not lay them back.
    await carry(anna, goods, { to: page.locator('.stage .caption') });
    assert.equal(await goods.getAttribute('aria-pressed'), 'true');
    await page.locator('.choices button.main').waitFor();
    assert.ok(sightOf(anna).legal.length > 1, 'nothing was played yet');
  });
}

show('goods that are carried to a mission are handed in for it', async (stage) => {
  const anna = await stage.person('Anna');
  const { page } = anna;
  let both = null;
  // Not every deal brings such a moment.
  for (let seed = 11; both === null; seed += 1) {
    assert.ok(seed < 20, 'goods could be delivered or handed in');
    const company = await Company.gather([anna], { game: 'nottingham', seed, bots: ['novice', 'novice'] });
    both = await untilBoth(company);
    if (both !== null) await company.look(anna);
    company.leave();
  }
  const { object, mission } = both;
  await carry(anna, page.locator(`.hand [data-place$="/${object}"] button`), { to: page.locator('.missions button', { hasText: anna.say(`nottingham-mission-${mission}`) }) });
  const picked = page.locator('.missions button[aria-pressed="true"]', { hasText: anna.say(`nottingham-mission-${mission}`) });
  await picked.waitFor();
  assert.equal(await page.locator(`.hand [data-place$="/${object}"] button`).getAttribute('aria-pressed'), 'true');
});

/** Lets everybody play until the first seat can deliver something that a mission asks for, too; null where that never comes. */
async function untilBoth(company) {
  for (let turn = 0; turn < 400; turn += 1) {
    const seat = await company.next();
    if (seat === undefined) return null;
    const { legal } = company.sight(0);
    const missions = legal.filter(({ type }) => type === 'mission');
    const object = legal.find(({ type, object }) => type === 'deliver' && missions.some(({ objects }) => objects.includes(object)))?.object;
    if (object) return { object, mission: missions.find(({ objects }) => objects.includes(object)).mission };
    await company.act(seat, busy(company, seat));
  }
  return null;
}
