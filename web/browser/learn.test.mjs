// What wins is said on the box, at the table and in the first step of a lesson; a lesson explains each new decision, and ends
// with what to look at next.

import assert from 'node:assert/strict';
import { Company } from './company.mjs';
import { GAMES } from './games.mjs';
import { ID } from './sample.mjs';
import { show } from './stage.mjs';
import { atTable, openBox } from './table.mjs';

for (const game of GAMES) {
  for (const [size, language] of [['wide', 'en'], ['telephone', 'fr']]) {
    show(`${game} says what wins, and teaches it, on a ${size} screen (${language})`, async (stage) => {
      const anna = await stage.person('Anna', { size, language });
      const goal = anna.say(`${game}-box-goal`);
      const { page } = anna;
      await learn(anna, game);

      await page.locator('.lesson[data-step="goal"]', { hasText: goal }).waitFor();
      await anna.press(anna.button(anna.touch ? 'web-rules' : 'web-goal'));
      await page.locator('dialog[open], .column').getByText(goal).waitFor();
      await page.keyboard.press('Escape');
      await anna.press(anna.button('web-lesson-understood'));
      const step = page.locator('.lesson:not([data-step="goal"])');
      await step.waitFor();
      assert.ok((await step.innerText()).length > 60, 'the first decision is explained');
    });
  }
}

show('a lesson ends with what to look at next', async (stage) => {
  const anna = await stage.person('Anna');
  await learn(anna, ID);
  await anna.press(anna.button('web-lesson-understood'));
  const company = await Company.at([anna], anna.page.url());
  for (let seat; (seat = await company.next()) !== undefined; ) await company.playOn(seat);
  const last = anna.page.locator('.lesson[data-step="next"]');
  await last.waitFor();
  await anna.press(anna.button('web-lesson-understood'));
  await last.waitFor({ state: 'detached' });
});

/** Begins a lesson, from the box, which says what wins. */
async function learn(person, game) {
  await openBox(person, game);
  await person.page.locator('.goal', { hasText: person.say(`${game}-box-goal`) }).waitFor();
  await person.press(person.button('web-box-learn'));
  await person.giveName();
  await atTable(person);
}
