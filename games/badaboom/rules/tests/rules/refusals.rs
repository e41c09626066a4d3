//! Actions: what is listed, what is refused, and why.

use super::table::*;
use serde_json::{Value, json};

fn window() -> Table {
    let given = given("pre", 0)
        .slots("M left-hook snoop")
        .bag(0, "shove sleight-of-hand hurl mission-envy smoke-hood M");
    given.bag(1, "u-turn").table()
}

#[test]
fn gob_79_what_cannot_be_read_is_a_bad_request_before_anything_else() {
    let mut over = given("over", 0).slots("M M M").coins(&[10, 0, 0, 0]).table();
    for bad in [
        json!([]),
        json!("pass"),
        json!({"type": 3}),
        json!({"type": "pass", "card": 3}),
        json!({"type": "pass", "put": []}),
        json!({"type": "pass", "back": null}),
        json!({"type": "pass", "to": "1"}),
        json!({"type": "pass", "target": 1.5}),
        json!({"type": "pass", "slot": true}),
        json!({"type": "pass", "index": {}}),
        json!({"type": "take", "slot": 0, "recycle": "yes"}),
    ] {
        over.refuses(1, bad.clone(), "bad_request");
        window().refuses(1, bad, "bad_request");
    }
    over.refuses(0, pass(), "game_over");
    window().refuses(1, json!({"type": "nonsense"}), "not_your_turn");
    for (odd, rule) in [
        (json!({}), "GOB-79 bad_shape"),
        (json!({"type": "nonsense"}), "GOB-79 bad_shape"),
        (json!({"type": "pass", "slot": 0}), "GOB-79 bad_shape"),
        (json!({"type": "take"}), "GOB-79 bad_shape"),
        (json!({"type": "put"}), "GOB-79 bad_shape"),
        (json!({"type": "trick"}), "GOB-81 bad_shape"),
        (json!({"type": "skip"}), "GOB-79 wrong_phase"),
        (json!({"type": "take", "slot": 99}), "GOB-79 wrong_phase"),
        (json!({"type": "put", "card": "nonsense"}), "GOB-79 wrong_phase"),
        (json!({"type": "cancel"}), "GOB-79 wrong_phase"),
    ] {
        window().refuses(0, odd, rule);
    }
}

/// GOB-79, GOB-1, GOB-2: the reasons in their order.
#[test]
fn the_first_reason_that_fits_is_given() {
    let mut table = window();
    table.refuses(0, trick("tin-can"), "GOB-1 unknown_card");
    table.refuses(0, trick("nonsense"), "GOB-1 unknown_card");
    table.refuses(0, sleight(9, "nonsense"), "GOB-1 unknown_card");
    table.refuses(0, pickpocket(9, "nonsense"), "GOB-2 unknown_card");
    table.refuses(0, pickpocket(9, "trick"), "GOB-81 not_in_hand");
    table.refuses(0, sleight(9, "u-turn"), "GOB-310 not_in_hand");
    table.refuses(0, trick("smoke-hood"), "GOB-204 cannot_play");
    table.refuses(0, sleight(9, "mechanism"), "GOB-310 bad_slot");
    table.refuses(0, to("hurl", 200), "GOB-302 bad_target");
    table.refuses(0, json!({"type": "trick", "card": "hurl", "to": -1}), "GOB-302 bad_target");
    table.refuses(0, json!({"type": "trick", "card": "hurl", "to": 4_000_000_000_u64}), "GOB-302 bad_target");
    table.refuses(0, json!({"type": "trick", "card": "hurl", "to": u64::MAX}), "GOB-302 bad_target");
}

#[test]
fn gob_80_whoever_has_a_call_may_pass() {
    for phase in ["pre", "post"] {
        let mut table = given(phase, 0).bag(0, "shove").table();
        assert_eq!(table.legal(0)[0], pass());
        table.play(0, pass());
        assert_eq!(table.events()[0], json!({"type": "passed", "seat": 0}));
    }
}

#[test]
fn gob_81_a_trick_has_exactly_the_parameters_of_its_row() {
    let all = "shove hurl scapegoat sleight-of-hand pickpocket itching-powder loose-screw tin-snips snoop lead-apron";
    let table = given("pre", 0)
        .slots("M left-hook u-turn")
        .bag(0, all)
        .bag(1, "M")
        .in_play(0, "u-turn", None)
        .table();
    let good = [
        to("shove", 1),
        to("hurl", 2),
        target("scapegoat", 3),
        sleight(1, "hurl"),
        pickpocket(1, "mechanism"),
        target("itching-powder", 1),
        on_slot("loose-screw", 0),
        snip(0),
        trick("snoop"),
    ];
    for action in good {
        table.clone().play(0, action.clone());
        let mut more = action.clone();
        more["recycle"] = json!(true);
        table.clone().refuses(0, more, "GOB-81 bad_shape");
        for key in ["to", "target", "slot", "put", "back", "index"] {
            let mut less = action.clone();
            if less.as_object_mut().unwrap().remove(key).is_some() {
                table.clone().refuses(0, less, "GOB-81 bad_shape");
            }
        }
    }
    table.clone().refuses(0, json!({"type": "trick", "card": "nonsense", "to": 1}), "GOB-81 bad_shape");
    table.clone().refuses(0, json!({"type": "trick", "card": "mission-envy", "to": 1}), "GOB-81 bad_shape");
    table.clone().refuses(0, trick("u-turn"), "GOB-81 not_in_hand");
}

#[test]
fn gob_82_the_holder_may_skip() {
    let mut table = given("tinker", 0).bag(0, "shove").table();
    table.play(0, skip());
    assert_eq!(table.events()[0], json!({"type": "skipped", "seat": 0}));
    table.refuses(0, skip(), "GOB-79 wrong_phase");
}

#[test]
fn gob_83_recycle_may_be_left_out_and_any_mechanism_is_taken() {
    let given = given("tinker", 0).slots("M M snoop").bag(0, "shove");
    let mut table = given.table();
    assert_eq!(table.legal(0), [skip(), take_out(0), recycle(0), take_out(2)]);
    table.refuses(0, json!({"type": "take", "slot": -1}), "GOB-83 bad_slot");
    table.refuses(0, recycle(2), "GOB-83 cannot_recycle");
    table.play(0, json!({"type": "take", "slot": 1}));
    assert_eq!((table.bag(0).as_str(), table.slots().as_str()), ("shove M", "M - snoop"));
}

#[test]
fn gob_84_a_card_of_the_bag_is_put() {
    let mut table = given("put", 0)
        .slots("- M snoop")
        .taken(0, Some("mechanism"))
        .bag(0, "M shove mission-envy left-hook")
        .table();
    table.refuses(0, put("u-turn"), "GOB-84 not_in_hand");
    table.refuses(0, put("tin-can"), "GOB-1 unknown_card");
    assert_eq!(table.legal(0), [put("left-hook"), put("mission-envy"), put("shove")]);
    table.play(0, put("mission-envy"));
    assert_eq!(table.slots(), "mission-envy M snoop");
}

fn reaction() -> Table {
    let mut table = given("pre", 0).bag(0, "u-turn").bag(1, "nuh-uh").bag(2, "shove").table();
    table.play(0, trick("u-turn"));
    table
}

#[test]
fn gob_85_whoever_is_asked_may_let_a_trick_pass_once() {
    let mut table = reaction();
    table.play(1, pass());
    assert_eq!(table.events(), [json!({"type": "answered", "seat": 1, "answer": "pass"})]);
    table.refuses(1, pass(), "not_your_turn");
    table.refuses(0, pass(), "not_your_turn");
    table.refuses(2, to("shove", 1), "GOB-79 wrong_phase");
}

#[test]
fn gob_86_only_a_nuh_uh_cancels() {
    let mut table = reaction();
    assert_eq!((table.legal(1), table.legal(2)), (vec![pass(), cancel()], vec![pass()]));
    table.refuses(2, cancel(), "GOB-86 cannot_cancel");
    table.play(1, cancel());
}

#[test]
fn gob_87_lists_go_by_name_and_then_by_parameters() {
    let all = PILE.iter().map(|(id, _)| *id).filter(|id| !["left-hook", "u-turn"].contains(id));
    let bag = all.collect::<Vec<_>>().join(" ");
    let given = given("pre", 1).slots("M M left-hook").bag(1, &bag).bag(0, "M").in_play(0, "u-turn", None);
    let table = given.table();
    let listed = table.legal(1);
    assert_eq!(listed[0], pass());
    let cards: Vec<&str> = listed[1..].iter().map(|action| action["card"].as_str().unwrap()).collect();
    assert!(cards.is_sorted());
    assert!(!cards.contains(&"nuh-uh") && !cards.iter().any(|card| card.starts_with("mission")));
    let of =
        |card: &str| listed.iter().filter(|action| action["card"] == card).cloned().collect::<Vec<Value>>();
    assert_eq!(of("loose-screw"), [on_slot("loose-screw", 0)]);
    assert_eq!(of("hurl"), [to("hurl", 0), to("hurl", 2), to("hurl", 3)]);
    let puts: Vec<Value> = of("sleight-of-hand").iter().map(|action| action["put"].clone()).collect();
    assert!(puts.is_sorted_by_key(|put| put.to_string()));
    assert_eq!(puts.len(), 32, "all but itself and what is elsewhere");
}

#[test]
fn gob_88_cards_of_a_kind_are_alike() {
    let mut table = given("pre", 0).bag(0, "shove shove").table();
    assert_eq!(table.legal(0), [pass(), to("shove", 1), to("shove", 3)]);
    table.play(0, to("shove", 1));
    assert_eq!(table.bag(0), "shove");
}

#[test]
fn gob_89_everybody_whom_the_rules_name_is_asked_whatever_they_hold() {
    let given = given("pre", 0).bag(0, "u-turn").bag(1, "mission-envy").bag(2, "shove");
    let mut table = given.table();
    table.play(0, trick("u-turn"));
    assert_eq!(table.pending(), [1, 2]);
    table.play(1, pass());
    table.play(2, pass());
    assert_eq!(table.pending(), [1]);
}
