//! The thirty scenarios of the rules page, N1 to N30.

use super::table::*;
use besace_table::Seat;
use serde_json::json;

/// N1: NOT-10, NOT-11, NOT-12, NOT-13, NOT-14, NOT-15, NOT-20.
#[test]
fn n1_every_number_of_seats_is_set_up() {
    for (seats, draw, ambushes) in [(3, 74, 9), (4, 71, 10), (5, 68, 11), (6, 65, 12), (7, 62, 13)] {
        let table = Table::dealt(seats, 5, json!({"first_player": 0}));
        assert!(table.hands().iter().all(|hand| words(hand).len() == 3));
        assert_eq!((table.draw().len(), table.field("sheriff")), (draw, json!(0)));
        assert_eq!(table.phase_now(), "choose [0]");
        let pile = table.field("ambush_pile");
        assert_eq!(pile.as_array().unwrap().len(), ambushes);
        let unused = COLORS[usize::from(seats)..].iter().map(|color| json!(format!("ambush-{color}")));
        assert!(unused.into_iter().all(|card| !pile.as_array().unwrap().contains(&card)));
    }
}

/// N2: NOT-30, NOT-21.
#[test]
fn n2_the_shown_card_is_taken() {
    let mut table = shown("pearls").hand(0, "coin").start();
    table.play(0, act("take"));
    assert_eq!((table.hand(0).as_str(), table.phase_now().as_str()), ("coin pearls", "deliver [0]"));
    assert_eq!(table.field("shown"), json!(null));
}

/// N3: NOT-31, NOT-22.
#[test]
fn n3_a_necklace_can_only_be_taken() {
    let mut table = shown("necklace").hand(1, "coin").start();
    table.refuses(0, act("use"), &illegal("NOT-31", "cannot_use"));
    table.refuses(0, use_on(1), &illegal("NOT-31", "cannot_use"));
    assert_eq!(table.legal(0), [act("take")]);
}

/// N4: NOT-38.
#[test]
fn n4_a_theft_swaps_a_random_card_for_the_candlestick() {
    let mut table = shown("candlestick").hand(1, "gold gold").start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    assert_eq!(table.hands(), ["gold", "candlestick gold", ""]);
    assert_eq!(table.phase_now(), "deliver [0]");
    let seen = table.seen("swapped", seat(2));
    assert_eq!((&seen["card"], &seen["given"]), (&json!(null), &json!("candlestick")));
}

/// N5: NOT-36.
#[test]
fn n5_a_necklace_wards_a_theft_off() {
    let mut table = shown("candlestick").hand(1, "necklace gold").start();
    table.play(0, use_on(1));
    table.play(1, act("defend"));
    assert_eq!(table.hands(), ["necklace", "candlestick gold", ""]);
    assert_eq!(table.phase_now(), "deliver [0]");
}

/// N6: NOT-35, NOT-22.
#[test]
fn n6_without_a_necklace_the_target_is_asked_all_the_same() {
    let mut table = shown("candlestick").hand(1, "gold gold").start();
    table.play(0, use_on(1));
    table.refuses(1, act("defend"), &illegal("NOT-35", "cannot_defend"));
    assert_eq!((table.phase_now().as_str(), table.legal(1)), ("defend [1]", vec![act("accept")]));
}

/// N7: NOT-39.
#[test]
fn n7_a_robber_alone_sees_the_hand() {
    let mut table = shown("pearls").hand(0, "coin").hand(1, "chest jewels").hand(2, "gold").start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    assert_eq!(table.view(seat(0))["action"]["hand"], json!({"jewels": 1, "chest": 1}));
    for viewer in [seat(1), seat(2), SPECTATOR] {
        assert_eq!(table.view(viewer)["action"], json!({"kind": "robbery", "target": 1}));
    }
    table.play(0, pick("chest"));
    assert_eq!(table.hands(), ["coin chest", "pearls jewels", "gold"]);
    assert_eq!(table.seen("swapped", seat(2))["card"], json!(null));
}

/// N8: NOT-40, NOT-41.
#[test]
fn n8_a_raided_hand_lies_open_to_all() {
    let mut table = shown("jewels").hand(1, "chest coin").start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    table.refuses(0, pick("gold"), &illegal("NOT-41", "not_there"));
    for viewer in [seat(0), seat(1), seat(2), SPECTATOR] {
        let open = json!({"1": {"coin": 1, "chest": 1}});
        assert_eq!(table.view(viewer)["action"]["open_hands"], open);
    }
    table.play(0, pick("chest"));
    assert_eq!(table.hands(), ["chest", "coin jewels", ""]);
}

/// N9: NOT-45, NOT-47, NOT-85.
#[test]
fn n9_offers_for_a_coin_are_hidden_until_the_last_is_in() {
    let mut table = shown("coin").hand(1, "gold coin").hand(2, "pearls").start();
    table.play(0, act("use"));
    table.refuses(1, offer("coin"), &illegal("NOT-45", "cannot_offer"));
    table.play(1, offer("gold"));
    table.refuses(1, offer("gold"), "not_your_turn");
    assert_eq!(table.view(seat(2))["action"]["offers"], json!({}));
    table.play(2, offer("pearls"));
    for viewer in [seat(0), seat(1), seat(2), SPECTATOR] {
        assert_eq!(table.view(viewer)["action"]["offers"], json!({"1": ["gold"], "2": ["pearls"]}));
    }
    table.play(0, accept_offer(1));
    assert_eq!(table.hands(), ["gold", "coin coin", "pearls"]);
}

/// N10: NOT-46, NOT-48.
#[test]
fn n10_a_hand_of_coins_is_shown_and_nobody_is_asked() {
    let mut table = shown("coin").hand(1, "coin coin").start();
    table.play(0, act("use"));
    let shown = json!({"type": "hand_shown", "seat": 1, "to": "all", "cards": ["coin", "coin"]});
    assert_eq!(table.seen("hand_shown", SPECTATOR), shown);
    assert_eq!((table.hand(0).as_str(), table.phase_now().as_str()), ("coin", "deliver [0]"));
}

/// N11: NOT-47.
#[test]
fn n11_a_buyer_may_keep_the_coin() {
    let mut table = shown("coin").hand(1, "gold coin").hand(2, "pearls").start();
    table.play(0, act("use"));
    table.play(1, offer("gold"));
    table.play(2, offer("pearls"));
    table.play(0, act("refuse"));
    assert_eq!(table.hands(), ["coin", "coin gold", "pearls"]);
}

/// N12: NOT-58, NOT-59, NOT-60.
#[test]
fn n12_a_barter_takes_one_of_the_open_offers() {
    let mut table = shown("chest").hand(1, "pearls coin coin").hand(2, "chest chest").start();
    table.play(0, act("use"));
    table.refuses(1, offer("pearls coin coin"), &illegal("NOT-58", "wrong_count"));
    table.play(1, offer("pearls coin"));
    assert_eq!(table.event("hand_shown")["seat"], json!(2));
    assert_eq!(table.phase_now(), "barter-choose [0]");
    table.refuses(0, act("refuse"), &illegal("NOT-60", "must_accept"));
    table.refuses(0, accept_offer(2), &illegal("NOT-60", "no_offer"));
    table.play(0, accept_offer(1));
    assert_eq!(table.hands(), ["coin pearls", "coin chest", "chest chest"]);
}

/// N13: NOT-52, NOT-53, NOT-54.
#[test]
fn n13_one_of_two_ambush_cards_is_laid() {
    let mut table = shown("gold").ambush_top("ambush-red ambush-pearls-jewels").start();
    table.play(0, act("use"));
    table.refuses(0, keep("ambush-red"), &illegal("NOT-53", "own_color"));
    table.play(0, keep("ambush-pearls-jewels"));
    assert_eq!(table.laid(0), json!(["ambush-pearls-jewels"]));
    assert_eq!(table.field("ambush_pile").as_array().unwrap().last(), Some(&json!("ambush-red")));
    assert_eq!(table.hands(), ["", "", ""]);
    assert_eq!(table.view(seat(1))["seats"][0]["ambushes_count"], json!(1));
}

/// N14: NOT-52.
#[test]
fn n14_gold_needs_two_ambush_cards() {
    let first = "ambush-coin-candlestick ambush-candlestick-pearls ambush-pearls-jewels ambush-red";
    let second = "ambush-jewels-necklace ambush-necklace-chest ambush-coin-chest ambush-yellow";
    let mut table = shown("gold").laid(1, first).laid(2, second).start();
    table.refuses(0, act("use"), &illegal("NOT-52", "cannot_use"));
    assert_eq!(table.legal(0), [act("take")]);
}

fn ambushed(pearls: &str, draw: &str, ambush: &str) -> Table {
    given("deliver").hand(0, pearls).laid(1, ambush).draw(draw).start()
}

/// N15: NOT-69, NOT-70.
#[test]
fn n15_an_ambush_makes_a_delivery_of_three_fail() {
    let mut table = ambushed("pearls pearls pearls coin", "chest", "ambush-pearls-jewels");
    table.play(0, deliver("pearls", 3));
    table.play(1, spring("ambush-pearls-jewels"));
    assert_eq!(table.hands(), ["coin gold pearls pearls", "pearls", ""]);
    assert_eq!((table.field("sheriff"), table.loot(0).as_str()), (json!(1), ""));
    assert_eq!((table.phase_now().as_str(), table.field("shown")), ("choose [1]", json!("chest")));
    let pile = table.field("ambush_pile");
    assert_eq!(pile.as_array().unwrap().last(), Some(&json!("ambush-pearls-jewels")));
}

/// N16: NOT-71, NOT-75.
#[test]
fn n16_a_delivery_of_four_survives_one_ambush() {
    let mut table =
        ambushed("pearls pearls pearls pearls coin", "chest chest chest chest", "ambush-pearls-jewels");
    let before = table.discarded("pearls");
    table.play(0, deliver("pearls", 4));
    table.play(1, spring("ambush-pearls-jewels"));
    assert_eq!((table.loot(0).as_str(), table.discarded("pearls") - before), ("pearls", 2));
    assert_eq!(table.hands(), ["coin gold chest", "pearls chest", "chest"]);
    assert_eq!((table.field("sheriff"), table.view(SPECTATOR)["number"].clone()), (json!(2), json!(4)));
    assert_eq!((table.phase_now().as_str(), table.field("shown")), ("choose [1]", json!("chest")));
}

/// N17: NOT-68, NOT-22.
#[test]
fn n17_an_ambusher_is_asked_although_nothing_matches() {
    let mut table =
        ambushed("pearls pearls pearls coin", "chest chest chest chest", "ambush-jewels-necklace");
    table.play(0, deliver("pearls", 3));
    assert_eq!(table.phase_now(), "ambush-window [1]");
    table.refuses(1, spring("ambush-jewels-necklace"), &illegal("NOT-68", "no_match"));
    table.play(1, act("decline"));
    assert_eq!(table.loot(0), "pearls");
}

/// N18: NOT-75.
#[test]
fn n18_only_small_hands_get_a_gift() {
    let given = given("deliver").sheriff(0).hand(0, "coin coin coin gold").hand(1, "coin coin coin gold");
    let mut table = given.hand(2, "gold gold pearls pearls").draw("chest chest chest chest").start();
    table.play(0, deliver("coin", 3));
    assert_eq!(table.field("sheriff"), json!(1));
    assert_eq!(table.hands(), ["gold chest", "coin coin coin gold", "gold gold pearls pearls"]);
}

/// N19: NOT-75.
#[test]
fn n19_a_hand_of_just_the_number_gets_a_gift() {
    let given = given("deliver").sheriff(0).hand(0, "coin coin coin gold").hand(1, "coin coin coin gold");
    let mut table = given.hand(2, "gold gold pearls").draw("chest chest chest chest").start();
    table.play(0, deliver("coin", 3));
    assert_eq!(table.hands(), ["gold chest", "coin coin coin gold", "gold gold pearls chest"]);
}

/// N20: NOT-67.
#[test]
fn n20_no_ambush_can_stop_a_mission() {
    let given = given("deliver").hand(0, "coin coin gold gold chest chest").laid(1, "ambush-red");
    let mut table = given.draw("chest chest chest chest").start();
    let before: u64 = OBJECTS.iter().map(|object| table.discarded(object)).sum();
    table.play(0, mission("three-pairs", "coin gold chest"));
    assert_eq!(table.field("missions")["three-pairs"], json!([0]));
    let after: u64 = OBJECTS.iter().map(|object| table.discarded(object)).sum();
    assert_eq!((after - before, table.field("sheriff")), (6, json!(2)));
    assert_eq!(table.phase_now(), "choose [1]");
}

/// N21: NOT-67, NOT-91.
#[test]
fn n21_a_mission_is_shared_by_two_and_then_closed() {
    let given =
        given("deliver").turn(1).owners("three-pairs", &[0]).hand(0, "coin coin gold gold chest chest");
    let given = given.hand(1, "coin coin gold gold chest chest").hand(2, "coin coin gold gold jewels jewels");
    let mut table = given.draw("necklace necklace necklace").start();
    table.play(1, mission("three-pairs", "coin gold chest"));
    assert_eq!(table.event("mission_done")["shared"], json!(true));
    assert_eq!(table.field("missions")["three-pairs"], json!([0, 1]));
    let taken = illegal("NOT-67", "mission_taken");
    table.play(2, act("take"));
    table.refuses(2, mission("three-pairs", "coin gold jewels"), &taken);
    table.play(2, act("end_turn"));
    table.play(0, act("take"));
    table.refuses(0, mission("three-pairs", "coin gold chest"), &taken);
    let reckoning = |seat| table.game.reckoning(Seat(seat)).missions;
    assert_eq!((reckoning(0), reckoning(1), reckoning(2)), (10, 10, 0));
}

/// N22: NOT-66, NOT-67.
#[test]
fn n22_too_few_cards_are_refused() {
    let mut two = given("deliver").hand(0, "coin coin").start();
    two.refuses(0, deliver("coin", 2), &illegal("NOT-66", "wrong_count"));
    let mut three = given("deliver").hand(0, "coin coin coin").start();
    three.refuses(0, deliver("coin", 4), &illegal("NOT-66", "not_in_hand"));
    let mut pairs = given("deliver").hand(0, "coin coin coin coin gold gold").start();
    pairs.refuses(0, mission("three-pairs", "coin coin gold"), &illegal("NOT-67", "wrong_count"));
}

/// N23: NOT-90, NOT-85.
#[test]
fn n23_the_game_ends_when_the_sheriff_is_home() {
    let mut table = given("deliver").sheriff(21).hand(0, "chest chest chest").draw("coin coin coin").start();
    table.play(0, deliver("chest", 3));
    assert_eq!((table.loot(0).as_str(), table.field("sheriff")), ("chest", json!(22)));
    assert_eq!((table.phase_now().as_str(), table.hands()), ("over []", vec![String::new(); 3]));
    table.refuses(0, act("take"), "game_over");
}

/// N24: NOT-90.
#[test]
fn n24_the_eighth_mission_card_ends_the_game() {
    let given = given("deliver").sheriff(5).owners("seven-different", &[0, 1]).owners("five-alike", &[1, 2]);
    let given = given.owners("four-pairs", &[0, 2]).owners("three-pairs", &[1]);
    let mut table = given.hand(0, "coin coin gold gold chest chest").start();
    table.play(0, mission("three-pairs", "coin gold chest"));
    assert_eq!(table.event("game_over")["reason"], json!("missions-done"));
    assert_eq!((table.phase_now().as_str(), table.field("sheriff")), ("over []", json!(5)));
}

/// N25: NOT-76.
#[test]
fn n25_the_discard_pile_is_shuffled_for_the_next_turn() {
    let mut table = given("deliver").discard_only("coin", 2).start();
    table.play(0, act("end_turn"));
    assert_eq!(table.event("reshuffled")["count"], json!(1));
    assert_eq!((table.phase_now().as_str(), table.field("shown")), ("choose [1]", json!("coin")));
}

/// N26: NOT-80.
#[test]
fn n26_hands_are_purged_when_no_card_is_left() {
    let given = given("deliver").discard_only("", 2).hand(0, "coin coin coin gold gold");
    let mut table = given.hand(1, "pearls pearls pearls").hand(2, "chest chest jewels jewels").start();
    table.play(0, act("end_turn"));
    assert_eq!((table.phase_now().as_str(), table.field("turn")), ("purge [0, 2]", json!(1)));
    table.refuses(0, discard("coin"), &illegal("NOT-80", "wrong_count"));
    table.play(0, discard("coin coin"));
    table.play(2, discard("chest"));
    assert_eq!(table.event_types(), "purged purged sheriff_moved reshuffled turned_up");
    assert_eq!((table.field("sheriff"), table.event("reshuffled")["count"].clone()), (json!(2), json!(3)));
    assert_eq!((table.phase_now().as_str(), table.draw().len()), ("choose [1]", 2));
    assert_eq!(table.hands(), ["coin gold gold", "pearls pearls pearls", "jewels jewels chest"]);
}

/// N27: NOT-31, NOT-33.
#[test]
fn n27_a_target_is_another_seat_with_cards() {
    let mut table = shown("candlestick").hand(2, "coin").start();
    table.refuses(0, use_on(1), &illegal("NOT-33", "bad_target"));
    table.refuses(0, use_on(0), &illegal("NOT-31", "bad_target"));
    table.refuses(0, use_on(9), &illegal("NOT-31", "bad_target"));
    table.refuses(0, act("use"), &illegal("NOT-85", "bad_shape"));
}

/// N28: NOT-91, NOT-92.
#[test]
fn n28_more_cards_in_the_loot_break_a_tie() {
    let given = given("over").sheriff(22).loot(0, "coin chest").loot(2, "gold jewels");
    let result = given.owners("seven-different", &[1]).start().result();
    let seats = result["seats"].as_array().unwrap();
    assert_eq!(seats.iter().map(|seat| seat["score"].clone()).collect::<Vec<_>>(), [20, 20, 20]);
    assert_eq!(seats.iter().map(|seat| seat["rank"].clone()).collect::<Vec<_>>(), [1, 3, 1]);
    assert_eq!(result["winners"], json!([0, 2]));
}

/// N29: NOT-85.
#[test]
fn n29_only_the_seat_in_turn_decides() {
    shown("coin").start().refuses(1, act("take"), "not_your_turn");
}

/// N30: NOT-100.
#[test]
fn n30_a_broken_position_is_named_by_its_invariant() {
    let mut coins = shown("coin").position();
    coins["draw"] = json!(["coin"]);
    assert_eq!(Table::broken_rule(&coins), "NOT-100.2");
    assert_eq!(shown("coin").laid(0, "ambush-red").breaks(), "NOT-100.3");
    assert_eq!(shown("coin").sheriff(22).breaks(), "NOT-100.5");
    assert_eq!(given("choose").breaks(), "NOT-100.6");
}
