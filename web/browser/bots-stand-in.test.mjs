// A bot stands in: when it is asked to, when the clock runs out, and as an adviser.

import assert from 'node:assert/strict';
import { Company } from './company.mjs';
import { atTable, decide, ID, logOf, openBox, playNow, playOn, questionOrEnd, shown } from './sample.mjs';
import { show } from './stage.mjs';

show('a seat is handed to a bot and taken back, and a hint says why', async (stage) => {
  const anna = await stage.person('Anna');
  const { page } = anna;
  await playNow(anna);
  await playOn(anna, { decisions: 2 });

  await questionOrEnd(anna);
  await anna.press(anna.button('web-hint'));
  const hint = page.locator('.hint');
  await hint.waitFor();
  assert.match(await hint.innerText(), new RegExp(anna.say('web-hint-would')));
  assert.ok((await hint.locator('li').count()) > 0, 'the hint has a reason');
  await decide(anna);
  await hint.waitFor({ state: 'detached' });

  await questionOrEnd(anna);
  const before = await shown(anna);
  await anna.press(anna.button('web-hand-over'));
  await page.getByText(anna.say('web-bot-handed-over')).waitFor();
  // The bot plays on for Anna: entries come without her.
  await page.waitForFunction((before) => Number(document.querySelector('.table')?.getAttribute('data-shown')) > before + 6, before);
  await anna.press(anna.button('web-take-back'));
  await page.getByText(anna.say('web-bot-handed-over')).waitFor({ state: 'detached' });
  const log = await logOf(anna);
  assert.ok(log.some((line) => line.includes(anna.say('web-log-handed-over', { name: 'Anna' }))));
  assert.ok(log.some((line) => line.includes(anna.say('web-log-took-back', { name: 'Anna' }))));
  await playOn(anna, { decisions: 3 });
}, { serve: { 'bot-pause': 300 } });

for (const size of ['telephone', 'sideways']) {
  show(`whom a bot plays for, and who is away, can be seen on a telephone (${size})`, async (stage) => {
    const [anna, ben] = [await stage.person('Anna', { size }), await stage.person('Ben')];
    const company = await Company.gather([anna, ben], { game: ID, seed: 1, bots: ['novice'] });
    await company.look(anna, ben);
    const signs = (seat) => anna.page.locator(`[data-place="plaque-${seat}"]`).evaluate((plaque) =>
      ['mark', 'gone', 'name'].filter((part) => {
        const { width, height } = plaque.querySelector(`.${part}`)?.getBoundingClientRect() ?? { width: 0, height: 0 };
        return width >= 10 && height >= 10;
      }));
    assert.deepEqual([await signs(0), await signs(1), await signs(2)], [['name'], ['name'], ['mark', 'name']], 'only the bot is marked');
    await ben.press(ben.button('web-hand-over'));
    await anna.page.locator('[data-place="plaque-1"] .mark').waitFor();
    assert.deepEqual(await signs(1), ['mark', 'name'], 'and then whoever has handed over');
    company.leave();
    await ben.page.close();
    await anna.page.locator('[data-place="plaque-1"] .gone').waitFor();
    assert.ok((await signs(1)).includes('gone') && (await signs(1)).includes('name'), 'somebody who is away still has a name');
  });
}

show('when the clock runs out a bot decides, and everybody is told', async (stage) => {
  const anna = await stage.person('Anna');
  const { page } = anna;
  await openBox(anna);
  // The page offers half a minute and more; a table with a shorter clock is made the way the page makes one.
  const made = await page.evaluate(async (game) => {
    const send = (method, path, body) =>
      fetch(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
    await send('PUT', '/api/me', { name: 'Anna' });
    const seats = [{ who: 'me' }, { who: 'bot', level: 'novice' }, { who: 'bot', level: 'novice' }];
    const answer = await send('POST', '/api/tables', { game, seats, clock: 5, start: true });
    return answer.json();
  }, ID);
  await anna.go(`t/${made.table}`);
  await atTable(anna);
  await questionOrEnd(anna);
  await page.getByRole('timer', { name: anna.say('web-clock-left', { seconds: 4 }) }).first().waitFor();
  await page.locator('.log').getByText(anna.say('web-log-clock', { name: 'Anna' })).first().waitFor();
  // And the next decision is hers again. Whether she would be in time for it depends on the machine.
  assert.equal(await questionOrEnd(anna), 'question');
});
