// Whole games and what can happen in them, from the side: without WebGL, as most machines of tests are.

import assert from 'node:assert/strict';
import { seriousFaults } from '#browser/browser.mjs';
import { Company } from '#browser/company.mjs';
import { tabTo } from '#browser/keys.mjs';
import { reader } from '#browser/reader.mjs';
import { show } from '#browser/stage.mjs';
import { isAsked, playNow, tells } from '#browser/table.mjs';
import { eventsOf, layOne, letGo, LIT, MAIN, movable, own, questionOrEnd, set, viewOf } from './play.mjs';

const table = (options = {}) => ({ game: 'hamsterrolle', seed: 1, options: { first_player: 0, seconds: 0, ...options } });

show('two people play a whole game: a fall, a pass, French on a telephone, and the end', async (stage) => {
  const anna = await stage.person('Anna', { theme: 'night' });
  const ben = await stage.person('Ben', { size: 'telephone', language: 'fr', settings: { learn: true } });
  const company = await Company.gather([anna, ben], table({ turn_limit: 20 }));
  await company.look(anna, ben);
  const isFrench = reader(ben);

  // A cube that is let go over the edge of the rim falls beside the wheel, and is its owner's again.
  await isAsked(anna, company);
  await anna.press(own(anna, 'blue'));
  await set(anna, 'side', 30);
  assert.match(await anna.page.locator('[data-field="side"] input').getAttribute('aria-valuetext'), /30 mm to the right/);
  await letGo(anna);
  const fell = eventsOf(anna).find(({ type }) => type === 'fell');
  assert.deepEqual([fell?.seat, fell?.pieces], [0, ['blue-1']]);
  await tells(ben, ben.say('hamsterrolle-event-fell', { pieces: ben.say('hamsterrolle-piece-blue.the'), count: 1, who: 'other', name: 'Anna' }));
  assert.equal(viewOf(ben).seats[0].hand.length, 14);
  assert.deepEqual(await seriousFaults(anna.page), []);

  await questionOrEnd(ben);
  await isFrench('the second piece');
  await layOne(ben);

  // From the third turn on a piece of the two lowest compartments can be moved instead, where there is one: Anna does so
  // once.
  const people = [anna, ben];
  let passed = null;
  for (let turn = 2; turn < 20; turn += 1) {
    const person = people[turn % 2];
    assert.equal(await questionOrEnd(person), 'question', `turn ${turn}`);
    if (turn % 6 === 3) await isFrench(`turn ${turn}`);
    if (person === anna && passed === null && (await movable(anna).count()) > 0) {
      await anna.press(movable(anna).first());
      assert.deepEqual(await seriousFaults(anna.page), [], 'while somebody aims');
      await letGo(anna);
      passed = eventsOf(anna).findLast(({ type }) => type === 'passed');
      assert.equal(passed?.seat, 0);
    } else await layOne(person, turn);
  }
  assert.notEqual(passed, null, 'a piece was moved forward');
  for (const person of people) assert.equal(await questionOrEnd(person), 'end');
  await isFrench('the end');
  const { seats, outcome } = viewOf(anna);
  const hands = seats.map(({ hand }) => hand.length);
  assert.deepEqual(outcome.winners, hands[0] === hands[1] ? [0, 1] : [hands[0] < hands[1] ? 0 : 1]);
}, { longest: 900_000 });

show('everything is aimed by keyboard, and heard', async (stage) => {
  const anna = await stage.person('Anna');
  const ben = await stage.person('Ben');
  const company = await Company.gather([anna, ben], table());
  await company.look(anna);
  await isAsked(anna, company);
  const { page } = anna;
  await tabTo(anna, LIT);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('[data-field="along"] input'));
  for (const [field, key, times] of [['along', 'ArrowLeft', 12], ['side', 'ArrowRight', 3], ['stand', 'ArrowRight', 1], ['yaw', 'ArrowRight', 2], ['tilt', 'ArrowLeft', 1], ['push', 'ArrowRight', 2]]) {
    await tabTo(anna, `[data-field="${field}"] input`);
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  }
  const heard = await page.locator('[data-field] input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('aria-valuetext')));
  assert.equal(new Set(heard).size, heard.length, heard.join(' | '));
  await tabTo(anna, MAIN);
  await page.locator(MAIN).filter({ hasText: /compartment 2/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.aim').waitFor({ state: 'detached' });
});

show('when the time is up, the first piece of the hand drops', async (stage) => {
  const anna = await stage.person('Anna');
  const ben = await stage.person('Ben');
  const company = await Company.gather([anna, ben], table({ seconds: 1 }));
  await company.look(anna);
  await tells(anna, anna.say('hamsterrolle-event-let-go', { who: 'you', name: 'Anna', piece: anna.say('hamsterrolle-piece-red.the'), compartment: 2 }));
});

show('partners are told apart from the others, and alone against bots there is no clock', async (stage) => {
  const anna = await stage.person('Anna');
  await playNow(anna, { game: 'hamsterrolle', seats: 4, level: 'novice' });
  await questionOrEnd(anna);
  assert.equal(viewOf(anna).options.seconds, 0);
  const teams = await anna.page.locator('.seat[data-team]').evaluateAll((seats) => seats.map((seat) => seat.dataset.team));
  assert.deepEqual([...teams].sort(), ['0', '0', '1', '1']);
  const mine = anna.page.locator('.seat[data-team="0"] [data-about]', { hasText: /play with/ });
  assert.ok((await mine.count()) >= 1, 'one hears with whom one plays');
  await layOne(anna);
});
