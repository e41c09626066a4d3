//! Positions: how they are written and read, and the invariants JER-70.1 to JER-70.8.

use super::table::*;
use besace_jericho::Jericho;
use besace_table::Game;
use serde_json::{Value, json};

/// A whole position in the middle of a game; `example_view.json` is what seat 0 sees of it.
fn example() -> Value {
    serde_json::from_str(include_str!("example_position.json")).unwrap()
}

/// JER-70: a position is written as it was read, key for key in the same order.
#[test]
fn jer_70_the_example_position_is_written_as_it_was_read() {
    let table = Table::load(&example());
    assert_eq!(table.position(), example());
    assert_eq!(table.position().to_string(), example().to_string());
}

/// JER-54: the example's view of seat 0, key for key in the same order.
#[test]
fn jer_54_the_example_view_is_that_of_seat_0() {
    let view: Value = serde_json::from_str(include_str!("example_view.json")).unwrap();
    let table = Table::load(&example());
    assert_eq!(table.view(seat(0)), view);
    assert_eq!(table.view(seat(0)).to_string(), view.to_string());
}

/// JER-70: a group of cards may be written as a list with repeats.
#[test]
fn jer_70_lists_are_read_as_count_maps() {
    let as_list = |counts: &Value| json!(words(&listed(counts)));
    let mut lists = example();
    for zone in ["supply", "removed"] {
        lists[zone] = as_list(&lists[zone]);
    }
    for seat in lists["seats"].as_array_mut().unwrap() {
        for zone in ["hand", "won"] {
            seat[zone] = as_list(&seat[zone]);
        }
        for (_, wall) in seat["walls"].as_object_mut().unwrap() {
            *wall = as_list(wall);
        }
    }
    assert!(lists["seats"][2]["walls"]["white"].is_array());
    assert_eq!(Table::load(&lists).position(), example());
}

/// JER-70: `options`, or any of them, may be left out: the defaults hold.
#[test]
fn jer_70_options_may_be_left_out() {
    for options in [None, Some(json!({}))] {
        let mut position = example();
        match options {
            Some(options) => position["options"] = options,
            None => drop(position.as_object_mut().unwrap().shift_remove("options")),
        }
        assert_eq!(Table::load(&position).position()["options"], json!({"first_player": "random"}));
    }
}

/// R16: a key that a position does not have is not read.
#[test]
fn r16_unknown_keys_of_a_position_are_passed_over() {
    let mut position = example();
    position["rng"] = json!("seed:1");
    position["seats"][0]["name"] = json!("Ada");
    assert_eq!(Table::load(&position).position(), example());
}

/// JER-70: at every decision of whole games the position loads, and goes on as the game that was saved.
#[test]
fn jer_70_every_position_of_a_dealt_game_can_be_loaded() {
    for seed in 0..6 {
        let mut table = super::components::dealt(3 + (seed % 3) as u8, seed, json!("random"));
        let mut actions = 0;
        while let Some(&seat) = table.pending().last() {
            let position = table.position();
            let mut loaded = Table::load(&position);
            assert_eq!(loaded.position(), position);
            let legal = table.legal(seat);
            let action = legal[(actions * 5 + seed as usize) % legal.len()].clone();
            loaded.play(seat, action.clone());
            table.play(seat, action);
            assert_eq!((loaded.position(), loaded.events()), (table.position(), table.events()));
            actions += 1;
        }
    }
}

/// A position changed by hand, and the invariant that it breaks.
#[track_caller]
fn changed(change: impl FnOnce(&mut Value)) -> &'static str {
    let mut position = example();
    change(&mut position);
    Table::broken_rule(&position)
}

/// JER-70.1: every key is there; only `options` may be missing.
#[test]
fn jer_70_1_no_key_may_be_missing() {
    let of_position =
        ["game", "version", "phase", "round", "turn", "seats", "supply", "removed", "draw", "chosen"];
    for key in of_position {
        let broken = changed(|position| drop(position.as_object_mut().unwrap().shift_remove(key)));
        assert_eq!(broken, "JER-70.1", "{key}");
    }
    for key in ["hand", "first", "walls", "won"] {
        let broken =
            changed(|position| drop(position["seats"][1].as_object_mut().unwrap().shift_remove(key)));
        assert_eq!(broken, "JER-70.1", "{key}");
    }
}

/// JER-70.1: no key has a value of the wrong type.
#[test]
fn jer_70_1_no_key_may_be_of_the_wrong_type() {
    let of_position = [
        "game", "version", "options", "phase", "round", "turn", "seats", "supply", "removed", "draw",
        "chosen",
    ];
    let wrong =
        [json!(null), json!(true), json!(1.5), json!(-1), json!("nothing"), json!([1]), json!({"a": "b"})];
    for key in of_position {
        for wrong in &wrong {
            assert_eq!(changed(|position| position[key] = wrong.clone()), "JER-70.1", "{key} {wrong}");
        }
    }
    for key in ["hand", "first", "walls", "won"] {
        for wrong in wrong.iter().filter(|wrong| !(key == "first" && wrong.is_null())) {
            assert_eq!(
                changed(|position| position["seats"][0][key] = wrong.clone()),
                "JER-70.1",
                "{key} {wrong}"
            );
        }
    }
    for wrong in wrong.iter().chain(&[json!({}), json!([])]) {
        assert_eq!(Table::broken_rule(wrong), "JER-70.1", "{wrong}");
    }
}

/// JER-70.1, R17: a list of the values without their keys is no position, no seat and no options.
#[test]
fn jer_70_1_an_object_cannot_be_written_as_a_list() {
    let values = |object: &Value| Value::Array(object.as_object().unwrap().values().cloned().collect());
    assert_eq!(Table::broken_rule(&values(&example())), "JER-70.1");
    assert_eq!(changed(|position| position["seats"][0] = values(&position["seats"][0])), "JER-70.1");
    assert_eq!(changed(|position| position["options"] = json!([0])), "JER-70.1");
    assert_eq!(changed(|position| position["options"] = json!([])), "JER-70.1");
}

/// JER-70.1: the game, its version, the phase, the options and all ids are known.
#[test]
fn jer_70_1_names_are_known() {
    let broken = [
        changed(|position| position["game"] = json!("jericho2")),
        changed(|position| position["version"] = json!(2)),
        changed(|position| position["phase"] = json!("scoring")),
        changed(|position| position["options"] = json!({"colours": 4})),
        changed(|position| position["options"] = json!({"first_player": 3})),
        changed(|position| position["options"] = json!({"first_player": "somebody"})),
        changed(|position| position["draw"][0] = json!("green-3")),
        changed(|position| position["supply"]["red-2"] = json!(1)),
        changed(|position| position["seats"][0]["walls"]["green"] = json!({"red-3": 1})),
        changed(|position| position["chosen"] = json!({"zero": "red-3"})),
    ];
    assert!(broken.iter().all(|rule| *rule == "JER-70.1"), "{broken:?}");
}

/// JER-70.1: there are 3 to 5 seats, and the turn is one of them.
#[test]
fn jer_70_1_three_to_five_seats_and_a_turn_among_them() {
    for seats in [3, 4, 5] {
        given().seats(seats).turn(seats - 1).start();
        assert_eq!(given().seats(seats).turn(seats).breaks(), "JER-70.1");
    }
    for turn in [json!(-1), json!(256), json!(u64::MAX)] {
        assert_eq!(changed(|position| position["turn"] = turn.clone()), "JER-70.1", "{turn}");
    }
    for seats in [0, 1, 2, 6, 300] {
        let broken = changed(|position| {
            position["seats"] = json!(vec![position["seats"][0].clone(); seats]);
        });
        assert_eq!(broken, "JER-70.1", "{seats}");
    }
}

/// JER-70.1: the round is 1 to 3, in `first-wall` 1, in `over` 3.
#[test]
fn jer_70_1_the_round_fits_the_phase() {
    for round in [0, 4, 255, 257, u64::MAX] {
        assert_eq!(changed(|position| position["round"] = json!(round)), "JER-70.1");
    }
    let first_wall = given().first_wall();
    for (given, right) in [(first_wall, 1), (given().over(), 3)] {
        for round in 1..=3 {
            let mut position = given.position();
            position["round"] = json!(round);
            let refused = Jericho::load(&position).err().map(|refused| refused.rule);
            assert_eq!(refused, (round != right).then_some("JER-70.1"));
        }
    }
}

/// JER-70.1: a count is positive.
#[test]
fn jer_70_1_counts_are_positive() {
    for count in [json!(0), json!(-1), json!(i64::MIN), json!(1.0)] {
        assert_eq!(changed(|position| position["supply"]["red-7"] = count.clone()), "JER-70.1", "{count}");
        assert_eq!(changed(|position| position["removed"]["trumpet"] = count.clone()), "JER-70.1", "{count}");
    }
}

/// JER-70.2: every wall card of the box is somewhere, once.
#[test]
fn jer_70_2_no_wall_card_is_missing_or_there_twice() {
    let broken = [
        changed(|position| position["supply"]["red-7"] = json!(1)),
        changed(|position| position["supply"]["red-7"] = json!(300)),
        changed(|position| position["supply"]["red-7"] = json!(4_294_967_297_u64)),
        changed(|position| position["seats"][0]["won"]["red-3"] = json!(u64::MAX)),
        changed(|position| position["seats"][0]["walls"]["red"]["red-3"] = json!(i64::MAX)),
        changed(|position| position["seats"][0]["hand"] = json!(vec!["red-3"; 300])),
        changed(|position| position["draw"][0] = json!("white-4")),
        changed(|position| drop(position["draw"].as_array_mut().unwrap().remove(0))),
        changed(|position| position["seats"][0]["won"]["brown-7"] = json!(1)),
        changed(|position| position["seats"][0]["walls"]["red"]["red-4"] = json!(2)),
        changed(|position| position["draw"] = json!(vec!["red-1"; 200])),
        changed(|position| position["draw"] = json!(vec!["red-1"; 300])),
        changed(|position| {
            drop(position["seats"][0]["walls"].as_object_mut().unwrap().shift_remove("yellow"))
        }),
    ];
    assert!(broken.iter().all(|rule| *rule == "JER-70.2"), "{broken:?}");
}

/// JER-70.2: there are 22 trumpets; only they are removed, and nobody wins one.
#[test]
fn jer_70_2_trumpets_are_all_there_and_never_won() {
    let broken = [
        changed(|position| position["removed"]["trumpet"] = json!(3)),
        changed(|position| position["removed"]["trumpet"] = json!(1)),
        changed(|position| position["removed"] = json!({})),
        changed(|position| position["supply"]["trumpet"] = json!(22)),
        changed(|position| {
            position["removed"] = json!({"trumpet": 2, "red-7": 1});
            position["draw"].as_array_mut().unwrap().retain(|card| card != "red-7");
        }),
        changed(|position| {
            position["removed"] = json!({"trumpet": 1});
            position["seats"][0]["won"]["trumpet"] = json!(1);
        }),
    ];
    assert!(broken.iter().all(|rule| *rule == "JER-70.2"), "{broken:?}");
}

/// JER-70.2: a face-down first wall card is one of the box like any other.
#[test]
fn jer_70_2_first_wall_cards_are_counted() {
    let mut position = given().fill(1).first(0, "red-7").position();
    position["seats"][0]["first"] = json!("brown-7");
    assert_eq!(Table::broken_rule(&position), "JER-70.2");
}

/// JER-70.3: while the game runs the draw pile has the scoring cards of this and the later rounds.
#[test]
fn jer_70_3_scoring_cards_fit_the_round() {
    for round in 1..=3 {
        let position = given().round(round).position();
        Table::load(&position);
        for change in [-1_i32, 1] {
            let mut position = position.clone();
            let draw = position["draw"].as_array_mut().unwrap();
            if change < 0 {
                drop(draw.pop())
            } else {
                draw.push(json!("scoring"))
            }
            assert_eq!(Table::broken_rule(&position), "JER-70.3");
        }
    }
}

/// JER-70.3: at the end none is left.
#[test]
fn jer_70_3_no_scoring_card_is_left_at_the_end() {
    assert_eq!(given().over().draw("scoring").breaks(), "JER-70.3");
    assert!(!given().over().start().draw().contains(&"scoring".to_owned()));
}

/// JER-70.3: no scoring card lies in any other zone.
#[test]
fn jer_70_3_scoring_cards_lie_only_in_the_draw_pile() {
    let broken = [
        changed(|position| position["supply"]["scoring"] = json!(1)),
        changed(|position| position["removed"]["scoring"] = json!(1)),
        changed(|position| position["seats"][0]["won"] = json!(["scoring"])),
        changed(|position| position["seats"][0]["hand"]["scoring"] = json!(1)),
        changed(|position| position["seats"][0]["walls"]["red"]["scoring"] = json!(1)),
        changed(|position| position["seats"][0]["first"] = json!("scoring")),
    ];
    assert!(broken.iter().all(|rule| *rule == "JER-70.3"), "{broken:?}");
}

/// JER-70.4: a wall has a stone of its colour, and holds only such stones and trumpets.
#[test]
fn jer_70_4_a_wall_has_stones_of_its_colour() {
    assert_eq!(given().wall(0, "red", "T T").breaks(), "JER-70.4");
    assert_eq!(changed(|position| position["seats"][0]["walls"]["blue"] = json!({})), "JER-70.4");
    assert_eq!(changed(|position| position["seats"][0]["walls"]["red"]["blue-1"] = json!(1)), "JER-70.4");
    let swapped = changed(|position| {
        let walls = &mut position["seats"][0]["walls"];
        walls["blue"] = walls["red"].clone();
        walls.as_object_mut().unwrap().shift_remove("red");
    });
    assert_eq!(swapped, "JER-70.4");
    given().wall(0, "red", "1 T T").start();
}

/// JER-70.5: before the first filling a hand has 7 cards, or 6 besides the card that it has laid.
#[test]
fn jer_70_5_hands_in_first_wall() {
    given().first_wall().first(1, "red-3").start();
    for (seat, size) in [(0, 6), (0, 8), (1, 7), (1, 5)] {
        let given = given().first_wall().first(1, "red-3").hand_size(seat, size);
        assert_eq!(given.breaks(), "JER-70.5");
    }
}

/// JER-70.5: hands of 6, 5 and 4 cards fill the supply; hands of 5, 4 and 3 are played from; 3 are left at the end.
#[test]
fn jer_70_5_hands_have_their_rounds_size() {
    let stages = [
        (given().fill(1), 6),
        (given().fill(2), 5),
        (given().fill(3), 4),
        (given().round(1), 5),
        (given().round(2), 4),
        (given().round(3), 3),
        (given().over(), 3),
    ];
    for (given, size) in stages {
        assert_eq!(given.start().hand_sizes(), [size; 3]);
        for wrong in [size - 1, size + 1] {
            assert_eq!(given.clone().hand_size(1, wrong).breaks(), "JER-70.5");
        }
        assert_eq!(given.clone().hand_size(1, 0).breaks(), "JER-70.5");
        assert_eq!(given.clone().hand_size(1, 9).breaks(), "JER-70.5");
    }
}

/// JER-70.5: where no card but scoring cards is left to draw, as many hands may be one card short as rounds are
/// over, and no hand by two.
#[test]
fn jer_70_5_hands_may_be_short_where_the_draw_pile_is_spent() {
    let stages = [
        (given().fill(1), 0, 6),
        (given().round(1), 0, 5),
        (given().fill(2), 1, 5),
        (given().round(2), 1, 4),
        (given().fill(3), 2, 4),
        (given().round(3), 2, 3),
        (given().over(), 3, 3),
    ];
    for (given, allowed, size) in stages {
        let short = |count: usize| {
            (0..count)
                .fold(given.clone().seats(4).draw_only(""), |given, seat| given.hand_size(seat, size - 1))
        };
        short(allowed).start();
        assert_eq!(short(allowed + 1).breaks(), "JER-70.5");
        assert_eq!(short(0).hand_size(0, size - 2).breaks(), "JER-70.5");
        assert_eq!(short(0).hand_size(0, size + 1).breaks(), "JER-70.5");
        if allowed > 0 {
            assert_eq!(short(allowed).draw_only("red-7").breaks(), "JER-70.5");
        }
    }
}

/// JER-70.6: in `first-wall` those who have answered have a card lying face down, but not all have.
#[test]
fn jer_70_6_first_cards_in_first_wall() {
    given().first_wall().first(0, "red-3").first(2, "red-3").start();
    let all = given().first_wall().first(0, "red-3").first(1, "red-3").first(2, "red-3");
    assert_eq!(all.breaks(), "JER-70.6");
}

/// JER-70.6: in the filling of round 1 everybody's first card lies face down; later nobody's does.
#[test]
fn jer_70_6_first_cards_in_the_filling_of_round_one_only() {
    given().fill(1).start();
    let mut position = given().fill(1).first(0, "red-7").position();
    position["seats"][0]["first"] = json!(null);
    position["draw"].as_array_mut().unwrap().push(json!("red-7"));
    assert_eq!(Table::broken_rule(&position), "JER-70.6");
    for later in
        [given(), given().fill(2), given().round(2), given().fill(3), given().round(3), given().over()]
    {
        assert_eq!(later.first(0, "red-7").breaks(), "JER-70.6");
    }
}

/// JER-70.6: no wall stands before the play of round 1.
#[test]
fn jer_70_6_no_walls_before_the_play_of_round_one() {
    assert_eq!(given().first_wall().wall(1, "red", "3").breaks(), "JER-70.6");
    assert_eq!(given().fill(1).wall(1, "red", "3").breaks(), "JER-70.6");
    given().wall(1, "red", "3").start();
    given().fill(2).wall(1, "red", "3").start();
}

/// JER-70.7: answers wait only in `fill`, for cards of the hand, and never all of them.
#[test]
fn jer_70_7_answers_wait_only_in_fill() {
    given().fill(1).chosen(0, "red-3").chosen(2, "trumpet").start();
    let all = given().fill(1).chosen(0, "red-3").chosen(1, "red-3").chosen(2, "trumpet");
    assert_eq!(all.breaks(), "JER-70.7");
    for elsewhere in [given().first_wall(), given(), given().over()] {
        assert_eq!(elsewhere.chosen(0, "red-3").breaks(), "JER-70.7");
    }
    for (seat, card) in [("0", "red-3"), ("0", "scoring"), ("3", "white-1")] {
        let mut position = given().fill(2).position();
        position["chosen"] = json!({ seat: card });
        assert_eq!(Table::broken_rule(&position), "JER-70.7", "{seat} {card}");
    }
}

/// JER-70.8: in play the supply holds the filling at least: one card a seat.
#[test]
fn jer_70_8_the_supply_holds_a_card_for_each_seat() {
    for seats in 3..=5 {
        given().seats(seats).supply(&"trumpet ".repeat(seats)).start();
        assert_eq!(given().seats(seats).supply(&"trumpet ".repeat(seats - 1)).breaks(), "JER-70.8");
    }
    given().fill(2).supply("").start();
    given().over().supply("").start();
}

/// R18: a loaded first wall card may be a trumpet although the hand has other cards; it is removed like any other.
#[test]
fn r18_a_loaded_first_card_may_be_a_trumpet() {
    let mut table = given().fill(1).first(0, "trumpet").chosen(1, "red-3").chosen(2, "red-3").start();
    table.play(0, supply("white-1"));
    assert_eq!(table.removed(), 1);
}

/// JER-70: a whole game is small enough to be copied at every step of a search.
#[test]
fn jer_70_a_game_takes_less_than_a_kibibyte() {
    assert!(size_of::<Jericho>() < 1024, "{} bytes", size_of::<Jericho>());
}
