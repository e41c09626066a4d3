// Sheriff of Nottingham played by a script for everybody at the table: what is usual, and what a test wants otherwise.

import assert from 'node:assert/strict';
import { LEGAL } from './play.mjs';

/** A sheriff who takes nothing, and a merchant who gives nothing; where a promise binds, it is kept. */
const REFUSALS = ['let_pass', 'inspect', 'stand', 'refuse'];

/** What a seat does in each phase when nothing else is wanted: it is honest, keeps what it has, and lets all pass. */
const USUAL = {
  market: () => ({ type: 'market', set_aside: [], left: 0, right: 0 }),
  'market-discard': ({ market }) => ({ type: 'discard', pile: 'left', cards: market.set_aside }),
  load: ({ seats, viewer }) => ({ type: 'load', cards: mostOf(seats[viewer].hand) }),
  declare: ({ seats, viewer }) => declaration(seats[viewer].bag.cards),
  inspect: (_, legal) => REFUSALS.map((type) => legal.find((each) => each.type === type)).find(Boolean),
  confiscate: ({ confiscated }) => ({ type: 'discard', pile: 'left', cards: confiscated.cards }),
  pay: (_, legal) => legal[0],
};

/** Plays on for the company until the table stands so. `plan` says for a phase what to do otherwise, or nothing. */
export async function playUntil(company, isSo, plan = {}) {
  while (!isSo(company.view(0))) {
    const seat = await company.next();
    if (isSo(company.view(0))) break;
    assert.ok(seat !== undefined, 'the game goes on');
    const view = company.view(seat);
    const legal = company.legal(seat);
    await company.act(seat, plan[view.phase]?.(view, legal) ?? USUAL[view.phase](view, legal));
  }
}

/** A merchant gives the sheriff something, for promises or for nothing, and the sheriff takes it. */
export async function bribe(company, payer, give, promises = []) {
  const { sheriff } = company.view(0);
  await company.act(payer, { type: 'offer', give, promises });
  const { offers } = company.view(0).inspection;
  await company.act(sheriff, { type: 'accept', offer: offers.findLast(({ by }) => by === payer).id });
}

export const isLegal = (card) => LEGAL.includes(card);
export const contrabandIn = (hand) => hand.filter((card) => !isLegal(card));

/** The largest group of equal legal goods in a hand, or its first card. */
function mostOf(hand) {
  const groups = LEGAL.map((good) => hand.filter((card) => card === good));
  const most = groups.reduce((best, group) => (group.length > best.length ? group : best));
  return most.length > 0 ? most.slice(0, 5) : hand.slice(0, 1);
}

/** What is most of a bag, declared. */
function declaration(bag) {
  return { type: 'declare', good: mostOf(bag).find(isLegal) ?? 'apple', count: bag.length };
}

/** A declaration of something that is not in the bag at all. */
export function wholeLie({ seats, viewer }) {
  const { cards } = seats[viewer].bag;
  return { type: 'declare', good: ['apple', 'cheese', 'chicken'].find((good) => !cards.includes(good)), count: cards.length };
}
