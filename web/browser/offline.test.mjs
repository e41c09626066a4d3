// Without a network: the shelf, the rules and a finished replay open, and playing is said to need the server.

import assert from 'node:assert/strict';
import { Company } from './company.mjs';
import { GAMES } from './games.mjs';
import { Line } from './server.mjs';
import { show } from './stage.mjs';

/** Opens the shelf, and waits until the browser has kept what it needs. */
async function kept(person) {
  await person.go();
  await person.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // What the first page asked before there was a worker is asked again.
  await person.page.reload();
  await person.page.getByRole('link', { name: new RegExp(`^${person.say(`${GAMES[0]}-box-title`)}`) }).waitFor();
}

for (const language of ['en', 'fr']) {
  show(`a page that was opened before opens without a network (${language})`, async (stage) => {
    const line = stage.owns(await Line.to(stage.server));
    const anna = await stage.person('Anna', { language, url: line.url, offline: true });
    const { page } = anna;
    const company = await Company.gather([anna], { game: GAMES[0], seed: 5, bots: ['novice', 'novice'] });
    await company.handOver(0);
    const unseen = await Company.gather([anna], { game: GAMES[0], seed: 6, bots: ['novice', 'novice'] });
    await unseen.handOver(0);
    await kept(anna);
    await unseen.look(anna);
    const other = new URL(page.url()).pathname.slice(1);
    unseen.leave();
    await company.look(anna);
    const table = new URL(page.url()).pathname.slice(1);
    await anna.go(`${table}/replay`);
    await anna.button('web-replay-next').waitFor();
    company.leave();

    line.cut();
    await anna.go();
    await page.getByRole('link', { name: new RegExp(`^${anna.say(`${GAMES[0]}-box-title`)}`) }).waitFor();
    await page.getByText(anna.say('web-offline')).waitFor();
    for (const game of GAMES) {
      await anna.go(`rules/${game}`);
      await page.locator('article h2').first().waitFor();
    }
    await anna.go(`${table}/replay`);
    await anna.press(anna.button('web-replay-next'));
    await page.getByText(/^2\/\d+$/).waitFor();
    // Through other eyes it was not kept: everything stays as it is, and it is said why.
    const eyes = page.getByLabel(anna.say('web-replay-eyes'));
    const before = await eyes.inputValue();
    await eyes.selectOption({ label: anna.say('web-replay-eyes-open') });
    await page.getByText(anna.say('web-refused-unreachable')).waitFor();
    assert.equal(await eyes.inputValue(), before);
    await page.getByText(/^2\/\d+$/).waitFor();
    await anna.go(table);
    await page.getByText(anna.say('web-offline')).waitFor();

    // A game that was not kept may be there later.
    await anna.go(`${other}/replay`);
    await page.getByText(anna.say('web-not-kept')).waitFor();
    await anna.press(anna.button('web-try-again'));
    await page.getByText(anna.say('web-not-kept')).waitFor();
    line.mend();
    await anna.press(anna.button('web-try-again'));
    await anna.button('web-replay-next').waitFor();
    await anna.go();
    await anna.heading('web-shelf-title').waitFor();
    await page.getByText(anna.say('web-offline')).waitFor({ state: 'hidden' });
  });
}

show('it can be installed, and whoever is forgotten leaves no replay in the browser', async (stage) => {
  const anna = await stage.person('Anna', { offline: true });
  const company = await Company.gather([anna], { game: GAMES[0], seed: 5, bots: ['novice', 'novice'] });
  await company.handOver(0);
  await kept(anna);
  const manifest = await (await anna.context.request.get('manifest.webmanifest')).json();
  assert.equal(manifest.name, 'Besace');
  const session = await anna.context.newCDPSession(anna.page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's own browser window keeps nothing, which is a reason of its own.
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'), []);
  await company.look(anna);
  await anna.go(`${new URL(anna.page.url()).pathname.slice(1)}/replay`);
  await anna.button('web-replay-next').waitFor();
  const told = () => anna.page.evaluate(async () => (await (await caches.open('told')).keys()).map(({ url }) => new URL(url).pathname));
  assert.ok((await told()).some((path) => path.endsWith('/replay')));
  company.leave();

  await anna.go();
  await anna.press(anna.button('web-settings'));
  await anna.press(anna.button('web-forget'));
  const gone = anna.page.waitForEvent('load');
  await anna.press(anna.button('web-forget-really'));
  await gone;
  assert.ok(!(await told()).some((path) => path.endsWith('/replay')));
});
