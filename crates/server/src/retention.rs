//! Nothing grows for ever unless the host wants it: what nobody has touched for long goes, once an hour.

use crate::app::App;
use crate::storage::{Before, Key, StorageError};
use clap::Args;
use std::time::Duration;

/// How often we look.
const EVERY: Duration = Duration::from_secs(3600);
/// How many tables are removed in one moment.
const AT_ONCE: u32 = 100;
/// An hour and a day, in milliseconds.
const HOUR: u64 = 3600 * 1000;
const DAY: u64 = 24 * HOUR;

/// How long things are kept that nobody touches; 0 days are for ever.
#[derive(Clone, Debug, Args)]
pub struct Keep {
    /// Days that a table waits for people when nobody comes or goes any more; 0 for ever
    #[arg(long, env = "BESACE_KEEP_WAITING", default_value_t = 14)]
    pub keep_waiting: u32,
    /// Days that a game is kept in which nobody has played any more; 0 for ever
    #[arg(long, env = "BESACE_KEEP_ABANDONED", default_value_t = 180)]
    pub keep_abandoned: u32,
    /// Days that a finished game is kept; 0 for ever
    #[arg(long, env = "BESACE_KEEP_FINISHED", default_value_t = 0)]
    pub keep_finished: u32,
    /// Days that chat is kept; 0 for as long as its table
    #[arg(long, env = "BESACE_KEEP_CHAT", default_value_t = 0)]
    pub keep_chat: u32,
    /// Days that somebody is remembered who has no table and does not come back; 0 for ever
    #[arg(long, env = "BESACE_KEEP_PEOPLE", default_value_t = 400)]
    pub keep_people: u32,
    /// Hours that a link works with which somebody continues on another device
    #[arg(long, env = "BESACE_KEEP_LINKS", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=24 * 400))]
    pub keep_links: u32,
}

impl Keep {
    /// Until when a link works that is made now.
    pub(crate) fn link_until(&self, now: u64) -> u64 {
        now + u64::from(self.keep_links) * HOUR
    }

    /// What nobody has touched since these moments goes.
    fn before(&self, now: u64) -> Before {
        let before = |days: u32| (days > 0).then(|| now.saturating_sub(u64::from(days) * DAY));
        Before {
            now,
            waiting: before(self.keep_waiting),
            playing: before(self.keep_abandoned),
            over: before(self.keep_finished),
            chat: before(self.keep_chat),
            people: before(self.keep_people),
        }
    }
}

/// Removes what is too old, again and again.
pub async fn keep_sweeping(app: std::sync::Arc<App>) {
    let mut stopping = app.stopping.subscribe();
    loop {
        // Counted from before the sweep: the time that it takes is not waited for once more.
        let next = app.clock.now() + EVERY;
        match sweep(&app).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "tables that nobody has touched for long are gone"),
            Err(error) => tracing::warn!(%error, "old tables and people could not be removed"),
        }
        tokio::select! {
            () = app.clock.sleep_until(next) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Removes what is too old now; gives how many tables that were.
async fn sweep(app: &App) -> Result<usize, StorageError> {
    let before = app.config.keep.before(app.clock.now_ms());
    let mut gone = 0;
    loop {
        let old = app.storage.old_tables(&before, AT_ONCE).await?;
        let asleep: Vec<&(Key, String)> = old.iter().filter(|(_, id)| !app.tables.is_awake(id)).collect();
        if asleep.is_empty() {
            break;
        }
        app.storage.remove(&asleep.iter().map(|(key, _)| *key).collect::<Vec<_>>()).await?;
        for (_, id) in &asleep {
            // Whoever has come in this very moment finds that it is gone.
            app.tables.read_again(id).await;
        }
        gone += asleep.len();
    }
    app.storage.forget_old(&before).await?;
    Ok(gone)
}
