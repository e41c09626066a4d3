//! What happens, in full.

use crate::cards::{Ambush, Card, CardList, Kinds, Mission, Trick};
use besace_table::Seat;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// What happened, in full.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // The fields are those of the rules page, name for name.
pub enum Event {
    /// The card of a turn lies open.
    TurnedUp { seat: Seat, card: Card },
    /// The shown card went to the hand.
    Took { seat: Seat, card: Card },
    /// The shown card is used.
    Used { seat: Seat, card: Card, target: Option<Seat> },
    /// A necklace warded an attack off.
    Defended { seat: Seat, attacker: Seat, card: Card, received: Card },
    /// An attack takes its course.
    Accepted { seat: Seat, attacker: Seat },
    /// A hand was shown.
    HandShown { seat: Seat, to: ShownTo, cards: CardList },
    /// A card changed hands for another.
    Swapped { kind: Trick, from: Seat, to: Seat, card: Card, given: Option<Card> },
    /// Cards were offered.
    Offered { kind: Trick, seat: Seat, cards: CardList },
    /// The offers for a coin lie open.
    OffersRevealed { offers: BTreeMap<u8, CardList> },
    /// No offer was taken.
    Refused { seat: Seat, card: Card },
    /// A seat looked at two ambush cards.
    AmbushSeen { seat: Seat, cards: Vec<Ambush> },
    /// It laid one of them.
    AmbushLaid { seat: Seat, card: Ambush },
    /// Cards are handed to the sheriff.
    Delivering { seat: Seat, object: Card, count: u8 },
    /// An ambush took one of them.
    AmbushSprung { seat: Seat, card: Ambush, victim: Seat, object: Card },
    /// A seat let the delivery pass.
    AmbushDeclined { seat: Seat },
    /// The delivery counts.
    Delivered { seat: Seat, object: Card, count: u8 },
    /// Too few cards were left of it.
    DeliveryFailed { seat: Seat, object: Card, count: u8 },
    /// A mission was done.
    MissionDone { seat: Seat, mission: Mission, objects: Kinds, shared: bool },
    /// The sheriff went on.
    SheriffMoved { to: u8, number: Option<u8> },
    /// A card for a small hand.
    Gift { seat: Seat, card: Card },
    /// The discard pile is the draw pile now.
    Reshuffled { count: u8 },
    /// A seat gave away what was too much.
    Purged { seat: Seat, count: u8, cards: CardList },
    /// The game ended.
    GameOver { reason: Ending },
}

/// To whom a hand is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<Seat> | \"all\""))]
pub enum ShownTo {
    /// To everybody, spectators too.
    All,
    /// To these seats.
    Seats(Vec<Seat>),
}

impl Serialize for ShownTo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ShownTo::All => serializer.serialize_str("all"),
            ShownTo::Seats(seats) => seats.serialize(serializer),
        }
    }
}

/// Why the game ended (NOT-90).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Ending {
    /// The sheriff is home again.
    SheriffHome,
    /// The eighth mission card is taken.
    MissionsDone,
}
