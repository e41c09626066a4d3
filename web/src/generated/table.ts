// What every game has from the table.
// Generated from the Rust types by a test; not to be edited.

export type Seat = number;

export type SeatSet = Array<Seat>;

export type Viewer = Seat | "spectator";

export type FirstPlayer = Seat | "random";

export type Standings<Breakdown> = {
/**
 * In seat order.
 */
seats: Array<Standing<Breakdown>>,
/**
 * The seats of rank 1.
 */
winners: Array<Seat>, };

export type Standing<Breakdown> = {
/**
 * The points that count.
 */
score: number,
/**
 * What they are made of.
 */
breakdown: Breakdown,
/**
 * 1 is best; equals share the better rank and leave a gap after it (1, 1, 3).
 */
rank: number, };
