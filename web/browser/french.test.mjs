// The French run: the language follows the browser, and nothing on any page is English or a message's id.

import assert from 'node:assert/strict';
import { openBox, playNow, playOn, setUp } from './jericho.mjs';
import { show } from './stage.mjs';
import { bundleOf, messageIds } from './words.mjs';

show('a whole game in French has no English sentence and no message id on any page', async (stage) => {
  const anna = await stage.person('Anna', { language: 'fr' });
  const isFrench = reader(anna);
  await anna.go();
  await anna.heading('web-shelf-title').waitFor();
  await anna.page.getByRole('link', { name: /Jericho/ }).waitFor();
  assert.equal(await anna.page.getAttribute('html', 'lang'), 'fr');
  await isFrench('the shelf');
  await openBox(anna);
  await isFrench('the box');
  await anna.press(anna.button('web-settings'));
  await anna.page.locator('dialog[open]').waitFor();
  await isFrench('the settings');
  await anna.page.keyboard.press('Escape');
  await playNow(anna);
  await playOn(anna, {
    each: async (decision) => {
      if (decision % 5 === 1) await hinted(anna);
      await anna.press(anna.page.locator('.hand.ready button.lit').last());
      await anna.page.locator('.choices button:enabled').first().waitFor();
      await isFrench(`decision ${decision}`);
      await anna.press(anna.page.locator('.hand button.picked'));
      await anna.page.locator('.choices').waitFor({ state: 'detached' });
    },
  });
  await isFrench('the end');
  await anna.press(anna.button('web-rules'));
  await anna.page.locator('.rules h2').first().waitFor();
  await isFrench('the rules');
  await anna.press(anna.link('web-end-replay'));
  await anna.button('web-replay-last').click();
  await isFrench('the replay');
  await anna.go('t/nothing');
  await anna.heading('web-missing-title').waitFor();
  await isFrench('nothing here');

  const ben = await stage.person('Ben', { language: 'fr' });
  await setUp(ben);
  await reader(ben)('the waiting room');
});

async function hinted(person) {
  await person.press(person.button('web-hint'));
  await person.page.locator('.hint').waitFor();
}

/** Reads a page as people and as screen readers do, and finds what is not French. */
function reader(person) {
  const ids = messageIds();
  const english = englishPieces();
  return async (where) => {
    const text = await person.page.evaluate(() => {
      const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext], img[alt]')].flatMap((each) =>
        ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'].map((name) => each.getAttribute(name) ?? ''),
      );
      return [document.title, document.body.textContent, ...spoken].join('\n');
    });
    assert.deepEqual(ids.filter((id) => new RegExp(`(^|[^\\w-])${id}($|[^\\w-])`).test(text)), [], `no message id on ${where}`);
    assert.deepEqual(english.filter((piece) => text.includes(piece)), [], `no English on ${where}`);
    assert.doesNotMatch(text, /\{ ?\$|\{\$|undefined|\[object|NaN/, where);
    assert.doesNotMatch(text, /[^\s\u202f\u00a0(«][!?;]|\p{L}:\s/u, `narrow spaces on ${where}`);
  };
}

/** Pieces of plain text that are in the English words and in no French ones, long enough to be no accident. */
function englishPieces() {
  const pieces = (language) => {
    const found = [];
    const walk = (piece) => {
      if (typeof piece === 'string') found.push(piece.trim());
      else if (Array.isArray(piece)) piece.forEach(walk);
      else if (piece?.type === 'select') piece.variants.forEach(({ value }) => walk(value));
    };
    for (const { value, attributes } of bundleOf(language)._messages.values()) {
      walk(value);
      Object.values(attributes).forEach(walk);
    }
    return found;
  };
  const french = pieces('fr').join('\n');
  return [...new Set(pieces('en'))].filter((piece) => piece.length >= 6 && /\s/.test(piece) && !french.includes(piece));
}
