//! All tables that are awake, each with its one owner.
//!
//! A table wakes when somebody comes to it and sleeps when its owner finds that nobody is there and no bot has to
//! move; asleep it is its rows in storage and nothing else. Who sends to an owner that has just gone to sleep gets
//! nothing back, and wakes the table again.

use crate::clock::Clock;
use crate::entry::Person;
use crate::limits::{Limits, MAILBOX};
use crate::owner::{self, Command, Joined, Joining};
use crate::storage::{Key, Storage};
use crate::table::Games;
use crate::wire::{MyTable, Problem};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::{Semaphore, mpsc, oneshot};

/// The tables that are awake.
#[derive(Clone)]
pub struct Tables(Arc<Shared>);

/// What every owner needs.
pub struct Shared {
    /// What can be played.
    pub games: Games,
    /// Where the logs are.
    pub storage: Arc<dyn Storage>,
    /// How much of everything.
    pub limits: Limits,
    /// What time it is.
    pub clock: Clock,
    /// Places for bots that think at the same time.
    pub thinkers: Arc<Semaphore>,
    /// As many for bots that give advice: however many ask for it, those that have to play do not wait for them.
    pub advisers: Arc<Semaphore>,
    /// As many for those who look ahead, which is soon done: they wait for no expert.
    pub foreseers: Arc<Semaphore>,
    /// Who is being given advice.
    advised: Mutex<HashSet<Person>>,
    awake: Mutex<HashMap<Box<str>, mpsc::Sender<Command>>>,
    /// How many owners have set a bot to think.
    busy: AtomicUsize,
}

/// An owner that has set a bot to think, for as long as this is kept.
pub(crate) struct Busy(Arc<Shared>);

/// Somebody who is being given advice, for as long as this is kept.
pub(crate) struct Advised(Arc<Shared>, Person);

impl Shared {
    /// Notes that somebody is given advice; they get one piece at a time, at however many tables.
    pub(crate) fn advise(self: &Arc<Shared>, person: Person) -> Result<Advised, Problem> {
        let is_first = self.advised.lock().expect("no one panics while holding this").insert(person);
        if is_first { Ok(Advised(self.clone(), person)) } else { Err(Problem::too_many_requests()) }
    }

    /// Notes that a bot thinks at a table.
    pub(crate) fn busy(self: &Arc<Shared>) -> Busy {
        self.busy.fetch_add(1, Ordering::SeqCst);
        Busy(self.clone())
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.busy.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Drop for Advised {
    fn drop(&mut self) {
        self.0.advised.lock().expect("no one panics while holding this").remove(&self.1);
    }
}

impl Tables {
    /// No table is awake yet.
    pub fn new(games: Games, storage: Arc<dyn Storage>, limits: Limits, clock: Clock) -> Tables {
        let thinkers = Arc::new(Semaphore::new(limits.thinkers.max(1)));
        let advisers = Arc::new(Semaphore::new(limits.thinkers.max(1)));
        let foreseers = Arc::new(Semaphore::new(limits.thinkers.max(1)));
        let (advised, awake, busy) = Default::default();
        Tables(Arc::new(Shared {
            games,
            storage,
            limits,
            clock,
            thinkers,
            advisers,
            foreseers,
            advised,
            awake,
            busy,
        }))
    }

    /// Joins a table, and gives the way to it and what became of the newcomer there.
    pub async fn join(
        &self,
        id: &str,
        joining: impl Fn() -> Joining,
    ) -> Result<(mpsc::Sender<Command>, Joined), Problem> {
        loop {
            let owner = self.wake(id);
            let (answer, joined) = oneshot::channel();
            if owner.send(Command::Join(Box::new(joining()), answer)).await.is_err() {
                continue;
            }
            if let Ok(joined) = joined.await {
                return joined.map(|joined| (owner, joined));
            }
        }
    }

    /// The table as this person may know it, and whether it waits for them.
    pub async fn info(&self, id: &str, person: Option<Person>) -> Result<MyTable, Problem> {
        loop {
            let (answer, info) = oneshot::channel();
            if self.wake(id).send(Command::Info(person, answer)).await.is_err() {
                continue;
            }
            if let Ok(info) = info.await {
                return info.map(|info| *info);
            }
        }
    }

    /// The key of a table that there is.
    pub async fn find(&self, id: &str) -> Result<Key, Problem> {
        self.0.storage.find(id).await?.ok_or_else(Problem::not_found)
    }

    /// Whether there is such a table, without asking storage for one that is awake.
    pub async fn check(&self, id: &str) -> Result<(), Problem> {
        if self.lock().contains_key(id) {
            return Ok(());
        }
        self.find(id).await.map(drop)
    }

    /// Cuts everybody off, and says why.
    pub async fn stop(&self) {
        let owners: Vec<_> = self.lock().values().cloned().collect();
        for owner in owners {
            let _ = owner.send(Command::Stop).await;
        }
    }

    /// How many tables are awake.
    pub fn awake(&self) -> usize {
        self.lock().len()
    }

    /// At how many tables a bot thinks, or holds back what it has thought of.
    pub fn thinking(&self) -> usize {
        self.0.busy.load(Ordering::SeqCst)
    }

    fn wake(&self, id: &str) -> mpsc::Sender<Command> {
        let mut awake = self.lock();
        if let Some(owner) = awake.get(id)
            && !owner.is_closed()
        {
            return owner.clone();
        }
        let (owner, commands) = mpsc::channel(MAILBOX);
        awake.insert(id.into(), owner.clone());
        metrics::gauge!("besace_tables_awake").set(awake.len() as f64);
        tokio::spawn(owner::run(self.clone(), self.0.clone(), id.into(), commands));
        owner
    }

    /// Forgets an owner that sleeps. Its mailbox is closed already: nobody can reach it any more.
    pub(crate) fn sleep(&self, id: &str) {
        let mut awake = self.lock();
        if awake.get(id).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(id);
            // Gives back memory when most tables have gone to sleep.
            if awake.capacity() > 1024 && awake.len() * 8 < awake.capacity() {
                awake.shrink_to_fit();
            }
        }
        metrics::gauge!("besace_tables_awake").set(awake.len() as f64);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Box<str>, mpsc::Sender<Command>>> {
        self.0.awake.lock().expect("no one panics while holding this")
    }
}
