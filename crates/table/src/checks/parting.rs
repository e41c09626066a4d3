//! Where two worlds begin to differ that looked the same to a viewer: the first event that the viewer sees differently.

use super::{Fault, Plan, json};
use crate::{Game, Opening, Viewer};
use serde_json::Value;
use std::fmt;

/// The first event that a viewer sees differently in two worlds.
pub(super) struct Parting {
    viewer: Viewer,
    here: Sighting,
    there: Sighting,
}

/// What a viewer sees of one event, and what the event turns up for that viewer; empty if this world has no more
/// events.
#[derive(Default)]
struct Sighting {
    seen: Value,
    opens: Opening,
}

impl Parting {
    /// Where a viewer sees these events differ from those; `None` if nowhere.
    pub(super) fn of<G: Game>(
        plan: &Plan<G>,
        here: &[G::Event],
        there: &[G::Event],
        viewer: Viewer,
    ) -> Option<Parting> {
        let sighting = |event: Option<&G::Event>| {
            let seen =
                |event| Sighting { seen: json(&G::seen(event, viewer)), opens: (plan.opens)(event, viewer) };
            event.map_or_else(Sighting::default, seen)
        };
        (0..here.len().max(there.len()))
            .map(|at| Parting { viewer, here: sighting(here.get(at)), there: sighting(there.get(at)) })
            .find(|parting| parting.here.seen != parting.there.seen)
    }

    /// Finds fault unless the events turn up, for this viewer, whatever it sees differently: the events as such if
    /// their types differ, otherwise each field that differs.
    pub(super) fn must_be_lawful(&self) -> Result<(), Fault> {
        let Parting { here, there, .. } = self;
        if here.seen["type"] != there.seen["type"] {
            return Fault::unless(here.opens.by_happening || there.opens.by_happening, || self.to_string());
        }
        let mut fields = Vec::new();
        differing("", &here.seen, &there.seen, &mut fields);
        let hidden = fields.iter().find(|field| !here.turns_up(field) || !there.turns_up(field));
        hidden.map_or(Ok(()), |field| Err(Fault::new(format!("{field} is not turned up: {self}"))))
    }
}

impl Sighting {
    /// Whether a field, or the part of a field in which this one lies, is turned up.
    fn turns_up(&self, field: &str) -> bool {
        let holds = |opened: &&str| {
            field.strip_prefix(*opened).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        self.opens.fields.iter().any(holds)
    }
}

impl fmt::Display for Parting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.viewer {
            Viewer::Seat(seat) => write!(f, "seat {}", seat.0)?,
            Viewer::Spectator => f.write_str("a spectator")?,
        }
        write!(f, " sees {} in one world and {} in another", self.here.seen, self.there.seen)
    }
}

/// The fields in which two values differ, as deep as both have the same keys: `offer/give/unnamed`.
fn differing(path: &str, one: &Value, another: &Value, into: &mut Vec<String>) {
    match (one, another) {
        _ if one == another => {}
        (Value::Object(fields), Value::Object(others)) if fields.keys().eq(others.keys()) => {
            for (key, value) in fields {
                let deeper = if path.is_empty() { key.clone() } else { format!("{path}/{key}") };
                differing(&deeper, value, &others[key], into);
            }
        }
        _ => into.push(path.to_owned()),
    }
}
