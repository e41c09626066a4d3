//! Hamsterrolle's table in a terminal.

mod board;
mod drafts;

use crate::Parts;
use besace_hamsterrolle::{Hamsterrolle, SeenEvent, View};
use besace_terminal::TerminalGame;
use besace_terminal::table::Happened;
use besace_terminal::told::{Tale, Teller};
use drafts::Aiming;
use serde_json::{Value, json};

impl TerminalGame for Parts {
    type Draft = Aiming;
    const EXAMPLE: &'static str =
        "place blue-2 4 along -12 side 3 stand 0 tilt -5 yaw 0 push 0, pass red-1 5 along 2, let_go red-1";

    besace_terminal::contents! {
        folder: rules;
        board: status, table, hand, describe;
    }

    /// An aim is straight except for what is named.
    fn typed(answer: &str) -> Option<Value> {
        let words: Vec<&str> = answer.split_whitespace().collect();
        match words[..] {
            ["let_go", piece] => Some(json!({ "type": "let_go", "piece": piece })),
            [kind @ ("place" | "pass"), piece, compartment, ref named @ ..] => {
                let mut aim = json!({
                    "type": kind, "piece": piece, "compartment": number(compartment)?,
                    "along": 0, "side": 0, "stand": 0, "tilt": 0, "yaw": 0, "push": 0,
                });
                let (pairs, rest) = named.as_chunks::<2>();
                if !rest.is_empty() {
                    return None;
                }
                for [name, value] in pairs {
                    let field = ["along", "side", "stand", "tilt", "yaw", "push"]
                        .into_iter()
                        .find(|field| field == name)?;
                    aim[field] = number(value)?.into();
                }
                Some(aim)
            }
            _ => None,
        }
    }

    fn tale(happened: &Happened<Hamsterrolle>, _view: &View, teller: &Teller) -> Option<Tale> {
        let line = teller.tell(happened.told.as_ref()?);
        Some(match &happened.event {
            SeenEvent::Front { .. } => Tale::Aside(line),
            _ => Tale::Line(line),
        })
    }
}

fn number(word: &str) -> Option<i64> {
    // A printed minus sign is accepted, too.
    word.replace('−', "-").parse().ok()
}
