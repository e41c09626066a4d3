//! Who sees what: the table of zones, JER-51 to JER-54.

use super::table::*;
use besace_table::{Seat, Viewer};
use serde_json::{Value, json};

const EVERYBODY: [Viewer; 4] =
    [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), SPECTATOR];

fn keys(object: &Value) -> Vec<&str> {
    object.as_object().unwrap().keys().map(String::as_str).collect()
}

/// JER-54: a hand is for its owner; everybody knows how many cards it has.
#[test]
fn jer_54_a_hand_is_seen_by_its_owner_and_counted_by_all() {
    let table = given().hand(1, "red-3 red-3 trumpet blue-7 blue-1").start();
    let hand = json!({"red-3": 2, "blue-1": 1, "blue-7": 1, "trumpet": 1});
    assert_eq!(table.view(seat(1))["seats"][1]["hand"], hand);
    for viewer in EVERYBODY {
        let view = table.view(viewer);
        assert_eq!(view["seats"][1]["hand_count"], json!(5));
        assert_eq!(view["seats"][1].get("hand").is_some(), viewer == seat(1));
    }
}

/// JER-54: a face-down first wall card is for its owner; the others know that it lies there.
#[test]
fn jer_54_a_first_wall_card_is_seen_by_its_owner_alone() {
    let table = given().first_wall().first(0, "red-7").start();
    let own = table.view(seat(0));
    assert_eq!((&own["seats"][0]["first"], &own["seats"][0]["first_laid"]), (&json!("red-7"), &json!(true)));
    for viewer in [seat(1), seat(2), SPECTATOR] {
        let view = table.view(viewer);
        assert_eq!(view["seats"][0].get("first"), None);
        assert_eq!(view["seats"][0]["first_laid"], json!(true));
        assert!(!view.to_string().contains("red-7"));
    }
    assert_eq!(table.view(seat(1))["seats"][1]["first"], json!(null));
    assert_eq!(table.view(seat(1))["seats"][1]["first_laid"], json!(false));
}

/// JER-54: an answer in `fill` is in the view of the seat that gave it; the others see only that it is no longer
/// pending. The card stays in the hand until all have answered, so the hand's count does not tell either.
#[test]
fn jer_54_an_answer_in_fill_is_seen_by_its_owner_alone() {
    let table = given().fill(1).chosen(0, "red-7").start();
    assert_eq!(table.view(seat(0))["chosen"], json!({"0": "red-7"}));
    for viewer in [seat(1), seat(2), SPECTATOR] {
        let view = table.view(viewer);
        assert_eq!(view["chosen"], json!({}));
        assert_eq!(view["pending"], json!([1, 2]));
        assert_eq!(view["seats"][0]["hand_count"], json!(6));
        assert!(!view.to_string().contains("red-7"));
    }
}

/// JER-51: walls, removed trumpets, round, turn and phase are open to all.
#[test]
fn jer_51_walls_and_the_state_of_play_are_open() {
    let table = given().round(2).turn(1).wall(2, "red", "7 T T").removed(4).start();
    for viewer in EVERYBODY {
        let view = table.view(viewer);
        assert_eq!(view["seats"][2]["walls"], json!({"red": {"red-7": 1, "trumpet": 2}}));
        assert_eq!(view["removed"], json!({"trumpet": 4}));
        assert_eq!((&view["phase"], &view["round"], &view["turn"]), (&json!("play"), &json!(2), &json!(1)));
    }
}

/// JER-51: the supply is a number to everybody, those who put cards in included; the view repeats nothing of what
/// fell, was left at a scoring, or was added by the viewer.
#[test]
fn jer_51_the_supply_is_only_counted() {
    let mut table =
        given().hand(0, "trumpet red-7").wall(1, "red", "5").supply("brown-3 brown-4 brown-5").start();
    table.play(0, trumpet("red"));
    for viewer in EVERYBODY {
        let view = table.view(viewer);
        assert_eq!(view["supply_count"], json!(4));
        assert_eq!(view.get("supply"), None);
        assert!(!view.to_string().contains("red-5"));
    }
}

/// R7: a won pile is a number to everybody, its owner included.
#[test]
fn r7_nobody_looks_through_a_won_pile() {
    let table = given().won(1, "red-7 red-5").start();
    for viewer in EVERYBODY {
        let view = table.view(viewer);
        assert_eq!(view["seats"][1]["won_count"], json!(2));
        assert_eq!(view["seats"][1].get("won"), None);
        assert!(!view.to_string().contains("red-7"));
    }
}

/// JER-51: the draw pile is a number to everybody.
#[test]
fn jer_51_the_draw_pile_is_only_counted() {
    let table = given().draw("red-7").start();
    for viewer in EVERYBODY {
        let view = table.view(viewer);
        assert_eq!(view["draw_count"], json!(110 - 15 - 3));
        assert_eq!(view.get("draw"), None);
        assert!(!view.to_string().contains("red-7") && !view.to_string().contains("scoring"));
    }
}

/// JER-52: a drawn card is for the drawer alone; a scoring card is for all.
#[test]
fn jer_52_a_draw_is_seen_by_the_drawer_and_a_scoring_card_by_all() {
    let mut table = given().draw("scoring red-7").start();
    table.play(0, supply("white-1"));
    assert_eq!(table.seen("drew", seat(0)), json!({"type": "drew", "seat": 0, "card": "red-7"}));
    for viewer in [seat(1), seat(2), SPECTATOR] {
        assert_eq!(table.seen("drew", viewer), json!({"type": "drew", "seat": 0, "card": null}));
        let shown = json!({"type": "scoring_card", "seat": 0, "round": 1});
        assert_eq!(table.seen("scoring_card", viewer), shown);
    }
}

/// JER-53: at the end hands, won piles and the supply are open, with their counts, to spectators too; the first wall
/// card's place is still the viewer's own, and the draw pile is still a number.
#[test]
fn jer_53_after_the_end_everything_but_the_draw_pile_is_open() {
    let table =
        given().over().hand(1, "red-7 red-5 red-4").won(2, "blue-7").supply("brown-3 trumpet").start();
    for viewer in EVERYBODY {
        let view = table.view(viewer);
        assert_eq!(view["seats"][1]["hand"], json!({"red-4": 1, "red-5": 1, "red-7": 1}));
        assert_eq!(view["seats"][1]["hand_count"], json!(3));
        assert_eq!(
            (&view["seats"][2]["won"], &view["seats"][2]["won_count"]),
            (&json!({"blue-7": 1}), &json!(1))
        );
        assert_eq!(
            (&view["supply"], &view["supply_count"]),
            (&json!({"brown-3": 1, "trumpet": 1}), &json!(2))
        );
        assert_eq!(view.get("draw"), None);
        assert_eq!(view["pending"], json!([]));
        for (number, shown) in (0..).zip(view["seats"].as_array().unwrap()) {
            let own = viewer == seat(number);
            assert_eq!(shown.get("first"), own.then_some(&json!(null)));
        }
    }
    let mut expected = vec!["game", "viewer", "options", "phase", "pending", "round", "turn", "seats"];
    expected.extend(["supply", "supply_count", "removed", "draw_count", "chosen"]);
    assert_eq!(keys(&table.view(SPECTATOR)), expected);
    let of_a_seat = ["hand", "hand_count", "first_laid", "walls", "won", "won_count"];
    assert_eq!(keys(&table.view(SPECTATOR)["seats"][0]), of_a_seat);
}

/// JER-53: a game that was played to its end and the same position loaded show the same.
#[test]
fn jer_53_a_finished_game_and_its_loaded_position_look_alike() {
    let mut table = given().round(3).draw("scoring red-7").wall(1, "brown", "3").start();
    table.play(0, supply("white-1"));
    let loaded = Table::load(&table.position());
    for viewer in EVERYBODY {
        assert_eq!(table.view(viewer), loaded.view(viewer));
    }
    assert_eq!(table.view(seat(0))["seats"][1]["won"], json!({"brown-3": 3}));
}

/// JER-54: while the game runs, a view has exactly these keys, and no `may`.
#[test]
fn jer_54_a_view_has_the_counts_for_all_and_the_cards_for_its_viewer() {
    let table = given().start();
    let mut expected = vec!["game", "viewer", "options", "phase", "pending", "round", "turn", "seats"];
    expected.extend(["supply_count", "removed", "draw_count", "chosen"]);
    let view = table.view(seat(0));
    assert_eq!(keys(&view), expected);
    let own = ["hand", "hand_count", "first", "first_laid", "walls", "won_count"];
    assert_eq!(keys(&view["seats"][0]), own);
    let others = ["hand_count", "first_laid", "walls", "won_count"];
    assert_eq!(keys(&view["seats"][1]), others);
    assert_eq!(keys(&table.view(SPECTATOR)["seats"][0]), others);
    assert_eq!((&view["viewer"], &table.view(SPECTATOR)["viewer"]), (&json!(0), &json!("spectator")));
}
