// The wheel, the table and the pieces as meshes, in millimetres.

import {
  BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  Path,
  PlaneGeometry,
  Shape,
  Vector2,
  type Material,
  type Texture,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { SHAPES } from '../pieces.ts';
import type { Color } from '../types.ts';
import { BOARDS, COMPARTMENTS, DIVIDER, FLOOR, heightOf, outward, RADIUS, WIDTH } from '../wheel.ts';
import { TABLE_TILE } from './wood.ts';

/** How far the edges of the rim are broken. */
const BEVEL = 1.4;

export function rimOf(material: Material): Mesh {
  const shape = new Shape();
  shape.absarc(0, 0, RADIUS - BEVEL, 0, 2 * Math.PI, false);
  const inner = FLOOR / Math.cos(Math.PI / BOARDS) + BEVEL;
  const hole = new Path();
  for (let board = 0; board <= BOARDS; board += 1) {
    const [x, y] = outward(-15 * board);
    if (board === 0) hole.moveTo(x * inner, y * inner);
    else hole.lineTo(x * inner, y * inner);
  }
  shape.holes.push(hole);
  const geometry = new ExtrudeGeometry(shape, { depth: WIDTH - 2 * BEVEL, bevelEnabled: true, bevelThickness: BEVEL, bevelSize: BEVEL, bevelSegments: 2, curveSegments: 96 });
  geometry.translate(0, 0, -WIDTH / 2 + BEVEL);
  return shaded(new Mesh(geometry, material));
}

export function dividersOf(material: Material): Group {
  const group = new Group();
  for (let divider = 0; divider < COMPARTMENTS; divider += 1) {
    const high = heightOf(divider);
    const mesh = shaded(new Mesh(new RoundedBoxGeometry(DIVIDER, high + 1, WIDTH, 2, 1.5), material));
    const degrees = 30 * divider + 15;
    const [x, y] = outward(degrees);
    mesh.position.set(x * (170.5 - high / 2), y * (170.5 - high / 2), 0);
    mesh.rotation.z = (degrees * Math.PI) / 180;
    group.add(mesh);
  }
  return group;
}

export const GEOMETRIES: Record<Color, BufferGeometry> = Object.fromEntries((Object.keys(SHAPES) as Color[]).map((color) => [color, geometryOf(color)])) as Record<Color, BufferGeometry>;

function geometryOf(color: Color): BufferGeometry {
  const shape = SHAPES[color];
  if (shape.kind === 'box') {
    const [a, b, c] = shape.half;
    return new RoundedBoxGeometry(2 * a, 2 * b, 2 * c, 2, 1.3);
  }
  if (shape.kind === 'roller') {
    const { length, radius } = shape;
    const profile = [[0, -length], [radius - 1.4, -length], [radius, -length + 1.4], [radius, length - 1.4], [radius - 1.4, length], [0, length]];
    return new LatheGeometry(profile.map(([x, y]) => new Vector2(x, y)), 32);
  }
  const { half, below, above } = shape;
  const cone = new CylinderGeometry(0.8, half * Math.SQRT2, below + above, 4, 1).toNonIndexed();
  cone.rotateY(Math.PI / 4);
  cone.translate(0, (above - below) / 2, 0);
  cone.computeVertexNormals();
  return cone;
}

export function tableOf<Paint extends Material & { map: Texture | null }>(material: Paint): { mesh: Mesh; material: Paint } {
  const size = 6 * TABLE_TILE;
  material.map?.repeat.set(6, 6);
  const mesh = new Mesh(new PlaneGeometry(size, size), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.receiveShadow = true;
  return { mesh, material };
}

export function shaded(mesh: Mesh): Mesh {
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}
