//! A scoring, colour by colour, and the end in full: pages of the terminal's own.

use super::cards::sign;
use crate::Parts;
use crate::telling::{color_name, color_scored, trumpets_scored};
use besace_jericho::{Breakdown, Color, Jericho, SeenEvent};
use besace_table::Standings;
use besace_terminal::table::Happened;
use besace_terminal::told::{Teller, capital, end_by_rank};
use besace_words::Sentence;

/// A scoring colour by colour, for its page and for the end.
pub fn scoring(event: &SeenEvent, teller: &Teller) -> Vec<String> {
    let SeenEvent::Scored { supply, lengths, won, .. } = event else { return Vec::new() };
    let of_color = |color| {
        let none = || Sentence::new("jericho-scoring-none").with("color", color_name(color));
        let told = color_scored(color, supply, lengths, won).unwrap_or_else(none);
        format!("{} {}", sign(color), capital(&teller.tell(&told)))
    };
    let trumpets = trumpets_scored(supply).map(|told| teller.tell(&told));
    Color::ALL.into_iter().map(of_color).chain(trumpets).collect()
}

pub fn end(standings: &Standings<Breakdown>, happened: &[Happened<Jericho>], teller: &Teller) -> Vec<String> {
    let mut lines = end_by_rank::<Parts, _>(standings, teller, "jericho-end-line", |parts| {
        [("won", parts.won.into()), ("ones", parts.ones.into()), ("wall_cards", parts.wall_cards.into())]
    });
    lines.extend([String::new(), teller.say("jericho-end-history", &[])]);
    for Happened { event, told } in happened {
        if let (SeenEvent::Scored { .. }, Some(told)) = (event, told) {
            lines.extend([String::new(), teller.tell(told)]);
            lines.extend(scoring(event, teller));
        }
    }
    lines
}
