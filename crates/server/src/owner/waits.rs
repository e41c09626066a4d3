//! A database that cannot be reached: the table waits for it, says so, and goes on by itself.
//!
//! Meanwhile nobody is told or answered anything that could turn out to be otherwise. A row that was on its way may be in the log
//! or not, so what was asked is held, and judged again when the log can be read: what is there already is found by its request's
//! id. This is for a database that others may write to, too: where a file of its own fails, a table is read again at once.

use super::{Command, Owner, refuse};
use crate::limits::MAILBOX;
use crate::seldom::Seldom;
use crate::table::Clocks;
use crate::tell;
use crate::wire::{Message, Problem};
use std::time::Duration;
use tokio::time::Instant;

/// How long to wait before the log is asked for again.
const AGAIN: Duration = Duration::from_millis(400);

/// A table that waits for its database.
pub(super) struct Waits {
    /// Since when, on the table's clock.
    since: Instant,
    /// When to try again. Real time, also where the table's clock is turned by hand: it is about machines.
    next_try: Instant,
}

impl Owner {
    /// The table waits from now on, and everybody is told.
    pub(super) fn wait(&mut self) {
        if self.waits.is_some() || !self.has_others() {
            return;
        }
        static AWAY: Seldom = Seldom::unsaid();
        if let Some(left_out) = AWAY.now() {
            tracing::error!(table = %self.table.id, left_out, "the database cannot be reached; tables wait");
        }
        self.stop_thinking();
        self.waits = Some(Waits { since: self.shared.clock.now(), next_try: Instant::now() + AGAIN });
        metrics::counter!("besace_tables_waited_total").increment(1);
        self.tell_whether_it_waits(true);
    }

    fn tell_whether_it_waits(&self, on: bool) {
        let Clocks { deadline_ms, timer_ms } = self.clocks();
        let message = tell::message(&Message::Waits { on, deadline_ms, timer_ms });
        self.connections.iter().for_each(|connection| connection.outlet.put(message.clone()));
    }

    /// When to look whether the database is there again; never, where nothing is waited for.
    pub(super) fn time_to_try(&self) -> impl Future<Output = ()> + use<> {
        let next_try = self.waits.as_ref().map(|waits| waits.next_try);
        async move {
            match next_try {
                Some(next_try) => Box::pin(tokio::time::sleep_until(next_try)).await,
                None => std::future::pending().await,
            }
        }
    }

    /// What is done about a command while the table waits.
    pub(super) async fn obey_while_waiting(&mut self, command: Command) {
        match command {
            Command::Ask(id, envelope) if self.again.len() < MAILBOX => self.again.push((id, *envelope)),
            Command::Ask(id, envelope) => {
                if let Some(asker) = self.asker(id) {
                    let error = Problem::unavailable();
                    let refused = Message::Refused { id: Some(envelope.id), error, sketch: None };
                    asker.outlet.put(tell::message(&refused));
                }
            }
            command @ (Command::Leave(_) | Command::Stop | Command::Expel(_)) => {
                Box::pin(self.obey(command)).await;
            }
            // Whatever has changed is read when the log can be.
            command => refuse(command, &Problem::unavailable()),
        }
    }

    /// Reads the log, and goes on where that can be done.
    pub(super) async fn try_to_go_on(&mut self) {
        // What was applied here and has not been told may be in the log or not.
        let is_unsure = self.table.number > self.durable;
        let after = if is_unsure { 0 } else { self.table.number };
        let Ok(rows) = self.shared.storage.load_after(self.table.key, after).await else {
            if let Some(waits) = &mut self.waits {
                waits.next_try = Instant::now() + AGAIN;
            }
            return;
        };
        let read = match is_unsure {
            true => self.go_back_to(&rows),
            false => rows.iter().try_for_each(|row| self.take_in(row)),
        };
        if read.is_ok() && self.table.number >= self.durable {
            return self.go_on().await;
        }
        // The log is not what it was: whoever is here has to begin anew.
        self.waits = None;
        self.again.clear();
        Box::pin(self.start_again()).await;
    }

    /// The database is there again. Nobody has lost time by that.
    async fn go_on(&mut self) {
        let Some(waits) = self.waits.take() else { return };
        let waited = self.shared.clock.now() - waits.since;
        for (_, since) in self.clocks.iter_mut().flatten() {
            *since += waited;
        }
        self.gone.iter_mut().flatten().for_each(|since| *since += waited);
        self.show();
        self.tell_whether_it_waits(false);
        let mut held: Vec<Command> = std::mem::take(&mut self.again)
            .into_iter()
            .map(|(id, asked)| Command::Ask(id, Box::new(asked)))
            .collect();
        Box::pin(self.obey_all(&mut held)).await;
    }
}
