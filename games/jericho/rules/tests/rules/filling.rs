//! First wall cards and the filling of the supply: JER-20 to JER-23.

use super::table::*;
use serde_json::json;

/// JER-20: the first wall card leaves the hand at once and lies face down.
#[test]
fn jer_20_a_wall_card_is_laid_face_down() {
    let mut table = given().first_wall().hand(0, "red-3").start();

    table.play(0, lay("red-3"));

    assert_eq!(table.position()["seats"][0]["first"], "red-3");
    assert_eq!(table.hand_sizes(), [6, 7, 7]);
    assert_eq!(table.position()["seats"][0]["walls"], json!({}));
    assert_eq!(table.pending(), [1, 2]);
}

/// JER-20, R2: a trumpet is no first wall card as long as the hand has any other.
#[test]
fn jer_20_a_trumpet_is_laid_only_from_a_hand_of_nothing_else() {
    let mut six =
        given().first_wall().hand(0, "trumpet trumpet trumpet trumpet trumpet trumpet red-3").start();
    six.refuses(0, lay("trumpet"), "JER-20 trumpet_alone");
    assert_eq!(six.legal(0), [lay("red-3")]);

    let seven = "trumpet trumpet trumpet trumpet trumpet trumpet trumpet";
    let mut seven = given().first_wall().hand(0, seven).start();
    assert_eq!(seven.legal(0), [lay("trumpet")]);
    seven.play(0, lay("trumpet"));
    assert_eq!(seven.position()["seats"][0]["first"], "trumpet");
}

/// JER-20, R3: an answer is final.
#[test]
fn jer_20_an_answer_cannot_be_taken_back() {
    let mut table = given().first_wall().hand(0, "red-3 red-4").start();
    table.play(0, lay("red-3"));
    table.refuses(0, lay("red-4"), "not_your_turn");
}

/// JER-22: any card may fill the supply, a trumpet too.
#[test]
fn jer_22_any_hand_card_may_fill_the_supply() {
    let table = given().fill(1).hand(0, "red-3 red-3 blue-4 brown-7 trumpet trumpet").start();
    assert_eq!(table.legal(0), ["red-3", "blue-4", "brown-7", "trumpet"].map(supply));
}

/// JER-22, R3: the answers wait in the hands until the last one is in; nothing is drawn for them.
#[test]
fn jer_22_hands_are_one_smaller_once_all_have_answered() {
    for (round, before, after) in [(1, 6, 5), (2, 5, 4), (3, 4, 3)] {
        let mut table = given().fill(round).start();
        let draw = table.draw();
        let supply_before = words(&table.supply()).len();
        table.play(2, supply("white-1"));
        table.play(0, supply("white-1"));
        assert_eq!(table.hand_sizes(), [before; 3]);
        assert_eq!(table.position()["chosen"], json!({"0": "white-1", "2": "white-1"}));
        assert_eq!(words(&table.supply()).len(), supply_before);
        table.play(1, supply("white-1"));
        assert_eq!(table.hand_sizes(), [after; 3]);
        assert_eq!(table.position()["chosen"], json!({}));
        assert_eq!(words(&table.supply()).len(), supply_before + 3);
        assert_eq!(table.draw(), draw);
    }
}

/// JER-22, R3: in whatever order the answers come, the table is the same afterwards.
#[test]
fn jer_22_the_order_of_the_answers_does_not_matter() {
    let after = |order: [u8; 3]| {
        let mut table = given().fill(2).hand(0, "red-3").hand(1, "red-4").hand(2, "trumpet").start();
        for seat in order {
            table.play(seat, supply(["red-3", "red-4", "trumpet"][usize::from(seat)]));
        }
        table.position()
    };
    assert_eq!(after([0, 1, 2]), after([2, 0, 1]));
    assert_eq!(after([0, 1, 2]), after([2, 1, 0]));
}

/// JER-23: after the first filling the first wall cards found their owners' walls, and play begins.
#[test]
fn jer_23_first_walls_open_after_the_first_filling() {
    let given = given().fill(1).turn(2).first(0, "red-3").first(1, "red-7").first(2, "brown-1");
    let mut table = given.chosen(0, "blue-4").chosen(1, "blue-5").start();
    table.play(2, supply("white-1"));

    assert_eq!([table.wall(0, "red"), table.wall(1, "red"), table.wall(2, "brown")], ["3", "7", "1"]);
    let position = table.position();
    assert!(position["seats"].as_array().unwrap().iter().all(|seat| seat["first"] == json!(null)));
    assert_eq!(table.supply(), "white-1 blue-4 blue-5");
    assert_eq!(table.stage(), "play 1 2");
}

/// JER-23: in rounds 2 and 3 the filling opens nothing.
#[test]
fn jer_23_a_later_filling_leaves_the_walls_as_they_are() {
    let given = given().fill(2).wall(0, "red", "5 T").chosen(0, "blue-4").chosen(1, "blue-5");
    let mut table = given.start();
    table.play(2, supply("white-1"));
    assert_eq!(table.event_types(), "supplied");
    assert_eq!(table.wall(0, "red"), "5 T");
    assert_eq!(table.stage(), "play 2 0");
}

/// R2: a trumpet that had to be laid stands for no wall and is removed when it is turned up.
#[test]
fn r2_a_trumpet_laid_first_is_removed_when_it_is_turned_up() {
    let given =
        given().fill(1).first(1, "trumpet").hand(1, "trumpet trumpet trumpet trumpet trumpet trumpet");
    let mut table = given.chosen(0, "blue-4").chosen(2, "blue-5").start();
    assert_eq!(table.removed(), 0);
    table.play(1, supply("trumpet"));
    assert_eq!(table.removed(), 1);
    assert_eq!(table.position()["seats"][1]["walls"], json!({}));
    assert_eq!(table.event("walls_opened")["cards"][1], "trumpet");
}

/// R11: nobody but the seat itself learns which card it put in, not even when the filling is over.
#[test]
fn r11_a_filling_card_is_not_shown() {
    let mut table = given().fill(2).hand(0, "red-7").chosen(1, "blue-4").chosen(2, "blue-5").start();
    table.play(0, supply("red-7"));
    for viewer in [seat(1), seat(2), SPECTATOR] {
        assert_eq!(table.seen("supplied", viewer)["card"], json!(null));
        assert!(!table.view(viewer).to_string().contains("red-7"));
    }
}
