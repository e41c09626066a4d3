//! Everything that somebody at or around the table can find out by asking, and how two such findings differ.

use super::{Fault, json, text};
use crate::{Game, Seat, Viewer};
use serde_json::Value;

/// The name of the part that tells what a seat remembers.
const MEMORY: &str = "memory";

/// The name of the part that tells how everybody stands: it may depend on what everybody has seen.
const SCORES: &str = "scores";

/// What one viewer can find out now, each part under its name.
#[derive(PartialEq)]
pub(super) struct Findings(Vec<(&'static str, String)>);

impl Findings {
    /// What a seat finds out by looking, by asking what it can do, and by trying these actions.
    pub(super) fn of_seat<G: Game>(game: &G, seat: Seat, tries: &[Value]) -> Findings {
        let mut findings = Findings::of(game, Viewer::Seat(seat));
        let mut offers = Vec::new();
        game.legal(seat, &mut offers);
        findings.0.push(("legal actions", text(&offers)));
        findings.0.push((MEMORY, text(&game.memory(seat))));
        for action in tries {
            let answer = game.read(seat, action).and_then(|action| game.allow(seat, &action));
            let answer = match answer {
                Ok(_) => "accepted".to_owned(),
                Err(refusal) => format!("{refusal:?}"),
            };
            findings.0.push(("answers to what it tried", format!("{action} → {answer}")));
        }
        findings
    }

    /// The same without the parts that depend on what was seen before.
    pub(super) fn but_for_memory(mut self) -> Findings {
        self.0.retain(|(name, _)| ![MEMORY, SCORES].contains(name));
        self
    }

    /// The same without what a seat is reminded of.
    pub(super) fn without_memory(mut self) -> Findings {
        self.0.retain(|(name, _)| *name != MEMORY);
        self
    }

    /// What anybody finds out by looking.
    pub(super) fn of<G: Game>(game: &G, viewer: Viewer) -> Findings {
        Findings(vec![
            ("view", text(&game.view(viewer))),
            ("phase", game.phase().to_owned()),
            ("pending", text(&game.pending())),
            ("may", text(&game.may())),
            ("result", text(&game.result())),
            (SCORES, text(&game.scores())),
            ("timer", text(&game.timer())),
        ])
    }

    /// Finds fault unless two sights are the same.
    pub(super) fn must_be(&self, other: &Findings) -> Result<(), Fault> {
        let parts = self.0.iter().zip(&other.0);
        match parts.into_iter().find(|(one, another)| one != another) {
            Some(((name, one), (_, another))) => {
                Err(Fault::new(format!("{name}: {}", differing(one, another))))
            }
            None => Fault::unless(self.0.len() == other.0.len(), || "one of them has more parts".into()),
        }
    }
}

/// What a viewer sees of events.
pub(super) fn seen<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<Value> {
    events.iter().map(|event| json(&G::seen(event, viewer))).collect()
}

/// Finds fault unless two texts are the same.
pub(super) fn same(what: &str, one: &str, another: &str) -> Result<(), Fault> {
    Fault::unless(one == another, || format!("{what}: {}", differing(one, another)))
}

/// Where two texts begin to differ, with a little before and after.
fn differing(one: &str, another: &str) -> String {
    let common = one.bytes().zip(another.bytes()).take_while(|(a, b)| a == b).count();
    let cut = |text: &str| {
        let bytes = &text.as_bytes()[common.saturating_sub(60).min(text.len())..];
        String::from_utf8_lossy(&bytes[..bytes.len().min(160)]).into_owned()
    };
    format!("…{}… differs from …{}…", cut(one), cut(another))
}
