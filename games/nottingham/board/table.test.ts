// Where things are: the sheriff's way, the seats around it, and what the middle of the table shows of a view.

import { describe, expect, test } from 'vitest';
import { ambushed, countsOf, listOf, withCards, without } from './cards.ts';
import { sceneOf } from './scene.ts';
import { sidesOf } from './sides.ts';
import type { Sight } from './types.ts';
import { roadOf, wayOf } from './way.ts';

describe('the sheriff’s way', () => {
  const road = roadOf(400, 260, { inset: 20, top: 30 });
  const way = wayOf(21, road);

  test('begins in the city, in the upper left, and has every space once', () => {
    expect(way).toHaveLength(22);
    expect(way[0]!.x).toBeLessThan(35);
    expect(way[0]!.y).toBeLessThan(45);
    expect(new Set(way.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(22);
  });

  test('goes clockwise: along the top to the right, then down, then back', () => {
    expect(way[1]!.y).toBeCloseTo(30);
    expect(way[2]!.x).toBeGreaterThan(way[1]!.x);
    expect(way[10]!.y).toBeGreaterThan(way[8]!.y);
    expect(way[14]!.x).toBeLessThan(way[12]!.x);
    expect(way[21]!.x).toBeCloseTo(20);
  });

  test('stays on the road, at even steps', () => {
    const steps = way.slice(2).map((point, index) => Math.hypot(point.x - way[index + 1]!.x, point.y - way[index + 1]!.y));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(8);
    for (const { x, y } of way) {
      expect(x).toBeGreaterThanOrEqual(road.x - 0.01);
      expect(x).toBeLessThanOrEqual(road.x + road.width + 0.01);
      expect(y).toBeGreaterThanOrEqual(road.y - 0.01);
      expect(y).toBeLessThanOrEqual(road.y + road.height + 0.01);
    }
  });

  test('of any length fits, and a field that is not measured yet is no trouble', () => {
    for (const length of [5, 60]) expect(wayOf(length, road)).toHaveLength(length + 1);
    expect(wayOf(21, roadOf(0, 0, { inset: 20, top: 30 })).every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});

test('up to seven deputies sit around the county in the order of play', () => {
  expect(sidesOf([1, 2])).toEqual({ left: [], top: [1, 2], right: [] });
  expect(sidesOf([1, 2, 3, 4, 5, 6])).toEqual({ left: [1, 2], top: [3, 4], right: [5, 6] });
  expect(sidesOf([0, 1, 2, 3, 4, 5, 6])).toEqual({ left: [0, 1], top: [2, 3, 4], right: [5, 6] });
});

describe('cards', () => {
  test('a group is listed in order of value, and counted again', () => {
    expect(listOf({ chest: 1, coin: 2 })).toEqual(['coin', 'coin', 'chest']);
    expect(countsOf(['chest', 'coin', 'coin'])).toEqual({ coin: 2, chest: 1 });
  });

  test('cards come and go one for one', () => {
    expect(without(['coin', 'coin', 'gold'], ['coin'])).toEqual(['coin', 'gold']);
    expect(withCards(['coin', 'chest'], ['gold'])).toEqual(['coin', 'gold', 'chest']);
  });

  test('an ambush names a colour or two objects', () => {
    expect(ambushed('ambush-gray')).toEqual({ color: 'gray', objects: null });
    expect(ambushed('ambush-coin-chest')).toEqual({ color: null, objects: ['coin', 'chest'] });
  });
});

describe('what a view puts on the table', () => {
  const seat = (color: string, hand_count: number, more = {}) => ({ color, hand_count, loot_count: 0, ambushes_count: 0, ...more });
  const sight = (more: object, beside: Sight['beside'] = {}) => {
    const view = {
      viewer: 1,
      pending: [],
      turn: 0,
      sheriff: 1,
      shown: null,
      action: null,
      delivery: null,
      seats: [seat('red', 4), seat('yellow', 3, { hand: { gold: 2, coin: 1 }, loot: {}, ambushes: [] }), seat('green', 2), seat('blue', 1)],
      missions: {},
      ...more,
    };
    return { view, beside } as unknown as Sight;
  };

  test('offers to a buyer lie face down where they have been made, and one’s own is known', () => {
    const action = { kind: 'buy', offers: { 1: ['gold'] }, open_hands: { 3: { coin: 1 } } };
    const scene = sceneOf(sight({ phase: 'buy-offers', pending: [], shown: 'coin', action }, { offered: [1, 2] }));
    expect(scene.offers).toEqual({ 1: ['gold'], 2: [null] });
    expect(scene.open).toEqual({ 3: ['coin'] });
    expect(scene.places[1]).toMatchObject({ handCount: 2, hand: ['coin', 'gold'] });
    expect(scene.places[2]!.handCount).toBe(1);
    expect(sceneOf(sight({ phase: 'buy-offers', pending: [2], shown: 'coin', action }, { offered: [1] })).offers).toEqual({ 1: ['gold'] });
  });

  test('a robbed hand is open to the robber and to its owner, and shows its backs to everybody else', () => {
    const robbed = (viewer: number, action: object) => sceneOf(sight({ phase: 'pick', viewer, shown: 'pearls', action })).open;
    expect(robbed(0, { kind: 'robbery', target: 2, hand: { chest: 1, gold: 1 } })).toEqual({ 2: ['gold', 'chest'] });
    expect(robbed(1, { kind: 'robbery', target: 2 })).toEqual({ 2: [null, null] });
    expect(robbed(1, { kind: 'robbery', target: 1 })).toEqual({ 1: ['coin', 'gold', 'gold'] });
  });

  test('a raided hand is open to all', () => {
    const action = { kind: 'raid', target: 2, open_hands: { 2: { chest: 2 } } };
    expect(sceneOf(sight({ phase: 'pick', shown: 'jewels', action })).open).toEqual({ 2: ['chest', 'chest'] });
  });

  test('two ambush cards that somebody else looks at are two backs', () => {
    expect(sceneOf(sight({ phase: 'ambush-choose', shown: 'gold', action: { kind: 'ambush', drawn_count: 2 } })).drawn).toEqual([null, null]);
  });
});
