//! What is in the box, and how a table may vary the game.

use super::table::*;
use besace_nottingham::{Card, Nottingham, Options};
use besace_table::{Game, Seed};
use serde_json::{Value, json};

fn new_table(options: Value) -> Table {
    Table::dealt(7, 3, options)
}

fn is_refused(options: Value) -> bool {
    serde_json::from_value::<Options>(options)
        .ok()
        .is_none_or(|options| Nottingham::new(3, Seed::new(3).unwrap(), &options).is_err())
}

/// NOT-1: twelve cards of each of seven objects, worth 7 to 13.
#[test]
fn not_1_there_are_twelve_of_each_object() {
    let table = new_table(json!({}));
    let shown = table.field("shown").as_str().unwrap().to_owned();
    let mut cards: Vec<String> = table.hands().iter().flat_map(|hand| words(hand)).collect();
    cards.extend(table.draw());
    cards.push(shown);
    for (object, value) in OBJECTS.iter().zip(7..) {
        assert_eq!(cards.iter().filter(|card| card == object).count(), 12, "{object}");
        assert_eq!(Card::from_id(object).unwrap().value(), value);
    }
}

/// NOT-2, R1: six ambush cards name two objects each, in a ring without gold, and seven name a colour.
#[test]
fn not_2_thirteen_ambush_cards() {
    let pile = new_table(json!({})).field("ambush_pile");
    let mut pile: Vec<&str> = pile.as_array().unwrap().iter().map(|card| card.as_str().unwrap()).collect();
    let colors: Vec<String> = COLORS.iter().map(|color| format!("ambush-{color}")).collect();
    let mut expected: Vec<&str> = PAIRS.into_iter().chain(colors.iter().map(String::as_str)).collect();
    pile.sort_unstable();
    expected.sort_unstable();
    assert_eq!(pile, expected);
}

/// NOT-2: a card of two objects is named in order of value, however the option has them.
#[test]
fn not_2_a_pair_is_named_in_order_of_value() {
    let pairs = json!([
        ["chest", "coin"],
        ["pearls", "candlestick"],
        ["jewels", "coin"],
        ["necklace", "jewels"],
        ["chest", "pearls"],
        ["candlestick", "necklace"]
    ]);
    let table = new_table(json!({ "ambush_pairs": pairs }));
    assert!(table.field("ambush_pile").as_array().unwrap().contains(&json!("ambush-candlestick-pearls")));
    assert!(table.field("ambush_pile").as_array().unwrap().contains(&json!("ambush-coin-jewels")));
    assert_eq!(table.field("options")["ambush_pairs"], pairs);
}

/// NOT-3: each seat has a colour of its own.
#[test]
fn not_3_every_seat_has_a_colour() {
    let view = new_table(json!({})).view(SPECTATOR);
    let colors: Vec<&str> =
        view["seats"].as_array().unwrap().iter().map(|seat| seat["color"].as_str().unwrap()).collect();
    assert_eq!(colors, COLORS);
}

/// NOT-4, R2: a mission is worth more to a single owner than to each of two.
#[test]
fn not_4_missions_are_worth_less_when_shared() {
    let values = [
        ("seven-different", 20, 15),
        ("five-alike", 30, 15),
        ("four-pairs", 25, 20),
        ("three-pairs", 15, 10),
    ];
    for (mission, alone, shared) in values {
        let over = || given("over").sheriff(22);
        let score = |given: Given, seat: usize| given.start().result()["seats"][seat]["score"].clone();
        assert_eq!(score(over().owners(mission, &[1]), 1), json!(alone));
        assert_eq!(score(over().owners(mission, &[1, 2]), 1), json!(shared));
        assert_eq!(score(over().owners(mission, &[1, 2]), 2), json!(shared));
        assert_eq!(score(over().owners(mission, &[1, 2]), 0), json!(0));
    }
}

/// NOT-5, R3: twenty-one numbered spaces lie between leaving the city and coming home.
#[test]
fn not_5_the_track_has_twenty_one_spaces() {
    let numbers = [3, 4, 5, 6, 4, 3, 5, 7, 4, 2, 5, 6, 3, 8, 4, 5, 2, 6, 4, 7, 3];
    for (space, number) in (1..).zip(numbers) {
        assert_eq!(shown("coin").sheriff(space).start().view(SPECTATOR)["number"], json!(number));
    }
    assert_eq!(shown("coin").sheriff(0).start().view(SPECTATOR)["number"], json!(null));
    assert_eq!(given("over").sheriff(22).start().view(SPECTATOR)["number"], json!(null));
}

/// NOT-6: the defaults are those of the box.
#[test]
fn not_6_options_that_are_left_out_have_their_defaults() {
    let options = new_table(json!({"first_player": 2})).field("options");
    assert_eq!(options["track"].as_array().unwrap().len(), 21);
    assert_eq!(options["mission_values"]["five-alike"], json!([30, 15]));
    assert_eq!(options["ambush_pairs"][5], json!(["coin", "chest"]));
    assert_eq!(options["first_player"], json!(2));
}

/// NOT-6: the widest options are taken.
#[test]
fn not_6_options_at_their_bounds_are_taken() {
    let values = json!({"seven-different": [1000, 1000], "five-alike": [0, 0], "four-pairs": [7, 0], "three-pairs": [1, 1]});
    for track in [vec![0; 5], vec![20; 60]] {
        let table = new_table(json!({"track": track, "mission_values": values}));
        assert_eq!(table.field("options")["track"], json!(track));
        assert_eq!(table.field("options")["mission_values"], values);
    }
}

/// NOT-6: bad options are refused.
#[test]
fn not_6_bad_options_are_refused() {
    let values = |value: Value| {
        let mut values = json!({"seven-different": [20, 15], "five-alike": [30, 15], "four-pairs": [25, 20]});
        values["three-pairs"] = value;
        json!({ "mission_values": values })
    };
    let pairs = |first: Value, second: Value| {
        json!({"ambush_pairs": [first, second, ["pearls", "jewels"], ["jewels", "necklace"], ["necklace", "chest"],
                                ["coin", "chest"]]})
    };
    assert!(!is_refused(pairs(json!(["coin", "candlestick"]), json!(["candlestick", "pearls"]))));
    let bad = [
        json!({"no_such_option": 1}),
        json!({"first_player": 3}),
        json!({"first_player": "me"}),
        json!({"track": [1, 2, 3, 4]}),
        json!({"track": vec![1; 61]}),
        json!({"track": [1, 2, 3, 4, 21]}),
        json!({"track": [1, 2, 3, 4, -1]}),
        json!({"track": [1, 2, 3, 4, 5.0]}),
        json!({"track": null}),
        json!({"mission_values": {"three-pairs": [15, 10]}}),
        json!({"mission_values": {}}),
        values(json!([10, 15])),
        values(json!([1001, 10])),
        values(json!([10, -1])),
        values(json!([10])),
        values(json!([10, 5, 1])),
        pairs(json!(["coin", "gold"]), json!(["candlestick", "pearls"])),
        pairs(json!(["coin", "coin"]), json!(["candlestick", "candlestick"])),
        pairs(json!(["coin", "candlestick"]), json!(["candlestick", "jewels"])),
        pairs(json!(["coin", "candlestick"]), json!(["candlestick"])),
        json!({"ambush_pairs": [["coin", "candlestick"], ["candlestick", "coin"], ["pearls", "jewels"],
                                ["jewels", "pearls"], ["necklace", "chest"], ["chest", "necklace"]]}),
        json!({"ambush_pairs": []}),
    ];
    for options in bad {
        assert!(is_refused(options.clone()), "{options}");
    }
}
