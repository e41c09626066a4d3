//! What is handed to the sheriff, and who lies in wait for it.

use super::table::*;
use serde_json::json;

/// NOT-65: nothing has to be delivered.
#[test]
fn not_65_a_turn_can_end_without_a_delivery() {
    let mut table = given("deliver").hand(0, "coin coin coin").draw("gold").start();
    table.play(0, act("end_turn"));
    assert_eq!((table.event_types().as_str(), table.field("sheriff")), ("turned_up", json!(1)));
}

/// NOT-66, NOT-71: without an ambush before another seat the delivery counts at once; one's own ambushes do not ask.
#[test]
fn not_66_three_or_more_alike_are_delivered() {
    let given = given("deliver").hand(0, "coin coin coin coin").laid(0, "ambush-green").sheriff(9);
    let mut table = given.draw("gold gold gold gold").start();
    let before = table.discarded("coin");
    table.play(0, deliver("coin", 4));
    assert_eq!((table.loot(0).as_str(), table.discarded("coin") - before), ("coin", 3));
    assert_eq!(&table.event_types()[..36], "delivering delivered sheriff_moved g");
}

/// NOT-67, R13: a mission takes exactly its cards and leaves the rest in the hand.
#[test]
fn not_67_missions_take_exactly_their_cards() {
    let all = "coin candlestick gold pearls jewels necklace chest";
    let cases = [
        ("seven-different", all, format!("{all} coin"), "coin"),
        ("five-alike", "coin", "coin coin coin coin coin coin".to_owned(), "coin"),
        (
            "four-pairs",
            "coin gold jewels chest",
            "coin coin coin gold gold jewels jewels chest chest".to_owned(),
            "coin",
        ),
        ("three-pairs", "chest gold coin", "coin coin gold gold chest chest chest".to_owned(), "chest"),
    ];
    for (name, objects, hand, left) in cases {
        let mut table = given("deliver").hand(0, &hand).sheriff(20).discard_only("", 2).draw("").start();
        table.play(0, mission(name, objects));
        assert_eq!(table.field("missions")[name], json!([0]));
        assert!(table.event("mission_done")["shared"] == json!(false), "{name}");
        assert!(words(&table.hand(0)).contains(&left.to_owned()), "{name}");
        let mut listed = words(objects);
        listed.sort_by_key(|object| OBJECTS.iter().position(|other| other == object));
        assert_eq!(table.event("mission_done")["objects"], json!(listed));
    }
}

/// NOT-67: one seat does a mission once.
#[test]
fn not_67_nobody_does_a_mission_twice() {
    let given = given("deliver").owners("five-alike", &[0]).hand(0, "coin coin coin coin coin");
    assert!(!given.start().legal(0).contains(&mission("five-alike", "coin")));
}

fn two_ambushers() -> Given {
    let given = given("deliver").seats(4).turn(1).hand(1, "pearls pearls pearls pearls pearls").sheriff(9);
    given
        .laid(0, "ambush-yellow ambush-pearls-jewels")
        .laid(2, "ambush-coin-chest")
        .draw("coin coin coin coin coin")
}

/// NOT-68, R14: owners of ambushes are asked clockwise from the deliverer's left.
#[test]
fn not_68_ambushers_are_asked_clockwise() {
    let mut table = two_ambushers().start();
    table.play(1, deliver("pearls", 3));
    assert_eq!((table.phase_now().as_str(), table.legal(2)), ("ambush-window [2]", vec![act("decline")]));
    table.play(2, act("decline"));
    assert_eq!(table.phase_now(), "ambush-window [0]");
    let springs = [spring("ambush-yellow"), spring("ambush-pearls-jewels"), act("decline")];
    assert_eq!(table.legal(0), springs);
    table.refuses(0, spring("ambush-coin-chest"), &illegal("NOT-68", "not_there"));
    table.play(0, act("decline"));
    assert_eq!(table.loot(1), "pearls");
}

/// NOT-68: gold is named by no ambush card of two objects, only its deliverer's colour hits it.
#[test]
fn not_68_gold_is_hit_by_a_colour_alone() {
    let given =
        given("deliver").hand(0, "gold gold gold").laid(1, "ambush-pearls-jewels ambush-red ambush-green");
    let mut table = given.start();
    table.play(0, deliver("gold", 3));
    assert_eq!(table.legal(1), [spring("ambush-red"), act("decline")]);
}

/// NOT-69, R14: whoever sprang one and has another is asked again before the next seat; each takes one card.
#[test]
fn not_69_two_ambushes_on_one_delivery() {
    let mut table = two_ambushers().start();
    table.play(1, deliver("pearls", 5));
    table.play(2, act("decline"));
    table.play(0, spring("ambush-pearls-jewels"));
    assert_eq!(table.phase_now(), "ambush-window [0]");
    table.play(0, spring("ambush-yellow"));
    assert_eq!(words(&table.hand(0))[..2], ["coin", "pearls"].map(str::to_owned));
    assert_eq!((table.loot(1).as_str(), table.event("delivered")["count"].clone()), ("pearls", json!(3)));
    assert_eq!(table.hand(1), "coin gold gold");
}

/// NOT-69: the gold that a deliverer gets does not join a delivery of gold.
#[test]
fn not_69_the_gold_never_joins_the_delivery() {
    let given = given("deliver").hand(0, "gold gold gold").laid(1, "ambush-red").draw("coin");
    let mut table = given.start();
    table.play(0, deliver("gold", 3));
    table.play(1, spring("ambush-red"));
    assert_eq!(table.event("delivery_failed")["count"], json!(2));
    assert_eq!((table.hand(0).as_str(), table.hand(1).as_str()), ("gold gold gold", "gold"));
}

/// NOT-70, R15, R16: with fewer than three left nobody else is asked, the sheriff stays, and the turn is over.
#[test]
fn not_70_a_failed_delivery_ends_the_turn() {
    let given = given("deliver").hand(0, "coin coin coin").laid(1, "ambush-red").laid(2, "ambush-coin-chest");
    let mut table = given.draw("pearls").start();
    table.play(0, deliver("coin", 3));
    table.play(1, spring("ambush-red"));
    assert_eq!(table.event_types(), "ambush_sprung delivery_failed turned_up");
    assert_eq!((table.phase_now().as_str(), table.field("sheriff")), ("choose [1]", json!(1)));
    assert_eq!(table.laid(2), json!(["ambush-coin-chest"]));
}

/// NOT-71: one of the cards that are left goes to the loot, the others to the discard pile.
#[test]
fn not_71_one_card_goes_to_the_loot() {
    let mut table = two_ambushers().start();
    let before = table.discarded("pearls");
    table.play(1, deliver("pearls", 5));
    table.play(2, act("decline"));
    table.play(0, spring("ambush-yellow"));
    table.play(0, act("decline"));
    assert_eq!((table.loot(1).as_str(), table.discarded("pearls") - before), ("pearls", 3));
}
