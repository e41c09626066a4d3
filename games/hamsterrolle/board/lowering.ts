// Where a piece comes to when it is lowered into the wheel, and whether there is room for it: for drawing an aim while it is
// being made. What is allowed is the server's to say.

import { SOLIDS, type Solid } from './pieces.ts';
import { add, cross, dot, less, times, turned, within, type Place, type Vec } from './space.ts';
import { FACTS } from './told.ts';
import type { Color } from './types.ts';
import { PARTS } from './wheel.ts';

/** A solid in its place: corners and directions in the world. */
export interface Placed {
  centre: Vec;
  arm: number;
  corners: Vec[];
  /** Round about this direction of length 1. */
  roller?: { axis: Vec; length: number; radius: number };
  normals: Vec[];
  edges: Vec[];
}

/** How near to something a lowered piece comes, and how far it can be lowered at most (mm). */
const CLEARANCE = FACTS.clearance;
const DEPTH = FACTS.depth;
/** Directions and speeds below this count as none. */
const NONE = 1e-6;

export function standing(solid: Solid, { at, turn }: Place): Placed {
  return {
    centre: at,
    arm: solid.arm,
    corners: solid.corners.map((corner) => add(at, turned(turn, corner))),
    ...(solid.roller && { roller: { axis: turned(turn, [0, 1, 0]), ...solid.roller } }),
    normals: solid.normals.map((normal) => turned(turn, normal)),
    edges: solid.edges.map((edge) => turned(turn, edge)),
  };
}

/** Everything in the wheel that a piece can touch, save one piece that is in the hand. */
export function obstacles(wheel: Place, pieces: Iterable<{ color: Color; place: Place }>): Placed[] {
  const parts = PARTS.map(({ place, solid }) => standing(solid, within(wheel, place)));
  return [...parts, ...[...pieces].map(({ color, place }) => standing(SOLIDS[color], place))];
}

/** How far apart two things are along a direction (of length 1): ahead, and behind. Negative where they overlap. */
type Apart = readonly [ahead: number, behind: number];

/** Looks along every direction in which two things can be apart, until one is told to be the last. */
function alongAll(a: Placed, b: Placed, look: (apart: Apart, axis: Vec) => 'on' | 'enough'): void {
  const along = (axis: Vec) => {
    const length = Math.hypot(...axis);
    if (length < NONE) return 'on';
    const one = times(axis, 1 / length);
    const [a0, a1] = shadow(a, one);
    const [b0, b1] = shadow(b, one);
    return look([b0 - a1, a0 - b1], one);
  };
  for (const normal of [...a.normals, ...b.normals]) if (along(normal) === 'enough') return;
  for (const one of a.edges) for (const other of b.edges) if (along(cross(one, other)) === 'enough') return;
}

/** From where to where a thing goes along a direction of length 1. */
function shadow({ centre, corners, roller }: Placed, axis: Vec): [number, number] {
  if (roller) {
    const along = dot(roller.axis, axis);
    const half = roller.length * Math.abs(along) + roller.radius * Math.sqrt(Math.max(0, 1 - along * along));
    return [dot(centre, axis) - half, dot(centre, axis) + half];
  }
  let [least, most] = [Infinity, -Infinity];
  for (const corner of corners) {
    const at = dot(corner, axis);
    if (at < least) least = at;
    if (at > most) most = at;
  }
  return [least, most];
}

/** Whether two things overlap. */
function overlap(a: Placed, b: Placed): boolean {
  // What is far away need not be looked at closely.
  if (Math.hypot(...less(a.centre, b.centre)) > a.arm + b.arm) return false;
  let apart = false;
  alongAll(a, b, ([ahead, behind]) => ((apart = ahead > 0 || behind > 0) ? 'enough' : 'on'));
  return !apart;
}

/** Whether a piece at this place overlaps nothing. */
export function hasRoom(color: Color, place: Place, others: readonly Placed[]): boolean {
  const piece = standing(SOLIDS[color], place);
  return !others.some((other) => overlap(piece, other));
}

/** How far a piece can be moved this way (a vector of length 1) before it comes so near to something. */
export function room(color: Color, place: Place, way: Vec, others: readonly Placed[], clearance: number = CLEARANCE): number {
  const piece = standing(SOLIDS[color], place);
  return Math.min(DEPTH, ...others.filter((other) => approaches(piece, other, way, clearance)).map((other) => meets(piece, other, way, clearance)));
}

/**
 * How far a thing moves this way until it is near another one; endless if it passes. Along each direction it is near during
 * one stretch of its way, and it is near at all where all these stretches share something.
 */
function meets(piece: Placed, other: Placed, way: Vec, clearance: number): number {
  let [from, to] = [-Infinity, Infinity];
  alongAll(piece, other, ([ahead, behind], axis) => {
    const speed = dot(way, axis);
    if (Math.abs(speed) < NONE) {
      if (Math.max(ahead, behind) >= clearance) to = -Infinity;
    } else {
      const [first, last] = [(ahead - clearance) / speed, (clearance - behind) / speed];
      from = Math.max(from, Math.min(first, last));
      to = Math.min(to, Math.max(first, last));
    }
    return from < to && to > 0 ? 'on' : 'enough';
  });
  return from < to && to > 0 ? Math.max(0, from) : Infinity;
}

/** Whether a thing that moves this way can come nearer to another one: what lies behind it or too far aside does not count. */
function approaches(piece: Placed, other: Placed, way: Vec, clearance: number): boolean {
  const to = less(other.centre, piece.centre);
  const ahead = dot(to, way);
  if (ahead < -piece.arm - other.arm) return false;
  const aside = Math.hypot(...less(to, times(way, ahead)));
  return aside < piece.arm + other.arm + clearance;
}
