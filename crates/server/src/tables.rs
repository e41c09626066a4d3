//! All tables that are awake, each with its one owner.
//!
//! A table wakes when somebody comes to it and sleeps when its owner finds that nobody is there and no bot has to
//! move; asleep it is its rows in storage and nothing else. Whoever sends to an owner that has just gone to sleep gets
//! nothing back, and wakes the table again.

use crate::clock::Clock;
use crate::disk::Disk;
use crate::entry::Person;
use crate::glance::{Glance, Window};
use crate::limits::{Buckets, Limits, MAILBOX};
use crate::nodes::{Heard, Nodes};
use crate::owner::{self, Command, Expelled, Joined, Joining};
use crate::places::{Claim, Place, Places};
use crate::storage::{Key, Listed, Storage};
use crate::table::{Games, SOON_REPLAYED, Table};
use crate::verdicts::Verdicts;
use crate::wire::{MyTable, Problem};
use crate::workshop::Workshops;
use std::collections::{HashMap, HashSet};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::{Notify, mpsc, oneshot};

/// The tables that are awake.
#[derive(Clone)]
pub struct Tables(Arc<Shared>);

/// For whom a table wakes where that is the server's own business.
const NOBODY_IN_PARTICULAR: IpAddr = IpAddr::V6(Ipv6Addr::UNSPECIFIED);

/// The name of somebody who wanted to be forgotten.
pub const FORGOTTEN: &str = "a player";

/// Gives the number that stands for a network address.
pub type Origin = Box<dyn Fn(IpAddr) -> i64 + Send + Sync>;

/// What every owner needs.
pub struct Shared {
    /// What can be played.
    pub games: Games,
    /// Where the logs are.
    pub storage: Arc<dyn Storage>,
    /// The way to other nodes, where there can be some.
    pub nodes: Option<Arc<dyn Nodes>>,
    /// How much of everything.
    pub limits: Limits,
    /// What time it is.
    pub clock: Clock,
    /// Places for bots that think at the same time.
    pub thinkers: Places,
    /// As many for bots that give advice: however many ask for it, those that have to play do not wait for them.
    pub advisers: Places,
    /// As many for those who look ahead, which is soon done: they wait for no expert.
    pub foreseers: Places,
    /// As many for those who play a dear action: whoever plays at many tables takes turns with whoever plays at one.
    pub players: Places,
    /// As many for those who have a game played again, to look at it.
    pub replayers: Places,
    /// As many for those who come to a table whose long log has to be replayed for that, or come back to one.
    pub comers: Places,
    /// Threads for what is dear.
    pub workshops: Arc<Workshops>,
    /// The number that stands for a network address.
    pub origin: Origin,
    /// What the host of the server has decided about people.
    pub verdicts: Verdicts,
    /// How much each network address may still say, at all tables.
    pub(crate) talk: Buckets,
    /// Told when somebody is asked who may have to be called.
    pub(crate) asked: Notify,
    /// What may still be kept.
    pub(crate) disk: Disk,
    /// How often people of each address come, go and change things at a table.
    pub(crate) changes: Buckets<(Key, IpAddr)>,
    /// Who is being given advice.
    advised: Mutex<HashSet<Person>>,
    awake: Mutex<HashMap<Box<str>, Awake>>,
    /// The ids of tables that are awake by their keys, where other nodes tell of them by those.
    keys: Mutex<HashMap<Key, Box<str>>>,
    /// Held while a log is replayed for a list, so that a crowd that asks has it replayed once.
    mending: tokio::sync::Mutex<()>,
    /// How many logs have been replayed to wake a table or to show it in a list.
    replayed: AtomicU64,
    /// How many owners have set a bot to think.
    busy: AtomicUsize,
}

/// A table that is awake.
struct Awake {
    owner: mpsc::Sender<Command>,
    window: Window,
}

/// An owner that has set a bot to think, for as long as this is kept.
pub(crate) struct Busy(Arc<Shared>);

/// Somebody who is being given advice, for as long as this is kept.
pub(crate) struct Advised(Arc<Shared>, Person);

impl Shared {
    /// Reads a table's log and replays it.
    pub(crate) async fn replay(&self, key: Key, id: &str) -> Result<Table, Problem> {
        let rows = self.storage.load(key).await?;
        self.replayed.fetch_add(1, Ordering::SeqCst);
        metrics::counter!("besace_logs_replayed_total").increment(1);
        Table::replay_aside(self.games, key, id, rows).await
    }

    /// Waits for a turn to read a log of so many entries and to replay it, for somebody at this address. None is needed where
    /// that is soon done.
    pub(crate) async fn turn_to_replay(
        &self,
        entries: u64,
        address: IpAddr,
        table: Key,
    ) -> Result<Option<Place>, Problem> {
        if entries <= SOON_REPLAYED as u64 {
            return Ok(None);
        }
        let place = self.comers.take(Claim::quick(address, None, table)).await;
        place.map(Some).ok_or_else(Problem::too_many_requests)
    }

    /// Notes by which key other nodes tell of a table that wakes here.
    pub(crate) fn know(&self, key: Key, id: &str) {
        if self.nodes.is_some() {
            self.keys.lock().expect("no one panics while holding this").insert(key, id.into());
        }
    }

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
    pub fn new(
        games: Games,
        storage: Arc<dyn Storage>,
        limits: Limits,
        clock: Clock,
        (origin, verdicts): (Origin, Verdicts),
    ) -> Tables {
        let places = |kind| Places::new(kind, limits.thinkers, limits.thoughts_waiting);
        let (thinkers, advisers) = (places("bots"), places("hints"));
        let (foreseers, players) = (places("previews"), places("dear actions"));
        let (replayers, comers) = (places("replays"), places("long logs"));
        let workshops = Arc::new(Workshops::new(limits.thinkers));
        let talk = Buckets::per_second(limits.chat_each_address);
        let changes = Buckets::new(limits.changes_at_once, 1.0 / 15.0);
        let disk = Disk::new(&limits, clock.clone());
        let (advised, awake, keys, mending, replayed, busy) = Default::default();
        Tables(Arc::new(Shared {
            games,
            nodes: storage.nodes(),
            storage,
            limits,
            clock,
            thinkers,
            advisers,
            foreseers,
            players,
            replayers,
            comers,
            workshops,
            origin,
            verdicts,
            talk,
            asked: Notify::new(),
            disk,
            changes,
            advised,
            awake,
            keys,
            mending,
            replayed,
            busy,
        }))
    }

    /// Joins a table, and gives the way to it and what became of the newcomer there.
    pub async fn join(
        &self,
        id: &str,
        joining: impl Fn() -> Joining,
    ) -> Result<(mpsc::Sender<Command>, Joined), Problem> {
        let address = joining().address;
        loop {
            let owner = self.wake(id, address);
            let (answer, joined) = oneshot::channel();
            if owner.send(Command::Join(Box::new(joining()), answer)).await.is_err() {
                continue;
            }
            if let Ok(joined) = joined.await {
                return joined.map(|joined| (owner, joined));
            }
        }
    }

    /// The table as this person may know it, and whether it waits for them. Nobody wakes for it.
    pub async fn info(&self, id: &str, person: Option<Person>) -> Result<MyTable, Problem> {
        if let Some(seen) = self.seen_awake(id, person) {
            return Ok(seen);
        }
        let listed = self.0.storage.look(id).await?.ok_or_else(Problem::not_found)?;
        self.show(listed, person).await
    }

    /// The same for tables of a list; one that cannot be had is left out.
    pub async fn infos(&self, listed: Vec<Listed>, person: Option<Person>) -> Vec<MyTable> {
        let mut infos = Vec::with_capacity(listed.len());
        for listed in listed {
            infos.extend(self.show(listed, person).await);
        }
        infos
    }

    /// A table of a list as this person may know it.
    pub(crate) async fn show(&self, listed: Listed, person: Option<Person>) -> Result<MyTable, Problem> {
        if let Some(seen) = self.seen_awake(&listed.id, person) {
            return Ok(seen);
        }
        let glance = match fresh(&listed) {
            Some(glance) => glance,
            None => match Box::pin(self.look_again(&listed)).await {
                Ok(glance) => glance,
                // A log that cannot be replayed, because its rules are not here any more: its seats can still be seen.
                Err(problem) => kept(&listed).ok_or(problem)?,
            },
        };
        Ok(glance.seen_by(person, self.0.clock.now_ms()))
    }

    fn seen_awake(&self, id: &str, person: Option<Person>) -> Option<MyTable> {
        let window = self.lock().get(id).filter(|one| !one.owner.is_closed())?.window.clone();
        window.seen_by(person, &self.0.clock)
    }

    /// Replays the log of a table of which nothing is kept, or something old: it was made by an older Besace, or the server
    /// has not ended well. What comes of it is kept.
    async fn look_again(&self, listed: &Listed) -> Result<Glance, Problem> {
        let _one_at_a_time = self.0.mending.lock().await;
        let listed = self.0.storage.look(&listed.id).await?.ok_or_else(Problem::not_found)?;
        if let Some(glance) = fresh(&listed) {
            return Ok(glance);
        }
        let shared = self.0.clone();
        let glance = Glance::of(&shared.replay(listed.key, &listed.id).await?);
        self.0.storage.keep_glance(listed.key, glance.number, &glance.to_json()).await?;
        Ok(glance)
    }

    /// Cuts somebody off, wherever they are connected.
    pub async fn expel(&self, who: Expelled) {
        let owners: Vec<_> = self.lock().values().map(|one| one.owner.clone()).collect();
        for owner in owners {
            let _ = owner.send(Command::Expel(who)).await;
        }
    }

    /// Closes a table of this person's: it is gone then, and whoever is connected is cut off. Without a person it is the
    /// host of the server who closes it.
    pub async fn close(&self, id: &str, person: Option<Person>) -> Result<(), Problem> {
        let listed = self.0.storage.look(id).await?.ok_or_else(Problem::not_found)?;
        if person.is_some_and(|person| listed.host != person) {
            // Nobody wakes for a stranger.
            return Err(Problem::not_host());
        }
        loop {
            let (answer, closed) = oneshot::channel();
            if self
                .wake(id, NOBODY_IN_PARTICULAR)
                .send(Command::Close(Box::new(person), answer))
                .await
                .is_err()
            {
                continue;
            }
            if let Ok(closed) = closed.await {
                return closed;
            }
        }
    }

    /// Forgets a person: whoever they were is "a player" from now on, also in games that run.
    pub async fn forget(&self, person: Person) -> Result<usize, Problem> {
        let nobody = Person(crate::chance::person());
        let tables = self.0.storage.forget(person, nobody, FORGOTTEN).await?;
        for id in &tables {
            self.read_again(id).await;
        }
        Ok(tables.len())
    }

    /// Whether the table is awake.
    pub fn is_awake(&self, id: &str) -> bool {
        self.lock().contains_key(id)
    }

    /// Lets a table that is awake read its log again, because it is not what it was.
    pub async fn read_again(&self, id: &str) {
        let owner = self.lock().get(id).map(|awake| awake.owner.clone());
        if let Some(owner) = owner {
            let _ = owner.send(Command::ReadAgain).await;
        }
    }

    /// Passes a command on to a table that is awake. It waits for nobody: a table that is busy takes it later.
    pub(crate) fn pass_on(&self, table: Key, command: Command) {
        let id = self.0.keys.lock().expect("no one panics while holding this").get(&table).cloned();
        let owner = id.and_then(|id| self.lock().get(&id).map(|awake| awake.owner.clone()));
        let Some(owner) = owner else { return };
        if let Err(mpsc::error::TrySendError::Full(command)) = owner.try_send(command) {
            tokio::spawn(async move { owner.send(command).await });
        }
    }

    /// Tells a table that is awake what was heard of it.
    pub(crate) fn hear(&self, table: Key, heard: Heard) {
        self.pass_on(table, Command::Hear(Box::new(heard)));
    }

    /// The keys of the tables that are awake.
    pub(crate) fn keys_awake(&self) -> Vec<Key> {
        self.0.keys.lock().expect("no one panics while holding this").keys().copied().collect()
    }

    /// Those of these tables that are awake.
    pub(crate) fn awake_among(&self, tables: &[Key]) -> Vec<Key> {
        let keys = self.0.keys.lock().expect("no one panics while holding this");
        tables.iter().copied().filter(|table| keys.contains_key(table)).collect()
    }

    /// What may still be kept.
    pub fn disk(&self) -> &Disk {
        &self.0.disk
    }

    /// The threads for what is dear.
    pub fn workshops(&self) -> &Workshops {
        &self.0.workshops
    }

    /// The places of those for whom long logs are replayed.
    pub fn comers(&self) -> &Places {
        &self.0.comers
    }

    /// How many wait for a game to be played again.
    pub fn wait_to_play_again(&self) -> usize {
        self.0.replayers.waiting()
    }

    /// How many games have been played again for somebody.
    pub fn played_again(&self) -> u64 {
        self.0.replayers.given()
    }

    /// Plays a game again for somebody who wants to look at it: whoever wants much of that takes turns with whoever wants a
    /// little, and those who play do not wait.
    pub async fn play_again<T: Send + 'static>(
        &self,
        claim: Claim,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let place = self.0.replayers.take(claim).await.ok_or_else(Problem::too_many_requests)?;
        let work = move || {
            let _place = place;
            work()
        };
        self.0.workshops.replaying.run(work).await
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
        let owners: Vec<_> = self.lock().values().map(|one| one.owner.clone()).collect();
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

    /// How many thoughts wait for their turn, advice and previews aside.
    pub fn wait_to_think(&self) -> usize {
        self.0.thinkers.waiting()
    }

    /// How many thoughts have been begun since the server started, advice and previews aside.
    pub fn thoughts(&self) -> u64 {
        self.0.thinkers.given()
    }

    /// How many dear actions have had their turn to be worked out since the server started.
    pub fn worked_out(&self) -> u64 {
        self.0.players.given()
    }

    /// How many logs have been replayed since the server started, to wake a table or to show it in a list.
    pub fn replayed(&self) -> u64 {
        self.0.replayed.load(Ordering::SeqCst)
    }

    /// Says that somebody is asked who may have to be called.
    pub(crate) fn somebody_is_asked(&self) {
        self.0.asked.notify_one();
    }

    /// Waits until somebody is asked who may have to be called.
    pub(crate) async fn until_somebody_is_asked(&self) {
        self.0.asked.notified().await;
    }

    /// Wakes a table, if it sleeps. It waits for nobody: one that is busy is awake already.
    pub(crate) fn wake_up(&self, id: &str) {
        let _ = self.wake(id, NOBODY_IN_PARTICULAR).try_send(Command::Wake);
    }

    /// The way to a table's owner; where it sleeps, it wakes for somebody at this address.
    fn wake(&self, id: &str, address: IpAddr) -> mpsc::Sender<Command> {
        let mut awake = self.lock();
        if let Some(Awake { owner, .. }) = awake.get(id)
            && !owner.is_closed()
        {
            return owner.clone();
        }
        let (owner, commands) = mpsc::channel(MAILBOX);
        let window = Window::default();
        awake.insert(id.into(), Awake { owner: owner.clone(), window: window.clone() });
        metrics::gauge!("besace_tables_awake").set(awake.len() as f64);
        tokio::spawn(owner::run(self.clone(), (self.0.clone(), window), (id.into(), address), commands));
        owner
    }

    /// Forgets an owner that sleeps. Its mailbox is closed already: nobody can reach it any more.
    pub(crate) fn sleep(&self, id: &str) {
        let mut awake = self.lock();
        if awake.get(id).is_some_and(|one| one.owner.is_closed()) {
            awake.remove(id);
            if self.0.nodes.is_some() {
                let mut keys = self.0.keys.lock().expect("no one panics while holding this");
                keys.retain(|_, known| **known != *id);
            }
            // Gives back memory when most tables have gone to sleep.
            if awake.capacity() > 1024 && awake.len() * 8 < awake.capacity() {
                awake.shrink_to_fit();
            }
        }
        metrics::gauge!("besace_tables_awake").set(awake.len() as f64);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Box<str>, Awake>> {
        self.0.awake.lock().expect("no one panics while holding this")
    }
}

/// What is kept to show of a table, if nothing has happened there since.
fn fresh(listed: &Listed) -> Option<Glance> {
    let (number, _) = listed.glance.as_ref()?;
    if *number == listed.last { kept(listed) } else { None }
}

/// What is kept to show of a table, however old.
fn kept(listed: &Listed) -> Option<Glance> {
    serde_json::from_str(&listed.glance.as_ref()?.1).ok()
}
