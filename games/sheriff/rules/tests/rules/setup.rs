//! SHE-1 to SHE-15: the box, the options and the setup.

use super::table::*;
use besace_sheriff::{Good, Options, Sheriff};
use besace_table::{Game, Seed};
use serde_json::{Value, json};

#[test]
fn she_1_every_kind_has_its_copies_value_and_penalty() {
    assert_eq!(Good::ALL.len(), BOX.len());
    for (good, (id, four, three, value, penalty)) in Good::ALL.into_iter().zip(BOX) {
        assert_eq!(good.id(), id);
        assert_eq!(usize::from(good.copies(5, true)), four, "{id}");
        assert_eq!(usize::from(good.copies(3, true)), three, "{id}");
        assert_eq!((u16::from(good.value()), u16::from(good.penalty())), (value, penalty), "{id}");
    }
    let sum = |from: usize, to: usize| BOX[from..to].iter().map(|kind| kind.1).sum::<usize>();
    assert_eq!([sum(0, 4), sum(4, 8), sum(8, 15)], [144, 60, 12]);
}

/// SHE-2, SHE-10, SHE-15, R12.
#[test]
fn she_2_the_cards_depend_on_the_seats_and_on_the_royal_goods() {
    for (seats, plain, royal, rounds) in [(3, 156, 162, 9), (4, 204, 216, 8), (5, 204, 216, 10)] {
        for (options, count) in [(json!({}), plain), (json!({"royal": true}), royal)] {
            let table = Table::dealt(seats, 1, options);
            let position = table.position();
            let size = |value: &Value| value.as_array().unwrap().len();
            let hands: usize =
                position["seats"].as_array().unwrap().iter().map(|seat| size(&seat["hand"])).sum();
            let piles = size(&position["discards"]["left"]) + size(&position["discards"]["right"]);
            assert_eq!(hands + piles + size(&position["deck"]), count);
            assert_eq!(table.game.rounds(), rounds);
        }
    }
}

/// SHE-3, SHE-4.
#[test]
fn she_3_everybody_starts_with_fifty_coins_an_empty_stand_and_no_bag() {
    let table = Table::dealt(5, 3, json!({}));
    assert_eq!(table.coins(), [50; 5]);
    for seat in 0..5 {
        assert_eq!(table.of(seat, "legal"), json!({}));
        assert_eq!(table.of(seat, "contraband"), json!([]));
        assert_eq!(table.of(seat, "bag"), json!({"state": "none", "cards": [], "declared": null}));
    }
}

#[test]
fn she_5_options_have_their_defaults_and_limits() {
    let defaults = serde_json::to_value(Options::default()).unwrap();
    let expected = json!({"royal": false, "remove_ten": false, "hand_size": 6, "timed": 0, "haggle": 6, "first_player": "random"});
    assert_eq!(defaults, expected);
    let fits = |options: Value| {
        let read = serde_json::from_value::<Options>(options);
        read.is_ok_and(|options| Sheriff::new(4, Seed::new(1).unwrap(), &options).is_ok())
    };
    assert!(fits(json!({"hand_size": 7, "timed": 3600, "haggle": 99, "first_player": 3, "royal": true})));
    for wrong in [
        json!({"hand_size": 5}),
        json!({"hand_size": 8}),
        json!({"timed": 3601}),
        json!({"timed": -1}),
        json!({"haggle": 0}),
        json!({"haggle": 100}),
        json!({"first_player": 4}),
        json!({"royal": 1}),
        json!({"deputies": true}),
        json!({"timed": u64::MAX}),
        json!({"first_player": u64::MAX}),
        json!(null),
    ] {
        assert!(!fits(wrong.clone()), "{wrong}");
        let mut position = given().bag(1, "apple", "apple").position();
        position["options"] = wrong.clone();
        assert_eq!(Table::broken_rule(&position), "SHE-5", "{wrong}");
    }
    for wrong in [json!([]), json!("x"), json!(3), json!(null)] {
        let mut position = given().bag(1, "apple", "apple").position();
        position["options"] = wrong.clone();
        assert_eq!(Table::broken_rule(&position), "SHE-5", "{wrong}");
    }
    let mut left_out = given().bag(1, "apple", "apple").position();
    left_out.as_object_mut().unwrap().remove("options");
    assert!(load(&left_out).is_ok());
    assert!(Sheriff::new(2, Seed::new(1).unwrap(), &Options::default()).is_err());
    assert!(Sheriff::new(6, Seed::new(1).unwrap(), &Options::default()).is_err());
}

/// SHE-10, SHE-11, SHE-12, SHE-13: the same shuffled cards lie in the same places, ten of them aside or not.
#[test]
fn she_11_the_ten_top_cards_are_removed_before_anybody_gets_one() {
    let order = |options| {
        let position = Table::dealt(4, 9, options).position();
        let list = |value: &Value| -> Vec<String> { serde_json::from_value(value.clone()).unwrap() };
        let hands: Vec<Vec<String>> =
            position["seats"].as_array().unwrap().iter().map(|seat| list(&seat["hand"])).collect();
        let bottom_first = |key: &str| list(&position["discards"][key]).into_iter().rev().collect::<Vec<_>>();
        let piles = [bottom_first("left"), bottom_first("right")].concat();
        (list(&position["removed"]), hands, piles, list(&position["deck"]))
    };
    let (none, hands, piles, deck) = order(json!({}));
    let (ten, other_hands, other_piles, other_deck) = order(json!({"remove_ten": true}));
    assert!(none.is_empty() && ten.len() == 10);
    // With ten cards less on top, everything further down is dealt ten cards later.
    let below_hands = [piles, deck].concat();
    assert_eq!(other_piles, below_hands[10..20]);
    assert_eq!(other_deck, below_hands[20..]);
    let mut before = [hands.concat(), below_hands[..10].to_vec()].concat();
    let mut after = [ten, other_hands.concat()].concat();
    before.sort();
    after.sort();
    assert_eq!(before, after);
}

/// SHE-12, SHE-13.
#[test]
fn she_12_hands_have_six_or_seven_cards_and_the_piles_five_each() {
    for size in [6, 7] {
        let table = Table::dealt(4, 2, json!({"hand_size": size}));
        let view = table.view(SPECTATOR);
        assert!((0..4).all(|seat| view["seats"][seat]["hand_count"] == json!(size)));
        assert_eq!(view["discards"]["left"].as_array().unwrap().len(), 5);
        assert_eq!(view["discards"]["right"].as_array().unwrap().len(), 5);
    }
}

#[test]
fn she_13_the_last_card_turned_up_lies_on_top() {
    // With the same seed, hands of seven take one more card each: what was the pile's fourth card from below is then
    // its lowest, and the order stays.
    let piles = |options| {
        let position = Table::dealt(4, 5, options).position();
        let list =
            |key: &str| -> Vec<String> { serde_json::from_value(position["discards"][key].clone()).unwrap() };
        [list("left").into_iter().rev().collect::<Vec<_>>(), list("right").into_iter().rev().collect()]
            .concat()
    };
    let (six, seven) = (piles(json!({"first_player": 0})), piles(json!({"first_player": 0, "hand_size": 7})));
    assert_eq!(six[4..], seven[..6]);
}

#[test]
fn she_14_the_first_sheriff_is_the_first_player() {
    for first in 0..4 {
        let table = Table::dealt(4, 5, json!({"first_player": first}));
        assert_eq!(table.view(SPECTATOR)["sheriff"], json!(first));
        assert_eq!(table.pending(), [(first + 1) % 4]);
    }
    let drawn: std::collections::BTreeSet<u64> = (0..40)
        .map(|seed| Table::dealt(4, seed, json!({})).view(SPECTATOR)["sheriff"].as_u64().unwrap())
        .collect();
    assert_eq!(drawn.len(), 4);
}

#[test]
fn she_15_three_seats_play_nine_rounds_others_two_for_each_seat() {
    for (seats, rounds) in [(3, 9), (4, 8), (5, 10)] {
        let position = |round| given().seats(seats).round(round).bag(1, "apple", "apple").position();
        assert!(load(&position(rounds)).is_ok());
        assert_eq!(Table::broken_rule(&position(rounds + 1)), "SHE-122");
    }
}
