//! Tables: made, found, filled, watched, asleep.

use crate::host::{Host, three_at_a_table, toll};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_found_only_by_its_link() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let private = ann.make(toll(3)).await;
    let mut listed = toll(4);
    listed["listed"] = json!(true);
    let listed = ann.make(listed).await;
    let mut bob = host.guest("Bob").await;
    let (_, lobby) = bob.get("/api/tables").await;
    assert_eq!(
        lobby.as_array().unwrap().iter().map(|table| &table["id"]).collect::<Vec<_>>(),
        [&json!(listed)]
    );
    assert_eq!(bob.get(&format!("/api/tables/{private}")).await.0, 200, "whoever has the link may look");
    let unknown = bob.get("/api/tables/aaaaaaaaaaaaaaaaaaaaaaaa").await;
    assert_eq!((unknown.0, &unknown.1["code"]), (404, &json!("not_found")));
    for path in ["/api/tables/aaaaaaaaaaaaaaaaaaaaaaaa/live", "/api/tables/x/live?since=3"] {
        // A page cannot read the status of a WebSocket that was refused: it is told on the socket.
        let mut socket = bob.try_connect(path, &[]).await.unwrap();
        assert_eq!(socket.next().await, Some(json!({"type": "closing", "reason": "not_found"})));
        assert_eq!(socket.next().await, None);
    }
    assert_eq!(bob.get("/api/tables/x/replay").await.0, 404);
    host.all_asleep().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_could_never_be_played_is_not_made() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let change = |key: &str, value: serde_json::Value| {
        let mut table = toll(3);
        table[key] = value;
        table
    };
    let wrong = [
        (toll(2), "bad_setup"),
        (toll(6), "bad_setup"),
        (change("game", json!("chess")), "unknown_game"),
        (change("options", json!({"first_player": 7})), "bad_setup"),
        (change("options", json!({"speed": 7})), "bad_setup"),
        (change("options", json!([])), "bad_request"),
        (change("clock", json!(4)), "bad_request"),
        (change("away_after", json!(9)), "bad_request"),
        (change("start", json!(true)), "seats_open"),
        (
            change("seats", json!([{"who": "bot", "level": "god"}, {"who": "me"}, {"who": "open"}])),
            "bad_request",
        ),
        (json!({}), "bad_request"),
        (json!("x"), "bad_request"),
    ];
    for (table, code) in wrong {
        let (_, problem) = ann.post("/api/tables", table.clone()).await;
        assert_eq!(problem["code"], code, "{table}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_taken_left_given_to_bots_and_cleared_before_the_start() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(toll(4)).await;
    let mut host_socket = ann.connect(&id).await;
    let now = host_socket.next_of("table").await;
    assert_eq!((&now["you_host"], &now["sights"]), (&json!(true), &json!([])));
    let mut bob = host.guest("Bob").await.connect(&id).await;
    assert_eq!(bob.next_of("table").await["you_host"], false);
    let mut stranger = host.stranger().connect(&id).await;
    stranger.next_of("table").await;
    assert_eq!(stranger.refused(json!({"do": "sit", "seat": 2})).await, "no_name");
    assert_eq!(bob.refused(json!({"do": "sit", "seat": 0})).await, "seat_taken");
    assert_eq!(bob.refused(json!({"do": "sit", "seat": 4})).await, "bad_request");
    bob.done(json!({"do": "sit", "seat": 1})).await;
    assert_eq!(bob.refused(json!({"do": "sit", "seat": 2})).await, "bad_request");
    assert_eq!(bob.refused(json!({"do": "seat_bot", "seat": 2, "level": "novice"})).await, "not_host");
    assert_eq!(bob.refused(json!({"do": "start"})).await, "not_host");
    assert_eq!(bob.refused(json!({"do": "hand_over", "seat": 1})).await, "not_started");
    assert_eq!(bob.refused(json!({"do": "hint", "seat": 1})).await, "not_started");
    let act = json!({"do": "act", "seat": 1, "asked": 1, "action": {"type": "wave"}});
    assert_eq!(bob.refused(act).await, "not_started");
    assert_eq!(host_socket.refused(json!({"do": "start"})).await, "seats_open");
    assert_eq!(
        host_socket.refused(json!({"do": "seat_bot", "seat": 2, "level": "god"})).await,
        "bad_request"
    );
    host_socket.done(json!({"do": "seat_bot", "seat": 2, "level": "novice"})).await;
    host_socket.done(json!({"do": "seat_bot", "seat": 3, "level": "regular"})).await;
    host_socket.done(json!({"do": "clear_seat", "seat": 2})).await;
    bob.done(json!({"do": "stand", "seat": 1})).await;
    bob.done(json!({"do": "sit", "seat": 2, "name": "Bobby"})).await;
    let (_, info) = ann.get(&format!("/api/tables/{id}")).await;
    let names: Vec<_> = info["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_eq!((names[0], names[1], names[2]), (&json!("Ann"), &json!(null), &json!("Bobby")));
    assert_eq!(info["seats"][3]["who"], "bot");
    host_socket.done(json!({"do": "clear_seat", "seat": 2})).await;
    let step = loop {
        let step = bob.next_of("step").await;
        if step["what"]["kind"] == "left"
            && step["table"]["seats"][3]["who"] == "bot"
            && step["what"]["seat"] == 2
        {
            break step;
        }
    };
    assert_eq!(step["table"]["seats"][2]["who"], "open");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_reaches_everybody_once() {
    let host = Host::open().await;
    let (id, guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    sockets[1].send("hi", json!({"do": "chat", "text": "  good evening "})).await;
    let line = sockets[0].next_of("chat").await;
    assert_eq!(
        (&line["name"], &line["seat"], &line["text"], &line["number"]),
        (&json!("Bob"), &json!(1), &json!("good evening"), &json!(1))
    );
    sockets[1].answer("hi").await;
    sockets[1].send("hi", json!({"do": "chat", "text": "  good evening "})).await;
    assert_eq!(sockets[1].answer("hi").await["type"], "done");
    sockets[2].done(json!({"do": "chat", "text": "hello"})).await;
    assert_eq!(sockets[0].next_of("chat").await["text"], "hello", "the repeat was not told again");
    let now = guests[0].connect(&id).await.next_of("table").await;
    assert_eq!(now["chat"].as_array().unwrap().len(), 2);
    let number = now["number"].as_u64().unwrap();
    let mut back =
        guests[0].try_connect(&format!("/api/tables/{id}/live?since={number}&said=1"), &[]).await.unwrap();
    assert_eq!(back.next().await.unwrap()["text"], "hello");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_sleeps_when_everybody_is_gone_and_wakes_as_it_was() {
    let host = Host::open().await;
    let (id, mut guests, mut sockets) = three_at_a_table(&host, json!({"clock": 60})).await;
    sockets[0].started().await;
    assert_eq!(host.app.tables.awake(), 1);
    let (_, before) = guests[1].get(&format!("/api/tables/{id}")).await;
    for socket in sockets {
        socket.close().await;
    }
    host.all_asleep().await;
    let (_, mut after) = guests[1].get(&format!("/api/tables/{id}")).await;
    after["deadline_ms"] = before["deadline_ms"].clone();
    assert_eq!(after, before);
    host.all_asleep().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_go_on_at_a_table_that_waits_for_them() {
    let host = Host::with(|config| config.limits.hints_at_once = 1).await;
    let (_, _, mut sockets) = three_at_a_table(&host, json!({})).await;
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.done(json!({"do": "hand_over", "seat": seat})).await;
    }
    loop {
        if sockets[2].next_of("step").await["table"]["state"] == "over" {
            break;
        }
    }
    sockets[2].send("again", json!({"do": "rematch"})).await;
    sockets[1].send("again", json!({"do": "rematch"})).await;
    let told = loop {
        let step = sockets[0].next_of("step").await;
        if step["what"]["kind"] == "rematched" {
            break step["what"]["table"].as_str().unwrap().to_string();
        }
    };
    for seat in [1, 2] {
        assert_eq!(sockets[seat].answer("again").await["type"], "done");
    }
    let (_, info) = host.stranger().get(&format!("/api/tables/{told}")).await;
    assert_eq!(info["state"], "waiting");
    assert_eq!(info["seats"][1]["name"], "Bob");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clean_stop_tells_everybody() {
    let mut host = Host::open().await;
    let (_, _, mut sockets) = three_at_a_table(&host, json!({})).await;
    assert_eq!(host.stranger().get("/healthz").await.0, 200);
    assert_eq!(host.stranger().get("/readyz").await.0, 200);
    assert_eq!(host.stranger().get("/metrics").await.0, 404, "off unless asked for");
    host.stop();
    assert_eq!(sockets[1].next_of("closing").await["reason"], "shutdown");
    assert!(sockets[1].next().await.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_told_where_they_are_asked_for() {
    let host = Host::with(|config| config.metrics = true).await;
    let (_, _, _sockets) = three_at_a_table(&host, json!({})).await;
    let answer = host.stranger().request("GET", "/metrics", &[], b"").await;
    let told = String::from_utf8(answer.body).unwrap();
    assert!(told.contains("besace_commit_seconds") && told.contains("besace_connections"), "{told}");
}
