//! What nobody touches goes, and who wants to be forgotten is.

use crate::host::{Host, sooner_or_later, three_at_a_table, toll};
use crate::my_games::play_out;
use serde_json::json;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 3600);

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waits_in_vain_goes_and_a_finished_game_stays() {
    // Nobody is cut off for the silence of days.
    let host = Host::by_hand(|config| config.limits.idle = 1_000_000_000).await;
    let mut ann = host.guest("Ann").await;
    let waiting = ann.make(toll(3)).await;
    let watched = ann.make(toll(3)).await;
    let (over, _, mut sockets) = three_at_a_table(&host, json!({})).await;
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.done(json!({"do": "hand_over", "seat": seat})).await;
    }
    while sockets[0].next_of("step").await["table"]["state"] != "over" {}
    for socket in sockets {
        socket.close().await;
    }
    host.all_asleep().await;
    let mut here = ann.connect(&watched).await;
    here.next_of("table").await;
    let status = async |id: &str| host.stranger().get(&format!("/api/tables/{id}")).await.0;
    host.app.clock.turn(13 * DAY);
    assert_eq!(status(&waiting).await, 200, "two weeks are given");
    host.app.clock.turn(2 * DAY);
    sooner_or_later(async || status(&waiting).await == 404).await;
    assert_eq!(status(&watched).await, 200, "somebody is there");
    host.app.clock.turn(400 * DAY);
    assert_eq!(status(&over).await, 200, "what has been played is kept");
    assert_eq!(host.stranger().get(&format!("/api/tables/{over}/replay")).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn chats_and_games_go_after_as_many_days_as_the_host_wants() {
    let host = Host::by_hand(|config| {
        config.limits.idle = 1_000_000_000;
        config.keep.keep_chat = 1;
        config.keep.keep_abandoned = 3;
        config.keep.keep_finished = 5;
    })
    .await;
    let (left, _, mut leaving) = three_at_a_table(&host, json!({})).await;
    leaving[0].started().await;
    leaving[0].done(json!({"do": "chat", "text": "back soon"})).await;
    let (over, _, mut playing) = three_at_a_table(&host, json!({})).await;
    play_out(&mut playing).await;
    for socket in leaving.into_iter().chain(playing) {
        socket.close().await;
    }
    host.all_asleep().await;
    let key = host.app.tables.find(&left).await.unwrap();
    let said = async || host.app.storage.chat(key, 0, 9).await.unwrap().len();
    let status = async |id: &str| host.stranger().get(&format!("/api/tables/{id}")).await.0;
    assert_eq!(said().await, 1);
    host.app.clock.turn(2 * DAY);
    sooner_or_later(async || said().await == 0).await;
    assert_eq!((status(&left).await, status(&over).await), (200, 200));
    host.app.clock.turn(2 * DAY);
    sooner_or_later(async || status(&left).await == 404).await;
    assert_eq!(status(&over).await, 200);
    host.app.clock.turn(2 * DAY);
    sooner_or_later(async || status(&over).await == 404).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_no_table_and_does_not_come_back_is_not_remembered() {
    let host = Host::by_hand(|config| config.keep.keep_people = 10).await;
    let (mut ann, _bob, mut cem) =
        (host.guest("Ann").await, host.guest("Bob").await, host.guest("Cem").await);
    ann.make(toll(3)).await;
    host.app.clock.turn(6 * DAY);
    assert_eq!(cem.get("/api/me").await.1["name"], "Cem");
    host.app.clock.turn(6 * DAY);
    // Bob is not asked: whoever asks is here again.
    let knows_bob = async || host.app.storage.all_people().await.unwrap().iter().any(|one| one.name == "Bob");
    sooner_or_later(async || !knows_bob().await).await;
    assert_eq!(cem.get("/api/me").await.1["name"], "Cem", "was here six days ago");
    assert_eq!(ann.get("/api/me").await.1["name"], "Ann", "has a table");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_whoever_wants_to_be_forgotten_a_player_is_left() {
    let host = Host::open().await;
    let (id, mut guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    sockets[1].started().await;
    sockets[1].done(json!({"do": "chat", "text": "I was here"})).await;
    let old = guests[1].clone();
    let answer = guests[1].request("DELETE", "/api/me", &[], b"").await;
    assert_eq!(answer.status, 204);
    assert!(answer.header("set-cookie").unwrap().contains("Max-Age=0"));
    // Everybody comes back to a table at which nobody called Bob ever sat.
    while sockets[0].next().await.is_some() {}
    let mut socket = guests[0].connect(&id).await;
    let now = socket.next_of("table").await;
    assert_eq!(now["table"]["seats"][1]["name"], "a player");
    assert_eq!(
        (&now["chat"][0]["name"], &now["chat"][0]["text"]),
        (&json!("a player"), &json!("I was here"))
    );
    let (_, replay) = guests[0].get(&format!("/api/tables/{id}/replay?viewer=0")).await;
    assert!(!replay.to_string().contains("Bob") && !now.to_string().contains("Bob"));
    let mut back = old.connect(&id).await;
    assert_eq!(back.next_of("table").await["table"]["seats"][1]["yours"], false, "the seat is nobody's");
    let host = host.restart().await;
    let (_, info) = host.stranger().get(&format!("/api/tables/{id}")).await;
    assert_eq!(info["seats"][1]["name"], "a player");
}
