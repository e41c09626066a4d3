//! A game as a file: kept when it is over, and opened again.

use crate::host::{Guest, Host, three_at_a_table};
use besace_server::table::Games;
use besace_shelf::{Session, Shelved, games};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// A game that was played to its end, as the file that people keep.
async fn a_game(host: &Host) -> (String, String, Guest) {
    let (id, mut guests, mut sockets) = three_at_a_table(host, json!({})).await;
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.done(json!({"do": "hand_over", "seat": seat})).await;
    }
    while sockets[0].next_of("step").await["table"]["state"] != "over" {}
    let mut ann = guests.remove(0);
    let answer = ann.request("GET", &format!("/api/tables/{id}/game"), &[], b"").await;
    (id, String::from_utf8(answer.body).unwrap(), ann)
}

async fn open(guest: &mut Guest, viewer: &str, text: &str) -> (u16, Value) {
    let path = format!("/api/replay?viewer={viewer}");
    let answer = guest.request("POST", &path, &[], text.as_bytes()).await;
    (answer.status, answer.json())
}

/// What is seen of a game, step by step, without names and times.
fn seen(replay: &Value) -> Vec<&Value> {
    let steps = replay["steps"].as_array().unwrap().iter();
    steps
        .filter(|step| matches!(step["what"]["kind"].as_str(), Some("started" | "acted")))
        .map(|step| &step["sights"])
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kept_game_is_opened_again_with_any_eyes() {
    let host = Host::open().await;
    let (id, text, mut ann) = a_game(&host).await;
    for viewer in ["spectator", "0", "2", "open"] {
        let (status, opened) = open(&mut ann, viewer, &text).await;
        assert_eq!(status, 200, "{opened}");
        let (_, kept) = ann.get(&format!("/api/tables/{id}/replay?viewer={viewer}")).await;
        assert_eq!(seen(&opened), seen(&kept), "{viewer}");
        assert_eq!(opened["table"]["result"], kept["table"]["result"]);
        assert_eq!(opened["table"]["deal"], kept["table"]["deal"]);
        assert_eq!(opened["table"]["state"], "over");
    }
    // A file may be written by hand, with empty lines, or end in the middle of a game.
    let part: Vec<&str> = text.lines().take(5).collect();
    let (status, opened) = open(&mut host.stranger(), "open", &format!("\n{}\n\n", part.join("\n\n"))).await;
    assert_eq!((status, &opened["table"]["state"]), (200, &json!("playing")));
    assert_eq!(opened["steps"].as_array().unwrap().len(), 5);
    assert!(host.app.storage.all_tables().await.unwrap().len() == 1, "nothing is kept of it");
}

/// A whole game of each kind, as its recorded session with the engine has it.
#[tokio::test(flavor = "multi_thread")]
async fn a_kept_game_of_any_kind_is_opened_again() {
    let host = Host::with_games(Games(games())).await;
    let mut stranger = host.stranger();
    for (at, game) in games().iter().enumerate() {
        let id = game.info().id;
        let (text, result) = recorded_game(&games()[at..=at]);
        let (status, opened) = open(&mut stranger, "open", &text).await;
        assert_eq!(status, 200, "{id}: {opened}");
        assert_eq!(opened["table"]["state"], "over", "{id}");
        assert_eq!(opened["table"]["result"], result, "{id}");
        assert_eq!(seen(&opened).len(), text.lines().count(), "{id}");
    }
}

/// The requests of a game's recorded session that a file holds, the deal and the decisions, and how it ended; what was tried
/// in vain is left out.
fn recorded_game(shelf: &'static [&'static dyn Shelved]) -> (String, Value) {
    let game = shelf[0].info().id;
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{game}/rules/tests/sessions"));
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let is_whole = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().starts_with("play-");
    let session = std::fs::read_to_string(files.filter(is_whole).min().unwrap()).unwrap();
    let mut engine = Session::new(shelf);
    let mut ask = |line: &str| serde_json::from_str::<Value>(&engine.answer(line.as_bytes()).line).unwrap();
    let mut file = String::new();
    for line in session.lines().filter_map(|line| line.strip_prefix("> ")) {
        let request: Value = serde_json::from_str(line).unwrap_or_default();
        let is_kept = match request["cmd"].as_str() {
            Some("new") if !file.is_empty() => break,
            Some("new" | "play") => ask(line)["ok"] == true,
            _ => false,
        };
        if is_kept {
            file.push_str(line);
            file.push('\n');
        }
    }
    (file, ask(r#"{"cmd":"result"}"#)["result"].take())
}

/// With open hands the log tells what each seat was told of its own.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_with_open_hands_tells_what_was_hidden() {
    let host = Host::open().await;
    let (_, text, mut ann) = a_game(&host).await;
    let mut told = Vec::new();
    for viewer in ["spectator", "0", "1", "2", "open"] {
        let (_, replay) = open(&mut ann, viewer, &text).await;
        let steps: Vec<Value> = seen(&replay).iter().map(|sights| sights[0]["told"].clone()).collect();
        told.push(steps);
    }
    let [spectator, seats @ .., all] = &told[..] else { unreachable!() };
    let mut more = 0;
    for step in 0..all.len() {
        for (event, told) in all[step].as_array().unwrap().iter().enumerate() {
            let everybody = &spectator[step][event];
            // What some seat was told beyond what everybody was told stands there.
            let beyond: Vec<&Value> =
                seats.iter().map(|seat| &seat[step][event]).filter(|told| *told != everybody).collect();
            assert!(
                if beyond.is_empty() { told == everybody } else { beyond.contains(&told) },
                "step {step}: {told}"
            );
            more += beyond.len();
        }
    }
    assert!(more > 0, "something was hidden in this game");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_game_is_refused_with_its_line_and_harms_nobody() {
    let host = Host::open().await;
    let (_, text, mut ann) = a_game(&host).await;
    let first = text.lines().next().unwrap();
    let with = |line: &str| format!("{first}\n{line}\n");
    let new = |change: &str, value: Value| {
        let mut new: Value = serde_json::from_str(first).unwrap();
        new[change] = value;
        new.to_string()
    };
    for (file, code, words) in [
        (String::new(), "bad_request", "there is no game in this file"),
        ("hello".into(), "bad_request", "line 1: "),
        (
            r#"{"cmd":"play","seat":0,"action":{}}"#.into(),
            "bad_request",
            "line 1: a game in a file must begin",
        ),
        (new("game", json!("chess")), "unknown_game", "line 1: "),
        (new("seats", json!(9)), "bad_request", "line 1: "),
        (new("seats", json!(2)), "bad_setup", "line 1: "),
        (new("seed", json!("x")), "bad_request", "line 1: "),
        (new("options", json!([])), "bad_request", "line 1: "),
        (new("options", json!({"speed": 1})), "bad_setup", "line 1: "),
        (with(r#"{"cmd":"quit"}"#), "bad_request", "line 2: a game in a file must go on"),
        (with(r#"{"cmd":"play","seat":3,"action":{}}"#), "bad_request", "line 2: "),
        (with(r#"{"cmd":"play","seat":0}"#), "bad_request", "line 2: "),
        (with(r#"{"cmd":"play","seat":0,"action":{"type":"fly"}}"#), "illegal_action", "line 2: "),
        (format!("{text}{}", text.lines().last().unwrap()), "game_over", "line "),
        (with(&"\n{}".repeat(6000)), "too_large", "this game is too long"),
        (" ".repeat(600_000), "too_large", ""),
    ] {
        let (status, problem) = open(&mut ann, "open", &file).await;
        let message = problem["message"].as_str().unwrap_or_default();
        assert_ne!(status, 200);
        assert_eq!(problem["code"], code, "{message}");
        assert!(message.starts_with(words), "{words}: {message}");
    }
    assert_eq!(open(&mut ann, "3", &text).await.0, 400);
    assert_eq!(open(&mut ann, "open", &text).await.0, 200);
}
