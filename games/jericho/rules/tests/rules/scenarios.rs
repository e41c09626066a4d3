//! The worked scenarios J1 to J27: given, when, then.

use super::components::dealt;
use super::table::*;
use serde_json::json;

/// J1: JER-4, JER-10, JER-11, JER-12.
#[test]
fn scenario_j1_a_new_game_for_three_four_and_five() {
    let expected = [
        (3, 89, [(15, 30), (45, 59), (74, 88)]),
        (4, 82, [(14, 27), (41, 54), (68, 81)]),
        (5, 75, [(12, 24), (37, 49), (62, 74)]),
    ];
    for (seats, draw, piles) in expected {
        for seed in 0..50 {
            let table = dealt(seats, seed, json!(0));
            assert_eq!(table.hand_sizes(), vec![7; usize::from(seats)]);
            assert_eq!(table.draw().len(), draw);
            assert_eq!(table.position()["turn"], json!(0));
            assert_eq!(table.pending(), (0..seats).collect::<Vec<_>>());
            let pile = table.draw();
            let places = (0..pile.len()).filter(|at| pile[*at] == "scoring");
            assert!(places.zip(piles).all(|(at, (first, last))| (first..=last).contains(&at)));
        }
    }
}

/// J2: JER-20, JER-50.
#[test]
fn scenario_j2_a_trumpet_is_no_first_wall_card_and_an_answer_is_final() {
    let mut table = given().first_wall().hand(0, "trumpet red-3").start();
    table.refuses(0, lay("trumpet"), "JER-20 trumpet_alone");
    table.play(0, lay("red-3"));
    table.refuses(0, lay("red-3"), "not_your_turn");
}

/// J3: JER-20, JER-23.
#[test]
fn scenario_j3_a_hand_of_trumpets_founds_no_wall() {
    let seven = "trumpet trumpet trumpet trumpet trumpet trumpet trumpet";
    let mut table = given().first_wall().hand(0, seven).start();
    table.play(0, lay("trumpet"));
    table.play(1, lay("white-1"));
    table.play(2, lay("white-1"));
    table.play(0, supply("trumpet"));
    table.play(1, supply("yellow-1"));
    table.play(2, supply("yellow-3"));
    assert_eq!(table.stage(), "play 1 0");
    assert_eq!(table.position()["seats"][0]["walls"], json!({}));
    assert_eq!(table.removed(), 1);
}

/// J4: JER-54.
#[test]
fn scenario_j4_others_see_that_a_first_card_lies_there() {
    let table = given().first_wall().first(0, "red-3").first(1, "blue-4").start();
    let view = table.view(seat(2));
    let laid = |seat: usize| view["seats"][seat]["first_laid"].clone();
    assert_eq!([laid(0), laid(1), laid(2)], [json!(true), json!(true), json!(false)]);
    assert_eq!((view["seats"][0].get("first"), view["seats"][1].get("first")), (None, None));
    assert!(!view.to_string().contains("red-3") && !view.to_string().contains("blue-4"));
    assert_eq!(view["pending"], json!([2]));
}

/// J5: JER-22, JER-23, JER-36.
#[test]
fn scenario_j5_the_last_filling_opens_the_walls() {
    let given = given().fill(1).turn(1).first(0, "red-3").first(1, "blue-4").first(2, "brown-5");
    let mut table = given.chosen(0, "red-4").chosen(1, "trumpet").start();
    assert_eq!(table.supply(), "");
    table.play(2, supply("white-1"));
    assert_eq!(table.supply(), "red-4 white-1 trumpet");
    assert_eq!(table.hand_sizes(), [5, 5, 5]);
    assert_eq!([table.wall(0, "red"), table.wall(1, "blue"), table.wall(2, "brown")], ["3", "4", "5"]);
    assert_eq!(table.stage(), "play 1 1");
    assert_eq!(table.pending(), [1]);
}

/// J6: JER-30.
#[test]
fn scenario_j6_a_wall_is_lengthened() {
    let mut table = given().hand(0, "red-3 red-4").wall(0, "red", "3").draw("blue-7").start();
    table.play(0, wall("red-4"));
    assert_eq!(table.wall(0, "red"), "4 3");
    assert!(table.hand(0).contains("blue-7"));
    assert_eq!(table.stage(), "play 1 1");
}

/// J7: JER-30.
#[test]
fn scenario_j7_a_wall_is_founded_but_not_by_a_trumpet() {
    let mut table = given().hand(0, "red-3").start();
    table.play(0, wall("red-3"));
    assert_eq!(table.wall(0, "red"), "3");
    let mut table = given().hand(0, "red-3 trumpet").start();
    table.refuses(0, wall("trumpet"), "JER-30 trumpet_alone");
}

/// J8: JER-31.
#[test]
fn scenario_j8_all_fours_fall_and_the_trumpet_joins_the_wall() {
    let given = given().hand(0, "trumpet").wall(0, "red", "3 3").wall(1, "red", "4 4 1");
    let mut table = given.wall(2, "red", "4").start();
    table.play(0, trumpet("red"));
    assert_eq!(table.supply(), "red-4 red-4 red-4 brown-3 brown-3 brown-3");
    assert_eq!([0, 1, 2].map(|seat| table.wall(seat, "red")), ["3 3 T", "1", ""]);
}

/// J9: JER-31.
#[test]
fn scenario_j9_ones_own_wall_falls_and_both_trumpets_are_removed() {
    let mut table = given().hand(0, "trumpet").wall(0, "red", "5 T").wall(1, "red", "3").start();
    table.play(0, trumpet("red"));
    assert_eq!(table.supply(), "red-5 brown-3 brown-3 brown-3");
    assert_eq!(table.removed(), 2);
    assert_eq!((table.wall(0, "red"), table.wall(1, "red")), (String::new(), "3".into()));
}

/// J10: JER-31.
#[test]
fn scenario_j10_own_stones_fall_too() {
    let mut table = given().hand(0, "trumpet").wall(0, "red", "5 5 3").wall(1, "red", "5").start();
    table.play(0, trumpet("red"));
    assert_eq!(table.supply(), "red-5 red-5 red-5 brown-3 brown-3 brown-3");
    assert_eq!((table.wall(0, "red"), table.wall(1, "red")), ("3 T".into(), String::new()));
}

/// J11: JER-31.
#[test]
fn scenario_j11_trumpets_are_not_the_highest() {
    let mut table = given().hand(0, "trumpet").wall(1, "red", "1 T T").start();
    table.play(0, trumpet("red"));
    assert_eq!(table.supply(), "red-1 brown-3 brown-3 brown-3");
    assert_eq!((table.wall(1, "red"), table.removed()), (String::new(), 3));
}

/// J12: JER-32.
#[test]
fn scenario_j12_a_trumpet_against_nothing() {
    let mut table = given().hand(0, "trumpet").start();
    table.play(0, trumpet("red"));
    assert_eq!(table.supply(), "brown-3 brown-3 brown-3");
    assert_eq!(table.removed(), 1);
    assert_eq!(table.event("trumpet_played")["value"], json!(null));
}

/// J13: JER-50.
#[test]
fn scenario_j13_refused_trumpets() {
    let mut table = given().hand(0, "trumpet").hand(1, "trumpet").start();
    table.refuses(0, trumpet("green"), "JER-31 unknown_color");
    table.refuses(0, json!({"type": "trumpet"}), "JER-50 bad_shape");
    table.refuses(1, trumpet("red"), "not_your_turn");
}

/// J14: JER-33, JER-40.
#[test]
fn scenario_j14_a_trumpet_in_the_supply_is_won_by_nobody() {
    let given = given().hand(0, "trumpet red-7").draw("blue-5 scoring blue-4");
    let mut table = given.wall(1, "red", "3").wall(2, "blue", "3").start();
    table.play(0, supply("trumpet"));
    assert_eq!(table.supply(), "brown-3 brown-3 brown-3 trumpet");
    for viewer in [seat(1), seat(2), SPECTATOR] {
        assert_eq!(table.seen("supplied", viewer)["card"], json!(null));
    }
    table.play(1, supply("white-1"));
    assert_eq!(table.removed(), 1);
    assert_eq!(table.supply(), "white-1 brown-3 brown-3 brown-3");
    assert_eq!([0, 1, 2].map(|seat| table.won(seat)), ["", "", ""]);
}

/// J15: JER-13, JER-35, JER-44.
#[test]
fn scenario_j15_a_scoring_card_ends_the_round_without_further_turns() {
    let mut table = given().hand(0, "blue-1").draw("scoring red-5").start();
    table.play(0, supply("blue-1"));
    assert!(table.hand(0).contains("red-5"));
    assert!(table.event_types().contains("scored"));
    assert_eq!(table.stage(), "fill 2 1");
    assert_eq!(table.pending(), [0, 1, 2]);
}

/// The setup of J16, with four red cards and two blue ones in the supply, or other ones.
fn j16(supply: &str, red_0: &str, red_1: &str) -> Table {
    let given = given().draw("scoring red-5").supply(supply).wall(0, "red", red_0);
    let mut table = given.wall(1, "red", red_1).wall(1, "blue", "1").start();
    table.play(0, wall("yellow-1"));
    table
}

/// J16: JER-41.
#[test]
fn scenario_j16_the_longest_walls_win_their_colours() {
    let table = j16("red-1 red-3 red-4 red-5 blue-3 blue-4", "7", "3 3");
    assert_eq!([0, 1].map(|seat| table.won(seat)), ["red-1 red-3 red-4 red-5", "blue-3 blue-4"]);
    assert_eq!([table.wall(0, "red"), table.wall(1, "red"), table.wall(1, "blue")], ["7", "3 3", "1"]);
    assert_eq!(table.event("scored")["lengths"]["red"], json!([7, 6, 0]));
    assert_eq!(table.event("scored")["lengths"]["blue"], json!([0, 1, 0]));
}

/// J17: JER-42.
#[test]
fn scenario_j17_a_tie_shares_equally() {
    let table = j16("red-1 red-3 red-4 red-5 blue-3 blue-4", "4", "3 1");
    assert_eq!([0, 1].map(|seat| table.won(seat)), ["red-4 red-5", "red-1 red-3 blue-3 blue-4"]);
    assert_eq!(table.event("scored")["lengths"]["red"], json!([4, 4, 0]));
}

/// J18: JER-42.
#[test]
fn scenario_j18_the_lowest_of_five_stays() {
    let table = j16("red-1 red-3 red-3 red-4 red-5 blue-3 blue-4", "4", "3 1");
    assert_eq!([0, 1].map(|seat| table.won(seat)), ["red-4 red-5", "red-3 red-3 blue-3 blue-4"]);
    assert_eq!(table.supply(), "red-1");
}

/// J19: JER-42.
#[test]
fn scenario_j19_a_single_card_cannot_be_shared() {
    let table = j16("red-3 blue-3 blue-4", "4", "3 1");
    assert_eq!([0, 1].map(|seat| table.won(seat)), ["", "blue-3 blue-4"]);
    assert_eq!(table.supply(), "red-3");
}

/// J20: JER-43.
#[test]
fn scenario_j20_a_colour_without_walls_waits() {
    let mut table = given().draw("scoring red-5").start();
    table.play(0, wall("yellow-1"));
    assert_eq!(table.supply(), "brown-3 brown-3 brown-3");
    assert_eq!(table.view(seat(0))["supply_count"], json!(3));
    for seat in 0..3 {
        let card = words(&table.hand(usize::from(seat))).remove(0);
        table.play(seat, supply(&card));
    }
    assert_eq!(table.view(seat(0))["supply_count"], json!(6));
}

/// J21: JER-41, JER-42.
#[test]
fn scenario_j21_trumpets_count_two_each() {
    let given = given().draw("scoring blue-5").supply("red-3 red-4 brown-3");
    let mut table = given.wall(0, "red", "5").wall(1, "red", "1 T T").start();
    table.play(0, wall("yellow-1"));
    assert_eq!(table.event("scored")["lengths"]["red"], json!([5, 5, 0]));
    assert_eq!([0, 1].map(|seat| table.won(seat)), ["red-4", "red-3"]);
}

/// A last turn after which nobody wins anything more.
fn last_turn(given: Given) -> Table {
    let mut table = given.round(3).draw("scoring blue-5").start();
    table.play(0, supply("yellow-1"));
    table
}

/// J22: JER-60, JER-61.
#[test]
fn scenario_j22_ones_are_added_at_the_end() {
    let given = given().won(0, "white-3 white-3 white-3 white-3 white-3 white-4");
    let given = given.won(1, "blue-3 blue-3 blue-3 blue-3 blue-3 blue-5");
    let given = given.won(2, "brown-4 brown-4 brown-4 brown-4 brown-5");
    let table = last_turn(given.wall(0, "red", "1 T").wall(1, "blue", "4 1 1"));
    assert_eq!(
        table.result(),
        json!({
            "seats": [
                {"score": 7, "breakdown": {"won": 6, "ones": 1, "wall_cards": 0}, "rank": 2},
                {"score": 8, "breakdown": {"won": 6, "ones": 2, "wall_cards": 1}, "rank": 1},
                {"score": 5, "breakdown": {"won": 5, "ones": 0, "wall_cards": 0}, "rank": 3},
            ],
            "winners": [1],
        })
    );
}

/// A last turn after which seats 0 and 1 have eight points each, and seat 2 has five.
fn eight_each(red_0: &str, blue_1: &str) -> Table {
    let given = given().won(0, "white-3 white-3 white-3 white-3 white-3 white-4 white-4");
    let given = given.won(1, "blue-3 blue-3 blue-3 blue-3 blue-3 blue-7");
    let given = given.won(2, "brown-4 brown-4 brown-4 brown-4 brown-5");
    let table = last_turn(given.wall(0, "red", red_0).wall(1, "blue", blue_1));
    let result = table.result();
    assert_eq!([0, 1, 2].map(|seat| result["seats"][seat]["score"].clone()), [json!(8), json!(8), json!(5)]);
    table
}

/// J23: JER-62.
#[test]
fn scenario_j23_more_cards_in_walls_break_a_tie() {
    let result = eight_each("4 3 3 1 T", "4 4 4 1 1").result();
    let left = |seat: usize| result["seats"][seat]["breakdown"]["wall_cards"].clone();
    assert_eq!([left(0), left(1)], [json!(4), json!(3)]);
    assert_eq!(result["winners"], json!([0]));
}

/// J24: JER-62.
#[test]
fn scenario_j24_a_full_tie_shares_the_first_rank() {
    let result = eight_each("4 3 1 T", "4 4 4 1 1").result();
    let rank = |seat: usize| result["seats"][seat]["rank"].clone();
    assert_eq!([rank(0), rank(1), rank(2)], [json!(1), json!(1), json!(3)]);
    assert_eq!(result["winners"], json!([0, 1]));
}

/// J25: JER-35, JER-60.
#[test]
fn scenario_j25_the_last_scoring_card_is_the_last_card() {
    let mut table = given().round(3).draw_only("scoring").start();
    table.play(0, supply("white-1"));
    assert!(!table.event_types().contains("drew"));
    assert_eq!(table.hand_sizes()[0], 2);
    assert_eq!(table.stage(), "over 3 0");
    assert!(table.result().is_object());
}

/// J26: JER-36.
#[test]
fn scenario_j26_four_cards_in_round_two_and_three_in_round_three() {
    let mut table = dealt(4, 26, json!(0));
    for (round, size) in [(2, 4), (3, 3)] {
        while !table.stage().starts_with(&format!("play {round}")) {
            let seat = table.pending()[0];
            let action = table.legal(seat)[0].clone();
            table.play(seat, action);
        }
        assert_eq!(table.hand_sizes(), [size; 4]);
    }
}

/// J27: JER-70, JER-70.2, JER-70.3, JER-70.4, JER-70.5.
#[test]
fn scenario_j27_positions_that_cannot_be() {
    let mut two_red_sevens = given().hand(0, "red-7").position();
    two_red_sevens["draw"][0] = json!("red-7");
    assert_eq!(Table::broken_rule(&two_red_sevens), "JER-70.2");
    assert_eq!(given().wall(0, "red", "T").breaks(), "JER-70.4");
    assert_eq!(given().hand_size(0, 6).breaks(), "JER-70.5");
    let mut two_scoring_cards = given().position();
    two_scoring_cards["draw"].as_array_mut().unwrap().pop();
    assert_eq!(Table::broken_rule(&two_scoring_cards), "JER-70.3");
}
