// What touching cards, missions and offers leads to.

import { describe, expect, test } from 'vitest';
import { isLitInHand, NOTHING, pickedInHand, picksOn, touchHand, touchMission, type Pick } from './picking.ts';
import type { Card, Legal, Sight } from './types.ts';

const asking = (phase: string, legal: Legal[]) => ({ view: { phase }, legal }) as unknown as Sight;

/** Touches cards one after the other. */
function touchAll(sight: Sight, hand: Card[], cards: Card[], first: Pick = NOTHING): Pick {
  return cards.reduce<Pick>((pick, card) => {
    const touched = touchHand(sight, pick, card, hand);
    if (!('pick' in touched)) throw new Error(`${card} is refused`);
    return touched.pick;
  }, first);
}

describe('an offer to a buyer', () => {
  const sight = asking('buy-offers', [{ type: 'offer', cards: ['gold'] }, { type: 'offer', cards: ['chest'] }]);
  const hand: Card[] = ['coin', 'gold', 'chest'];

  test('is one card, and another takes its place', () => {
    expect(touchAll(sight, hand, ['gold'])).toEqual({ what: 'cards', cards: ['gold'] });
    expect(touchAll(sight, hand, ['gold', 'chest'])).toEqual({ what: 'cards', cards: ['chest'] });
  });

  test('is laid back by a second touch', () => {
    expect(touchAll(sight, hand, ['gold', 'gold'])).toEqual({ what: 'cards', cards: [] });
  });

  test('with a coin goes to the server, which says why not', () => {
    expect(touchHand(sight, NOTHING, 'coin', hand)).toEqual({ whyNot: { type: 'offer', cards: ['coin'] } });
    expect(isLitInHand(sight, NOTHING, 'coin')).toBe(false);
  });
});

describe('an offer to somebody who barters', () => {
  const sight = asking('barter-offers', [
    { type: 'offer', cards: ['coin'] },
    { type: 'offer', cards: ['gold'] },
    { type: 'offer', cards: ['coin', 'coin'] },
    { type: 'offer', cards: ['coin', 'gold'] },
  ]);
  const hand: Card[] = ['coin', 'coin', 'gold', 'chest'];

  test('is one card or two, alike or not', () => {
    expect(touchAll(sight, hand, ['coin', 'coin'])).toEqual({ what: 'cards', cards: ['coin', 'coin'] });
    expect(touchAll(sight, hand, ['coin', 'gold'])).toEqual({ what: 'cards', cards: ['coin', 'gold'] });
  });

  test('of three is none: the third touch takes one kind back, or the last card’s place', () => {
    expect(touchAll(sight, hand, ['coin', 'coin', 'coin'])).toEqual({ what: 'cards', cards: [] });
    expect(touchAll(sight, hand, ['coin', 'coin', 'gold'])).toEqual({ what: 'cards', cards: ['coin', 'gold'] });
  });

  test('can grow after one card, and not after two', () => {
    expect(picksOn(sight, { what: 'cards', cards: ['coin'] })).toBe(true);
    expect(picksOn(sight, { what: 'cards', cards: ['coin', 'gold'] })).toBe(false);
  });
});

describe('delivering', () => {
  const sight = asking('deliver', [
    { type: 'end_turn' },
    { type: 'deliver', object: 'pearls', count: 3 },
    { type: 'deliver', object: 'pearls', count: 4 },
    { type: 'mission', mission: 'three-pairs', objects: ['coin', 'gold', 'pearls'] },
    { type: 'mission', mission: 'three-pairs', objects: ['coin', 'gold', 'chest'] },
    { type: 'mission', mission: 'four-pairs', objects: ['coin', 'gold', 'pearls', 'chest'] },
  ]);
  const hand: Card[] = ['coin', 'coin', 'gold', 'gold', 'pearls', 'pearls', 'pearls', 'pearls', 'chest', 'chest'];

  test('takes all cards of the object that is touched, and a second touch lays them back', () => {
    const pick = touchAll(sight, hand, ['pearls']);
    expect(pick).toEqual({ what: 'delivery', object: 'pearls' });
    expect(pickedInHand(pick, hand)).toEqual({ pearls: 4 });
    expect(touchAll(sight, hand, ['pearls', 'pearls'])).toEqual(NOTHING);
  });

  test('too few alike goes to the server, which says why not', () => {
    expect(touchHand(sight, NOTHING, 'coin', hand)).toEqual({ whyNot: { type: 'deliver', object: 'coin', count: 2 } });
  });

  test('what was picked to be delivered is handed in for a mission, if it can be', () => {
    const pearls: Pick = { what: 'delivery', object: 'pearls' };
    expect(touchMission(sight, pearls, 'three-pairs')).toEqual({ pick: { what: 'mission', mission: 'three-pairs', objects: ['coin', 'gold', 'pearls'] } });
    expect(touchMission(sight, { what: 'delivery', object: 'coin' }, 'three-pairs')).toEqual({ pick: { what: 'mission', mission: 'three-pairs', objects: ['coin'] } });
    const without: Pick = { what: 'delivery', object: 'candlestick' };
    expect(touchMission(sight, without, 'three-pairs')).toEqual({ pick: { what: 'mission', mission: 'three-pairs', objects: [] } });
  });

  test('a mission that can be done one way is picked whole', () => {
    const pick: Pick = { what: 'mission', mission: 'four-pairs', objects: ['coin', 'gold', 'pearls', 'chest'] };
    expect(touchMission(sight, NOTHING, 'four-pairs')).toEqual({ pick });
    expect(pickedInHand(pick, hand)).toEqual({ coin: 2, gold: 2, pearls: 2, chest: 2 });
    expect(touchMission(sight, pick, 'four-pairs')).toEqual({ pick: NOTHING });
  });

  test('a mission that can be done several ways asks for its objects', () => {
    const begun: Pick = { what: 'mission', mission: 'three-pairs', objects: [] };
    expect(touchMission(sight, NOTHING, 'three-pairs')).toEqual({ pick: begun });
    expect(picksOn(sight, begun)).toBe(true);
    const whole = touchAll(sight, hand, ['coin', 'chest', 'gold'], begun);
    expect(whole).toEqual({ ...begun, objects: ['coin', 'chest', 'gold'] });
    expect(picksOn(sight, whole)).toBe(false);
    expect(isLitInHand(sight, { ...begun, objects: ['pearls'] }, 'chest')).toBe(false);
  });

  test('a mission that cannot be done goes to the server, which says why not', () => {
    expect(touchMission(sight, NOTHING, 'five-alike')).toEqual({ whyNot: { type: 'mission', mission: 'five-alike', objects: ['coin'] } });
  });
});

test('a purge takes cards until there are enough, never more of a kind than are held', () => {
  const sight = asking('purge', [{ type: 'discard', cards: { min: 3, max: 3 } }]);
  const hand: Card[] = ['coin', 'gold', 'gold', 'chest'];
  expect(touchAll(sight, hand, ['coin', 'gold', 'gold'])).toEqual({ what: 'cards', cards: ['coin', 'gold', 'gold'] });
  expect(touchAll(sight, hand, ['coin', 'coin'])).toEqual({ what: 'cards', cards: [] });
  expect(touchAll(sight, hand, ['coin', 'gold', 'gold', 'chest'])).toEqual({ what: 'cards', cards: ['coin', 'gold', 'chest'] });
  expect(picksOn(sight, { what: 'cards', cards: ['coin'] })).toBe(true);
  expect(picksOn(sight, { what: 'cards', cards: ['coin', 'gold', 'gold'] })).toBe(false);
});

test('where the hand is not asked for, the server says why not', () => {
  expect(touchHand(asking('choose', [{ type: 'take' }]), NOTHING, 'coin', ['coin'])).toEqual({ whyNot: { type: 'deliver', object: 'coin', count: 1 } });
});
