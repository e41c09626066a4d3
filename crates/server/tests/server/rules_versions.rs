//! Rules change, and games that have begun go on by those by which they began.

use crate::host::{Guest, Host, Socket, act, sooner_or_later};
use besace_server::entry::{Entry, MadeTable, Person};
use besace_server::glance::Glance;
use besace_server::storage::{Append, Make, Mark};
use serde_json::{Value, json};
use std::time::Duration;

/// A started game of customs by rules of this version, with the guest on every seat. One of a version that is not here cannot
/// be made any more, so it is put into storage as an older program would have left it.
async fn game_by(host: &Host, guest: &mut Guest, version: u32) -> String {
    let person = me(host, guest).await;
    let customs = host.app.games.find("customs").unwrap();
    let options = customs.all_options(&json!({"offers": 5})).unwrap();
    let made = |rules_version: u32| MadeTable {
        rules_version,
        one_screen: true,
        ..MadeTable::private(customs.info(), options.clone(), 3, person)
    };
    let entries = |version: u32| {
        let mut entries = vec![Entry::Made(Box::new(made(version)))];
        entries.extend((0..3).map(|seat| Entry::Sat { seat, person, name: format!("Seat {seat}") }));
        entries.push(Entry::Started { seed: 7 });
        entries
    };
    let id = format!("version-{version}");
    // What is shown of it was written by a program that knew its rules.
    let glance = Glance::of_new(host.app.games, &id, 1, &entries(3)).unwrap().0;
    keep(host, person, &id, entries(version), &glance).await;
    id
}

/// Puts a table into storage, with what is shown of it.
async fn keep(host: &Host, person: Person, id: &str, entries: Vec<Entry>, glance: &Glance) {
    let make = Make {
        id: id.into(),
        host: person,
        listed: false,
        known_deal: false,
        origin: 0,
        // Not so long ago that nobody has touched it for too long.
        at: host.app.clock.now_ms(),
        entries,
        glance: glance.to_json(),
        due: None,
        owed: Vec::new(),
    };
    host.app.storage.make(make, None).await.unwrap();
}

/// The person whom the server takes this guest for.
async fn me(host: &Host, guest: &Guest) -> Person {
    let cookie = guest.cookie.clone().unwrap();
    let headers = axum::http::HeaderMap::from_iter([(axum::http::header::COOKIE, cookie.parse().unwrap())]);
    host.app.sessions.person(&headers).unwrap().0
}

async fn offer(socket: &mut Socket, asked: &Value, coins: u8) -> Value {
    socket.ask(act(1, asked, json!({"type": "offer", "coins": coins}))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_by_the_rules_by_which_it_began() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    for (version, allowed) in [(2, false), (3, true)] {
        let id = game_by(&host, &mut ann, version).await;
        let mut socket = ann.connect(&id).await;
        let now = socket.next_of("table").await;
        let most = now["sights"][1]["legal"][0]["coins"]["max"].as_u64().unwrap() as u8;
        let asked = &now["sights"][1]["asked"];
        assert_eq!(offer(&mut socket, asked, most + 1).await["type"], "refused", "version {version}");
        assert_eq!(offer(&mut socket, asked, most).await["type"], "done", "version {version}");
        assert_eq!(most == crate::customs::MOST_COINS, allowed, "version {version}: {most}");
        let (_, replay) = ann.get(&format!("/api/tables/{id}/replay?viewer=0")).await;
        assert_eq!(replay["steps"].as_array().unwrap().len(), 2, "and it is replayed by them");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_rules_that_were_dropped_shows_its_seats_and_says_why() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = game_by(&host, &mut ann, 1).await;
    let (status, info) = ann.get(&format!("/api/tables/{id}")).await;
    assert_eq!((status, &info["seats"][2]["name"]), (200, &json!("Seat 2")));
    assert_eq!(ann.get("/api/me").await.1["tables"][0]["id"], id);
    let (status, problem) = ann.get(&format!("/api/tables/{id}/replay")).await;
    assert_eq!(status, 503);
    let why = "this table plays customs by rules version 1, which this server does not have";
    assert_eq!((&problem["code"], &problem["message"]), (&json!("old_rules"), &json!(why)));
    let mut socket = ann.connect(&id).await;
    assert_eq!(socket.next_of("refused").await["error"]["message"], why);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_by_rules_that_were_dropped_shows_its_result() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let played = game_by(&host, &mut ann, 3).await;
    let mut socket = ann.connect(&played).await;
    for seat in 0..3 {
        socket.done(json!({"do": "hand_over", "seat": seat})).await;
    }
    socket.step_of(|step| step["table"]["state"] == "over").await;
    let key = host.app.tables.find(&played).await.unwrap();
    let rows = host.app.storage.load(key).await.unwrap();
    let mut entries: Vec<Entry> = rows.into_iter().map(|row| row.entry).collect();
    let glance = Glance::of_new(host.app.games, "dropped", 1, &entries).unwrap().0;
    let Entry::Made(made) = &mut entries[0] else { panic!("a log begins with the making of its table") };
    made.rules_version = 1;
    keep(&host, me(&host, &ann).await, "dropped", entries, &glance).await;
    let (_, then) = ann.get(&format!("/api/tables/{played}")).await;
    let (status, now) = ann.get("/api/tables/dropped").await;
    assert_eq!((status, &now["state"], &now["result"]), (200, &json!("over"), &then["result"]));
    assert!(now["result"]["winners"].is_array());
    assert_eq!(ann.get("/api/tables/dropped/replay").await.1["code"], "old_rules");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_game_by_rules_that_were_dropped_is_woken_once_and_then_left_alone() {
    let host = Host::by_hand(|_| {}).await;
    let mut ann = host.guest("Ann").await;
    let id = game_by(&host, &mut ann, 1).await;
    let storage = &host.app.storage;
    let key = storage.find(&id).await.unwrap().unwrap();
    let now = host.app.clock.now_ms();
    let row = Append {
        table: key,
        number: 6,
        at: now,
        request: None,
        entry: Entry::Left { seat: 0 }.to_json(),
        marks: vec![Mark::Due(Some(now))],
    };
    storage.append(vec![row]).await.unwrap();
    assert_eq!(storage.due_tables(now, 9).await.unwrap(), [id.as_str()]);
    host.app.clock.turn(Duration::from_secs(60));
    let day = 24 * 3600 * 1000;
    sooner_or_later(async || storage.due_tables(now + day, 9).await.unwrap().is_empty()).await;
    assert_eq!(
        storage.due_tables(now + 2 * day, 9).await.unwrap(),
        [id.as_str()],
        "the next day it is tried again"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_is_told_of_games_by_rules_that_were_dropped() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    for version in [1, 2, 3] {
        game_by(&host, &mut ann, version).await;
    }
    let host = host.restart().await;
    sooner_or_later(async || {
        let answer = host.stranger().request("GET", "/readyz", &[], b"").await;
        let told = String::from_utf8(answer.body).unwrap();
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!((answer.status, lines[0]), (200, "ready"), "everything else can be played");
        lines.len() == 2
            && lines[1].starts_with(
                "tables that play customs by rules version 1, which this program does not have: 1.",
            )
    })
    .await;
}
