//! What bots may take: places to think, time to think, and the pause before they play.

use crate::host::{Guest, Host, Socket, act};
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

/// A table at which one person sits on every seat, so that no bot has to move.
async fn around_one_screen(guest: &mut Guest) -> Socket {
    let people = json!([{"who": "me"}, {"who": "me", "name": "Cem"}, {"who": "me", "name": "Dan"}]);
    let table = json!({"game": "jericho", "seats": people, "one_screen": true, "start": true});
    let id = guest.make(table).await;
    let mut socket = guest.connect(&id).await;
    socket.next_of("table").await;
    socket
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_advised_once_at_a_time_and_bots_that_have_to_play_do_not_wait_for_it() {
    let host = Host::with(|config| {
        config.limits.thinkers = 1;
        config.limits.expert_thinks = 3000;
    })
    .await;
    let mut guest = host.guest("Ann").await;
    let (mut one, mut other) = (around_one_screen(&mut guest).await, around_one_screen(&mut guest).await);
    one.send("hint", json!({"do": "hint", "seat": 0})).await;
    // What is asked on one connection is taken in order.
    one.done(json!({"do": "chat", "text": "Let me think."})).await;
    assert_eq!(other.refused(json!({"do": "hint", "seat": 0})).await, "too_many_requests");
    let from = Instant::now();
    first_moves(&mut host.guest("Bob").await, "novice").await;
    assert!(from.elapsed() < Duration::from_millis(2000), "the bots waited: {:?}", from.elapsed());
    assert_eq!(one.answer("hint").await["type"], "hint");
    assert_eq!(other.ask(json!({"do": "hint", "seat": 0})).await["type"], "hint");
}

/// Whoever answers at once tells everybody that there was nothing to choose.
#[tokio::test(flavor = "multi_thread")]
async fn an_expert_without_a_choice_takes_as_long_as_one_with_a_choice() {
    let host = Host::with(|config| config.limits.expert_thinks = THOUGHT).await;
    let mut guest = host.guest("Ann").await;
    let bot = json!({"who": "bot", "level": "expert"});
    let id = guest.make(json!({"game": "toll", "seats": [{"who": "me"}, bot, bot], "start": true})).await;
    let mut socket = guest.connect(&id).await;
    let table = socket.next_of("table").await;
    let call = act(0, &table["sights"][0]["asked"], json!({"type": "call", "seat": 1}));
    let called = socket.done(call).await["number"].as_u64().unwrap();
    let mut again = guest.resume(&id, called - 1).await;
    let called = again.step_of(|step| step["number"] == called).await["at"].as_u64().unwrap();
    let answered = again.step_of(|step| step["what"]["by"] == "bot" && step["what"]["seat"] == 1).await;
    let took = answered["at"].as_u64().unwrap() - called;
    assert!(took >= THOUGHT - 5, "it answered after {took} milliseconds");
}
