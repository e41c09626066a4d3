//! Who is at the table: people who connect, come back and go.

use super::{Connection, ConnectionId, Joining, Owner};
use crate::entry::{Entry, Person, Why};
use crate::frame::Frame;
use crate::table::Place;
use crate::tell::{self, Sights};
use crate::wire::{Message, Problem, TableState};
use besace_table::{Seat, SeatSet};
use std::time::Duration;
use tokio::time::Instant;

/// How long the news of who is here may wait, so that a crowd that comes at once is told once.
const PRESENCE_WAITS: Duration = Duration::from_millis(50);
/// How many steps somebody who comes back is told one by one: who has missed more begins anew.
const MOST_MISSED: u64 = 500;

impl Owner {
    pub(super) async fn join(&mut self, joining: Joining) -> Result<ConnectionId, Problem> {
        let Joining { person, line, since, said } = joining;
        let id = ConnectionId(self.next_id);
        self.next_id += 1;
        let seats = self.table.seats_of(person);
        self.give_back(seats).await?;
        let first = self.first_messages(person, seats, since, said).await?;
        // However much somebody has missed, it counts as one message.
        if let Some(first) = Frame::in_a_row(first) {
            line.put(first);
        }
        self.connections.push(Connection { id, person, seats, line });
        self.presence_changed();
        Ok(id)
    }

    /// Who comes back gets the seat back at once, unless the bot was asked for.
    async fn give_back(&mut self, seats: SeatSet) -> Result<(), Problem> {
        if self.table.state != TableState::Playing {
            return Ok(());
        }
        for seat in seats.iter() {
            if matches!(self.table.seats[seat.index()], Place::Person { bot: Some(Why::Away), .. }) {
                self.commit(Entry::TookBack { seat: seat.0 }, None).await?;
            }
        }
        Ok(())
    }

    /// What a newcomer gets first: the table as it is, or what it has missed.
    async fn first_messages(
        &mut self,
        person: Option<Person>,
        seats: SeatSet,
        since: Option<u64>,
        said: Option<u64>,
    ) -> Result<Vec<Frame>, Problem> {
        let missed =
            |since: &u64| (1..=self.table.number).contains(since) && self.table.number - since <= MOST_MISSED;
        let Some(since) = since.filter(missed) else {
            let chat = self.chat_after(0).await?;
            let you_host = person == Some(self.table.made.host);
            return Ok(vec![tell::table_now(&self.table, seats, you_host, &chat, self.clocks())]);
        };
        let mut first = Vec::new();
        if since < self.table.number {
            let rows = self.shared.storage.load(self.table.key).await?;
            first = crate::history::steps_since(&self.table, &rows, since, Sights::Of(seats), self.clocks())?;
        }
        if let Some(said) = said {
            let lines = self.chat_after(said).await?;
            first.extend(lines.into_iter().map(|line| tell::message(&Message::Chat(line))));
        }
        Ok(first)
    }

    pub(super) fn leave(&mut self, id: ConnectionId) {
        let before = self.connections.len();
        self.connections.retain(|connection| connection.id != id);
        if self.connections.len() < before {
            self.presence_changed();
        }
    }

    pub(super) fn tell_presence(&self) {
        let here = (0..self.table.made.seats).map(|seat| self.is_here(Seat(seat))).collect();
        let watching = self.connections.iter().filter(|connection| connection.seats.is_empty()).count();
        let message = tell::message(&Message::Presence { here, watching: watching as u32 });
        self.connections.iter().for_each(|connection| connection.line.put(message.clone()));
    }

    /// Whether whoever sits there is connected. Bots always are.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        match self.table.seats[seat.index()] {
            Place::Bot(_) => true,
            Place::Open => false,
            Place::Person { .. } => self.connections.iter().any(|connection| connection.seats.contains(seat)),
        }
    }

    /// Notes since when each person is gone, and that everybody has to be told who is here.
    pub(super) fn presence_changed(&mut self) {
        for seat in Seat::all(self.table.made.seats) {
            let gone = &mut self.gone[seat.index()];
            let here = self.connections.iter().any(|connection| connection.seats.contains(seat));
            *gone = if here { None } else { Some(gone.unwrap_or_else(Instant::now)) };
        }
        self.presence_due.get_or_insert(Instant::now() + PRESENCE_WAITS);
    }
}
