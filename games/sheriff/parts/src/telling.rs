//! What Sheriff of Nottingham has to say, on every screen.
//!
//! Only the end is told here so far: questions and events are still put into words by the terminal table and by the
//! board, each for itself.

use crate::Parts;
use besace_sheriff::{Breakdown, SeenEvent, Sheriff, View};
use besace_table::{Offer, Seat, Standings};
use besace_words::{Names, Sentence, Told, Victory};
use serde_json::Value;

impl Told<Sheriff> for Parts {
    fn names() -> Names {
        Names::default()
    }

    fn facts() -> Value {
        Value::Null
    }

    fn question(_view: &View, _legal: &[Offer<Sheriff>]) -> Option<Sentence> {
        None
    }

    fn tell(_event: &SeenEvent, _by: Seat, _after: &View) -> Option<Sentence> {
        None
    }

    fn ending(standings: &Standings<Breakdown>) -> Vec<Sentence> {
        const VICTORY: Victory<Breakdown> = Victory {
            alone: "sheriff-end",
            shared: "sheriff-end-shared",
            tie_breaks: &[
                ("sheriff-end-by-legal", |parts| parts.legal_cards),
                ("sheriff-end-by-contraband", |parts| parts.contraband_cards),
            ],
        };
        VICTORY.tell(standings)
    }
}
