//! Noxford keeps the contract: the checks for every game, and its golden games.

use besace_noxford::{Action, Color, Colors, Event, Noxford, Options, TableSize, reckoning};
use besace_table::checks::{self, Fault, Golden, Plan};
use besace_table::{FirstPlayer, Guess, Seat};

fn plan() -> Plan<Noxford> {
    Plan {
        games: 3,
        options: |seats| vec![Options::default(), unusual(seats)],
        // Every card of the box can be laid and each gear used; on a small table seats may have to pass between.
        ..Plan::new(55 * 4, &["hand", "deck", "neutral_deck"], Event::opens)
    }
}

/// Every option with another value than usual.
fn unusual(seats: u8) -> Options {
    let colors: Vec<Color> = Color::ALL.into_iter().rev().take(usize::from(seats)).collect();
    Options {
        first_player: FirstPlayer::Seat(Seat(seats - 1)),
        colors: Colors::named(&colors).expect("there are as many colours as seats"),
        table: TableSize { w: 16, h: 14 },
        favorite_bonus: 1,
    }
}

besace_table::contract!(plan, view: "../src/view.rs");

#[test]
fn the_golden_games_are_played_as_ever() -> Result<(), Fault> {
    let golden = |name, seats, seed, options| Golden { name, seats, seed, options };
    let tiny = Options { table: TableSize { w: 14, h: 14 }, ..Options::default() };
    let games = [
        golden("two-seats-a-gear-before-a-shared-end", 2, 12, Options::default()),
        golden("two-seats-every-option", 2, 3, unusual(2)),
        golden("three-seats-a-gear-left-unused", 3, 8, Options::default()),
        golden("three-seats-districts-break-the-tie", 3, 6, unusual(3)),
        golden("four-seats-a-master-comes-last", 4, 8, Options::default()),
        golden("four-seats-every-option", 4, 11, unusual(4)),
        golden("four-seats-all-pass", 4, 10, tiny),
    ];
    checks::golden_games(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games"),
        &games,
        player,
        checks::out_of_turn,
    )
}

/// Somebody who plays the golden games as a beginner would: looks what the districts would be worth, would rather lay
/// gang members than neutral cards, keeps the Master, and is not always sure.
fn player(game: &Noxford, seat: Seat, choices: &[Action], guess: &mut Guess) -> Option<usize> {
    let liking = |action: &Action| {
        let city = game.city().after(action).expect("a listed action finds its stacks");
        let points = reckoning(&city, game.options()).map(|(points, _)| i32::from(points));
        let lead = 2 * points[seat.index()] - points.iter().sum::<i32>();
        let taste = match action {
            Action::Place { card, .. } | Action::Cover { card, .. } if card.is_master() => -6,
            Action::Place { card, .. } | Action::Cover { card, .. } if card.is_gang() => 2,
            _ => 0,
        };
        2 * lead + taste + guess.below(6) as i32
    };
    let likings: Vec<i32> = choices.iter().map(liking).collect();
    (0..choices.len()).max_by_key(|choice| likings[*choice])
}
