//! Where the ambush cards lie, and what has happened to them: a part of the story of its own.
//!
//! They move in one way only. The pile is a queue: two cards are drawn from its top, one of them is laid before the
//! seat that drew them and the other goes to the bottom, and there a laid one goes when it is sprung.

use crate::cards::{AMBUSHES, Ambush};
use crate::piles::Ambushes;
use crate::state::{AMBUSHES_SEEN, Place, SEATS};
use besace_table::Seat;

/// The ambush cards of a table, each with the seats that are sure of it.
#[derive(Clone, Copy)]
pub(crate) struct AmbushTable {
    /// What lies before each seat, as it was laid.
    pub(crate) laid: [Ambushes; SEATS],
    pub(crate) drawn: Ambushes,
    pub(crate) pile: Ambushes,
}

impl AmbushTable {
    #[cfg(test)]
    pub(crate) const EMPTY: AmbushTable =
        AmbushTable { laid: [Ambushes::EMPTY; SEATS], drawn: Ambushes::EMPTY, pile: Ambushes::EMPTY };

    pub(crate) fn new(places: &[Place; SEATS], drawn: &Ambushes, pile: &Ambushes) -> AmbushTable {
        let laid = places.each_ref().map(|place| *place.ambushes.for_rules());
        AmbushTable { laid, drawn: *drawn, pile: *pile }
    }
}

/// One thing that happened to ambush cards.
#[derive(Clone, Copy)]
pub(crate) enum AmbushStep {
    /// A seat drew the top two; it alone saw them.
    Draws { seat: Seat, cards: [Ambush; AMBUSHES_SEEN] },
    /// It laid the one at this place of the two, as it alone saw, and put the other under the pile.
    Keeps { seat: Seat, place: u8 },
    /// One of those before a seat was shown to everybody and went under the pile.
    Springs { seat: Seat, card: Ambush },
}

/// A card in the order of all ambush cards of the table, which everybody knows.
pub(crate) type Number = u8;

/// A step as one seat sees it, its cards as their numbers.
#[derive(Clone, Copy)]
pub(crate) enum SeenStep {
    Draws([Option<Number>; AMBUSHES_SEEN]),
    Keeps { seat: Seat, place: Option<u8> },
    Springs { seat: Seat, card: Number },
}

impl SeenStep {
    /// `all` are the table's ambush cards in their order.
    pub(crate) fn of(step: AmbushStep, seer: Seat, all: &[Ambush]) -> SeenStep {
        match step {
            AmbushStep::Draws { seat, cards } => {
                SeenStep::Draws(cards.map(|card| (seat == seer).then(|| number(card, all))))
            }
            AmbushStep::Keeps { seat, place } => {
                SeenStep::Keeps { seat, place: (seat == seer).then_some(place) }
            }
            AmbushStep::Springs { seat, card } => SeenStep::Springs { seat, card: number(card, all) },
        }
    }
}

/// The place of a card in the order of all of them.
pub(crate) fn number(card: Ambush, all: &[Ambush]) -> Number {
    debug_assert!(all.len() <= AMBUSHES);
    all.iter().position(|other| *other == card).expect("the card is one of the table") as Number
}
