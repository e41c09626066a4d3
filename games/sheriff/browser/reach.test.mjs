// The longest things of the market square on every screen: an offer with everything unfolded, and five cards to put in order.

import assert from 'node:assert/strict';
import { dealNumber } from '#browser/deal.mjs';
import { faultsEverywhere, showOn } from '#browser/reach.mjs';
import { show } from '#browser/stage.mjs';
import { playNow } from '#browser/table.mjs';
import { choice, decide, deed, isAsked, touch, viewOf } from './play.mjs';

show('five cards are put in order, and an offer is put together, with a finger on every screen', async (stage) => {
  const anna = await stage.person('Anna');
  const { page } = anna;
  await playNow(anna, { deal: dealNumber({ game: 'sheriff', seats: 5, seed: 1 }) });
  let [ordered, offered] = [false, false];
  for (let decision = 0; decision < 40 && !(ordered && offered); decision += 1) {
    assert.ok(await isAsked(anna), 'the game goes on');
    if (viewOf(anna).phase === 'market' && !ordered) {
      await touch(anna, [0, 1, 2, 3, 4]);
      await anna.press(page.locator('.choices button.main'));
      await page.locator('.order button').nth(3).waitFor();
      assert.deepEqual(await faultsEverywhere(page, 'five cards to put in order'), []);
      await swapsTheFirstTwo(anna);
      ordered = true;
    }
    const price = deed(anna, 'counter').or(choice(anna, 'sheriff-do-offer'));
    if (!offered && (await price.count()) > 0) {
      // In a low window it opens below what lies at the gate.
      await showOn(page, 'sideways');
      await anna.press(price.first());
      await page.locator('.form').waitFor();
      assert.ok(await page.locator('.haggle h2').evaluate(isInSight), 'the offer is seen as soon as it opens');
      assert.deepEqual(await faultsEverywhere(page, 'an offer'), []);
      const folded = page.locator('.form details:not([open]) > summary');
      while ((await folded.count()) > 0) await anna.press(folded.first());
      assert.deepEqual(await faultsEverywhere(page, 'an offer with everything unfolded'), []);
      await anna.press(choice(anna, 'sheriff-do-back'));
      offered = true;
    }
    await decide(anna);
  }
  assert.deepEqual({ ordered, offered }, { ordered: true, offered: true });
}, { longest: 600_000 });

/** Runs in the page. */
function isInSight(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** The button between two cards lets them change places. */
async function swapsTheFirstTwo(person) {
  const cards = () => person.page.locator('.order li .unseen').allTextContents();
  const [first, second, ...others] = await cards();
  await person.press(person.page.locator('.order button').first());
  assert.deepEqual(await cards(), [second, first, ...others]);
}
