//! Jericho's table in a terminal.

mod board;
mod cards;
mod tales;

use crate::Parts;
use besace_jericho::{Breakdown, Jericho, SeenEvent, View};
use besace_table::{Never, Standings};
use besace_terminal::TerminalGame;
use besace_terminal::table::Happened;
use besace_terminal::told::{Tale, Teller};
use serde_json::json;

impl TerminalGame for Parts {
    type Draft = Never;
    const EXAMPLE: &'static str = "wall red-3, trumpet blue, supply white-1, lay brown-4";

    besace_terminal::contents! {
        folder: rules;
        board: status, table, hand, describe;
    }

    fn typed(answer: &str) -> Option<serde_json::Value> {
        let mut words = answer.split_whitespace();
        let kind = words.next()?;
        let key = match kind {
            "lay" | "supply" | "wall" => "card",
            "trumpet" => "color",
            _ => return None,
        };
        let mut action = json!({ "type": kind });
        // One name too many makes an action of the wrong shape, and the rules say so.
        for (key, name) in [key, "more"].into_iter().zip(words) {
            action[key] = name.into();
        }
        Some(action)
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
