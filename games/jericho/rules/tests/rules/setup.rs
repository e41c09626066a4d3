//! The setup and the rounds: JER-10 to JER-13.

use super::components::dealt;
use super::table::*;
use serde_json::json;

/// JER-10: everybody is dealt 7 cards, and no scoring card is among them.
#[test]
fn jer_10_everybody_is_dealt_seven_cards_without_scoring_cards() {
    for seats in 3..=5_u8 {
        let table = dealt(seats, 10, json!(0));
        assert_eq!(table.hand_sizes(), vec![7; usize::from(seats)]);
        let scorings = table.draw().iter().filter(|card| *card == "scoring").count();
        assert_eq!(scorings, 3);
    }
}

/// JER-10: the deal is a shuffle: another seed deals other hands, the same seed the same ones.
#[test]
fn jer_10_the_seed_decides_the_deal() {
    assert_eq!(dealt(3, 5, json!(0)).position(), dealt(3, 5, json!(0)).position());
    assert_ne!(dealt(3, 5, json!(0)).draw(), dealt(3, 6, json!(0)).draw());
}

/// Where the scoring cards lie in the draw pile, from its top.
fn scoring_places(table: &Table) -> Vec<usize> {
    let draw = table.draw();
    (0..draw.len()).filter(|at| draw[*at] == "scoring").collect()
}

/// JER-11, R1: six piles, the earlier ones larger by one card where they cannot be equal, with one scoring card
/// anywhere in each of piles 2, 4 and 6. Every place of such a pile is as likely as another.
#[test]
fn jer_11_a_scoring_card_lies_anywhere_in_every_second_pile() {
    let piles = [
        (3, [(15, 30), (45, 59), (74, 88)]),
        (4, [(14, 27), (41, 54), (68, 81)]),
        (5, [(12, 24), (37, 49), (62, 74)]),
    ];
    for (seats, ranges) in piles {
        let mut found = [const { Vec::new() }; 3];
        for seed in 0..400 {
            let places = scoring_places(&dealt(seats, seed, json!(0)));
            assert_eq!(places.len(), 3);
            for (found, place) in found.iter_mut().zip(places) {
                found.push(place);
            }
        }
        for (found, (first, last)) in found.iter_mut().zip(ranges) {
            let all = found.clone();
            found.sort();
            found.dedup();
            assert_eq!(*found, (first..=last).collect::<Vec<_>>(), "{seats} seats");
            let expected = 400 / (last - first + 1);
            let often = |place: &usize| all.iter().filter(|other| *other == place).count();
            assert!(found.iter().all(|place| (expected / 3..expected * 3).contains(&often(place))));
        }
    }
}

/// JER-12: the game begins with everybody choosing a first wall card.
#[test]
fn jer_12_everybody_lays_a_first_wall_card_before_round_one() {
    let mut table = dealt(4, 12, json!(2));
    assert_eq!(table.stage(), "first-wall 1 2");
    assert_eq!(table.pending(), [0, 1, 2, 3]);
    for seat in [3, 1, 0, 2] {
        let first = table.legal(seat)[0].clone();
        table.play(seat, first);
    }
    assert_eq!(table.stage(), "fill 1 2");
}

/// JER-12: nothing is drawn by chance after the setup, so a position carries no state of chance.
#[test]
fn jer_12_a_position_has_no_rng() {
    assert_eq!(dealt(3, 1, json!("random")).position().get("rng"), None);
}

/// JER-13: the agreed first player begins round 1, and play goes clockwise.
#[test]
fn jer_13_the_first_player_begins_and_the_turn_passes_to_the_left() {
    let mut table = given().fill(1).turn(1).chosen(0, "red-3").chosen(2, "red-4").start();
    table.play(1, supply("white-1"));
    assert_eq!(table.pending(), [1]);
    for seat in [1, 2, 0] {
        let card = words(&table.hand(usize::from(seat))).remove(0);
        table.play(seat, supply(&card));
    }
    assert_eq!(table.stage(), "play 1 1");
}

/// JER-13: whoever sits on the left of the seat that drew the scoring card begins the next round.
#[test]
fn jer_13_the_left_neighbour_of_the_drawer_begins_the_next_round() {
    for (drawer, next) in [(0, 1), (1, 2), (2, 0)] {
        let mut table = given().turn(drawer).draw("scoring red-5").start();
        table.play(drawer as u8, supply("white-1"));
        assert_eq!(table.stage(), format!("fill 2 {next}"));
    }
}

/// R14: before a round `turn` tells who begins it; at the end it stays where it was.
#[test]
fn r14_turn_is_who_will_begin_and_stays_at_the_end() {
    assert_eq!(dealt(5, 3, json!(4)).stage(), "first-wall 1 4");
    let mut table = given().round(3).turn(1).draw("scoring red-5").start();
    table.play(1, supply("white-1"));
    assert_eq!(table.stage(), "over 3 1");
}
