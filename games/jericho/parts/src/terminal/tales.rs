//! A scoring, colour by colour, and the end in full: pages of the terminal's own.

use super::cards::{color_word, sign};
use crate::Parts;
use besace_jericho::{Breakdown, Card, Cards, Color, Jericho, SeenEvent};
use besace_table::{Seat, Standings};
use besace_terminal::table::Happened;
use besace_terminal::told::{Teller, capital, end_by_rank};
use besace_words::Value;

/// A scoring colour by colour, for its page and for the end.
pub fn scoring(event: &SeenEvent, teller: &Teller) -> Vec<String> {
    let SeenEvent::Scored { supply, lengths, won, .. } = event else { return Vec::new() };
    let mut lines: Vec<String> = Color::ALL
        .into_iter()
        .zip(&lengths.0)
        .map(|(color, lengths)| color_scored(color, supply, lengths, won, teller))
        .collect();
    let trumpets = supply.count(Card::TRUMPET);
    if trumpets > 0 {
        lines.push(teller.say("jericho-scoring-trumpets", &[("count", trumpets.into())]));
    }
    lines
}

pub fn color_scored(color: Color, supply: &Cards, lengths: &[u8], won: &[Cards], teller: &Teller) -> String {
    let of_color = |cards: &Cards| cards.iter().filter(|card| card.color() == Some(color)).count();
    let count = of_color(supply);
    let word = format!("{} {}", sign(color), capital(&color_word(color, teller)));
    let best = lengths.iter().copied().max().unwrap_or(0);
    let tied: Vec<Seat> = Seat::all(lengths.len() as u8).filter(|s| lengths[s.index()] == best).collect();
    let color = ("color", Value::from(word));
    let count_value = ("count", Value::from(count));
    if count == 0 {
        return teller.say("jericho-scoring-none", &[color]);
    }
    if best == 0 {
        return teller.say("jericho-scoring-nobody", &[color, count_value]);
    }
    let names = ("names", Value::from(teller.all_called(&tied)));
    let length = ("length", Value::from(best));
    if tied.len() == 1 {
        return teller.say("jericho-scoring-won", &[color, count_value, names, length]);
    }
    let each = of_color(&won[tied[0].index()]);
    let left = count - each * tied.len();
    let rest = [("each", Value::from(each)), ("left", Value::from(left))];
    let [each, left] = rest;
    teller.say("jericho-scoring-shared", &[color, count_value, names, length, each, left])
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
