// What ends something, and cannot be taken back: a table is closed, somebody is removed, somebody wants to be forgotten. And a
// table whose game is played by rules that the server no longer has.

import assert from 'node:assert/strict';
import { atTable, ID, joinBy, setUp } from './sample.mjs';
import { show } from './stage.mjs';

show('a host closes a table from its waiting room and another from the shelf, and both are gone', async (stage) => {
  const [anna, ben] = [await stage.person('Anna'), await stage.person('Ben', { size: 'telephone' })];
  const first = await setUp(anna);
  await joinBy(ben, first);
  assert.equal(await ben.button('web-close-table').count(), 0, 'only whoever made it can close it');
  await anna.press(anna.button('web-close-table'));
  await anna.page.getByText(anna.say('web-close-waiting')).waitFor();
  await anna.press(anna.button('web-close-table-now'));
  await anna.heading('web-shelf-title').waitFor();
  await ben.heading('web-missing-title').waitFor();

  // A game that nobody else plays is closed from the shelf, and asks first.
  const made = await anna.context.request.post('api/tables', { data: { game: ID, seats: [{ who: 'me' }, { who: 'bot', level: 'novice' }, { who: 'bot', level: 'novice' }], start: true } });
  const { table } = await made.json();
  await anna.go();
  const card = anna.page.locator(`a[href$="t/${table}"]`);
  await card.waitFor();
  await anna.press(anna.button('web-close-table'));
  await anna.page.getByText(anna.say('web-close-playing')).waitFor();
  assert.equal(await card.count(), 1, 'asking closes nothing');
  await anna.press(anna.button('web-close-table-now'));
  await card.waitFor({ state: 'detached' });
  await anna.go(`t/${table}`);
  await anna.heading('web-missing-title').waitFor();
});

show('somebody is removed, and a bot plays on; somebody is forgotten, and their name is gone in every language', async (stage) => {
  const [anna, ben, cleo] = [await stage.person('Anna', { language: 'fr' }), await stage.person('Ben', { size: 'telephone' }), await stage.person('Cleo')];
  const link = await setUp(anna);
  await joinBy(ben, link);
  await joinBy(cleo, link);
  await anna.press(anna.button('web-waiting-start'));
  await Promise.all([anna, ben, cleo].map(atTable));

  assert.equal(await cleo.button('web-remove').count(), 0, 'only the host removes');
  await anna.choose('web-remove');
  await anna.press(anna.button('web-remove-now', { name: 'Ben' }));
  await anna.page.locator('[data-place="plaque-1"] .mark').waitFor();
  await ben.page.locator('[data-place="plaque-1"] .mark').waitFor();
  assert.equal(await ben.page.locator('.plaque.me').count(), 0, 'Ben watches now');

  await cleo.choose('web-settings');
  await cleo.press(cleo.button('web-forget'));
  await cleo.press(cleo.button('web-forget-really'));
  await cleo.heading('web-shelf-title').waitFor();
  assert.equal(await cleo.heading('web-shelf-yours').count(), 0, 'her seats are lost');
  const plaque = ({ page }) => page.locator('[data-place="plaque-2"] .name');
  await plaque(anna).getByText(anna.say('web-forgotten'), { exact: true }).waitFor();
  await plaque(ben).getByText(ben.say('web-forgotten'), { exact: true }).waitFor();
  assert.notEqual(anna.say('web-forgotten'), ben.say('web-forgotten'));
});

show('a game by rules that were dropped says so, and is not asked for again and again', async (stage) => {
  const anna = await stage.person('Anna');
  const { page } = anna;
  const link = await setUp(anna);
  let asked = 0;
  const error = { code: 'old_rules', message: '', rule: null, reason: null };
  await page.routeWebSocket(/\/live/, (line) => {
    asked += 1;
    line.send(JSON.stringify({ type: 'refused', id: null, error }));
    void line.close();
  });
  await page.route(/\/replay(\?|$)/, (route) => (route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503, json: error }) : route.continue()));
  await page.goto(link);
  await anna.heading('web-old-rules-title').waitFor();
  await page.getByText('Anna').last().waitFor();
  assert.equal(asked, 1);
  await page.goto(`${link}/replay`);
  await anna.heading('web-old-rules-title').waitFor();
});
