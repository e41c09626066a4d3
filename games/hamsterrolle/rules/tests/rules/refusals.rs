//! What is refused, by which rule and for which reason.

use super::table::{Table, fresh, let_go, on_floor, pass, place};
use serde_json::{Value, json};

fn without(mut action: Value, key: &str) -> Value {
    action.as_object_mut().unwrap().shift_remove(key);
    action
}

#[test]
fn ham_24_what_cannot_be_read_comes_before_everything() {
    let mut desk = fresh(2, json!({}));
    for bad in [
        json!([]),
        json!("place"),
        json!({"type": 3, "piece": "red-1"}),
        json!({"type": "place", "piece": 1}),
        place("red-1", 2, json!({"along": 1.5})),
        place("red-1", 2, json!({"push": "5"})),
        place("red-1", 2, json!({"tilt": null})),
        place("red-1", 2, json!({"yaw": 9_007_199_254_740_992_i64})),
        json!({"type": "dance", "side": true}),
    ] {
        desk.refuses(0, bad.clone(), "bad_request");
        desk.refuses(1, bad, "bad_request");
    }
}

#[test]
fn ham_24_then_whose_turn_it_is() {
    let mut desk = fresh(2, json!({}));
    desk.refuses(1, json!({"type": "dance"}), "not_your_turn");
    desk.refuses(1, let_go("red-3"), "not_your_turn");
}

#[test]
fn ham_24_then_the_shape_the_names_and_the_numbers() {
    let mut desk = fresh(2, json!({}));
    let fine = || place("red-1", 2, json!({}));
    let largest = place("red-1", 2, json!({"yaw": 9_007_199_254_740_991_i64}));
    for (action, reason) in [
        (json!({"type": "dance"}), "bad_shape"),
        (json!({}), "bad_shape"),
        (json!({"piece": "red-1"}), "bad_shape"),
        (without(fine(), "piece"), "bad_shape"),
        (without(fine(), "compartment"), "bad_shape"),
        (without(fine(), "yaw"), "bad_shape"),
        (place("nothing", 2, json!({"more": 1})), "bad_shape"),
        (json!({"type": "let_go", "piece": "red-1", "along": 0}), "bad_shape"),
        (json!({"type": "let_go"}), "bad_shape"),
        (place("red-9", 99, json!({})), "unknown_piece"),
        (let_go("pink-1"), "unknown_piece"),
        (place("red-1", 12, json!({})), "out_of_bounds"),
        (place("red-1", 2, json!({"compartment": -1})), "out_of_bounds"),
        (place("red-1", 2, json!({"along": 41})), "out_of_bounds"),
        (place("red-1", 2, json!({"side": -31})), "out_of_bounds"),
        (place("red-1", 2, json!({"stand": 6})), "out_of_bounds"),
        (place("red-1", 2, json!({"stand": -1})), "out_of_bounds"),
        (place("red-1", 2, json!({"tilt": 7})), "out_of_bounds"),
        (place("red-1", 2, json!({"tilt": 50})), "out_of_bounds"),
        (place("red-1", 2, json!({"yaw": 10})), "out_of_bounds"),
        (place("red-1", 2, json!({"push": 3})), "out_of_bounds"),
        (place("red-1", 2, json!({"push": -45})), "out_of_bounds"),
        (largest, "out_of_bounds"),
        // The numbers come before the rules: the piece is another seat's.
        (place("red-3", 2, json!({"along": 99})), "out_of_bounds"),
    ] {
        desk.refuses(0, action, &format!("HAM-24 {reason}"));
    }
    // A push may be left out.
    desk.play(0, without(place("orange-1", 2, json!({"stand": 2})), "push"));
}

#[test]
fn ham_24_the_first_reason_that_fits_is_told() {
    let table = Table::new(2, json!({})).turned(90.0).lay("blue-3", on_floor(3, 15.0)).front(3);
    let mut desk = table.desk();
    // Not in the hand, and in a wrong compartment.
    desk.refuses(0, place("red-3", 9, json!({})), "HAM-5 not_in_hand");
    // Not among the lowest, and a wrong compartment.
    desk.refuses(0, pass("red-3", 9, json!({})), "HAM-15 not_lowest");
    // The colour is there, and the aim reaches too far.
    desk.refuses(0, place("blue-1", 3, json!({"along": 42 - 2, "tilt": 45})), "HAM-8 same_color");
    desk.refuses(0, place("red-1", 3, json!({"along": 12})), "HAM-9 not_forward");
    let mut first = fresh(2, json!({}));
    first.refuses(0, place("red-3", 5, json!({})), "HAM-5 not_in_hand");
    first.refuses(0, place("red-1", 5, json!({"along": 40})), "HAM-6 fixed_start");
}
