//! The rules of Toll, a test or more for each, in the order of `RULES.md`.

use besace_table::checks::desk::{Desk, SPECTATOR, seat};
use besace_table::{Game, Seat, Seed};
use besace_toll::{Good, Options, Toll};
use serde_json::{Value, json};

/// A table of three in round 1, guarded by seat 0, with these hands. Every other good is in the deck, apples first.
fn table(hands: [[&str; 3]; 3]) -> Value {
    let dealt = |good: &&str| hands.iter().flatten().filter(|held| held == &good).count();
    let copies = [("apple", 16), ("cheese", 12), ("silk", 8)];
    let deck: Vec<&str> =
        copies.iter().flat_map(|(good, copies)| vec![*good; copies - dealt(good)]).collect();
    let stall = |hand: &[&str; 3]| json!({"hand": hand, "bag": null, "coins": 10});
    json!({
        "game": "toll", "version": 1, "options": {"first_player": 0, "fee": 2}, "phase": "seal", "round": 1,
        "guard": 0, "seats": hands.iter().map(stall).collect::<Vec<_>>(), "deck": deck, "gone": {},
    })
}

const HANDS: [[&str; 3]; 3] =
    [["apple", "apple", "cheese"], ["apple", "cheese", "silk"], ["apple", "cheese", "silk"]];

fn desk() -> Desk<Toll> {
    Desk::load(&table(HANDS))
}

/// The bags are sealed, with this good in the bag of seat 1 and a cheese in that of seat 2.
fn at_the_gate(good: &str) -> Desk<Toll> {
    let mut desk = desk();
    desk.play(1, json!({"type": "seal", "good": good}));
    desk.play(2, json!({"type": "seal", "good": "cheese"}));
    desk
}

fn coins(desk: &Desk<Toll>) -> Vec<u64> {
    let view = desk.view(SPECTATOR);
    view["seats"].as_array().unwrap().iter().map(|stall| stall["coins"].as_u64().unwrap()).collect()
}

#[test]
fn tol_1_there_are_36_goods_and_silk_is_forbidden() {
    assert_eq!(Good::ALL.map(Good::copies), [16, 12, 8]);
    assert_eq!(Good::ALL.map(Good::worth), [1, 2, 5]);
    assert_eq!(Good::ALL.map(Good::is_forbidden), [false, false, true]);
    desk().refuses(1, json!({"type": "seal", "good": "gold"}), "TOL-1 unknown_good");
}

#[test]
fn tol_2_the_first_guard_and_the_fee_can_be_chosen() {
    let desk = Desk::<Toll>::dealt(3, 1, json!({"first_player": 2, "fee": 3}));
    assert_eq!(desk.view(SPECTATOR)["guard"], 2);
    let mut position = table(HANDS);
    position["options"]["fee"] = json!(3);
    let mut desk = Desk::<Toll>::load(&position);
    desk.play(1, json!({"type": "seal", "good": "apple"}));
    desk.play(2, json!({"type": "seal", "good": "apple"}));
    desk.play(0, json!({"type": "open", "seat": 1}));
    assert_eq!(coins(&desk), [7, 14, 11]);
}

#[test]
fn tol_3_everybody_has_10_coins_and_3_goods() {
    for seats in 3..=5 {
        let desk = Desk::<Toll>::dealt(seats, 7, json!({}));
        assert_eq!(coins(&desk), vec![10; usize::from(seats)]);
        let view = desk.view(seat(0));
        assert_eq!(view["seats"][0]["hand"].as_array().unwrap().len(), 3);
        assert_eq!(view["deck_count"], 36 - 3 * seats);
    }
}

#[test]
fn tol_3_a_table_has_3_to_5_seats_and_a_fee_of_2_or_3() {
    let is_dealt = |seats, fee| {
        let options = Options { fee, ..Options::default() };
        Toll::new(seats, Seed::new(1).unwrap(), &options).is_ok()
    };
    assert!(is_dealt(3, 2) && is_dealt(5, 3));
    assert!(!is_dealt(2, 2) && !is_dealt(6, 2) && !is_dealt(0, 2) && !is_dealt(3, 4));
}

#[test]
fn tol_4_all_merchants_seal_at_the_same_time_and_nobody_sees_it() {
    let mut desk = desk();
    assert_eq!(desk.view(SPECTATOR)["pending"], json!([1, 2]));
    desk.play(2, json!({"type": "seal", "good": "silk"}));
    assert_eq!(desk.view(SPECTATOR)["pending"], json!([1]));
    assert_eq!(desk.view(seat(2))["seats"][2]["bag"], "silk");
    assert_eq!(desk.view(seat(1))["seats"][2], json!({"hand_count": 2, "sealed": true, "coins": 10}));
    desk.refuses(2, json!({"type": "seal", "good": "apple"}), "not_your_turn");
}

#[test]
fn tol_5_the_guard_opens_one_bag_or_waves_all_on() {
    let mut desk = at_the_gate("apple");
    assert_eq!(desk.view(SPECTATOR)["phase"], "gate");
    desk.refuses(0, json!({"type": "open", "seat": 0}), "TOL-5 no_bag");
    desk.refuses(0, json!({"type": "open", "seat": 300}), "TOL-5 no_bag");
    desk.play(0, json!({"type": "wave"}));
    assert_eq!(desk.view(SPECTATOR)["phase"], "seal");
}

#[test]
fn tol_6_a_merchant_pays_for_silk_and_the_guard_for_an_honest_bag() {
    let mut caught = at_the_gate("silk");
    caught.play(0, json!({"type": "open", "seat": 1}));
    assert_eq!(coins(&caught), [14, 6, 12]);
    let mut honest = at_the_gate("apple");
    honest.play(0, json!({"type": "open", "seat": 1}));
    assert_eq!(coins(&honest), [8, 13, 12]);
}

#[test]
fn tol_6_nobody_pays_more_than_they_have() {
    let mut position = table(HANDS);
    position["seats"][1]["coins"] = json!(3);
    let mut desk = Desk::<Toll>::load(&position);
    desk.play(1, json!({"type": "seal", "good": "silk"}));
    desk.play(2, json!({"type": "seal", "good": "apple"}));
    desk.play(0, json!({"type": "open", "seat": 1}));
    assert_eq!(coins(&desk), [13, 0, 11]);
}

#[test]
fn tol_7_bags_that_pass_are_sold_openly() {
    let mut desk = at_the_gate("silk");
    let events = desk.play(0, json!({"type": "wave"}));
    assert_eq!(events[1], json!({"type": "sold", "seat": 1, "good": "silk", "coins": 5}));
    assert_eq!(coins(&desk), [10, 15, 12]);
    assert_eq!(desk.view(SPECTATOR)["gone"], json!({"cheese": 1, "silk": 1}));
}

#[test]
fn tol_8_merchants_draw_and_the_next_seat_guards() {
    let mut desk = at_the_gate("apple");
    desk.play(0, json!({"type": "wave"}));
    let view = desk.view(seat(1));
    assert_eq!((&view["guard"], &view["round"]), (&json!(1), &json!(2)));
    assert_eq!(view["seats"][1]["hand"], json!(["apple", "cheese", "silk"]));
    assert_eq!(view["deck_count"], 25);
}

#[test]
fn tol_9_the_game_ends_when_everybody_has_been_the_guard() {
    let mut desk = desk();
    for round in 0..3_u8 {
        for merchant in (0..3).filter(|merchant| *merchant != round) {
            desk.play(merchant, json!({"type": "seal", "good": "apple"}));
        }
        desk.play(round, json!({"type": "wave"}));
    }
    let result = desk.game.result().expect("it is over");
    assert_eq!(result.winners, [Seat(0), Seat(1), Seat(2)]);
    desk.refuses(0, json!({"type": "wave"}), "game_over");
}

#[test]
fn tol_10_a_position_is_written_as_the_page_says() {
    let position = table(HANDS);
    assert_eq!(desk().position(), position);
    for (key, value) in
        [("phase", json!("market")), ("round", json!(0)), ("guard", json!(3)), ("version", json!(2))]
    {
        let mut broken = position.clone();
        broken[key] = value;
        assert_eq!(Desk::<Toll>::broken_rule(&broken), "TOL-10", "{key}");
    }
}

#[test]
fn tol_11_hidden_goods_are_null_to_the_others() {
    let mut desk = desk();
    desk.play(1, json!({"type": "seal", "good": "silk"}));
    assert_eq!(desk.seen_events(seat(1)), [json!({"type": "sealed", "seat": 1, "good": "silk"})]);
    assert_eq!(desk.seen_events(seat(0)), [json!({"type": "sealed", "seat": 1, "good": null})]);
    assert_eq!(desk.seen_events(SPECTATOR), [json!({"type": "sealed", "seat": 1, "good": null})]);
}

#[test]
fn tol_12_what_is_no_action_is_refused_with_its_reason() {
    let mut desk = desk();
    for (action, reason) in [
        (json!({"type": "seal"}), "bad_shape"),
        (json!({"type": "seal", "good": "apple", "seat": 1}), "bad_shape"),
        (json!({"type": "dance"}), "bad_shape"),
        (json!({"type": "wave"}), "wrong_phase"),
        (json!({"type": "open", "seat": 2}), "wrong_phase"),
    ] {
        desk.refuses(1, action, &format!("TOL-12 {reason}"));
    }
    desk.refuses(0, json!({"type": "seal", "good": "apple"}), "not_your_turn");
    let without_silk = [["silk"; 3], ["apple"; 3], ["apple"; 3]];
    let mut desk = Desk::<Toll>::load(&table(without_silk));
    desk.refuses(1, json!({"type": "seal", "good": "silk"}), "TOL-4 not_in_hand");
}

#[test]
fn tol_13_every_good_is_somewhere_and_bags_belong_to_merchants() {
    let broken = |change: fn(&mut Value)| {
        let mut position = table(HANDS);
        change(&mut position);
        Desk::<Toll>::broken_rule(&position)
    };
    assert_eq!(broken(|position| position["deck"][0] = json!("silk")), "TOL-13");
    assert_eq!(broken(|position| position["seats"][0]["coins"] = json!(-1)), "TOL-13");
    assert_eq!(broken(|position| position["gone"] = json!({"apple": 17})), "TOL-13");
    assert_eq!(broken(|position| position["phase"] = json!("gate")), "TOL-13");
    assert_eq!(broken(|position| position["guard"] = json!(1)), "TOL-13");
    assert_eq!(
        broken(|position| {
            position["seats"][0] = json!({"hand": ["apple", "apple"], "bag": "cheese", "coins": 10});
        }),
        "TOL-13"
    );
}
