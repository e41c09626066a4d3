// Whatever is played: a touch that leads nowhere is answered with the reason and moves nothing, everything on the board can
// be asked what it is, and whatever can be done has a button.

import assert from 'node:assert/strict';
import { Company } from './company.mjs';
import { GAMES } from './games.mjs';
import { show } from './stage.mjs';
import { isAsked, playNow } from './table.mjs';

/** How many decisions of each game are looked at. */
const DECISIONS = 16;

for (const game of GAMES) {
  for (const size of ['wide', 'telephone']) {
    show(`${game} answers whatever is touched or asked on a ${size} screen`, async (stage) => {
      const anna = await stage.person('Anna', { size });
      await playNow(anna, { game, level: 'novice' });
      const company = await Company.at([anna], anna.page.url());
      let things = 0;
      for (let count = 0; count < DECISIONS; count += 1) {
        const seat = await company.next();
        if (seat === undefined) break;
        await isAsked(anna, company);
        things += await everythingIsTold(anna);
        await whatCanBeDoneHasAButton(anna, company.legal(seat));
        await wrongTouchesAreAnswered(anna);
        if (count === 1) await nothingIsAskedOfAnEarlierMoment(anna);
        await company.playOn(seat);
      }
      assert.ok(things > 100, `things were asked: ${things}`);
    });
  }
}

/** Every card, place and button of the board has its words; gives how many there were. */
async function everythingIsTold({ page }) {
  const found = await page.evaluate(() => {
    const told = (thing) => (thing?.dataset.about || thing?.textContent || '').trim() !== '';
    const isSeen = (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.closest('.flyers') === null;
    };
    const hasSomething = (place) => place.matches('button, [data-card]') || place.textContent.trim() !== '' || place.querySelector('svg, img') !== null;
    const all = [...document.querySelectorAll('main.board :is(button, [data-place], [data-card])')].filter((element) => isSeen(element) && hasSomething(element));
    const mute = all.filter((element) => !told(element.closest('[data-about]')) && ![...element.querySelectorAll('[data-about]')].some(told) && !element.matches('.press, .button'));
    return { count: all.length, mute: mute.map((element) => element.outerHTML.slice(0, 160)) };
  });
  assert.deepEqual(found.mute, [], 'everything on the board says what it is');
  return found.count;
}

/** Where there are buttons before anything is touched, nothing that can be done is without one. */
async function whatCanBeDoneHasAButton({ page }, legal) {
  if ((await page.locator('.choices button').count()) === 0) return;
  const offered = await page.locator('[data-does]').evaluateAll((all) => all.map((button) => button.dataset.does));
  const missing = [...new Set(legal.map(({ type }) => type))].filter((type) => !offered.includes(type));
  assert.deepEqual(missing, [], `there is a button for everything that can be done, besides ${offered}`);
}

/** Touches things that cannot be chosen: each is answered, nothing moves, and choosing something takes the answer away. */
async function wrongTouchesAreAnswered(person) {
  const { page } = person;
  const wrong = page.locator('main.board button[aria-disabled="true"]:visible');
  const count = await wrong.count();
  for (let nth = 0; nth < Math.min(count, 3); nth += 1) {
    let [before, after] = [undefined, undefined];
    // Where others decide at the same time, what they did may be shown in between: then it is touched once more.
    do {
      const point = await aimAt(person, wrong.nth(nth));
      before = await places(page);
      await touchAt(person, point);
      await page.locator('.answer').waitFor();
      assert.ok((await page.locator('.answer').innerText()).length > 10, 'the reason is a sentence');
      after = await places(page);
    } while (after.shown !== before.shown);
    assert.deepEqual(after.all, before.all, 'nothing moves for an answer');
  }
  if (count === 0) return;
  const right = page.locator('main.board button.lit:visible').first();
  if ((await right.count()) > 0) await touch(person, right);
  else await page.keyboard.press('Escape');
  await page.locator('.answer').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
}

/** Looking back, one sees no question and can choose nothing; touching a card says so. */
async function nothingIsAskedOfAnEarlierMoment(person) {
  const { page } = person;
  const question = await page.locator('#question').innerText();
  if (person.touch) await person.press(person.button('web-log-and-chat'));
  await person.press(page.locator('.log button').first());
  await page.locator('.instead').waitFor();
  assert.equal(await page.locator('.instead').innerText(), person.say('web-question-earlier'));
  assert.equal(await page.locator('#question').evaluate((element) => element.getBoundingClientRect().width), 1, `“${question}” is not seen`);
  assert.equal(await page.locator('.plaque.asked').count(), 0, 'nobody is asked there');
  await touch(person, page.locator('main.board .hand button').first());
  await page.locator('.answer').waitFor();
  assert.equal(await page.locator('.answer').innerText(), person.say('web-looking-back'));
  await person.press(person.button('web-looking-now'));
  await page.locator('.instead').waitFor({ state: 'detached' });
}

async function touch(person, what) {
  await touchAt(person, await aimAt(person, what));
}

/** A point of something that can be seen: cards may lie one over the other. The mouse goes there. */
async function aimAt(person, what) {
  await what.scrollIntoViewIfNeeded();
  const point = await what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const across of [0.5, 0.15, 0.85]) {
      for (const down of [0.5, 0.15, 0.85]) {
        const [x, y] = [left + width * across, top + height * down];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    throw new Error(`covered: ${element.outerHTML.slice(0, 200)}`);
  });
  if (!person.touch) await person.page.mouse.move(point.x, point.y);
  return point;
}

async function touchAt(person, { x, y }) {
  if (person.touch) await person.page.touchscreen.tap(x, y);
  else await person.page.mouse.click(x, y);
}

/** Where everything on the board is, and which step of the table is shown. */
function places(page) {
  return page.evaluate(() => ({
    shown: document.querySelector('.table[data-shown]').dataset.shown,
    all: [...document.querySelectorAll('main.board [data-place], main.board button, footer.ask')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  }));
}
