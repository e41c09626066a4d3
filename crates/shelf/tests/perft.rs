//! The counts in `games/<id>/rules/tests/perft.txt`, for comparing two engines: counted by `perft`, and once more the slow
//! way.

use besace_shelf::{Session, Shelved, games};
use serde_json::{Value, json};

/// The games that have a table, with it. A game has one if every choice of its first actions can be listed, and if
/// somebody has counted.
fn tables() -> Vec<(&'static str, String)> {
    let of_game = |game: &&dyn Shelved| {
        let id = game.info().id;
        let file = format!("{}/../../games/{id}/rules/tests/perft.txt", env!("CARGO_MANIFEST_DIR"));
        Some((id, std::fs::read_to_string(file).ok()?))
    };
    let tables: Vec<_> = games().iter().filter_map(of_game).collect();
    assert!(!tables.is_empty(), "no game has a table");
    tables
}

fn ask(session: &mut Session, request: Value) -> Value {
    let answer: Value = serde_json::from_str(&session.answer(request.to_string().as_bytes()).line).unwrap();
    assert_eq!(answer["ok"], true, "{request} gave {answer}");
    answer
}

/// The lines of a table: seats, seed, how many actions are played before counting, and the counts from depth 1 on.
fn rows(table: &str) -> Vec<(u64, u64, u64, Vec<u64>)> {
    let row = |line: &str| {
        let mut numbers = line.split_whitespace().map(|word| word.parse().expect("a table holds numbers"));
        let mut next = || numbers.next().expect("a row has seats, a seed and a number of actions");
        (next(), next(), next(), numbers.collect())
    };
    table.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()).map(row).collect()
}

/// The game of a row. The lowest pending seat has played the last action of its list, as often as the row says.
fn game_of_row(game: &str, seats: u64, seed: u64, actions: u64) -> Session {
    let mut session = Session::default();
    ask(&mut session, json!({"cmd": "new", "game": game, "seats": seats, "seed": seed}));
    for _ in 0..actions {
        let seat = ask(&mut session, json!({"cmd": "pending"}))["pending"][0].take();
        let legal = ask(&mut session, json!({"cmd": "legal", "seat": seat}));
        let action = legal["actions"].as_array().unwrap().last().unwrap();
        ask(&mut session, json!({"cmd": "play", "seat": seat, "action": action}));
    }
    session
}

#[test]
fn the_counts_of_a_game_are_those_of_its_table() {
    for (game, table) in tables() {
        let rows = rows(&table);
        assert!(rows.len() >= 9, "the table of {game} has been cut short");
        for (seats, seed, actions, counts) in rows {
            let mut session = game_of_row(game, seats, seed, actions);
            for (depth, count) in (1..).zip(counts) {
                let counted = ask(&mut session, json!({"cmd": "perft", "depth": depth}));
                let row = format!("{game}, {seats} seats, seed {seed}, after {actions}, depth {depth}");
                assert_eq!(counted["count"], count, "{row}");
            }
        }
    }
}

/// What `perft` means, said with nothing but `load`, `legal` and `play`.
#[test]
fn perft_counts_what_loading_listing_and_playing_count() {
    for (game, table) in tables() {
        for (seats, seed, actions, counts) in rows(&table) {
            let mut session = game_of_row(game, seats, seed, actions);
            let position = ask(&mut session, json!({"cmd": "position"}))["position"].take();
            for (depth, count) in (1..=2).zip(counts) {
                let row = format!("{game}, {seats} seats, seed {seed}, depth {depth}");
                assert_eq!(count_by_hand(&position, depth), count, "{row}");
            }
        }
    }
}

fn count_by_hand(position: &Value, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut session = Session::default();
    let load = json!({"cmd": "load", "position": position});
    let pending = ask(&mut session, load.clone())["pending"].take();
    let mut count = 0;
    for seat in pending.as_array().unwrap() {
        let legal = ask(&mut session, json!({"cmd": "legal", "seat": seat}));
        for action in legal["actions"].as_array().unwrap() {
            ask(&mut session, json!({"cmd": "play", "seat": seat, "action": action}));
            let next = ask(&mut session, json!({"cmd": "position"}))["position"].take();
            count += count_by_hand(&next, depth - 1);
            ask(&mut session, load.clone());
        }
    }
    count
}

/// Where a choice is too wide to list, `perft` says so; elsewhere it counts what is listed.
#[test]
fn every_game_is_counted_where_its_choices_can_be_listed() {
    for game in games() {
        let id = game.info().id;
        let mut session = Session::default();
        ask(&mut session, json!({"cmd": "new", "game": id, "seats": 3, "seed": 4}));
        let (mut once, mut twice, mut wide) = (0, 0, 0);
        for round in 0..60 {
            let position = ask(&mut session, json!({"cmd": "position"}))["position"].take();
            let pending = ask(&mut session, json!({"cmd": "pending"}))["pending"].take();
            let Some(first) = pending[0].as_u64() else { break };
            match count(&mut session, 1) {
                Some(count) => {
                    assert_eq!(count_by_hand(&position, 1), count, "{id}");
                    once += 1;
                }
                None => wide += 1,
            }
            if let Some(count) = count(&mut session, 2).filter(|count| twice == 0 && *count < 10_000) {
                assert_eq!(count_by_hand(&position, 2), count, "{id}");
                twice += 1;
            }
            let suggest =
                json!({"cmd": "suggest", "seat": first, "level": "novice", "seed": round, "iterations": 1});
            let action = ask(&mut session, suggest)["action"].take();
            ask(&mut session, json!({"cmd": "play", "seat": first, "action": action}));
        }
        // There may be a game in which every choice is too wide to list.
        let is_counted = once > 10 && twice > 0 || once == 0 && wide > 10;
        assert!(is_counted, "{id} was counted {once} and {twice} times, and was too wide {wide} times");
    }
}

/// What `perft` counts; `None` where it says that this is too large.
fn count(session: &mut Session, depth: u64) -> Option<u64> {
    let line = session.answer(json!({"cmd": "perft", "depth": depth}).to_string().as_bytes()).line;
    let answer: Value = serde_json::from_str(&line).unwrap();
    assert!(answer["ok"] == true || answer["error"]["code"] == "too_large", "{answer}");
    answer["count"].as_u64()
}
