//! Other nodes at which the same table is awake: what they have added is taken in, and told as if it had happened here.

use super::{Owner, forget_what_nobody_needs};
use crate::nodes::{Heard, Present};
use crate::storage::Row;
use crate::table::Table;
use crate::tell;
use crate::wire::{ChatLine, Message, Problem};

impl Owner {
    /// Whether the table can be awake elsewhere, too.
    pub(super) fn has_others(&self) -> bool {
        self.shared.nodes.is_some()
    }

    /// Looks once, when the table wakes, who is at it elsewhere.
    pub(super) async fn look_around(&mut self) {
        let Some(nodes) = self.shared.nodes.clone() else { return };
        // Where that fails, the next look finds out.
        if let Ok(looks) = nodes.look(&[self.table.key]).await
            && let Some(look) = looks.first()
        {
            self.last_said = Some(look.said);
            self.hear(Heard::from(*look)).await;
            self.clocks_have_run_for(look.waited);
        }
    }

    /// Does what has to be done about what was heard from other nodes.
    pub(super) async fn hear(&mut self, heard: Heard) {
        if heard.last.is_some_and(|last| last > self.table.number) {
            self.catch_up().await;
        }
        if let Some(said) = heard.said {
            // Where that fails, the next look finds out.
            let _ = self.tell_said(said).await;
        }
        if let Some(elsewhere) = heard.elsewhere.filter(|elsewhere| *elsewhere != self.elsewhere) {
            self.elsewhere = elsewhere;
            self.presence_changed();
        }
    }

    /// Takes in what others have added to the log, where others can.
    pub(super) async fn catch_up(&mut self) {
        if !self.has_others() || self.is_lost {
            return;
        }
        // Where that fails, it is found out when something is to be added here.
        let Ok(rows) = self.shared.storage.load_after(self.table.key, self.table.number).await else {
            return;
        };
        if rows.iter().try_for_each(|row| self.take_in(row)).is_err() {
            Box::pin(self.start_again()).await;
        }
    }

    /// Whether others have added something to the log, which is taken in then.
    pub(super) async fn is_behind(&mut self) -> bool {
        let number = self.table.number;
        self.catch_up().await;
        self.table.number > number
    }

    /// Another node was first: what has been applied here goes, and what is in the log comes. Nobody is cut off, for nobody has
    /// been told what goes.
    pub(super) async fn go_back(&mut self) -> Result<(), Problem> {
        let rows = self.shared.storage.load(self.table.key).await?;
        metrics::counter!("besace_numbers_taken_total").increment(1);
        self.go_back_to(&rows)
    }

    /// The table as everybody has been told it, and then what else is in the log.
    pub(super) fn go_back_to(&mut self, rows: &[Row]) -> Result<(), Problem> {
        let told = rows.iter().take_while(|row| row.number <= self.durable).count();
        let (told, new) = rows.split_at(told);
        let mut table = Table::replay(self.table.games, self.table.key, &self.table.id, told)?;
        forget_what_nobody_needs(&mut table);
        self.table = table;
        self.changed = true;
        self.find_seats();
        self.wind_clocks();
        new.iter().try_for_each(|row| self.take_in(row))
    }

    /// Takes in a row that another node has added, and tells everybody.
    pub(super) fn take_in(&mut self, row: &Row) -> Result<(), Problem> {
        let pending = self.table.pending();
        let applied = self.table.apply_row(row)?;
        self.note(&row.entry, &applied, pending);
        let told = self.prepare(row.at, &row.entry, &applied);
        self.durable = self.table.number;
        self.show();
        self.tell(told);
        Ok(())
    }

    /// Tells what was said up to this number, if it has not been told yet.
    pub(super) async fn tell_said(&mut self, said: u64) -> Result<(), Problem> {
        let told = *self.last_said.get_or_insert(said);
        if said > told {
            let most = self.shared.limits.chat_shown;
            let lines = self.shared.storage.chat(self.table.key, told, most).await?;
            self.tell_lines(&lines);
        }
        Ok(())
    }

    /// Tells everybody those of these lines that they have not been told.
    pub(super) fn tell_lines(&mut self, lines: &[ChatLine]) {
        let told = self.last_said.unwrap_or(0);
        for line in lines.iter().filter(|line| line.number > told) {
            let message = tell::message(&Message::Chat(line.clone()));
            self.connections.iter().for_each(|connection| connection.outlet.put(message.clone()));
            self.last_said = Some(line.number);
        }
    }

    /// Tells the other nodes who is connected here.
    pub(super) fn tell_who_is_here(&self) {
        let Some(nodes) = &self.shared.nodes else { return };
        let seats = self.connections.iter().flat_map(|connection| connection.seats.iter()).collect();
        let watching =
            self.connections.iter().filter(|connection| connection.seats.is_empty()).count() as u32;
        nodes.here(self.table.key, Present { seats, watching });
    }
}
