//! What seats choose before the game begins: an option with a name for each seat.

use crate::host::{Host, Socket};
use serde_json::{Value, json};

/// The host on seat 0 and two seats that are open.
fn customs() -> Value {
    json!({"game": "customs", "seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}]})
}

fn choose(seat: u8, name: &str) -> Value {
    json!({"do": "choose", "seat": seat, "option": "badges", "name": name})
}

/// What the seats have after the next choice that this connection is told of.
async fn told(socket: &mut Socket) -> Value {
    loop {
        let step = socket.next_of("step").await;
        if step["what"]["kind"] == "chose" {
            return step["table"]["options"]["badges"].clone();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_choose_for_themselves_and_keep_what_they_have() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(customs()).await;
    let mut ann = ann.connect(&id).await;
    let mut onlooker = host.stranger().connect(&id).await;
    let mut bob = host.guest("Bob").await.connect(&id).await;
    assert_eq!(bob.refused(choose(1, "owl")).await, "not_host", "nobody sits there, and Bob is a guest");
    bob.done(json!({"do": "sit", "seat": 1})).await;

    bob.done(choose(1, "bell")).await;
    assert_eq!(told(&mut onlooker).await, json!(["star", "bell", "owl"]), "a name that nobody had");
    bob.done(choose(1, "owl")).await;
    assert_eq!(told(&mut onlooker).await, json!(["star", "owl", "bell"]), "an open seat takes what Bob had");
    assert_eq!(bob.refused(choose(1, "star")).await, "taken", "Ann has it");
    assert_eq!(bob.refused(choose(0, "key")).await, "not_yours");
    assert_eq!(ann.refused(choose(1, "key")).await, "not_yours", "nor does the host choose for Bob");

    ann.done(json!({"do": "seat_bot", "seat": 2, "level": "novice"})).await;
    ann.done(choose(2, "key")).await;
    assert_eq!(told(&mut onlooker).await, json!(["star", "owl", "key"]), "the host chooses for a bot");
    bob.done(choose(1, "key")).await;
    assert_eq!(told(&mut onlooker).await, json!(["star", "key", "owl"]), "a bot makes way");
    bob.done(json!({"do": "stand", "seat": 1})).await;
    ann.done(choose(0, "key")).await;
    assert_eq!(told(&mut onlooker).await, json!(["key", "star", "owl"]), "whoever is gone keeps nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_chosen_is_played_and_lasts() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(customs()).await;
    let mut socket = ann.connect(&id).await;
    for seat in [1, 2] {
        socket.done(json!({"do": "seat_bot", "seat": seat, "level": "novice"})).await;
    }
    socket.done(choose(0, "owl")).await;
    socket.close().await;
    host.all_asleep().await;
    let host = host.restart().await;
    let mut back = host.stranger();
    back.cookie = ann.cookie.clone();
    let mut socket = back.connect(&id).await;
    let now = socket.next_of("table").await;
    assert_eq!(now["table"]["options"]["badges"], json!(["owl", "key", "star"]));
    socket.send("start", json!({"do": "start"})).await;
    assert_eq!(socket.started().await["sights"][0]["view"]["badges"], json!(["owl", "key", "star"]));
    socket.send("late", choose(0, "bell")).await;
    assert_eq!(socket.answer("late").await["error"]["code"], "already_started");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_that_makes_no_sense_changes_nothing() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(customs()).await;
    let mut socket = ann.connect(&id).await;
    let wrong = [
        (choose(0, "hat"), "bad_setup"),
        (choose(3, "owl"), "bad_request"),
        (json!({"do": "choose", "seat": 0, "option": "rounds", "name": "owl"}), "bad_setup"),
        (json!({"do": "choose", "seat": 0, "option": "hats", "name": "owl"}), "bad_setup"),
        (json!({"do": "choose", "seat": 0, "option": "badges"}), "bad_request"),
        (json!({"do": "choose", "seat": 0, "option": "badges", "name": ["owl"]}), "bad_request"),
    ];
    for (request, code) in wrong {
        assert_eq!(socket.refused(request.clone()).await, code, "{request}");
    }
    let (_, table) = ann.get(&format!("/api/tables/{id}")).await;
    assert_eq!(table["options"]["badges"], Value::Null);
}
