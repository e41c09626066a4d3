// What Sheriff of Nottingham shows, tells, offers and asks.
// Generated from the Rust types by a test; not to be edited.

import type { FirstPlayer, Seat, SeatSet, Viewer } from '#web/generated/table.ts';

export type Good = "apple" | "cheese" | "bread" | "chicken" | "pepper" | "mead" | "silk" | "crossbow" | "green-apple" | "golden-apple" | "gouda" | "bleu" | "rye" | "pumpernickel" | "royal-rooster";

export type Goods = { [good in Good]?: number };

export type Listed = Array<Good>;

export type Row = Array<Good>;

export type Side = "left" | "right";

export type Options = {
/**
 * Whether the royal goods are in the deck.
 */
royal: boolean,
/**
 * Whether ten cards, unseen, stay out of the game.
 */
remove_ten: boolean,
/**
 * How many cards a full hand has: 6 or 7.
 */
hand_size: number,
/**
 * Seconds that the sheriff has for each merchant's bag, up to an hour; 0 for no clock.
 */
timed: number,
/**
 * How often a merchant can be called, answered or bid unasked in one inspection: 1 to 99.
 */
haggle: number,
/**
 * The sheriff of round 1.
 */
first_player: FirstPlayer, };

export type Deed = "inspect" | "let_pass";

export type BagPromise = {
/**
 * What.
 */
do: Deed,
/**
 * With whose bag.
 */
seat: Seat, };

export type Promises = Array<BagPromise>;

export type Later = {
/**
 * Who would do it.
 */
by: Seat,
/**
 * What.
 */
text: string, };

export type Words = Array<Later>;

export type Give = {
/**
 * Coins.
 */
coins: number,
/**
 * Legal goods of his stand.
 */
legal: Goods,
/**
 * Contraband of his stand, by name.
 */
named: Listed,
/**
 * Contraband of his stand that only he and, after the deal, the sheriff see.
 */
unnamed: Listed,
/**
 * What he says is in his bag.
 */
bag: Goods, };

export type Ask = { coins: number, legal: Goods, named: Listed, unnamed_count: number, bag: Goods, };

export type Phase = "market" | "market-discard" | "load" | "declare" | "inspect" | "confiscate" | "pay" | "over";

export type RefusalReason = "bad_shape" | "wrong_phase" | "answer_owed" | "unknown_card" | "wrong_count" | "not_in_hand" | "wrong_cards" | "not_legal_good" | "not_timed" | "not_called" | "no_such_offer" | "haggle_over" | "too_many_offers" | "empty_offer" | "not_closed" | "bad_promise" | "bad_bag" | "bound" | "cannot_pay" | "bad_payment";

export type Action = { "type": "market", set_aside: Listed, left: number, right: number, } | { "type": "discard", pile: Side, cards: Row, } | { "type": "load", cards: Listed, } | { "type": "declare", good: Good, count: number, } | { "type": "call", seat: Seat, } | { "type": "offer", give: Give, promises: Promises, later: Words, } | { "type": "stand" } | { "type": "counter", seat: Seat, replaces: number | null, give: Ask, promises: Promises, later: Words, } | { "type": "accept", offer: number, unnamed?: Listed, } | { "type": "refuse", offer: number, } | { "type": "withdraw", offer: number, } | { "type": "inspect", seat: Seat, } | { "type": "let_pass", seat: Seat, } | { "type": "pay", legal: Goods, contraband: Listed, } | { "type": "time_up" };

export type Bounds = { "type": "market", set_aside: SomeOf, left: Span, right: Span, } | { "type": "discard", pile: Side, cards: Listed, } | { "type": "offer", give: GiveBounds, promises: Possible, } | { "type": "counter", seat: Seat, replaces: Replaceable, give: AskBounds, promises: Possible, } | { "type": "accept", offer: number, unnamed: SomeOf, };

export type Span = { min: number, max: number, };

export type SomeOf = { from: Listed, min: number, max: number, };

export type GiveBounds = {
/**
 * Coins.
 */
coins: Span,
/**
 * Legal goods on his stand.
 */
legal: Goods,
/**
 * Contraband on his stand, to be named or not.
 */
contraband: Listed,
/**
 * How many cards from the bag can be promised.
 */
bag: Span, };

export type AskBounds = { coins: Span, legal: Goods, contraband: Span, bag: Span, };

export type Possible = Array<BagPromise>;

export type Replaceable = Array<number | null>;

export type View = { game: string, viewer: Viewer, options: Options, phase: Phase, pending: SeatSet, may: SeatSet, round: number, sheriff: Seat, turn: Seat | null, market: MarketView | null, confiscated: Confiscated | null, debt: Debt | null, inspection: InspectionView | null, seats: Array<SeatView>, discards: Discards, deck_count: number, removed_count: number, };

export type MarketView = { set_aside?: Listed, set_aside_count: number, };

export type Confiscated = { seat: Seat, cards: Listed, };

export type Debt = { debtor: Seat, creditor: Seat, amount: number, };

export type InspectionView = { called: Seat | null, owes: Owes | null, next_id: number, haggled: Array<number>, must: Array<Deed | null>, offers: Array<OfferView>, deals: Deals, time_up: boolean, };

export type Owes = { seat: Seat, offer: number | null, };

export type OfferView = { id: number, by: Seat, payer: Seat, give: GiveView, promises: Promises, later: Words, };

export type GiveView = { coins: number, legal: Goods, named: Listed,
/**
 * For those who may not know it, absent in a view and null in an event.
 */
unnamed?: Listed | null, unnamed_count: number, bag: Goods, };

export type Deal = {
/**
 * The number of the offer.
 */
id: number,
/**
 * Who paid.
 */
payer: Seat,
/**
 * What the sheriff undertook.
 */
promises: Promises,
/**
 * Words.
 */
later: Words, };

export type Deals = Array<Deal>;

export type SeatView = { coins: number, hand?: Listed, hand_count: number, legal: Goods, contraband?: Listed, contraband_count: number, bag: BagView, };

export type BagView = { state: BagState, cards?: Listed,
/**
 * Null while others load.
 */
cards_count: number | null, declared: Declared | null, };

export type BagState = "none" | "loaded" | "closed" | "passed" | "opened";

export type Declared = { good: Good, count: number, };

export type Discards = { left: Array<Good>, right: Array<Good>, };

export type SeenEvent = { "type": "sheriff", seat: Seat, round: number, } | { "type": "set_aside", seat: Seat, count: number, cards: Listed | null, } | { "type": "took", seat: Seat, left: Array<Good>, right: Array<Good>, } | { "type": "drew", seat: Seat, count: number, cards: Listed | null, } | { "type": "reshuffled", count: number, } | { "type": "discarded", seat: Seat, pile: Side, cards: Array<Good>, } | { "type": "loaded", seat: Seat, cards: Listed | null, } | { "type": "bags_closed", counts: Array<number>, } | { "type": "declared", seat: Seat, good: Good, count: number, } | { "type": "called", seat: Seat, } | { "type": "stood", seat: Seat, } | { "type": "offered", offer: OfferView, replaces: number | null, } | { "type": "refused", offer: number, by: Seat, } | { "type": "withdrawn", offer: number, by: Seat, } | { "type": "lapsed", offer: number, by: Seat, } | { "type": "deal", offer: OfferView, } | { "type": "passed", seat: Seat, legal: Goods, contraband: Listed | null, contraband_count: number, } | { "type": "handed_over", from: Seat, to: Seat, goods: Promised, } | { "type": "opened", seat: Seat, cards: Listed, truth: boolean, } | { "type": "confiscated", seat: Seat, cards: Listed, } | { "type": "paid", from: Seat, to: Seat, coins: number, legal: Goods, contraband: Listed, } | { "type": "forgiven", from: Seat, to: Seat, amount: number, } | { "type": "time_up" } | { "type": "refilled", seat: Seat, count: number, cards: Listed | null, } | { "type": "game_over" };

export type Promised = Goods;

export type Breakdown = {
/**
 * The worth of the legal goods on the stand.
 */
legal: number,
/**
 * The worth of the contraband there, royal goods included.
 */
contraband: number,
/**
 * Coins.
 */
coins: number,
/**
 * What King and Queen bring.
 */
bonus: Bonus,
/**
 * How many legal cards: the first tie-break.
 */
legal_cards: number,
/**
 * How many contraband cards: the second.
 */
contraband_cards: number, };

export type Bonus = { [good in Good]?: number };

export type Crowns = {
/**
 * The kind.
 */
good: Good,
/**
 * How many each seat has, royal goods as often as they count.
 */
counts: Array<number>,
/**
 * Who is King; several where they are equal, nobody where nobody has any.
 */
kings: SeatSet,
/**
 * Who is Queen; nobody where several are King.
 */
queens: SeatSet,
/**
 * What it brings each seat.
 */
points: Array<number>, };

export type Memory = {
/**
 * One entry for each seat; null for the seat itself, which sees its own cards.
 */
seats: Array<Remembered | null>, };

export type Remembered = {
/**
 * Cards that are surely in its hand or, until that is decided, in its bag.
 */
hand: Listed,
/**
 * Cards that surely lie face down on its stand.
 */
contraband: Listed, };
