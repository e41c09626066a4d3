//! The worked scenarios 1 to 37: given, when, then.

use super::table::*;
use besace_table::Game;
use serde_json::{Value, json};

fn size(value: &Value) -> usize {
    value.as_array().unwrap().len()
}

/// SHE-10, SHE-12, SHE-13, SHE-15.
#[test]
fn scenario_ss_1_new_games() {
    for (seats, plain, royal) in [(3, 128, 134), (4, 170, 182), (5, 164, 176)] {
        for (options, deck) in [(json!({}), plain), (json!({"royal": true}), royal)] {
            let table = Table::dealt(seats, 8, options);
            let position = table.position();
            assert_eq!(size(&position["deck"]), deck);
            assert!(position["seats"].as_array().unwrap().iter().all(|seat| size(&seat["hand"]) == 6));
            assert_eq!((size(&position["discards"]["left"]), size(&position["discards"]["right"])), (5, 5));
            assert_eq!(table.coins(), vec![50; usize::from(seats)]);
        }
    }
}

/// SHE-11, SHE-12.
#[test]
fn scenario_ss_2_seven_cards_and_ten_removed() {
    let seven = Table::dealt(4, 8, json!({"hand_size": 7})).position();
    assert_eq!((size(&seven["seats"][0]["hand"]), size(&seven["deck"])), (7, 166));
    let ten = Table::dealt(4, 8, json!({"remove_ten": true})).position();
    assert_eq!((size(&ten["removed"]), size(&ten["deck"])), (10, 160));
}

/// SHE-30, SHE-31, SHE-32.
#[test]
fn scenario_ss_3_little_john_at_the_market() {
    let base = given().phase("market", Some(1)).hand(1, "chicken*2 apple*2 cheese bread");
    let mut table = base.left("bread chicken apple").right("mead").start();
    table.play(1, market("apple*2 cheese", 2, 0));
    let hand: Vec<String> = serde_json::from_value(table.of(1, "hand")).unwrap();
    let count = |name: &str| hand.iter().filter(|card| *card == name).count();
    assert!(count("chicken") >= 3 && count("bread") >= 2 && hand.len() == 6);
    table.play(1, discard("right", "cheese apple apple"));
    assert_eq!(table.position()["discards"]["right"], json!(["cheese", "apple", "apple", "mead"]));
}

/// SHE-30.
#[test]
fn scenario_ss_4_wrong_numbers_at_the_market() {
    let mut table = given().phase("market", Some(1)).hand(1, "apple*6").left("bread*5").right("mead").start();
    table.refuses(1, market("apple*6", 0, 0), "SHE-30 wrong_count");
    table.refuses(1, market("apple*2", 3, 0), "SHE-30 wrong_count");
    table.refuses(1, market("apple*5", 6, 0), "SHE-30 wrong_count");
}

/// SHE-30, R11.
#[test]
fn scenario_ss_5_nothing_set_aside() {
    let mut table = given().phase("market", Some(1)).hand(1, "apple*6").left("bread*5").start();
    table.play(1, market("", 0, 0));
    assert_eq!((table.phase(), table.pending()), ("market", vec![2]));
}

/// SHE-40.
#[test]
fn scenario_ss_6_allan_loads_his_bag() {
    let mut table = given().phase("load", None).hand(1, "apple*4 crossbow silk").hand(2, "apple").start();
    table.refuses(1, load_bag("apple*4 crossbow silk"), "SHE-40 wrong_count");
    table.refuses(1, load_bag(""), "SHE-40 wrong_count");
    table.play(1, load_bag("apple*4 crossbow"));
    assert_eq!(table.of(1, "hand"), json!(["silk"]));
}

/// SHE-40, SHE-91.
#[test]
fn scenario_ss_7_only_readiness_shows() {
    let base = given().phase("load", None).hand(1, "apple*5").hand(2, "silk*5").hand(3, "bread*5");
    let loaded = |one: &str, two: &str| {
        let mut table = base.start();
        table.play(1, load_bag(one));
        table.play(2, load_bag(two));
        table
    };
    let (few, many) = (loaded("apple", "silk"), loaded("apple*5", "silk*3"));
    for viewer in [seat(0), seat(3), SPECTATOR] {
        assert_eq!(few.view(viewer), many.view(viewer));
        assert_eq!(few.view(viewer)["seats"][1]["bag"]["state"], json!("loaded"));
    }
}

/// SHE-50.
#[test]
fn scenario_ss_8_will_declares() {
    let mut table = given().phase("declare", Some(1)).bag_is(1, "closed", "chicken*2 cheese silk").start();
    table.refuses(1, declare("chicken", 3), "SHE-50 wrong_count");
    table.refuses(1, declare("silk", 4), "SHE-50 not_legal_good");
    table.play(1, declare("chicken", 4));
}

/// SHE-50, R3.
#[test]
fn scenario_ss_9_no_bread_for_three() {
    let mut table = given().seats(3).phase("declare", Some(1)).bag_is(1, "closed", "apple").start();
    table.refuses(1, declare("bread", 1), "SHE-50 not_legal_good");
}

/// SHE-65, SHE-68, SHE-70, SHE-71.
#[test]
fn scenario_ss_10_tuck_haggles() {
    let mut table = given().bag(1, "apple", "apple").bag(2, "apple", "apple").stand(1, "apple*3").start();
    table.play(0, about("call", 1));
    table.play(1, offer(json!({"coins": 5, "legal": {"apple": 2}}), "pass 1"));
    table.play(0, counter(1, json!({"coins": 8, "legal": {"apple": 2}}), "pass 1"));
    table.play(1, on("accept", 2));
    assert_eq!(table.coins(), [58, 42, 50, 50]);
    assert_eq!((table.of(0, "legal"), table.of(1, "legal")), (json!({"apple": 2}), json!({"apple": 2})));
    assert_eq!(table.of(1, "bag")["state"], json!("passed"));
}

/// SHE-61.
#[test]
fn scenario_ss_11_marian_passes() {
    let mut table = given().bag(1, "cheese*2 mead", "cheese").bag(2, "apple", "apple").start();
    table.play(0, about("let_pass", 1));
    assert_eq!((table.of(1, "legal"), table.of(1, "contraband")), (json!({"cheese": 2}), json!(["mead"])));
    let seen = &table.view(seat(0))["seats"][1];
    assert_eq!((seen["contraband_count"].clone(), seen.get("contraband")), (json!(1), None));
    assert_eq!(table.coins(), [50; 4]);
}

/// SHE-62.
#[test]
fn scenario_ss_12_much_was_honest() {
    let mut table = given().bag(1, "chicken*4", "chicken").bag(2, "apple", "apple").start();
    table.play(0, about("inspect", 1));
    assert_eq!((table.coins(), table.of(1, "legal")), (vec![42, 58, 50, 50], json!({"chicken": 4})));
}

/// SHE-63.
#[test]
fn scenario_ss_13_gilbert_was_not() {
    let mut table = given().bag(1, "apple cheese mead*2", "apple").bag(2, "apple", "apple").start();
    table.play(0, about("inspect", 1));
    table.play(0, discard("left", "mead cheese mead"));
    assert_eq!((table.coins(), table.of(1, "legal")), (vec![60, 40, 50, 50], json!({"apple": 1})));
    assert_eq!(table.position()["discards"]["left"], json!(["mead", "cheese", "mead"]));
}

/// SHE-71, SHE-74.
#[test]
fn scenario_ss_14_richard_pays_to_have_guy_opened() {
    let mut table = given().bag(1, "silk", "apple").bag(2, "apple", "apple").start();
    table.play(1, offer(json!({"coins": 20}), "pass 1, open 2"));
    table.play(0, on("accept", 1));
    assert_eq!((table.coins(), table.of(1, "bag")["state"].clone()), (vec![70, 30, 50, 50], json!("passed")));
    assert_eq!(table.inspection("must"), json!([null, null, "inspect", null]));
    table.refuses(0, about("let_pass", 2), "SHE-74 bound");
    table.refuses(2, offer(json!({"coins": 5}), "pass 2"), "SHE-67 bound");
    table.play(0, about("inspect", 2));
}

/// SHE-65: words about later bind nobody.
#[test]
fn scenario_ss_15_later_favours_do_not_bind() {
    let mut table = given().bag(1, "apple", "apple").hand(0, "apple*6").start();
    let mut words = offer(json!({}), "pass 1");
    words["later"] = json!([{"by": 1, "text": "I shall not look into yours"}]);
    table.play(1, words);
    let events = table.play(0, on("accept", 1));
    assert_eq!(events[0]["offer"]["later"][0]["by"], json!(1));
    for seat in [2, 3, 0] {
        table.play(seat, market("", 0, 0));
    }
    for seat in [2, 3, 0] {
        let card = table.of(usize::from(seat), "hand")[0].clone();
        table.play(seat, json!({"type": "load", "cards": [card]}));
    }
    for seat in [2, 3, 0] {
        table.play(seat, declare("apple", 1));
    }
    table.play(1, about("inspect", 0));
}

/// SHE-66, SHE-69.
#[test]
fn scenario_ss_16_an_offer_about_anothers_bag() {
    let mut table = given().bag(1, "apple", "apple").bag_is(3, "passed", "").start();
    table.play(3, offer(json!({"coins": 4}), "open 1"));
    table.play(0, on("accept", 1));
    assert_eq!(
        (table.coins(), table.inspection("must")),
        (vec![54, 50, 50, 46], json!([null, "inspect", null, null]))
    );
}

/// SHE-67.
#[test]
fn scenario_ss_17_more_coins_than_there_are() {
    let mut table = given().coins(&[94, 6, 50, 50]).bag(1, "apple", "apple").start();
    table.refuses(1, offer(json!({"coins": 7}), "pass 1"), "SHE-67 cannot_pay");
}

/// SHE-65, SHE-67.
#[test]
fn scenario_ss_18_cards_of_the_hand_cannot_be_offered() {
    let mut table = given().hand(1, "silk").bag(1, "apple", "apple").bag(2, "apple", "apple").start();
    table.refuses(1, offer(json!({"named": ["silk"]}), "pass 1"), "SHE-67 cannot_pay");
    table.refuses(1, offer(json!({"bag": {"apple": 1}}), "open 2"), "SHE-67 bad_bag");
}

/// SHE-72.
#[test]
fn scenario_ss_19_goods_from_the_bag() {
    let mut table = given().bag(1, "chicken*2 pepper", "chicken").bag(2, "apple", "apple").start();
    table.play(1, offer(json!({"bag": {"chicken": 2, "silk": 1}}), "pass 1"));
    let events = table.play(0, on("accept", 1));
    assert_eq!(of_type(&events, "handed_over")[0]["goods"], json!({"chicken": 2, "silk": 0}));
    assert_eq!((table.of(0, "legal"), table.of(0, "contraband")), (json!({"chicken": 2}), json!([])));
    assert_eq!((table.of(1, "legal"), table.of(1, "contraband")), (json!({}), json!(["pepper"])));
}

/// SHE-73.
#[test]
fn scenario_ss_20_an_offer_that_was_not_taken() {
    let mut table = given().bag(1, "apple", "apple").bag(2, "apple", "apple").start();
    table.play(1, offer(json!({"coins": 10}), "pass 1"));
    table.play(0, about("inspect", 1));
    assert_eq!(table.coins(), [48, 52, 50, 50]);
}

/// SHE-65, SHE-70, SHE-90.
#[test]
fn scenario_ss_21_unnamed_contraband() {
    let mut table = given().bag(1, "apple", "apple").bag(2, "apple", "apple").stand(1, "pepper").start();
    table.play(1, offer(json!({"unnamed": ["pepper"]}), "pass 1"));
    for viewer in [seat(0), seat(2)] {
        let give = table.view(viewer)["inspection"]["offers"][0]["give"].clone();
        assert_eq!((give["unnamed_count"].clone(), give.get("unnamed")), (json!(1), None));
    }
    table.play(0, on("accept", 1));
    assert_eq!(table.view(seat(0))["seats"][0]["contraband"], json!(["pepper"]));
    let seen = &table.view(seat(2))["seats"][0];
    assert_eq!((seen["contraband_count"].clone(), seen.get("contraband")), (json!(1), None));
}

/// SHE-60, SHE-69.
#[test]
fn scenario_ss_22_the_sheriff_waits_for_an_answer() {
    let mut table = given().bag(1, "apple", "apple").bag(2, "apple", "apple").start();
    table.play(0, about("call", 1));
    table.refuses(0, about("inspect", 1), "SHE-60 answer_owed");
    table.play(2, offer(json!({"coins": 1}), "open 1"));
}

/// SHE-68, R5.
#[test]
fn scenario_ss_23_the_talk_is_over() {
    let mut table = given().option("haggle", 2).bag(1, "apple", "apple").bag(2, "apple", "apple").start();
    for _ in 0..2 {
        table.play(0, about("call", 1));
        table.play(1, json!({"type": "stand"}));
    }
    table.refuses(0, about("call", 1), "SHE-68 haggle_over");
    table.clone().play(0, about("inspect", 1));
    table.play(0, about("let_pass", 1));
}

/// Seat 1, with this many coins and this stand, is caught with silk worth this fine.
fn caught(coins: i64, stand: &str, silks: usize) -> Table {
    let bag = format!("silk*{silks}");
    let base = given().coins(&[50, coins, 50, 100 - coins]).stand(1, stand);
    let mut table = base.bag(1, &bag, "apple").bag(2, "apple", "apple").start();
    table.play(0, about("inspect", 1));
    table.play(0, discard("left", &bag));
    table
}

/// SHE-80.
#[test]
fn scenario_ss_24_a_debt_in_legal_goods() {
    let mut table = caught(3, "apple*3 chicken*2", 3);
    assert_eq!(table.position()["debt"], json!({"debtor": 1, "creditor": 0, "amount": 9}));
    table.refuses(1, pay(json!({"apple": 2, "chicken": 2}), ""), "SHE-80 bad_payment");
    table.refuses(1, pay(json!({"chicken": 2}), ""), "SHE-80 bad_payment");
    table.clone().play(1, pay(json!({"apple": 1, "chicken": 2}), ""));
    table.play(1, pay(json!({"apple": 3, "chicken": 1}), ""));
    assert_eq!(table.coins(), [53, 0, 50, 97]);
}

/// SHE-80.
#[test]
fn scenario_ss_25_a_debt_in_contraband() {
    let mut table = caught(0, "apple cheese pepper mead silk", 3);
    let all = json!({"apple": 1, "cheese": 1});
    table.refuses(1, pay(all.clone(), "pepper"), "SHE-80 bad_payment");
    table.refuses(1, pay(all.clone(), "pepper silk"), "SHE-80 bad_payment");
    assert_eq!(table.legal(1).len(), 2);
    table.clone().play(1, pay(all.clone(), "silk"));
    table.play(1, pay(all, "mead"));
    assert_eq!(table.of(1, "contraband"), json!(["pepper", "silk"]));
}

/// SHE-80.
#[test]
fn scenario_ss_26_a_debt_that_is_forgiven() {
    let base = given().coins(&[50, 1, 50, 99]).stand(1, "apple pepper");
    let mut table = base.bag(1, "silk*4", "apple").bag(2, "apple", "apple").start();
    table.play(0, about("inspect", 1));
    let events = table.play(0, discard("left", "silk*4"));
    assert_eq!(types(&events), ["discarded", "paid", "paid", "forgiven"]);
    assert_eq!(events[3]["amount"], json!(7));
    assert_eq!((table.phase(), table.coins()), ("inspect", vec![51, 0, 50, 99]));
}

/// SHE-62, SHE-80, SHE-82.
#[test]
fn scenario_ss_27_a_sheriff_in_debt() {
    let base = given().coins(&[3, 97, 50, 50]).stand(0, "cheese*4");
    let mut table = base.bag(1, "apple*4", "apple").bag(2, "apple", "apple").start();
    table.play(0, about("inspect", 1));
    assert_eq!((table.phase(), table.coins()), ("inspect", vec![0, 100, 50, 50]));
    assert_eq!(
        (table.of(0, "legal"), table.of(1, "legal")),
        (json!({"cheese": 2}), json!({"apple": 4, "cheese": 2}))
    );
}

/// SHE-33.
#[test]
fn scenario_ss_28_the_deck_is_empty() {
    let base =
        given().phase("market", Some(1)).hand(1, "apple*4").left("bread*5 silk mead").right("cheese*5");
    let mut table = base.deck("pepper").start();
    table.play(1, market("", 0, 0));
    let position = table.position();
    assert_eq!((size(&position["discards"]["left"]), size(&position["discards"]["right"])), (5, 5));
    assert_eq!((size(&position["deck"]), size(&position["seats"][1]["hand"])), (1, 6));
    let hand = position["seats"][1]["hand"].as_array().unwrap();
    assert!(
        hand.contains(&json!("pepper")) && (hand.contains(&json!("silk")) != hand.contains(&json!("mead")))
    );
}

/// SHE-21, SHE-100.
#[test]
fn scenario_ss_29_the_last_bag_of_the_last_round() {
    let mut table = given().round(8).hand(1, "crossbow").bag(1, "apple", "apple").start();
    let events = table.play(0, about("let_pass", 1));
    assert_eq!(types(&events), ["passed", "game_over"]);
    assert_eq!((table.phase(), table.of(1, "hand")), ("over", json!(["crossbow"])));
    let result = table.game.result().unwrap();
    assert_eq!(result.seats[1].score, 50 + 2 + 20);
}

/// SHE-101, SHE-102, SHE-103.
#[test]
fn scenario_ss_30_david_counts() {
    let base = given().phase("over", None).round(8).coins(&[42, 58, 50, 50]);
    let base = base.stand(0, "apple*4 cheese*6 bread chicken*4 pepper*2 crossbow");
    let table =
        base.stand(1, "apple*9 bread*9 chicken*5 cheese").stand(2, "apple*8 bread*8 chicken*4").start();
    let david = &serde_json::to_value(table.game.result().unwrap()).unwrap()["seats"][0];
    let breakdown = json!({"legal": 45, "contraband": 21, "coins": 42, "bonus": {"cheese": 15, "chicken": 2},
        "legal_cards": 15, "contraband_cards": 3});
    assert_eq!((david["score"].clone(), david["breakdown"].clone()), (json!(125), breakdown));
}

/// SHE-102.
#[test]
fn scenario_ss_31_royal_cheese() {
    let base = given().option("royal", true).phase("over", None).round(8);
    let table = base.stand(0, "cheese*10 gouda").stand(1, "cheese*11").start();
    let result = table.game.result().unwrap();
    assert_eq!((result.seats[0].breakdown.bonus.0[1], result.seats[1].breakdown.bonus.0[1]), (15, 10));
}

/// SHE-103.
#[test]
fn scenario_ss_32_three_kings_of_apples() {
    let base = given().phase("over", None).round(8).stand(0, "apple*7").stand(1, "apple*7");
    let table = base.stand(2, "apple*7").stand(3, "apple*2").start();
    let result = table.game.result().unwrap();
    assert_eq!(
        result.seats.iter().map(|seat| seat.breakdown.bonus.0[0]).collect::<Vec<_>>(),
        [10, 10, 10, 0]
    );
}

/// SHE-63, SHE-64.
#[test]
fn scenario_ss_33_a_green_apple_is_no_apple() {
    let base = given().option("royal", true).bag(1, "apple*2 green-apple", "apple");
    let mut table = base.bag(2, "apple", "apple").start();
    table.play(0, about("inspect", 1));
    table.play(0, discard("left", "green-apple"));
    assert_eq!((table.coins(), table.of(1, "legal")), (vec![53, 47, 50, 50], json!({"apple": 2})));
}

/// SHE-76, R6.
#[test]
fn scenario_ss_34_the_time_is_up() {
    let base =
        given().option("timed", 60).bag(1, "silk", "apple").bag(2, "mead", "apple").bag(3, "silk", "apple");
    let mut table = base.inspection("must", json!([null, null, "inspect", null])).start();
    table.play(1, offer(json!({"coins": 20}), "pass 1"));
    table.play(0, json!({"type": "time_up"}));
    assert_eq!(table.phase(), "confiscate");
    let events = table.play(0, discard("left", "mead"));
    assert_eq!(types(&events)[..4], ["discarded", "paid", "passed", "passed"]);
    assert_eq!(table.coins(), [54, 50, 46, 50]);
    assert_eq!((table.of(1, "contraband"), table.of(3, "contraband")), (json!(["silk"]), json!(["silk"])));
}

/// SHE-105.
#[test]
fn scenario_ss_35_ties() {
    // Two others have all the crowns, and more points.
    let ranks = |one: &str, another: &str, coins: &[i64]| {
        let base = given().phase("over", None).round(8).coins(coins);
        let base = base.stand(2, "apple*15 cheese*12 bread*20 chicken*10");
        let base = base.stand(3, "apple*14 cheese*11 bread*13 chicken*9");
        let result = base.stand(0, one).stand(1, another).start().game.result().unwrap();
        assert_eq!((result.seats[0].score, result.seats[1].score), (90, 90));
        [result.seats[0].rank, result.seats[1].rank]
    };
    // Twelve legal cards against eleven; then three contraband cards against two; then a shared rank.
    assert_eq!(ranks("apple*6 cheese*6", "apple*6 cheese*5", &[60, 63, 40, 37]), [3, 4]);
    assert_eq!(ranks("apple*4 pepper*3", "apple*4 silk*2", &[64, 66, 30, 40]), [3, 4]);
    assert_eq!(ranks("apple*4 pepper", "apple*4 pepper", &[76, 76, 30, 18]), [3, 3]);
    let equal = given().phase("over", None).round(8).start().game.result().unwrap();
    assert!(equal.seats.iter().all(|seat| seat.rank == 1) && equal.winners.len() == 4);
}

/// SHE-120, SHE-121, SHE-124, SHE-126.
#[test]
fn scenario_ss_36_positions_that_cannot_be() {
    let rule = |position: Value| Table::broken_rule(&position);
    let base = given().bag(1, "apple", "apple").bag_is(2, "passed", "");
    let mut breads = base.position();
    breads["seats"][0]["legal"] = json!({"bread": 13});
    assert_eq!(rule(breads), "SHE-120");
    assert_eq!(rule(base.clone().coins(&[49, 50, 50, 50]).position()), "SHE-121");
    assert_eq!(rule(base.clone().bag(3, "apple*6", "apple").position()), "SHE-124");
    assert_eq!(rule(base.inspection("must", json!([null, null, "inspect", null])).position()), "SHE-126");
}

/// SHE-84.
#[test]
fn scenario_ss_37_not_their_turn() {
    let mut table = given().phase("market", Some(1)).hand(2, "apple").start();
    table.refuses(2, market("", 0, 0), "not_your_turn");
    table.refuses(0, market("", 0, 0), "not_your_turn");
}
