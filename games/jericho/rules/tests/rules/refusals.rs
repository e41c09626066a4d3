//! What is refused, and what is legal: JER-50, JER-55.

use super::table::*;
use besace_table::{Game, Seat};
use serde_json::{Value, json};

/// JER-50: what is no action in the first place is a bad request, before anything else is looked at.
#[test]
fn jer_50_a_field_of_the_wrong_type_is_a_bad_request() {
    let wrong = [
        json!(null),
        json!([]),
        json!("wall"),
        json!(7),
        json!({"type": 7}),
        json!({"type": null, "card": "red-3"}),
        json!({"type": "wall", "card": 3}),
        json!({"type": "wall", "card": null}),
        json!({"type": "lay", "card": ["red-3"]}),
        json!({"type": "supply", "card": {"red-3": 1}}),
        json!({"type": "trumpet", "color": true}),
        json!({"type": "trumpet", "color": 1, "more": 2}),
    ];
    for action in wrong {
        given().start().refuses(0, action.clone(), "bad_request");
        given().start().refuses(1, action.clone(), "bad_request");
        given().over().start().refuses(0, action, "bad_request");
    }
}

/// JER-50: a seat that the table does not have is a bad request too, even when the game is over.
#[test]
fn jer_50_a_seat_that_is_not_there_is_a_bad_request() {
    for seat in [3, 7, 8, 255] {
        given().start().refuses(seat, wall("white-1"), "bad_request");
        given().over().start().refuses(seat, wall("white-1"), "bad_request");
    }
}

/// JER-50: after the end every action that can be read is refused because the game is over.
#[test]
fn jer_50_game_over_comes_before_turn_and_shape() {
    let mut table = given().over().turn(1).start();
    for seat in 0..3 {
        table.refuses(seat, wall("white-1"), "game_over");
        table.refuses(seat, json!({"type": "dance"}), "game_over");
    }
}

/// JER-50: a seat that owes no decision is told so before its action's shape is looked at.
#[test]
fn jer_50_not_your_turn_comes_before_any_illegality() {
    let mut table = given().turn(1).start();
    for seat in [0, 2] {
        table.refuses(seat, wall("white-1"), "not_your_turn");
        table.refuses(seat, json!({"type": "dance"}), "not_your_turn");
        table.refuses(seat, json!({}), "not_your_turn");
    }
}

/// JER-50, R3: whoever has answered in a simultaneous phase is no longer asked.
#[test]
fn jer_50_a_seat_that_has_answered_is_no_longer_pending() {
    let mut table = given().fill(2).start();
    table.play(1, supply("white-1"));
    table.refuses(1, supply("white-1"), "not_your_turn");
    assert_eq!(table.pending(), [0, 2]);
}

/// JER-50, R15: an unknown type, a missing key and a key too many are a bad shape, whatever the odd key's value.
#[test]
fn jer_50_a_wrong_set_of_keys_is_a_bad_shape() {
    let wrong = [
        json!({}),
        json!({"card": "white-1"}),
        json!({"card": 3}),
        json!({"type": "dance"}),
        json!({"type": "dance", "card": 3}),
        json!({"type": "Wall", "card": "white-1"}),
        json!({"type": "wall"}),
        json!({"type": "wall", "color": "red"}),
        json!({"type": "wall", "color": 3}),
        json!({"type": "wall", "card": "white-1", "color": "white"}),
        json!({"type": "wall", "card": "white-1", "color": 3}),
        json!({"type": "wall", "card": "white-1", "seat": 0}),
        json!({"type": "supply"}),
        json!({"type": "lay"}),
        json!({"type": "trumpet"}),
        json!({"type": "trumpet", "card": "trumpet"}),
        json!({"type": "trumpet", "card": 1}),
        json!({"type": "trumpet", "color": "red", "card": "trumpet"}),
    ];
    let mut table = given().start();
    for action in wrong {
        table.refuses(0, action, "JER-50 bad_shape");
    }
}

/// R15: a key that the type has with a value of the wrong type outweighs a key too many.
#[test]
fn r15_a_wrong_type_is_told_before_a_wrong_set_of_keys() {
    let mut table = given().start();
    table.refuses(0, json!({"type": "wall", "card": 3, "seat": 0}), "bad_request");
    table.refuses(0, json!({"type": "wall", "card": "white-1", "seat": 0}), "JER-50 bad_shape");
}

/// JER-50: an action of another phase is refused before its card or colour is looked at.
#[test]
fn jer_50_an_action_of_another_phase_is_refused() {
    let wrong_phase = "JER-50 wrong_phase";
    let mut first_wall = given().first_wall().start();
    let mut fill = given().fill(1).start();
    let mut play = given().start();
    for card in ["white-1", "green-9", "red-7"] {
        first_wall.refuses(0, supply(card), wrong_phase);
        first_wall.refuses(0, wall(card), wrong_phase);
        fill.refuses(0, lay(card), wrong_phase);
        fill.refuses(0, wall(card), wrong_phase);
        play.refuses(0, lay(card), wrong_phase);
    }
    for color in ["red", "green"] {
        first_wall.refuses(0, trumpet(color), wrong_phase);
        fill.refuses(0, trumpet(color), wrong_phase);
    }
}

/// JER-50: a name that no card has, or a name in another spelling, is an unknown card.
#[test]
fn jer_50_a_card_that_does_not_exist_is_unknown() {
    let unknown = "JER-3 unknown_card";
    for card in ["red-2", "red-6", "green-3", "red", "", "Red-3", "red-3 ", "trumpets", "scoring"] {
        given().first_wall().start().refuses(0, lay(card), unknown);
        given().fill(1).start().refuses(0, supply(card), unknown);
        given().start().refuses(0, supply(card), unknown);
        given().start().refuses(0, wall(card), unknown);
    }
}

/// JER-50: a colour that is not one of the five is refused, even where the hand has no trumpet.
#[test]
fn jer_50_a_colour_that_does_not_exist_is_unknown() {
    for color in ["green", "RED", "", "trumpet", "red-3"] {
        let unknown = "JER-31 unknown_color";
        given().hand(0, "trumpet").start().refuses(0, trumpet(color), unknown);
        given().start().refuses(0, trumpet(color), unknown);
    }
}

/// JER-50: a card that exists but is not held is refused under the rule of the action.
#[test]
fn jer_50_a_card_that_is_not_in_the_hand_is_refused_by_the_actions_rule() {
    given().first_wall().start().refuses(0, lay("red-3"), "JER-20 not_in_hand");
    given().fill(1).start().refuses(0, supply("red-3"), "JER-22 not_in_hand");
    let mut table = given().start();
    table.refuses(0, wall("red-3"), "JER-30 not_in_hand");
    table.refuses(0, trumpet("red"), "JER-31 not_in_hand");
    table.refuses(0, supply("red-3"), "JER-33 not_in_hand");
}

/// JER-50: a trumpet alone is the last reason: one that is not even held is not in the hand.
#[test]
fn jer_50_not_in_hand_comes_before_trumpet_alone() {
    given().first_wall().start().refuses(0, lay("trumpet"), "JER-20 not_in_hand");
    given().start().refuses(0, wall("trumpet"), "JER-30 not_in_hand");
    let mut first_wall = given().first_wall().hand(0, "trumpet").start();
    first_wall.refuses(0, lay("trumpet"), "JER-20 trumpet_alone");
    given().hand(0, "trumpet").start().refuses(0, wall("trumpet"), "JER-30 trumpet_alone");
}

/// JER-50: what others hold in secret makes no difference to a refusal.
#[test]
fn jer_50_a_refusal_tells_nothing_hidden() {
    for hidden in ["red-3", "blue-7"] {
        let given = given().hand(1, hidden).hand(2, "red-3");
        given.start().refuses(0, wall("red-3"), "JER-30 not_in_hand");
    }
}

/// JER-55: in play each different card may go to a wall or into the supply, and a trumpet against each colour.
#[test]
fn jer_55_legal_lists_every_action_once_for_each_different_card() {
    let table = given().hand(0, "red-3 red-3 blue-4 trumpet trumpet").start();

    let mut expected = vec![wall("red-3"), wall("blue-4")];
    expected.extend(COLORS.map(trumpet));
    expected.extend(["red-3", "blue-4", "trumpet"].map(supply));
    assert_eq!(table.legal(0), expected);
}

/// JER-55: a seat that is not asked has nothing to choose from.
#[test]
fn jer_55_a_seat_that_is_not_pending_has_an_empty_list() {
    let table = given().turn(1).start();
    assert_eq!((table.legal(0), table.legal(2)), (vec![], vec![]));
    assert_eq!(table.legal(3), [json!(null); 0]);
    let mut table = given().fill(1).start();
    table.play(0, supply("white-1"));
    assert_eq!(table.legal(0), [json!(null); 0]);
    let over = given().over().start();
    assert!((0..3).all(|seat| over.legal(seat).is_empty()));
}

/// JER-55: what is listed is accepted, and everything else that can be said is refused.
#[test]
fn jer_55_exactly_the_listed_actions_are_accepted() {
    let mut cards = the_box();
    cards.dedup();
    let one_card = |kind: fn(&str) -> Value| cards.iter().map(move |card| kind(card));
    let everything: Vec<Value> =
        one_card(lay).chain(one_card(supply)).chain(one_card(wall)).chain(COLORS.map(trumpet)).collect();
    for given in [
        given().first_wall().hand(0, "red-3 trumpet"),
        given().first_wall().hand(0, "trumpet trumpet trumpet trumpet trumpet trumpet trumpet"),
        given().fill(1).hand(0, "red-3 trumpet"),
        given().hand(0, "red-3 trumpet").wall(1, "red", "4"),
        given().over(),
    ] {
        let table = given.start();
        let accepted = |action: &Value| {
            let read = table.game.read(Seat(0), action);
            read.and_then(|read| table.game.allow(Seat(0), &read).map(|_| ())).is_ok()
        };
        let listed = table.legal(0);
        for action in &everything {
            assert_eq!(accepted(action), listed.contains(action), "{action}");
        }
        assert!(listed.iter().all(|action| everything.contains(action)));
    }
}
