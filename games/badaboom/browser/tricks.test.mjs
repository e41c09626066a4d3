// A trick that is cancelled, with the window of reactions seen from each side; then a bomb that is armed, announced and
// goes off.

import assert from 'node:assert/strict';
import { Company } from '#browser/company.mjs';
import { fits, watchWidth } from '#browser/fits.mjs';
import { show } from '#browser/stage.mjs';
import { isAsked, tells } from '#browser/table.mjs';
import { does, inHand, main, playUntil, seatOf, viewOf, answer } from './play.mjs';

/** Seat 0 has a trick to play in this deal, and seat 1 can cancel it. */
const SEED = 8;
const TRICK = 'shove';

show('a trick is cancelled; a bomb is armed, says whom it will hit, and pays out', async (stage) => {
  const people = [await stage.person('Anna'), await stage.person('Ben', { size: 'telephone', language: 'fr', theme: 'night' }), await stage.person('Cleo')];
  const company = await Company.gather(people, { game: 'badaboom', seed: SEED, options: { first_player: 0 } });
  await watchWidth(people[1]);
  await company.look(...people);
  await cancelled(people, company);
  await explosion(people, company);
});

/** Anna plays a trick on the board. Ben and Cleo are asked at once, and nobody learns anything before both have answered. */
async function cancelled([anna, ben, cleo], company) {
  await isAsked(anna, company);
  assert.deepEqual(await does(anna, 'trick').allTextContents(), [anna.say('badaboom-choice-trick')]);
  await anna.press(inHand(anna, TRICK));
  // Aimed by touching a seat.
  await anna.press(seatOf(anna, 1).locator('.press'));
  await anna.page.locator('.bench .caption').getByText(anna.say(`badaboom-about-${TRICK}`)).first().waitFor();
  await answer(anna, main(anna));

  await company.told([anna, ben, cleo]);
  await Promise.all([ben, cleo].map((person) => isAsked(person, company)));
  for (const person of [anna, ben, cleo]) {
    await person.page.locator(`.announced [data-card]`).waitFor();
    assert.deepEqual(viewOf(person).pending, [1, 2]);
  }
  assert.equal(await does(anna, 'pass').count(), 0, 'whoever has played is not asked');
  assert.equal(await does(cleo, 'cancel').count(), 0, 'whoever cannot cancel is asked all the same');
  await fits(ben, 'the window of reactions');

  await ben.press(does(ben, 'cancel'));
  await company.hearsOf(ben);
  assert.equal(viewOf(cleo).phase, 'react');
  assert.ok(!cleo.heard.flatMap(({ sights }) => sights ?? []).flatMap(({ events }) => events).some(({ answer }) => answer === 'cancel'), 'what Ben said is his alone');
  await answer(cleo, does(cleo, 'pass'));
  await tells(anna, anna.say('badaboom-card-nuh-uh'));
  await anna.page.locator('.announced [data-card]').waitFor({ state: 'detached' });
  await company.hearsOf(cleo);
  assert.equal(viewOf(anna).holder, 0, 'the bomb has not moved');
}

/** The bomb is armed: everybody sees it, and whom it would hit. It goes off, and the coins on the screen are those paid. */
async function explosion(people, company) {
  await playUntil(company, ({ bomb }) => bomb.armed !== null, 'an armed bomb');
  await company.told(people);
  for (const person of people) {
    await person.page.locator('.bench.armed .blast').waitFor();
    const { blast, seats } = company.view(0);
    await person.page.waitForFunction((count) => document.querySelectorAll('.seat.threatened').length === count, blast.length);
    for (const seat of seats.keys()) assert.equal(await seatOf(person, seat).evaluate((element) => element.matches('.threatened')), blast.includes(seat));
  }

  await playUntil(company, ({ explosions }) => explosions === 1, 'an explosion');
  await company.told(people);
  const { seats } = company.view(0);
  const paid = seats.map(({ coins }) => coins);
  assert.ok(paid.some((coins) => coins > 0));
  for (const person of people) {
    await person.page.locator('.bench:not(.armed)').waitFor();
    for (const [seat, coins] of paid.entries()) await seatOf(person, seat).locator('.coins b').getByText(String(coins), { exact: true }).waitFor();
  }
}

show('at a table of six on a telephone, no slot of an armed bomb has to be scrolled to while a trick can be cancelled', async (stage) => {
  const anna = await stage.person('Anna', { size: 'telephone', language: 'fr' });
  const company = await Company.gather([anna], { game: 'badaboom', seed: 3, options: { first_player: 0 }, bots: Array(5).fill('regular') });
  await playUntil(company, ({ bomb, phase }) => bomb.armed !== null && phase === 'react', 'a trick about an armed bomb');
  await company.look(anna);
  await isAsked(anna, company);
  const hidden = await anna.page.evaluate(() => {
    const seen = document.querySelector('main.board').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.slot, .announced')].map((each) => each.getBoundingClientRect());
    return { count: boxes.length, hidden: boxes.filter(({ top, bottom }) => top < seen.top || bottom > seen.bottom).length };
  });
  assert.ok(hidden.count > 2);
  assert.equal(hidden.hidden, 0);
});
