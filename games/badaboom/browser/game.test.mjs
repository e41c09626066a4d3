// A whole game of three people and two bots: by mouse on a wide screen, and by finger on a telephone, in French.

import assert from 'node:assert/strict';
import { Company } from '#browser/company.mjs';
import { fits, watchWidth } from '#browser/fits.mjs';
import { reader } from '#browser/reader.mjs';
import { show } from '#browser/stage.mjs';
import { isAsked } from '#browser/table.mjs';
import { answer, does, hasty, main } from './play.mjs';

/** How many decisions the two people make on their screens; scripts make the others. */
const BY_HAND = 14;

show('three people and two bots play a game to its end', async (stage) => {
  const people = [await stage.person('Anna'), await stage.person('Ben', { size: 'telephone', language: 'fr', theme: 'night' }), await stage.person('Cleo')];
  const [anna, ben] = people;
  const company = await Company.gather(people, { game: 'badaboom', seed: 5, options: { goal: 3, first_player: 0 }, bots: ['novice', 'novice'] });
  await watchWidth(ben);
  await company.look(anna, ben);
  const isFrench = reader(ben);

  let byHand = 0;
  for (let seat = await company.next(); seat !== undefined; seat = await company.next()) {
    const person = people[seat];
    if (person.page && seat < 2 && byHand < BY_HAND) {
      byHand += 1;
      await isAsked(person, company);
      if (person === ben) {
        await fits(ben, `decision ${byHand}`);
        await isFrench(`decision ${byHand}`);
      }
      await decide(person, hasty(company.legal(seat), company.view(seat)));
      await company.hearsOf(person);
    } else await company.act(seat, hasty(company.legal(seat), company.view(seat)));
  }
  assert.equal(byHand, BY_HAND);

  await Promise.all([anna, ben].map(({ page }) => page.locator('.end').waitFor()));
  const { result } = anna.heard.findLast(({ table }) => table?.result).table;
  for (const person of [anna, ben]) {
    const scores = await person.page.locator('.end tbody tr').evaluateAll((rows) => rows.map((row) => Number(row.querySelector('.total').textContent.replace('−', '-'))));
    assert.deepEqual(scores.toSorted(), result.seats.map(({ score }) => score).toSorted());
  }
  await fits(ben, 'the end');
  await isFrench('the end');
});

/** Answers by touching: what leads to an action is opened, and its last button pressed. */
async function decide(person, action) {
  const { page } = person;
  if (action.type === 'take') await person.press(page.locator(`[data-place="slot/${action.slot}"]`));
  else if (action.type === 'put') await person.press(page.locator(`.hand [data-place$="/${action.card}"]`).first());
  else {
    await answer(person, does(person, action.type));
    return;
  }
  await answer(person, action.type === 'take' && (await main(person).count()) === 0 ? does(person, 'take').first() : main(person));
}
