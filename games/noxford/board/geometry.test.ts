// The geometry that draws places, and the drawings of the rules page that it makes.

import { describe, expect, test } from 'vitest';
import { checkFigures } from '#web/board/figures.ts';
import { FIGURES, figureSvg, guidesOf } from './figures.ts';
import { contactOf, placeAround, placeBeyond, placeMeant, rectOf } from './geometry.ts';
import type { Spot } from './types.ts';

const START: Spot[] = [
  { o: 'upright', x: -2, y: -1 },
  { o: 'sideways', x: 0, y: 0 },
];
const guidesAt = (place: Spot) => guidesOf(rectOf(place), START.map(rectOf));

describe('what makes a place good', () => {
  test('a card against both start cards touches two and is in line across and down', () => {
    const { contacts, upright, level } = guidesAt({ o: 'sideways', x: 0, y: -2 });
    expect(contacts.map(({ line }) => line)).toEqual([
      { x1: 0, y1: -1, x2: 0, y2: 0 },
      { x1: 0, y1: 0, x2: 3, y2: 0 },
    ]);
    expect(upright).toEqual([
      { x1: 0, y1: -2, x2: 0, y2: 2 },
      { x1: 3, y1: -2, x2: 3, y2: 2 },
    ]);
    expect(level).toEqual([{ x1: 0, y1: 0, x2: 3, y2: 0 }]);
  });

  test('one card is touched where the other is met at a corner only', () => {
    expect(guidesAt({ o: 'sideways', x: 0, y: 2 }).contacts).toHaveLength(1);
    expect(contactOf(rectOf({ o: 'upright', x: -2, y: -1 }), rectOf({ o: 'sideways', x: 0, y: 2 }))).toBeNull();
  });

  test('a card that slides along both of them is in line one way only', () => {
    const { contacts, upright, level } = guidesAt({ o: 'sideways', x: -1, y: 2 });
    expect(contacts).toHaveLength(2);
    expect([upright.length, level.length]).toEqual([0, 1]);
  });
});

describe('which place is meant', () => {
  const places: Spot[] = [
    { o: 'sideways', x: 0, y: -2 },
    { o: 'upright', x: 0, y: -3 },
    { o: 'sideways', x: -2, y: 2 },
  ];

  test('the nearest to the touch, and of two equally near, the one that lies as the card is held', () => {
    expect(placeMeant(places, { x: 2.4, y: -1 }, 'upright')).toBe(places[0]);
    expect(placeMeant(places, { x: 1, y: -2.6 }, 'sideways')).toBe(places[1]);
    const between = { x: 1.25, y: -1.25 };
    expect(placeMeant(places, between, 'sideways')).toBe(places[0]);
    expect(placeMeant(places, between, 'upright')).toBe(places[1]);
  });

  test('none where there is none', () => {
    expect(placeMeant(places, { x: 9, y: 9 }, 'upright')).toBeNull();
    expect(placeAround({ x: 9, y: 9 }, 'upright')).toEqual({ o: 'upright', x: 8, y: 8 });
  });

  test('arrows go to the next one in their direction', () => {
    expect(placeBeyond(places, places[1]!, [0, 1])).toBe(places[0]);
    expect(placeBeyond(places, places[0]!, [0, 1])).toBe(places[2]);
    expect(placeBeyond(places, places[2]!, [0, 1])).toBeNull();
  });
});

checkFigures(new URL('../players/', import.meta.url), Object.fromEntries(Object.entries(FIGURES).map(([name, figure]) => [name, () => figureSvg(figure)])));
