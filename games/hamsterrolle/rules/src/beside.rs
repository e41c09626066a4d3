//! What the rules make of a view: who plays with whom, and from whose hand.

use crate::state::teams;
use crate::view::View;
use besace_table::{Seat, SeatSet};
use serde::Serialize;

/// What a board shows that only the rules can tell, where partners play together.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Beside {
    /// The teams, each with its seats (HAM-4).
    pub teams: Vec<SeatSet>,
    /// From whose hand each seat plays (HAM-5).
    pub hands: Vec<Seat>,
}

impl View {
    /// `None` where everybody plays alone.
    pub fn beside(&self) -> Option<Beside> {
        let seats = self.open.seats.len() as u8;
        let teams = teams(seats, &self.options);
        if teams.is_empty() {
            return None;
        }
        let game = self.imagined();
        let hands = Seat::all(seats).map(|seat| game.plays_from(seat)).collect();
        Some(Beside { teams, hands })
    }
}
