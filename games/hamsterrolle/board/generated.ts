// What Hamsterrolle shows, tells, offers and asks.
// Generated from the Rust types by a test; not to be edited.

import type { FirstPlayer, Seat, SeatSet, Viewer } from '#web/generated/table.ts';

export type Color = "black" | "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "white";

export type Piece = string;

export type Pose = {
/**
 * x, y and z in µm.
 */
pos: [number, number, number],
/**
 * The quaternion's x, y, z and w in 10⁻⁷.
 */
rot: [number, number, number, number], };

export type Options = {
/**
 * Who begins (HAM-4).
 */
first_player: FirstPlayer,
/**
 * Whether hands tremble (HAM-21).
 */
tremor: Tremor,
/**
 * At four seats: whether two play against two (HAM-4).
 */
teams: boolean,
/**
 * At three seats: what becomes of the fourth set (HAM-3).
 */
fourth_set: FourthSet,
/**
 * What happens to a piece that falls through nobody's fault (HAM-16).
 */
stray: Stray,
/**
 * After how many turns the game ends (HAM-20).
 */
turn_limit: number,
/**
 * How long a turn may take, 0 for as long as one likes (HAM-17).
 */
seconds: number, };

export type Tremor = "steady" | "shaky";

export type FourthSet = "unused" | "shared";

export type Stray = "aside" | "removed";

export type Phase = "turn" | "over";

export type RefusalReason = "bad_shape" | "unknown_piece" | "out_of_bounds" | "not_in_hand" | "fixed_start" | "not_lowest" | "wrong_compartment" | "same_color" | "not_forward" | "no_room";

export type Action = { "type": "place" } & Aim | { "type": "pass" } & Aim | { "type": "let_go",
/**
 * Which.
 */
piece: Piece, };

export type Aim = { piece: Piece, compartment: number, along: number, side: number, stand: number, tilt: number, yaw: number, push: number, };

export type AimKind = "place" | "pass";

export type Range = {
/**
 * The least.
 */
min: number,
/**
 * The greatest.
 */
max: number,
/**
 * The step from one to the next; left out if it is 1.
 */
step?: number, };

export type Reach = {
/**
 * It must reach at least 1 mm further than this, the furthest piece there; `None` if there is none.
 */
above: number | null,
/**
 * It may reach this far.
 */
max: number, };

export type Bounds = { type: AimKind, piece: Piece, compartment: number, along: Range, side: Range, stand: Range, tilt: Range, yaw: Range, push: Range,
/**
 * How far the aim has to reach (HAM-9); a pass may reach as far as it likes.
 */
reach?: Reach, };

export type View = { game: string, version: number, model: number, viewer: Viewer, options: Options, phase: Phase, pending: SeatSet,
/**
 * The pieces in each compartment.
 */
compartments: Array<Array<Piece>>,
/**
 * The two lowest compartments, the lower one first.
 */
lowest: [number, number],
/**
 * For each colour that the pending seat could place: its compartments with the reach to beat (µm), null where any
 * will do.
 */
allowed: { [color in Color]?: { [compartment: number]: number | null } }, turn: Seat, turn_number: number, front: number | null, travel: number, wheel: Pose, pieces: Array<PieceAt>, seats: Array<SeatPosition>, aside: Array<Piece>, removed: Array<Piece>, unused: Array<Piece>, frames: number, outcome: Ended | null, };

export type PieceAt = { id: Piece, pos: [number, number, number], rot: [number, number, number, number], };

export type SeatPosition = { hand: Array<Piece>, };

export type Ended = { winners: Array<Seat>, };

export type SeenEvent = { "type": "placed", seat: Seat, piece: Piece, compartment: number, pose: Pose, } | { "type": "passed", seat: Seat, piece: Piece, compartment: number, pose: Pose, } | { "type": "let_go", seat: Seat, piece: Piece, compartment: number, pose: Pose, } | { "type": "recording", hz: number, bodies: Array<string>, frames: [number, number, number, number, number, number, number, number][][], } | { "type": "rolled", mm: number, } | { "type": "fell", seat: Seat, pieces: Array<Piece>, } | { "type": "took_aside", seat: Seat, pieces: Array<Piece>, } | { "type": "stray", pieces: Array<Piece>, to: Stray, } | { "type": "front", compartment: number, } | { "type": "over", winners: Array<Seat>, };

export type Breakdown = { [color in Color]: number };

export type Beside = {
/**
 * The teams, each with its seats (HAM-4).
 */
teams: Array<SeatSet>,
/**
 * From whose hand each seat plays (HAM-5).
 */
hands: Array<Seat>, };

export type Sketch = {
/**
 * Where the piece is when it is let go.
 */
pose: Pose,
/**
 * How far forward of the compartment's middle it goes (µm).
 */
reach: number, };
