//! Positions: what is written, and what has to be true of one that is loaded (NOT-100).

use super::table::*;
use serde_json::{Value, json};

/// NOT-100: the example is written as it was read, but for its stream of chance.
#[test]
fn not_100_the_example_is_written_as_it_was_read() {
    let mut position: Value = serde_json::from_str(include_str!("example_position.json")).unwrap();
    let written = Table::load(&position).position();
    position["rng"] = json!("chacha8:7:0");
    assert_eq!(written.to_string(), position.to_string());
}

/// NOT-100: groups may be lists with repeats, and options may be left out.
#[test]
fn not_100_groups_may_be_lists() {
    let mut position = shown("coin").hand(0, "gold gold pearls").position();
    position["seats"][0]["hand"] = json!(["gold", "pearls", "gold"]);
    position.as_object_mut().unwrap().remove("options");
    let table = Table::load(&position);
    assert_eq!(
        (table.hand(0).as_str(), table.field("options")["first_player"].clone()),
        ("gold gold pearls", json!("random"))
    );
}

/// Each change breaks this invariant.
#[track_caller]
fn all_break(rule: &str, base: &Given, changes: &[(&str, Value)]) {
    for (pointer, value) in changes {
        let mut position = base.position();
        match position.pointer_mut(pointer) {
            Some(place) => *place = value.clone(),
            None => {
                let (parent, key) = pointer.rsplit_once('/').unwrap();
                position.pointer_mut(parent).unwrap()[key] = value.clone();
            }
        }
        assert_eq!(Table::broken_rule(&position), rule, "{pointer} {value}");
    }
}

/// NOT-100.1: seats, colours, turn, names and counts.
#[test]
fn not_100_1_names_and_numbers_are_known() {
    let base = shown("coin").hand(0, "gold");
    let cases = [
        ("/game", json!("jericho")),
        ("/version", json!(2)),
        ("/seats", json!([])),
        ("/seats/0", json!(["red", {}, {}, []])),
        ("/seats/0/color", json!("pink")),
        ("/seats/0/color", json!("yellow")),
        ("/turn", json!(3)),
        ("/turn", json!(-1)),
        ("/turn", json!(u64::MAX)),
        ("/phase", json!("lunch")),
        ("/sheriff", json!(1.5)),
        ("/shown", json!("silver")),
        ("/seats/0/hand", json!({"gold": 0})),
        ("/seats/0/hand", json!({"gold": -1})),
        ("/seats/0/hand", json!({"silver": 1})),
        ("/discard", json!(["silver"])),
        ("/draw", json!("gold")),
        ("/ambush_pile/0", json!("ambush-coin-gold")),
        ("/seats/0/ambushes", json!(["ambush-candlestick-coin"])),
        ("/missions", json!({"two-pairs": []})),
        ("/options", json!(null)),
        ("/options", json!({"first_player": 3})),
        ("/options", json!({"track": [1]})),
        ("/options", json!({"more": 1})),
        ("/rng", json!("dice")),
        ("/action", json!({"kind": "lunch"})),
        ("/action", json!(["theft"])),
        ("/delivery", json!({"object": "gold", "count": 0, "waiting": []})),
    ];
    all_break("NOT-100.1", &base, &cases);
    let keys: Vec<String> = base.position().as_object().unwrap().keys().cloned().collect();
    for key in keys.iter().filter(|key| *key != "options") {
        let mut position = base.position();
        position.as_object_mut().unwrap().remove(key);
        assert_eq!(Table::broken_rule(&position), "NOT-100.1", "{key}");
    }
    for position in [json!(null), json!([]), json!("nottingham")] {
        assert_eq!(Table::broken_rule(&position), "NOT-100.1");
    }
    assert_eq!(given("deliver").seats(2).breaks(), "NOT-100.1");
}

/// NOT-100.2: every object card lies in exactly one place.
#[test]
fn not_100_2_every_object_card_is_there_once() {
    let base = shown("coin").hand(0, "gold").laid(1, "ambush-red");
    let cases = [
        ("/seats/0/hand", json!({})),
        ("/seats/0/hand", json!({"gold": 2})),
        ("/seats/0/hand", json!({"gold": u64::MAX})),
        ("/seats/2/loot", json!({"gold": 1})),
        ("/delivery", json!({"object": "gold", "count": u64::MAX, "waiting": []})),
        ("/draw", json!(["gold"])),
        ("/shown", json!("chest")),
        ("/discard", json!({})),
        ("/delivery", json!({"object": "gold", "count": 3, "waiting": []})),
        ("/seats/1/ambushes", json!([])),
    ];
    all_break("NOT-100.2", &base, &cases);
}

/// NOT-100.3: every ambush card lies in exactly one place.
#[test]
fn not_100_3_every_ambush_card_is_there_once() {
    let base = shown("coin");
    let pile = base.position()["ambush_pile"].as_array().unwrap().clone();
    let mut twice = pile.clone();
    twice[0] = pile[1].clone();
    let mut foreign = pile.clone();
    foreign[8] = json!("ambush-gray");
    let mut more = pile.clone();
    more.push(json!("ambush-gray"));
    let cases = [pile[1..].to_vec(), twice, foreign, more].map(|pile| ("/ambush_pile", json!(pile)));
    all_break("NOT-100.3", &base, &cases);
    assert_eq!(base.laid(2, "ambush-green").breaks(), "NOT-100.3");
}

/// NOT-100.4: four missions with at most two owners each.
#[test]
fn not_100_4_missions_have_two_owners_at_most() {
    let base = shown("coin");
    let cases = [
        ("/missions/three-pairs", json!([0, 1, 2])),
        ("/missions/three-pairs", json!([1, 1])),
        ("/missions/three-pairs", json!([3])),
        ("/missions/three-pairs", json!([-1])),
        ("/missions/three-pairs", json!([u64::MAX])),
        ("/missions", json!({"three-pairs": [], "four-pairs": [], "five-alike": []})),
    ];
    all_break("NOT-100.4", &base, &cases);
    let all = ["seven-different", "five-alike", "four-pairs", "three-pairs"];
    let full = |given: Given| all.iter().fold(given, |given, mission| given.owners(mission, &[0, 1]));
    assert_eq!(full(base).breaks(), "NOT-100.4");
    full(given("over").sheriff(3)).start();
}

/// NOT-100.5: the sheriff is on his way, and home only at the end.
#[test]
fn not_100_5_the_sheriff_is_on_his_way() {
    all_break(
        "NOT-100.5",
        &shown("coin"),
        &[
            ("/sheriff", json!(-1)),
            ("/sheriff", json!(22)),
            ("/sheriff", json!(300)),
            ("/sheriff", json!(u64::MAX)),
        ],
    );
    assert_eq!(given("over").sheriff(23).breaks(), "NOT-100.5");
}

/// NOT-100.6: a card is shown as long as it is used, and it is the action's.
#[test]
fn not_100_6_the_shown_card_fits() {
    for phase in ["deliver", "purge", "ambush-window"] {
        assert_eq!(given(phase).using("coin").breaks(), "NOT-100.6", "{phase}");
    }
    assert_eq!(given("over").sheriff(22).using("coin").breaks(), "NOT-100.6");
    let theft = json!({"kind": "theft", "target": 1});
    assert_eq!(given("defend").using("pearls").action(theft.clone()).hand(1, "coin").breaks(), "NOT-100.6");
    assert_eq!(given("defend").action(theft).hand(1, "coin").breaks(), "NOT-100.6");
}

/// NOT-100.7, R31: action and delivery are those of the phase.
#[test]
fn not_100_7_the_action_fits_the_phase() {
    let breaks = |given: Given, action: Value| {
        assert_eq!(given.action(action.clone()).breaks(), "NOT-100.7", "{action}")
    };
    let defend = || given("defend").using("candlestick").hand(1, "coin");
    defend().action(json!({"kind": "theft", "target": 1})).start();
    for target in [json!(0), json!(2), json!(3), json!(-1), json!(u64::MAX), json!(null)] {
        breaks(defend(), json!({"kind": "theft", "target": target}));
    }
    breaks(defend(), json!({"kind": "theft", "target": 1, "offers": {}}));
    breaks(given("pick").using("candlestick").hand(1, "coin"), json!({"kind": "theft", "target": 1}));
    breaks(shown("candlestick").hand(1, "coin"), json!({"kind": "theft", "target": 1}));
    breaks(defend(), Value::Null);
    breaks(given("buy-offers").using("coin").hand(1, "gold"), json!({"kind": "buy"}));
    breaks(given("ambush-choose").using("gold"), json!({"kind": "ambush", "drawn": ["ambush-red"]}));
    let barter = || given("barter-offers").using("chest").hand(1, "coin").hand(2, "coin");
    barter().action(json!({"kind": "barter", "offers": {}, "waiting": [1, 2]})).start();
    for waiting in [json!([]), json!([1]), json!([2, 1]), json!([1, 2, 0]), json!([0, 1, 2]), json!([7])] {
        breaks(barter(), json!({"kind": "barter", "offers": {}, "waiting": waiting}));
    }
    breaks(
        given("barter-choose").using("chest").hand(1, "coin"),
        json!({"kind": "barter", "offers": {"1": ["coin"]}, "waiting": [1]}),
    );
    let window = |delivery: Value| {
        given("ambush-window").laid(1, "ambush-red").laid(2, "ambush-yellow").delivery(delivery)
    };
    let delivery = |count: u8, waiting: Value| json!({"object": "coin", "count": count, "waiting": waiting});
    window(delivery(3, json!([1, 2]))).start();
    window(delivery(3, json!([2]))).start();
    for (count, waiting) in [(2, json!([1, 2])), (3, json!([])), (3, json!([1])), (3, json!([0]))] {
        assert_eq!(window(delivery(count, waiting)).breaks(), "NOT-100.7");
    }
    assert_eq!(window(Value::Null).breaks(), "NOT-100.7");
    assert_eq!(given("deliver").delivery(delivery(3, json!([]))).breaks(), "NOT-100.7");
}

/// NOT-100.8: offers are of cards that are held and may be offered, by those whose place has come.
#[test]
fn not_100_8_offers_fit() {
    let buy = |phase, offers: Value| {
        let given = given(phase).using("coin").hand(0, "gold").hand(1, "gold coin").hand(2, "pearls");
        given.action(json!({"kind": "buy", "offers": offers}))
    };
    buy("buy-offers", json!({"1": ["gold"]})).start();
    buy("buy-choose", json!({"1": ["gold"], "2": ["pearls"]})).start();
    let bad = [
        json!({"1": ["gold"], "2": ["pearls"]}),
        json!({"1": ["coin"]}),
        json!({"1": ["pearls"]}),
        json!({"1": ["gold", "gold"]}),
        json!({"1": []}),
        json!({"0": ["gold"]}),
        json!({"3": ["gold"]}),
        json!({"-1": ["gold"]}),
        json!({"99999999999999999999": ["gold"]}),
    ];
    for offers in bad {
        assert_eq!(buy("buy-offers", offers.clone()).breaks(), "NOT-100.8", "{offers}");
    }
    assert_eq!(buy("buy-choose", json!({"1": ["gold"]})).breaks(), "NOT-100.8");
    let nobody = given("buy-choose").using("coin").action(json!({"kind": "buy", "offers": {}}));
    assert_eq!(nobody.breaks(), "NOT-100.8");
    let barter = |offers: Value, waiting: Value| {
        let given = given("barter-offers").using("chest").hand(1, "gold").hand(2, "coin coin coin");
        given.action(json!({"kind": "barter", "offers": offers, "waiting": waiting}))
    };
    barter(json!({"1": ["gold"]}), json!([2])).start();
    assert_eq!(barter(json!({}), json!([2])).breaks(), "NOT-100.8");
    assert_eq!(barter(json!({"1": ["gold"]}), json!([1, 2])).breaks(), "NOT-100.8");
    assert_eq!(barter(json!({"2": ["coin"]}), json!([1, 2])).breaks(), "NOT-100.8");
}

/// NOT-100.9: hands are purged when no card is left, of exactly their surplus.
#[test]
fn not_100_9_purges_fit() {
    let purge = |chosen: Value| {
        let given = given("purge")
            .discard_only("", 2)
            .hand(0, "coin coin coin coin")
            .hand(1, "gold gold gold gold gold");
        given.action(json!({"kind": "purge", "chosen": chosen}))
    };
    purge(json!({})).start();
    purge(json!({"1": {"gold": 2}})).start();
    let bad = [
        json!({"0": {"coin": 1}, "1": {"gold": 2}}),
        json!({"1": {"gold": 1}}),
        json!({"1": {"coin": 2}}),
        json!({"2": {"coin": 1}}),
        json!({"5": {"coin": 1}}),
        // Seat 2 has no card too many, and so nothing to choose.
        json!({"2": {}}),
        json!({"1": {"gold": 2}, "2": []}),
    ];
    for chosen in bad {
        assert_eq!(purge(chosen.clone()).breaks(), "NOT-100.9", "{chosen}");
    }
    let with_as_many_as_the_number = purge(json!({"2": {}})).hand(2, "pearls pearls pearls");
    assert_eq!(with_as_many_as_the_number.breaks(), "NOT-100.9");
    assert_eq!(purge(json!({})).draw("pearls").breaks(), "NOT-100.9");
    assert_eq!(purge(json!({})).discard_only("pearls", 2).breaks(), "NOT-100.9");
}

/// NOT-100.10: the game is over for a reason.
#[test]
fn not_100_10_the_end_has_a_reason() {
    assert_eq!(given("over").sheriff(21).breaks(), "NOT-100.10");
    given("over").sheriff(22).start();
}
