//! How a game begins: NOX-10 to NOX-14.

use super::table::*;
use serde_json::json;
use std::collections::BTreeSet;

#[test]
fn nox_10_each_seat_has_its_master_in_front_three_cards_and_a_deck_of_six() {
    let position = Table::dealt(3, 8, json!({"colors": ["green", "red", "orange"]})).position();
    for (seat, color) in ["green", "red", "orange"].into_iter().enumerate() {
        let place = &position["seats"][seat];
        assert_eq!((&place["color"], &place["master"]), (&json!(color), &json!(true)));
        let (hand, deck) = (strings(&place["hand"]), strings(&place["deck"]));
        assert_eq!((hand.len(), deck.len()), (3, 6));
        let mut cards = [hand, deck, vec![format!("{color}-master")]].concat();
        let mut own: Vec<String> =
            the_box(&[color]).into_iter().filter(|card| card.starts_with(color)).collect();
        cards.sort();
        own.sort();
        assert_eq!(cards, own);
    }
}

#[test]
fn nox_10_decks_are_shuffled() {
    let decks: BTreeSet<String> = (1..=20)
        .map(|seed| Table::dealt(2, seed, json!({})).position()["seats"][0]["deck"].to_string())
        .collect();
    assert!(decks.len() > 15);
}

#[test]
fn nox_11_two_neutral_cards_in_line_begin_the_city() {
    for seed in 1..=20 {
        let table = Table::dealt(2, seed, json!({"first_player": 0}));
        let city = table.position()["city"].clone();
        assert_eq!(city.as_array().unwrap().len(), 2);
        let place = |at: usize| (city[at]["o"].clone(), city[at]["x"].clone(), city[at]["y"].clone());
        assert_eq!(place(0), (json!("upright"), json!(-2), json!(-1)));
        assert_eq!(place(1), (json!("sideways"), json!(0), json!(0)));
        assert!(!table.stack(-2, -1).starts_with("red") && !table.stack(0, 0).starts_with("blue"));
        // Even with a gear on one of them the first thing is a card.
        assert_eq!(table.stage(), "turn 0");
    }
}

#[test]
fn nox_12_three_neutral_cards_lie_open_and_ten_are_left() {
    let table = Table::dealt(4, 2, json!({}));
    assert_eq!((table.display().len(), table.neutral_deck().len()), (3, 10));
    let neutral = |card: &String| card.starts_with("district") || card == "barracks";
    assert!(table.display().iter().chain(&table.neutral_deck()).all(neutral));
}

#[test]
fn nox_13_the_first_player_is_chosen_or_drawn() {
    for first in 0..4 {
        assert_eq!(Table::dealt(4, 1, json!({"first_player": first})).position()["turn"], json!(first));
    }
    let drawn: BTreeSet<String> =
        (1..=40).map(|seed| Table::dealt(4, seed, json!({})).position()["turn"].to_string()).collect();
    assert_eq!(drawn.len(), 4);
    assert_eq!(Table::dealt(2, 1, json!({})).position().get("rng"), None);
}

#[test]
fn nox_14_only_the_number_of_cards_depends_on_the_number_of_seats() {
    for seats in 2..=4 {
        let table = Table::dealt(seats, 6, json!({}));
        let position = table.position();
        let held: usize =
            (0..usize::from(seats)).map(|seat| table.hand(seat).len() + table.deck(seat).len() + 1).sum();
        assert_eq!(held, 10 * usize::from(seats));
        assert_eq!(
            position["city"].as_array().unwrap().len() + table.display().len() + table.neutral_deck().len(),
            15
        );
    }
}
