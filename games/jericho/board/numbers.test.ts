// What the board works out for itself: lengths, who leads, and what a choice would do.

import { describe, expect, test } from 'vitest';
import { listOf, ofColor, withCard, without } from './cards.ts';
import { usesOf } from './choices.ts';
import { heapOf } from './heap.ts';
import { blowing, building, wallWith } from './preview.ts';
import type { Action } from './types.ts';
import { asDrawn, leadOf, lengthOf, scaleOf } from './walls.ts';

describe('walls', () => {
  test('a wall is as long as its stones are worth, and a trumpet is worth 2', () => {
    expect(lengthOf(['red-3', 'red-7', 'trumpet'])).toBe(12);
    expect(lengthOf([])).toBe(0);
    expect(lengthOf(undefined)).toBe(0);
  });

  test('the longest leads by what it has more than the next', () => {
    expect(leadOf([3, 9, 7])).toEqual({ length: 9, seats: [1], by: 2 });
  });

  test('equals are level, and lead by nothing', () => {
    expect(leadOf([5, 5, 4])).toEqual({ length: 5, seats: [0, 1], by: 0 });
  });

  test('where no wall stands nobody leads', () => {
    expect(leadOf([0, 0, 0])).toEqual({ length: 0, seats: [], by: 0 });
  });

  test('every wall of the table fits on the one scale, which grows by steps', () => {
    expect(scaleOf([{ red: ['red-3'] }])).toBe(16);
    expect(scaleOf([{}, { blue: ['blue-7', 'blue-5', 'blue-5'] }])).toBe(20);
    expect(scaleOf([{}, { blue: ['blue-7', 'blue-5', 'blue-5', 'blue-5'] }])).toBe(24);
  });

  test('a wall is drawn with its trumpets first and its highest stones at the end', () => {
    expect(asDrawn(['red-5', 'red-1', 'trumpet', 'red-3'])).toEqual(['trumpet', 'red-1', 'red-3', 'red-5']);
  });
});

describe('cards', () => {
  test('a group is listed by colour, values rising, trumpets last', () => {
    expect(listOf({ trumpet: 1, 'blue-3': 2, 'red-4': 1, 'red-1': 1 })).toEqual(['red-1', 'red-4', 'blue-3', 'blue-3', 'trumpet']);
  });

  test('one card comes and goes, its likes stay', () => {
    expect(without(['red-3', 'red-3', 'trumpet'], 'red-3')).toEqual(['red-3', 'trumpet']);
    expect(withCard(['red-1', 'trumpet'], 'blue-5')).toEqual(['red-1', 'blue-5', 'trumpet']);
    expect(ofColor({ 'red-1': 2, 'blue-1': 1 }, 'red')).toEqual(['red-1', 'red-1']);
  });

  test('what may be done with a card is what the server offers for it', () => {
    const legal: Action[] = [
      { type: 'wall', card: 'red-3' },
      { type: 'trumpet', color: 'red' },
      { type: 'trumpet', color: 'blue' },
      { type: 'supply', card: 'red-3' },
      { type: 'supply', card: 'trumpet' },
    ];
    expect(usesOf(legal, 'red-3').map((use) => use.type)).toEqual(['wall', 'supply']);
    expect(usesOf(legal, 'trumpet').map((use) => use.type)).toEqual(['trumpet', 'trumpet', 'supply']);
    expect(usesOf(legal, 'blue-1')).toEqual([]);
  });
});

describe('what building would do', () => {
  const walls = [{ red: ['red-4' as const, 'red-5' as const] }, { red: ['red-7' as const, 'red-4' as const] }, {}];

  test('a wall grows, and may take the lead', () => {
    expect(building(walls, 0, 'red-4')).toEqual({ color: 'red', before: 9, after: 13, lead: { length: 13, seats: [0], by: 2 } });
  });

  test('a wall is founded from nothing', () => {
    expect(building(walls, 2, 'red-1')).toMatchObject({ before: 0, after: 1, lead: { seats: [1] } });
  });

  test('a trumpet builds nothing', () => {
    expect(building(walls, 0, 'trumpet')).toBeNull();
  });

  test('the stone that is thought of stands where it would be drawn', () => {
    expect(wallWith(walls[0]!.red, 'red-1')).toEqual(['red-1', 'red-4', 'red-5']);
    expect(wallWith(undefined, 'blue-3')).toEqual(['blue-3']);
  });
});

// The scenarios of the rules, J8 to J12.
describe('what a trumpet would do', () => {
  test('every stone of the highest value falls, and the trumpet joins a wall that stands (J8)', () => {
    const fall = blowing([{ red: ['red-3', 'red-3'] }, { red: ['red-1', 'red-4', 'red-4'] }, { red: ['red-4'] }], 0, 'red');
    expect(fall).toEqual({
      color: 'red',
      value: 4,
      fallen: [0, 2, 1],
      collapsed: [0, 0, 0],
      kept: true,
      before: [6, 9, 4],
      after: [8, 1, 0],
    });
  });

  test('a wall that keeps only trumpets is gone with them, one’s own too (J9)', () => {
    const fall = blowing([{ red: ['trumpet', 'red-5'] }, { red: ['red-3'] }, {}], 0, 'red');
    expect(fall).toMatchObject({ value: 5, fallen: [1, 0, 0], collapsed: [1, 0, 0], kept: false, after: [0, 3, 0] });
  });

  test('one’s own stones fall as well (J10)', () => {
    const fall = blowing([{ red: ['red-3', 'red-5', 'red-5'] }, { red: ['red-5'] }, {}], 0, 'red');
    expect(fall).toMatchObject({ fallen: [2, 1, 0], kept: true, after: [5, 0, 0] });
  });

  test('trumpets in a wall are never the highest (J11)', () => {
    const fall = blowing([{}, { red: ['trumpet', 'trumpet', 'red-1'] }, {}], 0, 'red');
    expect(fall).toMatchObject({ value: 1, fallen: [0, 1, 0], collapsed: [0, 2, 0], kept: false });
  });

  test('where nothing stands nothing falls (J12)', () => {
    expect(blowing([{}, { blue: ['blue-1'] }, {}], 0, 'red')).toMatchObject({ value: null, fallen: [0, 0, 0], kept: false });
  });
});

test('the heap grows with every card, and none that lies there moves', () => {
  const before = heapOf(12);
  const after = heapOf(13);
  expect(before).toHaveLength(12);
  expect(after.slice(0, 12)).toEqual(before);
  expect(Math.min(...heapOf(30).map((card) => card.y))).toBeLessThan(Math.min(...before.map((card) => card.y)));
});
