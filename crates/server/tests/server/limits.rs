//! What bots may take: places to think, time to think, and the pause before they play.

use crate::host::{Guest, Host};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// How long an expert thinks in these tests, in milliseconds.
const THOUGHT: u64 = 700;

/// A table of Jericho with bots of this level.
fn with_bots(level: &str) -> Value {
    let bot = json!({"who": "bot", "level": level});
    json!({"game": "jericho", "seats": [{"who": "me"}, bot, bot], "start": true})
}

/// The times of the first two moves of bots at a new table.
async fn first_moves(guest: &mut Guest, level: &str) -> [u64; 2] {
    let id = guest.make(with_bots(level)).await;
    let mut socket = guest.connect(&id).await;
    let mut moves = [0; 2];
    for at in &mut moves {
        let step = socket.step_of(|step| step["what"]["by"] == "bot").await;
        *at = step["at"].as_u64().unwrap();
    }
    moves
}

/// How long it takes until two people, at tables of their own, have had the hint they asked for at the same time.
async fn two_hints(thinkers: usize) -> Duration {
    let host = Host::with(|config| {
        config.limits.thinkers = thinkers;
        config.limits.expert_thinks = THOUGHT;
    })
    .await;
    let mut sockets = Vec::new();
    for name in ["Ann", "Bob"] {
        let mut guest = host.guest(name).await;
        let open = json!([{"who": "me"}, {"who": "me", "name": "Cem"}, {"who": "me", "name": "Dan"}]);
        let table = json!({"game": "jericho", "seats": open, "one_screen": true, "start": true});
        let id = guest.make(table).await;
        let mut socket = guest.connect(&id).await;
        socket.next_of("table").await;
        sockets.push(socket);
    }
    let from = Instant::now();
    for socket in &mut sockets {
        socket.send("hint", json!({"do": "hint", "seat": 0})).await;
    }
    for socket in &mut sockets {
        assert_eq!(socket.answer("hint").await["type"], "hint");
    }
    from.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_more_bots_think_at_the_same_time_than_there_are_places() {
    let both = Duration::from_millis(2 * THOUGHT);
    let one_place = two_hints(1).await;
    assert!(one_place >= both, "one after the other: {one_place:?}");
    let two_places = two_hints(2).await;
    assert!(two_places < both, "side by side: {two_places:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn novices_and_regulars_pause_before_they_play_and_experts_do_not() {
    let host = Host::with(|config| config.limits.bot_pause = 900).await;
    let mut guest = host.guest("Ann").await;
    for (level, pauses) in [("novice", true), ("regular", true), ("expert", false)] {
        let [first, second] = first_moves(&mut guest, level).await;
        assert_eq!(second - first >= 900, pauses, "{level}: {first} {second}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_expert_takes_the_time_it_is_given_and_no_other_bot_does() {
    let host = Host::with(|config| config.limits.expert_thinks = THOUGHT).await;
    let mut guest = host.guest("Ann").await;
    for (level, thinks) in [("regular", false), ("expert", true)] {
        let [first, second] = first_moves(&mut guest, level).await;
        assert_eq!(second - first >= THOUGHT, thinks, "{level}: {first} {second}");
    }
}
