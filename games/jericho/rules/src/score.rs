//! The end: score, breakdown, ranks (JER-60 to JER-62).

use crate::cards::Wall;
use crate::state::{Jericho, Phase, Place};
use besace_table::Standings;
use serde::Serialize;

/// What a seat's score is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Breakdown {
    /// Cards won at the three scorings.
    pub won: u8,
    /// Value-1 cards in the seat's own walls.
    pub ones: u8,
    /// What is left in its walls after those: the tie-break.
    pub wall_cards: u8,
}

impl Breakdown {
    /// The seat's points.
    pub fn score(&self) -> i32 {
        i32::from(self.won) + i32::from(self.ones)
    }
}

pub(crate) fn result(game: &Jericho) -> Option<Standings<Breakdown>> {
    (game.phase == Phase::Over).then(|| standings(game))
}

fn standings(game: &Jericho) -> Standings<Breakdown> {
    let scores = game.places().iter().map(breakdown).map(|parts| (parts.score(), parts));
    Standings::ranked(scores, |parts| parts.wall_cards)
}

pub(crate) fn scores(game: &Jericho) -> Vec<i32> {
    game.places().iter().map(|place| breakdown(place).score()).collect()
}

pub(crate) fn breakdown(place: &Place) -> Breakdown {
    Breakdown {
        won: place.won.count() as u8,
        ones: place.walls.iter().map(|wall| wall.stones(0)).sum(),
        wall_cards: place.walls.into_iter().map(cards_after_the_ones).sum(),
    }
}

/// What is left of a wall when its 1s have gone to the won pile: trumpets without any other stone are discarded
/// (JER-60).
fn cards_after_the_ones(wall: Wall) -> u8 {
    let stones = wall.stones_above_the_lowest();
    if stones == 0 { 0 } else { stones + wall.trumpets() }
}
