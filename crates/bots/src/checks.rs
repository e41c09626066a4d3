//! What holds for the three levels in every game. A game calls these checks with [`level_checks!`](crate::level_checks).
//!
//! They panic where something is wrong, as tests do.

use crate::arena::{self, Contest, Player};
use crate::bench::{self, Setup};
use crate::{ActionOf, Budget, Level, Mind, Sight, Suggestion, suggest};
use besace_table::{Game, Guess, Info, Seat, Seed, play_unrecorded};
use serde_json::{Value, json};
use stats_alloc::Region;
use std::collections::BTreeSet;
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

/// What a bot of this level plays after a good think, and why.
pub fn suggested<M: Mind>(game: &M::Game, seat: Seat, level: Level) -> Suggestion<ActionOf<M>> {
    let sight = Sight::new(game, &[], seat);
    suggest::<M>(&sight, level, Budget::Iterations(300), &mut Guess::new(1)).unwrap()
}

/// A fresh game for every number of seats.
pub fn one_of_each_size<M: Mind>() -> Vec<M::Game> {
    let Info { min_seats, max_seats, .. } = M::Game::INFO;
    (min_seats..=max_seats).map(|seats| deal::<M>(seats, seats.into())).collect()
}

/// Lets bots play to the end, and calls `at_each` before every decision.
fn play_on<M: Mind>(mut game: M::Game, level: Level, mut at_each: impl FnMut(&M::Game, Seat)) -> M::Game {
    let mut events = Vec::new();
    let mut guess = Guess::new(3);
    while let Some(seat) = game.pending().first() {
        at_each(&game, seat);
        let sight = Sight::new(&game, &events, seat);
        let suggestion = suggest::<M>(&sight, level, Budget::Iterations(30), &mut guess).unwrap();
        play_unrecorded(&mut game, seat, &suggestion.action, &mut events).expect("suggestions are legal");
    }
    game
}

/// Catches a bot that plays what the rules refuse, or that cannot play one of these games to its end.
pub fn every_suggestion_is_legal<M: Mind>(games: Vec<M::Game>) {
    for game in games {
        for level in Level::ALL {
            assert!(play_on::<M>(game.clone(), level, |_, _| {}).result().is_some());
        }
    }
}

/// Catches a bot whose move or reasons depend on anything but its sight and its seed.
pub fn the_same_seed_gives_the_same_move_and_reasons<M: Mind>() {
    let game = deal::<M>(M::Game::INFO.max_seats, 11);
    let seat = game.pending().first().unwrap();
    for level in Level::ALL {
        assert_eq!(written::<M>(&game, seat, level, 9), written::<M>(&game, seat, level, 9));
    }
}

/// Looks at some decisions of games that novices play: every `every`th one, to be quick, and always the first of a seat
/// in a phase. Together the games must reach all these phases, and every seat must have something to decide.
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

/// Every suggestion says why.
pub fn every_suggestion_says_why<M: Mind>(games: Vec<M::Game>, every: u64, phases: &[&str]) {
    at_some_decisions::<M>(games, every, phases, |game, seat, _| {
        for level in Level::ALL {
            let reasons = written::<M>(game, seat, level, 1)["reasons"].as_array().unwrap().clone();
            assert!(!reasons.is_empty(), "{level:?} in {}", game.phase());
        }
    });
}

/// One regular among novices wins more than its even share, beyond the interval.
pub fn a_regular_beats_novices<M: Mind>(seats: usize, games: u32) {
    let mut bots = vec![Player::Level(Level::Novice); seats];
    bots[0] = Player::Level(Level::Regular);
    let contest = Contest { bots, games, budget: Budget::Iterations(20), seed: 1 };
    let report = arena::run::<M>(&contest, &|| {}).unwrap();
    assert_eq!(report.scores[0].level, Player::Level(Level::Regular));
    assert!(report.scores[0].win_share.low > report.even_share, "{report:?}");
}

/// Makes a test of every check of the three levels for one game. `phases` are all those in which somebody decides; games
/// are looked at now and then, not at every decision. Without `played`, a whole game of each size is played.
#[macro_export]
macro_rules! level_checks {
    ($parts:ty, phases: $phases:expr, imagined: $imagined:tt, explained: $explained:tt $(,)?) => {
        $crate::level_checks! {
            $parts, phases: $phases, imagined: $imagined, explained: $explained,
            played: $crate::checks::one_of_each_size::<$parts>(),
        }
    };
    (
        $parts:ty, phases: $phases:expr,
        imagined: (every $imagined_every:literal of $imagined:expr),
        explained: (every $explained_every:literal of $explained:expr),
        played: $played:expr $(,)?
    ) => {
        #[test]
        fn every_suggestion_is_legal_to_the_end_of_games_of_every_level_and_size() {
            $crate::checks::every_suggestion_is_legal::<$parts>($played);
        }

        #[test]
        fn the_same_seed_and_iterations_give_the_same_move_and_the_same_reasons() {
            $crate::checks::the_same_seed_gives_the_same_move_and_reasons::<$parts>();
        }

        #[test]
        fn no_bot_of_any_level_can_tell_the_true_world_from_an_imagined_one() {
            $crate::checks::no_level_can_tell_the_true_world_from_an_imagined_one::<$parts>(
                $imagined,
                $imagined_every,
                &$phases,
            );
        }

        #[test]
        fn every_suggestion_but_a_novices_says_how_it_was_found_and_every_one_what_it_does() {
            $crate::checks::every_suggestion_says_why::<$parts>($explained, $explained_every, &$phases);
        }
    };
}

#[doc(hidden)]
pub use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

/// Catches a game that allocates while actions are played and nobody listens: a search plays millions of them. At a
/// table, where some things grow with the game, up to `most_at_a_table` allocations an action are allowed.
///
/// Whatever else runs meanwhile would be counted, too, so a test program has this check and no other. The macro makes
/// its allocator count.
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

/// See [`allocations_check!`](crate::allocations_check), which installs the allocator that counts.
pub fn allocates_nothing<M: Mind>(most_at_a_table: f64) {
    let one = count_allocations(&mut || drop(std::hint::black_box(Box::new(1))));
    assert_eq!(one, 1, "what is asked for is counted");
    let Info { title, min_seats, max_seats, .. } = M::Game::INFO;
    for seats in min_seats..=max_seats {
        for (at_a_table, most) in [(false, 0.0), (true, most_at_a_table)] {
            let setup = Setup { seats, time: Duration::from_millis(1), seed: 1, at_a_table };
            let asked =
                bench::run::<M>(setup, Some(&count_allocations)).unwrap().allocations_per_action.unwrap();
            assert!(asked <= most, "{title} with {seats} seats: {asked}");
        }
    }
}

/// Runs something and returns how many allocations it made. The program's allocator must be [`INSTRUMENTED_SYSTEM`].
pub fn count_allocations(work: &mut dyn FnMut()) -> u64 {
    let region = Region::new(&INSTRUMENTED_SYSTEM);
    work();
    let change = region.change();
    (change.allocations + change.reallocations) as u64
}
