//! What happens, in full. What each viewer may know of it is made in `view.rs`.

use crate::action::Side;
use crate::goods::{Good, Goods};
use crate::offers::Standing;
use besace_table::Seat;

/// What happened, in full.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // The fields are those of the rules page, name for name.
pub enum Event {
    /// A round begins.
    Sheriff { seat: Seat, round: u8 },
    /// Cards of the hand lie face down beside the market.
    SetAside { seat: Seat, cards: Goods },
    /// Cards came openly from the discard piles.
    Took { seat: Seat, left: Vec<Good>, right: Vec<Good> },
    /// Cards came from the deck, in the market.
    Drew { seat: Seat, cards: Goods },
    /// The deep cards of the discard piles are the new deck.
    Reshuffled { count: u8 },
    /// Cards went onto a discard pile.
    Discarded { seat: Seat, pile: Side, cards: Vec<Good> },
    /// A bag is ready.
    Loaded { seat: Seat, cards: Goods },
    /// All bags are ready.
    BagsClosed { counts: Vec<u8> },
    /// A merchant said what is in his bag.
    Declared { seat: Seat, good: Good, count: u8 },
    /// The sheriff threatens to open a bag.
    Called { seat: Seat },
    /// The merchant who was called offers nothing.
    Stood { seat: Seat },
    /// An offer stands.
    Offered { offer: Standing, replaces: Option<u32> },
    /// An offer was turned down.
    Refused { offer: u32, by: Seat },
    /// An offer was taken back.
    Withdrawn { offer: u32, by: Seat },
    /// An offer can no longer be kept.
    Lapsed { offer: u32, by: Seat },
    /// An offer was accepted.
    Deal { offer: Standing, sheriff: Seat },
    /// A bag was let pass.
    Passed { seat: Seat, goods: Goods },
    /// What was promised from a bag and was in it went to the sheriff.
    HandedOver { from: Seat, to: Seat, promised: Goods, goods: Goods },
    /// A bag was opened.
    Opened { seat: Seat, cards: Goods, truth: bool },
    /// What was not as declared was taken away.
    Confiscated { seat: Seat, cards: Goods },
    /// A debt, or a part of it, was paid.
    Paid { from: Seat, to: Seat, coins: u16, goods: Goods },
    /// The rest of a debt could not be paid.
    Forgiven { from: Seat, to: Seat, amount: u16 },
    /// The clock has run down.
    TimeUp,
    /// A hand was filled up at the end of a round.
    Refilled { seat: Seat, cards: Goods },
    /// The last bag of the last round is decided.
    GameOver,
}
