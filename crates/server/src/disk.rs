//! Room on the disk, which belongs to everybody: how much of it people of one network address may use up, and how much all
//! together.
//!
//! A game that has begun is always kept, to its end. What is refused where there is no room is what could be done without: a
//! new table, the next game, a line of chat, somebody new, a browser or an address at which somebody wants to be called. Nothing
//! that is there is removed to make room; that is for the host to decide.

use crate::app::App;
use crate::clock::Clock;
use crate::limits::{Buckets, Limits};
use crate::storage::StorageError;
use crate::wire::Problem;
use besace_table::Code;
use std::net::IpAddr;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A megabyte, as hosts and disks count it.
const MEGABYTE: u64 = 1_000_000;
/// A day, in seconds.
const DAY: f64 = 24.0 * 3600.0;
/// How often it is looked how much room there is.
const EVERY: Duration = Duration::from_secs(60);
/// What a row takes beside its text, its place in an index included, in bytes.
const BESIDE: usize = 120;
/// What a table takes beside its log, in bytes.
pub(crate) const A_TABLE: usize = 2_000;
/// What somebody takes who has a name and has not played yet, in bytes.
pub(crate) const A_PERSON: usize = 200;

/// What may still be kept.
pub struct Disk {
    clock: Clock,
    /// The kilobytes that each network address may still use up; `None` where that has no limit.
    each: Option<Buckets>,
    /// Why there is no room for anybody.
    full: Mutex<Option<String>>,
}

impl Disk {
    /// There is room until somebody has looked.
    pub fn new(limits: &Limits, clock: Clock) -> Disk {
        let kilobytes = u32::try_from(limits.megabytes_each_address.saturating_mul(1000)).unwrap_or(u32::MAX);
        let each = (kilobytes > 0).then(|| Buckets::new(kilobytes, f64::from(kilobytes) / DAY));
        Disk { clock, each, full: Mutex::default() }
    }

    /// Counts a row with a text of so many bytes that is kept because of somebody at this address.
    pub fn keep(&self, address: IpAddr, bytes: usize) {
        if let Some(each) = &self.each {
            each.spend(address, (bytes + BESIDE) as f64 / 1000.0, self.clock.now().into_std());
        }
    }

    /// Whether something may be kept that could be done without.
    pub(crate) fn has_room_for(&self, address: IpAddr) -> Result<(), Problem> {
        let refused = |code, limit, message: &str| {
            Err(Problem { code, message: message.into(), ..Problem::limited(limit) })
        };
        if self.is_full().is_some() {
            let why = "the server has no room for more; games that have begun go on";
            return refused(Code::NoRoom, "megabytes", why);
        }
        let now = self.clock.now().into_std();
        if self.each.as_ref().is_some_and(|each| !each.has(address, now)) {
            let why = "people of your network have had as much kept as they may in a day";
            return refused(Code::TooMuchKept, "megabytes-each-address", why);
        }
        Ok(())
    }

    /// Why there is no room for anybody, in a sentence for the host; `None` where there is.
    pub fn is_full(&self) -> Option<String> {
        self.full.lock().expect("no one panics while holding this").clone()
    }

    /// Notes whether there is room, and tells the host's log where that has changed.
    fn note(&self, full: Option<String>) {
        let mut known = self.full.lock().expect("no one panics while holding this");
        match (&*known, &full) {
            (None, Some(why)) => tracing::error!("{why}"),
            (Some(_), None) => tracing::info!("there is room again: tables can be made"),
            _ => {}
        }
        *known = full;
    }
}

/// Looks again and again whether there is room.
pub(crate) async fn keep_looking(app: Arc<App>) {
    let mut stopping = app.stopping.subscribe();
    loop {
        let next = app.clock.now() + EVERY;
        match why_full(&app).await {
            Ok(why) => app.tables.disk().note(why),
            Err(error) => tracing::warn!(%error, "how large the database is cannot be seen"),
        }
        tokio::select! {
            () = app.clock.sleep_until(next) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

async fn why_full(app: &App) -> Result<Option<String>, StorageError> {
    const THEN: &str = "no table is made and nothing is said in chats until there is room, and games that have begun go on; \
                        nothing is removed (`besace tables` shows what there is, and --keep-finished lets old games go)";
    let Limits { megabytes_in_all, megabytes_free, .. } = app.config.limits;
    if megabytes_in_all > 0 {
        let size = app.storage.size().await?.div_ceil(MEGABYTE);
        if size >= megabytes_in_all {
            return Ok(Some(format!(
                "the database has {size} of the {megabytes_in_all} MB that it may have (--megabytes-in-all): {THEN}"
            )));
        }
    }
    // Where another machine keeps the games, this one's disk says nothing.
    let free = if app.config.database.is_none() { free_bytes(&app.config.data) } else { None };
    Ok(free.map(|free| free / MEGABYTE).filter(|free| *free < megabytes_free).map(|free| {
        format!("the disk has only {free} MB left, and {megabytes_free} are to stay free (--megabytes-free): {THEN}")
    }))
}

/// How many bytes the disk has left on which this is; `None` where the system does not say.
pub(crate) fn free_bytes(path: &Path) -> Option<u64> {
    rustix::fs::statvfs(path).ok().map(|disk| disk.f_bavail * disk.f_frsize)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn disk(megabytes_each_address: u64) -> (Disk, Clock) {
        let clock = Clock::by_hand();
        (Disk::new(&Limits { megabytes_each_address, ..Limits::default() }, clock.clone()), clock)
    }

    #[test]
    fn who_has_had_too_much_kept_waits_and_nobody_else_does() {
        let (disk, clock) = disk(1);
        let (one, other) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        // A game that has begun goes on for as long as it takes.
        for _ in 0..3_000 {
            disk.keep(one, 1000 - BESIDE);
        }
        assert_eq!(disk.has_room_for(one).unwrap_err().code, Code::TooMuchKept);
        assert!(disk.has_room_for(other).is_ok());
        clock.turn(Duration::from_secs(47 * 3600));
        assert!(disk.has_room_for(one).is_err(), "two megabytes too many are two days");
        clock.turn(Duration::from_secs(2 * 3600));
        assert!(disk.has_room_for(one).is_ok());
    }

    #[test]
    fn nobody_waits_where_there_is_no_limit() {
        let (disk, _) = disk(0);
        let one = IpAddr::from([192, 0, 2, 1]);
        disk.keep(one, usize::MAX / 2);
        assert!(disk.has_room_for(one).is_ok());
    }
}
