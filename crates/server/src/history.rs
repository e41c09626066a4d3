//! What has happened at a table, told again from its log: for whoever opens it or comes back, and for replays.

use crate::app::App;
use crate::frame::Frame;
use crate::places::Claim;
use crate::storage::{Key, Row};
use crate::table::{Clocks, Games, Table};
use crate::tell::{self, Sights, Telling};
use crate::wire::{Message, Problem, Replay, Step};
use besace_table::SeatSet;
use std::net::IpAddr;

/// How many steps of a history are told in one message.
const STEPS_AT_ONCE: usize = 32;

/// A table's log, to be told again.
pub struct Log<'a> {
    /// The games of this server.
    pub games: Games,
    /// The table's key in storage.
    pub key: Key,
    /// Its id in links.
    pub id: &'a str,
    /// The log.
    pub rows: &'a [Row],
}

/// The history for somebody who has opened a table.
#[derive(Clone, Copy, Debug)]
pub struct History {
    /// The entry after which the table was told as it is.
    pub up_to: u64,
    /// The seats of whoever has opened it.
    pub seats: SeatSet,
}

impl History {
    /// Reads the log and writes the messages, on a thread where it holds nobody up. There is always a last message,
    /// also where there is nothing to tell.
    pub async fn messages(self, app: &App, id: &str, address: IpAddr) -> Result<Vec<Frame>, Problem> {
        let key = app.tables.find(id).await?;
        let rows = app.storage.load(key).await?;
        let (games, id) = (app.games, id.to_string());
        let told = app.tables.play_again(Claim::quick(address, None, key), move || {
            let rows = &rows[..rows.len().min(self.up_to as usize)];
            let steps = Log { games, key, id: &id, rows }.steps_of_the_game(Sights::Of(self.seats))?;
            Ok(in_messages(steps))
        });
        told.await?
    }
}

/// The message that ends a history: all of it, where it cannot be told.
pub fn nothing_more() -> Frame {
    tell::message(&Message::History { steps: Vec::new(), last: true })
}

fn in_messages(mut steps: Vec<Step>) -> Vec<Frame> {
    let mut messages = Vec::with_capacity(steps.len() / STEPS_AT_ONCE + 1);
    loop {
        let rest = steps.split_off(steps.len().min(STEPS_AT_ONCE));
        let last = rest.is_empty();
        messages.push(tell::message(&Message::History { steps, last }));
        if last {
            return messages;
        }
        steps = rest;
    }
}

impl Log<'_> {
    /// The steps after this number, as messages for these eyes. `clocks` is what they say now, for the last step.
    pub fn steps_since(&self, since: u64, sights: Sights, clocks: Clocks) -> Result<Vec<Frame>, Problem> {
        let mut steps = Vec::new();
        self.tell_again(|telling| {
            if telling.table.number > since {
                let clocks = if telling.is_past { Clocks::default() } else { clocks };
                steps.push(Telling { clocks, ..telling }.message(sights));
            }
        })?;
        Ok(steps)
    }

    /// A replay: the table as it is now, and every step since the game began.
    pub fn replay(&self, table: &Table, sights: Sights) -> Result<Replay, Problem> {
        let table = table.info(sights.yours(), Clocks::default());
        Ok(Replay { table, steps: self.steps_of_the_game(sights)? })
    }

    fn steps_of_the_game(&self, sights: Sights) -> Result<Vec<Step>, Problem> {
        let mut steps = Vec::new();
        self.tell_again(|telling| {
            if telling.table.game.is_some() {
                steps.push(telling.step(sights));
            }
        })?;
        Ok(steps)
    }

    /// Replays the log and tells each entry after the first.
    fn tell_again(&self, mut tell: impl FnMut(Telling)) -> Result<(), Problem> {
        let (first, rest) = self.rows.split_first().ok_or_else(Problem::not_found)?;
        let last = self.rows.last().map_or(0, |row| row.number);
        let mut then = Table::begin(self.games, self.key, self.id, first)?;
        for row in rest {
            let applied = then.apply_row(row)?;
            let (at, entry, clocks) = (row.at, &row.entry, Clocks::default());
            let is_past = row.number < last;
            tell(Telling { table: &then, at, entry, applied: &applied, clocks, is_past });
        }
        Ok(())
    }
}
