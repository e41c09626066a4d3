//! Laying, covering, moving, passing: NOX-40 to NOX-47, NOX-49.

use super::table::*;
use serde_json::{Value, json};

#[test]
fn nox_40_a_card_that_one_has_is_placed_as_a_new_stack() {
    let mut table = given().hand(0, "red-tough").hand(1, "blue-tough").display("barracks").start();
    table.refuses(0, place("blue-tough", "s 0 -2"), "NOX-40 not_yours");
    table.refuses(0, place("blue-master", "s 0 -2"), "NOX-40 not_yours");
    table.play(0, place("red-tough", "s 0 -2"));
    assert_eq!(table.stack(0, -2), "red-tough");
    assert_eq!(table.position()["city"].as_array().unwrap().len(), 3);
    table.refuses(1, place("blue-tough", "s 0 -2"), "NOX-35.2 overlap");
}

#[test]
fn nox_40_a_card_in_the_deck_or_a_master_that_was_laid_is_not_at_hand() {
    let table = given().hand(0, "red-punk red-punk red-tough");
    table.start().refuses(0, place("red-lieutenant", "s 0 -2"), "NOX-40 not_yours");
    let mut table = given().city("district-grand u -2 -1, barracks s 0 0, red-master s 0 -2").start();
    table.refuses(0, place("red-master", "s -2 2"), "NOX-40 not_yours");
}

/// R12: a card of any colour, and exactly the same place.
#[test]
fn nox_41_a_stronger_gang_member_covers_a_weaker_one_whoever_owns_it() {
    let mut table = given().city(B1).hand(0, "red-tough red-lieutenant red-punk").start();
    assert_eq!(table.covers(0, "red-lieutenant"), ["0 -2", "-2 2"]);
    assert_eq!(table.covers(0, "red-tough"), ["-2 2"]);
    assert_eq!(table.covers(0, "red-master"), ["0 -2", "-2 2"]);
    assert!(table.covers(0, "red-punk").is_empty());
    table.refuses(0, cover("red-punk", -2, 2), "NOX-41 rank_too_low");
    table.refuses(0, cover("red-tough", 5, 5), "NOX-41 no_such_stack");
    table.refuses(0, cover("red-tough", 1, -2), "NOX-41 no_such_stack");
    table.refuses(0, cover("blue-lieutenant", 0, -2), "NOX-41 not_yours");
    let before = table.position()["city"].as_array().unwrap().len();
    table.play(0, cover("red-lieutenant", 0, -2));
    assert_eq!(table.position()["city"].as_array().unwrap().len(), before);
    assert_eq!(table.stack(0, -2), "red-lieutenant/blue-tough");
}

#[test]
fn nox_41_stacks_grow_to_one_card_of_each_rank() {
    let mut table = given().city(B1).and("blue-lieutenant/red-tough/blue-punk u 3 -2").start();
    table.play(0, cover("red-master", 3, -2));
    assert_eq!(table.stack(3, -2), "red-master/blue-lieutenant/red-tough/blue-punk");
}

#[test]
fn nox_42_nothing_lies_on_a_master() {
    let mut table = given().and("red-master s 0 -2").turn(1).hand(1, "blue-lieutenant").start();
    table.refuses(1, cover("blue-master", 0, -2), "NOX-41 rank_too_low");
    table.refuses(1, cover("blue-lieutenant", 0, -2), "NOX-41 rank_too_low");
    assert!(table.covers(1, "blue-master").is_empty());
}

#[test]
fn nox_43_a_gear_is_used_by_whoever_has_just_placed_it() {
    let mut table = given().city(B2).hand(0, "red-punk-gear red-tough").start();
    table.play(0, place("red-punk-gear", "s 0 -2"));
    assert_eq!((table.stage().as_str(), table.pending()), ("gear 0", vec![0]));
    let mut plain = given().city(B2).hand(0, "red-punk-gear red-tough").start();
    plain.play(0, place("red-tough", "s 0 -2"));
    assert_eq!(plain.stage(), "turn 1");
    // The gears of the start have no effect: the game begins with a card.
    let start = given().city("district-mask u -2 -1, district-wine s 0 0").start();
    assert_eq!(start.stage(), "turn 0");
}

/// R13: the city has to hang together while the card is lifted.
#[test]
fn nox_44_a_bridge_may_not_be_lifted_even_to_bridge_again() {
    let city =
        "district-grand u 0 0, red-tough u 2 0, barracks u 4 0, blue-punk-gear u 6 0, district-mask u 8 0";
    let mut table = given().city(city).turn(1).gear(6, 0, "hand").start();
    table.refuses(1, move_to(2, 0, "s 2 0"), "NOX-44 isolates");
    table.refuses(1, move_to(4, 0, "s 4 0"), "NOX-44 isolates");
    assert!(table.moves(1, 2, 0).is_empty());
    // The ends can go.
    assert!(!table.moves(1, 0, 0).is_empty() && !table.moves(1, 8, 0).is_empty());
}

#[test]
fn nox_44_the_city_without_the_lifted_card_decides() {
    // The card may overlap its own former place, turned or shifted.
    let table = ns_20();
    assert!(table.moves(1, 0, 0).contains(&"s -1 0".to_owned()));
    // A contact with itself does not count.
    let mut table = ns_20();
    table.refuses(1, move_to(4, 0, "u 6 0"), "NOX-35.3 touches_too_few");
}

fn ns_20() -> Table {
    given().city(B2).and("blue-punk-gear s 0 -2").turn(1).gear(0, -2, "hand").start()
}

#[test]
fn nox_44_a_stack_that_only_the_lifted_card_locks_can_be_covered_by_it() {
    let city = "blue-punk u 0 0, district-wine-airship u -2 0, red-tough u 2 0, district-dice-mask u 0 -3, \
                barracks u 0 3, red-punk-gear u 2 3";
    let mut table = given().city(city).gear(2, 3, "hand").start();
    assert!(table.moves(0, 2, 0).contains(&"on 0 0".to_owned()));
    table.play(0, move_on(2, 0, 0, 0));
    assert_eq!(table.stack(0, 0), "red-tough/blue-punk");
    assert_eq!(table.stack(2, 0), "");
}

#[test]
fn nox_44_back_to_where_it_was_is_no_move() {
    let mut table = ns_20();
    table.refuses(1, move_to(0, 0, "u 0 0"), "NOX-44 same_place");
    table.refuses(1, move_on(0, 0, 0, 0), "NOX-44 same_place");
    let mut table = given().city(B4).and("blue-punk-gear u 3 3").turn(1).gear(3, 3, "hand").start();
    table.refuses(1, move_to(2, 0, "u 2 0"), "NOX-44 same_place");
    table.refuses(1, move_on(2, 0, 2, 0), "NOX-44 same_place");
    table.refuses(1, move_to(2, 0, "s 2 0"), "NOX-35.2 overlap");
}

#[test]
fn nox_44_a_neutral_card_moves_to_a_place_only_and_anybodys_card_may_move() {
    let city = "district-grand u 0 0, red-tough u 2 0, red-punk u 4 0, blue-punk-gear s 0 -2";
    let mut table = given().city(city).turn(1).gear(0, -2, "hand").start();
    assert!(table.moves(1, 0, 0).iter().all(|goal| !goal.starts_with("on")));
    table.refuses(1, move_on(0, 0, 4, 0), "NOX-41 not_a_gang_card");
    table.refuses(1, move_on(4, 0, 0, 0), "NOX-41 not_a_gang_card");
    table.refuses(1, move_on(4, 0, 0, -2), "NOX-41 rank_too_low");
    table.refuses(1, move_on(4, 0, 9, 9), "NOX-44 no_such_stack");
    table.refuses(1, move_to(9, 9, "s 0 3"), "NOX-44 no_such_stack");
    table.play(1, move_to(4, 0, "s 0 3"));
    assert_eq!(table.stack(0, 3), "red-punk");
}

#[test]
fn nox_45_what_lay_under_a_moved_card_counts_again() {
    let city = "district-mask u 0 0, red-tough/blue-punk u 2 0, blue-punk-gear s 0 3";
    let mut table = given().city(city).turn(1).gear(0, 3, "hand").start();
    assert_eq!(table.scores(), [0, 0]);
    table.play(1, move_to(2, 0, "s 3 3"));
    assert_eq!((table.stack(2, 0).as_str(), table.stack(3, 3).as_str()), ("blue-punk", "red-tough"));
    assert_eq!(table.scores(), [0, 1]);
}

#[test]
fn nox_46_the_gear_is_optional_and_its_phase_is_left_out_where_nothing_can_move() {
    let mut table = ns_20();
    let city = table.position()["city"].clone();
    table.play(1, skip());
    assert_eq!((table.position()["city"].clone(), table.stage()), (city, "turn 0".to_owned()));
    assert_eq!(table.position()["gear"], json!(null));
    // Two Masters hold a small city: nothing but the card just placed could be lifted.
    let mut table = given().city("red-master u 0 0, blue-master u 2 0").hand(0, "red-punk-gear").start();
    table.play(0, place("red-punk-gear", "s 0 -2"));
    assert_eq!((table.stage().as_str(), table.event_types().as_str()), ("turn 1", "placed drew"));
}

/// R14: passing is only for those who can do nothing else. Scenario 36 shows when that is.
#[test]
fn nox_47_a_seat_that_can_lay_a_card_must_lay_one() {
    given().start().refuses(0, pass(), "NOX-47 must_play");
    let mut table = given().passes(1).start();
    table.refuses(0, pass(), "NOX-47 must_play");
    table.play(0, place("red-master", "s 0 -2"));
    assert_eq!(table.position()["passes"], json!(0));
}

#[test]
fn nox_49_legal_lists_by_type_then_card_then_place() {
    let table = given()
        .city(B1)
        .hand(0, "red-tough red-tough red-lieutenant")
        .display("district-grand barracks")
        .start();
    let legal = table.legal(0);
    let kinds: Vec<&str> = legal.iter().map(|action| action["type"].as_str().unwrap()).collect();
    assert!(kinds.is_sorted_by_key(|kind| *kind != "place"));
    let cards = |kind: &str| -> Vec<String> {
        let mut cards: Vec<String> = legal
            .iter()
            .filter(|action| action["type"] == kind)
            .map(|action| action["card"].as_str().unwrap().to_owned())
            .collect();
        assert!(cards.is_sorted());
        cards.dedup();
        cards
    };
    let third =
        table.display().into_iter().find(|card| card != "barracks" && card != "district-grand").unwrap();
    let mut all = vec!["barracks".to_owned(), "district-grand".to_owned(), third];
    all.sort();
    all.extend(["red-lieutenant", "red-master", "red-tough"].map(str::to_owned));
    assert_eq!(cards("place"), all);
    assert_eq!(cards("cover"), ["red-lieutenant", "red-master", "red-tough"]);
    let unlike: std::collections::BTreeSet<String> = legal.iter().map(Value::to_string).collect();
    assert_eq!(unlike.len(), legal.len());
}

#[test]
fn nox_49_moves_are_listed_by_from_then_to_then_on() {
    let position: Value = serde_json::from_str(include_str!("example_position.json")).unwrap();
    let legal = Table::load(&position).legal(0);
    let key = |action: &Value| {
        let at = |value: &Value, key: &str| value[key].as_i64().unwrap_or(0);
        let (from, to, on) = (&action["from"], &action["to"], &action["on"]);
        (
            at(from, "y"),
            at(from, "x"),
            !on.is_null(),
            to["o"] == "upright",
            at(to, "y"),
            at(to, "x"),
            at(on, "y"),
            at(on, "x"),
        )
    };
    let (last, moves) = legal.split_last().unwrap();
    assert_eq!(last, &skip());
    assert!(moves.is_sorted_by_key(key));
    assert!(moves.iter().any(|action| !action["on"].is_null()));
}

/// NOX-44, NOX-49: the example of the rules page.
#[test]
fn nox_49_the_example_position_has_its_225_actions() {
    let position: Value = serde_json::from_str(include_str!("example_position.json")).unwrap();
    let mut table = Table::load(&position);
    let legal = table.legal(0);
    let count = |key: &str| legal.iter().filter(|action| action.get(key).is_some()).count();
    assert_eq!((legal.len(), count("to"), count("on")), (225, 208, 16));
    let mut lifted: Vec<String> = legal
        .iter()
        .filter(|action| action["type"] == "move")
        .map(|action| action["from"].to_string())
        .collect();
    lifted.dedup();
    assert_eq!(lifted.len(), 11);
    let locked = position["city"].as_array().unwrap().iter().filter(|stack| {
        let (x, y) = (stack["x"].as_i64().unwrap(), stack["y"].as_i64().unwrap());
        let mut table = table.clone();
        let read =
            besace_table::Game::read(&table.game, besace_table::Seat(0), &move_to(x, y, "u 20 12")).unwrap();
        matches!(
            besace_table::play(&mut table.game, besace_table::Seat(0), &read, &mut besace_table::Nobody),
            Err(besace_table::Refusal::Illegal { reason: "locked", .. })
        )
    });
    assert_eq!(locked.count(), 9);
    table.play(0, skip());
    assert_eq!(table.event("turned_up")["card"], json!("barracks"));
    assert_eq!(table.stage(), "turn 1");
}
