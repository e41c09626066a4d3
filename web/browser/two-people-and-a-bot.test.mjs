// Two people in two browsers and a bot: from the link to the end, once more, and the replay.

import assert from 'node:assert/strict';
import { atTable, decide, joinBy, playOn, questionOrEnd, setUp } from './sample.mjs';
import { show } from './stage.mjs';

show('two people and a bot play a whole game, go on to the next, and look at the replay', async (stage) => {
  const [anna, ben] = [await stage.person('Anna'), await stage.person('Ben')];
  const link = await setUp(anna);
  await joinBy(ben, link);
  await anna.press(anna.button('web-waiting-add-bot'));
  await anna.press(anna.button('web-waiting-start'));

  await Promise.all([anna, ben].map(atTable));
  await answerWhileAnotherPicks(anna, ben);
  const decisions = await Promise.all([anna, ben].map((person) => playOn(person)));
  assert.ok(Math.min(...decisions) > 10, `a whole game was played: ${decisions}`);

  const results = await Promise.all([anna, ben].map(({ page }) => page.locator('.end tbody').innerText()));
  assert.equal(results[0], results[1], 'both read the same result');

  await lookAtReplay(ben, link);
  await goOn(anna, ben);
});

/** Where all decide at once, another's answer leaves the card that was picked, and its buttons work as before. */
async function answerWhileAnotherPicks(picking, answering) {
  const { page } = picking;
  await questionOrEnd(picking);
  const arrived = () => page.locator('.table[data-shown]').getAttribute('data-arrived').then(Number);
  await picking.press(page.locator('.hand.ready button.lit').first());
  const button = page.locator('.choices button:enabled').first();
  await button.waitFor();
  const [before, question] = [await arrived(), await page.locator('.table[data-asked]').getAttribute('data-asked')];
  await questionOrEnd(answering);
  await decide(answering);
  await page.waitForFunction((before) => Number(document.querySelector('.table[data-shown]').dataset.shown) > before, before);
  assert.equal(await page.locator('.hand button.picked').count(), 1, 'the card is still picked');
  await picking.press(button);
  await page.waitForFunction((question) => document.querySelector('.table[data-shown]').dataset.asked !== question, question);
}

async function lookAtReplay(person, link) {
  await person.press(person.link('web-end-replay'));
  const { page } = person;
  const moment = page.getByLabel(person.say('web-replay-moment'), { exact: true });
  const next = person.button('web-replay-next');
  await next.waitFor();
  assert.match(await page.locator('.controls .count').innerText(), /^1\//);
  for (const step of [2, 3, 4, 5]) {
    await person.press(next);
    await page.locator('.controls .count', { hasText: new RegExp(`^${step}/`) }).waitFor();
  }

  await page.getByLabel(person.say('web-replay-eyes')).selectOption({ label: person.say('web-replay-eyes-open') });
  await page.waitForFunction(() => document.querySelectorAll('.seat .hand.open').length === 2);
  // The first cards laid, the first filling and the first turns: every kind of step that hides something.
  for (let step = 5; step < 20; step += 1) {
    await next.press('Enter');
    await page.locator('.controls .count', { hasText: new RegExp(`^${step + 1}/`) }).waitFor();
    const open = await page.locator('.seat .hand.open').count();
    assert.equal(open, 2, `every hand is open at step ${step}`);
  }
  await moment.press('End');
  await page.locator('.controls .count').filter({ hasText: /^(\d+)\/\1$/ }).waitFor();
  await page.goto(link);
}

async function goOn(anna, ben) {
  await anna.press(anna.button('web-end-again'));
  await ben.press(ben.link('web-end-join-again'));
  await anna.press(anna.button('web-waiting-start'));
  await Promise.all([anna, ben].map(atTable));
  await Promise.all([anna, ben].map((person) => playOn(person, { decisions: 3 })));
}
