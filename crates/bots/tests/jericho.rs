//! The three levels at Jericho.

use besace_bots::{Budget, Level, Mind, Sight, suggest};
use besace_jericho::{Action, Card, Color, Jericho};
use besace_table::{Game, Guess, Offer, Seat, Seed, play};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn deal(seats: u8, seed: u64) -> Jericho {
    Jericho::new(seats, Seed::new(seed).unwrap(), &Default::default()).unwrap()
}

/// A suggestion, reasons and all, as it would be written.
fn written(game: &Jericho, seat: Seat, level: Level, seed: u64) -> Value {
    let sight = Sight::new(game, &[], seat);
    json!(suggest(&sight, level, Budget::Iterations(80), &mut Guess::new(seed)))
}

/// Plays a whole game of bots and calls `at_each` before every decision.
fn play_through(seats: u8, level: Level, mut at_each: impl FnMut(&Jericho, Seat)) -> Jericho {
    let mut game = deal(seats, u64::from(seats));
    let mut events = Vec::new();
    let mut guess = Guess::new(3);
    while let Some(seat) = game.pending().first() {
        at_each(&game, seat);
        let sight = Sight::new(&game, &events, seat);
        let suggestion = suggest(&sight, level, Budget::Iterations(30), &mut guess).unwrap();
        play(&mut game, seat, &suggestion.action, &mut events).expect("suggestions are legal");
    }
    game
}

#[test]
fn every_suggestion_is_legal_in_whole_games_of_every_level_and_size() {
    for seats in 3..=5 {
        for level in Level::ALL {
            assert!(play_through(seats, level, |_, _| {}).result().is_some());
        }
    }
}

#[test]
fn no_two_actions_that_are_offered_together_share_a_number() {
    for seats in 3..=5 {
        play_through(seats, Level::Novice, |game, seat| {
            let mut offers = Vec::new();
            game.legal(seat, &mut offers);
            let number = |offer: &Offer<Jericho>| match offer {
                Offer::Action(action) => Jericho::number(action).expect("every action has one"),
                Offer::Bounds(never) => match *never {},
            };
            let numbers: BTreeSet<u16> = offers.iter().map(number).collect();
            assert_eq!(numbers.len(), offers.len());
        });
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_move_and_the_same_reasons() {
    let game = deal(4, 11);
    for level in Level::ALL {
        assert_eq!(written(&game, Seat(2), level, 9), written(&game, Seat(2), level, 9));
    }
}

/// A change of these is a change of how the expert plays, on this machine or on another.
#[test]
fn the_search_is_the_same_on_every_machine() {
    let reasons = &written(&deal(3, 1), Seat(0), Level::Expert, 1)["reasons"];
    assert_eq!(reasons[0]["numbers"], EXPERT_ON_DEAL_1.parse::<Value>().unwrap());
}

const EXPERT_ON_DEAL_1: &str =
    r#"{"iterations": 80, "visits": 23, "share_of_visits": 0.288, "expected_share": 0.292}"#;

#[test]
fn no_bot_of_any_level_can_tell_the_true_world_from_an_imagined_one() {
    let mut decision = 0;
    play_through(4, Level::Novice, |game, seat| {
        decision += 1;
        // Every fifth decision keeps this quick, and meets every phase and every seat.
        if decision % 5 == 0 {
            let imagined = game.redeal(seat, &mut Guess::new(decision));
            for level in Level::ALL {
                let (true_world, other) =
                    (written(game, seat, level, decision), written(&imagined, seat, level, decision));
                assert_eq!(true_world, other, "{level:?} at decision {decision}");
            }
        }
    });
    assert!(decision > 60);
}

#[test]
fn every_suggestion_but_a_novices_says_how_it_was_found_and_every_one_what_it_does() {
    play_through(3, Level::Novice, |game, seat| {
        for level in Level::ALL {
            let reasons = written(game, seat, level, 1)["reasons"].as_array().unwrap().clone();
            assert!(!reasons.is_empty(), "{level:?} in {}", game.phase());
            for reason in &reasons {
                assert!(!reason["text"].as_str().unwrap().is_empty());
            }
        }
    });
}

/// The last turn of the game: seat 0 is one card behind. Whatever else lies in the supply, the trumpet against red
/// brings down three 5s of seat 1, and seat 0's red wall, then the longest, wins them.
fn last_turn() -> Jericho {
    let card = |id| Card::from_id(id).unwrap();
    let named = [
        "white-3", "blue-3", "white-1", "white-1", "white-1", "blue-1", "blue-1", "blue-1", "red-3", "red-3",
        "red-5", "red-5", "red-5", "red-1", "red-1", "red-1", "red-1",
    ];
    let mut rest: Vec<&str> = Card::all()
        .filter(|kind| *kind != Card::TRUMPET)
        .flat_map(|kind| {
            let used = named.iter().filter(|id| card(id) == kind).count();
            std::iter::repeat_n(kind.id(), usize::from(kind.copies()) - used)
        })
        .collect();
    let mut won = |count: usize| rest.split_off(rest.len() - count);
    let (first, second, third) = (won(22), won(23), won(23));
    assert!(rest.is_empty());
    let place = |hand: [&str; 3], walls: Value, won: Vec<&str>| json!({"hand": hand, "first": null, "walls": walls, "won": won});
    let position = json!({
        "game": "jericho", "version": 1, "phase": "play", "round": 3, "turn": 0,
        "seats": [
            place(["trumpet", "white-3", "blue-3"], json!({"red": ["red-3", "red-3"]}), first),
            place(["white-1", "white-1", "white-1"], json!({"red": ["red-5", "red-5", "red-5"]}), second),
            place(["blue-1", "blue-1", "blue-1"], json!({}), third),
        ],
        "supply": {"red-1": 4}, "removed": {"trumpet": 21}, "draw": ["scoring"], "chosen": {},
    });
    Jericho::load(&position).expect("it is a position")
}

#[test]
fn an_expert_and_a_regular_find_the_one_move_that_wins() {
    let game = last_turn();
    for level in [Level::Regular, Level::Expert] {
        let sight = Sight::new(&game, &[], Seat(0));
        let found = suggest(&sight, level, Budget::Iterations(300), &mut Guess::new(1)).unwrap();
        assert_eq!(found.action, Action::Trumpet { color: Color::Red }, "{level:?}");
        let ids: Vec<_> = found.reasons.iter().map(|reason| reason.reason).collect();
        assert_eq!(ids[1..], ["runner_up", "brings_down", "wall_leads"]);
        assert_eq!(found.reasons[0].numbers["expected_share"], json!(1.0));
        assert_eq!(found.reasons[2].text, "Brings down three 5s of seat 1's red wall.");
        assert_eq!(found.reasons[3].text, "Makes your red wall the longest by 8.");
    }
}
