// Pieces drawn flat: the faces of a body that look at somebody, each with how much light falls on it.

import { outOf, SOLIDS, type Solid } from './pieces.ts';
import { about, after, dot, NO_TURN, pointOf, turned, type Place, type Rotation, type Vec } from './space.ts';
import type { Color } from './types.ts';

/** A face to be drawn, and its light: 0 is as painted, 1 white, −1 black. */
interface Face {
  points: [number, number][];
  light: number;
}

/** Where the light comes from, for somebody who looks along −z. */
const LIGHT: Vec = [-0.35, 0.8, 0.49];

/** How bodies are looked at: the turn that brings what looks at the viewer to +z. */
export function facesOf(solid: Solid, place: Place, view: Rotation = NO_TURN): Face[] {
  const seen: Place = { at: turned(view, place.at), turn: after(view, place.turn) };
  return solid.faces.flatMap((face) => {
    const normal = turned(seen.turn, outOf(solid, face));
    if (normal[2] < 0.02) return [];
    const points = face.map((corner): [number, number] => {
      const [x, y] = pointOf(seen, solid.corners[corner]!);
      return [x, -y];
    });
    return [{ points, light: dot(normal, LIGHT) - 0.45 }];
  });
}

/** How a piece lies in the hand. */
const LYING: Record<Color, Rotation> = {
  red: about('x', 90),
  orange: NO_TURN,
  yellow: about('x', 90),
  green: about('x', 90),
  blue: NO_TURN,
  purple: about('z', 90),
  white: NO_TURN,
  black: NO_TURN,
};

const FROM_ABOVE: Rotation = after(about('x', 30), about('y', -34));

/** A piece by itself, seen from above and aside, in a square of 100. */
export const ALONE = Object.fromEntries(
  (Object.keys(SOLIDS) as Color[]).map((color) => {
    const faces = facesOf(SOLIDS[color], { at: [0, 0, 0], turn: LYING[color] }, FROM_ABOVE);
    const points = faces.flatMap((face) => face.points);
    const bounds = (at: 0 | 1) => [Math.min(...points.map((point) => point[at])), Math.max(...points.map((point) => point[at]))] as const;
    const [[left, right], [top, bottom]] = [bounds(0), bounds(1)];
    const size = Math.max(right - left, bottom - top);
    // Large things are larger, but small ones can be seen as well.
    const scale = (94 * (0.45 + 0.55 * Math.min(1, size / 105))) / size;
    const fit = ([x, y]: [number, number]): [number, number] => [50 + (x - (left + right) / 2) * scale, 50 + (y - (top + bottom) / 2) * scale];
    return [color, faces.map(({ points, light }) => ({ points: points.map(fit), light }))];
  }),
) as Record<Color, Face[]>;

export const pathOf = (points: readonly (readonly [number, number])[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** The paint of a face in its light. */
export function paint(color: Color, light: number): string {
  const share = Math.round(Math.min(45, Math.abs(light) * 60));
  return `color-mix(in srgb, var(--hr-${color}), ${light > 0 ? 'white' : 'black'} ${share}%)`;
}
