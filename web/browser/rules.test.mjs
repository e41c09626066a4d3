// The rules of each game have an address of their own: listed, linked from box and table, in both languages, and fit for paper.

import assert from 'node:assert/strict';
import { overflow, seriousFaults } from './browser.mjs';
import { GAMES } from './games.mjs';
import { openBox, playNow } from './sample.mjs';
import { show } from './stage.mjs';

for (const [language, size, theme] of [['en', 'wide', 'day'], ['fr', 'telephone', 'night']]) {
  show(`every game’s rules have a page with contents, pictures and a description (${language}, ${size}, ${theme})`, async (stage) => {
    const anna = await stage.person('Anna', { language, size, theme });
    const { page } = anna;
    for (const game of GAMES) {
      const answer = await page.goto(`rules/${game}`);
      assert.equal(answer.status(), 200);
      const title = anna.say(`${game}-box-title`);
      await anna.heading('web-rules-of', { title }).waitFor();
      const contents = page.getByRole('navigation', { name: anna.say('web-rules-contents') }).getByRole('link');
      await contents.first().waitFor();
      assert.ok((await page.title()).startsWith(anna.say('web-rules-of', { title })));
      assert.ok((await page.getAttribute('meta[name="description"]', 'content')).includes(anna.say(`${game}-box-line`)));
      assert.ok((await page.locator('article .drawing svg').count()) > 0, `${game} has pictures in its text`);
      assert.deepEqual(await contents.allTextContents(), await page.locator('article h2').allTextContents());
      assert.deepEqual(await seriousFaults(page), [], game);
      assert.equal(await overflow(page), 0, game);

      // A part has an address, too.
      await anna.press(contents.last());
      const { hash } = new URL(page.url());
      assert.match(hash, /^#rules-/);
      await page.reload();
      await page.waitForFunction((id) => document.activeElement?.id === id, hash.slice(1));
    }
  });
}

show('the rules are linked from the box and from the table, which stays open', async (stage) => {
  const anna = await stage.person('Anna');
  await openBox(anna);
  await anna.press(anna.button('web-rules'));
  const opened = anna.context.waitForEvent('page');
  await anna.press(anna.link('web-rules-own-page'));
  await (await opened).getByRole('heading', { level: 1 }).waitFor();
  await anna.page.keyboard.press('Escape');
  await playNow(anna);
  await anna.choose('web-rules');
  const again = anna.context.waitForEvent('page');
  await anna.press(anna.link('web-rules-own-page'));
  await (await again).getByRole('heading', { level: 1 }).waitFor();
  await anna.page.locator('.table[data-shown]').waitFor();
});

show('on paper the rules are ink on white, without what can be pressed', async (stage) => {
  const anna = await stage.person('Anna', { theme: 'night' });
  const { page } = anna;
  await anna.go(`rules/${GAMES[0]}`);
  await page.locator('article h2').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('header').isVisible(), false);
  assert.equal(await anna.button('web-rules-print').isVisible(), false);
  assert.equal(await page.locator('article p').first().evaluate((each) => getComputedStyle(each).color), 'rgb(0, 0, 0)');
  assert.ok((await page.pdf({ format: 'A4' })).length > 10_000);
});

show('there are no rules of a game that is not here', async (stage) => {
  const anna = await stage.person('Anna');
  await anna.go('rules/no-such-game');
  await anna.heading('web-missing-title').waitFor();
});
