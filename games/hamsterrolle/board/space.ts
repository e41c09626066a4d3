// Points and turns in space, for drawing: millimetres, and quaternions (x, y, z, w). x is forward, y up, z along the axle.

export type Vec = readonly [x: number, y: number, z: number];
export type Rotation = readonly [x: number, y: number, z: number, w: number];

/** Where a body is, and how it is turned. */
export interface Place {
  at: Vec;
  turn: Rotation;
}

export const NO_TURN: Rotation = [0, 0, 0, 1];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const less = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** One turn after another: the right one first. */
export function after(a: Rotation, b: Rotation): Rotation {
  return [
    a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
    a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
    a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
    a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
  ];
}

export const back = ([x, y, z, w]: Rotation): Rotation => [-x, -y, -z, w];

/** Where a turn takes a vector. */
export function turned(turn: Rotation, v: Vec): Vec {
  const axis: Vec = [turn[0], turn[1], turn[2]];
  const t = times(cross(axis, v), 2);
  return add(add(v, times(t, turn[3])), cross(axis, t));
}

/** A turn about an axis by this many degrees. */
export function about(axis: 'x' | 'y' | 'z', degrees: number): Rotation {
  const half = (degrees * Math.PI) / 360;
  const [sin, cos] = [Math.sin(half), Math.cos(half)];
  return [axis === 'x' ? sin : 0, axis === 'y' ? sin : 0, axis === 'z' ? sin : 0, cos];
}

/** A turn of length 1. */
export function whole(turn: Rotation): Rotation {
  const length = Math.hypot(...turn) || 1;
  return [turn[0] / length, turn[1] / length, turn[2] / length, turn[3] / length];
}

/** A place given as seen from another one, in the frame in which that other one is given. */
export const within = (outer: Place, inner: Place): Place => ({ at: add(outer.at, turned(outer.turn, inner.at)), turn: after(outer.turn, inner.turn) });

/** A place as it is seen from another one. */
export const seenFrom = (outer: Place, place: Place): Place => ({ at: turned(back(outer.turn), less(place.at, outer.at)), turn: after(back(outer.turn), place.turn) });

/** A point of a body, in the frame in which the place of the body is given. */
export const pointOf = ({ at, turn }: Place, point: Vec): Vec => add(at, turned(turn, point));

/** Between two places: `share` of the way from one to the other. */
export function between(a: Place, b: Place, share: number): Place {
  const same = a.turn[0] * b.turn[0] + a.turn[1] * b.turn[1] + a.turn[2] * b.turn[2] + a.turn[3] * b.turn[3] < 0 ? -1 : 1;
  const mix = (x: number, y: number) => x + (y - x) * share;
  return {
    at: [mix(a.at[0], b.at[0]), mix(a.at[1], b.at[1]), mix(a.at[2], b.at[2])],
    turn: whole([mix(a.turn[0], same * b.turn[0]), mix(a.turn[1], same * b.turn[1]), mix(a.turn[2], same * b.turn[2]), mix(a.turn[3], same * b.turn[3])]),
  };
}

/** A pose of a view: µm, and quaternion parts in 10⁻⁷. */
export function placeOf({ pos, rot }: { pos: readonly number[]; rot: readonly number[] }): Place {
  return { at: [pos[0]! / 1e3, pos[1]! / 1e3, pos[2]! / 1e3], turn: whole([rot[0]! / 1e7, rot[1]! / 1e7, rot[2]! / 1e7, rot[3]! / 1e7]) };
}

/** The outline of some points in a plane: their convex hull. */
export function hull(points: readonly (readonly [number, number])[]): [number, number][] {
  const sorted = points.map(([x, y]): [number, number] => [x, y]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (points: [number, number][]) => {
    const found: [number, number][] = [];
    for (const p of points) {
      while (found.length >= 2) {
        const [a, b] = [found.at(-2)!, found.at(-1)!];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 1e-9) break;
        found.pop();
      }
      found.push(p);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
