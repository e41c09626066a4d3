//! The end: when it comes, and who has won.

use super::table::*;
use serde_json::json;

/// NOT-90: the game is over at once when the sheriff is home, without gifts.
#[test]
fn not_90_the_sheriff_at_home_ends_the_game() {
    let given = given("deliver").sheriff(5).option("track", json!([1, 2, 3, 4, 5])).hand(0, "coin coin coin");
    let mut table = given.draw("gold gold gold gold").start();
    table.play(0, deliver("coin", 3));
    assert_eq!(table.event_types(), "delivering delivered sheriff_moved game_over");
    assert_eq!(table.event("sheriff_moved"), json!({"type": "sheriff_moved", "to": 6, "number": null}));
    assert_eq!(table.event("game_over")["reason"], json!("sheriff-home"));
}

/// NOT-90, R23: the eighth mission card ends the game before the sheriff moves; the seventh does not.
#[test]
fn not_90_the_seventh_mission_card_does_not_end_the_game() {
    let given = given("deliver").owners("seven-different", &[0, 1]).owners("five-alike", &[1, 2]);
    let given = given.owners("four-pairs", &[0, 2]).hand(0, "coin coin gold gold chest chest");
    let mut table =
        given.hand(1, "jewels jewels pearls pearls necklace necklace").draw("coin gold chest coin").start();
    table.play(0, mission("three-pairs", "coin gold chest"));
    assert_eq!(table.phase_now(), "choose [1]");
    table.play(1, act("take"));
    table.play(1, mission("three-pairs", "jewels pearls necklace"));
    assert_eq!(table.event_types(), "mission_done game_over");
}

/// NOT-91: loot by its values, missions alone or shared; hands, ambushes and their gold are worth nothing.
#[test]
fn not_91_loot_and_missions_make_the_score() {
    let given = given("over").sheriff(22).loot(0, "coin candlestick gold pearls jewels necklace chest");
    let given = given.hand(1, "chest chest").laid(1, "ambush-red").owners("three-pairs", &[1, 0]);
    let result = given.owners("five-alike", &[1]).start().result();
    let breakdown =
        |loot, missions, loot_cards| json!({"loot": loot, "missions": missions, "loot_cards": loot_cards});
    assert_eq!(result["seats"][0], json!({"score": 80, "breakdown": breakdown(70, 10, 7), "rank": 1}));
    assert_eq!(result["seats"][1], json!({"score": 40, "breakdown": breakdown(0, 40, 0), "rank": 2}));
    assert_eq!(shown("coin").start().result(), json!(null));
}

/// NOT-92: equal scores are told apart by the cards in the loot; equal in both, the victory is shared.
#[test]
fn not_92_more_loot_cards_win_a_tie() {
    let given =
        given("over").sheriff(22).loot(0, "coin coin").loot(1, "coin coin").owners("three-pairs", &[2]);
    let result = given.option("mission_values", values(14)).start().result();
    let ranks: Vec<_> = (0..3).map(|seat| result["seats"][seat]["rank"].clone()).collect();
    assert_eq!((ranks, &result["winners"]), (vec![json!(1), json!(1), json!(3)], &json!([0, 1])));
}

fn values(three_pairs: u16) -> serde_json::Value {
    json!({"seven-different": [20, 15], "five-alike": [30, 15], "four-pairs": [25, 20],
           "three-pairs": [three_pairs, 0]})
}
