//! The game's own clock: counted by the server, played by it, and taken from nobody.
//!
//! Nobody waits here. A table is its log, and the log says when its game began: so a clock that has run for long is that
//! of a game that began long ago.

use crate::customs;
use crate::host::{Guest, Host, act, three_at_a_table};
use besace_server::entry::{By, Entry};
use besace_server::storage::{Append, Key, Mark};
use besace_server::table::Table;
use serde_json::{Value, json};

fn timed(seconds: u32) -> Value {
    json!({"game": "customs", "options": {"seconds": seconds}})
}

fn left(message: &Value) -> u64 {
    message["timer_ms"].as_u64().unwrap_or_else(|| panic!("no clock runs: {message}"))
}

/// Somebody's table around one screen, whose game began so many milliseconds ago. Nobody has looked at it since.
async fn begun_before(host: &Host, ago: u64, more: Value) -> (String, Guest) {
    let mut guest = host.guest("Ann").await;
    let people = json!([{"who": "me"}, {"who": "me", "name": "Bob"}, {"who": "me", "name": "Cem"}]);
    let mut table = json!({"seats": people, "one_screen": true});
    table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let id = guest.make(table).await;
    host.all_asleep().await;
    let storage = &host.app.storage;
    let key = storage.find(&id).await.unwrap().unwrap();
    let number = storage.load(key).await.unwrap().len() as u64 + 1;
    let entry = Entry::Started { seed: 1 };
    let (at, marks) = (host.app.clock.now_ms() - ago, Mark::of(&entry));
    let entry = entry.to_json();
    storage.append(vec![Append { table: key, number, at, request: None, entry, marks }]).await.unwrap();
    (id, guest)
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_games_own_time_is_up_the_server_plays_what_then_happens() {
    let host = Host::by_hand(|_| {}).await;
    let (id, guest) = begun_before(&host, 600_000, timed(600)).await;
    let mut socket = guest.connect(&id).await;
    let step = socket.next_of("step").await;
    assert_eq!(step["what"], json!({"kind": "acted", "seat": 0, "by": "timer"}));
    assert_eq!(step["sights"][0]["events"], json!([{"type": "time_up"}]));
    assert_eq!(step["sights"][0]["view"]["round"], 2);
    assert_eq!(left(&step), 600_000, "the next round has a time of its own: {step}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_its_clock_ends_has_no_clock_any_more() {
    let host = Host::open().await;
    let table = json!({"game": "customs", "options": {"seconds": 600, "rounds": 1}});
    let (id, guest) = begun_before(&host, 600_000, table).await;
    let last = guest.connect(&id).await.next_of("step").await;
    assert_eq!(last["what"]["by"], "timer");
    assert_eq!((&last["table"]["state"], &last["timer_ms"]), (&json!("over"), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_clock_plays_is_offered_to_nobody_and_taken_from_nobody() {
    let host = Host::open().await;
    let (_, _, mut sockets) = three_at_a_table(&host, timed(600)).await;
    for seat in [0, 1] {
        let socket = &mut sockets[usize::from(seat)];
        let sight = socket.started().await["sights"][0].clone();
        let kinds: Vec<&str> =
            sight["legal"].as_array().unwrap().iter().map(|offer| offer["type"].as_str().unwrap()).collect();
        assert!(!kinds.is_empty() && !kinds.contains(&"time_up"), "seat {seat} is offered {kinds:?}");
        let asked = &sight["asked"];
        for action in [json!({"type": "time_up"}), json!({"type": "time_up", "more": 1})] {
            let answer = socket.ask(act(seat, asked, action)).await;
            assert_eq!(answer["error"]["code"], "illegal_action", "{answer}");
            assert_eq!(answer["error"]["rule"], Value::Null, "no rule of the game has been asked");
        }
    }
}

/// Three people at a table of this game, which begins at this time.
fn started(options: Value, at: u64) -> Table {
    Table::replay(customs::games(), Key(1), "table", &customs::begun(options, at)).unwrap()
}

#[test]
fn the_clock_stops_and_goes_on_where_it_stopped() {
    let mut table = started(json!({"seconds": 600}), 1_000);
    let mut guard = |action: Value, at: u64| {
        table.apply(&Entry::acted(0, By::Person, action.into()), at).unwrap();
        table.timer.clone()
    };
    let stopped = guard(json!({"type": "open", "seat": 1}), 301_000);
    assert_eq!(stopped.left(301_000), None, "nobody is hurried while counting");
    let on = guard(json!({"type": "count"}), 9_000_000);
    assert_eq!(on.left(9_000_000), Some(300_000));
    assert_eq!(on.left(9_299_999), Some(1));
    assert_eq!(on.left(9_300_000), Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_runs_on_from_the_log_when_the_server_has_been_restarted() {
    let host = Host::by_hand(|_| {}).await;
    let (id, mut guest) = begun_before(&host, 700_000, timed(3600)).await;
    let cookie = guest.cookie.clone();
    let mut host = host;
    for _ in 0..2 {
        let mut socket = guest.connect(&id).await;
        let now = socket.next_of("table").await;
        assert_eq!(left(&now["table"]), 2_900_000, "{now}");
        drop(socket);
        host = host.restart().await;
        guest = host.stranger();
        guest.cookie = cookie.clone();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_games_clock_runs_beside_the_one_for_each_decision() {
    let host = Host::by_hand(|_| {}).await;
    let mut table = timed(600);
    table["clock"] = json!(900);
    let (id, guest) = begun_before(&host, 600_000, table).await;
    let step = guest.connect(&id).await.next_of("step").await;
    assert_eq!(step["what"]["by"], "timer");
    assert_eq!((left(&step), &step["deadline_ms"]), (600_000, &json!(900_000)), "a new question, a new time");
}
