// Covering, gears, looking into things: in deals that are chosen by number.

import assert from 'node:assert/strict';
import { Company } from '#browser/company.mjs';
import { show } from '#browser/stage.mjs';
import { asked } from '#browser/table.mjs';
import { answered, does, MAIN, middleOf, playUntil, stackAt, touchAt } from './play.mjs';

const OPTIONS = { first_player: 0 };
const gather = (people, options = {}) => Company.gather(people, { game: 'noxford', seed: 5, options: { ...OPTIONS, ...options } });

show('a gang member of higher rank covers another, which can still be looked at', async (stage) => {
  const people = [await stage.person('Anna'), await stage.person('Ben')];
  const company = await gather(people);
  const { seat, action } = await playUntil(company, ({ type }) => type === 'cover');
  const person = people[seat];
  await company.look(person);
  const { page } = person;
  const question = await asked(person);
  await person.press(page.locator('main.board button.lit', { has: page.locator(`[data-card="${action.card}"]`) }).first());
  const stack = stackAt(person, action.on);
  assert.ok(await stack.evaluate((element) => element.matches('.lit')), 'what can be covered is lit');
  await person.press(stack);
  await answered(person, question);
  await stack.locator('.depth').waitFor();
  await person.press(stack);
  await page.locator('.look').waitFor();
  assert.equal(await page.locator('.look li').count(), 2, 'both cards of the stack');
  await person.press(page.locator('.look .close'));
  await page.locator('.look').waitFor({ state: 'detached' });
});

for (const size of ['wide', 'telephone']) {
  show(`a gear moves a card on a ${size} screen, and its own card stays where it is`, async (stage) => {
    const people = [await stage.person('Anna', { size }), await stage.person('Ben', { size })];
    const company = await gather(people);
    const { seat, action } = await playUntil(company, ({ type }) => type === 'move');
    const person = people[seat];
    const { gear } = company.view(seat);
    const to = company.legal(seat).find((each) => each.type === 'move' && each.to && each.from.x === action.from.x && each.from.y === action.from.y).to;
    await company.look(person);
    const { page } = person;
    const question = await asked(person);
    await does(person, 'skip').waitFor();
    await does(person, 'move').first().waitFor();
    await person.press(stackAt(person, gear));
    await page.locator('.answer').waitFor();
    assert.equal(await page.locator('.answer').innerText(), person.say('noxford-refusal-just-placed'));
    await person.press(stackAt(person, action.from));
    await page.locator('.ghost.place').first().waitFor();
    // A mouse shows the place before it is touched; a finger touches it twice.
    await touchAt(person, ...middleOf(to));
    if (person.touch) {
      await page.locator('.ghost.place.shown').waitFor();
      await person.press(page.locator(MAIN));
    }
    await answered(person, question);
    await stackAt(person, to).waitFor();
  });
}

show('what a syndicate has still to lay is one touch away, and the whole city another', async (stage) => {
  const anna = await stage.person('Anna', { size: 'telephone' });
  const ben = await stage.person('Ben');
  const company = await gather([anna, ben], { colors: ['green', 'orange'] });
  await company.look(anna);
  const { page } = anna;
  await anna.press(page.locator('.seat .things').first());
  await page.locator('.look').waitFor();
  assert.equal(await page.locator('.look li').count(), 5, 'five kinds of card');
  assert.equal(await page.locator('.look [data-card^="orange-"]').count(), 5, 'in the colour that was chosen for the seat');
  await page.keyboard.press('Escape');
  await page.locator('.look').waitFor({ state: 'detached' });
  const width = () => page.locator('.city .stack').first().evaluate((element) => element.getBoundingClientRect().width);
  const before = await width();
  await spread(anna);
  await page.waitForFunction((before) => document.querySelector('.city .stack').getBoundingClientRect().width > before, before);
  await anna.press(anna.button('noxford-board-see-all'));
  const seen = await page.locator('.city .stack').evaluateAll((all) => {
    const room = document.querySelector('.city').getBoundingClientRect();
    return all.every((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return left >= room.left && top >= room.top && right <= room.right && bottom <= room.bottom;
    });
  });
  assert.ok(seen, 'every card is on the screen');
});

for (const size of ['laptop', 'telephone']) {
  show(`the city is moved under the hand on a ${size} screen, and nothing is laid or opened by that`, async (stage) => {
    const anna = await stage.person('Anna', { size });
    const company = await gather([anna, await stage.person('Ben')]);
    await grow(company, 16);
    await company.look(anna);
    const { page } = anna;
    const question = await asked(anna);
    const where = () => page.locator('.city .stack').first().boundingBox();
    // Larger than its room, so that there is somewhere to go, and a card in hand.
    for (let times = 0; times < 6; times += 1) await anna.press(anna.button('noxford-board-larger'));
    await anna.press(page.locator('.hand.ready button.lit').first());
    for (const by of [{ x: -60, y: 0 }, { x: 0, y: -60 }]) {
      const before = await where();
      await drag(anna, by);
      const isThere = ({ x, y }) => {
        const box = document.querySelector('.city .stack').getBoundingClientRect();
        return box.x <= x && box.y <= y;
      };
      // A finger has to slip a little before anything moves.
      await page.waitForFunction(isThere, { x: before.x + by.x * 0.6, y: before.y + by.y * 0.6 });
    }
    assert.equal(await page.locator('.look, .answer, .laid').count(), 0, 'the card under the hand was not touched');
    assert.equal(await asked(anna), question);
    assert.equal(await page.locator('main.board [aria-pressed="true"]').count(), 1, 'and the card is still in hand');
  });
}

/** Lets a company lay this many cards on all sides, and then until the first of them is asked for one. */
async function grow(company, cards) {
  for (let turn = 0; ; turn += 1) {
    const seat = await company.next();
    const legal = company.legal(seat);
    if (turn >= cards && seat === 0 && legal.some(({ type }) => type === 'place')) return;
    const plain = legal.filter(({ type }) => type === 'place' || type === 'skip');
    await company.act(seat, plain[(turn * 7) % plain.length]);
  }
}

/** Drags the city by what lies in its middle: with the mouse, or with one finger. */
async function drag({ context, page, touch }, by) {
  const { x, y, width, height } = await page.locator('.city').boundingBox();
  const [from, steps] = [{ x: x + width / 2, y: y + height / 2 }, [0.25, 0.5, 0.75, 1]];
  const at = (part) => ({ x: from.x + by.x * part, y: from.y + by.y * part });
  if (!touch) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const part of steps) await page.mouse.move(at(part).x, at(part).y);
    await page.mouse.up();
    return;
  }
  const finger = await context.newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const part of steps) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(part)] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Spreads two fingers on the city. */
async function spread({ context, page }) {
  const fingers = await context.newCDPSession(page);
  const { x, y, width, height } = await page.locator('.city').boundingBox();
  const apart = (by) => [-by, by].map((far) => ({ x: x + width / 2 + far, y: y + height / 2 }));
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: apart(30) });
  for (const by of [40, 60, 80]) await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: apart(by) });
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
