//! The host of the server looks after it while it runs; and the host of a table after the table.

use crate::host::{Host, three_at_a_table, toll};
use serde_json::{Value, json};
use std::os::unix::fs::PermissionsExt;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::UnixStream;

async fn ask(host: &Host, ask: Value) -> Value {
    let mut stream = UnixStream::connect(host.app.config.data.join("control")).await.unwrap();
    stream.write_all(format!("{ask}\n").as_bytes()).await.unwrap();
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).await.unwrap();
    serde_json::from_str(&line).unwrap()
}

async fn number_of(host: &Host, name: &str) -> i64 {
    let people = ask(host, json!({"do": "people"})).await;
    let people = people["people"].as_array().unwrap();
    people.iter().find(|person| person["name"] == name).unwrap()["person"].as_i64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_owns_the_folder_sees_what_there_is_and_closes_tables() {
    let host = Host::open().await;
    let socket = host.app.config.data.join("control");
    assert_eq!(socket.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    let (id, _, mut sockets) = three_at_a_table(&host, json!({})).await;
    sockets[1].started().await;
    let mut eve = host.guest("Eve").await;
    let waiting = eve.make(toll(3)).await;
    let tables = ask(&host, json!({"do": "tables"})).await;
    let table = |at: usize| &tables["tables"][at];
    assert_eq!(
        (&table(0)["id"], &table(0)["state"], &table(0)["awake"]),
        (&json!(waiting), &json!("waiting"), &json!(false))
    );
    assert_eq!(
        (&table(1)["id"], &table(1)["state"], &table(1)["awake"]),
        (&json!(id), &json!("playing"), &json!(true))
    );
    assert_eq!(
        (&table(1)["game"], &table(1)["host"], &table(1)["people"]),
        (&json!("toll"), &json!("Ann"), &json!(3))
    );
    assert!(table(1)["entries"].as_u64() >= Some(5) && table(1)["bytes"].as_u64() > Some(100));
    assert_eq!(ask(&host, json!({"do": "close", "table": id})).await, "done");
    assert_eq!(sockets[2].next_of("closing").await["reason"], "not_found");
    assert_eq!(ask(&host, json!({"do": "close", "table": id})).await["refused"], "there is no such table");
    for nonsense in [json!({"do": "fly"}), json!(7), json!({"do": "mute", "person": 1, "on": true})] {
        assert!(ask(&host, nonsense).await["refused"].is_string());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_muted_banned_and_signed_out_and_all_of_it_lasts() {
    let host = Host::open().await;
    let (id, mut guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    let bob = number_of(&host, "Bob").await;
    assert_eq!(ask(&host, json!({"do": "mute", "person": bob, "on": true})).await, "done");
    assert_eq!(sockets[1].refused(json!({"do": "chat", "text": "hi"})).await, "not_yours");
    sockets[0].done(json!({"do": "chat", "text": "hi"})).await;
    ask(&host, json!({"do": "mute", "person": bob, "on": false})).await;
    sockets[1].done(json!({"do": "chat", "text": "hi"})).await;

    assert_eq!(ask(&host, json!({"do": "ban", "person": bob, "on": true})).await, "done");
    assert_eq!(sockets[1].next_of("closing").await["reason"], "gone");
    let live = format!("/api/tables/{id}/live");
    assert_eq!(guests[1].try_connect(&live, &[]).await.err(), Some(403));
    let host = host.restart().await;
    guests.iter_mut().for_each(|guest| guest.moves_to(&host));
    assert_eq!(guests[1].get("/api/me").await.0, 403, "also after a restart");
    ask(&host, json!({"do": "ban", "person": bob, "on": false})).await;
    assert_eq!(guests[1].get("/api/me").await.1["name"], "Bob");

    // A session that has been ended is nobody's; a recovery link is a way back, to a session of the next generation.
    let (_, link) = guests[1].post("/api/recovery", json!({})).await;
    assert_eq!(ask(&host, json!({"do": "sign_out", "person": bob})).await, "done");
    assert_eq!(guests[1].get("/api/me").await.1["name"], json!(null));
    let token = link["path"].as_str().unwrap().rsplit('/').next().unwrap().to_string();
    guests[1].post(&format!("/api/recovery/{token}"), json!({})).await;
    let host = host.restart().await;
    guests[1].moves_to(&host);
    assert_eq!(guests[1].get("/api/me").await.1["name"], "Bob");
    guests[0].moves_to(&host);
    assert_eq!(guests[0].get("/api/me").await.1["name"], "Ann", "others' sessions go on");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_shut_out_and_let_in_again() {
    let host = Host::open().await;
    let mut eve = host.guest_from([127, 0, 0, 66], "Eve").await;
    let id = eve.make(toll(3)).await;
    let mut socket = eve.connect(&id).await;
    socket.next_of("table").await;
    let people = ask(&host, json!({"do": "people"})).await;
    assert_eq!(people["people"][0]["from"], json!(["127.0.0.66"]), "a host sees whom to shut out");
    let ban = |on: bool| json!({"do": "ban_address", "address": "127.0.0.66", "on": on});
    assert_eq!(ask(&host, ban(true)).await, "done");
    assert_eq!(socket.next_of("closing").await["reason"], "gone");
    assert_eq!(eve.get("/api/games").await.0, 403);
    assert_eq!(host.stranger().get("/api/games").await.0, 200);
    ask(&host, ban(false)).await;
    assert_eq!(eve.get("/api/games").await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_of_a_table_removes_somebody_and_a_bot_plays_on() {
    let host = Host::open().await;
    let (id, mut guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    sockets[1].started().await;
    assert_eq!(sockets[1].refused(json!({"do": "clear_seat", "seat": 2})).await, "not_host");
    assert_eq!(sockets[0].refused(json!({"do": "clear_seat", "seat": 0})).await, "already_started");
    sockets[0].done(json!({"do": "clear_seat", "seat": 1})).await;
    let step = sockets[1].step_of(|step| step["what"]["kind"] == "bot_sat").await;
    assert_eq!((&step["what"]["seat"], &step["table"]["seats"][1]["who"]), (&json!(1), &json!("bot")));
    assert_eq!(step["sights"][0]["viewer"], "spectator", "who has no seat sees what everybody sees");
    sockets[0].step_of(|step| step["what"]["by"] == "bot" && step["what"]["seat"] == 1).await;
    assert_eq!(guests[1].get("/api/me").await.1["tables"], json!([]));
    let (_, info) = guests[1].get(&format!("/api/tables/{id}")).await;
    assert_eq!(info["seats"][1]["yours"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_have_an_address_of_their_own_where_the_host_wants_it() {
    let host = Host::with(|config| config.metrics_address = Some(([127, 0, 0, 1], 0).into())).await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(toll(3)).await;
    ann.connect(&id).await.refused(json!({"do": "start"})).await;
    assert_eq!(host.stranger().get("/metrics").await.0, 404, "not where people play");
    let answer = host.reader_of_figures().request("GET", "/metrics", &[], b"").await;
    assert_eq!(answer.status, 200);
    let told = String::from_utf8(answer.body).unwrap();
    for figure in [
        "besace_connections ",
        "besace_refused_total{code=\"seats_open\"}",
        "besace_database_bytes ",
        "besace_disk_free_bytes ",
        "besace_tables{game=\"toll\",state=\"over\"} ",
    ] {
        assert!(told.contains(figure), "{figure} is not in {told}");
    }
}
