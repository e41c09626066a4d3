// The waiting room: the host fills it with bots, sets the table up anew and hands the link on; people react and watch.

import assert from 'node:assert/strict';
import { overflow, seriousFaults } from './browser.mjs';
import { joinBy, setUp } from './sample.mjs';
import { show } from './stage.mjs';

for (const [language, size] of [['en', 'wide'], ['fr', 'telephone']]) {
  show(`a table is filled, changed and shared before the game (${language}, ${size})`, async (stage) => {
    const anna = await stage.person('Anna', { language, size });
    // A share sheet that only remembers what it was given.
    await anna.context.addInitScript(() => {
      navigator.share = async (what) => void (globalThis.shared = what.url);
    });
    // A server that others can reach says so; this one is for its own machine.
    await anna.context.route('**/api/invitation', (route) => route.fulfill({ json: { address: 'https://games.example.org/', only_here: false } }));
    await setUp(anna);
    const link = anna.page.url();
    const [ben, dora] = [await stage.person('Ben', { language }), await stage.person('Dora', { language })];
    await joinBy(ben, link);
    // Somebody with a name who only watches.
    await dora.context.request.put('api/me', { data: { name: 'Dora' } });
    await dora.page.goto(link);
    await anna.page.getByText(anna.say('web-watching-names', { names: 'Dora', more: 0 })).waitFor();

    const seats = (person) => person.page.locator('.seats li');
    const before = await seats(anna).count();
    await anna.press(anna.page.locator('summary', { hasText: anna.say('web-waiting-change') }));
    const more = String(before + 1);
    await anna.press(anna.page.getByRole('radio', { name: more, exact: true }));
    await seats(ben).nth(before).waitFor();
    await anna.page.getByLabel(anna.say('web-clock')).selectOption({ label: anna.say('web-clock-seconds', { seconds: 60 }) });
    await ben.page.getByText(ben.say('web-clock-seconds', { seconds: 60 })).waitFor();
    assert.deepEqual(await seriousFaults(anna.page), []);
    assert.ok((await overflow(anna.page)) <= 0, 'nothing needs sideways scrolling');

    await anna.press(anna.button('web-waiting-share'));
    await anna.page.waitForFunction(() => globalThis.shared);
    assert.equal(await anna.page.evaluate(() => globalThis.shared), link.replace(stage.server.url, 'https://games.example.org/'));

    await ben.press(ben.button('web-reaction-hello'));
    await anna.page.locator('.lines .reaction', { hasText: anna.say('web-reaction-hello') }).waitFor();

    await anna.press(anna.button('web-waiting-fill'));
    await anna.button('web-waiting-start').waitFor();
    assert.equal(await anna.page.locator('.seats li.bot').count(), before - 1);
    await anna.press(anna.button('web-waiting-start'));
    await ben.page.locator('.table[data-shown]').waitFor();
  });
}
