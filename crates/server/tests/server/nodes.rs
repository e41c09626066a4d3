//! Several nodes on one PostgreSQL: whoever is at whichever node plays at the same table.

use crate::host::{Guest, Host, Socket, first_legal, sooner_or_later, three_at_a_table, toll};
use besace_postgres::{Database, Postgres};
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use std::time::Duration;

fn database() -> Database {
    Database::new().unwrap()
}

/// Two nodes on one database.
async fn two_nodes(database: &Database) -> [Host; 2] {
    [Host::node(database).await, Host::node(database).await]
}

/// The same person at another node.
fn at(guest: &Guest, node: &Host) -> Guest {
    let mut guest = guest.clone();
    guest.moves_to(node);
    guest
}

/// A live connection that has been told the table.
async fn open(guest: &Guest, id: &str) -> Socket {
    let mut socket = guest.connect(id).await;
    socket.next_of("table").await;
    socket
}

/// The first step of this kind; others are passed over.
async fn step_of(socket: &mut Socket, kind: &str) -> Value {
    socket.step_of(|step| step["what"]["kind"] == kind).await
}

/// Plays the first legal action whenever it is asked for, until the game is over; gives every step that was told.
async fn play_to_the_end(mut socket: Socket, mut now: Value) -> Vec<Value> {
    let mut told = vec![now.clone()];
    let mut sent = 0;
    loop {
        if let Some(request) = first_legal(&now) {
            sent += 1;
            socket.send(&format!("p{sent}"), request).await;
        }
        now = socket.next_of("step").await;
        told.push(now.clone());
        if now["table"]["state"] == "over" {
            return told;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_several_nodes_play_one_game_and_are_told_the_same_steps() {
    let database = database();
    let nodes = [Host::node(&database).await, Host::node(&database).await, Host::node(&database).await];
    let mut ann = nodes[0].guest("Ann").await;
    let (bob, cem) = (nodes[1].guest("Bob").await, nodes[2].guest("Cem").await);
    let id = ann.make(toll(3)).await;
    let mut sockets = vec![open(&ann, &id).await, open(&bob, &id).await, open(&cem, &id).await];
    sockets[1].done(json!({"do": "sit", "seat": 1})).await;
    sockets[2].done(json!({"do": "sit", "seat": 2})).await;
    // Whatever was done elsewhere before counts here, heard of or not.
    sockets[0].send("start", json!({"do": "start"})).await;
    let mut playing = Vec::new();
    for mut socket in sockets {
        let started = socket.started().await;
        playing.push(tokio::spawn(play_to_the_end(socket, started)));
    }
    let mut told = Vec::new();
    for player in playing {
        told.push(player.await.unwrap());
    }
    let numbers =
        |steps: &[Value]| -> Vec<u64> { steps.iter().map(|step| step["number"].as_u64().unwrap()).collect() };
    let first = numbers(&told[0]);
    assert!(first.windows(2).all(|pair| pair[1] == pair[0] + 1), "no gap and no double: {first:?}");
    for (seat, steps) in told.iter().enumerate() {
        assert_eq!(numbers(steps), first, "seat {seat}");
        let what =
            |steps: &[Value]| -> Vec<Value> { steps.iter().map(|step| step["what"].clone()).collect() };
        assert_eq!(what(steps), what(&told[0]));
    }
    let replay = at(&ann, &nodes[2]).get(&format!("/api/tables/{id}/replay?viewer=0")).await.1;
    assert_eq!(replay["table"]["state"], "over", "and whoever looks sees it at every node");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_request_at_two_nodes_is_carried_out_once() {
    let database = database();
    let nodes = two_nodes(&database).await;
    let mut ann = nodes[0].guest("Ann").await;
    let bot = json!({"who": "bot", "level": "novice"});
    let table = json!({"game": "toll", "seats": [{"who": "me"}, bot, bot], "options": {"first_player": 2}, "start": true});
    for _ in 0..5 {
        let id = ann.make(table.clone()).await;
        let mut here = ann.connect(&id).await;
        let mut there = at(&ann, &nodes[1]).connect(&id).await;
        let first = here.next_of("table").await;
        let second = there.next_of("table").await;
        let (mut request, mut again) = (first_legal(&first), first_legal(&second));
        while request.is_none() {
            request = first_legal(&here.next_of("step").await);
        }
        while again.is_none() {
            again = first_legal(&there.next_of("step").await);
        }
        let (request, again) = (request.unwrap(), again.unwrap());
        assert_eq!(request["asked"], again["asked"], "both are asked the same");
        tokio::join!(here.send("once", request.clone()), there.send("once", request.clone()));
        let (one, two) = tokio::join!(here.answer("once"), there.answer("once"));
        assert_eq!(one["type"], "done", "{one}");
        assert_eq!(one["number"], two["number"]);
        // The same once more, with another id: the question has been answered.
        there.send("late", request).await;
        assert_eq!(there.answer("late").await["error"]["code"], "stale");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_want_one_seat_at_once_one_has_it_and_nobody_is_cut_off() {
    let database = database();
    let nodes = two_nodes(&database).await;
    let mut ann = nodes[0].guest("Ann").await;
    let (bob, cem) = (nodes[0].guest("Bob").await, nodes[1].guest("Cem").await);
    for _ in 0..10 {
        let id = ann.make(toll(3)).await;
        let (mut first, mut second) = (open(&bob, &id).await, open(&cem, &id).await);
        let sit = json!({"do": "sit", "seat": 1});
        tokio::join!(first.send("sit", sit.clone()), second.send("sit", sit.clone()));
        let (one, two) = tokio::join!(first.answer("sit"), second.answer("sit"));
        let codes = [&one["error"]["code"], &two["error"]["code"]];
        assert!(codes.contains(&&Value::Null) && codes.contains(&&json!("seat_taken")), "{one} {two}");
        let loser = if one["type"] == "done" { &mut second } else { &mut first };
        loser.done(json!({"do": "sit", "seat": 2})).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_and_who_is_here_is_heard_at_every_node() {
    let database = database();
    let nodes = two_nodes(&database).await;
    let mut ann = nodes[0].guest("Ann").await;
    let bob = nodes[1].guest("Bob").await;
    let id = ann.make(toll(3)).await;
    let (mut first, mut second) = (open(&ann, &id).await, open(&bob, &id).await);
    second.done(json!({"do": "sit", "seat": 1})).await;
    let is_both = |message: &Value| message["here"] == json!([true, true, false]);
    while !is_both(&first.next_of("presence").await) {}
    while !is_both(&second.next_of("presence").await) {}
    for line in 1..=5u64 {
        first.send(&format!("a{line}"), json!({"do": "chat", "text": "hello"})).await;
        assert_eq!(second.next_of("chat").await["number"], 2 * line - 1);
        second.send(&format!("b{line}"), json!({"do": "chat", "text": "hi"})).await;
        assert_eq!(first.next_of("chat").await["number"], 2 * line - 1);
        assert_eq!(first.next_of("chat").await["number"], 2 * line);
        assert_eq!(second.next_of("chat").await["number"], 2 * line);
    }
    second.close().await;
    while first.next_of("presence").await["here"] != json!([true, false, false]) {}
    // A name that is changed at one node is known at the other, and so is a link for another device.
    let mut there = at(&ann, &nodes[1]);
    there.put("/api/me", json!({"name": "Anna"})).await;
    assert_eq!(ann.get("/api/me").await.1["name"], "Anna");
    let link = ann.post("/api/recovery", json!({})).await.1["path"].as_str().unwrap().to_string();
    let token = link.rsplit('/').next().unwrap();
    let mut device = nodes[1].stranger();
    assert_eq!(device.post(&format!("/api/recovery/{token}"), json!({})).await.1["name"], "Anna");
    assert_eq!(device.post(&format!("/api/recovery/{token}"), json!({})).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_away_who_is_connected_to_another_node() {
    let database = database();
    let nodes = [Host::node_by_hand(&database).await, Host::node_by_hand(&database).await];
    let mut ann = nodes[0].guest("Ann").await;
    let bob = nodes[1].guest("Bob").await;
    let bot = json!({"who": "bot", "level": "novice"});
    let seats = json!([{"who": "me"}, {"who": "open"}, bot]);
    let table = json!({"game": "toll", "seats": seats, "options": {"first_player": 2}, "away_after": 10});
    let (status, made) = ann.post("/api/tables", table).await;
    assert_eq!(status, 200, "{made}");
    let id = made["table"].as_str().unwrap().to_string();
    let (mut first, mut second) = (open(&ann, &id).await, open(&bob, &id).await);
    second.done(json!({"do": "sit", "seat": 1})).await;
    // Presence is told a moment after, on the clock that is turned by hand.
    let both_here = async { while first.next_of("presence").await["here"] != json!([true, true, true]) {} };
    nodes[0].while_time_goes_by(both_here).await;
    first.done(json!({"do": "start"})).await;
    nodes[0].app.clock.turn(Duration::from_secs(60));
    assert!(!first.steps_by_now().await.iter().any(|step| step["what"]["kind"] == "bot_took_over"));
    second.close().await;
    let taken_over = async { step_of(&mut first, "bot_took_over").await };
    nodes[0].while_time_goes_by(taken_over).await;
    // He comes back at a node at which he was not.
    let mut back = at(&bob, &nodes[0]).connect(&id).await;
    assert_eq!(back.next_of("table").await["table"]["seats"][1]["played_by_bot"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_decide_once_though_several_nodes_watch_and_all_go_on_at_one_table() {
    let database = database();
    let nodes = two_nodes(&database).await;
    let mut ann = nodes[0].guest("Ann").await;
    let bob = nodes[1].guest("Bob").await;
    let bot = json!({"who": "bot", "level": "novice"});
    let table = json!({"game": "toll", "seats": [{"who": "me"}, {"who": "open"}, bot, bot]});
    let id = ann.make(table).await;
    let (mut first, mut second) = (open(&ann, &id).await, open(&bob, &id).await);
    second.done(json!({"do": "sit", "seat": 1})).await;
    first.send("start", json!({"do": "start"})).await;
    let (one, two) = (first.started().await, second.started().await);
    let (one, two) = tokio::join!(play_to_the_end(first, one), play_to_the_end(second, two));
    let what = |steps: &[Value]| -> Vec<(u64, Value)> {
        steps.iter().map(|step| (step["number"].as_u64().unwrap(), step["what"].clone())).collect()
    };
    assert_eq!(what(&one), what(&two));
    assert!(what(&one).iter().any(|(_, what)| what["by"] == "bot"));
    let (mut first, mut second) = (open(&ann, &id).await, open(&bob, &id).await);
    let again = json!({"do": "rematch"});
    tokio::join!(first.send("again", again.clone()), second.send("again", again.clone()));
    let (one, two) = tokio::join!(step_of(&mut first, "rematched"), step_of(&mut second, "rematched"));
    assert_eq!(one["what"]["table"], two["what"]["table"], "one table for all");
    assert_eq!(
        (first.answer("again").await["type"].clone(), second.answer("again").await["type"].clone()),
        (json!("done"), json!("done"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_closed_or_forbidden_at_one_node_is_so_at_every() {
    let database = database();
    let nodes = two_nodes(&database).await;
    let mut ann = nodes[0].guest("Ann").await;
    let mut bob = nodes[1].guest("Bob").await;
    let id = ann.make(json!({"game": "toll", "seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}], "listed": true})).await;
    assert_eq!(bob.get("/api/tables").await.1[0]["id"], id, "one lobby");
    let mut watching = open(&bob, &id).await;
    let (status, _) = (ann.request("DELETE", &format!("/api/tables/{id}"), &[], b"").await.status, ());
    assert_eq!(status, 204);
    assert_eq!(watching.next_of("closing").await["type"], "closing");
    // Whoever is connected is told a moment before the table is forgotten there.
    sooner_or_later(async || bob.get(&format!("/api/tables/{id}")).await.0 == 404).await;
    let people = nodes[0].app.storage.all_people().await.unwrap();
    let number = people.iter().find(|person| person.name == "Bob").unwrap().person;
    let mut stream = tokio::net::UnixStream::connect(nodes[0].app.config.data.join("control")).await.unwrap();
    let ask = json!({"do": "ban", "person": number, "on": true});
    tokio::io::AsyncWriteExt::write_all(&mut stream, format!("{ask}\n").as_bytes()).await.unwrap();
    sooner_or_later(async || bob.get("/api/me").await.0 == 403).await;
}

/// Somebody who looks after the database itself.
async fn administrator(database: &Database) -> PgConnection {
    PgConnection::connect(&database.address).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_that_nobody_heard_loses_nothing() {
    let database = database();
    let nodes = two_nodes(&database).await;
    let mut ann = nodes[0].guest("Ann").await;
    let bob = nodes[1].guest("Bob").await;
    let id = ann.make(toll(3)).await;
    let (mut first, mut second) = (open(&ann, &id).await, open(&bob, &id).await);
    let mut administrator = administrator(&database).await;
    for _ in 0..3 {
        let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                   WHERE datname = current_database() AND query LIKE 'LISTEN%'";
        sooner_or_later(async || {
            let row = sqlx::query(cut).fetch_one(&mut administrator).await.unwrap();
            sqlx::Row::get::<i64, _>(&row, 0) > 0
        })
        .await;
        second.done(json!({"do": "sit", "seat": 1})).await;
        step_of(&mut first, "sat").await;
        second.done(json!({"do": "stand", "seat": 1})).await;
        step_of(&mut first, "left").await;
    }
}

/// A node that is stopped keeps its locks.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_decides_anyway_where_another_node_keeps_its_turn() {
    let database = database();
    let node = Host::node(&database).await;
    let mut administrator = administrator(&database).await;
    let keep = "SELECT count(pg_advisory_lock(199601376, key)) FROM generate_series(0, 1023) AS key";
    sqlx::query(keep).execute(&mut administrator).await.unwrap();
    let mut ann = node.guest("Ann").await;
    let bot = json!({"who": "bot", "level": "novice"});
    let seats = json!([{"who": "me"}, bot, bot]);
    let id = ann.make(json!({"game": "toll", "seats": seats, "start": true})).await;
    let mut socket = ann.connect(&id).await;
    let decided = socket.step_of(|step| step["what"]["by"] == "bot").await;
    assert_eq!(decided["what"]["kind"], "acted");
}

/// Nobody answers, and both nodes see every clock run out.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_clock_decides_is_decided_once_though_it_runs_out_at_two_nodes() {
    let database = database();
    let nodes = [Host::node_by_hand(&database).await, Host::node_by_hand(&database).await];
    let mut ann = nodes[0].guest("Ann").await;
    let bob = nodes[1].guest("Bob").await;
    let bot = json!({"who": "bot", "level": "novice"});
    let table = json!({"game": "toll", "seats": [{"who": "me"}, {"who": "open"}, bot], "clock": 10});
    let id = ann.make(table).await;
    let (mut first, mut second) = (open(&ann, &id).await, open(&bob, &id).await);
    second.done(json!({"do": "sit", "seat": 1})).await;
    first.send("start", json!({"do": "start"})).await;
    let (mut here, mut there) = (Vec::new(), Vec::new());
    let to_the_end = async |socket: &mut Socket, told: &mut Vec<Value>| loop {
        let step = socket.next_of("step").await;
        let is_over = step["table"]["state"] == "over";
        told.push(json!([step["number"], step["what"]]));
        if is_over {
            return;
        }
    };
    let over = async { tokio::join!(to_the_end(&mut first, &mut here), to_the_end(&mut second, &mut there)) };
    nodes[0].while_time_goes_by(nodes[1].while_time_goes_by(over)).await;
    let from = here.iter().position(|step| step[1]["kind"] == "started").unwrap();
    assert_eq!(here[from..], there[there.len() - (here.len() - from)..], "both nodes tell the same");
    let by_clock = here.iter().filter(|step| step[1]["by"] == "clock").count();
    let by_person = here.iter().filter(|step| step[1]["by"] == "person").count();
    assert!(by_clock > 0 && by_person == 0, "{here:?}");
}

/// A table that is awake at one node is woken at another: its clock has begun when somebody first waited for that decision.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_wakes_late_shows_the_clock_as_it_has_run() {
    let database = database();
    let nodes = two_nodes(&database).await;
    let mut ann = nodes[0].guest("Ann").await;
    let bob = nodes[1].guest("Bob").await;
    let bot = json!({"who": "bot", "level": "novice"});
    let seats = json!([{"who": "me"}, bot, bot]);
    let table =
        json!({"game": "toll", "seats": seats, "options": {"first_player": 2}, "clock": 600, "start": true});
    let id = ann.make(table).await;
    let _here = open(&ann, &id).await;
    nodes[0].until(|app| app.tables.thinking() == 0).await;
    let mut administrator = administrator(&database).await;
    sooner_or_later(async || {
        let there = "UPDATE present SET since = since - interval '200 seconds' WHERE seats <> 0";
        sqlx::query(there).execute(&mut administrator).await.unwrap().rows_affected() > 0
    })
    .await;
    sqlx::query("UPDATE log SET at = at - 100000").execute(&mut administrator).await.unwrap();
    let left = |table: &Value| table["table"]["deadline_ms"].as_u64().unwrap();
    let told = bob.connect(&id).await.next_of("table").await;
    assert!((400_000..=500_000).contains(&left(&told)), "asked 100 seconds ago: {told}");
}

/// A PostgreSQL that a test may end and start again, and a database in it.
fn own_postgres() -> (Postgres, String) {
    let postgres = Postgres::start().unwrap();
    let database = besace_postgres::make_database(&postgres.address()).unwrap();
    (postgres, database)
}

async fn node_on(database: &str) -> Host {
    Host::with(|config| config.database = Some(database.parse().unwrap())).await
}

/// The next message that says whether the table waits.
async fn waits(socket: &mut Socket) -> bool {
    socket.next_of("waits").await["on"].as_bool().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_database_is_away_says_that_it_waits_and_goes_on_by_itself() {
    let (mut postgres, database) = own_postgres();
    let host = node_on(&database).await;
    let (id, guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    let mut started = Vec::new();
    for socket in &mut sockets {
        started.push(socket.started().await);
    }
    assert_eq!(host.stranger().get("/readyz").await.0, 200);
    postgres.end_at_once();
    sooner_or_later(async || host.stranger().get("/readyz").await.0 == 503).await;
    let told = host.stranger().request("GET", "/readyz", &[], b"").await.body;
    assert!(String::from_utf8(told).unwrap().starts_with("the database cannot be reached"));
    // Whoever asks and whoever only looks on are told; nobody is answered.
    sockets[0].send("while-away", first_legal(&started[0]).unwrap()).await;
    for socket in &mut sockets {
        assert!(waits(socket).await);
    }
    sockets[1].send("held", first_legal(&started[1]).unwrap()).await;
    let mut late = guests[0].connect(&id).await;
    assert_eq!(late.next_of("refused").await["error"]["code"], "unavailable");
    postgres.go_on().unwrap();
    for socket in &mut sockets {
        let next = socket.next_of("waits").await;
        assert_eq!(next["on"], false, "nothing was told in between");
    }
    assert_eq!(sockets[0].answer("while-away").await["type"], "done");
    assert_eq!(sockets[1].answer("held").await["type"], "done");
    for seat in [0, 1] {
        sockets[2]
            .step_of(|step| step["what"] == json!({"kind": "acted", "seat": seat, "by": "person"}))
            .await;
    }
    sooner_or_later(async || host.stranger().get("/readyz").await.0 == 200).await;
    let rows = host.app.storage.load(host.app.tables.find(&id).await.unwrap()).await.unwrap();
    let acted = rows.iter().filter(|row| matches!(row.entry, besace_server::entry::Entry::Acted { .. }));
    assert_eq!(acted.count(), 2, "each once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_on_while_its_database_is_restarted_again_and_again() {
    let (mut postgres, database) = own_postgres();
    let nodes = [node_on(&database).await, node_on(&database).await];
    let mut ann = nodes[0].guest("Ann").await;
    let bob = nodes[1].guest("Bob").await;
    let bot = json!({"who": "bot", "level": "novice"});
    let seats = json!([{"who": "me"}, {"who": "open"}, bot]);
    let id = ann.make(json!({"game": "toll", "seats": seats})).await;
    let (mut first, mut second) = (open(&ann, &id).await, open(&bob, &id).await);
    second.done(json!({"do": "sit", "seat": 1})).await;
    first.send("start", json!({"do": "start"})).await;
    let (one, two) = (first.started().await, second.started().await);
    let players = [tokio::spawn(play_to_the_end(first, one)), tokio::spawn(play_to_the_end(second, two))];
    let mut restarts = 0;
    while !players.iter().all(|player| player.is_finished()) && restarts < 3 {
        postgres.end_at_once();
        postgres.go_on().unwrap();
        restarts += 1;
        // The listening connection has to be made anew each time; that something is heard again says that it was.
        sooner_or_later(async || nodes[1].stranger().get("/readyz").await.0 == 200).await;
    }
    let mut told = Vec::new();
    for player in players {
        told.push(player.await.unwrap());
    }
    let numbers =
        |steps: &[Value]| -> Vec<u64> { steps.iter().map(|step| step["number"].as_u64().unwrap()).collect() };
    assert!(numbers(&told[0]).windows(2).all(|pair| pair[1] == pair[0] + 1), "no gap and no double");
    assert_eq!(numbers(&told[0]), numbers(&told[1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_hands_its_people_over() {
    let database = database();
    let mut nodes = two_nodes(&database).await;
    let mut ann = nodes[0].guest("Ann").await;
    let (bob, cem) = (nodes[1].guest("Bob").await, nodes[1].guest("Cem").await);
    let id = ann.make(toll(3)).await;
    let mut sockets = [open(&ann, &id).await, open(&bob, &id).await, open(&cem, &id).await];
    sockets[1].done(json!({"do": "sit", "seat": 1})).await;
    sockets[2].done(json!({"do": "sit", "seat": 2})).await;
    sockets[0].send("start", json!({"do": "start"})).await;
    let (hers, his) = (sockets[0].started().await, sockets[1].started().await);
    nodes[0].stop();
    assert_eq!(sockets[0].next_of("closing").await["reason"], "shutdown");
    // Somebody plays before she is there again.
    sockets[1].done(first_legal(&his).unwrap()).await;
    let since = hers["number"].as_u64().unwrap();
    let mut again = at(&ann, &nodes[1]).resume(&id, since).await;
    assert_eq!(again.next_of("step").await["number"], since + 1, "she has missed nothing");
    again.done(first_legal(&hers).unwrap()).await;
    sockets[2].step_of(|step| step["what"]["kind"] == "acted" && step["what"]["seat"] == 0).await;
}

/// What is said counts for the address that says it, also where other nodes hear it.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_at_a_node_uses_up_the_speakers_own_share_of_the_database() {
    let database = database();
    let host = Host::with(|config| {
        config.database = Some(database.address.parse().unwrap());
        config.limits.megabytes_each_address = 1;
    })
    .await;
    let elsewhere = [127, 0, 0, 66];
    let mut eve = host.guest_from(elsewhere, "Eve").await;
    let id = eve.make(toll(3)).await;
    let mut socket = eve.connect(&id).await;
    // Some kilobytes are left, and a line takes nearly one.
    host.app.tables.disk().keep(elsewhere.into(), 994_000);
    let line = || json!({"do": "chat", "text": "é".repeat(400)});
    socket.done(line()).await;
    let mut said = 1;
    while said < 8 && socket.ask(line()).await["error"]["code"] != "too_much_kept" {
        said += 1;
    }
    assert!(said < 8, "nothing was counted");
    let mut ann = host.guest("Ann").await;
    let own = ann.make(toll(3)).await;
    ann.connect(&own).await.done(line()).await;
}
