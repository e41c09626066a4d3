// What Nottingham shows, tells, offers and asks.
// Generated from the Rust types by a test; not to be edited.

import type { FirstPlayer, Seat, SeatSet, Viewer } from '#web/generated/table.ts';

export type Card = "coin" | "candlestick" | "gold" | "pearls" | "jewels" | "necklace" | "chest";

export type Cards = { [card in Card]?: number };

export type CardList = Array<Card>;

export type Kinds = Array<Card>;

export type Trick = "buy" | "theft" | "ambush" | "robbery" | "raid" | "defense" | "barter";

export type Color = "red" | "yellow" | "green" | "blue" | "purple" | "white" | "gray";

export type Ambush = `ambush-${Color}` | `ambush-${Card}-${Card}`;

export type Mission = "seven-different" | "five-alike" | "four-pairs" | "three-pairs";

export type Missions = { [mission in Mission]: Array<Seat> };

export type Options = {
/**
 * The numbers of the sheriff's spaces.
 */
track: Track,
/**
 * What the missions are worth.
 */
mission_values: MissionValues,
/**
 * Which objects share an ambush card.
 */
ambush_pairs: AmbushPairs,
/**
 * Whose turn is first.
 */
first_player: FirstPlayer, };

export type Track = Array<number>;

export type MissionValues = { [mission in Mission]: [number, number] };

export type AmbushPairs = Array<[Card, Card]>;

export type Phase = "choose" | "defend" | "pick" | "buy-offers" | "buy-choose" | "barter-offers" | "barter-choose" | "ambush-choose" | "deliver" | "ambush-window" | "purge" | "over";

export type RefusalReason = "bad_shape" | "wrong_phase" | "unknown_card" | "cannot_use" | "bad_target" | "cannot_defend" | "wrong_count" | "not_in_hand" | "not_there" | "cannot_offer" | "no_offer" | "must_accept" | "own_color" | "mission_taken" | "no_match";

export type Action = { "type": "take" } | { "type": "use",
/**
 * Against whom, where the card is turned against somebody.
 */
target?: Seat, } | { "type": "defend" } | { "type": "accept" } | { "type": "pick",
/**
 * The card.
 */
card: Card, } | { "type": "offer",
/**
 * The cards.
 */
cards: CardList, } | { "type": "accept_offer",
/**
 * The seat that offered.
 */
seat: Seat, } | { "type": "refuse" } | { "type": "keep",
/**
 * The card.
 */
card: Ambush, } | { "type": "end_turn" } | { "type": "deliver",
/**
 * Their kind.
 */
object: Card,
/**
 * How many.
 */
count: number, } | { "type": "mission",
/**
 * The mission.
 */
mission: Mission,
/**
 * The kinds handed in.
 */
objects: Kinds, } | { "type": "spring",
/**
 * The ambush card.
 */
card: Ambush, } | { "type": "decline" } | { "type": "discard",
/**
 * The cards.
 */
cards: CardList, };

export type Bounds = { "type": "discard",
/**
 * How many.
 */
cards: Range, };

export type Range = {
/**
 * At least.
 */
min: number,
/**
 * At most.
 */
max: number, };

export type View = { game: string, viewer: Viewer, options: Options, phase: Phase, pending: SeatSet, turn: Seat, sheriff: number,
/**
 * None in the city.
 */
number: number | null, shown: Card | null, action: ActionView | null, delivery: DeliveryView | null, seats: Array<SeatView>, draw_count: number,
/**
 * Only after the end.
 */
discard?: Cards, discard_count: number, ambush_pile_count: number, missions: Missions, };

export type SeatView = { color: Color, hand?: Cards, hand_count: number, loot?: Cards, loot_count: number, ambushes?: Array<Ambush>, ambushes_count: number, };

export type ActionView = { "kind": "theft", target: Seat, } | { "kind": "robbery", target: Seat,
/**
 * The target's hand, for the attacker alone, while it picks.
 */
hand?: Cards, } | { "kind": "raid", target: Seat, open_hands?: { [seat: number]: Cards }, } | { "kind": "buy",
/**
 * The viewer's own while offers come in, then all of them.
 */
offers: { [seat: number]: Array<Card> }, open_hands?: { [seat: number]: Cards }, } | { "kind": "barter", offers: { [seat: number]: Array<Card> }, open_hands?: { [seat: number]: Cards }, } | { "kind": "ambush",
/**
 * The two cards, for the turn's seat alone.
 */
drawn?: Array<Ambush>,
/**
 * How many there are, for everybody else.
 */
drawn_count?: number, } | { "kind": "purge",
/**
 * The viewer's own answer.
 */
chosen: { [seat: number]: Cards }, };

export type DeliveryView = { object: Card, count: number, };

export type SeenEvent = { "type": "turned_up", seat: Seat, card: Card, } | { "type": "took", seat: Seat, card: Card, } | { "type": "used", seat: Seat, card: Card, target: Seat | null, } | { "type": "defended", seat: Seat, attacker: Seat, card: Card, received: Card, } | { "type": "accepted", seat: Seat, attacker: Seat, } | { "type": "hand_shown", seat: Seat, to: ShownTo, cards: CardList | null, } | { "type": "swapped", kind: Trick, from: Seat, to: Seat, card: Card | null, given: Card | null, } | { "type": "offered", seat: Seat, cards: CardList | null, } | { "type": "offers_revealed", offers: { [seat: number]: Array<Card> }, } | { "type": "refused", seat: Seat, card: Card, } | { "type": "ambush_seen", seat: Seat, cards: Array<Ambush> | null, } | { "type": "ambush_laid", seat: Seat, card: Ambush | null, } | { "type": "delivering", seat: Seat, object: Card, count: number, } | { "type": "ambush_sprung", seat: Seat, card: Ambush, victim: Seat, object: Card, } | { "type": "ambush_declined", seat: Seat, } | { "type": "delivered", seat: Seat, object: Card, count: number, } | { "type": "delivery_failed", seat: Seat, object: Card, count: number, } | { "type": "mission_done", seat: Seat, mission: Mission, objects: Kinds, shared: boolean, } | { "type": "sheriff_moved", to: number, number: number | null, } | { "type": "gift", seat: Seat, card: Card | null, } | { "type": "reshuffled", count: number, } | { "type": "purged", seat: Seat, count: number, cards: CardList | null, } | { "type": "game_over", reason: Ending, };

export type ShownTo = Array<Seat> | "all";

export type Ending = "sheriff-home" | "missions-done";

export type Memory = {
/**
 * Cards in the hands of others, by seat; seats of which nothing is known are left out.
 */
hands: { [seat: number]: Cards },
/**
 * Cards in the loots of others, by seat: everybody saw them delivered.
 */
loots: { [seat: number]: Cards },
/**
 * Cards somewhere in the draw pile.
 */
draw: Cards,
/**
 * Cards in the discard pile.
 */
discard: Cards,
/**
 * Ambush cards that lie before others, by seat.
 */
ambushes: { [seat: number]: Array<Ambush> },
/**
 * The ambush pile, top first: `null` where a card is not known.
 */
ambush_pile: Array<Ambush | null>, };

export type Breakdown = {
/**
 * The values of the cards in its loot.
 */
loot: number,
/**
 * The values of the missions that it owns.
 */
missions: number,
/**
 * How many cards its loot has: the tie-break.
 */
loot_cards: number, };

export type Beside = {
/**
 * What the sheriff's next step will bring; not after the end.
 */
next?: Next,
/**
 * While offers for a coin come in face down: the seats that have made one.
 */
offered?: SeatSet, };

export type Next = {
/**
 * The number of the space; null where the step leads home.
 */
number: number | null,
/**
 * The seats whose hands, as they are, would get a gift there.
 */
gifts: SeatSet, };
