// What is said reaches somebody on a telephone, where the chat is folded away: a line passes by, and a number stays.

import assert from 'node:assert/strict';
import { atTable, joinBy, setUp } from './sample.mjs';
import { show } from './stage.mjs';

show('what is said while the chat is not in sight passes by, is counted, and is read when it is opened', async (stage) => {
  const [anna, ben] = [await stage.person('Anna', { size: 'telephone' }), await stage.person('Ben')];
  const link = await setUp(anna);
  await joinBy(ben, link);
  await anna.press(anna.button('web-waiting-add-bot'));
  await anna.press(anna.button('web-waiting-start'));
  await Promise.all([anna, ben].map(atTable));
  const opens = anna.page.getByRole('button', { name: new RegExp(`^${anna.say('web-log-and-chat')}`) });
  assert.equal(await opens.getAttribute('aria-expanded'), 'false', 'closed, and says so');
  assert.equal(await anna.page.locator('.unread').count(), 0);
  const board = await anna.page.locator('main.board').boundingBox();

  await says(ben, 'Hello there');
  await anna.page.locator('.news', { hasText: 'Hello there' }).waitFor();
  assert.equal(await anna.page.locator('.unread').innerText(), '1');
  await says(ben, 'Are you asleep?');
  await anna.page.locator('.news', { hasText: 'Are you asleep?' }).waitFor();
  assert.equal(await anna.page.locator('.unread').innerText(), '2');
  assert.deepEqual(await anna.page.locator('main.board').boundingBox(), board, 'nothing moves for it');
  assert.equal(await ben.page.locator('.unread').count(), 0, 'whoever has the chat in sight has read it');

  await anna.press(anna.page.locator('.news'));
  await anna.page.getByRole('log', { name: anna.say('web-chat') }).getByText('Are you asleep?').waitFor();
  assert.equal(await opens.getAttribute('aria-expanded'), 'true');
  assert.equal(await anna.page.locator('.unread').count(), 0, 'read');
  assert.equal(await anna.page.locator('.news').count(), 0);

  await says(anna, 'Awake!');
  await anna.press(anna.page.locator('.column').getByRole('button', { name: anna.say('web-close'), exact: true }));
  await ben.page.getByText('Awake!').waitFor();
  assert.equal(await opens.getAttribute('aria-expanded'), 'false');
  assert.equal(await anna.page.locator('.unread').count(), 0, 'nobody is told what they said themselves');
});

async function says(person, text) {
  await person.page.getByLabel(person.say('web-chat-write')).fill(text);
  await person.press(person.button('web-chat-send'));
}
