// Being called while no page is open: by the browser's push service, and by e-mail. What the program sends is read by a push
// service of the tests' own, and handed to the service worker through the browser's own door for tests.

import assert from 'node:assert/strict';
import { seriousFaults } from './browser.mjs';
import { GAMES } from './games.mjs';
import { AUTHORITY, MailServer, PushService } from './push-service.mjs';
import { show } from './stage.mjs';
import { speaker } from './words.mjs';

process.env.SSL_CERT_FILE = AUTHORITY;

/** A browser without a network has no push service: this is what one would have given. */
function pretend(subscription) {
  let current = null;
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const options = { applicationServerKey: bytes(applicationServerKey).buffer };
    const unsubscribe = async () => (current = null) === null;
    return (current = { endpoint: subscription.endpoint, options, toJSON: () => subscription, unsubscribe });
  };
}

/** The switch for notices in the settings. */
const notices = (person, way) => person.page.getByRole('group', { name: person.say('web-settings-notices') }).getByRole('radio', { name: person.say(way) });

/** A slow table at which this person is asked at once, and which nobody opens. */
async function slowTable(person) {
  const bot = { who: 'bot', level: 'novice' };
  const table = { game: GAMES[0], seats: [{ who: 'me' }, bot, bot], options: { first_player: 0 }, clock: 24 * 3600, start: true };
  const made = await person.context.request.post('api/tables', { data: table });
  return (await made.json()).table;
}

/** Hands a message to the service worker, as the push service would, and waits until its notice is shown: one that is asked for on its way may be lost. */
async function deliver({ page, context }, data) {
  const [worker] = context.serviceWorkers();
  await worker.evaluate(() => {
    const { prototype } = ServiceWorkerRegistration;
    const show = prototype.showNotification;
    self.noticed = new Promise((done) => {
      prototype.showNotification = function (...notice) {
        prototype.showNotification = show;
        return show.apply(this, notice).finally(done);
      };
    });
  });
  const session = await context.newCDPSession(page);
  const registered = new Promise((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && found(registrations[0].registrationId));
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId: await registered, data });
  await worker.evaluate(() => self.noticed);
}

/** The notices that are shown. */
const shown = ({ page }) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

for (const language of ['en', 'fr']) {
  show(
    `whoever is not there is called in their browser, and the notice leads to the table (${language})`,
    async (stage) => {
      const service = stage.owns(await PushService.open());
      const anna = await stage.person('Anna', { language, offline: true });
      await anna.context.grantPermissions(['notifications']);
      await anna.context.addInitScript(pretend, service.subscription);
      await anna.context.request.put('api/me', { data: { name: 'Anna' } });
      await anna.go();
      await anna.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const { push_key: key } = await (await anna.context.request.get('api/me/calls')).json();
      await anna.press(anna.button('web-settings'));
      await anna.press(notices(anna, 'web-settings-on'));
      await anna.page.getByText(anna.say('web-push-called')).waitFor();
      await anna.page.keyboard.press('Escape');

      const table = await slowTable(anna);
      const { headers, text } = await service.next(key);
      assert.deepEqual(JSON.parse(text), { kind: 'turn', table, game: GAMES[0], language });
      assert.ok(Number(headers.ttl) > 23 * 3600);

      await deliver(anna, text);
      assert.deepEqual(await shown(anna), [{ title: anna.say('web-card-your-turn'), body: anna.say(`${GAMES[0]}-box-title`), tag: `t/${table}` }]);
      // A later notice of the same table takes the place of the earlier.
      await deliver(anna, JSON.stringify({ ...JSON.parse(text), kind: 'soon' }));
      assert.deepEqual((await shown(anna)).map(({ title }) => title), [anna.say('web-notice-soon')]);
      await deliver(anna, JSON.stringify({ ...JSON.parse(text), kind: 'undo' }));
      assert.deepEqual((await shown(anna)).map(({ title }) => title), [anna.say('web-notice-undo')]);

      const [worker] = anna.context.serviceWorkers();
      await worker.evaluate(async () => {
        const [notification] = await self.registration.getNotifications();
        // Only the browser itself may keep the worker awake for an event, and let it bring a window to the front.
        ExtendableEvent.prototype.waitUntil = (work) => void work.catch(() => undefined);
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
      });
      await anna.page.waitForURL(`**/t/${table}`);

      // What cannot be read is shown, too: a browser wants that of whoever is called.
      await deliver(anna, 'nonsense');
      assert.ok((await shown(anna)).some(({ tag }) => tag === ''));

      await anna.go();
      await anna.press(anna.button('web-settings'));
      const gone = anna.page.waitForResponse((response) => response.request().method() === 'DELETE' && response.url().includes('api/me/devices'));
      await anna.press(notices(anna, 'web-settings-off'));
      assert.equal((await gone).status(), 204);
      assert.equal(await anna.page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()), null);
    },
    { serve: { 'push-anywhere': true } },
  );

  show(
    `a browser that gets another address is called there, in the language that was chosen (${language})`,
    async (stage) => {
      const service = stage.owns(await PushService.open());
      // The browser speaks the other language.
      const anna = await stage.person('Anna', { language: language === 'fr' ? 'en' : 'fr', offline: true, settings: { language } });
      anna.say = speaker(language);
      await anna.context.grantPermissions(['notifications']);
      await anna.context.addInitScript(pretend, { ...service.subscription, endpoint: `${service.origin}/browser/old` });
      await anna.context.request.put('api/me', { data: { name: 'Anna' } });
      await anna.go();
      await anna.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const { push_key: key } = await (await anna.context.request.get('api/me/calls')).json();
      await anna.press(anna.button('web-settings'));
      await anna.press(notices(anna, 'web-settings-on'));
      await anna.page.getByText(anna.say('web-push-called')).waitFor();
      await anna.context.request.delete(`api/me/devices?endpoint=${encodeURIComponent(`${service.origin}/browser/old`)}`);

      const [worker] = anna.context.serviceWorkers();
      await worker.evaluate(async (subscription) => {
        // Only the browser itself may keep the worker awake for an event.
        const moved = new Promise((done) => (ExtendableEvent.prototype.waitUntil = done));
        const event = new ExtendableEvent('pushsubscriptionchange');
        self.dispatchEvent(Object.assign(event, { newSubscription: { toJSON: () => subscription } }));
        await moved;
      }, service.subscription);
      const table = await slowTable(anna);
      assert.deepEqual(JSON.parse((await service.next(key)).text), { kind: 'turn', table, game: GAMES[0], language });
    },
    { serve: { 'push-anywhere': true } },
  );

  show(`on an iPhone the settings say that notices need a page on the home screen, and how it gets there (${language})`, async (stage) => {
    const anna = await stage.person('Anna', { language, size: 'telephone' });
    await anna.context.addInitScript(() => {
      delete globalThis.Notification;
      const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
      Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => agent });
    });
    await anna.go();
    await anna.press(anna.button('web-settings'));
    await anna.page.getByText(anna.say('web-notices-home')).waitFor();
    await anna.page.getByText(anna.say('web-install-share')).waitFor();
    assert.deepEqual(await seriousFaults(anna.page), []);
  });

  let sink;
  show(
    `an address is confirmed by a link, and forgotten by one (${language})`,
    async (stage) => {
      stage.owns(sink);
      const url = `http://localhost:${stage.server.port}/`;
      const anna = await stage.person('Anna', { language, url, size: 'telephone' });
      await anna.context.request.put('api/me', { data: { name: 'Anna' } });
      await anna.go();
      await anna.press(anna.button('web-settings'));
      await anna.page.getByLabel(anna.say('web-mail-label')).fill('anna@example.org');
      await anna.press(anna.button('web-mail-go'));
      await anna.page.getByText(anna.say('web-mail-sent', { address: 'anna@example.org' })).waitFor();
      const asked = readable(await sink.next());
      const [link] = /http:\/\/localhost:\d+\/m\/\w+/.exec(asked);

      const stranger = await stage.person('Stranger', { language, url });
      await stranger.page.goto(link);
      await stranger.button('web-mail-confirm').waitFor();
      assert.deepEqual(await seriousFaults(stranger.page), []);
      await stranger.press(stranger.button('web-mail-confirm'));
      await stranger.page.getByText(stranger.say('web-mail-confirmed')).waitFor();
      await anna.page.reload();
      await anna.press(anna.button('web-settings'));
      await anna.page.getByText(anna.say('web-mail-on', { address: 'anna@example.org' })).waitFor();
      assert.deepEqual(await seriousFaults(anna.page), []);

      const table = await slowTable(anna);
      const told = readable(await sink.next());
      assert.ok(told.includes(`http://localhost:${stage.server.port}/t/${table}`), told);
      assert.ok(told.includes(link), told);
      await stranger.page.goto(link);
      await stranger.press(stranger.button('web-mail-end'));
      await stranger.page.getByText(stranger.say('web-mail-ended')).waitFor();
      await stranger.page.reload();
      await stranger.page.getByText(stranger.say('web-mail-used')).waitFor();
    },
    {
      serve: async () => {
        sink = await MailServer.open();
        return { smtp: sink.address, 'smtp-from': 'Besace <games@example.org>', 'public-address': (port) => `http://localhost:${port}` };
      },
    },
  );
}

/** A mail's text, as its reader sees it. */
function readable(mail) {
  const plain = mail.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code) => `%${code}`);
  return mail.includes('quoted-printable') ? plain.replace(/%3D/g, '=') : mail;
}
