// Standing orders: the first is given until somebody says otherwise; it answers by itself, is taken back by one touch, and from
// then on everything is asked.

import assert from 'node:assert/strict';
import { Company } from '#browser/company.mjs';
import { show } from '#browser/stage.mjs';
import { isAsked, tells } from '#browser/table.mjs';
import { answer, does, hasty } from './play.mjs';

show('a standing order passes until it is taken back', async (stage) => {
  const anna = await stage.person('Anna', { settings: { orders: {} } });
  const people = [anna, await stage.person('Ben'), await stage.person('Cleo')];
  const company = await Company.gather(people, { game: 'badaboom', seed: 8, options: { first_player: 1 } });
  await company.look(anna);
  const given = anna.page.locator('.orders.on');
  assert.equal(await given.textContent().then((text) => text.trim()), anna.say('badaboom-order-until-danger'));

  // Ben and Cleo let their calls pass; Anna’s order does the same for her, and nobody else is told of it.
  await othersPlay(company, anna);
  await tells(anna, anna.say('badaboom-event-passed', { who: 'you', name: anna.name }));
  const sent = people[1].heard.map((message) => JSON.stringify(message)).join('\n');
  assert.ok(!sent.includes('until-danger'), 'an order is its person’s alone');

  await anna.press(given);
  await given.waitFor({ state: 'detached' });
  await othersPlay(company, anna);
  await isAsked(anna, company);
  await does(anna, 'pass').waitFor();
  await answer(anna, does(anna, 'pass'));

  // Another order can be given instead, and is kept.
  await anna.press(anna.button('web-orders'));
  await anna.page.getByLabel(anna.say('badaboom-order-cancelling')).check();
  await anna.press(anna.button('web-orders-done'));
  await given.waitFor();
  await anna.page.reload();
  await given.getByText(anna.say('badaboom-order-cancelling')).waitFor();
});

/** The others play by script until the table waits for Anna alone. */
async function othersPlay(company, anna) {
  await company.hearsOf(anna);
  for (;;) {
    const seat = company.view(0).pending.find((each) => each !== 0);
    if (seat === undefined) return;
    await company.act(seat, hasty(company.legal(seat), company.view(seat)));
  }
}
