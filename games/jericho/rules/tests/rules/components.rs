//! What is in the box: JER-1 to JER-4.

use super::table::*;
use besace_jericho::{Jericho, Options};
use besace_table::{Game, Seed};
use serde_json::{Value, json};

pub fn options(first_player: Value) -> Options {
    serde_json::from_value(json!({ "first_player": first_player })).expect("these are options")
}

pub fn dealt(seats: u8, seed: u64, first_player: Value) -> Table {
    Table::dealt(seats, seed, json!({ "first_player": first_player }))
}

/// Every card of a table that has just been dealt.
fn cards_at(table: &Table) -> Vec<String> {
    let hands = (0..table.hand_sizes().len()).flat_map(|seat| words(&table.hand(seat)));
    table.draw().into_iter().chain(hands).collect()
}

fn number_of(cards: &[String], id: &str) -> usize {
    cards.iter().filter(|card| *card == id).count()
}

/// JER-1: 110 cards are 85 wall cards, 22 trumpets and 3 scoring cards.
#[test]
fn jer_1_the_box_has_85_wall_cards_22_trumpets_and_3_scoring_cards() {
    for seats in 3..=5 {
        let cards = cards_at(&dealt(seats, 1, json!(0)));
        assert_eq!(cards.len(), 110);
        assert_eq!(number_of(&cards, "trumpet"), 22);
        assert_eq!(number_of(&cards, "scoring"), 3);
        assert_eq!(cards.iter().filter(|card| card.contains('-')).count(), 85);
    }
}

/// JER-2: in each of the five colours there are four 1s, five 3s, four 4s, three 5s and a single 7.
#[test]
fn jer_2_each_colour_has_seventeen_cards_of_five_values() {
    let cards = cards_at(&dealt(4, 2, json!(0)));
    for color in ["red", "white", "blue", "yellow", "brown"] {
        for (value, copies) in [(1, 4), (3, 5), (4, 4), (5, 3), (7, 1)] {
            assert_eq!(number_of(&cards, &format!("{color}-{value}")), copies, "{color}-{value}");
        }
        assert_eq!(cards.iter().filter(|card| card.starts_with(color)).count(), 17, "{color}");
    }
}

/// JER-3: in a wall a trumpet counts 2, whatever the wall's colour.
#[test]
fn jer_3_a_trumpet_adds_two_to_any_wall() {
    let mut table = given().wall(1, "red", "1 T T T").wall(1, "blue", "7 T").draw("scoring red-5").start();

    table.play(0, supply("white-1"));

    assert_eq!(table.event("scored")["lengths"]["red"], json!([0, 7, 0]));
    assert_eq!(table.event("scored")["lengths"]["blue"], json!([0, 9, 0]));
}

/// JER-3: a scoring card is never a card to decide about.
#[test]
fn jer_3_no_action_names_a_scoring_card() {
    let unknown = "JER-3 unknown_card";
    given().first_wall().start().refuses(0, lay("scoring"), unknown);
    given().fill(1).start().refuses(0, supply("scoring"), unknown);
    let mut table = given().start();
    table.refuses(0, supply("scoring"), unknown);
    table.refuses(0, wall("scoring"), unknown);
}

/// JER-4: lists follow the colours, then rising values, then the trumpets; a draw pile follows its own order.
#[test]
fn jer_4_groups_of_cards_are_written_in_card_order() {
    let table = given().supply("trumpet brown-1 yellow-3 blue-7 white-4 red-5 red-1").start();

    assert_eq!(table.supply(), "red-1 red-5 white-4 blue-7 yellow-3 brown-1 trumpet");
}

/// JER-4: `first_player` names the seat that begins.
#[test]
fn jer_4_the_first_player_may_be_agreed() {
    for first in 0..5 {
        assert_eq!(dealt(5, 9, json!(first)).position()["turn"], json!(first));
    }
}

/// JER-4: by default the first player is drawn, and each seat may be it.
#[test]
fn jer_4_the_first_player_is_random_by_default() {
    assert_eq!(Options::default(), options(json!("random")));
    let mut begins = [0; 4];
    for seed in 0..200 {
        let turn = dealt(4, seed, json!("random")).position()["turn"].as_u64().unwrap();
        begins[turn as usize] += 1;
    }
    assert!(begins.iter().all(|count| (25..=75).contains(count)), "{begins:?}");
}

/// JER-4: any other option, value or number of seats is no setup.
#[test]
fn jer_4_bad_options_and_numbers_of_seats_are_refused() {
    let seed = Seed::new(1).unwrap();
    for seats in [0, 1, 2, 6, 7, 255] {
        assert!(Jericho::new(seats, seed, &Options::default()).is_err(), "{seats}");
    }
    for nobody in [json!(3), json!(-1), json!(300), json!(u64::MAX)] {
        assert!(Jericho::new(3, seed, &options(nobody.clone())).is_err(), "{nobody}");
    }
    assert!(Jericho::new(4, seed, &options(json!(3))).is_ok());
    for wrong in [json!({"first_player": "me"}), json!({"first_player": 1.0}), json!({"colours": 5})] {
        assert!(serde_json::from_value::<Options>(wrong.clone()).is_err(), "{wrong}");
    }
}
