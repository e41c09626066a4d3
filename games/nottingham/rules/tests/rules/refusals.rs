//! What is refused, why, and in which order it is looked at; and what is listed instead.

use super::table::*;
use serde_json::{Value, json};

/// NOT-85: what cannot be read comes first, then the end, then the turn.
#[test]
fn not_85_codes_come_in_their_order() {
    let mut over = given("over").sheriff(22).start();
    over.refuses(0, json!({"type": "pick", "card": 3}), "bad_request");
    over.refuses(9, act("take"), "bad_request");
    over.refuses(0, act("no_such_thing"), "game_over");
    let mut table = shown("coin").start();
    table.refuses(1, json!([]), "bad_request");
    table.refuses(1, json!({"type": 3}), "bad_request");
    table.refuses(1, json!({"card": "gold"}), "not_your_turn");
    table.refuses(0, json!({"card": "gold"}), &illegal("NOT-85", "bad_shape"));
}

/// NOT-85, R26, R34: a seat or a count is a whole number up to 2^53 either way; only the fields of the type are read.
#[test]
fn not_85_a_field_of_the_wrong_type_cannot_be_read() {
    let mut table = shown("candlestick").hand(1, "coin").start();
    for target in [json!(3.0), json!(true), json!(null), json!("1"), json!((1_i64 << 53) + 1), json!([1])] {
        table.refuses(0, json!({"type": "use", "target": target}), "bad_request");
    }
    for target in [json!(-1), json!(1_i64 << 53), json!(-(1_i64 << 53)), json!(256), json!(3)] {
        table.refuses(0, json!({"type": "use", "target": target}), &illegal("NOT-31", "bad_target"));
    }
    let wrong = [
        json!({"type": "pick", "card": ["coin"]}),
        json!({"type": "offer", "cards": "coin"}),
        json!({"type": "offer", "cards": ["coin", 1]}),
        json!({"type": "offer", "cards": {"coin": 0}}),
        json!({"type": "discard", "cards": {"coin": 1.5}}),
        json!({"type": "accept_offer", "seat": "1"}),
        json!({"type": "keep", "card": null}),
        json!({"type": "deliver", "object": "coin", "count": "3"}),
        json!({"type": "deliver", "object": 3, "count": 3}),
        json!({"type": "mission", "mission": 3, "objects": []}),
        json!({"type": "mission", "mission": "three-pairs", "objects": {"coin": 1}}),
        json!({"type": "spring", "card": 1}),
    ];
    for action in wrong {
        table.refuses(0, action, "bad_request");
    }
    table.refuses(0, json!({"type": "take", "target": "x"}), &illegal("NOT-85", "bad_shape"));
}

/// NOT-85: a key missing or too many, in whatever phase.
#[test]
fn not_85_a_key_missing_or_too_many() {
    let mut table = shown("coin").start();
    let bad = [
        json!({"type": "Take"}),
        json!({"type": "take", "card": "coin"}),
        json!({"type": "use", "target": 1}),
        json!({"type": "use", "more": 1}),
        json!({"type": "pick"}),
        json!({"type": "offer"}),
        json!({"type": "offer", "cards": ["coin"], "seat": 1}),
        json!({"type": "accept_offer"}),
        json!({"type": "deliver", "object": "coin"}),
        json!({"type": "deliver", "count": 3}),
        json!({"type": "mission", "mission": "three-pairs"}),
        json!({"type": "spring"}),
        json!({"type": "keep"}),
        json!({"type": "discard"}),
        json!({"type": "end_turn", "x": 1}),
    ];
    for action in bad {
        table.refuses(0, action, &illegal("NOT-85", "bad_shape"));
    }
    shown("gold").start().refuses(0, use_on(1), &illegal("NOT-85", "bad_shape"));
    shown("chest").start().refuses(0, use_on(1), &illegal("NOT-85", "bad_shape"));
    for card in ["candlestick", "pearls", "jewels"] {
        shown(card).hand(1, "coin").start().refuses(0, act("use"), &illegal("NOT-85", "bad_shape"));
    }
}

/// NOT-85: an action of another phase, with a target or without.
#[test]
fn not_85_an_action_of_another_phase() {
    let actions = [
        act("take"),
        act("use"),
        use_on(1),
        act("defend"),
        act("accept"),
        pick("coin"),
        offer("coin"),
        accept_offer(1),
        act("refuse"),
        keep("ambush-red"),
        act("end_turn"),
        deliver("coin", 3),
        mission("three-pairs", "coin gold chest"),
        spring("ambush-red"),
        act("decline"),
        discard("coin"),
    ];
    let own: [(&str, &[&str]); 3] = [
        ("choose", &["take", "use"]),
        ("deliver", &["end_turn", "deliver", "mission"]),
        ("ambush-choose", &["keep"]),
    ];
    for (phase, types) in own {
        let mut table = match phase {
            "choose" => shown("coin").start(),
            "deliver" => given("deliver").start(),
            _ => {
                let drawn = json!({"kind": "ambush", "drawn": ["ambush-green", "ambush-coin-chest"]});
                given("ambush-choose").using("gold").action(drawn).start()
            }
        };
        for action in &actions {
            if !types.contains(&action["type"].as_str().unwrap()) {
                table.refuses(0, action.clone(), &illegal("NOT-85", "wrong_phase"));
            }
        }
    }
    let barter = json!({"kind": "barter", "offers": {}, "waiting": [1]});
    let mut table = given("barter-offers").using("chest").action(barter).hand(1, "coin").start();
    table.refuses(1, act("refuse"), &illegal("NOT-85", "wrong_phase"));
    // The phase is looked at before the names.
    let mut table = shown("coin").start();
    for action in [pick("silver"), keep("ambush-pink"), mission("two-pairs", "silver")] {
        table.refuses(0, action, &illegal("NOT-85", "wrong_phase"));
    }
}

/// NOT-85: names that no card has, before anything else is looked at; all seven colours are known.
#[test]
fn not_85_unknown_names() {
    let mut table = given("deliver").hand(0, "coin").start();
    table.refuses(0, deliver("silver", 1), &illegal("NOT-1", "unknown_card"));
    table.refuses(0, mission("two-pairs", "coin"), &illegal("NOT-4", "unknown_card"));
    table.refuses(0, mission("three-pairs", "coin coin silver"), &illegal("NOT-1", "unknown_card"));
    let drawn = json!({"kind": "ambush", "drawn": ["ambush-green", "ambush-coin-chest"]});
    let mut table = given("ambush-choose").using("gold").action(drawn).start();
    for name in ["ambush-pink", "ambush-coin-gold", "ambush-chest-coin", "green", "ambush-coin", "ambush-"] {
        table.refuses(0, keep(name), &illegal("NOT-2", "unknown_card"));
    }
    table.refuses(0, keep("ambush-gray"), &illegal("NOT-52", "not_there"));
    table.refuses(0, keep("ambush-red"), &illegal("NOT-52", "not_there"));
    let mut table = shown("coin").hand(1, "gold").start();
    table.play(0, act("use"));
    table.refuses(1, offer("gold silver"), &illegal("NOT-1", "unknown_card"));
}

/// NOT-45, NOT-58, NOT-85: how many cards are offered, whether they are held, and whether they may be.
#[test]
fn not_85_offers_are_checked_in_order() {
    let mut table = shown("coin").hand(1, "gold").hand(2, "coin gold").start();
    table.play(0, act("use"));
    table.refuses(1, offer(""), &illegal("NOT-45", "wrong_count"));
    table.refuses(
        1,
        json!({"type": "offer", "cards": {"gold": 1_i64 << 53}}),
        &illegal("NOT-45", "wrong_count"),
    );
    table.refuses(1, offer("coin"), &illegal("NOT-45", "not_in_hand"));
    table.refuses(2, offer("coin"), &illegal("NOT-45", "cannot_offer"));
    table.play(1, json!({"type": "offer", "cards": {"gold": 1}}));
    table.play(2, offer("gold"));
    table.refuses(0, accept_offer(0), &illegal("NOT-47", "no_offer"));
    table.refuses(0, accept_offer(-1), &illegal("NOT-47", "no_offer"));
    table.refuses(0, accept_offer(300), &illegal("NOT-47", "no_offer"));
    let mut table = shown("chest").hand(1, "gold chest").start();
    table.play(0, act("use"));
    table.refuses(1, offer(""), &illegal("NOT-58", "wrong_count"));
    table.refuses(1, offer("gold gold"), &illegal("NOT-58", "not_in_hand"));
    table.refuses(1, offer("gold chest"), &illegal("NOT-58", "cannot_offer"));
}

/// NOT-66, NOT-67, NOT-85: deliveries and missions that a hand cannot make.
#[test]
fn not_85_deliveries_are_checked_in_order() {
    let mut table =
        given("deliver").hand(0, "coin coin coin gold gold chest chest").owners("three-pairs", &[0]).start();
    table.refuses(0, deliver("coin", -3), &illegal("NOT-66", "wrong_count"));
    table.refuses(0, deliver("chest", 2), &illegal("NOT-66", "wrong_count"));
    table.refuses(0, deliver("chest", 3), &illegal("NOT-66", "not_in_hand"));
    table.refuses(0, deliver("coin", 1 << 40), &illegal("NOT-66", "not_in_hand"));
    table.refuses(0, mission("three-pairs", "coin gold"), &illegal("NOT-67", "wrong_count"));
    table.refuses(0, mission("three-pairs", "coin gold pearls"), &illegal("NOT-67", "not_in_hand"));
    table.refuses(0, mission("three-pairs", "coin gold chest"), &illegal("NOT-67", "mission_taken"));
    table.refuses(0, mission("five-alike", "coin"), &illegal("NOT-67", "not_in_hand"));
}

/// NOT-80, NOT-85: a purge takes exactly the surplus.
#[test]
fn not_85_a_purge_takes_the_excess_of_what_is_held() {
    let mut table = given("deliver").discard_only("", 2).hand(0, "coin coin coin gold gold").start();
    table.play(0, act("end_turn"));
    table.refuses(0, discard("coin coin coin"), &illegal("NOT-80", "wrong_count"));
    table.refuses(0, discard("chest coin"), &illegal("NOT-80", "not_in_hand"));
    table.refuses(1, discard("coin"), "not_your_turn");
}

/// NOT-84, R30: everything is listed one by one in order of value, but for a purge.
#[test]
fn not_84_actions_are_listed_in_order_of_value() {
    let legal = |table: &Table, seat| table.legal(seat);
    let table = shown("pearls").hand(1, "coin").hand(2, "coin").start();
    assert_eq!(legal(&table, 0), [act("take"), use_on(1), use_on(2)]);
    assert_eq!(legal(&table, 1), Vec::<Value>::new());
    let mut table = shown("chest").hand(1, "gold coin gold chest").hand(2, "chest").start();
    table.play(0, act("use"));
    let offers = ["coin", "gold", "coin gold", "gold gold"];
    assert_eq!(legal(&table, 1), offers.map(offer));
    let table = given("deliver").hand(0, "coin coin coin coin gold gold chest chest jewels jewels").start();
    let groups = ["coin gold jewels", "coin gold chest", "coin jewels chest", "gold jewels chest"];
    let mut expected = vec![act("end_turn"), deliver("coin", 3), deliver("coin", 4)];
    expected.push(mission("four-pairs", "coin gold jewels chest"));
    expected.extend(groups.map(|group| mission("three-pairs", group)));
    assert_eq!(legal(&table, 0), expected);
    let mut table = given("deliver").discard_only("", 2).hand(0, "coin coin coin gold gold").start();
    table.play(0, act("end_turn"));
    assert_eq!(legal(&table, 0), [json!({"type": "discard", "cards": {"min": 2, "max": 2}})]);
}
