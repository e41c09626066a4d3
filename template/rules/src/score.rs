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

pub(crate) fn result(game: &Toll) -> Option<Standings<Breakdown>> {
    let seats = game.stalls.iter().map(|stall| (i32::from(stall.coins), Breakdown { coins: stall.coins }));
    game.is_over().then(|| Standings::ranked(seats, |_| ()))
}

pub(crate) fn scores(game: &Toll) -> Vec<i32> {
    game.stalls.iter().map(|stall| stall.coins.into()).collect()
}
