//! The end in full.

use crate::Parts;
use besace_sheriff::Breakdown;
use besace_table::Standings;
use besace_terminal::told::{Teller, end_by_rank};

pub fn end(standings: &Standings<Breakdown>, teller: &Teller) -> Vec<String> {
    end_by_rank::<Parts, _>(standings, teller, "sheriff-terminal-end-line", |parts| {
        let bonus: u16 = parts.bonus.0.iter().map(|points| u16::from(*points)).sum();
        [
            ("legal", parts.legal.into()),
            ("contraband", parts.contraband.into()),
            ("coins", parts.coins.into()),
            ("bonus", bonus.into()),
        ]
    })
}
