// A table calls whoever it waits for: by the title and the icon of the page, wherever in the program they are, and by the system
// if they have asked for that.

import assert from 'node:assert/strict';
import { Company } from './company.mjs';
import { GAMES } from './games.mjs';
import { openBox } from './sample.mjs';
import { show } from './stage.mjs';
import { isAsked } from './table.mjs';

/** Waits until the title begins with these words, and the icon agrees. */
async function isCalled(person, start) {
  await person.page.waitForFunction((words) => document.title.startsWith(words), start);
  await person.page.waitForFunction(() => document.querySelector('link[rel="icon"]').href.endsWith('icon-turn.svg'));
}

async function isLeftAlone(person) {
  await person.page.waitForFunction(() => !document.title.startsWith('●') && document.querySelector('link[rel="icon"]').href.endsWith('/icon.svg'));
}

/** Everybody else plays until the first seat is asked again. */
async function untilAsked(company) {
  while (!company.view(0).pending.includes(0)) await company.playOn(await company.next());
}

/** Nobody looks at the page any more, as far as it can tell. */
const lookAway = ({ page }) => page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }));

for (const language of ['en', 'fr']) {
  show(`title and icon call from this table and from others (${language})`, async (stage) => {
    const people = [await stage.person('Anna', { language }), await stage.person('Ben'), await stage.person('Clara')];
    const [anna] = people;
    const company = await Company.gather(people, { game: GAMES[0], seed: 5 });
    await untilAsked(company);
    await anna.page.clock.install();
    await anna.go();
    await isCalled(anna, `● ${anna.say('web-calls-elsewhere', { count: 1 })}`);
    await company.look(anna);
    await isCalled(anna, `● ${anna.say('web-card-your-turn')}`);
    await company.playOn(0);
    if (!company.view(0).pending.includes(0)) await isLeftAlone(anna);

    // Elsewhere in the program the server is asked now and then.
    await openBox(anna);
    await untilAsked(company);
    await anna.page.clock.fastForward(20_000);
    await isCalled(anna, `● ${anna.say('web-calls-elsewhere', { count: 1 })}`);
    company.leave();
  });
}

show('the system calls whoever has asked for it and looks elsewhere, and says no more than which game', async (stage) => {
  const people = [await stage.person('Anna'), await stage.person('Ben'), await stage.person('Clara')];
  const [anna] = people;
  await anna.context.grantPermissions(['notifications']);
  await anna.context.addInitScript(() => {
    globalThis.notices = [];
    const System = globalThis.Notification;
    globalThis.Notification = class extends System {
      constructor(title, how) {
        super(title, how);
        globalThis.notices.push(`${title}: ${how.body}`);
      }
    };
  });
  const company = await Company.gather(people, { game: GAMES[0], seed: 5 });
  await company.look(anna);
  while (company.view(0).pending.includes(0)) await company.playOn(0);
  await isLeftAlone(anna);
  await lookAway(anna);
  await untilAsked(company);
  await isCalled(anna, `● ${anna.say('web-card-your-turn')}`);
  assert.deepEqual(await anna.page.evaluate(() => globalThis.notices), [], 'nobody has asked for it yet');

  await anna.page.reload();
  await anna.choose('web-settings');
  const wanted = anna.page.getByRole('group', { name: anna.say('web-settings-notices') });
  await anna.press(wanted.getByRole('radio', { name: anna.say('web-settings-on') }));
  await anna.page.keyboard.press('Escape');
  while (company.view(0).pending.includes(0)) await company.playOn(0);
  await isLeftAlone(anna);
  await lookAway(anna);
  await untilAsked(company);
  await anna.page.waitForFunction(() => globalThis.notices.length > 0);
  const told = await anna.page.evaluate(() => globalThis.notices);
  assert.deepEqual(told, [`${anna.say('web-card-your-turn')}: ${anna.say(`${GAMES[0]}-box-title`)}`]);
  company.leave();
});

show('a sound calls whoever wants it, and nobody else', async (stage) => {
  const people = [await stage.person('Anna', { settings: { sound: true } }), await stage.person('Ben'), await stage.person('Clara')];
  for (const { context } of people) {
    await context.addInitScript(() => {
      globalThis.notes = 0;
      const make = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () {
        globalThis.notes += 1;
        return make.call(this);
      };
    });
  }
  const company = await Company.gather(people, { game: GAMES[0], seed: 5 });
  await company.look(...people);
  await untilAsked(company);
  await isAsked(people[0], company);
  await people[0].page.waitForFunction(() => globalThis.notes > 0);
  while (!company.view(0).pending.includes(1)) await company.playOn(await company.next());
  await isAsked(people[1], company);
  assert.equal(await people[1].page.evaluate(() => globalThis.notes), 0);
  company.leave();
});

show('a page that does not come over https says why there are no notices', async (stage) => {
  for (const language of ['en', 'fr']) {
    const person = await stage.person(language, { language });
    // A name that is not this machine's own: browsers do not trust such a page.
    await person.page.route('http://besace.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: new URL(pathname, stage.server.url).href }) });
    });
    await person.page.goto('http://besace.example/');
    await person.press(person.button('web-settings'));
    await person.page.getByText(person.say('web-notices-insecure')).waitFor();
  }
});
