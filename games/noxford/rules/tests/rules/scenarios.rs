//! The scenarios of the rules page, NS-1 to NS-38.

use super::table::*;
use besace_table::{Game, Guess};
use serde_json::{Value, json};

/// NOX-10, NOX-11, NOX-12, NOX-13, NOX-14.
#[test]
fn scenario_ns1_a_new_game_for_two_three_and_four() {
    for (seats, cards) in [(2, 35), (3, 45), (4, 55)] {
        let table = Table::dealt(seats, 5, json!({"first_player": 0}));
        assert_eq!(table.stage(), "turn 0");
        let position = table.position();
        let mut count = 2 + table.display().len() + table.neutral_deck().len();
        for seat in 0..usize::from(seats) {
            assert_eq!((table.hand(seat).len(), table.deck(seat).len()), (3, 6));
            assert_eq!(position["seats"][seat]["master"], json!(true));
            count += 10;
        }
        assert_eq!((table.display().len(), table.neutral_deck().len()), (3, 10));
        let places: Vec<Value> = position["city"].as_array().unwrap().iter().map(place_of).collect();
        assert_eq!(places, [json!(["upright", -2, -1]), json!(["sideways", 0, 0])]);
        assert_eq!(count, cards);
    }
}

fn place_of(stack: &Value) -> Value {
    json!([stack["o"], stack["x"], stack["y"]])
}

/// NOX-35, NOX-37.
#[test]
fn scenario_ns2_every_card_has_three_first_places() {
    let table = given().start();
    let cards: Vec<String> = [table.hand(0), table.display(), vec!["red-master".to_owned()]].concat();
    for card in &cards {
        assert_eq!(table.places(0, card), ["s 0 -2", "s -2 2", "u 0 -3"], "{card}");
        assert!(table.covers(0, card).is_empty());
    }
    let mut kinds = cards;
    kinds.sort();
    kinds.dedup();
    assert_eq!(table.legal(0).len(), 3 * kinds.len());
}

/// NOX-34, NOX-35.
#[test]
fn scenario_ns3_two_cards_touched_and_a_right_angle_in_line() {
    for spot in ["s 0 -2", "s -2 2"] {
        let mut table = given().hand(0, "red-tough").start();
        table.play(0, place("red-tough", spot));
        assert_eq!(table.stage(), "turn 1");
    }
}

/// NOX-35.3.
#[test]
fn scenario_ns4_one_card_touched_is_too_few() {
    for spot in ["s -5 -1", "u -4 -1"] {
        let mut table = given().hand(0, "red-tough").start();
        table.refuses(0, place("red-tough", spot), "NOX-35.3 touches_too_few");
    }
}

/// NOX-35.4.
#[test]
fn scenario_ns5_one_edge_in_line_is_too_few() {
    let mut table = given().hand(0, "red-tough").start();
    table.refuses(0, place("red-tough", "s -1 2"), "NOX-35.4 not_aligned");
}

/// NOX-32.
#[test]
fn scenario_ns6_a_corner_is_no_touch() {
    let mut table = given().hand(0, "red-tough").start();
    table.refuses(0, place("red-tough", "s 0 2"), "NOX-35.3 touches_too_few");
}

/// NOX-31.
#[test]
fn scenario_ns7_cards_do_not_overlap() {
    let mut table = given().hand(0, "red-tough").start();
    table.refuses(0, place("red-tough", "u -1 -1"), "NOX-35.2 overlap");
}

/// NOX-35.1.
#[test]
fn scenario_ns8_a_card_lies_wholly_on_the_table() {
    let city = given().city(B1).and("red-tough u 3 -2, blue-punk s 3 1").hand(0, "red-lieutenant");
    let small = city.clone().options(json!({"table": {"w": 14, "h": 14}}));
    small.start().refuses(0, place("red-lieutenant", "s 5 -1"), "NOX-35.1 off_table");
    small.start().play(0, place("red-lieutenant", "u 5 -2"));
    for spot in ["s 5 -1", "u 5 -2"] {
        city.start().play(0, place("red-lieutenant", spot));
    }
}

/// NOX-37.
#[test]
fn scenario_ns9_the_places_of_a_small_city() {
    let table = given().city(B1).hand(0, "red-tough").start();
    assert_eq!(
        table.places(0, "red-tough"),
        ["s -3 -3", "s 1 2", "u -2 -4", "u 3 -2", "u 3 -1", "u -4 1", "u 1 2"]
    );
}

/// NOX-35.4 and R10.
#[test]
fn scenario_ns10_two_walls_do_not_fix_a_place() {
    let city = "district-grand u 0 0, barracks u 4 0, blue-punk s 0 3, red-punk s 3 3";
    let table = given().city(city).hand(0, "red-tough");
    table.start().refuses(0, place("red-tough", "u 2 -1"), "NOX-35.4 not_aligned");
    table.start().play(0, place("red-tough", "u 2 0"));
}

/// NOX-41.
#[test]
fn scenario_ns11_a_lieutenant_covers_a_tough() {
    let mut table = given().city(B1).hand(0, "red-lieutenant").start();
    table.play(0, cover("red-lieutenant", 0, -2));
    assert_eq!(table.stack(0, -2), "red-lieutenant/blue-tough");
    let covered = table.position()["city"].as_array().unwrap().iter().find(|stack| stack["y"] == -2).cloned();
    assert_eq!(covered.unwrap()["o"], "sideways");
}

/// NOX-41.
#[test]
fn scenario_ns12_an_equal_rank_does_not_cover() {
    let mut table = given().city(B1).hand(0, "red-tough").start();
    table.refuses(0, cover("red-tough", 0, -2), "NOX-41 rank_too_low");
}

/// NOX-41 and R12.
#[test]
fn scenario_ns13_ones_own_card_may_be_covered() {
    let mut table = given().city(B1).hand(0, "red-tough").start();
    table.play(0, cover("red-tough", -2, 2));
    assert_eq!(table.stack(-2, 2), "red-tough/red-punk");
}

/// NOX-41.
#[test]
fn scenario_ns14_neutral_cards_neither_cover_nor_are_covered() {
    let mut table = given().city(B1).hand(0, "red-lieutenant").display("barracks").start();
    table.refuses(0, cover("red-lieutenant", -2, -1), "NOX-41 not_a_gang_card");
    table.refuses(0, cover("barracks", -2, 2), "NOX-41 not_a_gang_card");
}

/// NOX-33, NOX-41.
#[test]
fn scenario_ns15_a_locked_stack_is_not_covered() {
    let mut table = given().city(B3).hand(0, "red-lieutenant").start();
    table.refuses(0, cover("red-lieutenant", 0, 0), "NOX-41 locked");
    table.play(0, cover("red-lieutenant", 2, 0));
}

/// NOX-33.
#[test]
fn scenario_ns16_one_free_edge_opens_a_stack() {
    let city = "blue-punk u 0 0, district-wine-airship u -2 0, red-tough u 2 0, barracks u 0 3";
    given().city(city).hand(0, "red-lieutenant").start().play(0, cover("red-lieutenant", 0, 0));
}

/// NOX-22, NOX-42.
#[test]
fn scenario_ns17_a_master_covers_draws_nothing_and_is_never_covered() {
    let mut table = given().city(B1).hand(1, "blue-lieutenant").start();
    let (hand, deck) = (table.hand(0), table.deck(0));
    table.play(0, cover("red-master", 0, -2));
    assert_eq!((table.hand(0), table.deck(0)), (hand, deck));
    assert_eq!(table.position()["seats"][0]["master"], json!(false));
    for card in ["blue-lieutenant", "blue-master"] {
        table.refuses(1, cover(card, 0, -2), "NOX-41 rank_too_low");
        assert!(!table.covers(1, card).contains(&"0 -2".to_owned()));
    }
}

/// NOX-22.
#[test]
fn scenario_ns18_a_hand_is_filled_while_its_deck_lasts() {
    let laid = "red-punk red-punk";
    let mut table = given().row(3, -1, laid).start();
    assert_eq!((table.hand(0).len(), table.deck(0).len()), (3, 4));
    let card = table.hand(0).remove(0);
    let spot = table.places(0, &card).remove(0);
    table.play(0, place(&card, &spot));
    assert_eq!((table.hand(0).len(), table.deck(0).len()), (3, 3));

    let laid = "red-punk red-punk red-punk-gear red-punk-gear red-lieutenant red-lieutenant";
    let mut table = given().row(3, -1, laid).start();
    for left in [2, 1, 0] {
        assert_eq!(table.deck(0).len(), 0);
        let card = table.hand(0).remove(0);
        let spot = table.places(0, &card).remove(0);
        table.play(0, place(&card, &spot));
        assert_eq!(table.hand(0).len(), left);
        let spot = table.places(1, "blue-master").into_iter().next();
        let action = if left == 2 { place("blue-master", &spot.unwrap()) } else { table.legal(1).remove(0) };
        table.play(1, action);
        if table.stage().starts_with("gear") {
            table.play(1, skip());
        }
    }
}

/// NOX-22.
#[test]
fn scenario_ns19_the_display_is_filled_while_its_deck_lasts() {
    let laid = "district-diamond district-wine district-airship district-dice district-mask district-diamond-wine \
                district-wine-airship district-grand barracks";
    let mut table = given().row(3, -1, laid).neutral_deck("district-diamond-mask").start();
    assert_eq!((table.display().len(), table.neutral_deck().len()), (3, 1));
    for (seat, display) in [(0, 3), (1, 2)] {
        let card = table.display().remove(0);
        let spot = table.places(seat, &card).remove(0);
        table.play(seat, place(&card, &spot));
        assert_eq!((table.display().len(), table.neutral_deck().len()), (display, 0));
    }
}

/// After NS-20: seat 1 has just placed a punk with a gear above the row.
fn ns20() -> Table {
    let mut table = given().city(B2).turn(1).hand(1, "blue-punk-gear").start();
    table.play(1, place("blue-punk-gear", "s 0 -2"));
    table
}

/// NOX-23, NOX-43.
#[test]
fn scenario_ns20_a_gear_opens_its_phase_before_the_draw() {
    let table = ns20();
    assert_eq!((table.stage().as_str(), table.pending()), ("gear 1", vec![1]));
    assert_eq!(table.hand(1).len(), 2);
    assert_eq!(table.event_types(), "placed");
}

/// NOX-44.
#[test]
fn scenario_ns21_a_card_that_holds_the_city_together_stays() {
    ns20().refuses(1, move_to(2, 0, "s 3 -2"), "NOX-44 isolates");
}

/// NOX-37, NOX-44, NOX-49.
#[test]
fn scenario_ns22_every_gear_move() {
    let table = ns20();
    assert_eq!(table.moves(1, 0, 0), ["s 3 -2", "s -1 0", "s 2 3", "s 3 3", "u 3 -3"]);
    assert_eq!(table.moves(1, 4, 0), ["s 3 -2", "s 0 3", "s 1 3", "u 3 -3", "u -2 -2"]);
    let legal = table.legal(1);
    assert_eq!((legal.len(), legal.last()), (11, Some(&skip())));
}

/// NOX-44.
#[test]
fn scenario_ns23_the_card_just_placed_stays() {
    ns20().refuses(1, move_to(0, -2, "s 3 3"), "NOX-44 just_placed");
}

/// NOX-44.
#[test]
fn scenario_ns24_a_master_stays() {
    let city = "district-grand u 0 0, red-master u 2 0, red-punk-gear s 0 -2";
    let mut table = given().city(city).gear(0, -2, "hand").start();
    table.refuses(0, move_to(2, 0, "s 0 3"), "NOX-44 master");
}

/// NOX-33, NOX-44.
#[test]
fn scenario_ns25_a_locked_card_stays_and_its_neighbours_move() {
    let mut table = given().city(B3).and("red-punk-gear u 2 3").gear(2, 3, "hand").start();
    table.refuses(0, move_to(0, 0, "u 4 0"), "NOX-44 locked");
    for (x, y) in [(-2, 0), (2, 0), (0, -3), (0, 3)] {
        assert!(!table.moves(0, x, y).is_empty(), "{x} {y}");
    }
}

/// As in NS-26: seat 1 has just placed a punk with a gear beside B4.
fn ns26() -> Table {
    given().city(B4).and("blue-punk-gear u 3 3").turn(1).gear(3, 3, "hand").start()
}

/// NOX-43, NOX-45.
#[test]
fn scenario_ns26_a_top_card_moves_and_shows_what_lay_under_it() {
    let mut table = ns26();
    table.play(1, move_to(2, 0, "u 4 0"));
    assert_eq!((table.stack(2, 0).as_str(), table.stack(4, 0).as_str()), ("blue-punk", "red-tough"));
    assert_eq!(table.stage(), "turn 0");
}

/// NOX-44.
#[test]
fn scenario_ns27_a_moved_card_may_cover_the_card_just_placed() {
    let mut table = ns26();
    table.play(1, move_on(2, 0, 3, 3));
    assert_eq!(table.stack(3, 3), "red-tough/blue-punk-gear");
    assert_eq!(table.stack(2, 0), "blue-punk");
}

/// NOX-22, NOX-46.
#[test]
fn scenario_ns28_a_gear_may_be_left_unused() {
    let mut table = ns26();
    table.play(1, skip());
    assert_eq!(table.event_types(), "skipped drew");
    assert_eq!((table.stage().as_str(), table.hand(1).len()), ("turn 0", 3));
}

/// NOX-43.
#[test]
fn scenario_ns29_a_gear_that_is_moved_does_nothing() {
    let city = "district-grand u 0 0, red-punk-gear u 2 0, blue-punk-gear s 0 -2";
    let mut table = given().city(city).gear(0, -2, "hand").turn(1).start();
    let to = table.moves(1, 2, 0).remove(0);
    table.play(1, move_to(2, 0, &to));
    assert_eq!(table.stage(), "turn 0");
}

/// Every red card but these lies in a row beside L.
fn all_red_laid_but(cards: &str) -> Given {
    let mut rest: Vec<String> =
        the_box(&["red"]).into_iter().filter(|card| card.starts_with("red")).collect();
    words(cards).iter().for_each(|card| take(&mut rest, card));
    given().row(3, -1, &rest.join(" "))
}

/// NOX-70.
#[test]
fn scenario_ns30_the_last_card_ends_the_game_at_once() {
    let mut table = all_red_laid_but("red-master").start();
    assert!(table.hand(0).is_empty() && table.deck(0).is_empty());
    let spot = table.places(0, "red-master").remove(0);
    table.play(0, place("red-master", &spot));
    assert_eq!(table.event_types(), "placed game_over");
    assert_eq!(table.stage(), "over 0");
    assert_eq!(table.event("game_over"), json!({"type": "game_over", "reason": "all-laid", "seat": 0}));
    table.refuses(1, place("blue-master", "s 0 -2"), "game_over");
}

/// NOX-70 and R15.
#[test]
fn scenario_ns31_the_gear_of_the_last_card_works_before_the_end() {
    let begin = || {
        let mut table = all_red_laid_but("red-punk-gear").start();
        let spot = table.places(0, "red-punk-gear").remove(0);
        table.play(0, place("red-punk-gear", &spot));
        assert_eq!(table.stage(), "gear 0");
        table
    };
    let mut table = begin();
    table.play(0, skip());
    assert_eq!((table.stage().as_str(), table.event_types().as_str()), ("over 0", "skipped game_over"));
    let mut table = begin();
    let action = table.legal(0).remove(0);
    table.play(0, action);
    assert_eq!((table.stage().as_str(), table.event_types().as_str()), ("over 0", "moved game_over"));
}

/// NOX-48.
#[test]
fn scenario_ns32_the_last_card_waits_for_its_turn() {
    let mut table = all_red_laid_but("red-tough").turn(1).start();
    table.refuses(0, place("red-tough", "s 0 -2"), "not_your_turn");
}

/// The rulebook's example of a scoring.
const NS33: &str = "district-airship-dice s 0 0, blue-tough u 0 -3, orange-tough u 2 -3, blue-punk u -2 -1, \
    orange-punk u 3 0, blue-lieutenant s 0 2, district-grand u 4 -3, blue-master u 4 -6, orange-master u 6 -3";

/// NOX-71, NOX-72, NOX-74.
#[test]
fn scenario_ns33_barracks_strike_before_districts_are_judged() {
    let table = given().colors(&["blue", "orange"]).city(NS33);
    let table = table.and("barracks u 8 -3, orange-lieutenant u 8 0").passes(2).over().start();
    let result = table.result();
    assert_eq!(
        result["seats"][0]["breakdown"],
        json!({"symbols": 2, "favorites": 2, "districts": ["district-airship-dice"], "count": 1})
    );
    assert_eq!(
        result["seats"][1]["breakdown"],
        json!({"symbols": 0, "favorites": 0, "districts": [], "count": 0})
    );
    assert_eq!((&result["seats"][0]["score"], &result["winners"]), (&json!(4), &json!([0])));
}

/// NOX-72, NOX-74.
#[test]
fn scenario_ns34_without_the_barracks_the_master_counts_two() {
    let table = given().colors(&["blue", "orange"]).city(NS33).passes(2).over().start();
    let result = table.result();
    assert_eq!((&result["seats"][0]["score"], &result["seats"][1]["score"]), (&json!(4), &json!(6)));
    assert_eq!(result["winners"], json!([1]));
}

/// NOX-75.
#[test]
fn scenario_ns35_districts_break_a_tie_and_equals_share() {
    // Red has three districts of one symbol each, none of them its favourite; blue has one that is its own.
    let three = "district-wine u 0 0, district-dice u 4 0, red-punk u 2 0, district-mask s 2 3, \
                 barracks u 6 0, district-airship u 8 0, blue-punk u 10 0";
    let table = given().city(three).passes(2).over().start();
    let result = table.result();
    assert_eq!((&result["seats"][0]["score"], &result["seats"][1]["score"]), (&json!(3), &json!(3)));
    assert_eq!((&result["seats"][0]["rank"], &result["seats"][1]["rank"]), (&json!(1), &json!(2)));
    assert_eq!(result["winners"], json!([0]));

    let equal = "district-diamond u 0 0, red-punk u 2 0, district-grand u 4 0, blue-punk u 6 0, \
                 district-airship u 8 0";
    let result = given().city(equal).passes(2).over().start().result();
    assert_eq!((&result["seats"][0]["rank"], &result["seats"][1]["rank"]), (&json!(1), &json!(1)));
    assert_eq!(result["winners"], json!([0, 1]));
}

/// NOX-47, NOX-70.
#[test]
fn scenario_ns36_only_a_seat_that_can_do_nothing_passes_and_all_passing_ends_the_game() {
    let mut passed = 0;
    let mut ended = 0;
    for seed in 1..=12 {
        let mut table = Table::dealt(4, seed, json!({"table": {"w": 14, "h": 14}}));
        let mut guess = Guess::new(seed);
        while let Some(seat) = table.game.pending().first() {
            let mut legal = table.legal(seat.0);
            let only_pass = legal == [pass()];
            if !only_pass && table.stage().starts_with("turn") {
                assert!(!legal.contains(&pass()));
                table.refuses(seat.0, pass(), "NOX-47 must_play");
            }
            passed += usize::from(only_pass);
            let choice = legal.swap_remove(guess.below(legal.len() as u32) as usize);
            table.play(seat.0, choice);
        }
        if table.event_types() == "passed game_over" {
            ended += 1;
            assert_eq!(
                table.event("game_over"),
                json!({"type": "game_over", "reason": "all-passed", "seat": null})
            );
            assert_eq!(table.position()["passes"], json!(4));
        }
    }
    assert!(passed > 0 && ended > 0, "{passed} passes, {ended} games ended by them");
}

/// NOX-91, NOX-92, NOX-93.
#[test]
fn scenario_ns37_a_broken_position_is_named_by_what_it_breaks() {
    assert_eq!(given().and("red-punk u -1 -3").breaks(), "NOX-92");
    assert_eq!(given().and("blue-punk/red-tough s 0 -2").breaks(), "NOX-93");
    let mut four_toughs = given().hand(0, "red-tough red-tough red-tough").position();
    four_toughs["seats"][0]["deck"][0] = json!("red-tough");
    assert_eq!(Table::broken_rule(&four_toughs), "NOX-91");
    assert_eq!(given().and("red-punk u 8 0").breaks(), "NOX-92");
}

/// NOX-60.
#[test]
fn scenario_ns38_a_view_hides_hands_and_decks_and_shows_stacks() {
    let table = given().city(B4).hand(0, "red-lieutenant red-punk red-punk-gear").start();
    for viewer in [seat(1), SPECTATOR] {
        let view = table.view(viewer);
        for hidden in ["red-lieutenant", "red-punk", "deck\""] {
            assert!(!view.to_string().contains(hidden), "{hidden}: {view}");
        }
        assert_eq!(view["city"], table.position()["city"]);
        assert_eq!(view["city"][1]["cards"], json!(["red-tough", "blue-punk"]));
        let own = view["seats"][1].get("hand").is_some();
        assert_eq!((view["seats"][0].get("hand"), own), (None, viewer == seat(1)));
    }
}
