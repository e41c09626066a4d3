//! SHE-84 and SHE-85: what is refused and in which order, and what is listed.

use super::table::*;
use serde_json::{Value, json};

fn three_bags() -> Given {
    given().bag(1, "apple*2", "apple").bag(2, "cheese silk", "cheese").bag(3, "bread*3", "bread")
}

#[test]
fn she_84_what_cannot_be_read_is_told_before_anything_else() {
    let mut over = given().phase("over", None).round(8).start();
    let mut market_now = given().phase("market", Some(1)).start();
    let mut table = three_bags().start();
    for wrong in [
        json!([]),
        json!({"type": 7}),
        json!({"type": "market", "set_aside": "apple"}),
        json!({"type": "market", "set_aside": [1]}),
        json!({"type": "market", "set_aside": {"apple": -1}}),
        json!({"type": "market", "left": 1.5}),
        json!({"type": "discard", "cards": {"apple": 1}}),
        json!({"type": "discard", "pile": 0}),
        json!({"type": "call", "seat": "1"}),
        json!({"type": "call", "seat": 9_007_199_254_740_992_u64}),
        json!({"type": "offer", "give": []}),
        json!({"type": "offer", "give": {"coins": null}}),
        json!({"type": "offer", "promises": {}}),
        json!({"type": "offer", "promises": ["let_pass"]}),
        json!({"type": "offer", "promises": [{"do": 1}]}),
        json!({"type": "offer", "later": [{"text": 1}]}),
        json!({"type": "counter", "replaces": "1"}),
        json!({"type": "accept", "offer": null}),
        json!({"type": "pay", "legal": 3}),
    ] {
        over.refuses(0, wrong.clone(), "bad_request");
        market_now.refuses(2, wrong.clone(), "bad_request");
        table.refuses(0, wrong, "bad_request");
    }
    table.refuses(4, json!({"type": "stand"}), "bad_request");
    over.refuses(1, json!({"type": "no_such_thing"}), "game_over");
    market_now.refuses(2, json!({"type": "no_such_thing"}), "not_your_turn");
    market_now.refuses(0, json!({"type": "time_up"}), "not_your_turn");
}

#[test]
fn she_84_every_key_has_to_be_there_and_no_other() {
    let mut table = three_bags().stand(1, "silk").start();
    for wrong in [
        json!({}),
        json!({"type": "no_such_thing"}),
        json!({"type": "call"}),
        json!({"type": "call", "seat": 4}),
        json!({"type": "call", "seat": 1, "more": 1}),
        json!({"type": "accept"}),
        json!({"type": "time_up", "seat": 0}),
        json!({"type": "counter", "seat": 0, "give": {"coins": 1}}),
        json!({"type": "counter", "seat": 9, "give": {"coins": 1}}),
        json!({"type": "counter", "give": {"coins": 1}}),
        json!({"type": "counter", "seat": 1, "give": {"unnamed": ["silk"]}}),
    ] {
        table.refuses(0, wrong, "SHE-84 bad_shape");
    }
    for wrong in [
        json!({"type": "offer", "give": {"coin": 1}}),
        json!({"type": "offer", "give": {"unnamed_count": 1}}),
        json!({"type": "offer", "promises": [{"do": "burn", "seat": 1}]}),
        json!({"type": "offer", "promises": [{"do": "inspect", "seat": 4}]}),
        json!({"type": "offer", "promises": [{"do": "inspect"}]}),
        json!({"type": "offer", "promises": [{"do": "inspect", "seat": 1, "when": "now"}]}),
        json!({"type": "offer", "later": [{"by": 1}]}),
        json!({"type": "offer", "later": [{"by": 7, "text": ""}]}),
        json!({"type": "offer", "seat": 1}),
    ] {
        table.refuses(1, wrong, "SHE-84 bad_shape");
    }
    let mut market_now = given().phase("market", Some(1)).start();
    market_now.refuses(1, json!({"type": "market", "set_aside": [], "left": 0}), "SHE-84 bad_shape");
    market_now.refuses(1, json!({"type": "discard", "pile": "top", "cards": []}), "SHE-84 bad_shape");
}

#[test]
fn she_84_an_action_belongs_to_its_phase_and_its_role() {
    let mut table = three_bags().start();
    for merchants in [offer(json!({"coins": 1}), ""), json!({"type": "stand"}), on("withdraw", 1)] {
        table.refuses(0, merchants, "SHE-84 wrong_phase");
    }
    table.refuses(0, market("", 0, 0), "SHE-84 wrong_phase");
    table.play(0, about("call", 1));
    for sheriffs in
        [about("call", 2), counter(2, json!({"coins": 1}), ""), about("inspect", 1), about("let_pass", 1)]
    {
        table.refuses(1, sheriffs, "SHE-84 wrong_phase");
    }
    // Whose action it is comes before who has to wait.
    table.refuses(0, json!({"type": "stand"}), "SHE-84 wrong_phase");
    table.refuses(0, on("accept", 1), "SHE-68 answer_owed");
    table.refuses(3, on("accept", 1), "not_your_turn");
    table.refuses(3, market("", 0, 0), "not_your_turn");
    let mut loading = given().phase("load", None).hand(1, "apple").hand(2, "apple").start();
    loading.refuses(1, declare("apple", 1), "SHE-84 wrong_phase");
    loading.refuses(3, load_bag("apple"), "not_your_turn");
}

/// SHE-84, SHE-1: goods that this game does not have are told before their number.
#[test]
fn she_84_unknown_goods_come_before_wrong_numbers() {
    let mut table = given().phase("market", Some(1)).hand(1, "apple*6").start();
    table.refuses(1, market("unicorn*7", 0, 0), "SHE-1 unknown_card");
    table.refuses(1, market("bleu", 0, 0), "SHE-1 unknown_card");
    let mut three = given().seats(3).phase("load", None).hand(1, "apple*6").start();
    three.refuses(1, load_bag("bread*9"), "SHE-1 unknown_card");
    three.refuses(1, load_bag("silk"), "SHE-40 not_in_hand");
    let mut aside = given().phase("market-discard", Some(1)).set_aside("apple").start();
    aside.refuses(1, discard("left", "unicorn"), "SHE-1 unknown_card");
    aside.refuses(1, discard("left", "bleu"), "SHE-1 unknown_card");
    let mut debt =
        given().coins(&[100, 0, 50, 50]).stand(1, "apple*3").debt(1, 0, 3).bag(2, "apple", "apple").start();
    debt.refuses(1, pay(json!({"unicorn": 1}), ""), "SHE-1 unknown_card");
    let mut table = three_bags().start();
    table.refuses(1, offer(json!({"bag": {"rye": 1}}), "pass 1"), "SHE-1 unknown_card");
}

#[test]
fn r19_a_number_of_nothing_is_not_written() {
    let mut table = given().phase("load", None).hand(1, "apple*6").hand(2, "apple").start();
    let events = table.play(1, json!({"type": "load", "cards": {"apple": 2, "silk": 0, "unicorn": 0}}));
    assert_eq!(events[0]["cards"], json!(["apple", "apple"]));
}

/// SHE-84: the first reason of the list is told.
#[test]
fn she_84_the_first_reason_is_told() {
    let mut table = three_bags().option("haggle", 1).bag_is(3, "passed", "").start();
    table.play(0, about("call", 1));
    table.play(1, offer(json!({"coins": 1}), "pass 1"));
    // haggle_over before empty_offer, not_closed and bad_promise; no_such_offer before haggle_over.
    table.refuses(1, json!({"type": "offer"}), "SHE-68 haggle_over");
    table.refuses(0, json!({"type": "counter", "seat": 1, "replaces": 9}), "SHE-68 no_such_offer");
    table.refuses(0, json!({"type": "counter", "seat": 1}), "SHE-68 haggle_over");
    table.refuses(0, about("call", 1), "SHE-68 haggle_over");
    table.refuses(0, about("call", 3), "SHE-68 not_closed");
    table.refuses(2, offer(json!({"coins": 99, "bag": {"apple": 1}}), "pass 3"), "SHE-67 bad_promise");
    table.refuses(2, offer(json!({"coins": 99, "bag": {"apple": 1}}), "open 2"), "SHE-67 bad_bag");
}

#[test]
fn she_85_the_market_is_one_entry_with_bounds() {
    let table =
        given().phase("market", Some(1)).hand(1, "silk apple*2").left("apple*7").right("bread*2").start();
    let entry = json!({"type": "market", "set_aside": {"from": ["apple", "apple", "silk"], "min": 0, "max": 3},
        "left": {"min": 0, "max": 6}, "right": {"min": 0, "max": 2}});
    assert_eq!(table.legal(1), [entry]);
    let full = given().phase("market", Some(1)).hand(1, "apple*6").left("apple*7").start();
    assert_eq!(full.legal(1)[0]["left"], json!({"min": 0, "max": 5}));
    assert_eq!(full.legal(1)[0]["set_aside"]["max"], json!(5));
}

#[test]
fn she_85_offers_and_proposals_have_bounds() {
    let table = given()
        .coins(&[83, 50, 50, 17])
        .bag(1, "apple", "apple")
        .bag(3, "bread*4", "bread")
        .bag_is(2, "passed", "")
        .stand(3, "apple*6 chicken silk")
        .inspection("must", json!([null, "inspect", null, "let_pass"]))
        .start();
    let promised = json!([{"do": "inspect", "seat": 1}, {"do": "let_pass", "seat": 3}]);
    let legal = json!({"apple": 6, "chicken": 1});
    let coins = json!({"min": 0, "max": 17});
    let bag = json!({"min": 0, "max": 4});
    let entry = json!({"type": "offer", "give": {"coins": coins, "legal": legal, "contraband": ["silk"], "bag": bag},
        "promises": promised});
    assert_eq!(table.legal(3), [entry]);
    // A bag that has to be opened cannot be promised to pass.
    assert_eq!(table.legal(1)[0]["give"]["bag"], json!({"min": 0, "max": 0}));
    let mut table = table;
    table.play(3, offer(json!({"coins": 1}), "pass 3"));
    let counters = table.legal_of(0, "counter");
    assert_eq!(counters.len(), 3);
    let entry = json!({"type": "counter", "seat": 3, "replaces": [null, 1],
        "give": {"coins": coins, "legal": legal, "contraband": {"min": 0, "max": 1}, "bag": bag}, "promises": promised});
    assert!(counters.contains(&entry));
    assert!(counters.iter().any(|entry| entry["seat"] == 2 && entry["replaces"] == json!([null])));
    let listed: Vec<Value> = table.legal(0).into_iter().filter(|entry| entry["type"] != "counter").collect();
    for action in [
        about("inspect", 1),
        about("let_pass", 3),
        about("call", 1),
        about("call", 3),
        on("accept", 1),
        on("refuse", 1),
    ] {
        assert!(listed.contains(&action), "{action}");
    }
    assert_eq!(listed.len(), 6);
}

#[test]
fn she_85_discards_bags_declarations_and_unnamed_goods() {
    let aside = given().phase("market-discard", Some(1)).set_aside("silk apple").start();
    let entry = |pile: &str| json!({"type": "discard", "pile": pile, "cards": ["apple", "silk"]});
    assert_eq!(aside.legal(1), [entry("left"), entry("right")]);
    let loading = given().phase("load", None).hand(1, "apple*2 silk").start();
    // One of each where cards are alike: a, aa, s, as, aas.
    assert_eq!(loading.legal(1).len(), 5);
    let full = given().phase("load", None).hand(1, "apple cheese bread chicken silk mead").start();
    assert_eq!(full.legal(1).len(), 6 + 15 + 20 + 15 + 6);
    let mut table = given().bag(1, "apple", "apple").stand(1, "silk*2 mead").start();
    table.play(0, counter(1, json!({"named": ["silk"], "unnamed_count": 2}), "pass 1"));
    let entry =
        json!({"type": "accept", "offer": 1, "unnamed": {"from": ["mead", "silk"], "min": 2, "max": 2}});
    assert_eq!(table.legal_of(1, "accept"), [entry]);
    assert_eq!(table.legal_of(1, "refuse").len(), 1);
    assert_eq!(table.legal_of(1, "offer").len(), 1);
}
