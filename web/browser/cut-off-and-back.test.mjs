// Somebody is cut off in the middle, in every way that happens: nothing is missed, nothing comes twice, the game goes on.

import assert from 'node:assert/strict';
import { atTable, decide, joinBy, logOf, playOn, questionOrEnd, setUp, stepsHeard } from './sample.mjs';
import { Line } from './server.mjs';
import { show } from './stage.mjs';

show('a line that breaks in the middle of play is taken up again', async (stage) => {
  const anna = await stage.person('Anna');
  const line = stage.owns(await Line.to(stage.server));
  const ben = await stage.person('Ben', { url: line.url });
  await begin(anna, ben, (link) => link.replace(stage.server.url, line.url));

  await Promise.all([anna, ben].map((person) => playOn(person, { decisions: 3 })));
  await answerIsLost(ben, line, anna);
  await meanwhileOthersPlay(ben, line, anna);

  await Promise.all([anna, ben].map((person) => playOn(person)));
  await nothingMissedOrDoubled(anna);
  await nothingMissedOrDoubled(ben);
});

show('a server that dies in the middle of play comes back with every move', async (stage) => {
  const [anna, ben] = [await stage.person('Anna'), await stage.person('Ben')];
  await begin(anna, ben, (link) => link);
  for (const moves of [2, 4, 3]) {
    await Promise.all([anna, ben].map((person) => playOn(person, { decisions: moves })));
    await stage.server.kill();
    for (const person of [anna, ben]) await lostIsSaid(person).waitFor();
    await stage.server.begin();
    for (const person of [anna, ben]) await backAtOnce(person);
  }
  await Promise.all([anna, ben].map((person) => playOn(person)));
  await nothingMissedOrDoubled(anna);
  await nothingMissedOrDoubled(ben);
});

async function begin(anna, ben, way) {
  const link = await setUp(anna);
  await joinBy(ben, way(link));
  await anna.press(anna.button('web-waiting-add-bot'));
  await anna.press(anna.button('web-waiting-start'));
  await Promise.all([anna, ben].map(atTable));
}

const lostIsSaid = (person) => person.page.getByText(person.say('web-connection-lost'));

/** Does not wait for the next attempt; the message is gone when the line is back. */
async function backAtOnce(person) {
  await person.button('web-connection-now').click({ timeout: 1000 }).catch(() => undefined);
  await lostIsSaid(person).waitFor({ state: 'detached' });
}

/** The move reaches the server, the answer never arrives: the client asks again, and the move counts once. */
async function answerIsLost(person, line, other) {
  await bring(person, other);
  const { page } = person;
  line.deafen();
  await page.locator('.hand.ready button.lit').first().click();
  await page.locator('.choices button:enabled').first().click();
  // The other one is told of the move, so the server has it.
  await other.page.waitForFunction(
    (before) => Number(document.querySelector('.table[data-shown]')?.getAttribute('data-shown')) > before,
    Number(await page.locator('.table[data-shown]').getAttribute('data-shown')),
  );
  line.cut();
  await lostIsSaid(person).waitFor();
  line.mend();
  await backAtOnce(person);
  assert.equal(await page.locator('.answer').count(), 0, 'the repeated move does no harm');
}

/** Plays until this person is asked, so that the next move is theirs. */
async function bring(person, other) {
  const theirs = person.page.waitForSelector('.hand.ready button.lit');
  let here = false;
  void theirs.then(() => (here = true));
  while (!here) {
    const first = await Promise.race([
      theirs.then(() => 'theirs'),
      other.page.waitForSelector('.hand.ready button.lit').then(() => 'other'),
    ]);
    if (first === 'theirs') return;
    await decide(other);
  }
}

/** While the line is cut the table goes on without this person; all of it is there when it is mended. */
async function meanwhileOthersPlay(person, line, other) {
  line.cut();
  await lostIsSaid(person).waitFor();
  await other.page.getByText(other.say('web-plaque-gone')).first().waitFor();
  // The others can play until it is this person's turn again.
  const stopped = other.page.getByText(other.say('table-question-wait', { names: person.name })).waitFor();
  let waiting = false;
  void stopped.then(() => (waiting = true));
  while (!waiting) {
    const next = await Promise.race([stopped.then(() => 'stopped'), questionOrEnd(other)]);
    if (next === 'stopped') break;
    assert.equal(next, 'question');
    await decide(other, 1);
  }
  line.mend();
  await backAtOnce(person);
}

/** Every entry was told once, in order; and the log on the screen is the one that a new page is given. */
async function nothingMissedOrDoubled(person) {
  const steps = stepsHeard(person);
  assert.deepEqual(steps, Array.from(steps, (_, index) => steps[0] + index), `${person.name} heard every entry once`);
  await person.button('web-end-look').click();
  const log = await logOf(person);
  await person.page.reload();
  await person.page.locator('.end').waitFor();
  await person.button('web-end-look').click();
  assert.deepEqual(await logOf(person), log);
  assert.ok(log.length > 60, `the log tells a whole game: ${log.length} lines`);
}
