// Before a game with friends, everybody chooses a syndicate of their own in the waiting room.

import assert from 'node:assert/strict';
import { show } from '#browser/stage.mjs';
import { atTable, joinBy, setUp } from '#browser/table.mjs';
import { viewOf } from './play.mjs';

/** The syndicate of a seat, as it can be chosen in the waiting room. */
const chosen = ({ page }, seat) => page.locator('.seats li').nth(seat).locator('select');

/** Waits until the waiting room says which syndicate a seat has. */
async function has(person, seat, color) {
  const choice = chosen(person, seat);
  await person.page.waitForFunction(({ element, color }) => element.value === color, { element: await choice.elementHandle(), color });
}

show('everybody chooses a syndicate at the table, and nobody takes one that a person has', async (stage) => {
  const anna = await stage.person('Anna');
  const ben = await stage.person('Ben', { size: 'telephone', language: 'fr' });
  const link = await setUp(anna, { game: 'noxford', seats: 3 });
  await joinBy(ben, link);
  assert.equal(await chosen(ben, 0).count(), 0, 'Ben cannot choose for Anna');
  assert.equal(await chosen(ben, 2).count(), 0, 'nor for a seat that nobody has');
  const taken = () => chosen(ben, 1).locator('option:disabled').evaluateAll((options) => options.map(({ value }) => value));
  assert.deepEqual(await taken(), ['red'], 'Anna’s cannot be had');
  await chosen(ben, 1).selectOption('green');
  await has(ben, 1, 'green');
  await chosen(anna, 0).selectOption('orange');
  await has(anna, 0, 'orange');
  await has(anna, 2, 'red');
  await ben.page.locator('.seats li').first().getByText(ben.say('noxford-option-colors.orange')).waitFor();
  assert.deepEqual(await taken(), ['orange']);
  await anna.press(anna.button('web-waiting-add-bot'));
  await chosen(anna, 2).selectOption('blue');
  await has(anna, 2, 'blue');
  await anna.press(anna.button('web-waiting-start'));
  await Promise.all([atTable(anna), atTable(ben)]);
  assert.deepEqual(viewOf(ben).seats.map(({ color }) => color), ['orange', 'green', 'blue']);
});
