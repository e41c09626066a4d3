//! How a table is laid out.

use super::table::*;
use besace_nottingham::{Nottingham, Options};
use besace_table::{FirstPlayer, Game, Seat, Seed};
use serde_json::json;
use std::collections::BTreeSet;

fn new_table(seats: u8, seed: u64, first_player: FirstPlayer) -> Table {
    Table::dealt(seats, seed, json!({ "first_player": first_player }))
}

/// NOT-10, R4: seats get their colours in order; a position may have others.
#[test]
fn not_10_seats_get_colours_in_order() {
    let table = new_table(4, 1, FirstPlayer::Random);
    let colors: Vec<_> = (0..4).map(|seat| table.position()["seats"][seat]["color"].clone()).collect();
    assert_eq!(colors, COLORS[..4]);
    let mut position = shown("coin").position();
    position["seats"][0]["color"] = json!("gray");
    let pile = position["ambush_pile"].as_array_mut().unwrap();
    pile.iter_mut()
        .filter(|card| **card == json!("ambush-red"))
        .for_each(|card| *card = json!("ambush-gray"));
    assert_eq!(Table::load(&position).view(SPECTATOR)["seats"][0]["color"], json!("gray"));
}

/// NOT-10: fewer than three or more than seven cannot play.
#[test]
fn not_10_three_to_seven_play() {
    for seats in [0, 1, 2, 8, 255] {
        assert!(Nottingham::new(seats, Seed::new(1).unwrap(), &Options::default()).is_err(), "{seats}");
    }
}

/// NOT-11: three cards each, and another deal with every seed.
#[test]
fn not_11_three_cards_are_dealt_to_each() {
    let deals: BTreeSet<Vec<String>> =
        (0..20).map(|seed| new_table(3, seed, FirstPlayer::Random).hands()).collect();
    assert!(deals.len() > 15);
    assert!(deals.iter().flatten().all(|hand| words(hand).len() == 3));
}

/// NOT-12: the ambush cards are shuffled.
#[test]
fn not_12_the_ambush_pile_is_shuffled() {
    let pile = |seed| new_table(3, seed, FirstPlayer::Random).field("ambush_pile").to_string();
    assert!((0..20).map(pile).collect::<BTreeSet<_>>().len() > 15);
}

/// NOT-13: the sheriff is in the city, and nobody has done a mission.
#[test]
fn not_13_the_sheriff_is_in_the_city() {
    let table = new_table(5, 1, FirstPlayer::Random);
    assert_eq!((table.field("sheriff"), table.view(SPECTATOR)["number"].clone()), (json!(0), json!(null)));
    assert!(table.field("missions").as_object().unwrap().values().all(|owners| *owners == json!([])));
}

/// NOT-14: the option names who begins, or chance does.
#[test]
fn not_14_the_first_player_is_named_or_drawn() {
    assert_eq!(new_table(5, 1, FirstPlayer::Seat(Seat(3))).pending(), [3]);
    let drawn: BTreeSet<_> = (0..60).map(|seed| new_table(5, seed, FirstPlayer::Random).pending()).collect();
    assert_eq!(drawn.len(), 5);
}

/// NOT-15: the first card is turned up already.
#[test]
fn not_15_the_first_turn_opens_by_itself() {
    let table = new_table(3, 1, FirstPlayer::Seat(Seat(1)));
    assert_eq!(table.phase_now(), "choose [1]");
    assert!(table.field("shown").is_string());
}
