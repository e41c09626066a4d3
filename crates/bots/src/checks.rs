//! What holds of the three levels at every game: each game's tests call these with its own numbers of seats.
//!
//! They panic where something is wrong, as tests do.

use crate::bench::{self, Setup};
use crate::{Budget, Level, Mind, Sight, suggest};
use besace_table::{Game, Guess, Info, Seat, Seed, play};
use serde_json::{Value, json};
use stats_alloc::Region;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::time::Duration;

/// A fresh game with the default options.
pub fn deal<M: Mind>(seats: u8, seed: u64) -> M::Game {
    M::Game::new(seats, Seed::new(seed).unwrap(), &Default::default()).unwrap()
}

/// A suggestion, reasons and all, as it would be written.
pub fn written<M: Mind>(game: &M::Game, seat: Seat, level: Level, seed: u64) -> Value {
    let sight = Sight::new(game, &[], seat);
    json!(suggest::<M>(&sight, level, Budget::Iterations(80), &mut Guess::new(seed)))
}

/// Plays a whole game of bots and calls `at_each` before every decision.
pub fn play_through<M: Mind>(seats: u8, level: Level, at_each: impl FnMut(&M::Game, Seat)) -> M::Game {
    play_on::<M>(deal::<M>(seats, u64::from(seats)), level, at_each)
}

fn play_on<M: Mind>(mut game: M::Game, level: Level, mut at_each: impl FnMut(&M::Game, Seat)) -> M::Game {
    let mut events = Vec::new();
    let mut guess = Guess::new(3);
    while let Some(seat) = game.pending().first() {
        at_each(&game, seat);
        let sight = Sight::new(&game, &events, seat);
        let suggestion = suggest::<M>(&sight, level, Budget::Iterations(30), &mut guess).unwrap();
        play(&mut game, seat, &suggestion.action, &mut events).expect("suggestions are legal");
    }
    game
}

/// Catches a bot that plays what the rules refuse, in a whole game of each size and level.
pub fn every_suggestion_is_legal<M: Mind>(sizes: RangeInclusive<u8>) {
    for seats in sizes {
        for level in Level::ALL {
            assert!(play_through::<M>(seats, level, |_, _| {}).result().is_some());
        }
    }
}

/// Catches a bot whose move or reasons depend on anything but its sight and its seed.
pub fn the_same_seed_gives_the_same_move_and_reasons<M: Mind>(seats: u8) {
    let game = deal::<M>(seats, 11);
    let seat = game.pending().first().unwrap();
    for level in Level::ALL {
        assert_eq!(written::<M>(&game, seat, level, 9), written::<M>(&game, seat, level, 9));
    }
}

/// Decisions of games that novices play: every so many of them, which keeps it quick, and always the first of a seat
/// in a phase. Together the games must come to all these phases, and every seat must have something to decide.
fn at_some_decisions<M: Mind>(
    games: Vec<M::Game>,
    every: u64,
    phases: &[&str],
    mut look: impl FnMut(&M::Game, Seat, u64),
) {
    let mut met = BTreeSet::new();
    let seats = games.iter().flat_map(|game| Seat::all(game.seats())).collect::<BTreeSet<Seat>>();
    let mut decision = 0;
    for game in games {
        play_on::<M>(game, Level::Novice, |game, seat| {
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

/// Catches a bot that decides by what its seat cannot know.
pub fn no_level_can_tell_the_true_world_from_an_imagined_one<M: Mind>(
    games: Vec<M::Game>,
    every: u64,
    phases: &[&str],
) {
    at_some_decisions::<M>(games, every, phases, |game, seat, decision| {
        let imagined = game.redeal(seat, &mut Guess::new(decision));
        for level in Level::ALL {
            let (true_world, other) =
                (written::<M>(game, seat, level, decision), written::<M>(&imagined, seat, level, decision));
            assert_eq!(true_world, other, "{level:?} at decision {decision}, {}", game.phase());
        }
    });
}

/// Every suggestion but a novice's says how it was found, and every one what it does.
pub fn every_suggestion_says_why<M: Mind>(games: Vec<M::Game>, every: u64, phases: &[&str]) {
    at_some_decisions::<M>(games, every, phases, |game, seat, _| {
        for level in Level::ALL {
            let reasons = written::<M>(game, seat, level, 1)["reasons"].as_array().unwrap().clone();
            assert!(!reasons.is_empty(), "{level:?} in {}", game.phase());
            for reason in &reasons {
                assert!(!reason["text"].as_str().unwrap().is_empty());
            }
        }
    });
}

#[doc(hidden)]
pub use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

/// Catches a game that asks for memory while its actions are played and nobody listens: a search plays millions of them.
/// At a table, what has to grow with the game may ask for so much an action.
///
/// Whatever else runs meanwhile would be counted, too: a file of tests has this check and no other. For it the macro
/// counts all that the test's program allocates.
#[macro_export]
macro_rules! allocations_check {
    ($parts:ty, most_at_a_table: $most:expr) => {
        #[global_allocator]
        static COUNTED: &$crate::checks::StatsAlloc<std::alloc::System> =
            &$crate::checks::INSTRUMENTED_SYSTEM;

        #[test]
        fn an_action_asks_for_no_memory() {
            $crate::checks::allocates_nothing::<$parts>($most);
        }
    };
}

/// See [`allocations_check!`](crate::allocations_check), which has to count what this asks for.
pub fn allocates_nothing<M: Mind>(most_at_a_table: f64) {
    let one = count_allocations(&mut || drop(std::hint::black_box(Box::new(1))));
    assert_eq!(one, 1, "what is asked for is counted");
    let Info { title, min_seats, max_seats, .. } = M::Game::INFO;
    for seats in min_seats..=max_seats {
        for (at_a_table, most) in [(false, 0.0), (true, most_at_a_table)] {
            let setup = Setup { seats, time: Duration::from_millis(1), seed: 1, at_a_table };
            let asked = bench::run::<M>(setup, &count_allocations).unwrap().allocations_per_action;
            assert!(asked <= most, "{title} with {seats} seats: {asked}");
        }
    }
}

fn count_allocations(work: &mut dyn FnMut()) -> u64 {
    let region = Region::new(&INSTRUMENTED_SYSTEM);
    work();
    let change = region.change();
    (change.allocations + change.reallocations) as u64
}
