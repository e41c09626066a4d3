// What Jericho shows, tells, offers and asks.
// Generated from the Rust types by a test; not to be edited.

import type { FirstPlayer, Seat, SeatSet, Viewer } from '#web/generated/table.ts';

export type Color = "red" | "white" | "blue" | "yellow" | "brown";

export type Card = `${Color}-${1 | 3 | 4 | 5 | 7}` | "trumpet" | "scoring";

export type Cards = { [card in Card]?: number };

export type Lengths = { [color in Color]: Array<number> };

export type Options = {
/**
 * Who begins round 1.
 */
first_player: FirstPlayer, };

export type Phase = "first-wall" | "fill" | "play" | "over";

export type RefusalReason = "bad_shape" | "wrong_phase" | "unknown_card" | "unknown_color" | "not_in_hand" | "trumpet_alone";

export type Action = { "type": "lay",
/**
 * The card.
 */
card: Card, } | { "type": "supply",
/**
 * The card.
 */
card: Card, } | { "type": "wall",
/**
 * The card.
 */
card: Card, } | { "type": "trumpet",
/**
 * The colour.
 */
color: Color, };

export type View = { game: string, viewer: Viewer, options: Options, phase: Phase, pending: SeatSet, round: number, turn: Seat, seats: Array<SeatView>, supply?: Cards, supply_count: number, removed: Cards, draw_count: number, chosen: { [seat: number]: Card }, };

export type SeatView = { hand?: Cards, hand_count: number,
/**
 * Only the viewer's own; `Some(None)` is "no card lies there".
 */
first?: Card | null, first_laid: boolean, walls: Walls, won?: Cards, won_count: number, };

export type Walls = { [color in Color]?: Cards };

export type SeenEvent = { "type": "first_laid", seat: Seat, card: Card | null, } | { "type": "round_started", round: number, seat: Seat, } | { "type": "supplied", seat: Seat, card: Card | null, } | { "type": "walls_opened", cards: Array<Card>, } | { "type": "wall_played", seat: Seat, card: Card, } | { "type": "trumpet_played", seat: Seat, color: Color, value: number | null, fallen: Array<Cards>, collapsed: Array<number>, kept: boolean, } | { "type": "drew", seat: Seat, card: Card | null, } | { "type": "scoring_card", seat: Seat, round: number, } | { "type": "scored", round: number, supply: Cards, lengths: Lengths, won: Array<Cards>, left: Cards, } | { "type": "game_over" };

export type Breakdown = {
/**
 * Cards won at the three scorings.
 */
won: number,
/**
 * Value-1 cards in the seat's own walls.
 */
ones: number,
/**
 * What is left in its walls after those: the tie-break.
 */
wall_cards: number, };

export type Beside = {
/**
 * The colours in which a wall stands.
 */
walls: Leads,
/**
 * After the end, how many cards of each seat's walls count as won.
 */
ones?: Array<number>, };

export type Lead = {
/**
 * How long each seat's wall is, 0 without one.
 */
lengths: Array<number>,
/**
 * Whose wall is the longest; several where they are equal, nobody where no wall stands.
 */
longest: SeatSet,
/**
 * By how much it is longer than the next; 0 where several are equal.
 */
by: number, };

export type Leads = { [color in Color]?: Lead };
