// What somebody has played: open tables first, figures, the games with their replays; and all of it on another device.

import assert from 'node:assert/strict';
import { overflow, seriousFaults } from './browser.mjs';
import { Company } from './company.mjs';
import { GAMES } from './games.mjs';
import { show } from './stage.mjs';

for (const [language, theme] of [['en', 'day'], ['fr', 'night']]) {
  show(`somebody finds what they have played, also on another device (${language})`, async (stage) => {
    const anna = await stage.person('Anna', { language, theme });
    const [game] = GAMES;
    for (const bots of [2, 2, 3]) {
      const company = await Company.gather([anna], { game, bots: Array(bots).fill('novice') });
      await company.handOver(0);
      company.leave();
    }
    const running = await Company.gather([anna], { game, seed: 5, bots: ['novice', 'novice'] });
    running.leave();
    await anna.go();
    await anna.press(anna.link('web-mine-all'));
    await anna.heading('web-mine').waitFor();
    await isMine(anna, language);
    assert.deepEqual(await seriousFaults(anna.page), [], `${language}, by ${theme}`);

    await anna.press(anna.button('web-mine-settings'));
    await anna.press(anna.button('web-recovery-make'));
    const link = await anna.page.getByLabel(anna.say('web-recovery-link'), { exact: true }).inputValue();
    const other = await stage.person('Other', { language, theme, size: 'telephone' });
    await other.page.goto(link);
    await other.press(other.button('web-recover-go'));
    await other.press(other.page.getByRole('link', { name: `${other.say('web-mine')} – Anna` }));
    await isMine(other, language);
    assert.deepEqual(await seriousFaults(other.page), [], `${language}, by ${theme}, on a telephone`);
    await other.press(other.page.locator('ol li a').first());
    await other.button('web-replay-next').waitFor();

    const stranger = await stage.person('Eve', { language, theme });
    await stranger.go('me');
    await stranger.page.getByText(stranger.say('web-mine-none')).waitFor();
    assert.equal(await stranger.page.locator('table').count(), 0);
  });
}

/** The page shows one open table, three games, and figures for each number of seats with their sum. */
async function isMine(person, where) {
  const { page } = person;
  await page.locator('ol > li').nth(2).waitFor();
  await page.locator('.tables .card').first().waitFor();
  assert.equal(await page.locator('.tables .card').count(), 1, `${where}: the open table`);
  const figures = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.cells].slice(1, 3).map((cell) => cell.textContent)));
  assert.deepEqual(figures, [[person.say('web-mine-any'), '3'], ['3', '2'], ['4', '1']], where);
  assert.equal(await page.locator('ol > li').count(), 3, where);
  assert.equal(await overflow(page), 0, where);
}
