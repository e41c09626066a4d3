//! What falls after the wheel has come to rest, and what happens when the time is up.

use super::releasing::compartment_of;
use super::table::{Lying, Table, fresh, let_go, on_floor, place};
use besace_hamsterrolle::Action;
use besace_table::Game;
use serde_json::{Value, json};

/// A stick across the rim, its centre so little beyond the edge that it tips only when all else has come to rest.
fn tipping(options: Value) -> Table {
    Table::new(2, options)
        .front(0)
        .give(&["black"], "/seats/0/hand")
        .lay("white-2", Lying { across: true, side: 30.326, from_axle: 162.7, ..on_floor(0, 6.0) })
}

/// Scenario 15.
#[test]
fn ham_16_what_falls_after_rest_is_nobodys() {
    for (option, pile) in [("aside", "aside"), ("removed", "removed")] {
        let mut desk = tipping(json!({"stray": option})).desk();
        desk.play(0, place("yellow-1", 0, json!({"along": 28, "side": -9})));
        assert_eq!(desk.event("stray"), json!({"type": "stray", "pieces": ["white-2"], "to": option}));
        assert!(desk.event_types().ends_with("stray front"), "{}", desk.event_types());
        assert_eq!(desk.position()[pile], json!(["white-2"]));
        assert!(!desk.position()["seats"][0]["hand"].as_array().unwrap().contains(&json!("white-2")));
    }
}

#[test]
fn ham_16_what_lies_aside_stays_there_while_nothing_falls() {
    let mut desk = Table::new(2, json!({})).give(&["blue-2"], "/aside").desk();
    desk.play(0, place("orange-1", 3, json!({"along": -20, "stand": 2})));
    assert_eq!(desk.event_types(), "placed recording rolled front");
    assert_eq!(desk.position()["aside"], json!(["blue-2"]));
}

/// Scenario 16.
#[test]
fn ham_17_a_piece_that_was_not_placed_in_time_is_let_go_over_the_front() {
    let table = Table::new(2, json!({}))
        .turned(90.0)
        .lay("red-3", Lying { across: true, ..on_floor(3, 15.0) })
        .front(3)
        .give(&["black"], "/seats/1/hand");
    let mut desk = table.desk();
    // Its colour is there already, and it is let go all the same.
    desk.play(0, let_go("red-1"));
    assert_eq!(desk.event("let_go")["compartment"], 3);
    assert_eq!(compartment_of(&desk, "red-1"), Some(3));
    desk.refuses(1, let_go("orange-1"), "HAM-5 not_in_hand");
    let mut falls = table.loose("white-3").desk();
    falls.play(0, let_go("red-1"));
    assert_eq!(falls.event("fell"), json!({"type": "fell", "seat": 0, "pieces": ["white-3"]}));
}

#[test]
fn ham_17_it_is_lowered_and_raised_by_3_cm() {
    let height = |action: Value| {
        let mut desk = fresh(2, json!({}));
        desk.play(0, action);
        let event = desk.events()[0].clone();
        let mm = |at: usize| event["pose"]["pos"][at].as_f64().unwrap() / 1e3;
        let (x, y) = (mm(0), mm(1) - 177.929);
        assert_eq!(event["compartment"], 2);
        (x * x + y * y).sqrt()
    };
    let raised = height(place("blue-1", 2, json!({}))) - height(let_go("blue-1"));
    assert!((raised - 30.0).abs() < 0.01, "{raised}");
}

#[test]
fn r3_where_there_is_no_room_it_is_let_go_beyond() {
    let table = Table::new(2, json!({})).lay("green-3", Lying { from_axle: 5.0, ..on_floor(9, 0.0) });
    let mut desk = table.desk();
    desk.refuses(0, place("blue-1", 3, json!({})), "HAM-10 no_room");
    desk.play(0, let_go("blue-1"));
    // The block goes from 10 mm before the axle to 20 mm behind it: the cube is let go behind the block.
    let pos = desk.event("let_go")["pose"]["pos"].clone();
    assert!((-36_100..=-35_000).contains(&pos[0].as_i64().unwrap()), "{pos}");
}

#[test]
fn ham_17_the_clock_counts_the_seconds_and_the_recording() {
    let timer =
        |desk: &besace_table::checks::desk::Desk<besace_hamsterrolle::Hamsterrolle>| desk.game.timer();
    let mut desk = fresh(2, json!({}));
    let first = timer(&desk).unwrap();
    assert_eq!((first.seconds, first.seat.0), (30, 0));
    assert!(matches!(first.action, Action::LetGo { piece } if piece.id() == "red-1"));
    desk.play(0, place("orange-1", 2, json!({"along": -10, "stand": 2})));
    let frames = desk.event("recording")["frames"].as_array().unwrap().len() as u32;
    assert_eq!(desk.position()["frames"], frames);
    let second = timer(&desk).unwrap();
    assert_eq!(second.seconds, 30 + frames.div_ceil(30));
    assert_ne!(first.span, second.span);
    assert_eq!(timer(&fresh(2, json!({"seconds": 0}))), None);
}

#[test]
fn ham_17_a_seat_without_pieces_lets_its_partners_first_one_go() {
    let desk = Table::new(4, json!({})).only(0, &[], 2).turn_number(4).desk();
    let timer = desk.game.timer().unwrap();
    assert!(matches!(timer.action, Action::LetGo { piece } if piece.id() == "red-2"));
    assert_eq!(desk.legal(0).last(), Some(&let_go("white-2")));
}
