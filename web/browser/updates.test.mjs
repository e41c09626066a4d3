// The server is given a newer client while people play: nobody is thrown out of a game by it, with a service worker or without.

import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Company } from './company.mjs';
import { decide, ID, questionOrEnd } from './sample.mjs';
import { show } from './stage.mjs';
import { asked, atTable } from './table.mjs';

/** A folder with the client as it was built, which can be replaced by a newer one under the server's feet. */
class Client {
  static async make() {
    const client = new Client();
    client.folder = await mkdtemp(join(tmpdir(), 'besace-client-'));
    await cp(process.env.BESACE_CLIENT, client.folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
    return client;
  }

  /** The same client, built anew: every file that has its content's hash in its name has another, and the worker another build. */
  async update() {
    const assets = join(this.folder, 'assets');
    const names = await readdir(assets);
    const named = new RegExp(`(?<=[/"'\`(])(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`, 'g');
    const renewed = (text) => text.replaceAll(named, (name) => `newer-${name}`).replace(/(?<=const BUILD = ')/, 'newer-');
    for (const name of names) {
      const from = join(assets, name);
      const content = /\.(?:js|css)$/.test(name) ? renewed(await readFile(from, 'utf8')) : await readFile(from);
      await writeFile(join(assets, `newer-${name}`), content);
    }
    for (const name of ['index.html', 'worker.js']) await writeFile(join(this.folder, name), renewed(await readFile(join(this.folder, name), 'utf8')));
    await Promise.all(names.map((name) => rm(join(assets, name))));
  }

  close() {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** A server with a client of its own. */
const serve = async (stage) => ({ client: (stage.client = stage.owns(await Client.make())).folder });

const isNewer = ({ page }) => page.evaluate(() => document.querySelector('script[type="module"]').src.includes('newer-'));

/** Goes to the table that is running by the shelf's own link, which loads no page. */
async function toTable(person) {
  await person.press(person.page.locator('.tables .card a, a.card').first());
  await atTable(person);
}

async function answers(person) {
  assert.equal(await questionOrEnd(person), 'question');
  const question = await asked(person);
  await decide(person);
  assert.notEqual(await asked(person), question);
}

const table = { game: ID, seed: 5, bots: ['novice', 'novice'] };

show('a page that the service worker keeps goes on as it was, and the newer client begins when none is open', async (stage) => {
  const anna = await stage.person('Anna', { offline: true });
  const { page } = anna;
  const company = await Company.gather([anna], table);
  company.leave();
  await anna.go();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const builds = () => anna.page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('built-')));
  const [first] = await builds();

  await stage.client.update();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { installing, waiting } = await registration.update();
    const next = installing ?? waiting;
    if (next.state === 'installing') await new Promise((done) => next.addEventListener('statechange', done, { once: true }));
  });
  // Everything that the game needs is loaded only now.
  await toTable(anna);
  await answers(anna);
  await anna.choose('web-rules');
  await anna.link('web-rules-own-page').waitFor();
  assert.equal(await isNewer(anna), false, 'the page is still the older one');
  assert.deepEqual((await builds()).length, 2, 'the newer one waits');

  // The browser begins with the newer one some time after it has closed the last page of the older one.
  do {
    await anna.open();
    await anna.go();
  } while (!(await isNewer(anna)));
  await anna.page.waitForFunction(async (first) => !(await caches.keys()).includes(first), first);
  await toTable(anna);
  await answers(anna);
}, { serve });

show('a page that nothing keeps is loaded anew where a part of it is gone, and the game goes on', async (stage) => {
  const anna = await stage.person('Anna');
  const company = await Company.gather([anna], table);
  company.leave();
  await anna.go();
  await anna.heading('web-shelf-yours').waitFor();
  await stage.client.update();
  await toTable(anna);
  assert.equal(await isNewer(anna), true);
  await answers(anna);
  // What could not be loaded is an error of the page before.
  assert.match(anna.errors.splice(0).join('\n'), /preload|import/);
}, { serve });

show('a part that cannot be had because the server is away loads nothing anew', async (stage) => {
  const anna = await stage.person('Anna');
  const company = await Company.gather([anna], table);
  company.leave();
  await anna.go();
  await anna.heading('web-shelf-yours').waitFor();
  await anna.page.evaluate(() => (globalThis.isTheSame = true));
  await anna.page.route('**/*', (route) => route.abort());
  const tried = anna.page.waitForEvent('requestfailed', (request) => !request.url().includes('/assets/') && !request.url().includes('/api/'));
  await anna.press(anna.page.locator('.tables .card a, a.card').first());
  await tried;
  await anna.page.unrouteAll();
  assert.equal(await anna.page.evaluate(() => globalThis.isTheSame), true);
  anna.errors.length = 0;
}, { serve });
