//! What is drawn of an action: why it may be done, or why it is refused.

use super::table::*;
use besace_noxford::RefusalReason;
use besace_table::{Game, Refusal, Seat, Viewer};
use serde_json::{Value, json};

/// The drawing of an action of seat 0's, with the reason for which it is refused.
fn drawn(table: &Table, action: &Value) -> (Option<&'static str>, Value) {
    let action = table.game.read(Seat(0), action).expect("it can be read");
    let reason = match table.game.allow(Seat(0), &action) {
        Ok(_) => None,
        Err(Refusal::Illegal { reason, .. }) => Some(reason),
        Err(other) => panic!("{other}"),
    };
    let refused = reason.and_then(RefusalReason::from_id);
    let sketch = table.game.view(Viewer::Seat(Seat(0))).sketch(&action, refused);
    (reason, serde_json::to_value(sketch).unwrap())
}

fn line([x1, y1, x2, y2]: [i64; 4]) -> Value {
    json!({"x1": x1, "y1": y1, "x2": x2, "y2": y2})
}

fn lines<const N: usize>(lines: [[i64; 4]; N]) -> Value {
    lines.into_iter().map(line).collect()
}

/// NOX-34, NOX-35.
#[test]
fn a_good_place_is_drawn_with_what_it_touches_and_what_is_in_line() {
    let table = given().hand(0, "red-tough").start();
    let (reason, sketch) = drawn(&table, &place("red-tough", "s 0 -2"));
    assert_eq!(reason, None);
    assert_eq!(sketch["touched"], lines([[0, -1, 0, 0], [0, 0, 3, 0]]));
    assert_eq!(sketch["in_line"], lines([[0, -2, 0, 2], [3, -2, 3, 2], [0, 0, 3, 0]]));
    assert_eq!(sketch["astray"], json!([]));
}

/// NOX-35.3: the card B of the rule book's figure.
#[test]
fn a_card_that_touches_one_other_is_drawn_with_that_one() {
    let table = given().hand(0, "red-tough").start();
    let (reason, sketch) = drawn(&table, &place("red-tough", "s -5 -1"));
    assert_eq!(reason, Some("touches_too_few"));
    assert_eq!(sketch["touched"], lines([[-2, -1, -2, 1]]));
}

/// NOX-35.4: the card C of the rule book's figure.
#[test]
fn edges_that_are_in_line_with_nothing_are_drawn() {
    let table = given().hand(0, "red-tough").start();
    let (reason, sketch) = drawn(&table, &place("red-tough", "s -1 2"));
    assert_eq!(reason, Some("not_aligned"));
    assert_eq!(sketch["touched"], lines([[-1, 2, 0, 2], [0, 2, 2, 2]]));
    assert_eq!(sketch["in_line"], lines([[-2, 2, 3, 2]]));
    assert_eq!(sketch["astray"], lines([[-1, 2, -1, 4], [2, 2, 2, 4]]), "left and right");
}

/// NOX-31, NOX-35.1, NOX-35.2.
#[test]
fn what_is_in_the_way_is_drawn_and_what_is_beyond_the_table() {
    let table = given().hand(0, "red-tough").options(json!({"table": {"w": 14, "h": 14}})).start();
    let (reason, sketch) = drawn(&table, &place("red-tough", "u -1 -1"));
    assert_eq!(reason, Some("overlap"));
    assert_eq!(sketch["in_the_way"], json!([{"x": -2, "y": -1}, {"x": 0, "y": 0}]));
    let (reason, sketch) = drawn(&table, &place("red-tough", "s 5 6"));
    assert_eq!(reason, Some("off_table"));
    assert_eq!(sketch["astray"], lines([[8, 6, 8, 8], [5, 8, 8, 8]]), "right and bottom");
}

/// NOX-33, NOX-41.
#[test]
fn a_lock_is_drawn_as_the_borders_that_make_it() {
    let table = given().city(B3).hand(0, "red-lieutenant").start();
    let (reason, sketch) = drawn(&table, &cover("red-lieutenant", 0, 0));
    assert_eq!(reason, Some("locked"));
    let all_round = lines([[0, 0, 2, 0], [0, 0, 0, 3], [2, 0, 2, 3], [0, 3, 2, 3]]);
    assert_eq!(sketch["touched"], all_round);
    let table = given().city(B3).and("red-punk-gear u 2 3").gear(2, 3, "hand").start();
    let (reason, sketch) = drawn(&table, &move_to(0, 0, "u 4 0"));
    assert_eq!((reason, &sketch["touched"]), (Some("locked"), &all_round), "a card that is to be moved");
}

/// NOX-44.
#[test]
fn what_a_card_holds_to_the_rest_is_drawn() {
    let table = given().city(B2).and("red-punk-gear s 0 -2").gear(0, -2, "hand").start();
    let (reason, sketch) = drawn(&table, &move_to(2, 0, "u 6 0"));
    assert_eq!(reason, Some("isolates"));
    assert_eq!(sketch["cut_off"], json!([{"x": 4, "y": 0}]), "the smaller part");
}

/// NOX-44: a lifted card leaves its place.
#[test]
fn a_card_that_is_moved_does_not_touch_itself() {
    let table = given().city(B2).and("red-punk-gear s 0 -2").gear(0, -2, "hand").start();
    let (reason, sketch) = drawn(&table, &move_to(4, 0, "s 3 -2"));
    assert_eq!(reason, None);
    assert_eq!(sketch["touched"], lines([[3, -2, 3, 0], [3, 0, 4, 0]]));
}

/// NOX-48: what no drawing explains has none.
#[test]
fn a_card_that_one_does_not_have_is_not_drawn() {
    let table = given().hand(0, "red-tough").start();
    let (reason, sketch) = drawn(&table, &place("blue-tough", "s 0 -2"));
    assert_eq!((reason, sketch), (Some("not_yours"), json!(null)));
}
