// Seven deputies, four of them people: a whole game, and every trick as each seat may see it.

import assert from 'node:assert/strict';
import { Company } from '#browser/company.mjs';
import { logOf, settled, viewOf } from './play.mjs';
import { busy } from './script.mjs';
import { show } from '#browser/stage.mjs';

/** A deal with a short track in which the script plays every trick against somebody whose screen can be looked at. */
const DEAL = { game: 'nottingham', seed: 10, options: { track: [4, 2, 5, 6, 3, 8, 4, 5, 2] }, bots: ['regular', 'regular', 'regular'] };

show('four people and three bots play a whole game, and each sees what it may of every trick', async (stage) => {
  const people = await Promise.all(['Anna', 'Ben', 'Cleo', 'Dora'].map((name) => stage.person(name)));
  const company = await Company.gather(people, DEAL);
  await company.look(...people);
  const unseen = await playOut(company, people);
  assert.deepEqual([...unseen], [], 'tricks that do not come in this deal any more: choose another seed');
  await Promise.all(people.map(({ page }) => page.locator('.end').waitFor()));
  const results = await Promise.all(people.map(({ page }) => page.locator('.end tbody').innerText()));
  assert.deepEqual(new Set(results).size, 1, 'all read the same result');
  for (const person of people) {
    assert.ok((await logOf(person)).length > 100);
    await followsTheLog(person);
  }
});

/** Plays to the end, and looks at every screen when a trick comes for the first time. Gives the tricks that never came. */
async function playOut(company, people) {
  const unseen = new Set(TRICKS);
  for (;;) {
    const seat = await company.next();
    if (seat === undefined) return unseen;
    const view = company.view(seat);
    const trick = LOOKS[view.phase]?.of(view);
    if (unseen.has(trick)) {
      await company.told(people);
      await Promise.all(people.map(settled));
      if (await LOOKS[view.phase].at(people, people[seat], viewOf(people[seat]))) unseen.delete(trick);
    }
    await company.act(seat, busy(company, seat));
  }
}

/** Waits until the log stands at its end, however fast its lines came. */
function followsTheLog({ page }) {
  return page.waitForFunction(() => {
    const log = document.querySelector('.log');
    return log.scrollHeight > log.clientHeight && log.scrollTop + log.clientHeight > log.scrollHeight - 40;
  });
}

/** The tricks that have to be seen. */
const TRICKS = ['raid', 'robbery', 'barter', 'offers', 'buy', 'ambush', 'window'];

/** What lies in the hand that is looked at. */
const cardsIn = async ({ page }) => (await page.locator('.stage .open .one').allInnerTexts()).join('\n').trim();
const facesIn = (person, place) => person.page.locator(`.stage .${place}`).first();

/** What to look at while a question is open, and how each of the people should see it; false where it cannot be judged yet. */
const LOOKS = {
  pick: {
    of: ({ action }) => action.kind,
    at: async (people, attacker, { action }) => {
      const victim = people[action.target];
      if (!victim) return false;
      const third = people.find((person) => person !== attacker && person !== victim);
      const hand = countOf(viewOf(victim).seats[action.target].hand);
      assert.ok((await attacker.page.locator('.open button.lit').count()) > 0, 'the attacker can take a card');
      const seen = await Promise.all([attacker, victim, third].map((person) => cardsIn(person)));
      assert.equal(seen[0], seen[1], 'the victim sees what the attacker sees');
      if (action.kind === 'raid') {
        assert.equal(seen[2], seen[0], 'a raided hand lies open to all');
      } else {
        assert.equal(seen[2], hand > 1 ? String(hand) : '', 'a third seat sees how many cards a robbed hand has');
        assert.ok(!('hand' in viewOf(third).action) && !('open_hands' in viewOf(third).action), 'and is told no more');
      }
      assert.equal(await third.page.locator('.open button').count(), 0, 'and nobody else can touch it');
      return true;
    },
  },
  'barter-choose': {
    of: () => 'barter',
    at: async (people, chooser, { action }) => {
      const offers = Object.keys(action.offers).length;
      assert.equal(await chooser.page.locator('.tile.lit').count(), offers, 'every offer lies open and can be taken');
      assert.equal(await chooser.page.locator('.choices button').count(), offers, 'one must be taken, none can be refused');
      for (const person of people) assert.equal(await person.page.locator('.tiles .tile:not(.only)').count(), offers);
      return true;
    },
  },
  'buy-offers': {
    of: () => 'offers',
    at: async (people, person, { action, viewer }) => {
      const others = people.filter((each) => each !== person);
      for (const each of others) assert.deepEqual(Object.keys(viewOf(each).action.offers).filter((seat) => Number(seat) !== viewOf(each).viewer), [], 'offers are hidden until the last is in');
      return action.offers[viewer] === undefined;
    },
  },
  'buy-choose': {
    of: () => 'buy',
    at: async (people, buyer, { action }) => {
      assert.equal(await buyer.page.locator('.tile.lit').count(), Object.keys(action.offers).length);
      assert.equal(await buyer.button('nottingham-action-refuse').count(), 1, 'a buyer may refuse');
      return true;
    },
  },
  'ambush-choose': {
    of: () => 'ambush',
    at: async (people, layer) => {
      assert.ok((await layer.page.locator('.drawn button.lit').count()) > 0);
      for (const person of people.filter((each) => each !== layer)) {
        assert.equal(await person.page.locator('.drawn .ambush').count(), 2);
        assert.equal((await facesIn(person, 'drawn').innerText()).trim(), '', 'others see two backs');
      }
      return true;
    },
  },
  'ambush-window': {
    of: () => 'window',
    at: async (people, person, { delivery }) => {
      for (const each of people) assert.equal(await each.page.locator('.delivery > span').count(), delivery.count, 'the delivery lies in the open');
      assert.ok((await person.page.locator('.choices button').count()) > 0, 'the owner of an ambush is asked');
      return true;
    },
  },
};

const countOf = (cards) => Object.values(cards).reduce((sum, count) => sum + count, 0);
