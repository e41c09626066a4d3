//! The end: score, breakdown, ranks (NOT-91, NOT-92).

use serde::Serialize;

/// What a seat's score is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Breakdown {
    /// The values of the cards in its loot.
    pub loot: u16,
    /// The values of the missions that it owns.
    pub missions: u16,
    /// How many cards its loot has: the tie-break.
    pub loot_cards: u8,
}

impl Breakdown {
    /// The seat's points.
    pub fn score(&self) -> i32 {
        i32::from(self.loot) + i32::from(self.missions)
    }
}
