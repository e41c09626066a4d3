// The same deal again: a finished game tells its number, and whoever takes the number is dealt the same cards.

import assert from 'node:assert/strict';
import { Company } from './company.mjs';
import { dealNumber } from './deal.mjs';
import { faultsEverywhere } from './reach.mjs';
import { show } from './stage.mjs';
import { atTable, joinBy, playNow, setUp } from './table.mjs';

/** For every game that is here: a deal with the fewest seats, and how many there can be. */
const dealsOf = async (person) => {
  const games = await (await person.context.request.get('api/games')).json();
  return games.map(({ game, min, max }) => ({ game, max, deal: dealNumber({ game, seats: min, seed: 5 }) }));
};

show('a game tells its number when it is over and not before, and the number deals the same again', async (stage) => {
  const [anna, ben] = [await stage.person('Anna'), await stage.person('Ben', { size: 'telephone', language: 'fr' })];
  for (const { game, max } of await dealsOf(anna)) {
    await anna.context.clearCookies();
    anna.heard.length = 0;
    await playNow(anna, { game, seats: max, level: 'novice' });
    const first = firstView(anna);
    assert.equal(await anna.page.getByTitle(anna.say('web-deal-known-what')).count(), 0, 'chance has dealt');
    await playOut(anna);
    const number = await anna.page.locator('.end .deal .number').innerText();
    const isTold = (message) => JSON.stringify(message).includes(number);
    const running = anna.heard.filter(({ table }) => table?.state !== 'over');
    assert.ok(running.length > 10);
    assert.ok(!running.some(isTold), 'nobody is told while it is played');
    assert.ok(anna.heard.some(isTold), 'and everybody when it is over');
    const link = await anna.page.getByLabel(anna.say('web-deal-link')).inputValue();
    // A finished game is at hand, with as many names as there can be: its end and its replay fit every screen, too.
    assert.deepEqual(await faultsEverywhere(anna.page, `${game}, the end`), []);
    await anna.press(anna.link('web-end-replay'));
    await anna.page.getByRole('link', { name: number }).waitFor();
    await anna.press(anna.button('web-replay-last'));
    assert.deepEqual(await faultsEverywhere(anna.page, `${game}, its replay`), []);

    await ben.context.clearCookies();
    ben.heard.length = 0;
    await playNow(ben, { deal: new URL(link).pathname.split('/').at(-1), level: 'novice' });
    assert.deepEqual(firstView(ben).seats[0], first.seats[0], 'the same hand');
    await ben.page.getByTitle(ben.say('web-deal-known-what')).waitFor();
    // A bot plays it while he looks elsewhere.
    const company = await Company.at([ben], ben.page.url());
    await ben.go();
    await company.handOver(0);
    await company.look(ben);
    await ben.press(ben.button('web-missed-skip'));
    assert.equal(await ben.page.locator('.end .deal .number').innerText(), number);
  }
});

show('a known deal is marked for everybody who comes to its table', async (stage) => {
  const [anna, ben, cleo] = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => stage.person(name)));
  const { deal } = (await dealsOf(anna))[0];
  const link = await setUp(anna, { deal });
  await joinBy(ben, link);
  for (const person of [anna, ben]) await person.page.getByText(person.say('web-deal-known-what')).waitFor();
  await anna.press(anna.button('web-waiting-add-bot').first());
  await anna.press(anna.button('web-waiting-start'));
  await cleo.page.goto(link);
  for (const person of [anna, ben, cleo]) {
    await atTable(person);
    await person.page.getByTitle(person.say('web-deal-known-what')).waitFor();
  }
});

show('a number with a typing mistake, of other rules or of a game that is not here is refused with the reason', async (stage) => {
  const anna = await stage.person('Anna');
  const { deal } = (await dealsOf(anna))[0];
  await anna.go();
  await anna.press(anna.page.locator('a[href*="/g/"]').first());
  await anna.press(anna.page.locator('.deal summary'));
  const field = anna.page.getByLabel(anna.say('web-deal-number'));
  await field.fill(`${deal.slice(0, -1)}${deal.endsWith('a') ? 'b' : 'a'}`);
  await anna.press(anna.button('web-deal-take'));
  await anna.page.getByText(anna.say('web-refused-bad-deal')).waitFor();
  await field.fill(deal.toUpperCase().replaceAll('-', ' '));
  await anna.press(anna.button('web-deal-take'));
  await anna.page.getByText(anna.say('web-deal-known-what')).waitFor();
  await anna.go('d/nothing');
  await anna.page.getByText(anna.say('web-refused-bad-deal')).waitFor();
});

show('everybody learns a game from the same cards', async (stage) => {
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => stage.person(name)));
  for (const { game } of await dealsOf(anna)) {
    for (const person of [anna, ben]) {
      await person.context.clearCookies();
      person.heard.length = 0;
      await person.go(`g/${game}`);
      await person.press(person.button('web-box-learn'));
      await person.giveName();
      await atTable(person);
    }
    assert.deepEqual(firstView(anna), firstView(ben));
  }
});

/** What a person saw first of the game. */
const firstView = (person) => person.heard.find((message) => message.sights?.length > 0).sights[0].view;

/** A bot plays the game to its end for somebody. */
async function playOut(person) {
  await person.choose('web-hand-over');
  await person.page.locator('.end').waitFor({ timeout: 120_000 });
}
