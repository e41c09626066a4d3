//! What a seat may decide, and the bounds within which it may where a list would be too long.

use crate::goods::{Good, Goods, Listed, Row};
use crate::offers::{Ask, BagPromise, Deed, Give, Promises, Words};
use crate::state::SEATS;
use besace_table::Seat;
use serde::{Serialize, Serializer};
use std::fmt;

/// A decision by one seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs)] // The fields are those of the rules page, name for name.
pub enum Action {
    /// Cards set aside, and how many are taken from each discard pile (SHE-30).
    Market { set_aside: Listed, left: u8, right: u8 },
    /// Cards set aside or confiscated go onto a pile, the top one first (SHE-32, SHE-63).
    Discard { pile: Side, cards: Row },
    /// Cards of the hand go into the bag (SHE-40).
    Load { cards: Listed },
    /// What is said to be in the bag (SHE-50).
    Declare { good: Good, count: u8 },
    /// The sheriff threatens to open a bag (SHE-68).
    Call { seat: Seat },
    /// A merchant's offer (SHE-65).
    Offer { give: Give, promises: Promises, later: Words },
    /// A merchant who was called offers nothing (SHE-68).
    Stand,
    /// The sheriff's proposal to a merchant (SHE-68).
    Counter { seat: Seat, replaces: Option<u32>, give: Ask, promises: Promises, later: Words },
    /// A deal (SHE-70).
    Accept {
        offer: u32,
        #[serde(skip_serializing_if = "is_none")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<Listed>"))]
        unnamed: Listed,
    },
    /// No deal.
    Refuse { offer: u32 },
    /// A merchant takes his offer back.
    Withdraw { offer: u32 },
    /// The sheriff opens a bag (SHE-62, SHE-63).
    Inspect { seat: Seat },
    /// The sheriff lets a bag pass (SHE-61).
    LetPass { seat: Seat },
    /// What a debtor pays with (SHE-80).
    Pay { legal: Goods, contraband: Listed },
    /// The clock has run down; the host says so for the sheriff (SHE-76).
    TimeUp,
}

fn is_none(cards: &Listed) -> bool {
    *cards == Listed::NONE
}

besace_table::named! {
    /// One of the two discard piles.
    pub enum Side {
        /// The left one.
        Left = "left",
        /// The right one.
        Right = "right",
    }
}

impl Side {
    pub(crate) fn index(self) -> usize {
        self as usize
    }
}

/// The bounds of a choice that is too wide to list (SHE-85).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs)] // As in `Action`.
pub enum Bounds {
    Market {
        set_aside: SomeOf,
        left: Span,
        right: Span,
    },
    /// These cards, in any order.
    Discard {
        pile: Side,
        cards: Listed,
    },
    Offer {
        give: GiveBounds,
        promises: Possible,
    },
    Counter {
        seat: Seat,
        replaces: Replaceable,
        give: AskBounds,
        promises: Possible,
    },
    Accept {
        offer: u32,
        unnamed: SomeOf,
    },
}

/// From one number to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Span {
    pub min: u16,
    pub max: u16,
}

impl Span {
    pub(crate) fn up_to(max: u16) -> Span {
        Span { min: 0, max }
    }

    /// Whether the number keeps within it.
    pub fn contains(self, number: u16) -> bool {
        (self.min..=self.max).contains(&number)
    }
}

/// A number of these cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct SomeOf {
    pub from: Listed,
    pub min: u8,
    pub max: u8,
}

/// What a merchant has to offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GiveBounds {
    /// Coins.
    pub coins: Span,
    /// Legal goods on his stand.
    pub legal: Goods,
    /// Contraband on his stand, to be named or not.
    pub contraband: Listed,
    /// How many cards from the bag can be promised.
    pub bag: Span,
}

/// What the sheriff can ask a merchant for: of contraband he sees the number only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs)] // As in `GiveBounds`.
pub struct AskBounds {
    pub coins: Span,
    pub legal: Goods,
    pub contraband: Span,
    pub bag: Span,
}

/// The promises that could be made, one by one. On the wire a list, by seat.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<BagPromise>"))]
pub struct Possible(u16);

/// Two bits for each seat.
const _: () = assert!(Deed::ALL.len() * SEATS <= u16::BITS as usize);

impl Possible {
    /// Every promise about this seat's bag but that one.
    pub(crate) fn add_all_but(&mut self, seat: Seat, impossible: Option<Deed>) {
        let all = (1 << Deed::ALL.len()) - 1;
        let possible = impossible.map_or(all, |deed| all & !(1 << deed as usize));
        self.0 |= possible << (Deed::ALL.len() * seat.index());
    }

    /// Whether this promise could be made.
    pub fn contains(&self, promise: BagPromise) -> bool {
        self.0 & 1 << Possible::bit(promise.seat, promise.deed) != 0
    }

    /// Every promise that could be made.
    pub fn iter(&self) -> impl Iterator<Item = BagPromise> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros() as usize;
            let seat = Seat((bit / Deed::ALL.len()) as u8);
            (left != 0).then(|| {
                left &= left - 1;
                BagPromise { deed: Deed::ALL[bit % Deed::ALL.len()], seat }
            })
        })
    }

    fn bit(seat: Seat, deed: Deed) -> usize {
        Deed::ALL.len() * seat.index() + deed as usize
    }
}

impl fmt::Debug for Possible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Possible {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// What a counter can replace: nothing, or a standing offer of the merchant. On the wire a list that begins with null.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<number | null>"))]
pub struct Replaceable(pub(crate) [Option<u32>; 2]);

impl Replaceable {
    /// The choices, nothing first.
    pub fn iter(&self) -> impl Iterator<Item = Option<u32>> + use<> {
        [None].into_iter().chain(self.0.into_iter().flatten().map(Some))
    }
}

impl Serialize for Replaceable {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
