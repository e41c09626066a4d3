//! How a game ends, and who has won.

use super::table::{Table, let_go, place};
use serde_json::{Value, json};

/// Seat 1 of two has one piece, and it is its turn.
fn last_piece() -> Table {
    Table::new(2, json!({})).only(1, &["orange-3"], 0).turn_number(3)
}

fn last_placement() -> Value {
    place("orange-3", 3, json!({"along": -25, "stand": 2}))
}

/// Scenario 17.
#[test]
fn ham_18_whoever_has_no_piece_left_has_won() {
    let mut desk = last_piece().desk();
    desk.play(1, last_placement());
    assert_eq!(desk.event("over"), json!({"type": "over", "winners": [1]}));
    let position = desk.position();
    assert_eq!((&position["phase"], &position["outcome"]), (&json!("over"), &json!({"winners": [1]})));
    assert!(desk.pending().is_empty());
    let result = desk.result();
    assert_eq!(result["winners"], json!([1]));
    assert_eq!((&result["seats"][0]["score"], &result["seats"][0]["rank"]), (&json!(-27), &json!(2)));
    assert_eq!((&result["seats"][1]["score"], &result["seats"][1]["rank"]), (&json!(0), &json!(1)));
    assert_eq!(result["seats"][0]["breakdown"]["red"], 4);
    assert_eq!(result["seats"][0]["breakdown"]["orange"], 3);
    desk.refuses(0, let_go("red-1"), "game_over");
}

#[test]
fn ham_18_not_if_something_falls_in_the_same_turn() {
    let mut desk = last_piece().loose("white-2").desk();
    desk.play(1, last_placement());
    assert_eq!(desk.position()["seats"][1]["hand"], json!(["white-2"]));
    assert_eq!(desk.position()["phase"], "turn");
    assert_eq!(desk.result(), Value::Null);
}

/// With four seats for themselves the seats rank by their own pieces.
#[test]
fn ham_18_everyone_for_himself_ranks_by_pieces() {
    let table = Table::new(4, json!({"teams": false}))
        .only(2, &["orange-3"], 0)
        .only(3, &["red-4"], 0)
        .turn_number(6);
    let mut desk = table.desk();
    desk.play(2, last_placement());
    let ranks: Vec<Value> =
        desk.result()["seats"].as_array().unwrap().iter().map(|seat| seat["rank"].clone()).collect();
    assert_eq!(ranks, [json!(4), json!(3), json!(1), json!(2)]);
}

/// Scenario 19.
#[test]
fn ham_19_the_second_empty_hand_ends_the_game_for_teams() {
    let table = Table::new(4, json!({}))
        .only(0, &[], 1)
        .only(2, &["orange-3"], 1)
        .only(3, &["red-4", "blue-4"], 1)
        .turn_number(6);
    let played = |table: Table| {
        let mut desk = table.desk();
        desk.play(2, last_placement());
        desk.result()
    };
    // Seat 1 keeps three, the rest is laid out of the way.
    let three = |table: Table| {
        let hand = table.hand(1);
        let rest: Vec<&str> = hand.iter().skip(3).map(String::as_str).collect();
        table.clone().give(&rest, "/aside")
    };
    let result = played(three(table.clone()));
    assert_eq!(result["winners"], json!([2, 3]));
    let ranks: Vec<u64> =
        result["seats"].as_array().unwrap().iter().map(|s| s["rank"].as_u64().unwrap()).collect();
    assert_eq!(ranks, [3, 3, 1, 1]);
    let result = played(three(table).give(&["green-4"], "/seats/3/hand"));
    assert_eq!(result["winners"], json!([0, 1, 2, 3]));
}

#[test]
fn ham_19_one_empty_hand_does_not_end_it_and_two_of_a_team_win() {
    let table = Table::new(4, json!({})).only(2, &["orange-3"], 0).turn_number(6);
    let mut desk = table.desk();
    desk.play(2, last_placement());
    assert_eq!(desk.position()["phase"], "turn");
    let mut desk = table.only(3, &[], 0).desk();
    desk.play(2, last_placement());
    assert_eq!(desk.result()["winners"], json!([2, 3]));
}

/// Scenario 20.
#[test]
fn ham_20_after_the_last_turn_the_fewest_pieces_win() {
    let options = json!({"turn_limit": 20});
    let table = Table::new(2, options).turn_number(19);
    let hands = [table.hand(0), table.hand(1)];
    let rest: Vec<&str> = hands[0][9..].iter().chain(&hands[1][12..]).map(String::as_str).collect();
    let mut desk = table.give(&rest, "/aside").desk();
    desk.play(1, place("orange-3", 3, json!({"along": -25, "stand": 2})));
    assert_eq!(desk.position()["turn_number"], 20);
    assert_eq!(desk.event("over"), json!({"type": "over", "winners": [0]}));
    let scores: Vec<i64> = desk.result()["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["score"].as_i64().unwrap())
        .collect();
    assert_eq!(scores, [-9, -11]);
}

#[test]
fn ham_20_teams_count_together_and_a_tie_is_shared() {
    let mut desk = Table::new(4, json!({"turn_limit": 20})).turn_number(19).desk();
    desk.play(3, place("orange-4", 3, json!({"along": -25, "stand": 2})));
    assert_eq!(desk.result()["winners"], json!([2, 3]));
    let mut desk = Table::new(4, json!({"turn_limit": 20})).give(&["red-1"], "/aside").turn_number(19).desk();
    desk.play(3, place("orange-4", 3, json!({"along": -25, "stand": 2})));
    assert_eq!(desk.result()["winners"], json!([0, 1, 2, 3]));
}

#[test]
fn ham_25_nothing_is_taken_back() {
    const { assert!(!<besace_hamsterrolle::Hamsterrolle as besace_table::Game>::UNDOES) };
}
