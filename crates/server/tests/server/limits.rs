//! What bots may take: places to think, time to think, and the pause before they play.
//!
//! How long a machine takes decides nothing here: the clock is turned by hand, and bots that have to think for long do so
//! behind a door that the test opens.

use crate::customs::Door;
use crate::host::{Guest, Host, Socket, act};
use serde_json::{Value, json};

/// How long an expert thinks in these tests, in milliseconds.
const THOUGHT: u64 = 200;

/// A table of the template with bots of this level, which do not guard the gate.
fn with_bots(level: &str) -> Value {
    let bot = json!({"who": "bot", "level": level});
    let seats = json!([{"who": "me"}, bot, bot]);
    json!({"game": "toll", "seats": seats, "options": {"first_player": 0}, "start": true})
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

/// A table at which one person sits on every seat, so that no bot has to move. Whoever gives advice there thinks behind
/// this door.
async fn around_one_screen(guest: &mut Guest, door: Door) -> Socket {
    let people = json!([{"who": "me"}, {"who": "me", "name": "Cem"}, {"who": "me", "name": "Dan"}]);
    let table = json!({"game": "customs", "seats": people, "one_screen": true, "start": true,
        "options": {"door": door.0}});
    let id = guest.make(table).await;
    let mut socket = guest.connect(&id).await;
    socket.next_of("table").await;
    socket
}

/// Lets three people, each at a table of their own, ask for a hint at the same time. Gives how many bots have thought
/// about it at once.
async fn three_hints(thinkers: usize, door: Door) -> usize {
    let host = Host::with(|config| config.limits.thinkers = thinkers).await;
    let mut sockets = Vec::new();
    for name in ["Ann", "Bob", "Eve"] {
        sockets.push(around_one_screen(&mut host.guest(name).await, door).await);
    }
    for socket in &mut sockets {
        socket.send("hint", json!({"do": "hint", "seat": 0})).await;
        // What is asked on one connection is taken in order: now it has been taken.
        socket.done(json!({"do": "chat", "text": "Let me think."})).await;
    }
    host.until(|_| door.thinking().0 == thinkers).await;
    door.open();
    for socket in &mut sockets {
        assert_eq!(socket.answer("hint").await["type"], "hint");
    }
    door.thinking().1
}

#[tokio::test(flavor = "multi_thread")]
async fn no_more_bots_think_at_the_same_time_than_there_are_places() {
    assert_eq!(three_hints(1, Door(1)).await, 1);
    assert_eq!(three_hints(2, Door(2)).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn novices_and_regulars_pause_before_they_play_and_experts_do_not() {
    let host = Host::by_hand(|config| {
        config.limits.bot_pause = 900;
        config.limits.expert_thinks = 0;
    })
    .await;
    let mut guest = host.guest("Ann").await;
    let [first, second] = first_moves(&mut guest, "expert").await;
    assert_eq!(first, second, "the clock stands still");
    for level in ["novice", "regular"] {
        let [first, second] = host.while_time_goes_by(first_moves(&mut guest, level)).await;
        assert!(second - first >= 900, "{level}: {first} {second}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_expert_takes_the_time_it_is_given_and_no_other_bot_does() {
    let host = Host::by_hand(|config| config.limits.expert_thinks = THOUGHT).await;
    let mut guest = host.guest("Ann").await;
    let [first, second] = first_moves(&mut guest, "regular").await;
    assert_eq!(first, second, "the clock stands still");
    let [first, second] = host.while_time_goes_by(first_moves(&mut guest, "expert")).await;
    assert!(second - first >= THOUGHT, "{first} {second}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_advised_once_at_a_time_and_bots_that_have_to_play_do_not_wait_for_it() {
    let host = Host::with(|config| config.limits.thinkers = 1).await;
    let mut guest = host.guest("Ann").await;
    let door = Door(3);
    let mut one = around_one_screen(&mut guest, door).await;
    let mut other = around_one_screen(&mut guest, door).await;
    one.send("hint", json!({"do": "hint", "seat": 0})).await;
    host.until(|_| door.thinking().0 == 1).await;
    assert_eq!(other.refused(json!({"do": "hint", "seat": 0})).await, "too_many_requests");
    first_moves(&mut host.guest("Bob").await, "novice").await;
    assert_eq!(door.thinking().0, 1, "bots have played while the adviser still thinks");
    door.open();
    assert_eq!(one.answer("hint").await["type"], "hint");
    assert_eq!(other.ask(json!({"do": "hint", "seat": 0})).await["type"], "hint");
}

/// Whoever answers at once tells everybody that there was nothing to choose.
#[tokio::test(flavor = "multi_thread")]
async fn an_expert_without_a_choice_takes_as_long_as_one_with_a_choice() {
    let host = Host::by_hand(|config| config.limits.expert_thinks = THOUGHT).await;
    let mut guest = host.guest("Ann").await;
    let bot = json!({"who": "bot", "level": "expert"});
    let seats = json!([{"who": "me"}, bot, bot]);
    let options = json!({"patience": 1e9});
    let table = json!({"game": "customs", "seats": seats, "options": options, "start": true});
    let id = guest.make(table).await;
    let mut socket = guest.connect(&id).await;
    let table = socket.next_of("table").await;
    let call = act(0, &table["sights"][0]["asked"], json!({"type": "call", "seat": 1}));
    socket.send("call", call).await;
    let called = socket.step_of(|step| step["what"]["seat"] == 0).await["at"].as_u64().unwrap();
    let answered = socket.step_of(|step| step["what"]["by"] == "bot" && step["what"]["seat"] == 1);
    let took = host.while_time_goes_by(answered).await["at"].as_u64().unwrap() - called;
    assert!(took >= THOUGHT, "it answered after {took} milliseconds");
}
