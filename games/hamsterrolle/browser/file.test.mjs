// A game that was kept as a file: its turns roll as those of a table do.

import assert from 'node:assert/strict';
import { Company } from '#browser/company.mjs';
import { show } from '#browser/stage.mjs';

show('a game from a file rolls again, and its recordings come some at once', async (stage) => {
  const anna = await stage.person('Anna');
  const company = await Company.gather([anna], { game: 'hamsterrolle', seed: 1, options: { first_player: 0, seconds: 0, turn_limit: 20 }, bots: ['novice'] });
  await company.handOver(0);
  await company.look(anna);
  company.leave();
  const table = new URL(anna.page.url()).pathname.replace('/t/', 'api/tables/');
  // A file may break off anywhere, and a few turns are soon simulated.
  const kept = await (await anna.context.request.get(`${table}/game`)).text();
  const buffer = Buffer.from(kept.split('\n').slice(0, 10).join('\n'));
  await anna.go('replay');
  await anna.page.getByLabel(anna.say('web-file-choose')).setInputFiles({ name: 'game.jsonl', mimeType: 'application/x-ndjson', buffer });
  await anna.button('web-replay-next').waitFor();

  const asked = [];
  anna.page.on('request', (request) => request.url().includes('/recordings/') && asked.push(Number(/\d+(?=\?)/.exec(request.url())[0])));
  const again = anna.button('hamsterrolle-board-again');
  const next = async (step) => {
    await anna.press(anna.button('web-replay-next'));
    await anna.page.getByText(new RegExp(`^${step}/\\d+$`)).waitFor();
  };
  await next(2);
  const answer = anna.page.waitForResponse((response) => response.url().includes('/recordings/'));
  await anna.press(again);
  const given = await (await answer).json();
  assert.equal(given.length, 8);
  for (const event of given) assert.ok(event.type === 'recording' && event.frames.length > 0);
  // The wheel is drawn as it was, frame after frame, and then as it is.
  const drawn = () => anna.page.locator('.middle').evaluate((middle) => middle.innerHTML);
  await next(3);
  const still = await drawn();
  await anna.press(again);
  await anna.page.waitForFunction((still) => document.querySelector('.middle').innerHTML !== still, still);
  await anna.page.waitForFunction((still) => document.querySelector('.middle').innerHTML === still, still);
  assert.equal(new Set(asked).size, 1, `what was given is not asked for again: ${asked}`);
});
