//! SHE-120 to SHE-127: what a position has to keep.

use super::table::*;
use serde_json::{Value, json};

fn base() -> Given {
    given().bag(1, "apple*2", "apple").bag(2, "cheese silk", "cheese").stand(1, "silk mead")
}

/// The rule that a position breaks when it is changed like this.
#[track_caller]
fn breaks(given: &Given, rule: &str, changes: &[(&str, Value)]) {
    let mut position = given.position();
    assert!(load(&position).is_ok(), "{:?}", load(&position).err());
    for (path, value) in changes {
        *position.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value.clone();
    }
    assert_eq!(load(&position).err().map(|bad| bad.rule), Some(rule), "{changes:?}");
}

#[test]
fn she_120_every_card_is_in_exactly_one_place() {
    breaks(&base(), "SHE-120", &[("/seats/0/hand", json!(["apple"]))]);
    breaks(&base(), "SHE-120", &[("/discards/left", json!(["unicorn"]))]);
    for count in [json!(300), json!(u64::MAX), json!(-1)] {
        breaks(&base(), "SHE-120", &[("/seats/0/legal", json!({"apple": count}))]);
    }
    breaks(&base(), "SHE-120", &[("/options", json!({"remove_ten": true}))]);
    breaks(&base(), "SHE-120", &[("/deck", json!(vec!["apple"; 217]))]);
}

/// R19: in a position, too, a count of 0 is nothing, whatever its name.
#[test]
fn r19_a_name_with_the_number_0_is_as_good_as_not_written() {
    let mut offered = base().start();
    offered.play(1, offer(json!({"coins": 1}), ""));
    let written = offered.position();
    for path in ["/seats/0/legal", "/inspection/offers/0/give/legal", "/inspection/offers/0/give/bag"] {
        let mut position = written.clone();
        *position.pointer_mut(path).unwrap() = json!({"unicorn": 0, "silk": 0});
        assert_eq!(Table::load(&position).position(), written, "{path}");
    }
}

#[test]
fn she_121_coins_are_fifty_for_each_seat() {
    breaks(&base(), "SHE-121", &[("/seats/0/coins", json!(49))]);
    breaks(&base(), "SHE-121", &[("/seats/0/coins", json!(-1)), ("/seats/1/coins", json!(101))]);
    breaks(&base(), "SHE-121", &[("/seats/0/coins", json!(49.5))]);
    breaks(&base(), "SHE-121", &[("/seats/0/coins", json!(65_586))]);
    breaks(&base(), "SHE-121", &[("/seats/0/coins", json!(u64::MAX))]);
}

/// SHE-122, R17.
#[test]
fn she_122_seats_rounds_and_the_sheriff() {
    for (path, value) in [
        ("/game", json!("jericho")),
        ("/version", json!(2)),
        ("/rng", json!("seed:x")),
        ("/phase", json!("lunch")),
        ("/round", json!(0)),
        ("/round", json!(9)),
        ("/round", json!(-1)),
        ("/round", json!(u64::MAX)),
        ("/sheriff", json!(u64::MAX)),
        ("/sheriff", json!(4)),
        ("/sheriff", json!(1)),
        ("/seats", json!([])),
        ("/seats/0", json!([50, [], {}, [], {}])),
        ("/inspection/haggled", json!([0, 0, 0])),
        ("/inspection/must", json!([null, null, null, null, null])),
        ("/inspection/called", json!(9)),
        ("/inspection/called", json!(-1)),
    ] {
        breaks(&base(), "SHE-122", &[(path, value)]);
    }
    assert_eq!(Table::broken_rule(&json!([])), "SHE-122");
    for seats in [2, 6] {
        assert_eq!(Table::broken_rule(&given().seats(seats).bag(1, "apple", "apple").position()), "SHE-122");
    }
    let mut missing = base().position();
    missing.as_object_mut().unwrap().remove("turn");
    assert_eq!(Table::broken_rule(&missing), "SHE-122");
}

#[test]
fn r17_unknown_keys_are_passed_over_and_numbers_have_an_end() {
    let mut position = base().position();
    position["note"] = json!("mine");
    assert!(load(&position).is_ok());
    for number in [json!(1_u64 << 31), json!(u64::MAX), json!(-1)] {
        breaks(&base(), "SHE-126", &[("/inspection/next_id", number.clone())]);
        breaks(&base(), "SHE-126", &[("/inspection/haggled", json!([0, number, 0, 0]))]);
    }
}

/// R17: three merchants with two exchanges each, in each of which there can be two offers.
#[test]
fn r17_however_much_is_offered_the_position_can_be_saved_and_loaded() {
    let last = (1_u64 << 31) - 1;
    let limited = || given().option("haggle", 2).bag(1, "apple", "apple").bag(2, "apple", "apple");
    let at = |next_id: u64| limited().inspection("next_id", json!(next_id));
    assert_eq!(Table::broken_rule(&at(last - 11).position()), "SHE-126");
    let mut table = at(last - 12).start();
    let gift = || json!({"coins": 1});
    for payer in [1, 2, 3] {
        for _ in 0..2 {
            table.play(0, counter(payer, gift(), ""));
            table.play(payer, offer(gift(), ""));
            assert!(load(&table.position()).is_ok(), "{}", table.inspection("next_id"));
        }
    }
    assert_eq!(table.inspection("next_id"), json!(last));
    table.refuses(0, counter(1, gift(), ""), "SHE-68 haggle_over");
}

#[test]
fn she_123_legal_goods_lie_open_and_contraband_face_down() {
    breaks(
        &base(),
        "SHE-123",
        &[("/seats/1/legal", json!({"silk": 1, "mead": 1})), ("/seats/1/contraband", json!([]))],
    );
    let goods = given().bag(1, "apple", "apple").stand(2, "apple");
    breaks(&goods, "SHE-123", &[("/seats/2/legal", json!({})), ("/seats/2/contraband", json!(["apple"]))]);
}

#[test]
fn she_124_bags_fit_their_phase() {
    let empty = json!({"state": "closed", "cards": [], "declared": {"good": "apple", "count": 0}});
    breaks(&given().bag(1, "apple", "apple"), "SHE-124", &[("/seats/2/bag", empty)]);
    for (path, value) in [
        ("/seats/1/bag/state", json!("loaded")),
        ("/seats/1/bag/state", json!("passed")),
        ("/seats/1/bag/state", json!("torn")),
        ("/seats/1/bag/declared", Value::Null),
        ("/seats/1/bag/declared/count", json!(3)),
        ("/seats/1/bag/declared/good", json!("silk")),
        ("/seats/1/bag/declared/good", json!("unicorn")),
        ("/seats/3/bag/declared", json!({"good": "apple", "count": 1})),
    ] {
        breaks(&base(), "SHE-124", &[(path, value)]);
    }
    let market = given().phase("market", Some(1));
    breaks(&market, "SHE-124", &[("/seats/1/bag/state", json!("passed"))]);
    let declaring = given().phase("declare", Some(2)).bag(1, "apple", "apple").bag_is(2, "closed", "silk");
    breaks(&declaring, "SHE-124", &[("/seats/1/bag/declared", Value::Null)]);
    breaks(&declaring, "SHE-124", &[("/seats/2/bag/declared", json!({"good": "apple", "count": 1}))]);
}

#[test]
fn she_125_hands_have_their_size() {
    let full = given().bag(1, "apple", "apple").hand(1, "apple*5").hand(2, "bread*6");
    let one_apple_more = [("/seats/1/hand", json!(vec!["apple"; 6])), ("/deck", without_first_apple(&full))];
    breaks(&full, "SHE-125", &one_apple_more);
    let aside = given().phase("market-discard", Some(1)).set_aside("apple*5").hand(1, "bread*6");
    assert!(load(&aside.position()).is_ok());
    assert_eq!(Table::broken_rule(&aside.set_aside("apple*6").position()), "SHE-125");
    assert_eq!(Table::broken_rule(&given().phase("market-discard", Some(1)).position()), "SHE-125");
}

fn without_first_apple(given: &Given) -> Value {
    let mut deck: Vec<Value> = given.position()["deck"].as_array().unwrap().clone();
    assert_eq!(deck.remove(0), json!("apple"));
    json!(deck)
}

/// SHE-126: what belongs to a phase is there in it and only then.
#[test]
fn she_126_each_phase_has_what_belongs_to_it() {
    breaks(&base(), "SHE-126", &[("/turn", json!(1))]);
    breaks(&base(), "SHE-126", &[("/market", json!({"set_aside": []}))]);
    breaks(&base(), "SHE-126", &[("/confiscated", json!({"seat": 1, "cards": []}))]);
    breaks(&base(), "SHE-126", &[("/debt", json!({"debtor": 1, "creditor": 0, "amount": 1}))]);
    breaks(&base(), "SHE-126", &[("/inspection", Value::Null)]);
    breaks(&given().phase("market", Some(1)), "SHE-126", &[("/turn", Value::Null)]);
    breaks(&given().phase("market", Some(1)), "SHE-126", &[("/turn", json!(0))]);
    let declaring = given().phase("declare", Some(1)).bag_is(1, "closed", "silk");
    breaks(
        &declaring,
        "SHE-126",
        &[("/turn", json!(3)), ("/seats/1/bag/declared", json!({"good": "apple", "count": 1}))],
    );
}

/// SHE-126: a sheriff's turn to declare breaks this rule, and not the one about the order of declarations.
#[test]
fn she_126_the_sheriff_declares_nothing() {
    let declaring = given().phase("declare", Some(1)).bag_is(1, "closed", "apple");
    breaks(&declaring, "SHE-126", &[("/turn", json!(0))]);
}

/// SHE-126, R17: an offer is none of the places of SHE-120.
#[test]
fn she_126_an_offer_of_goods_that_do_not_exist_cannot_be_kept() {
    let offered = json!([{"id": 1, "by": 1, "payer": 1, "promises": [], "later": [], "give":
        {"coins": 1, "legal": {}, "named": [], "unnamed": [], "unnamed_count": 0, "bag": {}}}]);
    let one = base().inspection("offers", offered).inspection("next_id", json!(2));
    for part in ["legal", "named", "unnamed", "bag"] {
        for goods in [json!(["unicorn"]), json!({"apple": 300})] {
            breaks(&one, "SHE-126", &[(&format!("/inspection/offers/0/give/{part}"), goods)]);
        }
    }
}

/// SHE-126: promises, calls, confiscated goods, debts.
#[test]
fn she_126_obligations_calls_and_debts_are_about_bags() {
    for (path, value) in [
        ("/inspection/must", json!([null, null, null, "inspect"])),
        ("/inspection/must", json!([null, "burn", null, null])),
        ("/inspection/called", json!(3)),
        ("/inspection/owes", json!({"seat": 1, "offer": null})),
        ("/inspection/owes", json!({"seat": 1, "offer": 1})),
        ("/inspection/haggled", json!([0, 7, 0, 0])),
        ("/inspection/time_up", json!(true)),
    ] {
        breaks(&base(), "SHE-126", &[(path, value)]);
    }
    let taken = given().confiscated(1, "silk").bag(2, "apple", "apple");
    breaks(&taken, "SHE-126", &[("/confiscated/seat", json!(2))]);
    let debt = given().coins(&[100, 0, 50, 50]).stand(1, "apple*3").debt(1, 0, 3).bag(2, "apple", "apple");
    for (path, value) in [
        ("/debt/amount", json!(0)),
        ("/debt/amount", json!(70_000)),
        ("/debt/creditor", json!(2)),
        ("/debt/debtor", json!(2)),
        ("/inspection/time_up", json!(true)),
        ("/inspection/called", json!(1)),
    ] {
        breaks(&debt, "SHE-126", &[(path, value)]);
    }
    breaks(&debt, "SHE-126", &[("/seats/1/coins", json!(1)), ("/seats/0/coins", json!(99))]);
    let owes = json!({"seat": 2, "offer": null});
    breaks(&debt, "SHE-126", &[("/inspection/called", json!(2)), ("/inspection/owes", owes)]);
    let timed = debt.option("timed", 60).inspection("time_up", json!(true));
    assert!(load(&timed.position()).is_ok());
}

/// SHE-126, R13: offers that stand.
#[test]
fn she_126_standing_offers_can_be_kept() {
    let made = |id: u32, by: u8, payer: u8| {
        json!({"id": id, "by": by, "payer": payer,
            "give": {"coins": 1, "legal": {}, "named": [], "unnamed": [], "unnamed_count": 0, "bag": {}},
            "promises": [{"do": "let_pass", "seat": 2}], "later": []})
    };
    let with = |offers: Value| base().inspection("next_id", json!(9)).inspection("offers", offers);
    let one = with(json!([made(1, 1, 1)]));
    let twice = json!([{"do": "let_pass", "seat": 2}, {"do": "inspect", "seat": 2}]);
    for (path, value) in [
        ("/inspection/next_id", json!(1)),
        ("/inspection/offers/0/by", json!(2)),
        ("/inspection/offers/0/payer", json!(0)),
        ("/inspection/offers/0/give/coins", json!(51)),
        ("/inspection/offers/0/give/legal", json!({"apple": 1})),
        ("/inspection/offers/0/give/named", json!(["crossbow"])),
        ("/inspection/offers/0/give/unnamed_count", json!(1)),
        ("/inspection/offers/0/give/unnamed", json!(["silk"])),
        ("/inspection/offers/0/give/bag", json!({"apple": 1})),
        ("/inspection/offers/0/promises", json!([{"do": "let_pass", "seat": 3}])),
        ("/inspection/offers/0/promises", json!([{"do": "burn", "seat": 2}])),
        ("/inspection/must", json!([null, null, "inspect", null])),
        ("/inspection/deals", json!([{"id": 1, "payer": 1, "promises": [], "later": []}])),
        ("/inspection/deals", json!([{"id": 2, "payer": 0, "promises": [], "later": []}])),
        ("/inspection/deals", json!([{"id": 2, "payer": 1, "promises": twice, "later": []}])),
    ] {
        breaks(&one, "SHE-126", &[(path, value)]);
    }
    let silent =
        [("/inspection/offers/0/give/coins", json!(0)), ("/inspection/offers/0/promises", json!([]))];
    breaks(&one, "SHE-126", &silent);
    let rule = |given: Given| load(&given.position()).err().map(|bad| bad.rule);
    assert_eq!(rule(with(json!([made(1, 1, 1), made(2, 1, 1), made(3, 1, 1)]))), Some("SHE-126"));
    assert_eq!(rule(with(json!([made(1, 1, 1), made(1, 2, 2)]))), Some("SHE-126"));
    // A proposal stands only while its answer is owed; of its contraband only the number counts.
    let mut proposal = made(1, 0, 1);
    proposal["give"]["named"] = json!(["crossbow", "crossbow"]);
    let proposed = with(json!([proposal]));
    assert_eq!(rule(proposed.clone()), Some("SHE-126"));
    let owed = proposed.inspection("owes", json!({"seat": 1, "offer": 1}));
    assert_eq!(rule(owed.clone()), None);
    breaks(&owed, "SHE-126", &[("/inspection/owes/seat", json!(2))]);
    breaks(&owed, "SHE-126", &[("/inspection/offers/0/give/unnamed_count", json!(1))]);
    let another = json!([made(1, 0, 1), made(2, 0, 2)]);
    assert_eq!(rule(with(another).inspection("owes", json!({"seat": 1, "offer": 1}))), Some("SHE-126"));
    // As many as can stand at the largest table, and one more.
    let mut offers: Vec<Value> = (1..9).map(|id| made(id, 1 + (id as u8) % 4, 1 + (id as u8) % 4)).collect();
    offers.push(made(9, 0, 1));
    let full = |offers: &[Value]| {
        let given = given().seats(5).bag(2, "apple", "apple").inspection("next_id", json!(11));
        rule(given.inspection("owes", json!({"seat": 1, "offer": 9})).inspection("offers", json!(offers)))
    };
    assert_eq!(full(&offers), None);
    offers.push(made(10, 1, 1));
    assert_eq!(full(&offers), Some("SHE-126"));
}

#[test]
fn she_127_somebody_has_something_to_decide() {
    let rule = |given: Given| load(&given.position()).err().map(|bad| bad.rule);
    assert_eq!(rule(given()), Some("SHE-127"));
    assert_eq!(rule(given().phase("load", None)), Some("SHE-127"));
    let loaded = given().phase("load", None).bag_is(1, "loaded", "apple");
    assert_eq!(rule(loaded.clone()), Some("SHE-127"));
    assert_eq!(rule(loaded.hand(2, "apple")), None);
}
