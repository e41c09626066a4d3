//! Hands that tremble, and what each viewer sees.

use super::table::{fresh, let_go, place};
use besace_hamsterrolle::Hamsterrolle;
use besace_table::checks::desk::{Desk, SPECTATOR, seat};
use serde_json::{Value, json};

fn shaky(seed: u64) -> Desk<Hamsterrolle> {
    Desk::dealt(2, seed, json!({"first_player": 0, "tremor": "shaky"}))
}

/// Where a cube that is aimed straight into compartment 2 is let go, in the compartment's frame: mm along and to the
/// side, degrees of its whole turn.
fn off_aim(desk: &Desk<Hamsterrolle>) -> [f64; 3] {
    let pose = desk.events()[0]["pose"].clone();
    let number = |key: &str, at: usize| pose[key][at].as_f64().unwrap();
    let (sin, cos) = (60.0_f64 + 0.0122).to_radians().sin_cos();
    let (x, y) = (number("pos", 0) / 1e3, number("pos", 1) / 1e3 - 177.929);
    let (s, c) = (30.0_f64 + 0.0061).to_radians().sin_cos();
    let same = (number("rot", 2) * s + number("rot", 3) * c) / 1e7;
    [x * cos + y * sin, number("pos", 2) / 1e3, 2.0 * same.abs().min(1.0).acos().to_degrees()]
}

/// HAM-21, HAM-23, scenario 21.
#[test]
fn ham_21_a_shaky_hand_shifts_the_aim_a_little_and_repeatably() {
    let mut poses = Vec::new();
    for seed in 0..12 {
        let played = |mut desk: Desk<Hamsterrolle>| {
            desk.play(0, place("blue-1", 2, json!({})));
            desk
        };
        let (one, again) = (played(shaky(seed)), played(shaky(seed)));
        assert_eq!(one.position().to_string(), again.position().to_string());
        assert_eq!(one.events(), again.events());
        let [along, side, turned] = off_aim(&one);
        // Tilt and yaw are at most 5° each, so that the whole turn is at most 5°·√2.
        assert!(along.abs() <= 4.01 && side.abs() <= 4.01 && turned <= 7.1, "{along} {side} {turned}");
        assert!(one.position()["rng"].as_str().unwrap().ends_with(":8"), "eight draws: two for each field");
        poses.push(one.events()[0].to_string());
    }
    poses.sort();
    poses.dedup();
    assert!(poses.len() > 10, "another seed is another tremor");
}

#[test]
fn ham_21_a_steady_hand_draws_nothing() {
    let mut desk = fresh(2, json!({}));
    desk.play(0, place("blue-1", 2, json!({})));
    let [along, side, turned] = off_aim(&desk);
    assert!(along.abs() < 0.01 && side == 0.0 && turned < 0.1, "{along} {side} {turned}");
    assert_eq!(desk.position()["rng"], "chacha8:7:0");
}

#[test]
fn ham_21_what_is_let_go_trembles_too() {
    let mut desk = shaky(3);
    desk.play(0, let_go("blue-1"));
    let [along, side, _] = off_aim(&desk);
    assert!(along != 0.0 && side != 0.0 && along.abs() <= 4.01 && side.abs() <= 4.01);
}

/// HAM-21: legality is judged on the aim.
#[test]
fn ham_21_an_aim_is_judged_as_it_is_aimed() {
    for seed in 0..6 {
        // It reaches 56 mm, and by the tremor perhaps more.
        shaky(seed).play(0, place("red-1", 2, json!({"along": 11})));
        shaky(seed).refuses(0, place("red-1", 2, json!({"along": 12})), "HAM-9 not_forward");
    }
}

#[test]
fn ham_23_everything_is_seen_but_the_chance() {
    let mut desk = shaky(1);
    desk.play(0, place("orange-1", 2, json!({"along": -10, "stand": 2})));
    let position = desk.position();
    for viewer in [seat(0), seat(1), SPECTATOR] {
        let mut view = desk.view(viewer);
        let view = view.as_object_mut().unwrap();
        for added in ["viewer", "pending", "compartments", "lowest", "allowed"] {
            assert!(view.shift_remove(added).is_some(), "{added}");
        }
        let mut shown = position.clone();
        shown.as_object_mut().unwrap().shift_remove("rng");
        assert_eq!(Value::Object(view.clone()), shown);
        assert_eq!(desk.seen_events(viewer), desk.events());
    }
    let view = desk.view(seat(0));
    assert_eq!((&view["viewer"], &view["pending"]), (&json!(0), &json!([1])));
    assert_eq!(view["compartments"][2], json!(["orange-1"]));
    assert_eq!(view["compartments"].as_array().unwrap().len(), 12);
    assert_eq!(view["allowed"]["red"], json!({"3": null}));
}

#[test]
fn ham_23_nothing_is_allowed_when_the_game_is_over() {
    let table = super::table::Table::new(2, json!({})).only(1, &["orange-3"], 0).turn_number(3);
    let mut desk = table.desk();
    desk.play(1, place("orange-3", 3, json!({"along": -25, "stand": 2})));
    let view = desk.view(SPECTATOR);
    assert_eq!((&view["allowed"], &view["pending"]), (&json!({}), &json!([])));
}
