// A piece is carried to the wheel: what touching the piece and then a compartment does.

import assert from 'node:assert/strict';
import { carry } from '#browser/carry.mjs';
import { Company } from '#browser/company.mjs';
import { show } from '#browser/stage.mjs';
import { asked, isAsked } from '#browser/table.mjs';
import { letGo, own, viewOf } from './play.mjs';

for (const size of ['wide', 'telephone']) {
  show(`a piece is carried into a compartment, and laid back where nothing is (${size})`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    const { page } = anna;
    const company = await Company.gather([anna], { game: 'hamsterrolle', seed: 1, options: { first_player: 0, seconds: 0, turn_limit: 20 }, bots: ['novice'] });
    await company.look(anna);
    await isAsked(anna, company);
    const question = await asked(anna);
    const piece = own(anna, 'blue').first();
    await carry(anna, piece, { to: page.locator('.question').first() });
    assert.equal(await piece.getAttribute('aria-pressed'), 'false', 'it is laid back');
    const compartment = page.locator('.compartments button').last();
    await carry(anna, piece, { to: compartment });
    assert.equal(await piece.getAttribute('aria-pressed'), 'true');
    assert.equal(await compartment.getAttribute('aria-pressed'), 'true', 'it is aimed there');
    assert.equal(await asked(anna), question, 'nothing was let go yet');
    const aimed = Number((await compartment.getAttribute('data-place')).split('/')[1]);
    await letGo(anna);
    const { compartments } = viewOf(anna);
    assert.ok(compartments[aimed].some((each) => each.startsWith('blue')), JSON.stringify(compartments));
  });
}
