//! What happens, and who sees what of it.

use crate::action::Side;
use crate::goods::{Good, Goods, Listed};
use crate::offers::{OfferView, StandingOffer};
use besace_table::Seat;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

besace_table::events! {
    /// A round begins.
    Sheriff { seat: Seat, round: u8 },
    /// Cards of the hand lie face down beside the market.
    SetAside { seat: Seat, count: usize, cards: Listed [for seat] },
    /// Cards came openly from the discard piles.
    Took { seat: Seat, left: Vec<Good>, right: Vec<Good> },
    /// Cards came from the deck, in the market.
    Drew { seat: Seat, count: usize, cards: Listed [opens for seat] },
    /// The deep cards of the discard piles are the new deck.
    Reshuffled { count: u8 },
    /// Cards went onto a discard pile.
    Discarded { seat: Seat, pile: Side, cards: Vec<Good> },
    /// A bag is ready.
    Loaded { seat: Seat, cards: Listed [for seat] },
    /// All bags are ready.
    BagsClosed { counts: Vec<u8> [opens] },
    /// A merchant said what is in his bag.
    Declared { seat: Seat, good: Good, count: u8 },
    /// The sheriff threatens to open a bag.
    Called { seat: Seat },
    /// The merchant who was called offers nothing.
    Stood { seat: Seat },
    /// An offer stands.
    Offered { offer: StandingOffer as OfferView, replaces: Option<u32> },
    /// An offer was turned down.
    Refused { offer: u32, by: Seat },
    /// An offer was taken back.
    Withdrawn { offer: u32, by: Seat },
    /// An offer can no longer be kept.
    Lapsed [opens] { offer: u32 [opens], by: Seat [opens] },
    /// An offer was accepted.
    Deal { offer: StandingOffer as OfferView [opens give.unnamed for sheriff]; unsaid sheriff: Seat },
    /// A bag was let pass.
    Passed { seat: Seat, legal: Goods [opens], contraband: Listed [for seat], contraband_count: usize [opens] },
    /// What was promised from a bag and was in it went to the sheriff.
    HandedOver { from: Seat, to: Seat, goods: Promised [opens] },
    /// A bag was opened.
    Opened { seat: Seat, cards: Listed [opens], truth: bool [opens] },
    /// What was not as declared was taken away.
    Confiscated { seat: Seat, cards: Listed },
    /// A debt, or a part of it, was paid.
    Paid [opens] { from: Seat, to: Seat, coins: u16, legal: Goods, contraband: Listed [opens] },
    /// The rest of a debt could not be paid.
    Forgiven { from: Seat, to: Seat, amount: u16 },
    /// The clock has run down.
    TimeUp,
    /// A hand was filled up at the end of a round.
    Refilled { seat: Seat, count: usize, cards: Listed [opens for seat] },
    /// The last bag of the last round is decided.
    GameOver,
}

/// How many of each promised kind were really in the bag, kinds that were missing included.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Goods"))]
pub struct Promised(pub BTreeMap<Good, u8>);

impl Promised {
    pub(crate) fn of(promised: &Goods, in_bag: &Goods) -> Promised {
        Promised(promised.counts().map(|(good, _)| (good, in_bag.count(good))).collect())
    }
}

impl Serialize for Promised {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(&self.0)
    }
}
