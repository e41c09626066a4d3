// What Badaboom shows, tells, offers and asks.
// Generated from the Rust types by a test; not to be edited.

import type { FirstPlayer, Seat, SeatSet, Viewer } from '#web/generated/table.ts';

export type Card = string;

export type BombCard = string;

export type Back = "trick" | "gadget" | "mechanism";

export type Backs = { trick: number, gadget: number, mechanism: number, };

export type Fuse = "wet" | "short";

export type Options = {
/**
 * How many coins bribe the Troll: 3 to 30.
 */
goal: number,
/**
 * Who holds the first bomb.
 */
first_player: FirstPlayer, };

export type Phase = "pre" | "tinker" | "put" | "post" | "react" | "over";

export type Direction = "left" | "right";

export type Armed = {
/**
 * The seat that did it; none if it rusted.
 */
by: Seat | null,
/**
 * In which turn.
 */
turn_number: number, };

export type InPlay = {
/**
 * Who played it.
 */
owner: Seat,
/**
 * The trick.
 */
card: Card,
/**
 * Whom it is turned against.
 */
target: Seat | null, };

export type Flags = {
/**
 * How many seats further the bomb will go.
 */
leapfrog: number,
/**
 * What has been decided over the fuse.
 */
fuse: Fuse | null, };

export type Aim = Record<symbol, never> | { to: Seat, } | { target: Seat, } | { target: Seat, back: Back, } | { slot: number, } | { slot: number, put: Card, } | { index: number, };

export type TrickPlay = {
/**
 * The trick.
 */
card: Card, } & (Record<symbol, never> | { to: Seat, } | { target: Seat, } | { target: Seat, back: Back, } | { slot: number, } | { slot: number, put: Card, } | { index: number, });

export type Answer = "pass" | "cancel";

export type RefusalReason = "bad_shape" | "wrong_phase" | "unknown_card" | "not_in_hand" | "cannot_play" | "bad_target" | "bad_slot" | "cannot_recycle" | "cannot_put" | "cannot_cancel";

export type Action = { "type": "pass" } | { "type": "trick" } & TrickPlay | { "type": "skip" } | { "type": "take",
/**
 * Out of which slot.
 */
slot: number,
/**
 * Whether the Mechanism goes to the supply at once, and a card is drawn instead.
 */
recycle: boolean, } | { "type": "put",
/**
 * The card.
 */
card: Card, } | { "type": "cancel" };

export type View = { game: string, viewer: Viewer, options: Options, phase: Phase, pending: SeatSet, turn_number: number, explosions: number, holder: Seat, direction: Direction, seats: Array<SeatView>, storage_count: number, storage_top: Card | null, bin_count: number, mechanism_supply: number, bombs: BombsView, bomb: BombView,
/**
 * Who would be hit now; null if the bomb is not armed.
 */
blast: SeatSet | null, in_play: Array<InPlay>, flags: Flags, window: WindowView | null, trick: TrickView | null, taken: TakenView | null, };

export type SeatView = { coins: number, tally: Breakdown, bag?: Array<Card>, bag_count: Backs, };

export type BombsView = { deck_count: number, used: Array<BombCard>, };

export type BombView = { id: BombCard, turns: number, armed: Armed | null, rusted: boolean, slots: Array<SlotView>, };

export type SlotView = { back: Back | null, card: Card | null, face_up: boolean, };

export type WindowView = { next: Seat, played: Array<Seat>, };

export type TrickView = { seat: Seat, window: Phase, action: trick, asked: Array<Seat>,
/**
 * The viewer's own.
 */
answers: { [seat: number]: Answer }, };

export type trick = { "type": "trick", card: Card,
/**
 * For its player.
 */
put?: Card, put_back?: Back, } & (Record<symbol, never> | { to: Seat, } | { target: Seat, } | { target: Seat, back: Back, } | { slot: number, } | { slot: number, put: Card, } | { index: number, });

export type TakenView = { slot: number, back: Back, card: Card | null, };

export type From = "bag" | "bomb" | "play";

export type Ending = "goal" | "last-explosion";

export type SeenEvent = { "type": "turn_started", turn_number: number, seat: Seat, cards: Array<Card> | null, } | { "type": "rusted", mechanisms: number, } | { "type": "drew", seat: Seat, back: Back, card: Card | null, } | { "type": "dealt", seat: Seat, back: Back, card: Card | null, } | { "type": "reshuffled", count: number, } | { "type": "passed", seat: Seat, } | { "type": "trick_announced", seat: Seat, action: trick, put_back: Back | null, } | { "type": "answered", seat: Seat, answer: Answer | null, } | { "type": "cancelled", seat: Seat, card: Card, by: Seat, } | { "type": "trick_resolved", seat: Seat, card: Card, cards: Array<Card> | null | null, } | { "type": "bomb_moved", from: Seat, to: Seat, by: Card | null, } | { "type": "skipped", seat: Seat, } | { "type": "took", seat: Seat, slot: number, back: Back, card: Card | null, } | { "type": "recycled", seat: Seat, slot: number, } | { "type": "put", seat: Seat, slot: number, back: Back, card: Card | null, face_up: boolean, } | { "type": "armed", by: Seat | null, turn_number: number, gadget: Card | null, } | { "type": "disarmed", by: Seat, fallen: Array<InPlay>, } | { "type": "stole", seat: Seat, target: Seat, back: Back, card: Card | null, } | { "type": "discarded", from: From, seat: Seat | null, backs: Backs, cards: Array<Card> | null, } | { "type": "exploded", bomb: BombCard, holder: Seat, gadget: Card | null, hit: SeatSet, } | { "type": "mission_shown", seat: Seat, card: Card, } | { "type": "paid", seat: Seat, survival: number, holder: number, mechanisms: number, danger_money: number, missions: number, } | { "type": "new_bomb", bomb: BombCard, holder: Seat, } | { "type": "game_over", reason: Ending, };

export type Breakdown = {
/**
 * For not being hit.
 */
survival: number,
/**
 * For holding the bomb and not being hit.
 */
holder: number,
/**
 * For Mechanisms in the bag.
 */
mechanisms: number,
/**
 * For being hit with danger money in play.
 */
danger_money: number,
/**
 * For missions.
 */
missions: number, };

export type Beside = {
/**
 * Who has looked into each slot; an empty list where the card lies face up (GOB-90).
 */
seen_by: Array<SeatSet>,
/**
 * In how many turns the bomb explodes, 0 for this one; null if it is not armed (GOB-50).
 */
explodes_in: number | null,
/**
 * Who gets the bomb next if it does not explode (GOB-59).
 */
next: Seat,
/**
 * What each seat would be paid now, without missions; null if the bomb is not armed (GOB-54).
 */
pay: Array<number> | null,
/**
 * For whoever tinkers, so that what is put in can be chosen along with what is taken out: what may take the place of each
 * slot's card; null for everybody else.
 */
swaps: Array<Swaps> | null,
/**
 * For whoever may choose a slot: those that are alike, where there are several. The first of them is listed for all
 * (GOB-87).
 */
alike?: Array<number>, };

export type Swaps = { trick: Swap | null, gadget: Swap | null, mechanism: Swap | null, };

export type Swap = "arms" | "disarms" | "armed" | "mechanism" | "left";

export type Memory = {
/**
 * Cards in the bags of others, by seat; seats of which nothing is known are left out.
 */
bags: { [seat: number]: Array<Card> },
/**
 * Cards somewhere in the storage, under its top card.
 */
storage: Array<Card>,
/**
 * Cards in the bin.
 */
bin: Array<Card>, };
