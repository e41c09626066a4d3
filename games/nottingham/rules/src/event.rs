//! What happens, and who sees what of it.

use crate::cards::{Ambush, Card, CardList, Kinds, Mission, Trick};
use besace_table::{Audience, Seat, SeatSet};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

besace_table::events! {
    /// The card of a turn lies open.
    TurnedUp { seat: Seat, card: Card [opens] },
    /// The shown card went to the hand.
    Took { seat: Seat, card: Card },
    /// The shown card is used.
    Used { seat: Seat, card: Card, target: Option<Seat> },
    /// A necklace warded an attack off.
    Defended [opens] { seat: Seat, attacker: Seat, card: Card, received: Card },
    /// An attack takes its course.
    Accepted { seat: Seat, attacker: Seat },
    /// A hand was shown.
    HandShown [opens] { seat: Seat [opens], to: ShownTo, cards: CardList [for seat, to; opens for to] },
    /// A card changed hands for another.
    Swapped {
        kind: Trick, from: Seat, to: Seat,
        card: Card [for from, to, bystanders(kind); opens for from, to],
        given: Option<Card>
    },
    /// Cards were offered.
    Offered { seat: Seat, cards: CardList [for seat, rivals(kind)]; unsaid kind: Trick },
    /// The offers for a coin lie open.
    OffersRevealed {
        #[cfg_attr(feature = "types", ts(type = "{ [seat: number]: Array<Card> }"))]
        offers: BTreeMap<u8, CardList> [opens]
    },
    /// No offer was taken.
    Refused { seat: Seat, card: Card },
    /// A seat looked at two ambush cards.
    AmbushSeen { seat: Seat, cards: Vec<Ambush> [opens for seat] },
    /// It laid one of them.
    AmbushLaid { seat: Seat, card: Ambush [for seat] },
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
    Gift { seat: Seat, card: Card [opens for seat] },
    /// The discard pile is the draw pile now.
    Reshuffled { count: u8 },
    /// A seat gave away its surplus.
    Purged { seat: Seat, count: u8, cards: CardList [for seat] },
    /// The game ended.
    GameOver { reason: Ending },
}

/// Who sees, besides the two seats, which card changed hands: nobody in a theft or a robbery.
fn bystanders(kind: &Trick) -> Audience {
    match kind {
        Trick::Theft | Trick::Robbery => Audience::NOBODY,
        _ => Audience::Everybody,
    }
}

/// Who sees an offer besides its seat: everybody in a barter, nobody while the offers for a coin come in.
fn rivals(kind: &Trick) -> Audience {
    match kind {
        Trick::Barter => Audience::Everybody,
        _ => Audience::NOBODY,
    }
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

impl From<&ShownTo> for Audience {
    fn from(to: &ShownTo) -> Audience {
        match to {
            ShownTo::All => Audience::Everybody,
            ShownTo::Seats(seats) => seats.iter().copied().collect::<SeatSet>().into(),
        }
    }
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
