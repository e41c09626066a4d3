// A whole game: so much is drawn that the deck is used up, and at the end King and Queen of every good are told.

import assert from 'node:assert/strict';
import { Company } from '#browser/company.mjs';
import { fits, watchWidth } from '#browser/fits.mjs';
import { reader } from '#browser/reader.mjs';
import { choice, deed, eventsOf, really, touch, until, viewOf } from './play.mjs';
import { playUntil } from './script.mjs';
import { show } from '#browser/stage.mjs';
import { tells } from '#browser/table.mjs';

const ROUNDS = 9;
const GOODS = ['apple', 'cheese', 'chicken'];

/** Everybody draws as much as can be drawn, and brings in as much as goes into a bag. */
const WASTEFUL = {
  market: ({ seats, viewer }) => ({ type: 'market', set_aside: seats[viewer].hand.slice(0, 5), left: 0, right: 0 }),
  load: ({ seats, viewer }) => ({ type: 'load', cards: seats[viewer].hand.slice(0, 5) }),
};

show('a game is played to its end: the deck is shuffled anew, and Kings and Queens are told good by good', async (stage) => {
  const [ben, cleo, anna] = await Promise.all([
    stage.person('Ben', { size: 'telephone', language: 'fr', theme: 'night' }),
    stage.person('Cleo'),
    stage.person('Anna'),
  ]);
  const company = await Company.gather([ben, cleo, anna], { game: 'sheriff', options: { first_player: 0 } });
  await playUntil(company, ({ phase, turn, deck_count }) => phase === 'market' && turn === 2 && deck_count < 5, WASTEFUL);
  await watchWidth(ben);
  await company.look(ben, anna);
  await useUpTheDeck(anna, ben);

  const isLast = ({ round, phase, seats }) => round === ROUNDS && phase === 'inspect' && seats.filter(({ bag }) => bag.state === 'closed').length === 1;
  await playUntil(company, isLast, WASTEFUL);
  await until(anna, isLast, 'the last bag');
  await watchCaptions(anna);
  await anna.press(deed(anna, 'let_pass'));
  await anna.press(really(anna, 'let_pass'));
  await Promise.all([anna, ben].map(({ page }) => page.locator('.end').waitFor()));

  const { result } = anna.heard.findLast(({ table }) => table?.result).table;
  const isFrench = reader(ben);
  for (const person of [anna, ben]) await endScreenAddsUp(person, result);
  await fits(ben, 'the end');
  await isFrench('the end');
  await toldGoodByGood(anna);
  for (const person of [anna, ben]) {
    await person.press(person.button('web-end-look'));
    await crownTableAddsUp(person, result);
  }
  await fits(ben, 'the table of Kings and Queens');
  await isFrench('the table of Kings and Queens');
});

/** A merchant draws more than is left: what lies deep in the piles becomes the new deck, and the drawing goes on. */
async function useUpTheDeck(drawer, other) {
  const { deck_count: left, discards } = viewOf(drawer);
  const buried = discards.left.length + discards.right.length - 10;
  await touch(drawer, [0, 1, 2, 3, 4]);
  await drawer.press(choice(drawer, 'sheriff-do-market', { aside: 5, left: 0, right: 0, deck: 5 }));
  await until(drawer, ({ phase }) => phase === 'market-discard', 'the cards set aside');

  const events = eventsOf(drawer);
  assert.equal(events.findLast(({ type }) => type === 'reshuffled').count, buried);
  assert.deepEqual(events.filter(({ type }) => type === 'drew').slice(-2).map(({ count }) => count), [left, 5 - left]);
  const after = viewOf(drawer);
  assert.deepEqual(after.discards, { left: discards.left.slice(0, 5), right: discards.right.slice(0, 5) }, 'the tops stay where they are');
  for (const person of [drawer, other]) {
    await tells(person, person.say('sheriff-event-reshuffled', { count: buried }));
    await person.page.getByText(person.say('sheriff-board-deck', { count: buried - (5 - left) })).waitFor();
    for (const pile of ['left', 'right']) await person.page.getByText(person.say('sheriff-board-pile', { pile, count: 5 })).waitFor();
  }
  await drawer.press(choice(drawer, 'sheriff-do-discard', { pile: 'right' }));
  await until(drawer, ({ phase }) => phase === 'load', 'the bags are loaded');
}

/** Writes down whatever is said in the middle of the table. */
function watchCaptions({ page }) {
  return page.evaluate(() => {
    globalThis.captions = [];
    const look = () => globalThis.captions.push(document.querySelector('.caption')?.textContent);
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** First all contraband is turned up, then each good has its turn, in the order of the rules. */
async function toldGoodByGood(person) {
  const captions = await person.page.evaluate(() => globalThis.captions);
  const names = GOODS.map((good) => person.say(`sheriff-good-${good}.many`));
  const moments = [person.say('sheriff-board-turned-up'), ...names];
  const at = moments.map((moment) => captions.findIndex((caption) => caption?.includes(moment)));
  assert.ok(at.every((place, nth) => place >= 0 && (nth === 0 || place > at[nth - 1])), `${moments} in ${[...new Set(captions)]}`);
}

/** The score of every seat stands there in its parts. */
async function endScreenAddsUp(person, { seats }) {
  const rows = await person.page.locator('.end tbody tr').evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent.trim())));
  const bonusOf = ({ bonus }) => Object.values(bonus).reduce((sum, points) => sum + points, 0);
  const expected = seats.map(({ score, rank, breakdown }) => [rank, score, breakdown.legal, breakdown.contraband, breakdown.coins, bonusOf(breakdown)]);
  const shown = rows.map(([rank, , ...parts]) => [rank, ...parts].map(Number));
  assert.deepEqual(shown.toSorted(byText), expected.toSorted(byText));
  for (const [, score, legal, contraband, coins, bonus] of shown) assert.equal(legal + contraband + coins + bonus, score);
}

const byText = (a, b) => String(a).localeCompare(String(b));

/** Each good has its row, and what King and Queen bring there is what the server counted. */
async function crownTableAddsUp(person, { seats }) {
  const rows = await person.page.locator('.crowns tbody tr').evaluateAll((all) => all.map((row) => [...row.cells].slice(1).map((cell) => cell.innerText)));
  GOODS.forEach((good, nth) => {
    const points = rows[nth].map((cell) => Number(cell.match(/\+(\d+)/)?.[1] ?? 0));
    assert.deepEqual(points, seats.map(({ breakdown }) => breakdown.bonus[good] ?? 0), good);
    assert.ok(points.some((each) => each > 0), `somebody is King of ${good}`);
  });
  assert.deepEqual(rows.at(-1).map(Number), seats.map(({ score }) => score), 'the totals');
}
