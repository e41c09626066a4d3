// Where a piece comes to when it is lowered into the wheel, and whether there is room for it: for drawing an aim while it is
// being made. What is allowed is the server's to say.

import { SOLIDS, type Solid } from './pieces.ts';
import { add, cross, dot, less, times, turned, within, type Place, type Vec } from './space.ts';
import type { Color } from './types.ts';
import { PARTS } from './wheel.ts';

/** A solid in its place: corners and directions in the world. */
export interface Standing {
  centre: Vec;
  arm: number;
  corners: Vec[];
  normals: Vec[];
  edges: Vec[];
}

/** How near to something a lowered piece comes. */
const CLEARANCE = 1;
/** How far a piece can be lowered at most. */
const DEPTH = 150;
/** What is further away than this is far. */
const CLOSE = 5;
/** What is nearer than this is as near as can be told. */
const FINE = 0.05;

export function standing(solid: Solid, { at, turn }: Place): Standing {
  return {
    centre: at,
    arm: solid.arm,
    corners: solid.corners.map((corner) => add(at, turned(turn, corner))),
    normals: solid.normals.map((normal) => turned(turn, normal)),
    edges: solid.edges.map((edge) => turned(turn, edge)),
  };
}

/** Everything in the wheel that a piece can touch, save one piece that is in the hand. */
export function obstacles(wheel: Place, pieces: Iterable<{ color: Color; place: Place }>): Standing[] {
  const parts = PARTS.map(({ place, solid }) => standing(solid, within(wheel, place)));
  return [...parts, ...[...pieces].map(({ color, place }) => standing(SOLIDS[color], place))];
}

/** How far apart two things are at least; negative where they overlap. */
export function gap(a: Standing, b: Standing): number {
  // What is far away need not be looked at closely.
  const far = Math.hypot(...less(a.centre, b.centre)) - a.arm - b.arm;
  if (far > CLOSE) return far;
  let most = -Infinity;
  const look = (axis: Vec) => {
    const length = Math.hypot(...axis);
    if (length < 1e-6) return;
    const [a0, a1] = shadow(a.corners, axis);
    const [b0, b1] = shadow(b.corners, axis);
    most = Math.max(most, Math.max(b0 - a1, a0 - b1) / length);
  };
  a.normals.forEach(look);
  b.normals.forEach(look);
  for (const one of a.edges) for (const other of b.edges) look(cross(one, other));
  return most;
}

function shadow(corners: readonly Vec[], axis: Vec): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const corner of corners) {
    const at = dot(corner, axis);
    if (at < least) least = at;
    if (at > most) most = at;
  }
  return [least, most];
}

function moved(thing: Standing, by: Vec): Standing {
  return { ...thing, centre: add(thing.centre, by), corners: thing.corners.map((corner) => add(corner, by)) };
}

/** Whether a piece at this place overlaps nothing. */
export function hasRoom(color: Color, place: Place, others: readonly Standing[]): boolean {
  const piece = standing(SOLIDS[color], place);
  return others.every((other) => gap(piece, other) > 0);
}

/** How far a piece can be moved this way (a vector of length 1) before it comes within a millimetre of something. */
export function room(color: Color, place: Place, way: Vec, others: readonly Standing[]): number {
  let piece = standing(SOLIDS[color], place);
  const inTheWay = others.filter((other) => approaches(piece, other, way));
  let gone = 0;
  for (let step = 0; step < 60 && gone < DEPTH; step += 1) {
    const by = Math.min(nearestOf(piece, inTheWay) - CLEARANCE, DEPTH - gone);
    if (by < FINE) break;
    gone += by;
    piece = moved(piece, times(way, by));
  }
  return gone;
}

/** How far the nearest of these is; what is further away even as a ball is not looked at closely. */
function nearestOf(piece: Standing, others: readonly Standing[]): number {
  let least = Infinity;
  for (const other of others) {
    if (Math.hypot(...less(piece.centre, other.centre)) - piece.arm - other.arm < least) least = Math.min(least, gap(piece, other));
  }
  return least;
}

/** Whether a thing that moves this way can come nearer to another one: what lies behind it or too far aside does not count. */
function approaches(piece: Standing, other: Standing, way: Vec): boolean {
  const to = less(other.centre, piece.centre);
  const ahead = dot(to, way);
  if (ahead < -piece.arm - other.arm) return false;
  const aside = Math.hypot(...less(to, times(way, ahead)));
  return aside < piece.arm + other.arm + CLEARANCE;
}
