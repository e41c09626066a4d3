//! What happens, and who sees what of it (TOL-11).

use crate::goods::Good;
use besace_table::Seat;

besace_table::events! {
    /// A round begins.
    RoundStarted { round: u8, guard: Seat },
    /// A merchant has sealed a bag.
    Sealed { seat: Seat, good: Good [for seat] },
    /// The guard opened a bag; `to` got this many coins from the other.
    Opened { seat: Seat, good: Good [opens], to: Seat [opens], coins: u16 [opens] },
    /// The guard lets every bag pass.
    Waved,
    /// A bag is emptied and its good sold.
    Sold { seat: Seat, good: Good [opens], coins: u16 [opens] },
    /// A merchant drew a card.
    Drew { seat: Seat, good: Good [opens for seat] },
    /// Every seat has been the guard.
    GameOver,
}
