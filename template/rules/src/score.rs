//! The end (TOL-9).

use crate::state::Toll;
use besace_table::Standings;
use serde::Serialize;

/// What a seat's score is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Breakdown {
    /// The coins in front of the seat.
    pub coins: u16,
}

pub(crate) fn standings(game: &Toll) -> Standings<Breakdown> {
    let scores = game.stalls.iter().map(|stall| (i32::from(stall.coins), Breakdown { coins: stall.coins }));
    Standings::ranked(scores, |_| ())
}
