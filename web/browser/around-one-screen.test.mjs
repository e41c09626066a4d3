// Around one screen: two people, a bot, and a curtain between them; it shows the table, and no hand.

import assert from 'node:assert/strict';
import { atTable, decide, openBox, sectionOf } from './sample.mjs';
import { show } from './stage.mjs';

const NAMES = ['Anna', 'Ben'];

show('two people share a screen, and neither ever sees the hand of the other', async (stage) => {
  const both = await stage.person('Both');
  const { page } = both;
  await openBox(both);
  for (const [index, name] of NAMES.entries()) {
    await page.getByLabel(both.say('web-one-screen-name', { number: index + 1 })).fill(name);
  }
  const section = sectionOf(both, 'web-one-screen');
  await section.getByText(both.say('web-one-screen-bots', { count: 1 })).waitFor();
  await both.press(section.getByRole('radio', { name: both.say('web-level-novice'), exact: true }));
  await both.press(both.button('web-one-screen-go'));
  // Names have been written: nobody is asked for one again.
  await atTable(both);
  const { table } = both.heard.find(({ type }) => type === 'table');
  assert.deepEqual(table.seats.map(({ name, level }) => level ?? name), [...NAMES, 'novice']);
  await watchHands(both);

  let curtains = 0;
  let decisions = 0;
  for (;;) {
    await page.waitForSelector('.curtain, .hand.ready button.lit, .end');
    if ((await page.locator('.end').count()) > 0) break;
    if ((await page.locator('.curtain').count()) > 0) {
      curtains += 1;
      await behindTheCurtain(both);
      await both.press(page.locator('.curtain button'));
    } else {
      await decide(both, (decisions += 1));
    }
  }
  assert.ok(curtains > 10 && decisions > 20, `${curtains} curtains, ${decisions} decisions`);
  assert.deepEqual(await page.evaluate(() => globalThis.leaks), [], 'no card was ever there together with the curtain');
});

/** Looks at every change of the page: where the curtain is, there is no hand and nothing that tells of one. */
function watchHands(person) {
  return person.page.evaluate(() => {
    globalThis.leaks = [];
    const look = () => {
      if (!document.querySelector('.curtain')) return;
      const found = document.querySelector('.hand.open, .hand.ready, .hand button, .choices button, .hint, .reminder');
      if (found) globalThis.leaks.push(found.outerHTML.slice(0, 200));
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
}

/** Names the one who should take the device, and shows nothing else. */
async function behindTheCurtain(person) {
  const { page } = person;
  const name = await page.locator('.curtain h2').innerText();
  assert.ok(NAMES.some((each) => name === person.say('web-curtain-pass', { name: each })), name);
  assert.equal(await page.locator('.curtain button').evaluate((button) => button === document.activeElement), true);
  assert.ok((await page.locator('main.board .seat').count()) >= NAMES.length, 'everybody can look at the table');
}
