//! What holds of the three levels at every game: each game's tests call these with its own numbers of seats.

use besace_bots::{Budget, Level, Mind, Sight, suggest};
use besace_table::{Guess, Offer, Seat, Seed, play};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

pub fn deal<G: Mind>(seats: u8, seed: u64) -> G {
    G::new(seats, Seed::new(seed).unwrap(), &Default::default()).unwrap()
}

/// A suggestion, reasons and all, as it would be written.
pub fn written<G: Mind>(game: &G, seat: Seat, level: Level, seed: u64) -> Value {
    let sight = Sight::new(game, &[], seat);
    json!(suggest(&sight, level, Budget::Iterations(80), &mut Guess::new(seed)))
}

/// Plays a whole game of bots and calls `at_each` before every decision.
pub fn play_through<G: Mind>(seats: u8, level: Level, at_each: impl FnMut(&G, Seat)) -> G {
    play_on(deal(seats, u64::from(seats)), level, at_each)
}

fn play_on<G: Mind>(mut game: G, level: Level, mut at_each: impl FnMut(&G, Seat)) -> G {
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

pub fn every_suggestion_is_legal<G: Mind>(sizes: RangeInclusive<u8>) {
    for seats in sizes {
        for level in Level::ALL {
            assert!(play_through::<G>(seats, level, |_, _| {}).result().is_some());
        }
    }
}

/// Asked at every decision of a game of each size.
pub fn numbers_tell_actions_apart<G: Mind>(sizes: RangeInclusive<u8>) {
    for seats in sizes {
        play_through::<G>(seats, Level::Novice, |game, seat| {
            let mut offers = Vec::new();
            game.legal(seat, &mut offers);
            let listed: Vec<G::Action> = offers.into_iter().filter_map(listed).collect();
            let number = |action| G::number(action).expect("every listed action has one");
            let numbers: BTreeSet<u16> = listed.iter().map(number).collect();
            assert_eq!(numbers.len(), listed.len(), "{listed:?}");
        });
    }
}

fn listed<G: Mind>(offer: Offer<G>) -> Option<G::Action> {
    match offer {
        Offer::Action(action) => Some(action),
        Offer::Bounds(_) => None,
    }
}

pub fn the_same_seed_gives_the_same_move_and_reasons<G: Mind>(seats: u8) {
    let game: G = deal(seats, 11);
    let seat = game.pending().first().unwrap();
    for level in Level::ALL {
        assert_eq!(written(&game, seat, level, 9), written(&game, seat, level, 9));
    }
}

/// Decisions of games that novices play: every so many of them, which keeps it quick, and always the first of a seat
/// in a phase. Together the games must come to all these phases, and every seat must have something to decide.
fn at_some_decisions<G: Mind>(
    games: Vec<G>,
    every: u64,
    phases: &[&str],
    mut look: impl FnMut(&G, Seat, u64),
) {
    let mut met = BTreeSet::new();
    let seats = games.iter().flat_map(|game| Seat::all(game.seats())).collect::<BTreeSet<Seat>>();
    let mut decision = 0;
    for game in games {
        play_on(game, Level::Novice, |game, seat| {
            decision += 1;
            if met.insert((game.phase(), seat)) || decision % every == 0 {
                look(game, seat, decision);
            }
        });
    }
    assert_eq!(
        met.iter().map(|(phase, _)| *phase).collect::<BTreeSet<_>>(),
        phases.iter().copied().collect()
    );
    assert_eq!(met.iter().map(|(_, seat)| *seat).collect::<BTreeSet<_>>(), seats);
}

pub fn no_level_can_tell_the_true_world_from_an_imagined_one<G: Mind>(
    games: Vec<G>,
    every: u64,
    phases: &[&str],
) {
    at_some_decisions(games, every, phases, |game, seat, decision| {
        let imagined = game.redeal(seat, &mut Guess::new(decision));
        for level in Level::ALL {
            let (true_world, other) =
                (written(game, seat, level, decision), written(&imagined, seat, level, decision));
            assert_eq!(true_world, other, "{level:?} at decision {decision}, {}", game.phase());
        }
    });
}

/// Every suggestion but a novice's says how it was found, and every one what it does.
pub fn every_suggestion_says_why<G: Mind>(games: Vec<G>, every: u64, phases: &[&str]) {
    at_some_decisions(games, every, phases, |game, seat, _| {
        for level in Level::ALL {
            let reasons = written(game, seat, level, 1)["reasons"].as_array().unwrap().clone();
            assert!(!reasons.is_empty(), "{level:?} in {}", game.phase());
            for reason in &reasons {
                assert!(!reason["text"].as_str().unwrap().is_empty());
            }
        }
    });
}
