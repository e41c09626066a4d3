// The wheel as a body, for drawing: its rim, its dividers, and where its compartments are.

import { boxOf, type Solid } from './pieces.ts';
import { about, after, turned, within, NO_TURN, type Place, type Vec } from './space.ts';
import { FACTS } from './told.ts';

export const COMPARTMENTS = FACTS.compartments;
const wheel = FACTS.wheel;
export const RADIUS = wheel.radius;
/** The floor is made of flat boards; this is how far their upper sides are from the axle. */
export const FLOOR = wheel.floor - wheel.half_floor[1];
export const BOARDS = wheel.floors;
export const WIDTH = 2 * wheel.half_floor[2];
export const DIVIDER = 2 * wheel.half_divider[0];
/** How far the feet of the dividers are from the axle. */
export const FOOT = wheel.foot;
/** How far from the axle a piece is held before it is lowered. */
export const HELD: number = FACTS.held;
/** How much further than every piece of the compartment it has to reach. */
export const FURTHER = FACTS.further / 1e3;

export const heightOf = (divider: number): number => wheel.heights[divider % 3]!;

/** The way out through the middle of something at this angle, from the wheel's own bottom towards its front. */
export function outward(degrees: number): Vec {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle), 0];
}

/** The frame of a compartment in the world: x forward, y to the hub, z along the axle, from the axle. */
export function frameOf(wheel: Place, compartment: number): Place {
  return { at: wheel.at, turn: after(wheel.turn, about('z', 30 * compartment)) };
}

/** A point of a compartment in the world: forward, out from the axle, and along it. */
export function pointIn(wheel: Place, compartment: number, [along, out, side]: Vec): Vec {
  const { at, turn } = frameOf(wheel, compartment);
  const [x, y, z] = turned(turn, [along, -out, side]);
  return [at[0] + x, at[1] + y, at[2] + z];
}

/** Everything of the wheel that a piece can touch, in the wheel's own frame. */
export const PARTS: readonly { place: Place; solid: Solid }[] = [
  ...Array.from({ length: BOARDS }, (_, board) => part(15 * board - 7.5, wheel.floor, wheel.half_floor)),
  ...Array.from({ length: COMPARTMENTS }, (_, divider) => part(30 * divider + 15, FOOT - heightOf(divider) / 2, [wheel.half_divider[0], heightOf(divider) / 2, wheel.half_divider[1]])),
];

function part(degrees: number, radius: number, half: Vec): { place: Place; solid: Solid } {
  const frame: Place = { at: [0, 0, 0], turn: about('z', degrees) };
  return { place: within(frame, { at: [0, -radius, 0], turn: NO_TURN }), solid: boxOf(half) };
}

/** How far the wheel is turned, in degrees against the clock. */
export const angleOf = ({ turn }: Place): number => (2 * Math.atan2(turn[2], turn[3]) * 180) / Math.PI;
