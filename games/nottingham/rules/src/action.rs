//! What a seat may decide: its forms, the list of them, and the full check. Nothing here changes the game.

use crate::cards::{Ambush, Card, CardList, Cards, KINDS, Kinds, Mission, Trick};
use crate::play::mission_cards;
use crate::refusals::*;
use crate::state::{AMBUSHES_SEEN, Delivery, LEAST_DELIVERY, Nottingham, Phase};
use besace_table::{Guess, Offer, Refusal, Seat};
use serde::Serialize;

/// A decision by one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Action {
    /// The shown card goes to the hand (NOT-30).
    Take,
    /// The shown card is used (NOT-31).
    Use {
        /// Against whom, where the card is turned against somebody.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        target: Option<Seat>,
    },
    /// A necklace wards the attack off (NOT-36).
    Defend,
    /// The attack takes its course (NOT-35).
    Accept,
    /// A card from the hand that lies open (NOT-39, NOT-40).
    Pick {
        /// The card.
        card: Card,
    },
    /// Cards for the coin or the chest (NOT-45, NOT-58).
    Offer {
        /// The cards.
        cards: CardList,
    },
    /// That seat's offer is taken (NOT-47, NOT-60).
    AcceptOffer {
        /// The seat that offered.
        seat: Seat,
    },
    /// No offer is taken, the coin is kept (NOT-47).
    Refuse,
    /// One of two ambush cards is laid (NOT-52).
    Keep {
        /// The card.
        card: Ambush,
    },
    /// Nothing is handed to the sheriff (NOT-65).
    EndTurn,
    /// Cards of one kind for the sheriff (NOT-66).
    Deliver {
        /// Their kind.
        object: Card,
        /// How many.
        count: u8,
    },
    /// A mission's cards for the sheriff (NOT-67).
    Mission {
        /// The mission.
        mission: Mission,
        /// The kinds handed in.
        objects: Kinds,
    },
    /// A laid ambush is turned up against a delivery (NOT-69).
    Spring {
        /// The ambush card.
        card: Ambush,
    },
    /// No ambush (NOT-68).
    Decline,
    /// Cards too many are given away, face down (NOT-80).
    Discard {
        /// The cards.
        cards: CardList,
    },
}

/// A choice too wide to list: what is given away in a purge (NOT-84).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Bounds {
    /// This many cards of the hand.
    Discard {
        /// How many.
        cards: Range,
    },
}

/// A number of cards, from one to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Range {
    /// At least.
    pub min: u8,
    /// At most.
    pub max: u8,
}

/// An action that has passed every check.
pub struct Allowed {
    pub(crate) seat: Seat,
    pub(crate) action: Action,
}

/// Everything that the seat can do, in the order of the rules page and of values (NOT-84).
pub(crate) fn legal(game: &Nottingham, seat: Seat, offers: &mut Vec<Offer<Nottingham>>) {
    if !game.owes(seat) {
        return;
    }
    let hand = game.hand_of(seat);
    match game.phase {
        Phase::Choose => list_uses(game, offers),
        Phase::Defend => {
            if hand.count(Card::Necklace) > 0 {
                list(offers, Action::Defend);
            }
            list(offers, Action::Accept);
        }
        Phase::Pick => {
            let victim = game.target.expect("somebody is robbed");
            let kinds = game.hand_of(victim).kinds();
            kinds.iter().for_each(|card| list(offers, Action::Pick { card }));
        }
        Phase::BuyOffers => list_single_offers(game.offerable(seat), offers),
        Phase::BarterOffers => {
            list_single_offers(game.offerable(seat), offers);
            list_double_offers(game.offerable(seat), offers);
        }
        Phase::BuyChoose => {
            list_offers_to_accept(game, offers);
            list(offers, Action::Refuse);
        }
        Phase::BarterChoose => list_offers_to_accept(game, offers),
        Phase::AmbushChoose => {
            let own = game.place(seat).color;
            let drawn = game.drawn.for_rules().as_slice().iter();
            drawn
                .filter(|card| card.color() != Some(own))
                .for_each(|card| list(offers, Action::Keep { card: *card }));
        }
        Phase::Deliver => {
            list(offers, Action::EndTurn);
            list_deliveries(hand, offers);
            list_missions(game, seat, hand, offers);
        }
        Phase::AmbushWindow => {
            let laid = game.place(seat).ambushes.for_rules().as_slice().iter();
            laid.filter(|card| hits(game, **card))
                .for_each(|card| list(offers, Action::Spring { card: *card }));
            list(offers, Action::Decline);
        }
        Phase::Purge => {
            let excess = game.excess(seat);
            offers.push(Offer::Bounds(Bounds::Discard { cards: Range { min: excess, max: excess } }));
        }
        Phase::Over => {}
    }
}

fn list(offers: &mut Vec<Offer<Nottingham>>, action: Action) {
    offers.push(Offer::Action(action));
}

fn list_uses(game: &Nottingham, offers: &mut Vec<Offer<Nottingham>>) {
    list(offers, Action::Take);
    let shown = game.shown.expect("a card is shown");
    match shown.trick() {
        Trick::Defense => {}
        Trick::Ambush if !ambushes_suffice(game) => {}
        trick if trick.has_target() => {
            let can_be_hit = |seat: &Seat| *seat != game.turn && !game.hand_of(*seat).is_empty();
            Seat::all(game.seats)
                .filter(can_be_hit)
                .for_each(|target| list(offers, Action::Use { target: Some(target) }));
        }
        _ => list(offers, Action::Use { target: None }),
    }
}

fn list_single_offers(cards: Cards, offers: &mut Vec<Offer<Nottingham>>) {
    for card in cards.kinds().iter() {
        list(offers, Action::Offer { cards: CardList(Cards::of(card, 1)) });
    }
}

fn list_double_offers(cards: Cards, offers: &mut Vec<Offer<Nottingham>>) {
    let kinds = cards.kinds();
    for one in kinds.iter() {
        for another in kinds.iter().filter(|another| *another >= one) {
            let both: Cards = [one, another].into_iter().collect();
            if both.are_among(&cards) {
                list(offers, Action::Offer { cards: CardList(both) });
            }
        }
    }
}

fn list_offers_to_accept(game: &Nottingham, offers: &mut Vec<Offer<Nottingham>>) {
    let offered = Seat::all(game.seats).filter(|seat| game.answer_of(*seat).is_some());
    offered.for_each(|seat| list(offers, Action::AcceptOffer { seat }));
}

fn list_deliveries(hand: &Cards, offers: &mut Vec<Offer<Nottingham>>) {
    for object in hand.at_least(LEAST_DELIVERY).iter() {
        for count in LEAST_DELIVERY..=hand.count(object) {
            list(offers, Action::Deliver { object, count });
        }
    }
}

fn list_missions(game: &Nottingham, seat: Seat, hand: &Cards, offers: &mut Vec<Offer<Nottingham>>) {
    for mission in Mission::ALL {
        let choice = hand.at_least(mission.copies());
        if choice.len() < mission.kinds() || !game.missions.is_free_for(mission, seat) {
            continue;
        }
        let groups = GROUPS[usize::from(mission.kinds())].0;
        for objects in groups.iter().copied().filter(|group| group.are_among(choice)) {
            list(offers, Action::Mission { mission, objects });
        }
    }
}

/// The groups of a certain number of kinds, as lists in order of value.
#[derive(Clone, Copy)]
struct Groups(&'static [Kinds]);

/// By how many kinds they have: only those that a mission asks for.
const GROUPS: [Groups; KINDS + 1] = {
    let mut groups = [Groups(&[]); KINDS + 1];
    groups[1] = Groups(&Kinds::groups::<7>(1));
    groups[3] = Groups(&Kinds::groups::<35>(3));
    groups[4] = Groups(&Kinds::groups::<35>(4));
    groups[7] = Groups(&Kinds::groups::<1>(7));
    groups
};

/// One choice within the bounds of a purge. Cards that the hand has many of are worth keeping: of two random cards the
/// rarer one goes.
pub(crate) fn sample(game: &Nottingham, seat: Seat, bounds: &Bounds, guess: &mut Guess) -> Action {
    let Bounds::Discard { cards: Range { min, .. } } = *bounds;
    let mut hand = *game.hand_of(seat);
    let mut cards = Cards::NONE;
    for _ in 0..min {
        let mut any = || hand.nth(guess.below(hand.len() as u32) as usize);
        let (one, another) = (any(), any());
        let card = if hand.count(another) < hand.count(one) { another } else { one };
        hand.take(card, 1);
        cards.add(card, 1);
    }
    Action::Discard { cards: CardList(cards) }
}

pub(crate) fn allow(game: &Nottingham, seat: Seat, action: &Action) -> Result<Allowed, Refusal> {
    owes_a_decision(game, seat)?;
    match (game.phase, *action) {
        (Phase::Choose, Action::Take)
        | (Phase::Defend, Action::Accept)
        | (Phase::BuyChoose, Action::Refuse)
        | (Phase::Deliver, Action::EndTurn)
        | (Phase::AmbushWindow, Action::Decline) => {}
        (Phase::Choose, Action::Use { target }) => allow_use(game, target)?,
        (Phase::Defend, Action::Defend) => {
            Refusal::unless(game.hand_of(seat).count(Card::Necklace) > 0, CANNOT_DEFEND)?;
        }
        (Phase::Pick, Action::Pick { card }) => {
            let victim = game.target.expect("somebody is robbed");
            Refusal::unless(game.hand_of(victim).count(card) > 0, not_there("NOT-41"))?;
        }
        (Phase::BuyOffers, Action::Offer { cards }) => allow_offer(game, seat, &cards.0, 1, "NOT-45")?,
        (Phase::BarterOffers, Action::Offer { cards }) => allow_offer(game, seat, &cards.0, 2, "NOT-58")?,
        (Phase::BuyChoose | Phase::BarterChoose, Action::AcceptOffer { seat }) => {
            Refusal::unless(has_offered(game, seat), no_such_offer(game))?;
        }
        (Phase::BarterChoose, Action::Refuse) => return Err(MUST_ACCEPT),
        (Phase::AmbushChoose, Action::Keep { card }) => {
            Refusal::unless(game.drawn.for_rules().contains(card), not_there("NOT-52"))?;
            Refusal::unless(card.color() != Some(game.place(seat).color), OWN_COLOR)?;
        }
        (Phase::Deliver, Action::Deliver { object, count }) => {
            Refusal::unless(count >= LEAST_DELIVERY, wrong_count("NOT-66"))?;
            Refusal::unless(game.hand_of(seat).count(object) >= count, not_in_hand("NOT-66"))?;
        }
        (Phase::Deliver, Action::Mission { mission, objects }) => {
            Refusal::unless(objects.len() == mission.kinds(), wrong_count("NOT-67"))?;
            Refusal::unless(
                mission_cards(mission, objects).are_among(game.hand_of(seat)),
                not_in_hand("NOT-67"),
            )?;
            Refusal::unless(game.missions.is_free_for(mission, seat), MISSION_TAKEN)?;
        }
        (Phase::AmbushWindow, Action::Spring { card }) => {
            Refusal::unless(game.place(seat).ambushes.for_rules().contains(card), not_there("NOT-68"))?;
            Refusal::unless(hits(game, card), NO_MATCH)?;
        }
        (Phase::Purge, Action::Discard { cards: CardList(cards) }) => {
            Refusal::unless(cards.len() == usize::from(game.excess(seat)), wrong_count("NOT-80"))?;
            Refusal::unless(cards.are_among(game.hand_of(seat)), not_in_hand("NOT-80"))?;
        }
        _ => return Err(WRONG_PHASE),
    }
    Ok(Allowed { seat, action: *action })
}

fn allow_use(game: &Nottingham, target: Option<Seat>) -> Result<(), Refusal> {
    has_the_shape_of_a_use(game, target.is_some())?;
    can_be_used(game)?;
    match target {
        Some(target) => {
            Refusal::unless(target.0 < game.seats && target != game.turn, bad_target("NOT-31"))?;
            Refusal::unless(!game.hand_of(target).is_empty(), bad_target("NOT-33"))
        }
        None => Ok(()),
    }
}

/// Whether the shown card can be used at all, whomever it is used against.
pub(crate) fn can_be_used(game: &Nottingham) -> Result<(), Refusal> {
    let shown = game.shown.expect("a card is shown");
    Refusal::unless(shown.trick() != Trick::Defense, cannot_use("NOT-31"))?;
    Refusal::unless(shown.trick() != Trick::Ambush || ambushes_suffice(game), cannot_use("NOT-52"))
}

/// Nothing lies there to be accepted, by the rule of what is being chosen from.
pub(crate) fn no_such_offer(game: &Nottingham) -> Refusal {
    no_offer(if game.phase == Phase::BuyChoose { "NOT-47" } else { "NOT-60" })
}

/// In `choose` the shown card says whether there is a target; with a necklace either will do, for it cannot be used at
/// all (NOT-85).
pub(crate) fn has_the_shape_of_a_use(game: &Nottingham, has_target: bool) -> Result<(), Refusal> {
    let shown = game.shown.expect("a card is shown");
    Refusal::unless(shown.trick() == Trick::Defense || shown.trick().has_target() == has_target, BAD_SHAPE)
}

fn allow_offer(
    game: &Nottingham,
    seat: Seat,
    cards: &Cards,
    most: usize,
    rule: &'static str,
) -> Result<(), Refusal> {
    Refusal::unless((1..=most).contains(&cards.len()), wrong_count(rule))?;
    Refusal::unless(cards.are_among(game.hand_of(seat)), not_in_hand(rule))?;
    Refusal::unless(cards.are_among(&game.offerable(seat)), cannot_offer(rule))
}

/// NOT-52.
fn ambushes_suffice(game: &Nottingham) -> bool {
    game.ambush_pile.for_rules().len() >= AMBUSHES_SEEN
}

fn has_offered(game: &Nottingham, seat: Seat) -> bool {
    seat.0 < game.seats && game.answer_of(seat).is_some()
}

/// Whether the ambush can be sprung on what is being delivered (NOT-68).
fn hits(game: &Nottingham, card: Ambush) -> bool {
    let deliverer = game.place(game.turn).color;
    game.delivery.is_some_and(|Delivery { object, .. }| card.hits(object, deliverer))
}

pub(crate) fn owes_a_decision(game: &Nottingham, seat: Seat) -> Result<(), Refusal> {
    Refusal::unless_asked(game.phase == Phase::Over, game.owes(seat))
}
