//! What happens, and who sees what of it.

use crate::cards::Card;
use crate::geometry::{Corner, Orientation, Spot};
use crate::state::Source;
use besace_table::{Seat, named};

named! {
    /// Why a game ended (NOX-70).
    pub enum EndReason {
        /// A seat has laid its whole syndicate.
        AllLaid = "all-laid",
        /// Every seat has passed in a row.
        AllPassed = "all-passed",
    }
}

besace_table::events! {
    /// A card lies at a new place.
    Placed { seat: Seat, card: Card, source: Source, o: Orientation, x: i16, y: i16 },
    /// A card lies on a stack.
    Covered { seat: Seat, card: Card, source: Source, on: Corner },
    /// A card of the city was moved: to a new place, or on a stack.
    Moved { seat: Seat, card: Card, from: Corner, to: Option<Spot>, on: Option<Corner> },
    /// A gear was not used.
    Skipped { seat: Seat },
    /// A seat could lay no card.
    Passed { seat: Seat },
    /// A card was drawn from one's own deck.
    Drew { seat: Seat, card: Card [opens for seat] },
    /// The next neutral card was turned up.
    TurnedUp { card: Card [opens] },
    /// The game has ended.
    GameOver { reason: EndReason, seat: Option<Seat> },
}
