//! A turn: JER-30 to JER-36.

use super::components::dealt;
use super::table::*;
use serde_json::json;

/// JER-30: a wall card founds the seat's wall of its colour.
#[test]
fn jer_30_a_wall_card_founds_a_wall() {
    let mut table = given().hand(0, "red-3").wall(1, "red", "5").start();
    table.play(0, wall("red-3"));
    assert_eq!((table.wall(0, "red"), table.wall(1, "red")), ("3".into(), "5".into()));
    assert_eq!(table.hand_sizes(), [5, 5, 5]);
}

/// JER-30: a seat has one wall of a colour, and every further card lengthens it.
#[test]
fn jer_30_a_wall_has_no_limit_of_length() {
    let mut table =
        given().hand(0, "red-4").wall(0, "red", "7 5 5 5 4 4 4 3 3 3 3 3 1 1 1 1 T T T T").start();
    table.play(0, wall("red-4"));
    assert_eq!(table.wall(0, "red"), "7 5 5 5 4 4 4 4 3 3 3 3 3 1 1 1 1 T T T T");
}

/// JER-30: a trumpet does not go to a wall by itself, even where a wall stands.
#[test]
fn jer_30_a_trumpet_cannot_be_played_as_a_wall_card() {
    let mut table = given().hand(0, "trumpet").wall(0, "red", "3").start();
    table.refuses(0, wall("trumpet"), "JER-30 trumpet_alone");
}

/// JER-31, R10: the highest value of the colour is sought in all walls, and every card of it falls into the supply.
#[test]
fn jer_31_all_stones_of_the_highest_value_fall_in_every_wall() {
    let given = given().hand(0, "trumpet").wall(0, "red", "5 3").wall(1, "red", "5 5 4");
    let mut table = given.wall(2, "red", "4 4").wall(2, "blue", "7").start();
    table.play(0, trumpet("red"));

    assert_eq!([0, 1, 2].map(|seat| table.wall(seat, "red")), ["3 T", "4", "4 4"]);
    assert_eq!(table.wall(2, "blue"), "7");
    assert_eq!(table.supply(), "red-5 red-5 red-5 brown-3 brown-3 brown-3");
}

/// JER-31: trumpets in walls are no stones: they are never the highest, and they stay where a stone is left.
#[test]
fn jer_31_trumpets_in_walls_never_fall() {
    let mut table = given().hand(0, "trumpet").wall(1, "red", "3 1 T T").wall(2, "red", "1 T").start();
    table.play(0, trumpet("red"));
    assert_eq!((table.wall(1, "red"), table.wall(2, "red")), ("1 T T".into(), "1 T".into()));
}

/// JER-31: a wall that is left with trumpets alone is gone, and they leave the game.
#[test]
fn jer_31_a_wall_of_trumpets_only_is_gone() {
    let mut table =
        given().hand(0, "trumpet").wall(0, "red", "1").wall(1, "red", "4 T T").wall(2, "red", "4 T").start();
    table.play(0, trumpet("red"));
    assert_eq!([0, 1, 2].map(|seat| table.wall(seat, "red")), ["1 T", "", ""]);
    assert_eq!(table.removed(), 3);
    assert_eq!(table.position()["seats"][1]["walls"], json!({}));
}

/// JER-31: the played trumpet joins the player's own wall of the colour, where one still stands after the fall.
#[test]
fn jer_31_the_trumpet_joins_the_wall_that_still_stands() {
    let mut stands = given().hand(0, "trumpet").wall(0, "red", "4 T").wall(1, "red", "5").start();
    stands.play(0, trumpet("red"));
    assert_eq!((stands.wall(0, "red"), stands.removed()), ("4 T T".into(), 0));

    let mut fell = given().hand(0, "trumpet").wall(0, "red", "5").wall(1, "red", "4").start();
    fell.play(0, trumpet("red"));
    assert_eq!((fell.wall(0, "red"), fell.removed()), (String::new(), 1));

    let mut another_colour = given().hand(0, "trumpet").wall(0, "blue", "5").wall(1, "red", "4 3").start();
    another_colour.play(0, trumpet("red"));
    assert_eq!((another_colour.wall(0, "blue"), another_colour.removed()), ("5".into(), 1));
}

/// JER-32, R4: a colour that nobody has may be named; the trumpet is the price.
#[test]
fn jer_32_any_colour_may_be_named() {
    for color in COLORS {
        let mut table = given().hand(0, "trumpet").start();
        table.play(0, trumpet(color));
        assert_eq!(table.supply(), "brown-3 brown-3 brown-3");
        assert_eq!(table.removed(), 1);
    }
}

/// R4: with no wall card of the colour on the table, walls of other colours are not touched.
#[test]
fn r4_naming_a_colour_nobody_has_changes_no_wall() {
    let mut table = given().hand(0, "trumpet").wall(0, "blue", "7 T").start();
    table.play(0, trumpet("red"));
    assert_eq!((table.wall(0, "blue"), table.removed()), ("7 T".into(), 1));
}

/// R10: one player may lose several cards of the highest value to one trumpet.
#[test]
fn r10_a_trumpet_hits_several_cards_of_one_player() {
    let mut table = given().hand(0, "trumpet").wall(1, "red", "4 4 4 3").start();
    table.play(0, trumpet("red"));
    assert_eq!(table.wall(1, "red"), "3");
    assert_eq!(table.supply(), "red-4 red-4 red-4 brown-3 brown-3 brown-3");
}

/// JER-33: any card may go face down into the supply, a trumpet too.
#[test]
fn jer_33_any_card_may_be_supplied_in_a_turn() {
    for card in ["red-7", "trumpet"] {
        let mut table = given().hand(0, "red-7 trumpet").wall(0, "red", "3").start();
        table.play(0, supply(card));
        assert!(table.supply().contains(card) && !table.hand(0).contains(card));
        assert_eq!((table.wall(0, "red"), table.removed()), ("3".into(), 0));
    }
}

/// JER-34: there is no way to pass.
#[test]
fn jer_34_a_seat_cannot_pass() {
    given().start().refuses(0, json!({"type": "pass"}), "JER-50 bad_shape");
    given().start().refuses(0, json!(null), "bad_request");
}

/// JER-34, JER-36: from the first card to the last, whoever is pending has something to play.
#[test]
fn jer_34_every_pending_seat_always_has_an_action() {
    for seed in 0..20 {
        let mut table = dealt(3 + (seed % 3) as u8, seed, json!("random"));
        let mut turns = 0;
        while let Some(&seat) = table.pending().first() {
            let legal = table.legal(seat);
            assert!(!legal.is_empty());
            table.play(seat, legal[(turns * 7 + seed as usize) % legal.len()].clone());
            turns += 1;
        }
        assert_eq!(table.game.round(), 3);
    }
}

/// JER-35: after its play the seat takes the top card, and the turn passes to the left.
#[test]
fn jer_35_the_top_card_is_drawn_after_the_play() {
    let mut table = given().hand(0, "red-3").draw("blue-7 blue-5").start();
    let pile = table.draw();
    table.play(0, wall("red-3"));
    assert!(table.hand(0).contains("blue-7"));
    assert_eq!(table.draw(), pile[1..]);
    assert_eq!(table.stage(), "play 1 1");
}

/// JER-35: each of the three ways to play is followed by the draw.
#[test]
fn jer_35_every_kind_of_play_is_followed_by_a_draw() {
    for action in [wall("red-3"), trumpet("red"), supply("red-3")] {
        let mut table = given().hand(0, "red-3 trumpet").draw("blue-7").start();
        table.play(0, action);
        assert!(table.hand(0).contains("blue-7"));
        assert_eq!(table.hand_sizes(), [5, 5, 5]);
    }
}

/// JER-35: a scoring card ends the round with the turn that draws it, and another card replaces it.
#[test]
fn jer_35_a_scoring_card_ends_the_round_at_once() {
    let mut table = given().draw("scoring blue-7 blue-5").start();
    table.play(0, supply("white-1"));
    assert!(table.hand(0).contains("blue-7"));
    assert_eq!(table.draw()[0], "blue-5");
    assert_eq!(table.event_types(), "supplied scoring_card drew scored round_started");
    assert_eq!(table.stage(), "fill 2 1");
}

/// JER-35, R5: where the scoring card was the last card, nothing is taken.
#[test]
fn jer_35_nothing_is_taken_after_the_last_card() {
    let mut table = given().round(3).draw_only("scoring").start();
    table.play(0, supply("white-1"));
    assert_eq!(table.hand_sizes(), [2, 3, 3]);
    assert_eq!(table.event_types(), "supplied scoring_card scored game_over");
}

/// R5: of two scoring cards in a row the second stays, and the nearest other card below it is taken.
#[test]
fn r5_a_second_scoring_card_in_a_row_stays_in_the_pile() {
    let mut table = given().draw("scoring scoring scoring blue-7 blue-5").start();
    table.play(0, supply("white-1"));
    assert!(table.hand(0).contains("blue-7"));
    assert_eq!(table.draw()[..3], ["scoring", "scoring", "blue-5"]);
    assert_eq!(table.stage(), "fill 2 1");
}

/// R5: where there is no other card than scoring cards, the hand stays one card smaller to the end.
#[test]
fn r5_a_hand_that_finds_no_card_stays_smaller() {
    let mut table = given().round(2).draw_only("").start();
    assert_eq!(table.draw(), ["scoring", "scoring"]);
    table.play(0, supply("white-1"));
    assert_eq!(table.draw(), ["scoring"]);
    assert_eq!((table.hand_sizes(), table.stage()), (vec![3, 4, 4], "fill 3 1".into()));
    for seat in 0..3 {
        let card = words(&table.hand(usize::from(seat))).remove(0);
        table.play(seat, supply(&card));
    }
    assert_eq!((table.hand_sizes(), table.stage()), (vec![2, 3, 3], "play 3 1".into()));
    let card = words(&table.hand(1)).remove(0);
    table.play(1, supply(&card));
    assert_eq!((table.hand_sizes(), table.stage()), (vec![2, 2, 3], "over 3 1".into()));
}

/// JER-36: while a turn is awaited, hands have 5 cards in round 1, 4 in round 2 and 3 in round 3.
#[test]
fn jer_36_hands_shrink_by_one_card_a_round() {
    for seats in 3..=5_u8 {
        let mut table = dealt(seats, 36, json!("random"));
        let mut seen = [false; 3];
        while let Some(&seat) = table.pending().first() {
            if table.position()["phase"] == "play" {
                let round = usize::from(table.game.round());
                assert_eq!(table.hand_sizes(), vec![6 - round; usize::from(seats)]);
                seen[round - 1] = true;
            }
            let action = table.legal(seat).pop().unwrap();
            table.play(seat, action);
        }
        assert_eq!(seen, [true; 3]);
    }
}

#[test]
fn jer_37_nothing_is_taken_back() {
    const { assert!(!<besace_jericho::Jericho as besace_table::Game>::UNDOES) };
}
