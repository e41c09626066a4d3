//! A table at a glance: all that lists and links show of it.
//!
//! It is kept in the table's row when the table is made, together with the entry that ends its game, and when it goes to sleep,
//! so that nobody has to replay a log to show a list. While the table is awake, its owner shows what is durable.

use crate::clock::Clock;
use crate::entry::{Entry, Person, Why};
use crate::storage::{Key, Owed, Row};
use crate::table::{Chair, Clocks, Games, Table};
use crate::wire::{MyTable, Problem, TableInfo};
use besace_table::SeatSet;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex};
use tokio::time::Instant;

/// What lists and links show of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Glance {
    /// The number of the log's entry after which it was taken.
    pub number: u64,
    /// The table as it looks to somebody without a seat, and without its clocks.
    table: TableInfo,
    /// Who made it.
    host: Person,
    /// Whose each seat is.
    people: Vec<Option<Person>>,
    /// The seats that owe a decision.
    pending: Vec<u8>,
    /// When the game's own clock is up, in milliseconds since 1970.
    timer_ends: Option<u64>,
    /// When the time of the first of its people is up, at a slow table.
    #[serde(default)]
    due: Option<u64>,
}

/// What an owner shows of its table while it is awake; nothing until it has read the log.
#[derive(Clone, Default)]
pub struct Window(Arc<Mutex<Option<Shown>>>);

struct Shown {
    glance: Glance,
    /// When the time for the decision due now is up.
    deadline: Option<Instant>,
}

impl Glance {
    /// The table as it is.
    pub fn of(table: &Table) -> Glance {
        let person = |chair: &Chair| match chair {
            Chair::Person { person, .. } => Some(*person),
            _ => None,
        };
        Glance {
            number: table.number,
            table: table.info(SeatSet::EMPTY, Clocks::default()),
            host: table.made.host,
            people: table.seats.iter().map(person).collect(),
            pending: seats(table.pending()),
            timer_ends: timer_ends(table),
            due: table.due(),
        }
    }

    /// A table that is about to be made with these entries; and, if it is a slow one, when it has to wake and whose decisions it
    /// waits for.
    pub fn of_new(
        games: Games,
        id: &str,
        at: u64,
        entries: &[Entry],
    ) -> Result<(Glance, Option<u64>, Vec<Owed>), Problem> {
        let row = |(number, entry): (u64, &Entry)| Row { number, at, request: None, entry: entry.clone() };
        let rows: Vec<Row> = (1..).zip(entries).map(row).collect();
        let table = Table::replay(games, Key::NONE, id, &rows)?;
        let owed = if table.is_slow() { table.calls() } else { Vec::new() };
        Ok((Glance::of(&table), table.wakes(), owed))
    }

    /// As it is written down.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a glance can be written as JSON")
    }

    /// As this person may know it, and whether it waits for them.
    pub fn seen_by(&self, person: Option<Person>, now_ms: u64) -> MyTable {
        let mut table = self.table.clone();
        table.timer_ms = self.timer_ends.map(|ends| ends.saturating_sub(now_ms));
        table.deadline_ms = self.due.map(|due| due.saturating_sub(now_ms));
        let mut your_turn = false;
        for (seat, owner) in (0..).zip(&self.people) {
            let yours = owner.is_some() && *owner == person;
            table.seats[usize::from(seat)].yours = yours;
            // Whoever has handed a seat over is not called to it; whoever was away gets it back.
            let is_handed_over = table.seats[usize::from(seat)].played_by_bot == Some(Why::HandedOver);
            your_turn |= yours && self.pending.contains(&seat) && !is_handed_over;
        }
        MyTable { table, your_turn, you_host: person == Some(self.host) }
    }
}

impl Window {
    /// Shows the table as it is now; `changed` says whether more has changed than whose turn it is.
    pub fn show(&self, table: &Table, deadline: Option<Instant>, changed: bool) {
        let mut shown = self.0.lock().expect("no one panics while holding this");
        match shown.as_mut().filter(|_| !changed) {
            Some(shown) => {
                shown.glance.number = table.number;
                shown.glance.pending = seats(table.pending());
                shown.glance.timer_ends = timer_ends(table);
                shown.glance.due = table.due();
                shown.deadline = deadline;
            }
            None => *shown = Some(Shown { glance: Glance::of(table), deadline }),
        }
    }

    /// The table as this person may know it, if its owner shows it already.
    pub fn seen_by(&self, person: Option<Person>, clock: &Clock) -> Option<MyTable> {
        let shown = self.0.lock().expect("no one panics while holding this");
        let Shown { glance, deadline } = shown.as_ref()?;
        let mut seen = glance.seen_by(person, clock.now_ms());
        let left = |ends: Instant| ends.saturating_duration_since(clock.now()).as_millis() as u64;
        seen.table.deadline_ms = deadline.map(left);
        Some(seen)
    }

    /// What is to be kept of it.
    pub fn glance(&self) -> Option<Glance> {
        let shown = self.0.lock().expect("no one panics while holding this");
        shown.as_ref().map(|shown| shown.glance.clone())
    }
}

fn seats(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

fn timer_ends(table: &Table) -> Option<u64> {
    table.timer.running().map(|running| running.ends)
}
