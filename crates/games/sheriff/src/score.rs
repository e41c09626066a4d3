//! The end: score, breakdown, ranks (SHE-100 to SHE-105).

use crate::goods::{Good, LEGAL};
use serde::{Serialize, Serializer};

/// What a seat's score is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Breakdown {
    /// The worth of the legal goods on the stand.
    pub legal: u16,
    /// The worth of the contraband there, royal goods included.
    pub contraband: u16,
    /// Coins.
    pub coins: u16,
    /// What King and Queen bring.
    pub bonus: Bonus,
    /// How many legal cards: the first tie-break.
    pub legal_cards: u8,
    /// How many contraband cards: the second.
    pub contraband_cards: u8,
}

/// What King and Queen of each kind bring. On the wire a map without the kinds that bring nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [good in Good]?: number }"))]
pub struct Bonus(pub [u8; LEGAL]);

impl Serialize for Bonus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Good::LEGAL.into_iter().zip(self.0).filter(|(_, points)| *points > 0))
    }
}

impl Breakdown {
    /// The seat's points.
    pub fn score(&self) -> i32 {
        let bonus: u16 = self.bonus.0.iter().map(|points| u16::from(*points)).sum();
        i32::from(self.legal + self.contraband + self.coins + bonus)
    }
}
