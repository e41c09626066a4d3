// Taking back: at once, with consent, and not at all once a card has come.

import assert from 'node:assert/strict';
import { seriousFaults } from '#browser/browser.mjs';
import { Company } from '#browser/company.mjs';
import { fits, watchWidth, within } from '#browser/fits.mjs';
import { tabTo } from '#browser/keys.mjs';
import { reader } from '#browser/reader.mjs';
import { show } from '#browser/stage.mjs';
import { hasToDecide, tells } from '#browser/table.mjs';
import { viewOf } from './play.mjs';

/** The first place for a Master, and for a card of the hand that brings another one. */
const master = (company, seat) => company.legal(seat).find(({ type, card }) => type === 'place' && card.endsWith('-master'));
const fromHand = (company, seat) => company.legal(seat).find(({ type, card }) => type === 'place' && company.view(seat).seats[seat].hand.includes(card) && !card.endsWith('-gear'));

const city = (person) => JSON.stringify(viewOf(person).city);

/** What a finger has to hit is as large as one. */
async function isLargeEnough(what) {
  const { width, height } = await what.boundingBox();
  assert.ok(width >= 44 && height >= 44, `${width} × ${height}`);
}

show('a card is taken back at once, with the other’s consent, and not past a card that came for it', async (stage) => {
  const anna = await stage.person('Anna');
  const ben = await stage.person('Ben', { size: 'telephone', language: 'fr' });
  await watchWidth(ben);
  const company = await Company.gather([anna, ben], { game: 'noxford', options: { first_player: 0 }, seed: 5 });
  await company.look(anna, ben);
  const isFrench = reader(ben);
  const start = city(anna);
  assert.equal(await anna.button('web-undo').count(), 0, 'nothing has been done yet');

  // At once, with the keyboard.
  await company.act(0, master(company, 0));
  await company.told([anna, ben]);
  await anna.button('web-undo').waitFor();
  assert.equal(await ben.button('web-undo').count(), 0);
  await tabTo(anna, '.undo');
  await anna.page.keyboard.press('Enter');
  await tells(anna, anna.say('web-log-undone', { name: 'Anna' }));
  await tells(ben, ben.say('web-log-undone', { name: 'Anna' }));
  await hasToDecide(anna);
  assert.equal(city(anna), start);
  assert.equal(city(ben), start);
  await company.hearsOf(anna);

  // The other has played since: asked, and agreed to.
  await company.act(0, master(company, 0));
  await company.act(1, master(company, 1));
  await company.told([anna, ben]);
  await isLargeEnough(ben.button('web-undo'));
  await within(ben.page, '.undo');
  await fits(ben, 'a table with something to take back');
  await anna.press(anna.button('web-undo-ask'));
  await anna.page.getByText(anna.say('web-undo-waits', { names: 'Ben' })).waitFor();
  await ben.page.getByText(ben.say('web-undo-question', { name: 'Anna' })).waitFor();
  for (const id of ['web-undo-agree', 'web-undo-refuse']) await isLargeEnough(ben.button(id));
  await within(ben.page, '.banner .button');
  await within(ben.page, '#question');
  await fits(ben, 'what is asked of the others');
  await isFrench('what is asked of the others');
  assert.deepEqual(await seriousFaults(ben.page), []);
  assert.deepEqual(await seriousFaults(anna.page), []);
  await ben.press(ben.button('web-undo-agree'));
  await tells(ben, ben.say('web-log-undone-more', { name: 'Anna' }));
  await hasToDecide(anna);
  assert.equal(city(anna), start, 'what came after it is not there any more, either');
  await company.hearsOf(anna);

  // Asked again about another card, and refused: it stands, and nobody can go on asking.
  await company.act(0, master(company, 0));
  await company.act(1, master(company, 1));
  await company.told([anna, ben]);
  await anna.press(anna.button('web-undo-ask'));
  await ben.press(ben.button('web-undo-refuse'));
  await tells(anna, anna.say('web-log-undo-refused', { name: 'Ben' }));
  await hasToDecide(anna);
  assert.equal(await anna.button('web-undo-ask').count(), 0);
  await company.hearsOf(anna);

  // A card of the hand is seen by all, and another is drawn for it: nothing before it is taken back.
  await ben.button('web-undo').waitFor();
  await company.act(0, fromHand(company, 0));
  await company.told([anna, ben]);
  await hasToDecide(ben);
  for (const person of [anna, ben]) assert.equal(await person.page.locator('.undo').count(), 0);
  const last = anna.heard.filter(({ type }) => type === 'step').at(-1).number;
  assert.equal(await company.refused(0, { do: 'undo', seat: 0, number: last }), 'cannot_undo');
  assert.equal(await company.refused(1, { do: 'undo', seat: 1, number: last - 3 }), 'cannot_undo');
});
