// Where an aim is drawn agrees with where the game lets the piece go: in a whole recorded game, whose events tell the pose of
// every release.

import { expect, test } from 'vitest';
import { recordedGame } from '#web/board/recorded.ts';
import two from './fixtures/2-seats.json';
import { hasRoom, obstacles, room } from './lowering.ts';
import { colorOf } from './pieces.ts';
import { pictureOf } from './picture.ts';
import { add, dot, less, placeOf, times, turned, type Place } from './space.ts';
import type { Sight } from './types.ts';
import { frameOf, HELD } from './wheel.ts';

const { steps } = recordedGame<Sight>(two);

/** What was laid or moved in each turn, from where the hand held it. */
const laid = steps.flatMap(({ before, after }) =>
  after.events.flatMap((event) => {
    if (event.type !== 'placed' && event.type !== 'passed') return [];
    const picture = pictureOf(before.view);
    const { turn } = frameOf(picture.wheel, event.compartment);
    const way = turned(turn, [0, -1, 0]);
    const released = placeOf(event.pose);
    const depth = dot(less(released.at, picture.wheel.at), way);
    const held: Place = { at: add(released.at, times(way, HELD - depth)), turn: released.turn };
    const others = obstacles(picture.wheel, [...picture.pieces].filter(([id]) => id !== event.piece).map(([id, place]) => ({ color: colorOf(id), place })));
    return [{ piece: event.piece, depth: depth - HELD, held, way, others }];
  }),
);

test('whatever was laid had room where the hand held it', () => {
  expect(laid.length).toBeGreaterThan(20);
  for (const { piece, held, others } of laid) expect(hasRoom(colorOf(piece), held, others)).toBe(true);
});

test('a piece is drawn where it is let go', () => {
  const drawn = laid.map(({ piece, depth, held, way, others }) => ({ depth, at: (clearance?: number) => room(colorOf(piece), held, way, others, clearance) }));
  expect(drawn.filter(({ depth, at }) => Math.abs(at() - depth) > 0.5).length).toBeLessThan(drawn.length / 50);
  // Where it is drawn elsewhere, it passes something by a hair: see aim.test.ts.
  for (const { depth, at } of drawn) {
    expect(depth).toBeGreaterThan(at(1.02) - 0.01);
    expect(depth).toBeLessThan(at(0.7) + 0.01);
  }
});
