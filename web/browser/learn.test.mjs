// What wins is said on the box, at the table and in the first step of a lesson. A lesson’s deal lets one meet every kind of
// decision, and explains each of them; it ends with what to look at next.

import assert from 'node:assert/strict';
import { Company } from './company.mjs';
import { GAMES } from './games.mjs';
import { Learner } from './learner.mjs';
import { faultsEverywhere } from './reach.mjs';
import { show } from './stage.mjs';
import { atTable, isAsked, openBox } from './table.mjs';

for (const game of GAMES) {
  for (const [size, language] of [['wide', 'en'], ['telephone', 'fr']]) {
    show(`${game} says what wins, and teaches it, on a ${size} screen (${language})`, async (stage) => {
      const anna = await stage.person('Anna', { size, language });
      const goal = anna.say(`${game}-box-goal`);
      const { page } = anna;
      await learn(anna, game);

      await page.locator('.lesson[data-step="goal"]', { hasText: goal }).waitFor();
      await anna.choose('web-goal');
      await page.locator('dialog[open]').getByText(goal).waitFor();
      await page.keyboard.press('Escape');
      await anna.press(anna.button('web-lesson-understood'));
      const step = page.locator('.lesson:not([data-step="goal"])');
      await step.waitFor();
      assert.ok((await step.innerText()).length > 60, 'the first decision is explained');
      assert.equal(await page.locator('.notes [data-pan]').evaluate(({ scrollTop }) => scrollTop), 0, 'and is read from its beginning');
      if (anna.touch) return;
      assert.deepEqual(await faultsEverywhere(page, `${game}, a lesson`), []);
      await learnAll(anna, game);
    });
  }
}

/** Plays the lesson to its end: every kind of decision has been met, which the lesson says, and then comes what is next. */
async function learnAll(person, game) {
  const company = await Company.at([person], person.page.url());
  const learner = await Learner.of(game, 1);
  const steps = [];
  for (let seat; (seat = await company.next()) !== undefined; ) {
    // When there is nothing more to learn, the game is only played to its end.
    if (!steps.includes('all')) {
      await isAsked(person, company);
      steps.push(...(await understand(person)));
    }
    await company.act(seat, learner.decide(company.legal(seat), company.view(seat)));
  }
  assert.ok(steps.includes('all'), `${game}: the lesson brings every decision, and not only ${steps}`);
  await person.page.locator('.lesson[data-step="next"]').waitFor();
  await understand(person);
}

/** Reads what the lesson says now, and what it says after that; gives the steps. */
async function understand(person) {
  const lesson = person.page.locator('.lesson');
  const steps = [];
  while ((await lesson.count()) > 0) {
    const step = await lesson.getAttribute('data-step');
    steps.push(step);
    await person.press(person.button('web-lesson-understood'));
    await person.page.locator(`.lesson[data-step="${step}"]`).waitFor({ state: 'detached' });
  }
  return steps;
}

/** Begins a lesson, from the box, which says what wins. */
async function learn(person, game) {
  await openBox(person, game);
  await person.page.locator('.goal', { hasText: person.say(`${game}-box-goal`) }).waitFor();
  await person.press(person.button('web-box-learn'));
  await person.giveName();
  await atTable(person);
}
