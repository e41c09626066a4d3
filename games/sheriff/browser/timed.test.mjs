// The hourglass at the gate: chosen in the box, counted by the server for everybody, and what happens when it is empty.

import assert from 'node:assert/strict';
import { Company } from '#browser/company.mjs';
import { choice, eventsOf, until, viewOf } from './play.mjs';
import { bribe, playUntil, wholeLie } from './script.mjs';
import { show } from '#browser/stage.mjs';
import { atTable, joinBy, setUp, tells } from '#browser/table.mjs';

show('an hourglass that was chosen in the box runs at the gate, the same for everybody', async (stage) => {
  const people = await threePeople(stage);
  const [anna, ben, cleo] = people;
  const values = { 'sheriff-option-timed': anna.say('sheriff-option-timed.value', { value: 30 }) };
  const link = await setUp(anna, { game: 'sheriff', seats: 3, values });
  for (const person of [ben, cleo]) await joinBy(person, link);
  await anna.press(anna.button('web-waiting-start'));
  await Promise.all(people.map(atTable));
  const company = await Company.at(people, link);
  await playUntil(company, ({ phase }) => phase === 'declare');
  assert.equal(await hourglass(anna).count(), 0, 'it does not run before the inspection');

  await playUntil(company, ({ phase }) => phase === 'inspect');
  const begun = Date.now();
  await Promise.all(people.map((person) => hourglass(person).waitFor()));
  const before = await secondsOf(anna);
  assert.ok(before <= 60 && before > 30, `two merchants have a minute together: ${before}`);
  await anna.page.waitForFunction((first) => document.querySelector('[role=timer]').textContent.trim() !== first, (await hourglass(anna).innerText()).trim());
  const spent = Date.now() - begun;
  ben.heard.length = 0;
  await ben.page.reload();
  await hourglass(ben).waitFor();
  const { timer_ms: left } = ben.heard.find(({ type }) => type === 'table').table;
  assert.ok(left <= 60_000 - spent, `it does not begin anew for somebody who comes back: ${left} after ${spent}`);
  const [here, there] = await Promise.all([anna, ben].map(secondsOf));
  // Screens that are told late, as on a busy machine, are late by as much.
  assert.ok(there <= Math.ceil(left / 1000) && Math.abs(here - there) <= 5, `all see the same time: ${here}, ${there}, ${left}`);

  const merchant = (viewOf(anna).sheriff + 1) % 3;
  await company.act(merchant, { type: 'offer', give: { coins: 7 } });
  const offered = { who: merchant === 0 ? 'you' : 'other', name: people[merchant].name, give: anna.say('sheriff-coins', { count: 7 }), for: '', later: '' };
  await tells(anna, anna.say('sheriff-event-offered', offered));
  assert.ok((await secondsOf(anna)) <= here, 'talk does not stop it');
  await playUntil(company, ({ phase }) => phase === 'market');
  await Promise.all(people.map((person) => hourglass(person).waitFor({ state: 'detached' })));
});

show('when the time is up, a promised bag is opened, the others pass, and offers are gone', async (stage) => {
  const people = await threePeople(stage);
  const [anna, ben, cleo] = people;
  const company = await Company.gather(people, { game: 'sheriff', options: { first_player: 0, timed: 10 } });
  // The last bag is closed and declared only when all have their screens before them: then the time begins.
  await playUntil(company, ({ phase, turn }) => phase === 'declare' && turn === 2, { declare: wholeLie });
  await company.look(...people);
  await playUntil(company, ({ phase }) => phase === 'inspect', { declare: wholeLie });
  await bribe(company, 2, { coins: 5 }, [{ do: 'inspect', seat: 1 }]);
  await company.act(1, { type: 'offer', give: { coins: 20 }, promises: [{ do: 'inspect', seat: 2 }] });
  await company.act(0, { type: 'call', seat: 2 });
  await Promise.all(people.map((person) => hourglass(person).waitFor()));
  await anna.page.locator('.slip').waitFor();

  await until(anna, ({ phase }) => phase === 'confiscate', 'the promised bag is opened when the time is up');
  for (const person of people) await tells(person, person.say('sheriff-event-time-up'));
  const events = eventsOf(anna);
  const since = events.slice(events.findLastIndex(({ type }) => type === 'time_up'));
  assert.deepEqual(since.map(({ type }) => type), ['time_up', 'lapsed', 'opened', 'confiscated']);
  await Promise.all(people.map((person) => hourglass(person).waitFor({ state: 'detached' })));
  assert.equal(await anna.page.locator('.slip').count(), 0, 'nothing is offered any more');
  assert.equal(await cleo.page.locator('.choices button').count(), 0, 'and no answer is owed');

  await anna.press(choice(anna, 'sheriff-do-discard', { pile: 'left' }));
  await until(ben, ({ round }) => round === 2, 'the next round');
  const passed = eventsOf(ben).findLast(({ type }) => type === 'passed');
  assert.equal(passed.seat, 2, 'the other bag has passed');
  const { seats } = viewOf(ben);
  const fine = eventsOf(ben).findLast(({ type, from }) => type === 'paid' && from === 1).coins;
  assert.deepEqual(seats.map(({ coins }) => coins), [55 + fine, 50 - fine, 45], 'no bribe is paid but the one that was agreed');
});

function threePeople(stage) {
  return Promise.all([stage.person('Anna'), stage.person('Ben', { size: 'telephone' }), stage.person('Cleo')]);
}

const hourglass = ({ page }) => page.getByRole('timer');

/** The time that the person's hourglass shows. */
async function secondsOf(person) {
  const [minutes, seconds] = (await hourglass(person).innerText()).trim().split(':').map(Number);
  return 60 * minutes + seconds;
}
