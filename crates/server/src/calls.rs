//! Calling people whose turn it is and who are not there.
//!
//! Every decision that somebody owes at a slow table is a row of `calls`, written in one moment with the entry that asks, and so is
//! somebody's wish to take something back, to which the others have to agree; at other tables the owner notes a decision when others
//! have waited for a while. Every node looks at these rows, and whoever takes
//! one over calls: the row decides, so nobody is called twice for the same. Whoever has a page connected is not called at first: at
//! a slow table it is looked again later. A page can be open and forgotten, so when a quarter of the time is left whoever owes a
//! decision there is called all the same. What could not go out yet when the server stops is given back.

use crate::app::App;
use crate::push::Note;
use crate::storage::{Call, Owed, StorageError};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

/// How often it is looked, beside the moments in which somebody is asked here.
const EVERY: Duration = Duration::from_secs(60);
/// How many are looked at in one go.
const AT_ONCE: u32 = 100;
/// When to look again after somebody who is there, in milliseconds.
const LOOK_AGAIN: u64 = 60_000;
/// What the way by e-mail is called; a browser's is called by the browser's address.
pub const BY_MAIL: &str = "mail";
/// How long a note is worth being delivered where nobody counts days.
const AN_HOUR: Duration = Duration::from_secs(3600);

/// Calls whoever has to be called, until the server stops.
pub async fn keep_calling(app: Arc<App>) {
    let mut stopping = app.stopping.subscribe();
    loop {
        let next = app.clock.now() + EVERY;
        if let Err(error) = call_all(&app).await {
            tracing::warn!(%error, "people who are waited for could not be called");
        }
        tokio::select! {
            () = app.clock.sleep_until(next) => {}
            () = app.tables.until_somebody_is_asked() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

async fn call_all(app: &Arc<App>) -> Result<(), StorageError> {
    loop {
        let calls = app.storage.calls(app.clock.now_ms(), AT_ONCE).await?;
        for call in &calls {
            look_after(app, call).await?;
        }
        if calls.len() < AT_ONCE as usize {
            return Ok(());
        }
    }
}

/// Calls somebody, or leaves it for later or for good.
async fn look_after(app: &Arc<App>, call: &Call) -> Result<(), StorageError> {
    let now = app.clock.now_ms();
    let (next, calls) = match call.owed.ends {
        // A bot decides now.
        Some(ends) if ends <= now => (None, false),
        Some(ends) => {
            let soon = is_soon_at(call, ends);
            let left = soon.checked_sub(now).filter(|left| *left > 0);
            match left {
                Some(left) if app.is_connected(call.owed.person).await? => {
                    (Some(now + left.min(LOOK_AGAIN)), false)
                }
                // Once more when time runs out, and then no more; for a wish once.
                Some(_) => (Some(soon).filter(|_| !call.is_wish), true),
                None => (None, true),
            }
        }
        // Others have waited already: whoever is at another table is called by its page.
        None => (None, !app.is_connected(call.owed.person).await?),
    };
    let is_ours = app.storage.take_call(call, next, call.told || calls).await?;
    if is_ours && calls && !app.verdicts.of(call.owed.person).banned {
        tell(app, call, now).await?;
    }
    Ok(())
}

/// From when on little time is left: a quarter of it.
fn is_soon_at(call: &Call, ends: u64) -> u64 {
    ends - ends.saturating_sub(call.since) / 4
}

/// Tells somebody by whatever ways they have chosen, and by which they have not been told yet.
async fn tell(app: &Arc<App>, call: &Call, now: u64) -> Result<(), StorageError> {
    let left = call.owed.ends.map(|ends| Duration::from_millis(ends.saturating_sub(now)));
    let is_open = |way: &str| call.ways.as_ref().is_none_or(|ways| ways.iter().any(|open| open == way));
    if !app.config.calling.no_push {
        let devices = app.storage.devices_of(call.owed.person).await?;
        for device in devices.into_iter().filter(|device| is_open(&device.endpoint)) {
            let text = json!({
                "kind": match call {
                    Call { is_wish: true, .. } => "undo",
                    Call { owed: Owed { ends: Some(ends), .. }, .. } if is_soon_at(call, *ends) <= now => "soon",
                    _ => "turn",
                },
                "table": call.id,
                "game": call.game,
                "language": device.language,
            });
            let note = Note {
                text: text.to_string(),
                about: call.id.clone(),
                worth: left.unwrap_or(AN_HOUR),
                is_urgent: left.is_none_or(|left| left <= AN_HOUR),
                call: Some(call.clone()),
            };
            app.pusher.send(app, device, note);
        }
    }
    if let (Some(post), Some(left), false, true) = (&app.post, left, call.told, is_open(BY_MAIL)) {
        post.write_turn(app, call, left).await?;
    }
    Ok(())
}

/// Gives a call back that could not go out by this way before the server stops: another node calls, or this one when it is back.
pub async fn give_back(app: &App, call: &Call, way: &str) {
    if let Err(error) = app.storage.give_call_back(call, way, app.clock.now_ms()).await {
        tracing::warn!(%error, "a call that could not go out is lost");
    }
}
