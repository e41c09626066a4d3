//! What a seat may decide: its forms, the list of them, and the full check. Nothing here changes the game.

use crate::cards::{Ambush, Card, CardList, Kinds, Mission};
use besace_table::Seat;
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
    /// What is too much is given away, face down (NOT-80).
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
    /// So many cards of the hand.
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
