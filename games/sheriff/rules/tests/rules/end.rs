//! SHE-100 to SHE-105: the end.

use super::table::*;
use besace_table::Game;
use serde_json::{Value, json};

fn result(given: Given) -> Value {
    serde_json::to_value(given.start().game.result().unwrap()).unwrap()
}

fn over() -> Given {
    given().phase("over", None).round(8)
}

fn bonus(given: Given) -> Vec<Value> {
    result(given)["seats"].as_array().unwrap().iter().map(|seat| seat["breakdown"]["bonus"].clone()).collect()
}

#[test]
fn she_100_cards_in_hands_count_nothing() {
    let with = result(over().stand(1, "apple").hand(1, "crossbow*5"));
    assert_eq!(with, result(over().stand(1, "apple")));
}

#[test]
fn she_101_the_score_is_goods_coins_and_crowns() {
    let result = result(over().coins(&[40, 60, 50, 50]).stand(1, "apple*2 chicken silk"));
    let breakdown = json!({"legal": 8, "contraband": 8, "coins": 60, "bonus": {"apple": 20, "chicken": 10},
        "legal_cards": 3, "contraband_cards": 1});
    assert_eq!(result["seats"][1], json!({"score": 106, "breakdown": breakdown, "rank": 1}));
    assert_eq!(result["winners"], json!([1]));
}

/// SHE-102, SHE-1: what King and Queen bring, and what royal goods count.
#[test]
fn she_102_king_and_queen_of_each_kind() {
    let two = |kind: &str| over().stand(1, &format!("{kind}*2")).stand(2, kind);
    let expected = [("apple", 20, 10), ("cheese", 15, 10), ("bread", 15, 10), ("chicken", 10, 5)];
    for (kind, king, queen) in expected {
        assert_eq!(bonus(two(kind)), [json!({}), json!({kind: king}), json!({kind: queen}), json!({})]);
    }
    let weights = [
        ("green-apple", "apple", 2),
        ("golden-apple", "apple", 3),
        ("gouda", "cheese", 2),
        ("bleu", "cheese", 3),
        ("rye", "bread", 2),
        ("pumpernickel", "bread", 3),
        ("royal-rooster", "chicken", 2),
    ];
    for (royal, kind, weight) in weights {
        let against = |count: usize| {
            let stand = format!("{kind}*{count}");
            bonus(over().option("royal", true).stand(1, royal).stand(2, &stand))
        };
        let (less, equal) = (against(weight - 1), against(weight));
        assert!(less[1][kind].as_u64() > less[2][kind].as_u64(), "{royal}");
        assert_eq!(equal[1], equal[2], "{royal}");
    }
}

#[test]
fn she_103_equals_share_rounded_down() {
    let kings = bonus(over().stand(0, "chicken*2").stand(1, "chicken*2").stand(2, "chicken"));
    assert_eq!(kings, [json!({"chicken": 7}), json!({"chicken": 7}), json!({}), json!({})]);
    let queens = bonus(over().stand(0, "chicken*3").stand(1, "chicken").stand(2, "chicken"));
    assert_eq!(queens, [json!({"chicken": 10}), json!({"chicken": 2}), json!({"chicken": 2}), json!({})]);
}

/// SHE-104, R9.
#[test]
fn r9_nobody_wears_a_crown_for_nothing() {
    assert_eq!(bonus(over()), vec![json!({}); 4]);
    assert_eq!(bonus(over().stand(3, "bread"))[3], json!({"bread": 15}));
    assert_eq!(bonus(over().stand(3, "bread"))[0], json!({}));
}

/// SHE-104.
#[test]
fn she_104_one_owner_has_no_queen_beside_him() {
    let alone = bonus(over().stand(2, "cheese*4"));
    assert_eq!(alone, [json!({}), json!({}), json!({"cheese": 15}), json!({})]);
}

#[test]
fn she_105_legal_cards_then_contraband_break_a_tie() {
    let ranks = |given: Given| -> Vec<u64> {
        let result = result(given);
        result["seats"].as_array().unwrap().iter().map(|seat| seat["rank"].as_u64().unwrap()).collect()
    };
    // Shares of the crowns are equal; six coins against two cheeses, and so on.
    let base = || over().stand(0, "apple*2").stand(1, "apple*2");
    assert_eq!(ranks(base().coins(&[50, 50, 10, 90])), [2, 2, 4, 1]);
    let more_legal = base().stand(2, "bread*2").stand(3, "bread*2 silk").coins(&[50, 50, 54, 46]);
    let result = result(more_legal.clone());
    assert_eq!(result["seats"][2]["score"], result["seats"][3]["score"]);
    assert_eq!(ranks(more_legal), [3, 3, 2, 1]);
    let fewer_legal = base().stand(2, "bread*2 apple").stand(3, "bread*2").coins(&[51, 51, 48, 50]);
    assert_eq!(ranks(fewer_legal)[2..], [3, 4]);
}
