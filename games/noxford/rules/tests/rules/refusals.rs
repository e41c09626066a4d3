//! What is refused, and in which order: NOX-48.

use super::table::*;
use serde_json::{Value, json};

fn in_gear() -> Given {
    given().city(B4).and("blue-punk-gear u 3 3").turn(1).gear(3, 3, "hand")
}

#[test]
fn nox_48_a_field_of_the_wrong_type_is_a_bad_request() {
    let far = 9_007_199_254_740_992_i64;
    let wrong = [
        json!(null),
        json!([]),
        json!("pass"),
        json!({"type": 7}),
        json!({"type": null}),
        json!({"type": "place", "card": 3}),
        json!({"type": "place", "card": "red-tough", "o": 1, "x": 0, "y": 0}),
        json!({"type": "place", "card": "red-tough", "o": "upright", "x": "0", "y": 0}),
        json!({"type": "place", "card": "red-tough", "o": "upright", "x": 0.5, "y": 0}),
        json!({"type": "place", "x": 1.0}),
        json!({"type": "place", "y": far}),
        json!({"type": "place", "y": -far}),
        json!({"type": "cover", "card": "red-tough", "on": 7}),
        json!({"type": "cover", "on": null}),
        json!({"type": "cover", "card": "red-tough", "on": {"x": 0, "y": "2"}}),
        json!({"type": "move", "from": [0, 0]}),
        json!({"type": "move", "to": "u 0 0"}),
        json!({"type": "move", "from": {"x": 0, "y": 0}, "to": {"o": 3, "x": 0, "y": 0}}),
        json!({"type": "move", "from": {"x": 0, "y": 0}, "to": {"o": "upright", "x": 0, "y": 0}, "on": 3}),
        json!({"type": "move", "from": {"x": 0, "y": 0}, "on": {"x": true}}),
    ];
    for action in wrong {
        for seat in [0, 1] {
            given().start().refuses(seat, action.clone(), "bad_request");
            in_gear().start().refuses(seat, action.clone(), "bad_request");
        }
        given().passes(2).over().start().refuses(0, action, "bad_request");
    }
    for seat in [2, 7, 255] {
        given().start().refuses(seat, pass(), "bad_request");
    }
}

#[test]
fn nox_48_a_coordinate_may_be_anything_that_every_language_holds() {
    let far = 9_007_199_254_740_991_i64;
    for x in [far, -far, 70_000, 32_768] {
        let action = json!({"type": "place", "card": "red-master", "o": "upright", "x": x, "y": 0});
        given().start().refuses(0, action, "NOX-35.1 off_table");
        given().start().refuses(0, cover("red-master", x, 0), "NOX-41 no_such_stack");
        in_gear().start().refuses(1, move_on(x, 0, 0, 0), "NOX-44 no_such_stack");
    }
}

#[test]
fn nox_48_after_the_end_everything_that_can_be_read_is_too_late() {
    for action in [place("red-master", "s 0 -2"), pass(), skip(), json!({"type": "dance"}), json!({})] {
        given().passes(2).over().start().refuses(0, action, "game_over");
    }
}

#[test]
fn nox_48_who_is_not_asked_is_told_so_before_anything_else() {
    for action in
        [place("red-master", "s 0 -2"), skip(), json!({"type": "dance"}), json!({"type": "pass", "x": 1})]
    {
        given().start().refuses(1, action.clone(), "not_your_turn");
        in_gear().start().refuses(0, action, "not_your_turn");
    }
}

#[test]
fn nox_48_a_key_too_few_or_too_many_is_a_bad_shape() {
    let from = json!({"x": 2, "y": 0});
    let to = json!({"o": "upright", "x": 4, "y": 0});
    let wrong: [Value; 16] = [
        json!({}),
        json!({"type": "dance"}),
        json!({"type": "Place"}),
        json!({"type": "pass", "card": "red-tough"}),
        json!({"type": "skip", "to": null}),
        json!({"type": "place", "card": "red-tough", "o": "upright", "x": 0}),
        json!({"type": "place", "card": "red-tough", "o": "askew", "x": 0, "y": 0}),
        json!({"type": "place", "card": "red-tough", "o": "upright", "x": 0, "y": 0, "on": 4}),
        json!({"type": "cover", "card": "red-tough"}),
        json!({"type": "cover", "card": "red-tough", "on": {"x": 0}}),
        json!({"type": "cover", "card": "red-tough", "on": {"x": 0, "y": 0, "o": 7}}),
        json!({"type": "cover", "card": "red-tough", "on": {"x": 0, "y": 0, "type": "stack"}}),
        json!({"type": "move", "from": from}),
        json!({"type": "move", "to": to}),
        json!({"type": "move", "from": from, "to": to, "on": from}),
        json!({"type": "move", "from": from, "to": {"x": 4, "y": 0}}),
    ];
    for action in wrong {
        given().start().refuses(0, action.clone(), "NOX-48 bad_shape");
        in_gear().start().refuses(1, action, "NOX-48 bad_shape");
    }
}

#[test]
fn nox_48_an_action_of_another_phase_comes_before_its_names() {
    for action in [skip(), move_to(0, 0, "u 9 9"), move_on(0, 0, 0, 0)] {
        given().start().refuses(0, action, "NOX-48 wrong_phase");
    }
    for action in [pass(), place("red-nobody", "s 0 -2"), cover("red-nobody", 0, 0)] {
        in_gear().start().refuses(1, action, "NOX-48 wrong_phase");
    }
}

/// NOX-2, NOX-48: a colour that is not in play has no cards.
#[test]
fn nox_48_an_unknown_card_is_told_by_nox_2_whatever_the_action() {
    for card in ["red-nobody", "", "green-tough", "district", "RED-TOUGH"] {
        given().start().refuses(0, place(card, "s 90 90"), "NOX-2 unknown_card");
        given().start().refuses(0, cover(card, 90, 90), "NOX-2 unknown_card");
    }
}

#[test]
fn nox_48_reasons_are_tested_in_the_order_of_their_list() {
    // A card that one does not have, to a place off the table.
    given().start().refuses(0, place("blue-master", "s 90 90"), "NOX-40 not_yours");
    // Off the table, where it would also touch nothing.
    given().start().refuses(0, place("red-master", "s 22 0"), "NOX-35.1 off_table");
    given().start().refuses(0, place("red-master", "s 21 0"), "NOX-35.3 touches_too_few");
    // A locked Master: that it is one comes first.
    let cross = "red-master u 0 0, district-wine-airship u -2 0, red-tough u 2 0, district-dice-mask u 0 -3, \
                 barracks u 0 3, red-punk-gear u 2 3";
    let mut table = given().city(cross).gear(2, 3, "hand").start();
    table.refuses(0, move_to(0, 0, "u 0 0"), "NOX-44 master");
    // Of `from` and `on`, both have to be there before anything is lifted.
    table.refuses(0, move_on(0, 0, 9, 9), "NOX-44 no_such_stack");
    // The card just placed, moved on itself.
    table.refuses(0, move_on(2, 3, 2, 3), "NOX-44 just_placed");
    // Locked and back on itself: the lock comes first.
    let mut table = given().city(B3).and("red-punk-gear u 2 3").gear(2, 3, "hand").start();
    table.refuses(0, move_on(0, 0, 0, 0), "NOX-44 locked");
    // A bridge, back to where it was.
    let row = "district-grand u 0 0, red-tough u 2 0, barracks u 4 0, blue-punk-gear u 6 0";
    let mut table = given().city(row).turn(1).gear(6, 0, "hand").start();
    table.refuses(1, move_on(2, 0, 2, 0), "NOX-44 isolates");
    // A neutral card on a locked stack, and one of too low a rank: the lock comes last.
    let mut table = given().city(B3).hand(0, "red-punk red-lieutenant").display("barracks").start();
    table.refuses(0, cover("barracks", 0, 0), "NOX-41 not_a_gang_card");
    table.refuses(0, cover("red-punk", 0, 0), "NOX-41 rank_too_low");
    table.refuses(0, cover("red-lieutenant", 0, 0), "NOX-41 locked");
}
