//! What people say to each other at the table.

use super::{Answer, Owner};
use crate::app::Whose;
use crate::entry::Person;
use crate::judge;
use crate::limits::Bucket;
use crate::storage::{Said, StorageError};
use crate::table::Chair;
use crate::tell;
use crate::wire::{ChatLine, Message, Problem};
use crate::writing;
use besace_table::Code;
use std::net::IpAddr;

impl Owner {
    pub(super) async fn say(
        &mut self,
        (person, address): (Person, IpAddr),
        id: &str,
        text: String,
    ) -> Result<Answer, Problem> {
        if self.shared.verdicts.of(person).muted {
            return Err(Problem::new(Code::NotYours, "you cannot speak here"));
        }
        let seat = self.table.seats_of(Some(person)).first().map(|seat| seat.0);
        if seat.is_none() && !self.table.watchers_speak && person != self.table.made.host {
            return Err(Problem::new(Code::NotYours, "at this table only those who sit here speak"));
        }
        self.let_speak(if seat.is_some() { Whose::Person(person) } else { Whose::Address(address) })?;
        let text = writing::said(&text, self.shared.limits.chat_length)?;
        if !self.shared.talk.take(address, self.shared.clock.now().into_std()) {
            return Err(Problem::limited("chat-each-address"));
        }
        self.shared.disk.has_room_for(address)?;
        let name = match seat.map(|seat| &self.table.seats[usize::from(seat)]) {
            Some(Chair::Person { name, .. }) => name.to_string(),
            _ => self.name_without_seat(person).await?,
        };
        let at = self.shared.clock.now_ms();
        let said = Said {
            table: self.table.key,
            at,
            person,
            request: id.into(),
            name: name.clone(),
            seat,
            text: text.into(),
        };
        let (number, is_new) = match self.shared.storage.say(said).await {
            Err(StorageError::Unreachable(_)) if self.has_others() => {
                self.wait();
                return Ok(Answer::Waits);
            }
            said => said?,
        };
        if is_new {
            self.shared.disk.keep(address, text.len());
        }
        if self.has_others() {
            // Somebody may have said something elsewhere before it.
            self.tell_said(number).await?;
            return Ok(Answer::Done(None));
        }
        self.last_said = Some(number.max(self.last_said.unwrap_or(0)));
        if is_new {
            let line = ChatLine { number, at, name, seat, text: text.into() };
            let message = tell::message(&Message::Chat(line));
            self.connections.iter().for_each(|connection| connection.outlet.put(message.clone()));
        }
        Ok(Answer::Done(None))
    }

    /// The name of somebody who only watches. It must not be taken for one of those who sit there.
    async fn name_without_seat(&self, person: Person) -> Result<String, Problem> {
        let own = self.name_of(person).await?;
        judge::is_nobody_elses(&self.table, person, &own)?;
        Ok(own)
    }

    /// Counts what a person says, on however many connections: coming back is no way to say more. Those who only watch count
    /// by where they are, for coming as somebody new is no way either.
    fn let_speak(&mut self, who: Whose) -> Result<(), Problem> {
        let now = self.shared.clock.now().into_std();
        self.talkers.retain(|(_, bucket)| !bucket.is_full(now));
        let known = self.talkers.iter().position(|(known, _)| *known == who);
        let at = known.unwrap_or_else(|| {
            self.talkers.push((who, Bucket::new(self.shared.limits.chat_at_once, 1.0, now)));
            self.talkers.len() - 1
        });
        if self.talkers[at].1.take(now) { Ok(()) } else { Err(Problem::too_many_requests()) }
    }

    /// What was said after this number; storage is not asked where nothing can have been.
    pub(super) async fn chat_after(&mut self, said: u64) -> Result<Vec<ChatLine>, Problem> {
        if self.last_said.is_some_and(|last| last <= said) {
            return Ok(Vec::new());
        }
        let most = self.shared.limits.chat_shown;
        let lines = self.shared.storage.chat(self.table.key, said, most).await?;
        if self.has_others() {
            // What was said elsewhere, whoever is connected already has to hear, too.
            self.tell_lines(&lines);
            return Ok(lines);
        }
        self.last_said = Some(lines.last().map_or(said, |line| line.number));
        Ok(lines)
    }
}
