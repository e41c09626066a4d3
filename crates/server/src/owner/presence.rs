//! Who is at the table: people who connect, come back and go.

use super::{Connection, ConnectionId, Expelled, Joined, Joining, Owner, Unkept};
use crate::entry::{Entry, Person, Why};
use crate::frame::Frame;
use crate::history::{self, History, Log};
use crate::table::Chair;
use crate::tell::{self, Sights};
use crate::wire::{Closing, Message, Problem, TableNow, TableState};
use crate::writing;
use besace_shelf::Happened;
use besace_table::{Seat, SeatSet};
use std::net::IpAddr;
use std::time::Duration;

/// How long the news of who is here may wait at least, so that a crowd that comes at once is told once.
const PRESENCE_WAITS: u64 = 50;
/// How many of those who watch are told by name.
const WATCHERS_NAMED: usize = 12;

impl Owner {
    pub(super) async fn join(&mut self, joining: Joining) -> Result<Joined, Problem> {
        let Joining { person, address, outlet, since, said } = joining;
        let id = ConnectionId(self.next_id);
        self.next_id += 1;
        // Whoever comes from another node has perhaps seen more than was heard of here.
        self.catch_up().await;
        let seats = self.table.seats_of(person);
        self.give_back(seats).await?;
        // Those who play do not wait while the log is read for somebody who only watches: who watches is told the table anew.
        let plays = !seats.is_empty();
        let goes_on_from =
            since.filter(|since| self.can_go_on_from(*since) && (plays || *since == self.table.number));
        let missed = match goes_on_from {
            Some(since) => Some(self.what_was_missed((seats, address), since, said).await?),
            None => None,
        };
        // Steps with many seats' sights can be longer than what may wait: then the table anew is shorter.
        let missed = missed.filter(|missed| {
            missed.iter().map(Frame::weight).sum::<usize>() <= self.shared.limits.queue_bytes
        });
        let is_anew = missed.is_none();
        let mut first = match missed {
            Some(missed) => missed,
            None => vec![self.table_now(person, seats).await?],
        };
        let mut history = is_anew.then_some(History { up_to: self.table.number, seats });
        if self.table.game.is_none() && history.take().is_some() {
            // Nothing has happened in a game that has not begun: the log need not be read for it.
            first.push(history::nothing_more());
        }
        // Whoever's name cannot be read now is counted among those who watch.
        let name = match person {
            Some(person) => self.shared.storage.name_of(person).await.ok().flatten().map(Into::into),
            None => None,
        };
        // However much somebody has missed, it counts as one message.
        if let Some(first) = Frame::in_a_row(first) {
            outlet.put(first);
        }
        self.connections.push(Connection { id, person, address, name, seats, outlet });
        self.presence_changed();
        Ok(Joined { id, history })
    }

    /// Whether somebody who has last seen this entry can be told the rest step by step.
    fn can_go_on_from(&self, since: u64) -> bool {
        let number = self.table.number;
        (1..=number).contains(&since) && number - since <= self.shared.limits.missed
    }

    /// Whoever comes back gets the seat back at once, unless they had asked for the bot.
    async fn give_back(&mut self, seats: SeatSet) -> Result<(), Problem> {
        if self.table.state != TableState::Playing {
            return Ok(());
        }
        for seat in seats.iter() {
            while matches!(self.table.seats[seat.index()], Chair::Person { bot: Some(Why::Away), .. }) {
                match self.commit(Entry::TookBack { seat: seat.0 }, None).await {
                    Ok(_) | Err(Unkept::Taken) => {}
                    Err(Unkept::Refused(problem)) => return Err(problem),
                    Err(Unkept::Waits) => return Err(Problem::unavailable()),
                }
            }
        }
        Ok(())
    }

    /// The table as it is: what a newcomer gets first.
    async fn table_now(&mut self, person: Option<Person>, seats: SeatSet) -> Result<Frame, Problem> {
        let chat = self.chat_after(0).await?;
        let now = TableNow {
            number: self.table.number,
            table: self.table.info(seats, self.clocks()),
            you_host: person == Some(self.table.made.host),
            sights: tell::sights_of(&self.table, Sights::Of(seats), &Happened::NOTHING, false),
            undo: self.table.undo_now(),
            chat,
        };
        Ok(tell::message(&Message::Table(Box::new(now))))
    }

    /// What somebody who comes back has missed.
    async fn what_was_missed(
        &mut self,
        (seats, address): (SeatSet, IpAddr),
        since: u64,
        said: Option<u64>,
    ) -> Result<Vec<Frame>, Problem> {
        let mut missed = Vec::new();
        if since < self.table.number {
            let _turn = self.shared.turn_to_replay(self.table.number, address, self.table.key).await?;
            let mut rows = self.shared.storage.load(self.table.key).await?;
            rows.retain(|row| row.number <= self.table.number);
            let (games, key, id, clocks) =
                (self.table.games, self.table.key, self.table.id.clone(), self.clocks());
            // This table has to wait for it, but no other; and whoever comes to many tables takes turns with others.
            let told = tokio::task::spawn_blocking(move || {
                Log { games, key, id: &id, rows: &rows }.steps_since(since, Sights::Of(seats), clocks)
            });
            missed = told.await.map_err(|_| Problem::unavailable())??;
        }
        if let Some(said) = said {
            let lines = self.chat_after(said).await?;
            missed.extend(lines.into_iter().map(|line| tell::message(&Message::Chat(line))));
        }
        Ok(missed)
    }

    /// Cuts off whoever is not let in any more. Their connections end by themselves.
    pub(super) fn expel(&mut self, who: Expelled) {
        for connection in &self.connections {
            let is_out = match who {
                Expelled::Person(person) => connection.person == Some(person),
                Expelled::Address(address) => connection.address == address,
                Expelled::Origin(origin) => (self.shared.origin)(connection.address) == origin,
            };
            if is_out {
                connection.outlet.close(Closing::Gone);
            }
        }
    }

    pub(super) fn leave(&mut self, id: ConnectionId) {
        let Some(at) = self.connections.iter().position(|connection| connection.id == id) else { return };
        let Connection { person, address, seats, .. } = self.connections.remove(at);
        if !seats.is_empty() || person == Some(self.table.made.host) {
            self.left_for = address;
        }
        self.presence_changed();
    }

    pub(super) fn tell_presence(&self) {
        let here = (0..self.table.made.seats).map(|seat| self.is_here(Seat(seat))).collect();
        let watching = self.connections.iter().filter(|connection| connection.seats.is_empty()).count();
        let watching = watching as u32 + self.elsewhere.watching;
        let message = tell::message(&Message::Presence { here, watching, watchers: self.watchers() });
        self.connections.iter().for_each(|connection| connection.outlet.put(message.clone()));
    }

    /// The names of those who watch, once each. Nobody is named who could be taken for somebody who sits there.
    fn watchers(&self) -> Vec<String> {
        let mut people: Vec<Person> = Vec::new();
        let mut names = Vec::new();
        for Connection { person, name, seats, .. } in &self.connections {
            if names.len() == WATCHERS_NAMED {
                break;
            }
            let (Some(person), Some(name)) = (person, name) else { continue };
            let is_taken = self.table.names().flatten().any(|taken| writing::is_alike(taken, name));
            if seats.is_empty() && !is_taken && !people.contains(person) {
                people.push(*person);
                names.push(name.to_string());
            }
        }
        names
    }

    /// Whether whoever sits there is connected. Bots always are.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        match self.table.seats[seat.index()] {
            Chair::Bot(_) => true,
            Chair::Open => false,
            Chair::Person { .. } => self.is_connected(seat),
        }
    }

    /// Whether the person of a seat is connected, to whichever node.
    fn is_connected(&self, seat: Seat) -> bool {
        let is_theirs = |connection: &Connection| connection.seats.contains(seat);
        self.connections.iter().any(is_theirs) || self.elsewhere.seats.contains(seat)
    }

    /// Notes since when each person is gone, and that everybody has to be told who is here.
    pub(super) fn presence_changed(&mut self) {
        let now = self.shared.clock.now();
        for seat in Seat::all(self.table.made.seats) {
            let here = self.is_connected(seat);
            let gone = &mut self.gone[seat.index()];
            *gone = if here { None } else { Some(gone.unwrap_or(now)) };
        }
        // The more there are to be told, the more seldom they are.
        let wait = PRESENCE_WAITS.max(self.connections.len() as u64);
        self.presence_due.get_or_insert(now + Duration::from_millis(wait));
        self.tell_who_is_here();
    }
}
