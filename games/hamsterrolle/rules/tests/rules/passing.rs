//! A piece that is moved forward within the wheel.

use super::releasing::{compartment_of, scenario_5};
use super::table::{Table, on_floor, pass};
use serde_json::json;

/// Scenario 13.
#[test]
fn ham_15_a_piece_of_the_two_lowest_compartments_may_be_moved_forward() {
    let mut desk = scenario_5();
    let passes: Vec<(String, u64)> = desk
        .legal(0)
        .iter()
        .filter(|offer| offer["type"] == "pass")
        .map(|offer| (offer["piece"].as_str().unwrap().to_owned(), offer["compartment"].as_u64().unwrap()))
        .collect();
    assert_eq!(passes, [3, 4, 5].map(|compartment| ("blue-1".to_owned(), compartment)));
    desk.refuses(0, pass("blue-1", 2, json!({})), "HAM-15 wrong_compartment");
    desk.refuses(0, pass("blue-1", 6, json!({})), "HAM-15 wrong_compartment");
    desk.refuses(0, pass("black", 3, json!({})), "HAM-15 not_lowest");
    desk.refuses(0, pass("red-1", 3, json!({})), "HAM-15 not_lowest");
    desk.play(0, pass("blue-1", 3, json!({"along": 15})));
    assert_eq!(desk.event_types(), "passed recording rolled front");
    assert_eq!(desk.position()["seats"][0]["hand"].as_array().unwrap().len(), 13);
    assert_eq!(desk.position()["turn"], 1);
}

/// Scenario 14.
#[test]
fn ham_15_not_into_a_compartment_with_its_colour() {
    let table = Table::new(2, json!({}))
        .turned(60.0)
        .lay("green-1", on_floor(2, 15.0))
        .lay("green-3", on_floor(4, 15.0))
        .front(4);
    let mut desk = table.desk();
    desk.refuses(0, pass("green-1", 4, json!({})), "HAM-15 same_color");
    desk.play(0, pass("green-1", 5, json!({"stand": 2})));
}

#[test]
fn ham_15_at_most_two_ahead_where_the_front_is_far() {
    // From 2 it is 7 to the front: only 3 and 4. From 3 it is 6: up to 8 ahead.
    let table = Table::new(2, json!({}))
        .turned(75.0)
        .lay("green-1", on_floor(2, 15.0))
        .lay("blue-1", on_floor(3, 15.0))
        .front(9);
    let desk = table.desk();
    let to = |piece: &str| -> Vec<u64> {
        let legal = desk.legal(0);
        let passes = legal.iter().filter(|offer| offer["type"] == "pass" && offer["piece"] == piece);
        passes.map(|offer| offer["compartment"].as_u64().unwrap()).collect()
    };
    assert_eq!(to("green-1"), [3, 4]);
    assert_eq!(to("blue-1"), [4, 5, 6, 7, 8, 9, 10, 11]);
}

/// HAM-15: HAM-14 begins at the compartment only if it is a little ahead of the front.
#[test]
fn ham_15_a_pass_behind_the_front_leaves_the_front_where_it_is() {
    let table = Table::new(2, json!({}))
        .turned(60.0)
        .lay("green-1", on_floor(2, 15.0))
        .lay("blue-3", on_floor(3, 15.0))
        .front(3);
    let mut behind = table.desk();
    behind.play(0, pass("green-1", 3, json!({"stand": 2, "along": -25})));
    assert_eq!(behind.position()["front"], 3);
    let mut ahead = table.desk();
    ahead.play(0, pass("green-1", 4, json!({"stand": 2, "along": -15})));
    assert_eq!(compartment_of(&ahead, "green-1"), Some(4));
    assert_eq!(ahead.position()["front"], 4);
}
