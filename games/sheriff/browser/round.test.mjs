// A whole round with four people: the market, a lie and a truth, haggling, a deal that binds, a debt. And one who only
// watches, and is never sent what is hidden.

import assert from 'node:assert/strict';
import { choice, declare, deed, eventsOf, handOf, honestBag, load, lyingBag, really, touch, until, viewOf } from './play.mjs';
import { show } from '#browser/stage.mjs';
import { atTable, joinBy, logOf, setUp } from '#browser/table.mjs';

show('four people play a round, from the market to a debt, and a spectator sees nothing hidden', async (stage) => {
  const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
  const people = await Promise.all(names.map((name) => stage.person(name)));
  const eve = await stage.person('Eve');
  const link = await setUp(people[0], { game: 'sheriff', seats: 4 });
  for (const person of people.slice(1)) await joinBy(person, link);
  await eve.page.goto(link);
  await people[0].press(people[0].button('web-waiting-start'));
  await Promise.all([...people, eve].map(atTable));

  const { sheriff } = viewOf(eve);
  const merchants = [1, 2, 3].map((step) => people[(sheriff + step) % 4]);
  await goToMarket(merchants);
  const roles = await loadAndDeclare(people[sheriff], merchants);
  await haggle(roles);
  await openBags(roles);

  await until(eve, ({ round }) => round === 2, 'the second round');
  assert.equal(viewOf(eve).sheriff, (sheriff + 1) % 4);
  await until(people[0], ({ round }) => round === 2, 'the second round');
  const next = (sheriff + 1) % 4;
  const begins = people[0].say('sheriff-event-sheriff', { round: 2, who: next === 0 ? 'you' : 'other', name: names[next] });
  assert.ok((await logOf(people[0])).some((line) => line.trim() === begins), 'the log tells that the second round begins');
  nothingHidden(eve);
});

/** The first takes from a pile and puts two cards on another, in the other order; the others keep all. */
async function goToMarket([first, ...others]) {
  await until(first, ({ turn, viewer }) => turn === viewer, 'the market');
  const top = viewOf(first).discards.left[0];
  const hand = handOf(first);
  await touch(first, [4, 5]);
  await first.press(first.page.locator('.pile.left .fan button').first());
  await first.press(choice(first, 'sheriff-do-market', { aside: 2, left: 1, right: 0, deck: 1 }));
  await until(first, ({ phase }) => phase === 'market-discard', 'the cards set aside');
  assert.ok(handOf(first).includes(top), 'the card from the pile is in the hand');
  const order = first.page.locator('.order li .card');
  assert.equal(await order.count(), 2);
  await first.press(first.page.locator('.order button'));
  await first.press(choice(first, 'sheriff-do-discard', { pile: 'right' }));
  await until(first, ({ turn, viewer }) => turn !== viewer, 'the next merchant');
  assert.deepEqual(viewOf(first).discards.right.slice(0, 2), [hand[5], hand[4]], 'the cards lie in the order that was chosen');
  for (const person of others) {
    await until(person, ({ phase, turn, viewer }) => phase === 'market' && turn === viewer, 'the turn at the market');
    await person.press(choice(person, 'sheriff-do-market', { aside: 0, left: 0, right: 0, deck: 0 }));
  }
}

/** One is honest, the two others lie. */
async function loadAndDeclare(sheriff, merchants) {
  await Promise.all(merchants.map((person) => until(person, ({ phase }) => phase === 'load', 'the bags are loaded')));
  const honest = merchants.find((person) => honestBag(handOf(person)) && merchants.every((each) => each === person || lyingBag(handOf(each))));
  assert.ok(honest, 'somebody can be honest while the others can lie');
  const [liar, third] = merchants.filter((person) => person !== honest);
  const says = new Map();
  for (const person of merchants) {
    const hand = handOf(person);
    const places = person === honest ? honestBag(hand) : lyingBag(hand);
    says.set(person, hand[places[0]]);
    await load(person, places);
  }
  for (const person of merchants) await declare(person, says.get(person));
  await until(sheriff, ({ phase }) => phase === 'inspect', 'the inspection');
  return { sheriff, honest, liar, third };
}

/** A call, an offer, a higher price, a deal; then a bribe from a third seat that binds the sheriff. */
async function haggle({ sheriff, honest, liar, third }) {
  const seatOf = (person) => viewOf(person).viewer;
  await turnTo(sheriff, third);
  await sheriff.press(choice(sheriff, 'sheriff-do-call', { name: third.name }));
  await third.press(choice(third, 'sheriff-do-offer'));
  await third.press(third.page.locator('.ready .chip', { hasText: third.say('sheriff-ready-forget', { sum: 3 }) }));
  await third.press(choice(third, 'sheriff-do-send'));
  await sheriff.press(sheriff.page.locator('.slip').getByRole('button', { name: new RegExp(sheriff.say('sheriff-do-ask-more')) }));
  await sheriff.press(sheriff.page.locator('.ready .chip', { hasText: sheriff.say('sheriff-ready-more', { more: 5 }) }));
  await sheriff.press(choice(sheriff, 'sheriff-do-propose', { name: third.name }));
  // Whoever is to pay is told so: the sheriff asks, and it is not the other way round.
  await third.page.locator('.slip.proposal p', { hasText: `${sheriff.name} asks you for` }).waitFor();
  await sheriff.page.locator('.slip.proposal p', { hasText: `You ask ${third.name} for` }).waitFor();
  await third.press(choice(third, 'sheriff-do-accept'));
  await third.press(choice(third, 'sheriff-do-really-accept'));
  await until(sheriff, ({ seats }) => seats[seatOf(third)].bag.state === 'passed', 'the bag that was paid for passes');
  assert.equal(viewOf(sheriff).seats[seatOf(sheriff)].coins, 58);
  assert.equal(viewOf(sheriff).seats[seatOf(third)].coins, 42);

  await liar.press(choice(liar, 'sheriff-do-offer'));
  await liar.page.locator('.form input[type=number]').fill('50');
  await liar.page.locator('.form input[type=number]').blur();
  const bags = liar.page.locator('.form .bag');
  await liar.press(bags.filter({ hasText: liar.say('sheriff-form-own-bag') }).getByRole('button').first());
  await liar.press(bags.filter({ hasText: honest.name }).getByRole('button', { name: new RegExp(liar.say('sheriff-form-inspect')) }));
  await liar.press(choice(liar, 'sheriff-do-send'));
  await sheriff.press(sheriff.page.locator('.slip').getByRole('button', { name: new RegExp(`^${sheriff.say('sheriff-do-accept')}`) }));
  await sheriff.press(choice(sheriff, 'sheriff-do-really-accept'));
  await until(sheriff, ({ inspection }) => inspection?.must[seatOf(honest)] === 'inspect', 'the seal on the bag');
  assert.equal(viewOf(sheriff).seats[seatOf(liar)].coins, 0);

  await turnTo(sheriff, honest);
  await sheriff.press(deed(sheriff, 'let_pass'));
  await sheriff.page.getByText(sheriff.say('sheriff-refusal-bound')).waitFor();
  assert.equal(viewOf(sheriff).seats[seatOf(honest)].bag.state, 'closed');
}

/** The honest bag costs the sheriff; the lie is found, and the liar has no coin left. */
async function openBags({ sheriff, honest, liar }) {
  const seatOf = (person) => viewOf(person).viewer;
  const count = viewOf(sheriff).seats[seatOf(honest)].bag.cards_count;
  await sheriff.press(deed(sheriff, 'inspect'));
  await sheriff.press(really(sheriff, 'inspect'));
  await until(sheriff, ({ seats }) => seats[seatOf(honest)].bag.state === 'opened', 'the honest bag is opened');
  assert.equal(viewOf(sheriff).seats[seatOf(honest)].coins, 50 + 2 * count);
  assert.equal(eventsOf(sheriff).findLast(({ type }) => type === 'opened').truth, true);

  await turnTo(sheriff, liar);
  await sheriff.press(deed(sheriff, 'inspect'));
  await sheriff.press(really(sheriff, 'inspect'));
  await until(sheriff, ({ phase }) => phase === 'confiscate', 'what was found');
  await sheriff.press(choice(sheriff, 'sheriff-do-discard', { pile: 'left' }));
  await until(sheriff, ({ round }) => round === 2, 'the next round');
  const events = eventsOf(sheriff);
  assert.equal(events.findLast(({ type }) => type === 'opened').truth, false);
  const goods = events.filter(({ type, from, coins }) => type === 'paid' && from === seatOf(liar) && coins === 0);
  assert.ok(goods.length > 0, 'the debt was paid with goods');
}

async function turnTo(sheriff, merchant) {
  const press = sheriff.page.locator('.gate .press').filter({ hasText: sheriff.say('sheriff-board-turn-to', { name: merchant.name }) });
  await press.waitFor();
  await sheriff.press(press);
}

/** Looks at everything that was sent: no hand, no bag, no contraband, no card that was drawn or set aside. */
function nothingHidden(person) {
  let [seats, events] = [0, 0];
  const look = (value) => {
    if (Array.isArray(value)) return value.forEach(look);
    if (typeof value !== 'object' || value === null) return;
    if ('hand_count' in value) {
      seats += 1;
      assert.ok(!('hand' in value) && !('contraband' in value) && !('cards' in value.bag), `a seat shows too much: ${JSON.stringify(value)}`);
    }
    if (['set_aside', 'drew', 'loaded', 'refilled'].includes(value.type)) {
      events += 1;
      assert.equal(value.cards, null, `a hidden card: ${JSON.stringify(value)}`);
    }
    if (value.type === 'passed') assert.equal(value.contraband, null);
    if ('unnamed_count' in value) assert.equal(value.unnamed ?? null, null);
    if ('legal' in value && Array.isArray(value.legal)) assert.deepEqual(value.legal, [], 'somebody’s choices');
    Object.values(value).forEach(look);
  };
  look(person.heard);
  assert.ok(seats > 0 && events > 3, 'there was something to look at');
}
