// Behind a proxy and below a path of somebody's site: everything works, and nothing is asked of the rest of the site.

import assert from 'node:assert/strict';
import { atTable, joinBy, playOn, setUp } from './sample.mjs';
import { Proxy } from './proxy.mjs';
import { show } from './stage.mjs';

const PATH = '/club/games/';

/** The proxy's address has to be known before the server that is told of it begins. */
async function behindProxy(stage) {
  stage.proxy = stage.owns(await Proxy.at(PATH, () => stage.server.port));
  return { 'sub-path': PATH, 'behind-proxy': true, 'public-address': stage.proxy.site };
}

const played = async (stage) => {
  const { proxy } = stage;
  const [anna, ben] = [await stage.person('Anna', { url: proxy.url }), await stage.person('Ben', { url: proxy.url })];
  const link = await setUp(anna);
  assert.ok(link.startsWith(`${proxy.url}t/`), link);
  await joinBy(ben, link);
  await anna.press(anna.button('web-waiting-add-bot'));
  await anna.press(anna.button('web-waiting-start'));
  await Promise.all([anna, ben].map(atTable));
  await Promise.all([anna, ben].map((person) => playOn(person, { decisions: 2 })));

  // The seat is still Anna's when the page is loaded anew, and from the shelf the table is found again.
  await anna.page.reload();
  await atTable(anna);
  await Promise.all([anna, ben].map((person) => playOn(person, { decisions: 1 })));
  await anna.press(anna.link('web-to-the-shelf'));
  await anna.page.waitForURL(proxy.url);
  await anna.press(anna.page.locator('a[href*="/t/"]').first());
  await atTable(anna);
  await anna.page.goto(`${link}/replay`);
  await anna.button('web-replay-next').waitFor();

  const cookies = await anna.context.cookies();
  assert.deepEqual(cookies.map(({ path }) => path), [PATH], 'the session is for our part of the site alone');
  const missing = await anna.page.goto(`${proxy.url}nothing/at/all`);
  assert.equal(missing.status(), 404);
  await anna.heading('web-missing-title').waitFor();
  assert.deepEqual(proxy.strangers, [], 'nothing is asked of the rest of the site');
};

show('a game is played below a path of a site, behind a proxy', played, { serve: behindProxy });

show('an address with nothing at it says so in the language of whoever reads it', async (stage) => {
  for (const language of ['en', 'fr']) {
    const person = await stage.person(language, { language });
    const answer = await person.page.goto('no/such/page');
    assert.equal(answer.status(), 404);
    await person.heading('web-missing-title').waitFor();
    await person.press(person.link('web-to-the-shelf'));
    await person.heading('web-shelf-title').waitFor();
  }
});
