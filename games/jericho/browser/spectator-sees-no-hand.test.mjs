// A spectator sees what lies open, and is never sent anything else.

import assert from 'node:assert/strict';
import { atTable, joinBy, playOn, setUp } from './play.mjs';
import { show } from '#browser/stage.mjs';

/** Events that carry a card for one seat only. */
const HIDDEN = ['first_laid', 'supplied', 'drew'];

show('a spectator sees no hand, and is never sent one', async (stage) => {
  const [anna, ben, eve] = await Promise.all(['Anna', 'Ben', 'Eve'].map((name) => stage.person(name)));
  const link = await setUp(anna);
  await joinBy(ben, link);
  await eve.page.goto(link);
  await eve.button('web-waiting-sit').first().waitFor();
  await anna.press(anna.button('web-waiting-add-bot'));
  await anna.press(anna.button('web-waiting-start'));
  await Promise.all([anna, ben, eve].map(atTable));
  await eve.page.getByText(eve.say('web-spectator')).waitFor();

  await Promise.all([anna, ben].map((person) => playOn(person, { decisions: 6 })));
  assert.equal(await eve.page.locator('.hand button, .hand.open').count(), 0, 'no hand on the screen');
  assert.ok((await eve.page.locator('.seat .hand .back').count()) > 0, 'only backs');
  const midway = await eve.page.evaluate((address) => fetch(address).then((answer) => answer.json()), replayOf(link));
  nothingHidden([midway], 'a replay asked for in the middle');
  await refused(eve, link, '0');
  await refused(eve, link, 'open');

  await Promise.all([anna, ben].map((person) => playOn(person)));
  await eve.page.locator('.end').waitFor();
  const before = eve.heard.filter((message) => stateOf(message) !== 'over');
  assert.ok(before.length > 50, `the whole game was watched: ${before.length} messages`);
  nothingHidden(before, 'what was told live');
  assert.ok(eve.heard.some(({ type }) => type === 'table') && !JSON.stringify(eve.heard).includes('"viewer":0'));
});

const replayOf = (link, viewer = 'spectator') => link.replace('/t/', '/api/tables/') + `/replay?viewer=${viewer}`;

async function refused(person, link, viewer) {
  const status = await person.page.evaluate((address) => fetch(address).then((answer) => answer.status), replayOf(link, viewer));
  assert.ok(status >= 400, `the replay of ${viewer} is not for a spectator: ${status}`);
}

/** The phase after which everything lies open anyway. */
function stateOf(message) {
  return (message.sights ?? []).some(({ view }) => view?.phase === 'over') ? 'over' : 'running';
}

/** Looks at every object in it: no seat with a hand, no hidden card with a name. */
function nothingHidden(messages, where) {
  let seats = 0;
  let events = 0;
  const look = (value) => {
    if (Array.isArray(value)) return value.forEach(look);
    if (typeof value !== 'object' || value === null) return;
    if ('hand_count' in value) {
      seats += 1;
      assert.ok(!('hand' in value) && !('won' in value), `${where} has a hand: ${JSON.stringify(value)}`);
      assert.ok((value.first ?? null) === null, `${where} has a face-down card: ${JSON.stringify(value)}`);
    }
    if (HIDDEN.includes(value.type) && 'card' in value) {
      events += 1;
      assert.equal(value.card, null, `${where} has a hidden card: ${JSON.stringify(value)}`);
    }
    if ('chosen' in value) assert.deepEqual(value.chosen, {}, `${where} has a sealed answer`);
    if ('supply_count' in value) assert.ok(!('supply' in value), `${where} has the supply`);
    if ('legal' in value) assert.deepEqual(value.legal, [], `${where} has somebody's choices`);
    Object.values(value).forEach(look);
  };
  look(messages);
  assert.ok(seats > 0 && events > 0, `${where}: there was something to look at`);
}
