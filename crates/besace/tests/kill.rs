//! The program killed in the middle of play, again and again: it comes back with every action that was acknowledged,
//! and with no other.

use crate::company::{Known, PATIENCE, Program, Progress, compare, make_table, play};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// How often the program is killed.
const KILLS: u64 = 12;
/// How many actions are acknowledged before it is.
const ENOUGH: usize = 40;
/// How many tables are played at the same time.
const TABLES: usize = 4;

#[test]
fn after_every_kill_each_acknowledged_action_is_there_and_no_other() {
    let data = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let program = Program::start(data.path());
    // One person around one screen would see all seats on one socket; three people see what play is like.
    let people: Vec<String> =
        (0..3).map(|n| program.request("PUT", "/api/me", "", &json!({"name": format!("P{n}")})).0).collect();
    let mut tables: Vec<String> = Vec::new();
    let mut play_on = program;
    let mut known: Vec<[Known; 3]> = Vec::new();
    let mut total = 0;
    for kill in 0..KILLS {
        while tables.len() < TABLES {
            let table = make_table(&runtime, &play_on, &people);
            tables.push(table);
            known.push(Default::default());
        }
        let mut players = Vec::new();
        let progress = Arc::new(Progress::default());
        for (table, seats) in tables.iter().zip(&mut known) {
            for (seat, known) in seats.iter_mut().enumerate() {
                let known = std::mem::take(known);
                let (address, table, cookie) = (play_on.address.clone(), table.clone(), people[seat].clone());
                players.push(runtime.spawn(play(
                    address,
                    table,
                    cookie,
                    seat,
                    known,
                    progress.clone(),
                    None,
                )));
            }
        }
        goes_on(&progress, &tables);
        // Every kill comes at another moment of what the server is doing.
        std::thread::sleep(Duration::from_micros(kill * 7_919));
        play_on.kill();
        let mut back = Vec::new();
        for player in players {
            back.push(runtime.block_on(player).unwrap());
        }
        for seats in known.iter_mut().rev() {
            for seat in seats.iter_mut().rev() {
                *seat = back.pop().unwrap();
            }
        }
        play_on = Program::start(data.path());
        let mut kept = Vec::new();
        for (at, (table, seats)) in tables.iter().zip(&known).enumerate() {
            total += compare(&play_on, table, &people, seats);
            let over = play_on.request("GET", &format!("/api/tables/{table}"), &people[0], &json!({})).1;
            if over["state"] != "over" {
                kept.push(at);
            }
        }
        let mut at = 0;
        tables.retain(|_| {
            at += 1;
            kept.contains(&(at - 1))
        });
        at = 0;
        known.retain(|_| {
            at += 1;
            kept.contains(&(at - 1))
        });
    }
    play_on.kill();
    assert!(total > 100, "only {total} actions were acknowledged");
}

/// Waits until enough has been acknowledged, or until every game is over.
fn goes_on(progress: &Progress, tables: &[String]) {
    let from = Instant::now();
    while progress.acknowledged.load(Ordering::Relaxed) < ENOUGH
        && progress.over.load(Ordering::Relaxed) < 3 * tables.len()
    {
        assert!(from.elapsed() < PATIENCE, "the tables stand still");
        std::thread::sleep(Duration::from_millis(2));
    }
}
