// Aiming: how a piece is held, how far it reaches, where it will be let go. It is geometry for drawing and for a first
// proposal; what is allowed is told by `legal`, and judged by the server. Its measures are the game's, and a test compares
// its answers with the game's own (`fixtures/aims.json`).

import { hasRoom, obstacles, room, type Placed } from './lowering.ts';
import { colorOf, SHAPES, standsOf } from './pieces.ts';
import type { Picture } from './picture.ts';
import { about, after, NO_TURN, turned, within, type Place, type Rotation } from './space.ts';
import { FACTS } from './told.ts';
import type { Aiming, Bounds, Color, Piece, Range } from './types.ts';
import { frameOf, FURTHER, HELD } from './wheel.ts';

/** What can be set of an aim, in the order of its controls. */
export const FIELDS = ['along', 'side', 'stand', 'yaw', 'tilt', 'push'] as const;
export type Field = (typeof FIELDS)[number];

/** How an aimed piece is turned in its compartment's frame. */
function turnOf({ stand, tilt, yaw }: Pick<Aiming, 'stand' | 'tilt' | 'yaw'>): Rotation {
  return after(about('z', tilt), after(about('y', yaw), FACTS.turns[stand] ?? NO_TURN));
}

/** Where an aimed piece is when its centre is this far from the axle. */
function heldAt(aim: Aiming, wheel: Place, out = HELD): Place {
  return within(frameOf(wheel, aim.compartment), { at: [aim.along, -out, aim.side], turn: turnOf(aim) });
}

/** How far a shape turned like this goes forward of its centre, and backward. */
function extents(color: Color, turn: Rotation): { ahead: number; behind: number } {
  const [a, b, c] = [turned(turn, [1, 0, 0])[0], turned(turn, [0, 1, 0])[0], turned(turn, [0, 0, 1])[0]];
  const shape = SHAPES[color];
  if (shape.kind === 'box') {
    const half = shape.half[0] * Math.abs(a) + shape.half[1] * Math.abs(b) + shape.half[2] * Math.abs(c);
    return { ahead: half, behind: half };
  }
  if (shape.kind === 'roller') {
    const half = shape.length * Math.abs(b) + shape.radius * Math.sqrt(Math.max(0, 1 - b * b));
    return { ahead: half, behind: half };
  }
  const base = shape.half * (Math.abs(a) + Math.abs(c));
  return { ahead: Math.max(base - shape.below * b, shape.above * b), behind: Math.max(base + shape.below * b, -shape.above * b) };
}

/** How far forward of its compartment's middle an aimed piece reaches (mm). */
export const reachOf = (aim: Aiming): number => aim.along + extents(colorOf(aim.piece), turnOf(aim)).ahead;

/** How far it has to reach, and may (mm); null where that is not asked. */
export function reachAsked({ reach }: Bounds): { least: number | null; most: number } | null {
  return reach ? { least: reach.above === null ? null : reach.above / 1e3 + FURTHER, most: reach.max / 1e3 } : null;
}

/** Whether an aim reaches far enough and not too far. */
export function reaches(aim: Aiming, bounds: Bounds): 'yes' | 'short' | 'far' {
  const asked = reachAsked(bounds);
  const reach = Math.round(reachOf(aim) * 1e3) / 1e3;
  if (asked === null) return 'yes';
  if (reach > asked.most) return 'far';
  return asked.least !== null && reach < asked.least ? 'short' : 'yes';
}

/** What stands in the wheel while this piece is in the hand. */
export function around(picture: Picture, piece: Piece): Placed[] {
  const others = [...picture.pieces].filter(([id]) => id !== piece);
  return obstacles(picture.wheel, others.map(([id, place]) => ({ color: colorOf(id), place })));
}

/** Where an aimed piece would be let go, and whether it can be held there at all. */
export function release(aim: Aiming, wheel: Place, others: readonly Placed[]): { held: Place; place: Place; fits: boolean } {
  const held = heldAt(aim, wheel);
  const color = colorOf(aim.piece);
  const fits = hasRoom(color, held, others);
  const way = turned(frameOf(wheel, aim.compartment).turn, [0, -1, 0]);
  const depth = fits ? room(color, held, way, others) : 0;
  return { held, place: heldAt(aim, wheel, HELD + depth), fits };
}

export const stepOf = ({ step }: Range): number => step ?? 1;

/** A number of a range, as near to this one as there is. */
export function nearest(range: Range, value: number): number {
  const step = stepOf(range);
  return Math.min(range.max, Math.max(range.min, Math.round(value / step) * step + 0));
}

/** A careful aim keeps clear of the dividers: the mouth between two of them is about 64 mm wide. */
const CAREFUL = 30;

/**
 * A first aim within these bounds: of the ways to hold the piece the one that lies deepest between the dividers and reaches
 * far enough. The person goes on from there.
 */
export function firstAim(bounds: Bounds, picture: Picture): Aiming {
  const { type, piece, compartment } = bounds;
  const others = around(picture, piece);
  let best: { aim: Aiming; worth: number } | null = null;
  for (const stand of standsOf(piece)) {
    const aim: Aiming = { type, piece, compartment, along: 0, side: 0, stand, tilt: 0, yaw: 0, push: 0 };
    aim.along = alongFor(aim, bounds);
    const { ahead, behind } = extents(colorOf(piece), turnOf(aim));
    const careful = aim.along + ahead <= CAREFUL && behind - aim.along <= CAREFUL;
    const { place, fits } = release(aim, picture.wheel, others);
    const depth = Math.hypot(place.at[0] - picture.wheel.at[0], place.at[1] - picture.wheel.at[1]);
    const worth = depth + (careful ? 1000 : 0) + (fits ? 2000 : 0) + (reaches(aim, bounds) === 'yes' ? 4000 : 0);
    if (!best || worth > best.worth + 0.5) best = { aim, worth };
  }
  return best!.aim;
}

/** How far forward a piece held like this is aimed first: in the middle, or as far as it has to reach. */
function alongFor(aim: Aiming, bounds: Bounds): number {
  const { ahead, behind } = extents(colorOf(aim.piece), turnOf(aim));
  const asked = reachAsked(bounds);
  const least = asked?.least == null ? Math.min(0, CAREFUL - ahead) : Math.ceil(asked.least - ahead);
  const middle = Math.max(least, Math.min(0, behind > CAREFUL ? 0 : CAREFUL - ahead));
  return nearest(bounds.along, middle);
}

/** The same way of holding it in another compartment: only as far forward as it has to be there. */
export function moveTo(aim: Aiming, bounds: Bounds): Aiming {
  const next = { ...aim, compartment: bounds.compartment };
  return reaches(next, bounds) === 'yes' ? next : { ...next, along: alongFor(next, bounds) };
}
