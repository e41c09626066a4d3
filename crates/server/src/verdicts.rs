//! What the host of the server has decided about somebody: few people, so all of it is in memory, and in storage, whose
//! table is called `standings`.

use crate::entry::Person;
use crate::nodes::Decided;
use crate::storage::{Storage, StorageError};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, RwLock};

/// How somebody stands with the host of the server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Sessions of an older generation are over.
    pub generation: u32,
    /// Whether they are not let in.
    pub banned: bool,
    /// Whether they say nothing.
    pub muted: bool,
}

/// How everybody stands. Most people stand as anybody does, and are not in here.
#[derive(Clone, Default)]
pub struct Verdicts(Arc<RwLock<Known>>);

#[derive(Default)]
struct Known {
    people: HashMap<Person, Verdict>,
    origins: HashSet<i64>,
}

impl Verdicts {
    /// As storage has it.
    pub async fn read(storage: &dyn Storage) -> Result<Verdicts, StorageError> {
        let people = storage.verdicts().await?.into_iter().collect();
        let origins = storage.banned_origins().await?.into_iter().collect();
        Ok(Verdicts(Arc::new(RwLock::new(Known { people, origins }))))
    }

    /// How this person stands.
    pub fn of(&self, person: Person) -> Verdict {
        self.known().people.get(&person).copied().unwrap_or_default()
    }

    /// Whether a network is not let in.
    pub fn is_banned(&self, origin: i64) -> bool {
        self.known().origins.contains(&origin)
    }

    /// Whether any network is not let in: most servers need not ask.
    pub fn bans_any(&self) -> bool {
        !self.known().origins.is_empty()
    }

    /// Notes how somebody stands from now on.
    pub fn set(&self, person: Person, verdict: Verdict) {
        self.0.write().expect("no one panics while holding this").people.insert(person, verdict);
    }

    /// Notes whether a network is let in from now on.
    pub fn ban(&self, origin: i64, banned: bool) {
        let origins = &mut self.0.write().expect("no one panics while holding this").origins;
        let _ = if banned { origins.insert(origin) } else { origins.remove(&origin) };
    }

    /// Takes everything as storage has it now; gives what is different.
    pub fn replace(&self, people: Vec<(Person, Verdict)>, origins: Vec<i64>) -> Decided {
        let mut known = self.0.write().expect("no one panics while holding this");
        let now = Known { people: people.into_iter().collect(), origins: origins.into_iter().collect() };
        let before = std::mem::replace(&mut *known, now);
        let everybody: HashSet<Person> = before.people.keys().chain(known.people.keys()).copied().collect();
        let of = |known: &Known, person| known.people.get(&person).copied().unwrap_or_default();
        let stands = |person| (person, of(&before, person), of(&known, person));
        let is_new = |(_, before, now): &(Person, Verdict, Verdict)| before != now;
        Decided {
            people: everybody.into_iter().map(stands).filter(is_new).collect(),
            origins: known.origins.difference(&before.origins).copied().collect(),
        }
    }

    fn known(&self) -> std::sync::RwLockReadGuard<'_, Known> {
        self.0.read().expect("no one panics while holding this")
    }
}
