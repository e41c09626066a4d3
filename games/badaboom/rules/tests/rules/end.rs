//! The end of the game.

use super::table::*;
use serde_json::json;

fn last_pass(coins: &[u32]) -> Given {
    given("post", 1).slots("u-turn leapfrog snoop").armed(0, 9).bag(1, "hurl").coins(coins)
}

#[test]
fn gob_70_the_game_ends_as_soon_as_somebody_has_the_goal() {
    let mut table = last_pass(&[9, 0, 0, 0]).table();
    table.play(1, pass());
    assert_eq!((table.phase(), table.pending()), ("over", vec![]));
    assert_eq!(table.event("game_over")["reason"], "goal");
    assert!(table.event_types().ends_with(" game_over"));
    let mut table = last_pass(&[8, 0, 0, 0]).table();
    table.play(1, pass());
    assert_ne!(table.phase(), "over");
    let mut table = last_pass(&[8, 0, 0, 0]).goal(9).table();
    table.play(1, pass());
    assert_eq!(table.phase(), "over");
    // Missions count.
    let mut table = last_pass(&[0, 9, 0, 0]).bag(1, "mission-short-straw").table();
    table.play(1, pass());
    assert_eq!((table.phase(), table.coins()), ("over", vec![1, 10, 1, 1]));
}

#[test]
fn gob_71_all_who_have_the_most_coins_win() {
    let mut table = last_pass(&[9, 0, 9, 8]).table();
    table.play(1, pass());
    assert_eq!(table.result()["winners"], json!([0, 2]));
}

#[test]
fn gob_72_the_fortieth_explosion_is_the_last() {
    let mut table = last_pass(&[0, 0, 3, 0]).explosions(39).table();
    table.play(1, pass());
    assert_eq!((table.phase(), table.at("/explosions")), ("over", json!(40)));
    assert_eq!(table.event("game_over")["reason"], "last-explosion");
    assert_eq!(table.result()["winners"], json!([2]));
    let mut table = last_pass(&[9, 0, 0, 0]).explosions(39).table();
    table.play(1, pass());
    assert_eq!(table.event("game_over")["reason"], "goal", "if both hold");
}

#[test]
fn gob_73_the_result_ranks_by_coins() {
    let mut table = last_pass(&[9, 9, 9, 9]).bag(3, "M").table();
    assert_eq!(table.result(), json!(null));
    table.play(1, pass());
    let tally = json!({"survival": 10, "holder": 0, "mechanisms": 1, "danger_money": 0, "missions": 0});
    assert_eq!(table.result()["seats"][3], json!({"score": 11, "breakdown": tally, "rank": 1}));
    let ranks: Vec<_> = (0..4).map(|seat| table.result()["seats"][seat]["rank"].clone()).collect();
    assert_eq!(ranks, [2, 4, 2, 1]);
}

#[test]
fn gob_74_nobody_is_eliminated() {
    let mut table = last_pass(&[0, 0, 0, 0]).table();
    table.play(1, pass());
    assert_eq!(table.bag_sizes()[1], 4);
    table.pass_on();
    assert!(table.at("/turn_number").as_u64().unwrap() >= 11);
}
