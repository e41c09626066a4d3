//! A piece that is let go: it falls, comes to rest, or rolls the wheel.

use super::table::{Lying, Table, fresh, on_floor, pass, place};
use besace_hamsterrolle::Hamsterrolle;
use besace_table::checks::desk::{Desk, SPECTATOR};
use serde_json::{Value, json};

pub fn compartment_of(desk: &Desk<Hamsterrolle>, piece: &str) -> Option<usize> {
    let view = desk.view(SPECTATOR);
    let compartments = view["compartments"].as_array().unwrap();
    compartments.iter().position(|pieces| pieces.as_array().unwrap().contains(&json!(piece)))
}

fn rolled(desk: &Desk<Hamsterrolle>) -> i64 {
    desk.event("rolled")["mm"].as_i64().unwrap()
}

/// HAM-11, HAM-14, scenario 4.
#[test]
fn ham_11_a_bar_in_compartment_2_rolls_the_wheel_forward() {
    let mut desk = fresh(2, json!({}));
    desk.play(0, place("orange-1", 2, json!({"along": -10, "stand": 2})));
    assert_eq!(desk.event_types(), "placed recording rolled front");
    assert!((60..=68).contains(&rolled(&desk)));
    assert_eq!(compartment_of(&desk, "orange-1"), Some(2));
    let position = desk.position();
    assert_eq!(
        (&position["front"], &position["turn"], &position["turn_number"]),
        (&json!(2), &json!(1), &json!(1))
    );
    assert_eq!(position["seats"][0]["hand"].as_array().unwrap().len(), 13);
}

/// HAM-11, scenario 5.
#[test]
fn ham_11_a_cube_weighs_more_and_the_second_piece_rolls_it_on() {
    let desk = scenario_5();
    assert!((30..=42).contains(&rolled(&desk)));
    assert_eq!(desk.position()["front"], 3);
    assert_eq!(desk.view(SPECTATOR)["lowest"], json!([1, 2]));
}

pub fn scenario_5() -> Desk<Hamsterrolle> {
    let mut desk = fresh(2, json!({}));
    desk.play(0, place("blue-1", 2, json!({"along": -10})));
    assert_eq!(desk.event_types(), "placed recording rolled front");
    assert!((95..=103).contains(&rolled(&desk)));
    desk.play(1, place("orange-3", 3, json!({"along": -25, "stand": 2})));
    assert_eq!(desk.event_types(), "placed recording rolled front");
    desk
}

/// The distance of a released piece's centre from the axle, in the wheel's plane (mm).
fn from_axle(desk: &Desk<Hamsterrolle>, kind: &str) -> f64 {
    let pose = desk.event(kind)["pose"]["pos"].clone();
    let mm = |at: usize| pose[at].as_f64().unwrap() / 1e3;
    let (x, y) = (mm(0), mm(1) - 177.929);
    (x * x + y * y).sqrt()
}

/// HAM-11: it comes within 1 mm of the floor, and no nearer.
#[test]
fn ham_11_a_piece_is_lowered_to_a_millimetre() {
    let mut desk = fresh(2, json!({}));
    desk.play(0, place("blue-1", 2, json!({})));
    // The two floors that meet in the middle are 168.546 mm from the axle and 7.5° off: a cube of half 15 touches them
    // with its edges.
    let (sin, cos) = 7.5_f64.to_radians().sin_cos();
    let touching = (168.546 - 15.0 * sin) / cos - 15.0;
    let gap = touching - from_axle(&desk, "placed");
    assert!((0.95..1.1).contains(&gap), "{gap}");
}

/// HAM-11: the mouth between two dividers is narrower than the floor.
#[test]
fn ham_11_a_piece_without_a_millimetre_to_spare_catches_on_a_divider() {
    let lowered = |along: i32| {
        let mut desk = fresh(2, json!({}));
        desk.play(0, place("blue-1", 2, json!({"along": along})));
        from_axle(&desk, "placed")
    };
    assert!(lowered(-15) > 145.0);
    assert!(lowered(-20) < 140.0);
}

/// R6: where the piece is lowered to is told, and it is the first that is seen of it.
#[test]
fn r6_the_simulation_begins_where_the_piece_is_told_to_be() {
    let mut desk = fresh(2, json!({}));
    desk.play(0, place("blue-1", 2, json!({"push": 5})));
    let pose = desk.event("placed")["pose"].clone();
    let recording = desk.event("recording");
    assert_eq!(recording["bodies"], json!(["wheel", "black", "blue-1"]));
    let entry = &recording["frames"][0][2];
    for at in 0..3 {
        let tenths = (pose["pos"][at].as_f64().unwrap() / 100.0).round() as i64;
        assert!((entry[1 + at].as_i64().unwrap() - tenths).abs() <= 1);
    }
}

/// Where a body is in a frame of the recording (0.1 mm): its last entry until then.
pub fn at_frame(recording: &Value, body: u64, frame: usize) -> [i64; 3] {
    let frames = recording["frames"].as_array().unwrap();
    let entries = frames[..=frame].iter().rev().flat_map(|frame| frame.as_array().unwrap());
    let last = entries.into_iter().find(|entry| entry[0] == body).unwrap();
    [1, 2, 3].map(|at| last[at].as_i64().unwrap())
}

/// Scenario 22.
#[test]
fn ham_12_a_push_slides_the_piece_and_shoves_what_is_in_its_way() {
    // The wheel stands unturned, so that in compartment 0 back is −x.
    let table = Table::new(2, json!({}))
        .lay("green-3", Lying { along: -18.0, across: true, ..on_floor(0, 15.0) })
        .give(&["black"], "/seats/0/hand")
        .front(0);
    let mut desk = table.desk();
    desk.play(0, place("blue-1", 0, json!({"along": 15, "push": -20})));
    let recording = desk.event("recording");
    assert_eq!(recording["bodies"], json!(["wheel", "green-3", "blue-1"]));
    let moved = |body, frame| at_frame(&recording, body, frame)[0] - at_frame(&recording, body, 0)[0];
    // 24 steps are 6 frames. It meets the block after 8 mm, which gives way.
    assert!((-205..=-100).contains(&moved(2, 6)), "{}", moved(2, 6));
    assert!(moved(1, 6) < -30, "{}", moved(1, 6));
    assert_eq!(moved(0, 15), 0);
    // Where nothing is in the way it moves all of it.
    let mut desk = fresh(2, json!({}));
    desk.play(0, place("blue-1", 2, json!({"along": 5, "push": -20})));
    let recording = desk.event("recording");
    let [x, y, _] = [0, 1, 2].map(|at| at_frame(&recording, 2, 6)[at] - at_frame(&recording, 2, 0)[at]);
    let way = ((x * x + y * y) as f64).sqrt();
    assert!((195.0..=202.0).contains(&way), "{way}");
    assert!(x < 0 && y < 0);
}

/// HAM-12 and R2: something touches the table while the piece is in the hand.
#[test]
fn r2_a_fall_during_the_push_gives_the_piece_back() {
    let table =
        Table::new(2, json!({})).lay("white-3", Lying { side: 70.0, from_axle: 160.0, ..on_floor(0, 0.0) });
    let mut desk = table.desk();
    desk.play(0, place("blue-1", 3, json!({"along": -15, "push": 40})));
    assert_eq!(desk.event("fell"), json!({"type": "fell", "seat": 0, "pieces": ["blue-1", "white-3"]}));
    assert_eq!(compartment_of(&desk, "blue-1"), None);
    // Without the push the piece is out of the hand, and stays.
    let mut desk = table.desk();
    desk.play(0, place("blue-1", 3, json!({"along": -15})));
    assert_eq!(desk.event("fell")["pieces"], json!(["white-3"]));
}

#[test]
fn ham_12_a_passed_piece_goes_to_the_hand_as_well() {
    let table =
        Table::new(2, json!({})).lay("white-3", Lying { side: 70.0, from_axle: 160.0, ..on_floor(0, 0.0) });
    let mut desk = table.desk();
    desk.play(0, pass("black", 1, json!({"push": 30})));
    assert_eq!(desk.event("fell")["pieces"], json!(["black", "white-3"]));
    assert_eq!(desk.position()["pieces"], json!([]));
    // HAM-14: the wheel is empty, and the front is its lowest compartment.
    assert_eq!(desk.position()["front"], 0);
}

/// HAM-13, HAM-16, scenario 10.
#[test]
fn ham_13_whatever_touches_the_table_goes_to_the_hand_of_whoever_acted() {
    let table = Table::new(2, json!({}))
        .turned(45.0)
        .lay("orange-3", on_floor(2, 7.5))
        .lay("blue-3", on_floor(3, 15.0))
        .loose("white-3")
        .give(&["blue-2"], "/aside");
    let mut desk = table.desk();
    desk.play(0, place("red-1", 4, json!({"side": 30})));
    assert_eq!(desk.event_types(), "placed recording rolled fell took_aside front");
    assert_eq!(desk.event("fell"), json!({"type": "fell", "seat": 0, "pieces": ["red-1", "white-3"]}));
    assert_eq!(desk.event("took_aside"), json!({"type": "took_aside", "seat": 0, "pieces": ["blue-2"]}));
    let position = desk.position();
    let hand = position["seats"][0]["hand"].as_array().unwrap();
    assert!(["red-1", "white-3", "blue-2"].iter().all(|piece| hand.contains(&json!(piece))));
    assert_eq!((&position["aside"], &position["turn"]), (&json!([]), &json!(1)));
}

/// Scenario 11.
#[test]
fn ham_13_a_piece_that_slides_but_stays_in_the_wheel_is_placed() {
    let table = Table::new(2, json!({})).turned(10.0).lay("orange-3", on_floor(2, 7.5)).front(2);
    let before = table.hand(0).len();
    let mut desk = table.desk();
    desk.play(0, place("yellow-1", 4, json!({})));
    assert_eq!(desk.event_types(), "placed recording rolled front");
    assert_eq!(compartment_of(&desk, "yellow-1"), Some(2));
    assert_eq!(desk.position()["seats"][0]["hand"].as_array().unwrap().len(), before - 1);
}

/// Scenario 12.
#[test]
fn ham_14_the_front_is_the_nearest_piece_at_or_behind_the_aim() {
    let table = Table::new(2, json!({}))
        .turned(90.0)
        .lay("black", on_floor(1, 16.0))
        .lay("orange-3", on_floor(2, 7.5))
        .lay("blue-3", on_floor(3, 15.0))
        .lay("green-3", on_floor(4, 15.0))
        .front(4);
    let mut desk = table.desk();
    desk.play(0, place("purple-1", 6, json!({"along": -10})));
    assert_eq!(compartment_of(&desk, "purple-1"), Some(3));
    assert_eq!(desk.event("front"), json!({"type": "front", "compartment": 4}));
    assert_eq!(desk.position()["front"], 4);
}
