//! What Nottingham has to say, on every screen.
//!
//! Only the end is told here so far: questions and events are still put into words by the terminal table and by the
//! board, each for itself.

use crate::Parts;
use besace_nottingham::{Breakdown, Nottingham, SeenEvent, View};
use besace_table::{Offer, Seat, Standings};
use besace_words::{Names, Sentence, Told, Victory};
use serde_json::Value;

impl Told<Nottingham> for Parts {
    fn names() -> Names {
        Names::default()
    }

    fn facts() -> Value {
        Value::Null
    }

    fn question(_view: &View, _legal: &[Offer<Nottingham>]) -> Option<Sentence> {
        None
    }

    fn tell(_event: &SeenEvent, _by: Seat, _after: &View) -> Option<Sentence> {
        None
    }

    fn ending(standings: &Standings<Breakdown>) -> Vec<Sentence> {
        const VICTORY: Victory<Breakdown> = Victory {
            alone: "nottingham-end",
            shared: "nottingham-end-shared",
            tie_breaks: &[("nottingham-end-tie-break", |parts| parts.loot_cards)],
        };
        VICTORY.tell(standings)
    }
}
