//! What people are told of a table, and the bytes that carry it.
//!
//! Every accepted action makes one step for each connection: this is the server's hot path. A game writes its views,
//! events and lists once, from its own types straight into the message, and connections that see the same share the same
//! bytes.

use crate::entry::Entry;
use crate::frame::Frame;
use crate::table::{Applied, Clocks, Table};
use crate::wire::{Message, Step};
use besace_shelf::{Happened, Json, Onlooker};
use besace_table::{Seat, SeatSet, Viewer};

/// Whose sights a message holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sights {
    /// Those of these seats; a spectator's where there are none.
    Of(SeatSet),
    /// Every seat's, with everything in the events: for a game that is over.
    Open,
}

/// The moment in which an entry is told.
pub struct Telling<'a> {
    /// The table after the entry.
    pub table: &'a Table,
    /// When it was accepted.
    pub at: u64,
    /// The entry.
    pub entry: &'a Entry,
    /// What it did.
    pub applied: &'a Applied,
    /// What the clocks say.
    pub clocks: Clocks,
    /// Whether more has happened since: nobody can answer what was asked then, so nobody is told it again.
    pub is_past: bool,
}

impl Telling<'_> {
    /// The step as these eyes see it, as a message. Most of it is the sights, which the game writes straight into it.
    pub fn message(&self, sights: Sights) -> Frame {
        let Telling { table, is_past, .. } = self;
        let without_sights = Message::Step(Box::new(self.step_with(sights, Vec::new())));
        let happened = self.happened(sights);
        Frame::text(|text| {
            write(&without_sights, text);
            let Some(game) = table.game.as_deref() else { return };
            // They are the last field of a step, and their list is empty so far.
            let end = text.split_off(text.len() - "]}".len());
            debug_assert!(text.ends_with(b"\"sights\":[") && end == b"]}");
            for (nth, viewer) in sights.viewers(table).enumerate() {
                if nth > 0 {
                    text.push(b',');
                }
                game.write_moment(onlooker(table, viewer, &happened, *is_past), &happened, text);
            }
            text.extend(end);
        })
    }

    /// What the entry did in the game.
    fn happened(&self, sights: Sights) -> Happened {
        let by = match self.entry {
            Entry::Acted { seat, .. } => Some(Seat(*seat)),
            _ => None,
        };
        Happened { events: self.applied.events.clone(), by, open: sights == Sights::Open }
    }

    /// The step as these eyes see it.
    pub fn step(&self, sights: Sights) -> Step {
        let seen = sights_of(self.table, sights, &self.happened(sights), self.is_past);
        self.step_with(sights, seen)
    }

    fn step_with(&self, sights: Sights, seen: Vec<Json>) -> Step {
        let Telling { table, at, entry, applied, clocks, is_past } = self;
        Step {
            number: table.number,
            at: *at,
            what: entry.what(),
            table: applied.changed_table.then(|| table.info(sights.yours(), *clocks)),
            deadline_ms: clocks.deadline_ms,
            timer_ms: clocks.timer_ms,
            undo: table.undo_now().filter(|_| !is_past),
            sights: seen,
        }
    }
}

impl Sights {
    /// The seats whose person looks.
    pub fn yours(self) -> SeatSet {
        match self {
            Sights::Of(seats) => seats,
            Sights::Open => SeatSet::EMPTY,
        }
    }

    /// Whose sights they are, in their order.
    fn viewers(self, table: &Table) -> impl Iterator<Item = Viewer> + use<> {
        let (seats, open) = match self {
            Sights::Of(SeatSet::EMPTY) => (SeatSet::EMPTY, true),
            Sights::Of(seats) => (seats, table.made.one_screen && seats.len() > 1),
            Sights::Open => (SeatSet::all(table.made.seats), false),
        };
        seats.iter().map(Viewer::Seat).chain(open.then_some(Viewer::Spectator))
    }
}

/// A message in its frame.
pub fn message(message: &Message) -> Frame {
    Frame::text(|text| write(message, text))
}

fn write(message: &Message, into: &mut Vec<u8>) {
    serde_json::to_writer(into, message).expect("a message can be written as JSON");
}

/// The game as these eyes see it after this; nothing before the game has begun. In the past nothing can be decided.
pub fn sights_of(table: &Table, sights: Sights, happened: &Happened, is_past: bool) -> Vec<Json> {
    let Some(game) = table.game.as_deref() else { return Vec::new() };
    let sight = |viewer| game.moment(onlooker(table, viewer, happened, is_past), happened);
    sights.viewers(table).map(sight).collect()
}

/// For whom a sight is written: what it is like, [`SeatSight`](crate::wire::SeatSight) says.
fn onlooker(table: &Table, viewer: Viewer, happened: &Happened, is_past: bool) -> Onlooker {
    let asked = match viewer {
        Viewer::Seat(seat) if !is_past => table.asked[seat.index()],
        _ => None,
    };
    // A game that is shown with open hands reminds nobody of anything.
    let is_reminded = table.made.memory_aid && !happened.open;
    Onlooker { viewer, asked, is_reminded }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{By, MadeTable, Person};
    use crate::frame::tests::texts;
    use crate::storage::{Key, Row};
    use crate::table::Games;
    use crate::wire::SeatSight;
    use besace_shelf::TEMPLATE;
    use serde_json::{Value, json};

    /// A started table of the template with three people, the last of whom guards the gate.
    fn started() -> Table {
        let made = MadeTable {
            clock: Some(30),
            ..MadeTable::private(TEMPLATE.info(), json!({"first_player": 2}), 3, Person(1))
        };
        let mut entries = vec![Entry::Made(Box::new(made))];
        entries.extend((0..3).map(|seat| Entry::Sat {
            seat,
            person: Person(seat.into()),
            name: "Ann".into(),
        }));
        entries.push(Entry::Started { seed: 1 });
        let row = |(number, entry)| Row { number, at: 5, request: None, entry };
        let rows: Vec<Row> = (1..).zip(entries).map(row).collect();
        Table::replay(Games(&[TEMPLATE]), Key(1), "table", &rows).unwrap()
    }

    /// Each part of a written sight is what the game itself says of it.
    fn check_sight(written: &Value, table: &Table, viewer: Viewer, events: &Value) {
        let game = table.game.as_ref().unwrap();
        serde_json::from_str::<SeatSight>(&written.to_string()).expect("a sight is what the wire declares");
        let read = |json: Json| serde_json::from_str::<Value>(json.get()).unwrap();
        let mut written = written.clone();
        let told = written["told"].take();
        assert_eq!(told[0]["id"], "toll-event-sealed");
        let question = written.as_object_mut().unwrap().remove("question");
        let owes = matches!(viewer, Viewer::Seat(seat) if game.pending().contains(seat));
        assert_eq!(question.is_some(), owes, "who owes a decision is asked for it");
        let (legal, asked) = match viewer {
            Viewer::Seat(seat) => (read(game.legal(seat).unwrap()), json!(table.asked[seat.index()])),
            Viewer::Spectator => (json!([]), Value::Null),
        };
        let expected = json!({
            "viewer": viewer, "events": events, "told": null, "view": read(game.view(viewer)),
            "scores": [10, 10, 10], "legal": legal, "asked": asked,
        });
        assert_eq!(written, expected);
    }

    #[test]
    fn a_step_tells_each_pair_of_eyes_its_own() {
        let mut table = started();
        let legal: Value =
            serde_json::from_str(table.game.as_ref().unwrap().legal(Seat(0)).unwrap().get()).unwrap();
        let entry = Entry::acted(0, By::Person, legal[0].clone().into());
        let applied = table.apply(&entry, 7).unwrap();
        let clocks = Clocks { deadline_ms: Some(9), timer_ms: Some(8) };
        let good = &legal[0]["good"];
        let sealed = |good: &Value| json!([{"type": "sealed", "seat": 0, "good": good}]);
        let (open, hidden) = (sealed(good), sealed(&Value::Null));
        let [first, second, third] = [0, 1, 2].map(|seat| Viewer::Seat(Seat(seat)));
        for (sights, viewers) in [
            (Sights::Of(SeatSet::all(2)), vec![(first, &open), (second, &hidden)]),
            (Sights::Of(SeatSet::EMPTY), vec![(Viewer::Spectator, &hidden)]),
            (Sights::Open, vec![(first, &open), (second, &open), (third, &open)]),
        ] {
            let telling =
                Telling { table: &table, at: 7, entry: &entry, applied: &applied, clocks, is_past: false };
            let mut written: Value = serde_json::from_str(&texts(&telling.message(sights))[0]).unwrap();
            let told = written["sights"].take();
            assert_eq!(told.as_array().unwrap().len(), viewers.len());
            for (sight, (viewer, events)) in told.as_array().unwrap().iter().zip(viewers) {
                check_sight(sight, &table, viewer, events);
            }
            let expected = json!({
                "type": "step", "number": 6, "at": 7, "what": {"kind": "acted", "seat": 0, "by": "person"},
                "table": null, "deadline_ms": 9, "timer_ms": 8, "sights": null,
            });
            assert_eq!(written, expected);
        }
    }

    #[test]
    fn a_step_of_the_past_says_nothing_of_what_could_be_decided_then() {
        let mut table = started();
        let legal: Value =
            serde_json::from_str(table.game.as_ref().unwrap().legal(Seat(0)).unwrap().get()).unwrap();
        let entry = Entry::acted(0, By::Person, legal[0].clone().into());
        let applied = table.apply(&entry, 7).unwrap();
        let clocks = Clocks::default();
        // The second merchant has not sealed a bag yet.
        let sights = Sights::Of(SeatSet::one(Seat(1)));
        let told = |is_past| -> Value {
            let telling = Telling { table: &table, at: 7, entry: &entry, applied: &applied, clocks, is_past };
            serde_json::from_str::<Value>(&texts(&telling.message(sights))[0]).unwrap()["sights"][0].take()
        };
        let (now, mut past) = (told(false), told(true));
        assert_ne!(now["legal"], json!([]));
        assert_eq!((past["legal"].take(), past["asked"].take()), (json!([]), Value::Null));
        assert_eq!(past.get("question"), None);
        let (now, past) = (now.as_object().unwrap(), past.as_object().unwrap());
        let rest = |sight: &serde_json::Map<String, Value>| {
            let mut rest = sight.clone();
            ["legal", "asked", "question"].iter().for_each(|key| drop(rest.remove(*key)));
            rest
        };
        assert_eq!(rest(now), rest(past), "all else is told");
    }
}
