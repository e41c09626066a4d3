// Taking back, as people do it at a table of any game: at once, and not at all once something has come of it.

import assert from 'node:assert/strict';
import { seriousFaults } from './browser.mjs';
import { Company } from './company.mjs';
import { fits, watchWidth, within } from './fits.mjs';
import { tells } from './table.mjs';

/** How long it is played until somebody can do what is to be taken back. */
const TURNS = 200;

/**
 * Three people play from a chosen deal until Anna can do the `deed`. She takes it back; both screens stand as before, and so does
 * what everybody knows. She does it again, and then comes what `ends` it, which nobody can take back.
 */
export async function takesBack(stage, { game, seed, options = {}, deed, ends }) {
  const [anna, ben, cleo] = [await stage.person('Anna', { size: 'telephone', language: 'fr' }), await stage.person('Ben'), await stage.person('Cleo')];
  await watchWidth(anna);
  const company = await Company.gather([anna, ben, cleo], { game, seed, options });
  const done = () => company.legal(0).find(deed);
  for (let turn = 0; ; turn += 1) {
    assert.ok(turn < TURNS, 'it comes to that');
    const seat = await company.next();
    if (seat === 0 && done()) break;
    await company.playOn(seat);
  }
  await company.look(anna, ben);
  const known = () => JSON.stringify([0, 1, 2].map((seat) => company.view(seat)));
  const before = known();

  await company.act(0, done());
  assert.notEqual(known(), before);
  await company.told([anna, ben]);
  await anna.button('web-undo').waitFor();
  assert.equal(await ben.button('web-undo').count(), 0, 'it is not his');
  await within(anna.page, '.undo');
  assert.deepEqual(await seriousFaults(anna.page), []);
  await anna.press(anna.button('web-undo'));
  for (const person of [anna, ben]) await tells(person, person.say('web-log-undone', { name: 'Anna' }));
  await fits(anna, 'a table at which something was taken back');
  await company.hearsOf(anna);
  assert.equal(known(), before, 'everybody knows what they knew before, and has to decide it anew');
  assert.equal(await company.next(), 0);

  // Done once more, and then something comes of it: it stands.
  await company.act(0, done());
  const number = anna.heard.filter(({ type }) => type === 'step').at(-1).number + 1;
  const seat = await company.next();
  const end = company.legal(seat).find(ends);
  assert.ok(end, JSON.stringify(company.legal(seat)));
  await company.act(seat, end);
  await company.told([anna, ben]);
  for (const person of [anna, ben]) await person.page.locator('.undo').waitFor({ state: 'detached' });
  assert.equal(await company.refused(0, { do: 'undo', seat: 0, number }), 'cannot_undo');
}
