//! A server that people play at, looked after from outside: by its log, which tells nothing of their cards and words, and by
//! the commands of whoever owns its data.

use crate::company::{Known, PATIENCE, Program, Progress, make_table, play};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// A server that writes all that it can log into a file.
fn that_logs_everything(data: &Path, log: &Path) -> Program {
    Program::started_by(
        Command::new(env!("CARGO_BIN_EXE_besace"))
            .args(["serve", "--port", "0", "--log", "trace", "--messages-at-once", "10000", "--data"])
            .arg(data)
            .stderr(fs::File::create(log).unwrap()),
    )
}

/// Three people with a name each, as their cookies.
fn people(program: &Program) -> Vec<String> {
    let named = |name| program.request("PUT", "/api/me", "", &json!({ "name": name })).0;
    ["Ann", "Bob", "Cem"].map(named).into()
}

#[test]
fn at_its_lowest_level_the_log_tells_nothing_of_cards_and_words() {
    let home = tempfile::tempdir().unwrap();
    let log = home.path().join("log");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut program = that_logs_everything(&home.path().join("data"), &log);
    let people = people(&program);
    let table = make_table(&runtime, &program, &people);
    let progress = Arc::new(Progress::default());
    for (seat, cookie) in people.iter().enumerate() {
        let (address, cookie, progress) = (program.address.clone(), cookie.clone(), progress.clone());
        let known = Known::default();
        runtime.spawn(play(address, table.clone(), cookie, seat, known, progress, None));
    }
    let from = Instant::now();
    while progress.over.load(Ordering::Relaxed) < people.len() {
        assert!(from.elapsed() < PATIENCE, "the table stands still");
        std::thread::sleep(Duration::from_millis(20));
    }
    runtime.block_on(async {
        let live = format!("ws://{}/api/tables/{table}/live", program.address);
        let mut request = live.into_client_request().unwrap();
        request.headers_mut().insert("cookie", people[0].parse().unwrap());
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        let line = json!({"id": "line", "do": "chat", "text": "well-hidden words"});
        socket.send(Message::text(line.to_string())).await.unwrap();
        let mut answer = String::new();
        while !answer.contains("\"done\"") {
            answer = socket.next().await.unwrap().unwrap().to_string();
        }
    });
    let stopped = Command::new("kill").arg("-TERM").arg(program.child.id().to_string()).status().unwrap();
    assert!(stopped.success() && program.child.wait().unwrap().success());
    let told = fs::read_to_string(&log).unwrap();
    assert!(told.contains("stopping"), "it is logged there: {told}");
    let session = people[0].split_once('=').unwrap().1;
    // What people have, do and say is sent and kept as JSON; none of that is in any line.
    for secret in ["well-hidden", session, "\"hand\"", "\"action\"", "\"sights\"", "\"acted\"", "{\"", "\\\""]
    {
        let line = told.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "a line tells {secret}");
    }
}

#[test]
fn a_host_sees_who_plays_where_and_puts_an_end_to_it() {
    let home = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let program = Program::start(&home.path().join("data"));
    let people = people(&program);
    let table = make_table(&runtime, &program, &people);
    let host = |arguments: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_besace"))
            .args(arguments.split(' '))
            .args(["--data", "data"])
            .current_dir(home.path())
            .output()
            .unwrap();
        let told = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert!(output.status.success(), "{arguments}: {told}");
        told
    };
    let line_with = |list: String, word: &str| {
        list.lines()
            .find(|line| line.contains(word))
            .unwrap_or_else(|| panic!("no {word} in {list}"))
            .to_string()
    };
    let listed = line_with(host("tables"), &table);
    assert!(listed.contains("playing") && listed.contains("Ann"), "{listed}");
    let bob = line_with(host("people"), " Bob ");
    let number = bob.split_whitespace().next().unwrap().to_string();
    for (deed, mark) in [("mute", "muted"), ("ban", "banned")] {
        assert_eq!(host(&format!("people {deed} {number}")), "done\n");
        assert!(line_with(host("people"), " Bob ").contains(mark), "{deed}");
        assert_eq!(host(&format!("people un{deed} {number}")), "done\n");
        assert!(!line_with(host("people"), " Bob ").contains(mark), "un{deed}");
    }
    let name = || program.request("GET", "/api/me", &people[1], &json!({})).1["name"].clone();
    assert_eq!(name(), "Bob");
    assert_eq!(host(&format!("people sign-out {number}")), "done\n");
    assert_eq!(name(), json!(null), "that session is over");
    assert_eq!(host(&format!("forget {number}")), "done\n");
    assert!(!host("people").contains("Bob"));
    assert_eq!(host(&format!("tables close {table}")), "done\n");
    assert!(!host("tables").contains(&table));
}
