//! Turns: NOX-20 to NOX-23.

use super::table::*;
use serde_json::json;

#[test]
fn nox_20_only_the_seat_whose_turn_it_is_decides() {
    let mut table =
        given().colors(&["red", "blue", "green"]).turn(1).hand(0, "red-tough").hand(2, "green-tough").start();
    assert_eq!(table.pending(), [1]);
    table.refuses(0, place("red-tough", "s 0 -2"), "not_your_turn");
    table.refuses(2, place("green-tough", "s 0 -2"), "not_your_turn");
    assert!(table.legal(0).is_empty() && table.legal(2).is_empty() && !table.legal(1).is_empty());
}

#[test]
fn nox_21_a_turn_is_one_card_of_the_hand_of_the_display_or_the_master() {
    for (card, source) in [("red-tough", "hand"), ("district-grand", "display"), ("red-master", "master")] {
        let mut table = given().hand(0, "red-tough").display("district-grand").start();
        table.play(0, place(card, "s 0 -2"));
        assert_eq!(table.event("placed")["source"], json!(source));
        assert_eq!(table.stack(0, -2), card);
        assert_eq!(table.stage(), "turn 1");
    }
}

/// R4: a Master does not come from the hand.
#[test]
fn nox_22_what_was_played_is_replaced_and_the_turn_goes_on() {
    let table = given().hand(0, "red-tough").display("district-grand").neutral_deck("barracks");
    let mut hand = table.start();
    let top = hand.deck(0).remove(0);
    hand.play(0, place("red-tough", "s 0 -2"));
    assert_eq!(hand.event("drew"), json!({"type": "drew", "seat": 0, "card": top}));
    assert!(
        hand.hand(0).contains(&top) && !hand.hand(0).contains(&"red-tough".to_owned()) || top == "red-tough"
    );
    assert_eq!((hand.hand(0).len(), hand.deck(0).len(), hand.display().len()), (3, 5, 3));

    let mut display = table.start();
    display.play(0, place("district-grand", "s 0 -2"));
    assert_eq!(display.event("turned_up"), json!({"type": "turned_up", "card": "barracks"}));
    assert!(display.display().contains(&"barracks".to_owned()));
    assert_eq!((display.hand(0).len(), display.deck(0).len(), display.display().len()), (3, 6, 3));

    let mut master = table.start();
    master.play(0, place("red-master", "s 0 -2"));
    assert_eq!(master.event_types(), "placed");
    assert_eq!((master.hand(0).len(), master.deck(0).len(), master.display().len()), (3, 6, 3));
    assert_eq!(master.stage(), "turn 1");
}

#[test]
fn nox_22_the_turn_goes_round_the_table() {
    let mut table = given().colors(&["red", "blue", "green"]).turn(2).start();
    table.play(2, place("green-master", "s 0 -2"));
    assert_eq!(table.stage(), "turn 0");
}

#[test]
fn nox_23_during_gear_the_hand_or_the_display_is_one_short() {
    let mut hand = given().city(B2).hand(0, "red-punk-gear").start();
    hand.play(0, place("red-punk-gear", "s 0 -2"));
    assert_eq!((hand.stage().as_str(), hand.hand(0).len(), hand.display().len()), ("gear 0", 2, 3));
    let mut display = given().city(B2).display("district-dice").start();
    display.play(0, place("district-dice", "s 0 -2"));
    assert_eq!((display.stage().as_str(), display.hand(0).len(), display.display().len()), ("gear 0", 3, 2));
    assert_eq!(display.position()["gear"], json!({"x": 0, "y": -2, "from": "display"}));
    display.play(0, skip());
    assert_eq!((display.display().len(), display.event_types().as_str()), (3, "skipped turned_up"));
}

#[test]
fn nox_50_what_lay_open_can_be_taken_back_until_a_card_comes() {
    let table = given().hand(0, "red-tough").display("district-grand").neutral_deck("barracks").start();
    assert!(table.can_undo(0, place("red-master", "s 0 -2")));
    assert!(!table.can_undo(0, place("red-tough", "s 0 -2")), "everybody has seen it");
    assert!(!table.can_undo(0, place("district-grand", "s 0 -2")), "another card was turned up");
    let mut gear = given().city(B2).hand(0, "red-punk-gear").display("district-dice").start();
    assert!(gear.can_undo(0, place("district-dice", "s 0 -2")), "its gear is still to be used");
    assert!(!gear.can_undo(0, place("red-punk-gear", "s 0 -2")));
    gear.play(0, place("district-dice", "s 0 -2"));
    assert!(!gear.can_undo(0, skip()), "a card is turned up in its place");
}
