// Debts that coins do not pay: with legal goods of one's choice, with contraband of one's choice, and with nothing at all.

import assert from 'node:assert/strict';
import { seriousFaults } from '#browser/browser.mjs';
import { Company } from '#browser/company.mjs';
import { fits, watchWidth } from '#browser/fits.mjs';
import { choice, eventsOf, sightOf, until, viewOf } from './play.mjs';
import { bribe, contrabandIn, isLegal, playUntil, wholeLie } from './script.mjs';
import { faultsEverywhere } from '#browser/reach.mjs';
import { show } from '#browser/stage.mjs';
import { tells } from '#browser/table.mjs';

/** The seats that smuggle and that sell food; the two others are sheriff when it comes to their debts. */
const [SMUGGLER, GROCER] = [2, 3];

/** A deal in which one round brings both of them goods of two kinds to choose from. */
const DEAL = { game: 'sheriff', seed: 2, options: { hand_size: 7, first_player: 0 } };

show('debtors choose the goods that they pay with, and whoever has nothing is forgiven', async (stage) => {
  const [anna, ben, cleo, dora] = await Promise.all([
    stage.person('Anna'),
    stage.person('Ben'),
    stage.person('Cleo'),
    stage.person('Dora', { size: 'telephone' }),
  ]);
  const company = await Company.gather([anna, ben, cleo, dora], DEAL);
  await fillStands(company);
  await closeLies(company);
  const { sheriff } = company.view(0);
  const beggar = 1 - sheriff;
  const [judge, poor] = [[anna, ben][sheriff], [anna, ben][beggar]];
  await watchWidth(dora);
  await company.look(judge, poor, cleo, dora);
  for (const seat of [SMUGGLER, GROCER, beggar]) await bribe(company, seat, { coins: company.view(0).seats[seat].coins });

  await openBag(company, GROCER);
  await payWithLegalGoods(dora, judge);
  await openBag(company, SMUGGLER);
  await payWithContraband(cleo, judge);
  await openBag(company, beggar);
  await isForgiven(poor, [judge, cleo, dora]);
});

/** A round in which two seats bring in goods to pay with, while the two others bring in nothing. */
async function fillStands(company) {
  const own = ({ seats, viewer }) => seats[viewer];
  const plan = {
    market: (view) => {
      if (view.viewer !== SMUGGLER) return null;
      const aside = own(view).hand.filter(isLegal).slice(1, 6);
      return { type: 'market', set_aside: aside, left: 0, right: 0 };
    },
    load: (view) => {
      const { hand } = own(view);
      if (view.viewer === SMUGGLER) return { type: 'load', cards: [...contrabandIn(hand), ...hand.filter(isLegal)].slice(0, Math.max(1, Math.min(contrabandIn(hand).length + 1, 5))) };
      if (view.viewer === GROCER && hand.some(isLegal)) return { type: 'load', cards: hand.filter(isLegal).slice(0, 5) };
      return { type: 'load', cards: hand.slice(0, 1) };
    },
    declare: (view) => ([SMUGGLER, GROCER].includes(view.viewer) ? null : wholeLie(view)),
    inspect: ({ seats }) => {
      const seat = seats.findIndex(({ bag }, seat) => bag.state === 'closed' && ![SMUGGLER, GROCER].includes(seat));
      return seat < 0 ? null : { type: 'inspect', seat };
    },
  };
  await playUntil(company, (view) => view.phase === 'market' && view.round > 1, plan);
  assert.ok(canChoose(company), 'this deal does not bring that any more: choose another seed');
}

/** Whether both have something to choose from: goods of two kinds. */
function canChoose(company) {
  const { legal } = company.view(0).seats[GROCER];
  const { contraband } = company.view(SMUGGLER).seats[SMUGGLER];
  return Object.keys(legal).length > 1 && new Set(contraband).size > 1;
}

/** Everybody says what is not in the bag at all; the smuggler has enough in it for a fine that legal goods do not pay. */
async function closeLies(company) {
  const load = ({ seats, viewer }) => {
    const { hand, legal } = seats[viewer];
    if (viewer !== SMUGGLER) return { type: 'load', cards: hand.slice(0, 1) };
    const stand = Object.entries(legal).reduce((sum, [good, count]) => sum + WORTH[good] * count, 0);
    const costly = [...contrabandIn(hand), ...hand.filter(isLegal)];
    const cards = costly.slice(0, 1 + costly.findIndex((_, index) => costly.slice(0, index + 1).reduce((sum, card) => sum + fineOf(card), 0) > stand));
    return { type: 'load', cards };
  };
  await playUntil(company, ({ phase }) => phase === 'inspect', { load, declare: wholeLie });
}

const WORTH = { apple: 2, cheese: 3, bread: 3, chicken: 4, pepper: 6, mead: 7, silk: 8, crossbow: 9 };
const fineOf = (card) => (isLegal(card) ? 2 : 4);

/** The sheriff opens a bag and puts what is found on a pile. */
async function openBag(company, seat) {
  const { sheriff } = company.view(0);
  await company.act(sheriff, { type: 'inspect', seat });
  await company.act(sheriff, { type: 'discard', pile: 'right', cards: company.view(sheriff).confiscated.cards });
}

/** Any of several goods pays the debt: the one worth most is chosen, after two at once were refused. */
async function payWithLegalGoods(debtor, judge) {
  const { debt, viewer, seats } = await owes(debtor);
  const payments = sightOf(debtor).legal.map(({ legal }) => Object.keys(legal)[0]);
  const [one, other] = [payments[0], payments.reduce((best, good) => (WORTH[good] > WORTH[best] ? good : best), payments[1])];
  assert.deepEqual(await put(debtor), [0, debt.amount], 'nothing has to go in any case');
  await fits(debtor, 'a payment');
  await more(debtor, one);
  await more(debtor, other);
  await debtor.press(choice(debtor, 'sheriff-do-pay', { value: WORTH[one] + WORTH[other] }));
  await debtor.page.getByText(debtor.say('sheriff-refusal-bad-payment')).waitFor();
  assert.equal(viewOf(debtor).phase, 'pay');
  await debtor.press(step(debtor, 'sheriff-form-fewer', one));
  await debtor.press(choice(debtor, 'sheriff-do-pay', { value: WORTH[other] }));
  await until(judge, ({ phase }) => phase === 'inspect', 'the debt is paid');
  assert.equal(viewOf(judge).seats[viewer].legal[other] ?? 0, seats[viewer].legal[other] - 1);
  assert.equal(viewOf(judge).seats[debt.creditor].legal[other], (seats[debt.creditor].legal[other] ?? 0) + 1);
}

/** All legal goods go, and of the contraband what the debtor picks; everybody sees it. */
async function payWithContraband(debtor, judge) {
  const { viewer, seats } = await owes(debtor);
  const { legal: certain } = seats[viewer];
  const payments = sightOf(debtor).legal;
  for (const { legal } of payments) assert.deepEqual(legal, certain, 'every legal good goes');
  const value = Object.entries(certain).reduce((sum, [good, count]) => sum + WORTH[good] * count, 0);
  assert.deepEqual(await seriousFaults(debtor.page), [], 'the payment');
  assert.deepEqual(await faultsEverywhere(debtor.page, 'a payment'), []);
  assert.ok(payments.length > 1, 'there is contraband to choose from');
  const [picked] = payments.at(-1).contraband;
  assert.equal((await put(debtor))[0], value, 'the legal goods lie there already');
  await more(debtor, picked);
  await debtor.press(choice(debtor, 'sheriff-do-pay', { value: value + WORTH[picked] }));
  await until(judge, ({ phase }) => phase === 'inspect', 'the debt is paid');
  const paid = eventsOf(judge).findLast(({ type }) => type === 'paid');
  assert.deepEqual([paid.from, paid.legal, paid.contraband], [viewer, certain, [picked]]);
  assert.equal(viewOf(judge).seats[viewer].contraband_count, seats[viewer].contraband_count - 1);
}

/** Whoever has neither coins nor goods pays nothing, and nobody is asked anything. */
async function isForgiven(debtor, others) {
  await until(debtor, ({ phase }) => phase === 'market', 'the next round');
  const events = eventsOf(debtor);
  const since = events.slice(events.findLastIndex(({ type }) => type === 'confiscated'));
  const { amount } = since.find(({ type }) => type === 'forgiven');
  assert.equal(amount, since[0].cards.reduce((sum, card) => sum + fineOf(card), 0));
  assert.ok(!since.some(({ type }) => type === 'paid'), 'nothing is paid');
  await tells(debtor, debtor.say('sheriff-event-forgiven', { who: 'you', amount }));
  for (const person of others) await tells(person, person.say('sheriff-event-forgiven', { who: 'other', name: debtor.name, amount }));
}

/** Waits until the person is asked how to pay. */
async function owes(person) {
  await until(person, ({ debt, viewer }) => debt?.debtor === viewer, 'a debt');
  const { debt } = viewOf(person);
  await person.page.getByText(person.say('sheriff-question-pay', { amount: debt.amount })).waitFor();
  await person.page.locator('.payment').waitFor();
  return viewOf(person);
}

/** How much is put together, and how much is owed. */
async function put({ page }) {
  const text = await page.locator('.payment .sum').innerText();
  return text.match(/\d+/g).map(Number);
}

const more = (person, good) => person.press(step(person, 'sheriff-form-more', good));

function step(person, id, good) {
  return person.page.locator('.payment').getByRole('button', { name: person.say(id, { what: person.say(`sheriff-good-${good}`) }), exact: true });
}
