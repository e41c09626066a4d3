//! Jericho in words, and its table in a terminal.

mod board;
mod cards;
mod choices;
mod tales;

use crate::Parts;
use besace_bots::Reason;
use besace_jericho::{Action, Breakdown, Cards, Color, Jericho, SeenEvent, View};
use besace_table::{Never, Offer, Seat, Standings};
use besace_terminal::table::Foresight;
use besace_terminal::told::{Choice, Pick, Tale, Teller};
use besace_words::Language;
use ratatui::text::Line;

impl besace_terminal::TerminalGame for Parts {
    type Draft = Never;

    fn words(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../words/en.ftl"),
            Language::French => include_str!("../../../words/fr.ftl"),
        }
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../players/en.md"),
            Language::French => include_str!("../../../players/fr.md"),
        }
    }

    const EXAMPLE: &'static str = "wall red-3, trumpet blue, supply white-1, lay brown-4";

    fn typed(answer: &str) -> Option<serde_json::Value> {
        choices::typed(answer)
    }

    fn status(view: &View, teller: &Teller) -> String {
        board::status(view, teller)
    }

    fn table(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
        board::table(view, teller, width)
    }

    fn legend(teller: &Teller) -> String {
        teller.say("jericho-legend", &[])
    }

    fn hand(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
        board::hand(view, teller, width)
    }

    fn describe(view: &View, teller: &Teller) -> Vec<String> {
        board::describe(view, teller)
    }

    fn question(view: &View, teller: &Teller) -> String {
        choices::question(view, teller)
    }

    fn choice(view: &View, action: &Action, foreseen: &Foresight<Jericho>, teller: &Teller) -> Choice {
        choices::choice(view, action, foreseen, teller)
    }

    fn draft(bounds: &Never) -> Never {
        match *bounds {}
    }

    fn wide_choice(_view: &View, draft: &Never, _teller: &Teller) -> Choice {
        match *draft {}
    }

    fn so_far(_view: &View, draft: &Never, _teller: &Teller) -> String {
        match *draft {}
    }

    fn steps(
        _view: &View,
        draft: &Never,
        _offers: &[Offer<Jericho>],
        _teller: &Teller,
    ) -> Vec<(Pick<Parts>, Choice)> {
        match *draft {}
    }

    fn tell(event: &SeenEvent, view: &View, teller: &Teller) -> Tale {
        tales::tell(event, view, teller)
    }

    fn refusal(reason: &str, teller: &Teller) -> Option<String> {
        tales::refusal(reason, teller)
    }

    fn reason(reason: &Reason, teller: &Teller) -> Option<String> {
        tales::reason(reason, teller)
    }

    fn ending(standings: &Standings<Breakdown>, events: &[SeenEvent], teller: &Teller) -> Vec<String> {
        tales::ending(standings, events, teller)
    }
}

/// Every seat at this table.
fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(view.seats.len() as u8)
}

/// The wall of one colour before one seat, if it stands.
fn wall(view: &View, seat: Seat, color: Color) -> Option<&Cards> {
    let walls = &view.seats[seat.index()].walls.0;
    walls.iter().find(|(standing, _)| *standing == color).map(|(_, cards)| cards)
}

fn length(view: &View, seat: Seat, color: Color) -> u8 {
    wall(view, seat, color).map_or(0, Cards::length)
}

/// The length of the longest wall of a colour, 0 if there is none, and whose it is.
fn longest(view: &View, color: Color) -> (u8, Vec<Seat>) {
    let best = seats(view).map(|seat| length(view, seat, color)).max().unwrap_or(0);
    let leaders = seats(view).filter(|seat| best > 0 && length(view, *seat, color) == best).collect();
    (best, leaders)
}

#[cfg(test)]
mod tests;
