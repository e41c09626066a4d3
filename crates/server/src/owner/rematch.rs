//! The same people, a new game.

use super::{Answer, Owner};
use crate::disk::A_TABLE;
use crate::entry::{Entry, Person};
use crate::glance::Glance;
use crate::judge;
use crate::storage::{Append, Make, StorageError};
use crate::table::{Chair, Table};
use crate::wire::Problem;
use std::net::IpAddr;

impl Owner {
    /// Makes the table of the next game, in one moment with the entry that tells of it here.
    pub(super) async fn rematch(
        &mut self,
        person: Person,
        address: IpAddr,
        id: &str,
    ) -> Result<Answer, Problem> {
        judge::may_rematch(&self.table, person)?;
        if self.table.rematch.is_some() {
            return Ok(Answer::Done(None));
        }
        let at = self.shared.clock.now_ms();
        self.shared.disk.has_room_for(address)?;
        let origin = (self.shared.origin)(address);
        let made = self.shared.storage.made_by(person, origin).await?;
        judge::may_make_one_more(&self.shared.limits, &made)?;
        let next = Make { origin, ..next_game(&self.table, person, at)? };
        let entry = Entry::Rematched { table: next.id.clone() };
        let row = Append {
            table: self.table.key,
            number: self.table.number + 1,
            at,
            request: Some((person, id.into())),
            entry: entry.to_json(),
            marks: Vec::new(),
        };
        match self.shared.storage.make(next, Some(row)).await {
            // Somebody at another node was first: then that is where all go on.
            Err(StorageError::Taken) if self.has_others() => {
                return match self.is_behind().await {
                    true => Box::pin(self.rematch(person, address, id)).await,
                    false => Err(Problem::unavailable()),
                };
            }
            Err(StorageError::Unreachable(_)) if self.has_others() => {
                self.wait();
                return Ok(Answer::Waits);
            }
            made => made?,
        };
        self.shared.disk.keep(address, A_TABLE);
        let applied = self.table.apply(&entry, at)?;
        self.changed = true;
        self.table.remember_request(person, id);
        let told = self.prepare(at, &entry, &applied);
        self.durable = self.table.number;
        self.show();
        self.tell(told);
        Ok(Answer::Done(Some(self.table.number)))
    }
}

/// The same seats, options and people once more. It starts by itself where nobody else has to come.
fn next_game(table: &Table, host: Person, at: u64) -> Result<Make, Problem> {
    let mut made = table.made.clone();
    made.host = host;
    // Everybody has seen that deal now.
    made.deal = None;
    let listed = made.listed;
    let mut entries = vec![Entry::Made(made)];
    let mut others = false;
    for (chair, seat) in table.seats.iter().zip(0..) {
        entries.push(match chair {
            Chair::Open => continue,
            Chair::Bot(level) => Entry::BotSat { seat, level: *level },
            Chair::Person { person, name, .. } => {
                others |= *person != host;
                Entry::Sat { seat, person: *person, name: name.to_string() }
            }
        });
    }
    if !others {
        entries.push(Entry::Started { seed: crate::chance::seed() });
    }
    let id = crate::chance::link();
    let (glance, due, owed) = Glance::of_new(table.games, &id, at, &entries)?;
    let glance = glance.to_json();
    Ok(Make { id, host, listed, known_deal: false, origin: 0, at, entries, glance, due, owed })
}
