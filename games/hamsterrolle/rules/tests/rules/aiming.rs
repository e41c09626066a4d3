//! Where a piece may go: compartments, bounds, and what `legal` says of them.

use super::table::{Lying, Table, fresh, on_floor, place};
use serde_json::{Value, json};

/// The compartments into which `legal` lets this seat put a piece.
fn open(legal: &[Value], kind: &str, piece: &str) -> Vec<u64> {
    let of = |offer: &&Value| offer["type"] == kind && offer["piece"] == piece;
    legal.iter().filter(of).map(|offer| offer["compartment"].as_u64().unwrap()).collect()
}

#[test]
fn ham_5_a_piece_is_played_from_ones_own_hand() {
    let mut desk = fresh(2, json!({}));
    desk.refuses(0, place("orange-3", 2, json!({})), "HAM-5 not_in_hand");
    desk.refuses(0, place("black", 2, json!({})), "HAM-5 not_in_hand");
    desk.play(0, place("orange-1", 2, json!({"along": -10, "stand": 2})));
    desk.refuses(1, place("orange-1", 3, json!({})), "HAM-5 not_in_hand");
}

/// HAM-5, HAM-19, scenario 18.
#[test]
fn ham_5_a_partner_without_pieces_plays_the_other_ones() {
    let table = Table::new(4, json!({}))
        .only(0, &[], 2)
        .only(1, &["orange-2", "blue-2"], 3)
        .turn_number(4)
        .loose("white-3");
    let mut desk = table.desk();
    desk.refuses(0, place("red-3", 3, json!({})), "HAM-5 not_in_hand");
    assert_eq!(open(&desk.legal(0), "place", "orange-2"), [3, 4, 5]);
    desk.play(0, place("orange-2", 3, json!({"along": -10, "stand": 2})));
    // What falls is its own.
    assert_eq!(desk.event("fell"), json!({"type": "fell", "seat": 0, "pieces": ["white-3"]}));
    assert_eq!(desk.position()["seats"][0]["hand"], json!(["white-3"]));
    assert_eq!(desk.position()["seats"][1]["hand"], json!(["blue-2"]));
    assert_eq!(desk.position()["phase"], "turn");
}

#[test]
fn ham_5_a_partner_with_pieces_of_its_own_plays_those() {
    let mut desk = Table::new(4, json!({})).turn_number(4).desk();
    desk.refuses(0, place("red-2", 3, json!({})), "HAM-5 not_in_hand");
}

/// Scenario 3.
#[test]
fn ham_6_the_first_two_pieces_go_into_compartments_2_and_3() {
    let mut desk = fresh(2, json!({}));
    for compartment in [0, 1, 3] {
        desk.refuses(0, place("orange-1", compartment, json!({})), "HAM-6 fixed_start");
    }
    let passes = |legal: &[Value]| legal.iter().any(|offer| offer["type"] == "pass");
    assert_eq!(open(&desk.legal(0), "place", "orange-1"), [2]);
    assert!(!passes(&desk.legal(0)));
    desk.refuses(0, super::table::pass("black", 1, json!({})), "HAM-6 fixed_start");
    desk.play(0, place("orange-1", 2, json!({"along": -10, "stand": 2})));
    assert_eq!(open(&desk.legal(1), "place", "red-3"), [3]);
    assert!(!passes(&desk.legal(1)));
    desk.refuses(1, place("red-3", 2, json!({})), "HAM-6 fixed_start");
}

/// Scenario 6.
#[test]
fn ham_7_a_piece_goes_to_the_front_or_to_one_of_two_free_compartments_ahead() {
    let table = Table::new(2, json!({}))
        .turned(120.0)
        .lay("orange-3", on_floor(2, 7.5))
        .lay("blue-3", on_floor(3, 15.0))
        .lay("green-3", on_floor(5, 15.0))
        .lay("yellow-3", on_floor(6, 20.0))
        .front(5);
    let mut desk = table.desk();
    assert_eq!(open(&desk.legal(0), "place", "red-1"), [5, 7, 8]);
    assert_eq!(open(&desk.legal(0), "place", "green-1"), [7, 8]);
    for compartment in [4, 6, 9] {
        desk.refuses(0, place("red-1", compartment, json!({})), "HAM-7 wrong_compartment");
    }
}

/// R5: forward from the front, also past the end of the numbers.
#[test]
fn r5_compartments_are_listed_forward_from_the_front() {
    let table = Table::new(2, json!({})).turned(330.0).lay("green-3", on_floor(11, 15.0)).front(11);
    let legal = table.desk().legal(0);
    assert_eq!(open(&legal, "place", "red-1"), [11, 0, 1]);
    let kinds: Vec<&str> = legal.iter().map(|offer| offer["type"].as_str().unwrap()).collect();
    let count = |kind| kinds.iter().filter(|other| **other == kind).count();
    let sorted: Vec<&str> =
        ["place", "pass", "let_go"].into_iter().flat_map(|kind| vec![kind; count(kind)]).collect();
    assert_eq!(kinds, sorted);
    let let_go: Vec<&Value> = legal.iter().filter(|offer| offer["type"] == "let_go").collect();
    assert_eq!(
        (let_go[0], let_go[1]),
        (&json!({"type": "let_go", "piece": "black"}), &json!({"type": "let_go", "piece": "red-1"}))
    );
    let passes: Vec<u64> = open(&legal, "pass", "green-3");
    assert_eq!(passes, [0, 1]);
}

/// Scenario 7.
#[test]
fn ham_8_a_colour_is_in_a_compartment_once() {
    let table = Table::new(2, json!({}))
        .turned(120.0)
        .lay("red-3", Lying { across: true, ..on_floor(5, 15.0) })
        .front(5);
    let mut desk = table.desk();
    assert_eq!(open(&desk.legal(0), "place", "red-1"), [6, 7]);
    desk.refuses(0, place("red-1", 5, json!({})), "HAM-8 same_color");
}

/// A cube in compartment 4, the front, that reaches this many mm.
fn reaching(reach: f64) -> Table {
    Table::new(2, json!({}))
        .turned(120.0)
        .lay("blue-3", Lying { along: reach - 15.0, ..on_floor(4, 15.0) })
        .front(4)
}

/// Scenario 8.
#[test]
fn ham_9_a_piece_reaches_further_forward_than_all_others() {
    let table = reaching(30.0);
    let mut desk = table.desk();
    desk.refuses(0, place("orange-1", 4, json!({"along": 23, "stand": 2})), "HAM-9 not_forward");
    desk.refuses(0, place("red-1", 4, json!({"along": 12})), "HAM-9 not_forward");
    table.desk().play(0, place("orange-1", 4, json!({"along": 24, "stand": 2})));
    table.desk().play(0, place("red-1", 4, json!({"along": 11})));
}

#[test]
fn ham_9_the_reach_follows_the_shape_and_how_it_is_held() {
    let table = reaching(30.0);
    // The first `along` that is enough, by hand: half the extent forward, and 31 mm to reach.
    for (piece, held, least) in [
        ("purple-1", json!({"stand": 0}), 19),            // the radius, 12
        ("purple-1", json!({"stand": 3}), 6),             // half the length, 25
        ("yellow-1", json!({"stand": 0, "yaw": 45}), 12), // (20 + 7.5) · √½ = 19.4
        ("green-1", json!({"stand": 0, "tilt": 45}), 0),  // (30 + 15) · √½ = 31.8
        ("black", json!({"stand": 0}), 13),               // half the base, 18
        ("black", json!({"stand": 3}), 16),               // the top points backward: 15
    ] {
        let tried = |along: i32| {
            let mut held = held.clone();
            held["along"] = json!(along);
            place(piece, 4, held)
        };
        let mut desk = table.desk();
        desk.refuses(0, tried(least - 1), "HAM-9 not_forward");
        desk.play(0, tried(least));
    }
}

#[test]
fn ham_9_an_empty_compartment_asks_only_not_to_reach_into_the_next() {
    let mut desk = fresh(2, json!({}));
    desk.refuses(0, place("white-1", 2, json!({"along": 2})), "HAM-9 not_forward");
    desk.play(0, place("white-1", 2, json!({"along": -40, "stand": 1})));
}

/// R4.
#[test]
fn r4_the_reach_to_beat_is_told() {
    let desk = reaching(30.0).desk();
    let offers = desk.legal(0);
    let offer = |compartment: u64| {
        offers.iter().find(|offer| offer["piece"] == "red-1" && offer["compartment"] == compartment).unwrap()
    };
    assert_eq!(
        offer(4),
        &json!({
            "type": "place", "piece": "red-1", "compartment": 4, "along": {"min": -40, "max": 40},
            "side": {"min": -30, "max": 30}, "stand": {"min": 0, "max": 5}, "tilt": {"min": -45, "max": 45, "step": 5},
            "yaw": {"min": -90, "max": 90, "step": 15}, "push": {"min": -40, "max": 40, "step": 5},
            "reach": {"above": 30000, "max": 56000},
        })
    );
    assert_eq!(offer(5)["reach"], json!({"above": null, "max": 56000}));
    let pass = offers.iter().find(|offer| offer["type"] == "pass").unwrap();
    assert_eq!(pass.get("reach"), None);
    let allowed = &desk.view(besace_table::checks::desk::SPECTATOR)["allowed"];
    assert_eq!(allowed["red"], json!({"4": 30000, "5": null, "6": null}));
    assert_eq!(allowed["blue"], json!({"5": null, "6": null}));
}

/// Scenario 9.
#[test]
fn ham_10_there_has_to_be_room_at_the_start() {
    // A block that reaches 10 mm beyond the axle, towards compartment 3.
    let table = Table::new(2, json!({})).lay("green-3", Lying { from_axle: 5.0, ..on_floor(9, 0.0) });
    let mut desk = table.desk();
    desk.refuses(0, place("blue-1", 3, json!({})), "HAM-10 no_room");
    // A bar is thin enough.
    table.desk().play(0, place("orange-1", 3, json!({"stand": 2})));
}
