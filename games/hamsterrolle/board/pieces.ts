// The pieces as bodies: shape and size by colour, in millimetres from their centre of mass.

import { cross, type Vec } from './space.ts';
import { FACTS } from './told.ts';
import type { Color, Piece } from './types.ts';

/** In the order of the rules. */
export const COLORS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white', 'black'] as const satisfies readonly Color[];

export function colorOf(piece: Piece): Color {
  return piece.split('-')[0] as Color;
}

/** The ways to hold a piece that differ, each by its first number. */
export function standsOf(piece: Piece): readonly number[] {
  return FACTS.stands[colorOf(piece)];
}

/** Half of its sides; half of its length and of its diameter; or half of its base, and how high. */
export type Shape =
  | { kind: 'box'; half: Vec }
  | { kind: 'roller'; length: number; radius: number }
  | { kind: 'pyramid'; half: number; below: number; above: number };

export const SHAPES = Object.fromEntries(COLORS.map((color) => [color, shapeOf(color)])) as Record<Color, Shape>;

function shapeOf(color: Color): Shape {
  const shape = FACTS.shapes[color];
  switch (shape.kind) {
    case 'box':
      return { kind: 'box', half: [shape.size[0] / 2, shape.size[1] / 2, shape.size[2] / 2] };
    case 'roller':
      return { kind: 'roller', length: shape.length / 2, radius: shape.diameter / 2 };
    case 'pyramid':
      return { kind: 'pyramid', half: shape.base / 2, below: shape.below, above: shape.above };
  }
}

/** A solid with flat faces: its corners, its faces as rings of corners, and the directions of its faces and edges. */
export interface Solid {
  corners: readonly Vec[];
  faces: readonly (readonly number[])[];
  normals: readonly Vec[];
  edges: readonly Vec[];
  /** No corner is further from the centre than this. */
  arm: number;
  /** What it is in truth, where its flat faces are only drawn: half the length along its own y, and half the diameter. */
  roller?: { length: number; radius: number };
}

const SIDES = 16;

export function boxOf([a, b, c]: Vec): Solid {
  const corners = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z): Vec => [x * a, y * b, z * c])));
  const faces = [[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]];
  const axes: Vec[] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
  return { corners, faces, normals: axes, edges: axes, arm: Math.hypot(a, b, c) };
}

function rollerOf(length: number, radius: number): Solid {
  const ring = Array.from({ length: SIDES }, (_, side) => ((2 * side + 1) * Math.PI) / SIDES);
  const round = (angle: number, y: number): Vec => [radius * Math.cos(angle), y, radius * Math.sin(angle)];
  const corners = [...ring.map((angle) => round(angle, -length)), ...ring.map((angle) => round(angle, length))];
  const sides = ring.map((_, side) => [side, SIDES + side, SIDES + ((side + 1) % SIDES), (side + 1) % SIDES]);
  const faces = [ring.map((_, side) => side), ring.map((_, side) => 2 * SIDES - 1 - side), ...sides];
  const half = Array.from({ length: SIDES / 2 }, (_, side) => (2 * (side + 1) * Math.PI) / SIDES);
  const normals: Vec[] = [[0, 1, 0], ...half.map((angle): Vec => [Math.cos(angle), 0, Math.sin(angle)])];
  const edges: Vec[] = [[0, 1, 0], ...half.map((angle): Vec => [-Math.sin(angle), 0, Math.cos(angle)])];
  return { corners, faces, normals, edges, arm: Math.hypot(length, radius), roller: { length, radius } };
}

function pyramidOf(half: number, below: number, above: number): Solid {
  const corners: Vec[] = [[-half, -below, -half], [half, -below, -half], [half, -below, half], [-half, -below, half], [0, above, 0]];
  const height = below + above;
  const slopes: Vec[] = [[height, half, 0], [-height, half, 0], [0, half, height], [0, half, -height]];
  const length = Math.hypot(height, half);
  const normals: Vec[] = [[0, 1, 0], ...slopes.map(([x, y, z]): Vec => [x / length, y / length, z / length])];
  const rising = corners.slice(0, 4).map(([x, y, z]): Vec => [-x, above - y, -z]);
  return { corners, faces: [[0, 1, 2, 3], [0, 4, 1], [1, 4, 2], [2, 4, 3], [3, 4, 0]], normals, edges: [[1, 0, 0], [0, 0, 1], ...rising], arm: Math.hypot(above, 0) };
}

export const SOLIDS: Record<Color, Solid> = Object.fromEntries(
  Object.entries(SHAPES).map(([color, shape]) => {
    if (shape.kind === 'box') return [color, boxOf(shape.half)];
    return [color, shape.kind === 'roller' ? rollerOf(shape.length, shape.radius) : pyramidOf(shape.half, shape.below, shape.above)];
  }),
) as Record<Color, Solid>;

/** The way out of a face, by the order of its corners. */
export function outOf(solid: Solid, face: readonly number[]): Vec {
  const [a, b, c] = [solid.corners[face[0]!]!, solid.corners[face[1]!]!, solid.corners[face[2]!]!];
  const out = cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - b[0], c[1] - b[1], c[2] - b[2]]);
  const away = out[0] * a[0] + out[1] * a[1] + out[2] * a[2] < 0 ? -1 : 1;
  const length = Math.hypot(...out) * away;
  return [out[0] / length, out[1] / length, out[2] / length];
}
