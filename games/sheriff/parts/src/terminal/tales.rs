//! The end in full.

use crate::Parts;
use besace_sheriff::Breakdown;
use besace_table::Standings;
use besace_terminal::told::{Teller, by_rank};
use besace_words::Told;

pub fn end(standings: &Standings<Breakdown>, teller: &Teller) -> Vec<String> {
    let mut lines: Vec<String> =
        Parts::ending(standings).iter().map(|sentence| teller.tell(sentence)).collect();
    lines.push(String::new());
    lines.extend(by_rank(standings).into_iter().map(|seat| {
        let standing = &standings.seats[seat.index()];
        let parts = &standing.breakdown;
        let bonus: u16 = parts.bonus.0.iter().map(|points| u16::from(*points)).sum();
        let values = [
            ("rank", standing.rank.into()),
            ("name", teller.name(seat).into()),
            ("score", standing.score.into()),
            ("legal", parts.legal.into()),
            ("contraband", parts.contraband.into()),
            ("coins", parts.coins.into()),
            ("bonus", bonus.into()),
        ];
        teller.say("sheriff-terminal-end-line", &values)
    }));
    lines
}
