//! Jericho's table in a terminal.

mod board;
mod cards;
mod tales;

use crate::Parts;
use besace_jericho::{Breakdown, Jericho, SeenEvent, View};
use besace_table::{Never, Offer, Standings};
use besace_terminal::table::Happened;
use besace_terminal::told::{Choice, Pick, Tale, Teller};
use besace_words::Language;
use ratatui::text::Line;
use serde_json::json;

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
        let mut words = answer.split_whitespace();
        let kind = words.next()?;
        let key = match kind {
            "lay" | "supply" | "wall" => "card",
            "trumpet" => "color",
            _ => return None,
        };
        let mut action = json!({ "type": kind });
        // A second name too many makes an action of the wrong shape, and the rules say so.
        for (key, name) in [key, "more"].into_iter().zip(words) {
            action[key] = name.into();
        }
        Some(action)
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

    fn tale(happened: &Happened<Jericho>, _view: &View, teller: &Teller) -> Option<Tale> {
        let line = teller.tell(happened.told.as_ref()?);
        Some(match &happened.event {
            SeenEvent::Drew { seat, .. } if *seat != teller.person => Tale::Aside(line),
            SeenEvent::Scored { round, .. } => Tale::Page {
                line,
                title: teller.say("jericho-scoring", &[("round", (*round).into())]),
                lines: tales::scoring(&happened.event, teller),
            },
            _ => Tale::Line(line),
        })
    }

    fn end(standings: &Standings<Breakdown>, happened: &[Happened<Jericho>], teller: &Teller) -> Vec<String> {
        tales::end(standings, happened, teller)
    }
}

#[cfg(test)]
mod tests;
