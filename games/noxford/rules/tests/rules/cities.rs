//! Stacks, touching, locks, lines and places: NOX-30 to NOX-37.

use super::table::*;
use besace_table::{Game, Seat};
use serde_json::json;

#[test]
fn nox_30_only_the_top_card_of_a_stack_counts() {
    let stack = |cards: &str| {
        given().city(&format!("district-mask u 0 0, {cards} u 2 0")).passes(2).over().start().scores()
    };
    assert_eq!(stack("red-punk"), [1, 0]);
    assert_eq!(stack("blue-tough/red-punk"), [0, 1]);
    assert_eq!(stack("red-lieutenant/blue-tough/red-punk"), [1, 0]);
}

/// R5: covering is the only way to lie on something.
#[test]
fn nox_31_stacks_share_borders_and_never_area() {
    let mut table = given().hand(0, "red-tough").start();
    for spot in ["u -2 -1", "s -2 -1", "s 2 1", "u 1 -2", "s -4 1", "u -3 -3"] {
        table.refuses(0, place("red-tough", spot), "NOX-35.2 overlap");
    }
    table.play(0, place("red-tough", "s 0 -2"));
}

/// R6: a common corner is no touch; one unit of border is one.
#[test]
fn nox_32_one_unit_of_border_is_a_touch_and_a_corner_is_none() {
    let scores = |city: &str| given().city(city).start().scores();
    assert_eq!(scores("district-mask u 0 0, blue-punk u 0 3, red-tough u 2 2"), [0, 0]);
    assert_eq!(scores("district-mask u 0 0, blue-punk u 0 3, red-tough u 2 3"), [0, 1]);
}

/// R7: any part of an edge is enough.
#[test]
fn nox_33_four_edges_in_contact_lock_a_stack() {
    // Each arm touches by one unit only.
    let arms =
        "blue-punk u 0 0, district-grand u -2 2, barracks u 2 -2, district-mask s 1 3, district-wine s -2 -2";
    let mut table = given().city(arms).hand(0, "red-lieutenant").start();
    table.refuses(0, cover("red-lieutenant", 0, 0), "NOX-41 locked");
    let open = "blue-punk u 0 0, district-grand u -2 2, barracks u 2 -2, district-mask s 1 3";
    given().city(open).hand(0, "red-lieutenant").start().play(0, cover("red-lieutenant", 0, 0));
    // Two contacts on one edge are one edge.
    let twice =
        "blue-punk u 0 0, district-grand u -2 -1, barracks u -2 2, district-mask u 2 0, district-wine s 0 3";
    given().city(twice).hand(0, "red-lieutenant").start().play(0, cover("red-lieutenant", 0, 0));
}

/// R8: the edge in contact counts, and only cards that are touched.
#[test]
fn nox_34_edges_are_in_line_with_touched_cards_only() {
    // Above the start: its left edge is in line with the second card, its bottom edge with the second card's top.
    let mut table = given().hand(0, "red-tough").start();
    table.play(0, place("red-tough", "u 0 -3"));
    // Both its upright edges are in line with a card that it does not touch.
    let mut table = given().and("blue-punk s -1 -3").hand(0, "red-tough").start();
    table.refuses(0, place("red-tough", "s -1 2"), "NOX-35.4 not_aligned");
}

#[test]
fn nox_35_all_four_conditions_have_to_hold() {
    let table = given().city(B1).hand(0, "red-tough").start();
    let places = table.places(0, "red-tough");
    for o in ["s", "u"] {
        for y in -8..=8 {
            for x in -8..=8 {
                let spot = format!("{o} {x} {y}");
                let mut table = table.clone();
                if places.contains(&spot) {
                    table.play(0, place("red-tough", &spot));
                } else {
                    let read = table.game.read(Seat(0), &place("red-tough", &spot)).unwrap();
                    assert!(table.game.allow(Seat(0), &read).is_err(), "{spot}");
                }
            }
        }
    }
}

/// R9: the table has its middle at (0, 0).
#[test]
fn nox_35_1_a_card_may_reach_the_tables_edge_and_not_beyond() {
    let at =
        |h: i64| given().city(B1).hand(0, "red-tough").options(json!({"table": {"w": 14, "h": h}})).start();
    // Two cards stand on the upper half already: a third above them ends at −7, or would end at −8.
    let tower =
        "district-grand u -2 -1, barracks s 0 0, blue-tough s 0 -2, blue-punk u -2 -4, red-punk u 0 -5";
    let table =
        |h: i64| given().city(tower).hand(0, "red-tough").options(json!({"table": {"w": 14, "h": h}}));
    table(14).start().play(0, place("red-tough", "u -2 -7"));
    table(14).start().refuses(0, place("red-tough", "u 0 -8"), "NOX-35.1 off_table");
    assert_eq!(at(14).places(0, "red-tough").len(), 7);
}

#[test]
fn nox_35_2_an_overlap_is_refused_before_contacts_are_counted() {
    given().hand(0, "red-tough").start().refuses(0, place("red-tough", "s -3 -2"), "NOX-35.2 overlap");
}

#[test]
fn nox_35_3_a_card_touches_two_stacks() {
    let mut table = given().hand(0, "red-tough").start();
    table.refuses(0, place("red-tough", "u 3 0"), "NOX-35.3 touches_too_few");
    table.refuses(0, place("red-tough", "u 20 5"), "NOX-35.3 touches_too_few");
}

/// R10: one edge in each direction.
#[test]
fn nox_35_4_one_upright_and_one_level_edge_are_in_line() {
    let mut table = given().hand(0, "red-tough").start();
    // Along the top of both cards' lower edge, shifted by one: the level edge is in line, the upright ones are not.
    table.refuses(0, place("red-tough", "s -1 2"), "NOX-35.4 not_aligned");
    table.refuses(0, place("red-tough", "u -1 2"), "NOX-35.4 not_aligned");
    table.play(0, place("red-tough", "s -2 2"));
}

/// R11: both orientations.
#[test]
fn nox_36_every_card_may_lie_either_way() {
    let table = given().hand(0, "red-tough").display("barracks").start();
    for card in ["red-tough", "barracks", "red-master"] {
        let places = table.places(0, card);
        assert!(
            places.iter().any(|spot| spot.starts_with('u'))
                && places.iter().any(|spot| spot.starts_with('s'))
        );
    }
}

#[test]
fn nox_37_places_are_listed_sideways_first_then_by_y_then_by_x() {
    let table = given().city(B3).hand(0, "red-punk").start();
    let places = table.places(0, "red-punk");
    let key = |spot: &String| {
        let words = words(spot);
        let number = |at: usize| words[at].parse::<i64>().unwrap();
        (words[0] == "u", number(2), number(1))
    };
    assert!(places.len() == 8 && places.is_sorted_by_key(key), "{places:?}");
}
