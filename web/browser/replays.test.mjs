// A game that is over can be looked at again: from a moment that somebody has handed on, at a speed of one's own, through anybody's
// eyes; and it can be kept as a file, which the engine plays again.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { overflow, seriousFaults } from './browser.mjs';
import { Company } from './company.mjs';
import { GAMES } from './games.mjs';
import { program } from './server.mjs';
import { show } from './stage.mjs';

for (const language of ['en', 'fr']) {
  show(`a moment is handed on, and somebody else sees it through another seat’s eyes (${language})`, async (stage) => {
    const [anna, ben] = [await stage.person('Anna', { language }), await stage.person('Ben', { language, size: 'telephone' })];
    const company = await Company.gather([anna], { game: GAMES[0], seed: 5, bots: ['novice', 'novice'] });
    await company.look(anna);
    const table = new URL(anna.page.url()).pathname;
    await anna.go(`${table}/replay`.slice(1));
    const eyes = (person) => person.page.getByLabel(person.say('web-replay-eyes'));
    await eyes(anna).waitFor();
    assert.equal(await eyes(anna).locator('option').count(), 2, 'before the end one’s own eyes and a spectator’s');
    assert.equal(await anna.link('web-replay-keep').count(), 0);
    await company.handOver(0);

    await anna.page.reload();
    await eyes(anna).waitFor();
    const other = (await eyes(anna).locator('option').allTextContents()).at(-1);
    await eyes(anna).selectOption({ label: other });
    await anna.press(anna.button('web-replay-next'));
    await anna.press(anna.button('web-replay-next'));
    await anna.page.getByText(/^3\/\d+$/).waitFor();
    await anna.page.getByLabel(anna.say('web-replay-speed')).selectOption({ label: anna.say('web-speed-fast') });
    assert.equal(await anna.page.evaluate(() => JSON.parse(localStorage.getItem('besace-settings')).speed), 'fast');
    // A browser without a share sheet shows the link.
    await anna.press(anna.button('web-replay-link'));
    const link = await anna.page.locator('dialog[open] input').inputValue();

    await ben.page.goto(link);
    await ben.page.getByText(/^3\/\d+$/).waitFor();
    assert.equal(await eyes(ben).evaluate((select) => select.selectedOptions[0].textContent), other);
    const told = (person) => person.page.locator('.now').textContent();
    assert.equal(await told(ben), await told(anna));
    company.leave();
  });
}

for (const [language, size] of [['fr', 'telephone'], ['en', 'sideways']]) {
  show(`in a small window the log lies over the board, tells with open hands what was hidden, and leads to any moment (${language}, ${size})`, async (stage) => {
    const [anna, ben] = [await stage.person('Anna'), await stage.person('Ben', { language, size })];
    const company = await Company.gather([anna], { game: GAMES[0], seed: 5, bots: ['novice', 'novice'] });
    await company.handOver(0);
    await company.look(anna);
    company.leave();
    await ben.go(`${new URL(anna.page.url()).pathname.slice(1)}/replay`);
    const log = ben.page.getByRole('complementary', { name: ben.say('web-log') });
    const opens = ben.button('web-log');
    await opens.waitFor();
    const look = (label) => ben.page.getByLabel(ben.say('web-replay-eyes')).selectOption({ label });
    await look(ben.say('web-replay-eyes-seat', { name: 'Anna' }));
    await ben.page.locator('.board .hand').first().waitFor();
    assert.equal(await opens.getAttribute('aria-expanded'), 'false');
    assert.equal(await log.isVisible(), false);
    await ben.press(opens);
    await log.waitFor();
    assert.equal(await opens.getAttribute('aria-expanded'), 'true');
    const hidden = await log.locator('li').allTextContents();
    assert.ok(hidden.length > 10);
    assert.deepEqual(await seriousFaults(ben.page), []);
    assert.ok((await overflow(ben.page)) <= 0, 'nothing needs sideways scrolling');
    await ben.press(log.getByRole('button', { name: ben.say('web-close') }));
    await log.waitFor({ state: 'hidden' });

    await look(ben.say('web-replay-eyes-open'));
    await ben.press(opens);
    await ben.page.waitForFunction((hidden) => [...document.querySelectorAll('.log li')].some((line) => !hidden.includes(line.textContent)), hidden);

    // A line leads to its moment, and the log makes way for it.
    const line = log.locator('li button').nth(Math.floor(hidden.length / 2));
    const words = (await line.textContent()).trim();
    await ben.press(line);
    await log.waitFor({ state: 'hidden' });
    const told = (await ben.page.locator('.now').textContent()).trim();
    assert.ok(told.includes(words), `${told}: ${words}`);

    // Opened again, it shows the line of that moment.
    await ben.press(opens);
    await ben.page.waitForFunction(() => {
      const [line, list] = ['.log [aria-current]', '.log'].map((each) => document.querySelector(each).getBoundingClientRect());
      return list.height > 0 && line.top >= list.top - 1 && line.bottom <= list.bottom + 1;
    });
    await ben.page.keyboard.press('Escape');
    await log.waitFor({ state: 'hidden' });
  });
}

for (const [language, size] of [['en', 'wide'], ['fr', 'telephone']]) {
  show(`a game that was kept as a file is opened again, and what is no game is refused (${language})`, async (stage) => {
    const anna = await stage.person('Anna', { language, size });
    const company = await Company.gather([anna], { game: GAMES[0], seed: 5, bots: ['novice', 'novice'] });
    await company.handOver(0);
    await company.look(anna);
    const table = new URL(anna.page.url()).pathname;
    company.leave();
    const kept = await anna.context.request.get(`api${table.replace('/t/', '/tables/')}/game`);
    const file = { name: 'game.jsonl', mimeType: 'application/x-ndjson', buffer: await kept.body() };
    await anna.go('me');
    await anna.press(anna.link('web-file'));
    await anna.heading('web-file').waitFor();
    assert.deepEqual(await seriousFaults(anna.page), []);
    const choose = (what) => anna.page.getByLabel(anna.say('web-file-choose')).setInputFiles(what);
    await choose({ ...file, buffer: Buffer.from('no game') });
    await anna.heading('web-file-not').waitFor();
    await anna.page.getByText(/^line 1: /).waitFor();
    assert.deepEqual(await seriousFaults(anna.page), []);

    // Back to the chooser, where a file can be dropped, too.
    await anna.press(anna.button('web-file-another'));
    await anna.heading('web-file').waitFor();
    const dropped = await anna.page.evaluateHandle((text) => {
      const carried = new DataTransfer();
      carried.items.add(new File([text], 'game.jsonl'));
      return carried;
    }, file.buffer.toString());
    const target = anna.page.locator('label', { hasText: anna.say('web-file-choose') });
    await target.dispatchEvent('dragover', { dataTransfer: dropped });
    await anna.page.locator('label.over').waitFor();
    await target.dispatchEvent('dragleave', { dataTransfer: dropped });
    await anna.page.locator('label.over').waitFor({ state: 'detached' });
    await target.dispatchEvent('dragover', { dataTransfer: dropped });
    await target.dispatchEvent('drop', { dataTransfer: dropped });
    await anna.button('web-replay-next').waitFor();

    await anna.go('replay');
    await choose(file);
    await anna.button('web-replay-next').waitFor();
    const eyes = anna.page.getByLabel(anna.say('web-replay-eyes'));
    assert.equal(await eyes.locator('option').count(), 5, 'three seats, a spectator, and open hands');
    await eyes.selectOption({ label: anna.say('web-replay-eyes-open') });
    await anna.page.getByRole('slider', { name: anna.say('web-replay-moment') }).press('End');
    const [at, last] = (await anna.page.locator('.controls .count').textContent()).split('/');
    assert.equal(at, last);
    assert.equal(await anna.link('web-replay-keep').count() + (await anna.button('web-replay-link').count()), 0, 'there is no table to lead to');
    assert.deepEqual(await seriousFaults(anna.page), []);
  });
}

show('a finished game is kept as a file that the engine plays again to the same end', async (stage) => {
  const anna = await stage.person('Anna');
  for (const game of GAMES) {
    const company = await Company.gather([anna], { game, seed: 5, bots: ['novice', 'novice'] });
    await company.handOver(0);
    await company.look(anna);
    const table = new URL(anna.page.url()).pathname;
    await anna.go(`${table}/replay`.slice(1));
    const kept = anna.page.waitForEvent('download');
    await anna.press(anna.link('web-replay-keep'));
    const file = await kept;
    assert.match(file.suggestedFilename(), new RegExp(`^${game}-.*\\.jsonl$`));
    const requests = readFileSync(await file.path(), 'utf8');
    const answers = execFileSync(program(), ['engine'], { input: `${requests}{"cmd":"result"}\n`, encoding: 'utf8', maxBuffer: Infinity }).trim().split('\n').map((line) => JSON.parse(line));
    assert.ok(answers.every(({ ok }) => ok), game);
    const { result } = await (await anna.context.request.get(`api${table.replace('/t/', '/tables/')}`)).json();
    assert.deepEqual(answers.at(-1).result, result, game);
    const opened = await anna.context.request.post('api/replay?viewer=open', { data: requests, headers: { 'content-type': 'application/x-ndjson' } });
    assert.equal(opened.status(), 200, game);
    assert.deepEqual((await opened.json()).table.result, result, game);
    company.leave();
  }
}, { longest: 1_200_000 });
