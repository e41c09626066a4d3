// What the board works out for itself: how things are drawn.

import { describe, expect, test } from 'vitest';
import { listOf, ofColor, withCard, without } from './cards.ts';
import { usesOf } from './choices.ts';
import { heapOf } from './heap.ts';
import type { Action } from './types.ts';
import { asDrawn, scaleOf, wallWith } from './walls.ts';

describe('walls', () => {
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

  test('one card comes and goes, and others of its kind stay', () => {
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

test('the stone that is thought of stands where it would be drawn', () => {
  expect(wallWith(['red-4', 'red-5'], 'red-1')).toEqual(['red-1', 'red-4', 'red-5']);
  expect(wallWith(undefined, 'blue-3')).toEqual(['blue-3']);
});

test('the heap grows with every card, and none that lies there moves', () => {
  const before = heapOf(12);
  const after = heapOf(13);
  expect(before).toHaveLength(12);
  expect(after.slice(0, 12)).toEqual(before);
  expect(Math.min(...heapOf(30).map((card) => card.y))).toBeLessThan(Math.min(...before.map((card) => card.y)));
});
