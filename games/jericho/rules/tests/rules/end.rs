//! The end: JER-60 to JER-62.

use super::table::*;
use serde_json::{Value, json};

fn scores(table: &Table) -> Vec<i64> {
    let result = table.result();
    result["seats"].as_array().unwrap().iter().map(|seat| seat["score"].as_i64().unwrap()).collect()
}

fn ranks(table: &Table) -> Vec<i64> {
    let result = table.result();
    result["seats"].as_array().unwrap().iter().map(|seat| seat["rank"].as_i64().unwrap()).collect()
}

/// JER-60: the 1s of one's own walls are added at the end, whatever the colour.
#[test]
fn jer_60_ones_in_walls_count_at_the_end() {
    let table = given().over().wall(0, "red", "5 1 1").wall(0, "blue", "1").won(0, "red-3").start();
    assert_eq!(table.result()["seats"][0]["breakdown"], json!({"won": 1, "ones": 3, "wall_cards": 1}));
    assert_eq!(scores(&table), [4, 0, 0]);
}

/// JER-60: a wall that had only 1s beside its trumpets is gone with them.
#[test]
fn jer_60_trumpets_left_alone_by_the_ones_are_discarded() {
    let table = given().over().wall(0, "red", "1 1 T T").wall(0, "blue", "3 1 T").start();
    assert_eq!(table.result()["seats"][0]["breakdown"], json!({"won": 0, "ones": 3, "wall_cards": 2}));
}

/// R12: the reckoning moves no card: walls and won piles of a finished game are as the third scoring left them.
#[test]
fn r12_the_ones_stay_in_their_walls() {
    let mut table = given().round(3).draw("scoring red-7").wall(0, "red", "1 T").won(0, "red-3").start();
    table.play(0, supply("white-1"));
    assert_eq!((table.wall(0, "red"), table.won(0)), ("1 T".into(), "red-3".into()));
    assert_eq!(Table::load(&table.position()).result(), table.result());
}

/// JER-61: a won card counts one, whatever its value; cards in hands and in the supply count for nobody.
#[test]
fn jer_61_a_card_is_a_card() {
    let table = given().over().won(0, "red-7 blue-7").won(1, "red-1 red-1 red-3").hand(2, "brown-7").start();
    assert_eq!(scores(&table), [2, 3, 0]);
    assert_eq!(table.result()["winners"], json!([1]));
}

/// JER-61: there is no result while the game runs.
#[test]
fn jer_61_there_is_no_result_before_the_end() {
    for running in [given().first_wall(), given().fill(1), given().round(3)] {
        assert_eq!(running.start().result(), Value::Null);
    }
}

/// JER-62, R8: among equal scores more cards left in walls win, trumpets of standing walls among them.
#[test]
fn jer_62_a_tie_is_broken_by_the_cards_left_in_walls() {
    let given = given().over().won(0, "red-3").won(1, "blue-3").won(2, "white-3");
    let table = given.wall(0, "red", "5").wall(1, "red", "5 T T").wall(2, "red", "4 4").start();
    assert_eq!(ranks(&table), [3, 1, 2]);
    assert_eq!(table.result()["winners"], json!([1]));
}

/// R8: a trumpet whose wall fell with its 1s does not break a tie.
#[test]
fn r8_only_trumpets_of_standing_walls_break_a_tie() {
    let given = given().over().won(0, "red-3").won(1, "blue-3 blue-3");
    let table = given.wall(0, "red", "1 T T T").wall(1, "red", "3").start();
    assert_eq!(scores(&table), [2, 2, 0]);
    assert_eq!(table.result()["winners"], json!([1]));
}

/// JER-62, R9: a full tie shares rank and victory.
#[test]
fn jer_62_a_full_tie_is_shared() {
    let table = given().over().start();
    assert_eq!(ranks(&table), [1, 1, 1]);
    assert_eq!(table.result()["winners"], json!([0, 1, 2]));
}

/// R9: those behind a shared victory are ranked as if it were not shared.
#[test]
fn r9_a_shared_rank_leaves_a_gap() {
    let table = given().over().won(1, "red-3").start();
    assert_eq!(ranks(&table), [2, 1, 2]);
    let table = given().over().won(1, "red-3").won(2, "red-3").start();
    assert_eq!(ranks(&table), [3, 1, 1]);
}

/// JER-62: the result as a whole.
#[test]
fn jer_62_the_result_as_it_is_written() {
    let table = given().over().won(0, "red-3").wall(0, "red", "4 1 T").start();
    let none = json!({"score": 0, "breakdown": {"won": 0, "ones": 0, "wall_cards": 0}, "rank": 2});
    let first = json!({"score": 2, "breakdown": {"won": 1, "ones": 1, "wall_cards": 2}, "rank": 1});
    assert_eq!(table.result(), json!({"seats": [first, none, none], "winners": [0]}));
}
