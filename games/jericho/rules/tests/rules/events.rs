//! What is told, and to whom: each event in full, and as the seat, another seat and a spectator see it.

use super::table::*;
use serde_json::{Value, json};

/// The event is told to everybody alike.
#[track_caller]
fn told_to_all(table: &Table, event: Value) {
    let kind = event["type"].as_str().unwrap();
    assert_eq!(table.event(kind), event);
    for viewer in [seat(0), seat(1), seat(2), SPECTATOR] {
        assert_eq!(table.seen(kind, viewer), event);
    }
}

/// The event's card is told to seat 0 alone: for all the others it is null, and not absent.
#[track_caller]
fn card_told_to_seat_0(table: &Table, event: Value) {
    let kind = event["type"].as_str().unwrap();
    assert_eq!(table.event(kind), event);
    assert_eq!(table.seen(kind, seat(0)), event);
    let mut redacted = event.clone();
    redacted["card"] = json!(null);
    for viewer in [seat(1), seat(2), SPECTATOR] {
        assert_eq!(table.seen(kind, viewer), redacted);
    }
}

/// JER-20: which first wall card was laid is told to the seat alone.
#[test]
fn jer_20_first_laid_names_the_card_to_its_seat() {
    let mut table = given().first_wall().hand(0, "red-3").start();
    table.play(0, lay("red-3"));
    card_told_to_seat_0(&table, json!({"type": "first_laid", "seat": 0, "card": "red-3"}));
    assert_eq!(table.event_types(), "first_laid");
}

/// JER-12, JER-44: a round starts when its filling opens: after the last first wall card, and after a scoring.
#[test]
fn jer_44_round_started_tells_who_will_begin() {
    let mut table = given().first_wall().turn(2).first(1, "red-3").first(2, "red-4").start();
    table.play(0, lay("white-1"));
    told_to_all(&table, json!({"type": "round_started", "round": 1, "seat": 2}));
    assert_eq!(table.event_types(), "first_laid round_started");

    let mut table = given().round(2).draw("scoring red-5").start();
    table.play(0, supply("white-1"));
    told_to_all(&table, json!({"type": "round_started", "round": 3, "seat": 1}));
}

/// JER-22, JER-33: which card went into the supply is told to the seat alone, in a filling and in a turn.
#[test]
fn jer_33_supplied_names_the_card_to_its_seat() {
    for mut table in [given().fill(2).hand(0, "red-3").start(), given().hand(0, "red-3").start()] {
        table.play(0, supply("red-3"));
        card_told_to_seat_0(&table, json!({"type": "supplied", "seat": 0, "card": "red-3"}));
    }
}

/// JER-23: the first wall cards are told to all, after the last filling card.
#[test]
fn jer_23_walls_opened_names_everybodys_card() {
    let given = given().fill(1).first(0, "red-3").first(1, "trumpet").first(2, "brown-7");
    let mut table = given.chosen(1, "blue-1").chosen(2, "blue-1").start();
    table.play(0, supply("white-1"));
    told_to_all(&table, json!({"type": "walls_opened", "cards": ["red-3", "trumpet", "brown-7"]}));
    assert_eq!(table.event_types(), "supplied walls_opened");
}

/// JER-30: a wall card is told to all, and the draw after it.
#[test]
fn jer_30_wall_played_names_the_card_to_all() {
    let mut table = given().hand(0, "red-3").start();
    table.play(0, wall("red-3"));
    told_to_all(&table, json!({"type": "wall_played", "seat": 0, "card": "red-3"}));
    assert_eq!(table.event_types(), "wall_played drew");
}

/// JER-31: what fell, what collapsed and whether the trumpet stays is told to all, seat by seat.
#[test]
fn jer_31_trumpet_played_tells_what_fell_and_collapsed() {
    let given = given().hand(0, "trumpet").wall(0, "red", "4 3").wall(1, "red", "4 4 T T");
    let mut table = given.wall(2, "red", "1 T").start();
    table.play(0, trumpet("red"));
    told_to_all(
        &table,
        json!({
            "type": "trumpet_played", "seat": 0, "color": "red", "value": 4,
            "fallen": [{"red-4": 1}, {"red-4": 2}, {}], "collapsed": [0, 2, 0], "kept": true,
        }),
    );
    assert_eq!(table.event_types(), "trumpet_played drew");
}

/// JER-32: where nothing fell the value is null.
#[test]
fn jer_32_trumpet_played_has_no_value_where_nothing_fell() {
    let mut table = given().hand(0, "trumpet").start();
    table.play(0, trumpet("blue"));
    told_to_all(
        &table,
        json!({
            "type": "trumpet_played", "seat": 0, "color": "blue", "value": null,
            "fallen": [{}, {}, {}], "collapsed": [0, 0, 0], "kept": false,
        }),
    );
}

/// JER-35, JER-52: which card was drawn is told to the seat alone.
#[test]
fn jer_35_drew_names_the_card_to_its_seat() {
    let mut table = given().draw("red-7").start();
    table.play(0, supply("white-1"));
    card_told_to_seat_0(&table, json!({"type": "drew", "seat": 0, "card": "red-7"}));
    assert_eq!(table.event_types(), "supplied drew");
}

/// JER-35: a scoring card is told to all, before the card that is taken in its place.
#[test]
fn jer_35_scoring_card_comes_before_the_card_taken_instead() {
    let mut table = given().round(2).draw("scoring red-7").start();
    table.play(0, supply("white-1"));
    told_to_all(&table, json!({"type": "scoring_card", "seat": 0, "round": 2}));
    assert_eq!(words(&table.event_types())[1..3], ["scoring_card", "drew"]);
}

/// JER-40 to JER-43: the opened supply, all lengths, what everybody won and what is left are told to all.
#[test]
fn jer_43_scored_tells_the_whole_scoring() {
    let given = given().draw("scoring blue-7").supply("red-1 red-3 red-3 blue-1 trumpet");
    let given = given.wall(0, "red", "3 T").wall(1, "red", "5").wall(2, "brown", "1");
    let mut table = given.start();
    table.play(0, supply("white-1"));
    told_to_all(
        &table,
        json!({
            "type": "scored", "round": 1,
            "supply": {"red-1": 1, "red-3": 2, "white-1": 1, "blue-1": 1, "trumpet": 1},
            "lengths": {"red": [5, 5, 0], "white": [0, 0, 0], "blue": [0, 0, 0], "yellow": [0, 0, 0], "brown": [0, 0, 1]},
            "won": [{"red-3": 1}, {"red-3": 1}, {}],
            "left": {"red-1": 1, "white-1": 1, "blue-1": 1},
        }),
    );
}

/// JER-44: the end is told to all, last.
#[test]
fn jer_44_game_over_is_the_last_event() {
    let mut table = given().round(3).draw("scoring red-7").start();
    table.play(0, supply("white-1"));
    told_to_all(&table, json!({"type": "game_over"}));
    assert_eq!(table.event_types(), "supplied scoring_card drew scored game_over");
}

/// JER-52: nobody learns from the order or number of events what another has drawn: only scoring cards differ.
#[test]
fn jer_52_hidden_cards_do_not_change_what_others_are_told() {
    let told = |card: &str| {
        let mut table = given().draw(card).start();
        table.play(0, supply("white-1"));
        let kinds = words(&table.event_types());
        kinds.iter().map(|kind| table.seen(kind, seat(1))).collect::<Vec<_>>()
    };
    assert_eq!(told("red-7"), told("trumpet"));
}
