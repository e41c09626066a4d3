// The waiting room: the host fills it with bots, sets the table up anew and hands the link on; people react and watch.

import assert from 'node:assert/strict';
import { overflow, seriousFaults } from './browser.mjs';
import { joinBy, setUp } from './sample.mjs';
import { show } from './stage.mjs';
import { openBox, sectionOf } from './table.mjs';

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

    // A crowd that spoils the talk is silenced by one tick of the host's, and may speak again.
    const [write, tick] = [(person) => person.page.getByLabel(person.say('web-chat-write')), anna.page.getByLabel(anna.say('web-chat-watchers-speak'))];
    await write(dora).waitFor();
    assert.equal(await tick.isChecked(), true);
    await anna.press(tick);
    await dora.page.getByText(dora.say('web-chat-seated-only')).waitFor();
    assert.equal(await write(dora).count(), 0, 'there is nothing to write with that would only be refused');
    assert.equal(await tick.isChecked(), false);
    await Promise.all([anna, ben].map((person) => write(person).waitFor()));
    assert.equal(await ben.page.getByLabel(ben.say('web-chat-watchers-speak')).count(), 0, 'that is for the host');
    assert.deepEqual(await seriousFaults(anna.page), []);
    assert.ok((await overflow(anna.page)) <= 0, 'nothing needs sideways scrolling');
    await anna.press(tick);
    await write(dora).waitFor();

    await ben.press(ben.button('web-reaction-hello'));
    await anna.page.locator('.lines .reaction', { hasText: anna.say('web-reaction-hello') }).waitFor();

    await anna.press(anna.button('web-waiting-fill'));
    await anna.button('web-waiting-start').waitFor();
    assert.equal(await anna.page.locator('.seats li.bot').count(), before - 1);
    await anna.press(anna.button('web-waiting-start'));
    await ben.page.locator('.table[data-shown]').waitFor();

    // Who watches is told at the table, too: in the bar, or in the menu of a small window.
    const watched = anna.button('web-watching', { count: 1 });
    if (anna.touch) await anna.press(anna.button('web-table-more'));
    await anna.press(watched);
    const dialog = anna.page.getByRole('dialog', { name: anna.say('web-watchers') });
    await dialog.getByText('Dora', { exact: true }).waitFor();
    assert.deepEqual(await seriousFaults(anna.page), []);
    await anna.page.keyboard.press('Escape');
    await dora.go();
    await watched.waitFor({ state: 'detached' });
  });
}

for (const [language, size] of [['en', 'wide'], ['fr', 'telephone']]) {
  show(`a slow table is made, an option of its game is changed, and it says how many days are left (${language}, ${size})`, async (stage) => {
    const anna = await stage.person('Anna', { language, size });
    const { page } = anna;
    await anna.context.request.put('api/me', { data: { name: 'Anna' } });
    const games = await (await anna.context.request.get('api/games')).json();
    const { game, choices } = games.find(({ choices }) => choices.some(({ kind }) => kind === 'numbers'));
    await openBox(anna, game);
    const section = sectionOf(anna, 'web-with-friends');
    await section.getByLabel(anna.say('web-clock')).selectOption({ label: anna.say('web-clock-days', { count: 3 }) });
    await anna.press(anna.button('web-with-friends-go'));
    await page.getByText(anna.say('web-clock-days', { count: 3 })).first().waitFor();

    // One of the numbers that the game lets people choose, and not the usual one.
    const { key, numbers } = choices.find(({ kind }) => kind === 'numbers');
    const [usual, value] = numbers;
    const words = `${game}-option-${key.replaceAll('_', '-')}`;
    await anna.press(page.locator('summary', { hasText: anna.say('web-waiting-change') }));
    await anna.press(page.locator('.options summary'));
    const option = page.getByLabel(anna.say(words));
    assert.equal(Number(await option.inputValue()), usual);
    await option.selectOption({ label: anna.say(`${words}.value`, { value }) });
    const table = new URL(page.url()).pathname.replace('/t/', '/api/tables/');
    await page.waitForFunction(async ([table, key, value]) => (await (await fetch(table)).json()).options[key] === value, [table, key, value]);
    assert.equal(Number(await option.inputValue()), value);
    const clock = page.getByLabel(anna.say('web-clock'));
    assert.equal(await clock.evaluate((select) => select.selectedOptions[0].textContent), anna.say('web-clock-days', { count: 3 }), 'the clock is as it was');
    assert.ok((await overflow(page)) <= 0, 'nothing needs sideways scrolling');

    await anna.press(anna.button('web-waiting-fill'));
    await anna.press(anna.button('web-waiting-start'));
    const timer = page.locator('footer').getByRole('timer');
    await timer.waitFor();
    assert.equal(await timer.getAttribute('aria-label'), anna.say('web-clock-days-left', { count: 3 }));
    assert.equal((await timer.textContent()).trim(), anna.say('web-clock-days-short', { count: 3 }));
    assert.deepEqual(await seriousFaults(page), []);
  });
}

show('whether moves can be taken back is set before the game, where the game has that', async (stage) => {
  const [anna, ben] = [await stage.person('Anna'), await stage.person('Ben', { language: 'fr', size: 'telephone' })];
  await anna.context.request.put('api/me', { data: { name: 'Anna' } });
  const games = await (await anna.context.request.get('api/games')).json();
  assert.ok(games.some(({ undoes }) => undoes) && games.some(({ undoes }) => !undoes));
  for (const { game, min, undoes } of games) {
    const seats = Array.from({ length: min }, (_, seat) => ({ who: seat === 0 ? 'me' : 'open' }));
    const { table } = await (await anna.context.request.post('api/tables', { data: { game, seats } })).json();
    await Promise.all([anna, ben].map((person) => person.page.goto(`t/${table}`)));
    await anna.press(anna.page.locator('summary', { hasText: anna.say('web-waiting-change') }));
    const tick = anna.page.getByLabel(anna.say('web-allow-undo'));
    await anna.page.getByLabel(anna.say('web-clock')).waitFor();
    assert.equal(await tick.count(), undoes ? 1 : 0, game);
    if (!undoes) continue;
    const told = (undo) => anna.page.waitForFunction(async ([table, undo]) => (await (await fetch(`/api/tables/${table}`)).json()).undo === undo, [table, undo]);
    await told(true);
    assert.equal(await tick.isChecked(), true, game);
    await anna.press(tick);
    await told(false);
    assert.equal(await tick.isChecked(), false, game);
    await anna.page.getByLabel(anna.say('web-clock')).selectOption({ label: anna.say('web-clock-seconds', { seconds: 60 }) });
    await ben.page.getByText(ben.say('web-clock-seconds', { seconds: 60 })).first().waitFor();
    assert.equal(await tick.isChecked(), false, `${game}: changing the clock leaves it as it is`);
  }
});
