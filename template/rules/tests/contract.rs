//! Toll keeps the contract: the checks for every game, and its golden games.

use besace_table::checks::{self, Fault, Golden, Plan};
use besace_table::{FirstPlayer, Guess, Seat};
use besace_toll::{Action, Event, Options, Toll};

fn plan() -> Plan<Toll> {
    Plan {
        options: |seats| {
            let last = FirstPlayer::Seat(Seat(seats - 1));
            vec![Options::default(), Options { first_player: last, fee: 3 }]
        },
        // A round has one action of every seat.
        ..Plan::new(5 * 5, &["hand", "bag", "deck"], Event::opens)
    }
}

besace_table::contract!(plan, view: "../src/view.rs");

#[test]
fn the_golden_games_are_played_as_ever() -> Result<(), Fault> {
    let usual = Options::default();
    let games = [
        Golden { name: "three-seats", seats: 3, seed: 1, options: usual },
        Golden {
            name: "four-seats-with-a-high-fee",
            seats: 4,
            seed: 2,
            options: Options { fee: 3, ..usual },
        },
        Golden {
            name: "five-seats-guarded-first-by-seat-2",
            seats: 5,
            seed: 3,
            options: Options { first_player: FirstPlayer::Seat(Seat(2)), ..usual },
        },
    ];
    checks::golden_games(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games"),
        &games,
        player,
        checks::out_of_turn,
    )
}

/// Plays the golden games when they are recorded: any choice will do.
fn player(_game: &Toll, _seat: Seat, choices: &[Action], guess: &mut Guess) -> Option<usize> {
    Some(guess.below(choices.len() as u32) as usize)
}
