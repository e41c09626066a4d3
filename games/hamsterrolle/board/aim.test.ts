// What the board draws of an aim before the server has answered is what the rules say of it: aims at some tables of a game,
// written by a test of the rules with how far each reaches, whether that is far enough, whether there is room, and where the
// piece would be let go.

import { expect, test } from 'vitest';
import { around, reaches, reachOf, release } from './aim.ts';
import file from './fixtures/aims.json';
import { room } from './lowering.ts';
import { colorOf } from './pieces.ts';
import { pictureOf } from './picture.ts';
import { dot, less, placeOf, turned } from './space.ts';
import type { Aiming, Bounds, Pose, View } from './types.ts';
import { frameOf, HELD } from './wheel.ts';

interface Tried {
  bounds: Bounds;
  aim: Aiming;
  /** How far the aim reaches (µm), and whether it keeps to what is asked. */
  reach: number;
  reaches: boolean;
  room: boolean;
  pose: Pose;
}

const tables = file as unknown as { view: View; tried: Tried[] }[];
const tried = tables.flatMap(({ view, tried }) => {
  const picture = pictureOf(view);
  return tried.map((each) => {
    const others = around(picture, each.aim.piece);
    const way = turned(frameOf(picture.wheel, each.aim.compartment).turn, [0, -1, 0]);
    return { ...each, picture, others, way, drawn: release(each.aim, picture.wheel, others) };
  });
});

test('an aim reaches as far as the rules say, and as far as they ask or not', () => {
  for (const { aim, bounds, reach, reaches: enough } of tried) {
    // The rules round to whole micrometres.
    expect(Math.abs(reachOf(aim) * 1e3 - reach)).toBeLessThan(0.501);
    expect(reaches(aim, bounds) === 'yes').toBe(enough);
  }
  expect(tried.filter(({ reaches }) => reaches).length).toBeGreaterThan(20);
  expect(tried.filter(({ reaches }) => !reaches).length).toBeGreaterThan(20);
});

test('there is room where the rules say so', () => {
  for (const { drawn, room } of tried) expect(drawn.fits).toBe(room);
  expect(tried.filter(({ room }) => room).length).toBeGreaterThan(20);
  expect(tried.filter(({ room }) => !room).length).toBeGreaterThan(5);
});

const lowered = tried.filter(({ room }) => room).map((each) => ({ ...each, rules: placeOf(each.pose).at }));

test('a piece is drawn where the rules let it go, and only one in a hundred further off than half a millimetre', () => {
  const apart = lowered.map(({ drawn, rules }) => Math.hypot(...less(rules, drawn.place.at)));
  expect(apart.filter((by) => by > 0.5).length).toBeLessThan(apart.length / 100);
});

// The drawing measures across faces and pairs of edges. Two corners are a little further apart than it sees, so that a piece
// which only just passes a corner can be drawn held up by it. It passes in the rules where the drawing would let it pass
// with a clearance of 0.7 mm; and the rules hold nothing up that the drawing would not with one of 1.02 mm.
test('where a piece is drawn elsewhere, it passes something by a hair', () => {
  for (const { aim, drawn, others, way, picture, rules } of lowered) {
    const depth = dot(less(rules, picture.wheel.at), way) - HELD;
    const least = room(colorOf(aim.piece), drawn.held, way, others, 1.02);
    const most = room(colorOf(aim.piece), drawn.held, way, others, 0.7);
    expect(depth).toBeGreaterThan(least - 0.01);
    expect(depth).toBeLessThan(most + 0.01);
  }
});
