// What a person puts together becomes exactly the actions that the rules take.

import { beforeEach, expect, test } from 'vitest';
import { Desk } from './desk.svelte.ts';
import { presetsOf, withPromise, type Terms } from './offers.ts';
import type { Action, Beside, Legal, OfferView, Sight, View } from './types.ts';

const seat = { coins: 50, hand_count: 6, legal: {}, contraband_count: 0, bag: { state: 'closed', cards_count: 3, declared: { good: 'apple', count: 3 } } };
const own = { ...seat, hand: ['silk', 'apple', 'apple', 'cheese', 'mead', 'apple'] };
const NAMES = ['Maud', 'Basile', 'Colette'];

let acted: Action[];
let wondered: Action[];
let sight: Sight;

function ask(view: object, legal: Legal[], beside: Partial<Beside> = {}): Desk {
  const inspection = { called: null, owes: null, next_id: 1, haggled: [0, 0, 0], must: [null, null, null], offers: [], deals: [], time_up: false };
  const all = { options: { hand_size: 6, haggle: 6 }, phase: 'inspect', sheriff: 1, pending: [0], inspection, seats: [own, seat, seat], ...view };
  sight = { viewer: 0, events: [], told: [], view: all as unknown as View, beside, scores: [], legal, asked: 1 } as Sight;
  return new Desk(() => ({ sight, past: [], ready: true, names: NAMES, me: 0, act: (action) => acted.push(action), whyNot: (action) => wondered.push(action) }));
}

/** Presses the button of that message. */
function press(desk: Desk, id: string): void {
  const found = desk.choices.find((choice) => choice.words.id === id);
  if (!found) throw new Error(`${id} is not among ${desk.choices.map((choice) => choice.words.id)}`);
  found.press();
}

beforeEach(() => {
  acted = [];
  wondered = [];
});

test('at the market no more is taken from the piles than is drawn', () => {
  const desk = ask({ phase: 'market', turn: 0 }, [{ type: 'market', set_aside: { from: [], min: 0, max: 5 }, left: { min: 0, max: 5 }, right: { min: 0, max: 5 } }], { draws: [0, 1, 2, 3, 4, 5] });
  desk.take('left', 1);
  expect(desk.taking).toEqual({ left: 0, right: 0 });
  expect(wondered).toEqual([{ type: 'market', set_aside: [], left: 1, right: 0 }]);
  // The hand lies in order: apple, apple, apple, cheese, mead, silk.
  desk.pick(3);
  desk.pick(4);
  desk.take('left', 2);
  desk.take('right', 1);
  expect(desk.taking).toEqual({ left: 2, right: 0 });
  desk.pick(3);
  expect(desk.taking).toEqual({ left: 1, right: 0 });
  press(desk, 'sheriff-do-market');
  expect(acted).toEqual([{ type: 'market', set_aside: ['mead'], left: 1, right: 0 }]);
});

test('no more than five cards can be picked', () => {
  const desk = ask({ phase: 'market', turn: 0 }, [{ type: 'market', set_aside: { from: [], min: 0, max: 5 }, left: { min: 0, max: 5 }, right: { min: 0, max: 5 } }], { draws: [0, 1, 2, 3, 4, 5] });
  [0, 1, 2, 3, 4, 5].forEach((place) => desk.pick(place));
  expect(desk.picked).toHaveLength(5);
  expect(wondered).toEqual([{ type: 'market', set_aside: ['apple', 'apple', 'apple', 'cheese', 'mead', 'silk'], left: 0, right: 0 }]);
});

test('cards go on a pile in the order that was chosen', () => {
  const desk = ask({ phase: 'confiscate', sheriff: 0 }, [{ type: 'discard', pile: 'left', cards: ['apple', 'mead', 'silk'] }]);
  desk.order = ['apple', 'mead', 'silk'];
  desk.move(2, 0);
  desk.move(1, 2);
  press(desk, 'sheriff-do-discard');
  expect(acted).toEqual([{ type: 'discard', pile: 'left', cards: ['silk', 'mead', 'apple'] }]);
});

test('a declaration says how many cards it would misname', () => {
  const bag = { state: 'closed', cards: ['apple', 'apple', 'silk'], cards_count: 3, declared: null };
  const legal: Legal[] = [
    { type: 'declare', good: 'apple', count: 3 },
    { type: 'declare', good: 'cheese', count: 3 },
  ];
  const desk = ask({ phase: 'declare', turn: 0, seats: [{ ...own, bag }, seat, seat] }, legal, { misnamed: { apple: 1, cheese: 3 } });
  expect(desk.kinds.map((kind) => kind.false)).toEqual([1, 3]);
  expect(desk.choices).toEqual([]);
  desk.kind = 'apple';
  press(desk, 'sheriff-do-declare');
  expect(acted).toEqual([{ type: 'declare', good: 'apple', count: 3 }]);
});

test('a debt begins with what goes in any case, and the cheapest way is found', () => {
  const payments: Legal[] = [
    { type: 'pay', legal: { apple: 1, chicken: 2 }, contraband: [] },
    { type: 'pay', legal: { apple: 5 }, contraband: [] },
    { type: 'pay', legal: { apple: 3, chicken: 1 }, contraband: [] },
  ];
  const desk = ask({ phase: 'pay', debt: { debtor: 0, creditor: 1, amount: 9 } }, payments);
  expect(desk.payment).toEqual({ legal: { apple: 1 }, contraband: [] });
  expect(desk.paidWith('chicken')).toEqual({ min: 0, max: 2 });
  expect(desk.choices.map((choice) => choice.words.id)).toEqual(['sheriff-do-pay-least']);
  press(desk, 'sheriff-do-pay-least');
  expect(desk.paid).toEqual(payments[0]);
  press(desk, 'sheriff-do-pay');
  expect(acted).toEqual([payments[0]]);
});

test('a payment with a card too many is the server’s to refuse', () => {
  const payments: Legal[] = [
    { type: 'pay', legal: { apple: 1 }, contraband: ['pepper'] },
    { type: 'pay', legal: { apple: 1 }, contraband: ['silk'] },
  ];
  const desk = ask({ phase: 'pay', debt: { debtor: 0, creditor: 1, amount: 8 } }, payments);
  desk.setPayment({ legal: { apple: 1 }, contraband: ['pepper', 'silk'] });
  expect(desk.paid).toBeNull();
  press(desk, 'sheriff-do-pay');
  expect(acted).toEqual([{ type: 'pay', legal: { apple: 1 }, contraband: ['pepper', 'silk'] }]);
});

test('a proposal that asks for hidden cards is accepted with those that were picked, and only after a second thought', () => {
  const proposal: OfferView = { id: 4, by: 1, payer: 0, give: { coins: 2, legal: {}, named: [], unnamed_count: 1, bag: {} }, promises: [], later: [] };
  const inspection = { called: 0, owes: { seat: 0, offer: 4 }, next_id: 5, haggled: [1, 0, 0], must: [null, null, null], offers: [proposal], deals: [], time_up: false };
  const desk = ask({ inspection }, [{ type: 'accept', offer: 4, unnamed: { from: ['mead', 'silk'], min: 1, max: 1 } }, { type: 'refuse', offer: 4 }]);
  expect(desk.choices.map((choice) => choice.words.id)).toEqual(['sheriff-do-refuse']);
  desk.pickUnnamed('silk', 1);
  press(desk, 'sheriff-do-accept');
  expect(acted).toEqual([]);
  expect(desk.warning?.id).toBe('sheriff-confirm-accept');
  press(desk, 'sheriff-do-really-accept');
  expect(acted).toEqual([{ type: 'accept', offer: 4, unnamed: ['silk'] }]);
});

test('opening a bag is confirmed, and what a seal forbids is asked of the server', () => {
  const must = [null, null, 'inspect'];
  const inspection = { called: null, owes: null, next_id: 1, haggled: [0, 0, 0], must, offers: [], deals: [], time_up: false };
  const desk = ask({ sheriff: 0, inspection, seats: [{ ...own, bag: { ...seat.bag, state: 'none' } }, { ...seat, bag: { ...seat.bag, state: 'passed' } }, seat] }, [{ type: 'inspect', seat: 2 }]);
  expect(desk.selected).toBe(2);
  press(desk, 'sheriff-do-inspect');
  expect(desk.considered).toEqual({ type: 'inspect', seat: 2 });
  desk.effect = { id: 'sheriff-effect-inspect', args: { goods: '', coins: '' } };
  expect(desk.warning).toMatchObject({ id: 'sheriff-confirm-inspect', args: { name: 'Colette', effect: { id: 'sheriff-effect-inspect' } } });
  press(desk, 'sheriff-do-back');
  press(desk, 'sheriff-do-let-pass');
  press(desk, 'sheriff-do-inspect');
  press(desk, 'sheriff-do-really-inspect');
  expect(wondered).toEqual([{ type: 'let_pass', seat: 2 }]);
  expect(acted).toEqual([{ type: 'inspect', seat: 2 }]);
});

test('an offer keeps to the bounds, and a bag is only promised while it is to pass', () => {
  const bounds: Legal = {
    type: 'offer',
    give: { coins: { min: 0, max: 9 }, legal: { apple: 2 }, contraband: ['silk'], bag: { min: 0, max: 3 } },
    promises: [
      { do: 'inspect', seat: 0 },
      { do: 'let_pass', seat: 0 },
    ],
  };
  const desk = ask({}, [bounds, { type: 'stand' }]);
  press(desk, 'sheriff-do-offer');
  expect(desk.form?.promises).toEqual([{ do: 'let_pass', seat: 0 }]);
  desk.write({ ...desk.form!, coins: 40, legal: { apple: 5 }, unnamed: ['silk', 'silk'], bag: { pepper: 1 } });
  press(desk, 'sheriff-do-send');
  expect(acted).toEqual([
    {
      type: 'offer',
      give: { coins: 9, legal: { apple: 2 }, named: [], unnamed: ['silk'], bag: { pepper: 1 } },
      promises: [{ do: 'let_pass', seat: 0 }],
      later: [],
    },
  ]);
});

test('without the promise that the bag passes, none of its goods are given', () => {
  const give = { coins: { min: 0, max: 9 }, legal: {}, contraband: [], bag: { min: 0, max: 3 } };
  const promises = [
    { do: 'inspect' as const, seat: 0 },
    { do: 'let_pass' as const, seat: 0 },
  ];
  const desk = ask({}, [{ type: 'offer', give, promises }, { type: 'stand' }]);
  press(desk, 'sheriff-do-offer');
  desk.write({ ...desk.form!, bag: { pepper: 1 } });
  expect(desk.form!.bag).toEqual({ pepper: 1 });
  desk.write(withPromise(desk.form!, 0, 'inspect'));
  expect(desk.form).toMatchObject({ bag: {}, promises: [{ do: 'inspect', seat: 0 }] });
});

test('ready sentences speak of what can be given and promised', () => {
  const bounds: Terms = {
    type: 'offer',
    give: { coins: { min: 0, max: 5 }, legal: {}, contraband: [], bag: { min: 0, max: 3 } },
    promises: [
      { do: 'let_pass', seat: 0 },
      { do: 'inspect', seat: 2 },
      { do: 'let_pass', seat: 2 },
    ],
  };
  const said = presetsOf(bounds, 0, null, NAMES).map(({ words, form }) => [words.id, form.coins, ...form.promises.map(({ do: deed, seat }) => `${deed} ${seat}`)]);
  expect(said).toEqual([
    ['sheriff-ready-nothing', 0, 'let_pass 0'],
    ['sheriff-ready-forget', 3, 'let_pass 0'],
    ['sheriff-ready-forget', 5, 'let_pass 0'],
    ['sheriff-ready-open', 3, 'inspect 2'],
  ]);
});
