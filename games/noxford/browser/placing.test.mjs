// A card is laid by mouse, by finger and by keyboard; a bad place tells why, by words and by lines.

import assert from 'node:assert/strict';
import { Company } from '#browser/company.mjs';
import { tabTo } from '#browser/keys.mjs';
import { show } from '#browser/stage.mjs';
import { asked } from '#browser/table.mjs';
import { answered, LIT, MAIN, middleOf, pointOf, stackAt, touchAt } from './play.mjs';

/** A place against both start cards. */
const GOOD = { o: 'sideways', x: 0, y: -2 };

async function seated(stage, options = {}) {
  const anna = await stage.person('Anna', options);
  const company = await Company.gather([anna], { game: 'noxford', seed: 11, options: { first_player: 0 }, bots: ['novice'] });
  await company.look(anna);
  await anna.page.locator(LIT).first().waitFor();
  return anna;
}

show('with the mouse a place is shown before it is touched, with the edges that make it good', async (stage) => {
  const anna = await seated(stage);
  const { page } = anna;
  const question = await asked(anna);
  await anna.press(page.locator(LIT).first());
  assert.equal(await page.locator('.ghost.place').count(), 3, 'three places are good against the start');
  const point = await pointOf(anna, ...middleOf(GOOD));
  await page.mouse.move(point.x, point.y);
  await page.locator('.laid:not(.wrong)').waitFor();
  await page.locator('.guides').waitFor();
  assert.equal(await page.locator('.guides .contact').count(), 2, 'it touches two cards');
  assert.ok((await page.locator('.guides .guide').count()) >= 2, 'it is in line with them');
  assert.equal(await asked(anna), question, 'nothing was played yet');
  await page.mouse.click(point.x, point.y);
  await answered(anna, question);
  await stackAt(anna, GOOD).waitFor();
});

show('with a finger the first touch shows a place and the second lays the card', async (stage) => {
  const anna = await seated(stage, { size: 'telephone' });
  const { page } = anna;
  const question = await asked(anna);
  const whereCardsLie = () => page.locator('.city .stack').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  const before = await whereCardsLie();
  await anna.press(page.locator(LIT).first());
  await touchAt(anna, ...middleOf(GOOD));
  await page.locator('.laid:not(.wrong)').waitFor();
  await page.locator(MAIN).waitFor();
  assert.deepEqual(await whereCardsLie(), before, 'the city stays under the finger, whatever buttons come');
  assert.equal(await asked(anna), question, 'nothing was played yet');
  await touchAt(anna, ...middleOf(GOOD));
  await answered(anna, question);
  await stackAt(anna, GOOD).waitFor();
});

show('the keyboard goes from place to place, hears what each touches, and lays the card', async (stage) => {
  const anna = await seated(stage);
  const { page } = anna;
  const question = await asked(anna);
  await tabTo(anna, LIT);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('[role=listbox]'));
  const told = () => page.evaluate(() => document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.textContent.trim());
  const first = await told();
  assert.match(first, /, touching: .+\((above|below|on the left|on the right)\)/);
  await page.keyboard.press('ArrowDown');
  const second = await told();
  assert.notEqual(second, first);
  await page.keyboard.press('Escape');
  await page.locator('.ghosts').waitFor({ state: 'detached' });
  assert.equal(await asked(anna), question, 'Escape takes the card back');
  await tabTo(anna, LIT);
  await page.keyboard.press('Enter');
  await page.locator('.ghosts').waitFor();
  await page.keyboard.press('Enter');
  await answered(anna, question);
  assert.ok((await page.locator('.city .stack').count()) >= 3);
});

for (const size of ['wide', 'telephone']) {
  show(`a place that touches one card only says so and is drawn, on a ${size} screen`, async (stage) => {
    const anna = await seated(stage, { size });
    const { page } = anna;
    const question = await asked(anna);
    await anna.press(page.locator(LIT).first());
    await touchAt(anna, -3.4, 0.6);
    await page.locator('.answer').waitFor();
    assert.equal(await page.locator('.answer').innerText(), anna.say('noxford-refusal-touches-too-few'));
    await page.locator('.laid.wrong').waitFor();
    await page.locator('.guides.wrong').waitFor();
    assert.equal(await page.locator('.guides.wrong .contact').count(), 1, 'the one card that it touches');
    assert.equal(await asked(anna), question);
  });
}
