//! Slow tables sleep while their people are elsewhere: whoever has let their time go by is found here, and the table woken, so
//! that a bot plays the one decision that was missed.

use crate::app::App;
use std::sync::Arc;
use std::time::Duration;

/// How often we look: nobody who has hours or days minds a minute.
const EVERY: Duration = Duration::from_secs(60);
/// How many tables are woken at once; the others are found the next time.
const AT_ONCE: u32 = 200;

/// Wakes the tables at which somebody's time is up, again and again.
pub async fn keep_waking(app: Arc<App>) {
    let mut stopping = app.stopping.subscribe();
    loop {
        let next = app.clock.now() + EVERY;
        match app.storage.due_tables(app.clock.now_ms(), AT_ONCE).await {
            Ok(tables) => tables.iter().for_each(|id| app.tables.wake_up(id)),
            Err(error) => tracing::warn!(%error, "slow tables that are due could not be found"),
        }
        tokio::select! {
            () = app.clock.sleep_until(next) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}
