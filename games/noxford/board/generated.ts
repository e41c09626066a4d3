// What Noxford shows, tells, offers and asks.
// Generated from the Rust types by a test; not to be edited.

import type { FirstPlayer, Seat, SeatSet, Viewer } from '#web/generated/table.ts';

export type Color = "red" | "blue" | "orange" | "green";

export type Symbol = "diamond" | "wine" | "airship" | "dice" | "mask";

export type Card = `${Color}-${"lieutenant" | "master" | "punk" | "punk-gear" | "tough"}` | "barracks" | `district-${Symbol}` | "district-airship-dice" | "district-diamond-mask" | "district-diamond-wine" | "district-dice-mask" | "district-grand" | "district-wine-airship";

export type Cards = { [card in Card]?: number };

export type Orientation = "sideways" | "upright";

export type Edge = "left" | "right" | "top" | "bottom";

export type Corner = { x: number, y: number, };

export type Spot = { o: Orientation, x: number, y: number, };

export type Stack = { x: number, y: number, o: Orientation, cards: Array<Card> };

export type City = Array<Stack>;

export type TableSize = {
/**
 * Its width.
 */
w: number,
/**
 * Its height.
 */
h: number, };

export type Colors = Array<Color>;

export type Options = {
/**
 * Whose turn is first.
 */
first_player: FirstPlayer,
/**
 * Each seat's colour. A game that has begun always has them; before that, none means the usual ones.
 */
colors: Colors,
/**
 * How large the table is.
 */
table: TableSize,
/**
 * What each favourite symbol brings beyond its point.
 */
favorite_bonus: number, };

export type Phase = "turn" | "gear" | "over";

export type Source = "hand" | "display" | "master";

export type Gear = { x: number, y: number, from: "hand" | "display", };

export type RefusalReason = "bad_shape" | "wrong_phase" | "unknown_card" | "not_yours" | "no_such_stack" | "master" | "just_placed" | "locked" | "isolates" | "same_place" | "off_table" | "overlap" | "touches_too_few" | "not_aligned" | "not_a_gang_card" | "rank_too_low" | "must_play";

export type Action = { "type": "place", card: Card, o: Orientation, x: number, y: number, } | { "type": "cover", card: Card, on: Corner, } | { "type": "move", from: Corner, to: Spot, } | { "type": "move", from: Corner, on: Corner, } | { "type": "skip" } | { "type": "pass" };

export type View = { game: string, viewer: Viewer, options: Options, phase: Phase, pending: SeatSet, turn: Seat, gear: Gear | null, passes: number, seats: Array<SeatView>, city: City, display: Array<Card>, neutral_deck_count: number, };

export type SeatView = { color: Color, master: boolean,
/**
 * Only the viewer's own.
 */
hand?: Array<Card>, hand_count: number, deck_count: number, };

export type EndReason = "all-laid" | "all-passed";

export type SeenEvent = { "type": "placed", seat: Seat, card: Card, source: Source, o: Orientation, x: number, y: number, } | { "type": "covered", seat: Seat, card: Card, source: Source, on: Corner, } | { "type": "moved", seat: Seat, card: Card, from: Corner, to: Spot | null, on: Corner | null, } | { "type": "skipped", seat: Seat, } | { "type": "passed", seat: Seat, } | { "type": "drew", seat: Seat, card: Card | null, } | { "type": "turned_up", card: Card, } | { "type": "game_over", reason: EndReason, seat: Seat | null, };

export type Breakdown = {
/**
 * A point for each symbol on its districts.
 */
symbols: number,
/**
 * The bonus for those of its favourite kind, in points.
 */
favorites: number,
/**
 * Its districts, in card order.
 */
districts: Array<Card>,
/**
 * How many they are: the tie-break.
 */
count: number, };

export type Beside = {
/**
 * Each district, as it would be judged now; in the order of the city.
 */
districts: Array<District>,
/**
 * The gang members that barracks silence now.
 */
cancelled: Array<Corner>,
/**
 * The stacks that are locked: they can be neither covered nor moved.
 */
locked: Array<Corner>,
/**
 * What each seat's syndicate has still to lay, its Master included: hand and deck together.
 */
left: Array<Cards>,
/**
 * What each seat would score now.
 */
scores: Array<number>, };

export type District = {
/**
 * Its corner.
 */
x: number,
/**
 * Its corner.
 */
y: number,
/**
 * What each seat's syndicate counts beside it.
 */
counts: Array<number>,
/**
 * Whose it is; nobody's with a tie, or without any card.
 */
owner: Seat | null,
/**
 * What it would bring each seat: a point for each symbol, and the bonus for a favourite.
 */
points: Array<number>, };

export type Line = { x1: number, y1: number, x2: number, y2: number, };

export type Sketch = {
/**
 * The borders that the card shares with others; of a locked one, those that lock it.
 */
touched: Array<Line>,
/**
 * The lines on which an edge of the card lies together with an edge of a card that it touches.
 */
in_line: Array<Line>,
/**
 * The edges of the card that are at fault: in line with nothing that it touches, or beyond the table's edge.
 */
astray: Array<Line>,
/**
 * The stacks that are in its way.
 */
in_the_way: Array<Corner>,
/**
 * The stacks that would lie apart from the others without it.
 */
cut_off: Array<Corner>, };
