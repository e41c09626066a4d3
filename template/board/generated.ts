// What Toll shows, tells, offers and asks.
// Generated from the Rust types by a test; not to be edited.

import type { FirstPlayer, Seat, SeatSet, Viewer } from '#web/generated/table.ts';

export type Good = "apple" | "cheese" | "silk";

export type Options = {
/**
 * Who is the first guard.
 */
first_player: FirstPlayer,
/**
 * What the guard pays for opening an honest bag.
 */
fee: number, };

export type Phase = "seal" | "gate" | "over";

export type RefusalReason = "bad_shape" | "wrong_phase" | "unknown_good" | "not_in_hand" | "no_bag";

export type Action = { "type": "seal",
/**
 * Which.
 */
good: Good, } | { "type": "open",
/**
 * Whose.
 */
seat: Seat, } | { "type": "wave" };

export type View = { game: string, viewer: Viewer, options: Options, phase: Phase, pending: SeatSet, round: number, guard: Seat, seats: Array<StallView>, deck_count: number, gone: { [good in Good]?: number }, };

export type StallView = { hand?: Array<Good>, hand_count: number,
/**
 * Only the viewer's own; `Some(None)` is "nothing is in it".
 */
bag?: Good | null, sealed: boolean, coins: number, };

export type SeenEvent = { "type": "round_started", round: number, guard: Seat, } | { "type": "sealed", seat: Seat, good: Good | null, } | { "type": "opened", seat: Seat, good: Good, to: Seat, coins: number, } | { "type": "waved" } | { "type": "sold", seat: Seat, good: Good, coins: number, } | { "type": "drew", seat: Seat, good: Good | null, } | { "type": "game_over" };

export type Breakdown = {
/**
 * The coins in front of the seat.
 */
coins: number, };
