//! Messages to people, written straight as JSON text.
//!
//! Every accepted action makes one step for each connection: this is the server's hot path. Games write their views
//! into the message itself, connections that see the same share the same bytes, and nothing is parsed again. The shapes
//! are those of [`wire`](crate::wire), and a test holds the two together.

use crate::entry::Entry;
use crate::frame::Frame;
use crate::table::{Applied, Clocks, Table};
use crate::wire::Message;
use besace_shelf::{Happened, Moment};
use besace_table::{Seat, SeatSet, Viewer};
use serde::Serialize;

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
}

impl Telling<'_> {
    /// The step as these eyes see it, as a message.
    pub fn message(&self, sights: Sights) -> Frame {
        Frame::text(|text| {
            text.extend_from_slice(b"{\"type\":\"step\",");
            self.write_fields(sights, text);
            text.push(b'}');
        })
    }

    /// The step as these eyes see it, as part of a replay.
    pub fn write(&self, sights: Sights, into: &mut Vec<u8>) {
        into.push(b'{');
        self.write_fields(sights, into);
        into.push(b'}');
    }

    fn write_fields(&self, sights: Sights, into: &mut Vec<u8>) {
        let Telling { table, at, entry, applied, clocks } = self;
        let yours = match sights {
            Sights::Of(seats) => seats,
            Sights::Open => SeatSet::EMPTY,
        };
        field(into, "number", &table.number);
        field(into, "at", at);
        field(into, "what", &entry.what());
        field(into, "table", &applied.changed_table.then(|| table.info(yours, *clocks)));
        field(into, "pending", &table.pending());
        field(into, "deadline_ms", &clocks.deadline_ms);
        field(into, "timer_ms", &clocks.timer_ms);
        key(into, "sights");
        let by = match entry {
            Entry::Acted { seat, .. } => Some(Seat(*seat)),
            _ => None,
        };
        let open = sights == Sights::Open;
        write_sights(table, sights, &Happened { events: applied.events.clone(), by, open }, into);
    }
}

/// The table as it is now, as a message for a person with these seats.
pub fn table_now(
    table: &Table,
    yours: SeatSet,
    you_host: bool,
    chat: &[crate::wire::ChatLine],
    clocks: Clocks,
) -> Frame {
    Frame::text(|text| {
        text.extend_from_slice(b"{\"type\":\"table\",");
        field(text, "number", &table.number);
        field(text, "table", &table.info(yours, clocks));
        field(text, "you_host", &you_host);
        field(text, "chat", chat);
        key(text, "sights");
        write_sights(table, Sights::Of(yours), &Happened::NOTHING, text);
        text.push(b'}');
    })
}

/// Any other message.
pub fn message(message: &Message) -> Frame {
    Frame::text(|text| value(text, message))
}

fn write_sights(table: &Table, sights: Sights, happened: &Happened, into: &mut Vec<u8>) {
    into.push(b'[');
    if table.game.is_some() {
        match sights {
            Sights::Of(SeatSet::EMPTY) => {
                write_sight(table, Viewer::Spectator, happened, into);
            }
            Sights::Of(seats) => {
                for (index, seat) in seats.iter().enumerate() {
                    if index > 0 {
                        into.push(b',');
                    }
                    write_sight(table, Viewer::Seat(seat), happened, into);
                }
            }
            Sights::Open => {
                for seat in Seat::all(table.made.seats) {
                    if seat.0 > 0 {
                        into.push(b',');
                    }
                    write_sight(table, Viewer::Seat(seat), happened, into);
                }
            }
        }
    }
    into.push(b']');
}

fn write_sight(table: &Table, viewer: Viewer, happened: &Happened, into: &mut Vec<u8>) {
    let Some(game) = &table.game else { return };
    // A game that is shown with open hands reminds nobody of anything.
    let (memory, asked) = match viewer {
        Viewer::Seat(seat) => {
            let memory = if happened.open { None } else { table.memory(seat) };
            (memory, table.asked[seat.index()])
        }
        Viewer::Spectator => (None, None),
    };
    let Moment { events, told, view, beside, legal, question } = game.moment(viewer, happened);
    into.push(b'{');
    field(into, "viewer", &viewer);
    field(into, "events", &events);
    field(into, "told", &told);
    field(into, "view", &view);
    if let Some(beside) = beside {
        field(into, "beside", &beside);
    }
    if let Some(memory) = memory {
        field(into, "memory", &memory);
    }
    field(into, "legal", &legal);
    if let Some(question) = question {
        field(into, "question", &question);
    }
    key(into, "asked");
    value(into, &asked);
    into.push(b'}');
}

/// `"name":value,`
fn field(into: &mut Vec<u8>, name: &str, field: &(impl Serialize + ?Sized)) {
    key(into, name);
    value(into, field);
    into.push(b',');
}

fn key(into: &mut Vec<u8>, name: &str) {
    into.push(b'"');
    into.extend_from_slice(name.as_bytes());
    into.extend_from_slice(b"\":");
}

fn value(into: &mut Vec<u8>, value: &(impl Serialize + ?Sized)) {
    serde_json::to_writer(into, value).expect("a message can be written as JSON");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{By, MadeTable, Person};
    use crate::frame::tests::texts;
    use crate::storage::{Key, Row};
    use crate::table::Games;
    use crate::wire::{ChatLine, Sight, Step, TableNow};
    use besace_shelf::Eyes;
    use serde_json::{Value, json};
    use std::ops::Range;

    /// A started table of Jericho with three people, and the rows that made it.
    fn started() -> Table {
        let made = MadeTable {
            game: "jericho".into(),
            rules_version: besace_shelf::game("jericho").unwrap().info().rules_version,
            options: json!({}),
            seats: 3,
            listed: false,
            one_screen: false,
            clock: Some(30),
            away_after: 120,
            memory_aid: false,
            host: Person(1),
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
        Table::replay(Games(besace_shelf::games()), Key(1), "table", &rows).unwrap()
    }

    /// What this viewer sees, taken from the game and not from what was written. Seats are asked since the start.
    fn sight(table: &Table, viewer: Viewer, eyes: Eyes, events: Range<usize>) -> Sight {
        const START: u64 = 5;
        let game = table.game.as_ref().unwrap();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let read = |json: &str| serde_json::from_str::<Value>(json).unwrap();
        let open = eyes == Eyes::Everything;
        let moment = game.moment(viewer, &Happened { events: events.clone(), by: Some(Seat(0)), open });
        let told = read(moment.told.get());
        let legal = seat.map_or(json!([]), |seat| read(game.legal(seat).unwrap().get()));
        Sight {
            viewer: seat.map_or(json!("spectator"), |seat| json!(seat.0)),
            told: told.as_array().unwrap().clone(),
            events: game.events(events, eyes).iter().map(|event| read(event.get())).collect(),
            view: read(game.view(viewer).get()),
            beside: moment.beside,
            memory: None,
            legal: legal.as_array().unwrap().clone(),
            question: moment.question.map(|question| serde_json::to_value(question).unwrap()),
            asked: seat.filter(|seat| table.pending().contains(*seat)).map(|_| START),
        }
    }

    /// The message is written by hand; the wire's type says what it has to be.
    #[test]
    fn a_written_step_is_the_step_of_the_wire() {
        let mut table = started();
        let legal: Value =
            serde_json::from_str(table.game.as_ref().unwrap().legal(Seat(0)).unwrap().get()).unwrap();
        let entry = Entry::Acted { seat: 0, by: By::Person, action: legal[0].clone() };
        let applied = table.apply(&entry, 7).unwrap();
        let clocks = Clocks { deadline_ms: Some(9), timer_ms: Some(8) };
        let seats = [0, 1, 2].map(|seat| Viewer::Seat(Seat(seat)));
        let own = |viewer| (viewer, Eyes::Of(viewer));
        for (sights, due) in [
            (Sights::Of(SeatSet::all(2)), vec![own(seats[0]), own(seats[1])]),
            (Sights::Of(SeatSet::EMPTY), vec![own(Viewer::Spectator)]),
            (Sights::Open, seats.map(|viewer| (viewer, Eyes::Everything)).to_vec()),
        ] {
            let telling = Telling { table: &table, at: 7, entry: &entry, applied: &applied, clocks };
            let written: Value = serde_json::from_str(&texts(&telling.message(sights))[0]).unwrap();
            let seen = |(viewer, eyes): (Viewer, Eyes)| sight(&table, viewer, eyes, applied.events.clone());
            let step = Step {
                number: table.number,
                at: 7,
                what: entry.what(),
                table: None,
                pending: vec![1, 2],
                deadline_ms: Some(9),
                timer_ms: Some(8),
                sights: due.into_iter().map(seen).collect(),
            };
            assert_eq!(written, serde_json::to_value(Message::Step(Box::new(step))).unwrap());
        }
    }

    #[test]
    fn a_written_table_is_the_table_of_the_wire() {
        let table = started();
        let yours = SeatSet::one(Seat(1));
        let chat = vec![ChatLine { number: 1, at: 2, name: "Ann".into(), seat: None, text: "hi".into() }];
        let written = table_now(&table, yours, true, &chat, Clocks::default());
        let written: Value = serde_json::from_str(&texts(&written)[0]).unwrap();
        let now = TableNow {
            number: table.number,
            table: table.info(yours, Clocks::default()),
            you_host: true,
            sights: vec![sight(&table, Viewer::Seat(Seat(1)), Eyes::Of(Viewer::Seat(Seat(1))), 0..0)],
            chat,
        };
        assert_eq!(written, serde_json::to_value(Message::Table(Box::new(now))).unwrap());
    }
}
