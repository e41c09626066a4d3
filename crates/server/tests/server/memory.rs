//! The memory aid: told where a table has it, to the seat whose memory it is, and nowhere else.

use crate::host::{Host, act};
use serde_json::{Value, json};

/// A table of the guard's, started, with these seats beside it.
fn customs(others: Value, more: Value) -> Value {
    let mut seats = vec![json!({"who": "me"})];
    seats.extend(others.as_array().unwrap().clone());
    let mut table = json!({"game": "customs", "seats": seats, "options": {"patience": 1e9}, "start": true});
    table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    table
}

fn bot(level: &str) -> Value {
    json!([{"who": "bot", "level": level}, {"who": "bot", "level": "regular"}])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_beginners_has_it_unless_told_and_another_has_it_if_told() {
    let host = Host::open().await;
    let mut guest = host.guest("Ann").await;
    for (table, expected) in [
        (customs(bot("novice"), json!({})), true),
        (customs(bot("expert"), json!({})), false),
        (customs(bot("novice"), json!({"memory_aid": false})), false),
        (customs(bot("expert"), json!({"memory_aid": true})), true),
        (customs(bot("expert"), json!({"memory_aid": null})), false),
        (
            json!({"game": "toll", "seats": customs(bot("novice"), json!({}))["seats"], "memory_aid": true}),
            false,
        ),
    ] {
        let id = guest.make(table.clone()).await;
        let (_, info) = guest.get(&format!("/api/tables/{id}")).await;
        assert_eq!(info["memory_aid"], expected, "{table}");
    }
    let (_, games) = guest.get("/api/games").await;
    assert_eq!(games[0]["has_memory"], true);
    let rounds = json!({"key": "rounds", "kind": "numbers", "numbers": [2, 1, 3]});
    let badges = json!({"key": "badges", "kind": "per_seat", "names": ["star", "key", "owl", "bell"]});
    assert_eq!(games[0]["choices"], json!([rounds, badges]));
    assert_eq!(games[1]["has_memory"], false, "in the template there is nothing to remember");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_told_to_its_own_seat_alone() {
    let host = Host::open().await;
    let mut guest = host.guest("Ann").await;
    let id = guest.make(customs(bot("regular"), json!({"memory_aid": true}))).await;
    let mut socket = guest.connect(&id).await;
    let now = socket.next_of("table").await;
    assert_eq!(now["sights"][0]["memory"], json!({"opened": []}));
    let mut watcher = host.stranger().connect(&id).await;
    let seen = watcher.next_of("table").await;
    assert_eq!(seen["sights"][0].get("memory"), None);
    socket.send("open", act(0, &now["sights"][0]["asked"], json!({"type": "open", "seat": 1}))).await;
    let step = socket.next_of("step").await;
    assert_eq!(step["sights"][0]["memory"]["opened"].as_array().unwrap().len(), 1, "{step}");
    assert_eq!(watcher.next_of("step").await["sights"][0].get("memory"), None);
    let (_, replay) = host.stranger().get(&format!("/api/tables/{id}/replay")).await;
    assert!(!replay["steps"].to_string().contains("\"memory\""));
    // One's own moments can be looked at again, with what one knew then.
    let (_, replay) = guest.get(&format!("/api/tables/{id}/replay?viewer=0")).await;
    assert_eq!(replay["steps"][1]["sights"][0]["memory"], step["sights"][0]["memory"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_table_has_none_nothing_is_told_live_or_later_or_with_open_hands() {
    let host = Host::by_hand(|_| {}).await;
    let mut guest = host.guest("Ann").await;
    let more = json!({"options": {"patience": 1e9, "seconds": 60, "rounds": 1}});
    for (aid, own) in [(false, false), (true, true)] {
        let mut table = customs(bot("regular"), more.clone());
        table["memory_aid"] = json!(aid);
        let id = guest.make(table).await;
        let mut socket = guest.connect(&id).await;
        let mut told = socket.next_of("table").await.to_string();
        let over = socket.step_of(|step| step["table"]["state"] == "over");
        told += &host.while_time_goes_by(over).await.to_string();
        let (_, replay) = guest.get(&format!("/api/tables/{id}/replay?viewer=0")).await;
        told += &replay.to_string();
        assert_eq!(told.contains("\"memory\":"), own);
        let (status, open) = guest.get(&format!("/api/tables/{id}/replay?viewer=open")).await;
        assert_eq!(status, 200);
        assert!(!open.to_string().contains("\"memory\":"));
    }
}
