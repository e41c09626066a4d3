//! What a turn looked like: the recording that goes with it.

use super::releasing::{at_frame, scenario_5};
use super::table::{fresh, let_go, pass, place};
use besace_hamsterrolle::Hamsterrolle;
use besace_table::checks::desk::Desk;
use besace_table::{Game, Nobody, Seat, play};
use serde_json::{Value, json};

/// HAM-11, scenario 25.
#[test]
fn ham_11_a_recording_shows_the_wheel_held_and_then_rolling() {
    let mut desk = fresh(2, json!({}));
    desk.play(0, place("blue-1", 2, json!({"along": -10})));
    let recording = desk.event("recording");
    assert_eq!(recording["hz"], 30);
    assert_eq!(recording["bodies"], json!(["wheel", "black", "blue-1"]));
    let frames = recording["frames"].as_array().unwrap();
    let bodies = |frame: &Value| -> Vec<u64> {
        frame.as_array().unwrap().iter().map(|entry| entry[0].as_u64().unwrap()).collect()
    };
    assert_eq!(bodies(&frames[0]), [0, 1, 2]);
    // For 60 steps the wheel is held: 15 frames without it.
    assert!(frames[1..=15].iter().all(|frame| !bodies(frame).contains(&0)));
    assert!(frames[16..30].iter().any(|frame| bodies(frame).contains(&0)));
    assert_eq!(desk.position()["frames"], frames.len());
    // It rolls without slipping: travel = −178 mm · turn.
    let last = at_frame(&recording, 0, frames.len() - 1);
    let angle = |position: &Value| {
        let part = |at: usize| position["wheel"]["rot"][at].as_f64().unwrap();
        2.0 * part(2).atan2(part(3))
    };
    let start = fresh(2, json!({})).position();
    let turned = angle(&desk.position()) - angle(&start);
    let travel = (desk.position()["travel"].as_f64().unwrap() - start["travel"].as_f64().unwrap()) / 1e3;
    assert!((travel + 178.0 * turned).abs() < 1.0, "{travel} {turned}");
    assert!((last[0] as f64 / 10.0 - travel).abs() < 0.2, "x is not brought back while it is recorded");
}

/// HAM-24: where nobody listens, nothing is recorded, and the turn ends the same.
#[test]
fn ham_24_a_turn_ends_the_same_where_nobody_listens() {
    let mut heard = fresh(2, json!({}));
    heard.play(0, place("blue-1", 2, json!({"along": -10})));
    let mut unheard = fresh(2, json!({})).game;
    let action = unheard.read(Seat(0), &place("blue-1", 2, json!({"along": -10}))).unwrap();
    play(&mut unheard, Seat(0), &action, &mut Nobody).unwrap();
    assert_eq!(heard.position(), json!(unheard.position()));
}

/// HAM-2, scenario 24: saved and loaded before every turn, a game goes on to the byte. The golden games say the same of
/// another process and another build.
#[test]
fn ham_2_the_next_turn_begins_from_the_integers_alone() {
    let mut desk = scenario_5();
    for (seat, action) in [
        (0, place("green-1", 4, json!({"stand": 2, "along": -15}))),
        (1, let_go("purple-3")),
        (0, place("white-1", 5, json!({"stand": 2, "along": -22, "side": 4}))),
    ] {
        let mut loaded = Desk::<Hamsterrolle>::load(&desk.position());
        desk.play(seat, action.clone());
        loaded.play(seat, action);
        assert_eq!(desk.position().to_string(), loaded.position().to_string());
        assert_eq!(json!(desk.events()).to_string(), json!(loaded.events()).to_string());
    }
}

/// HAM-15: the piece that is moved is the last body.
#[test]
fn ham_15_a_passed_piece_is_recorded_once() {
    let mut desk = scenario_5();
    desk.play(0, pass("blue-1", 4, json!({"along": -10})));
    assert_eq!(desk.event("recording")["bodies"], json!(["wheel", "black", "orange-3", "blue-1"]));
    assert_eq!(desk.event("passed")["piece"], "blue-1");
}

/// HAM-13: a turn whose outcome is known is carried out as the outcome says. Nothing is simulated again, or it would come to
/// something else.
#[test]
fn ham_13_a_turn_with_an_outcome_is_not_simulated_again() {
    let game = Hamsterrolle::load(&fresh(2, json!({})).position()).unwrap();
    let action = game.read(Seat(0), &place("blue-1", 2, json!({"along": -10}))).unwrap();
    let allow = || game.allow(Seat(0), &action).unwrap();
    let mut outcome = json!(game.work_out(&allow()).unwrap());
    outcome["rolled"] = json!(12_345_000);
    let outcome = serde_json::from_value(outcome).unwrap();
    let (mut after, mut events) = (game.clone(), Vec::new());
    after.carry_out(Hamsterrolle::with_outcome(allow(), outcome), &mut events);
    let travel = |game: &Hamsterrolle| json!(game.position())["travel"].as_i64().unwrap();
    assert_eq!(travel(&after) - travel(&game), 12_345_000);
    let kinds: Vec<Value> = events.iter().map(|event| json!(event)["type"].clone()).collect();
    assert_eq!(kinds, ["placed", "rolled", "front"], "and nobody has seen what it looked like");
}
