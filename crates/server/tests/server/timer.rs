//! The game's own clock: counted by the server, played by it, and taken from nobody.

use crate::host::{Guest, Host, Socket, act, three_at_a_table};
use serde_json::{Value, json};
use std::time::Duration;

fn timed(seconds: u32) -> Value {
    json!({"game": "toll", "options": {"seconds": seconds}})
}

fn left(message: &Value) -> u64 {
    message["timer_ms"].as_u64().unwrap_or_else(|| panic!("no clock runs: {message}"))
}

/// The guard decides, and everybody is told.
async fn guard(socket: &mut Socket, last: &Value, action: Value) -> Value {
    let asked = &last["sights"][0]["asked"];
    socket.send(&format!("guard {asked}"), act(0, asked, action)).await;
    socket.next_of("step").await
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_games_own_time_is_up_the_server_plays_what_then_happens() {
    let host = Host::open().await;
    let (_, _, mut sockets) = three_at_a_table(&host, timed(1)).await;
    let first = sockets[1].started().await;
    assert!((1..=1000).contains(&left(&first)), "{first}");
    let step = sockets[1].next_of("step").await;
    assert_eq!(step["what"], json!({"kind": "acted", "seat": 0, "by": "timer"}));
    assert_eq!(step["sights"][0]["events"], json!([{"type": "time_up"}]));
    assert_eq!(step["sights"][0]["view"]["round"], 2);
    assert!(left(&step) > 900, "the next round has a time of its own: {step}");
    let last = sockets[1].next_of("step").await;
    assert_eq!((&last["table"]["state"], &last["timer_ms"]), (&json!("over"), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_clock_plays_is_taken_from_nobody() {
    let host = Host::open().await;
    let (_, _, mut sockets) = three_at_a_table(&host, timed(600)).await;
    for seat in [0, 1] {
        let socket = &mut sockets[usize::from(seat)];
        let asked = socket.started().await["sights"][0]["asked"].clone();
        for action in [json!({"type": "time_up"}), json!({"type": "time_up", "more": 1})] {
            let answer = socket.ask(act(seat, &asked, action)).await;
            assert_eq!(answer["error"]["code"], "illegal_action", "{answer}");
            assert_eq!(answer["error"]["rule"], Value::Null, "no rule of the game has been asked");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_stops_and_goes_on_where_it_stopped() {
    let host = Host::open().await;
    let (_, _, mut sockets) = three_at_a_table(&host, timed(600)).await;
    let first = sockets[0].started().await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let opened = guard(&mut sockets[0], &first, json!({"type": "open", "seat": 1})).await;
    assert_eq!(opened["timer_ms"], Value::Null, "nobody is hurried while counting");
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let counted = guard(&mut sockets[0], &opened, json!({"type": "count"})).await;
    let spent = 600_000 - left(&counted);
    assert!((300..1500).contains(&spent), "{spent}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_runs_on_from_the_log_when_the_server_has_been_restarted() {
    let host = Host::open().await;
    let (id, guests, mut sockets) = three_at_a_table(&host, timed(600)).await;
    let first = sockets[0].started().await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    drop(sockets);
    let host = host.restart().await;
    let mut guest: Guest = host.stranger();
    guest.cookie = guests[0].cookie.clone();
    let mut socket = guest.connect(&id).await;
    let now = socket.next_of("table").await;
    assert!(left(&now["table"]) + 700 <= left(&first), "{now}");
    assert!(left(&now["table"]) > 500_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_games_clock_runs_beside_the_one_for_each_decision() {
    let host = Host::open().await;
    let mut table = timed(1);
    table["clock"] = json!(60);
    let (_, _, mut sockets) = three_at_a_table(&host, table).await;
    let first = sockets[0].started().await;
    assert!(left(&first) <= 1000 && first["deadline_ms"].as_u64().unwrap() > 50_000);
    let step = sockets[0].next_of("step").await;
    assert_eq!(step["what"]["by"], "timer");
    assert!(step["deadline_ms"].as_u64().unwrap() > 55_000, "a new question, a new time: {step}");
}
