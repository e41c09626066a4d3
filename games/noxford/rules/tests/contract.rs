//! Noxford keeps the contract: the checks for every game, and its golden games.

use besace_noxford::{Color, Colors, Event, Noxford, Options, TableSize};
use besace_table::FirstPlayer;
use besace_table::Seat;
use besace_table::checks::Plan;

fn plan() -> Plan<Noxford> {
    Plan {
        games: 3,
        options: |seats| {
            let reversed: Vec<Color> = Color::ALL.into_iter().rev().take(usize::from(seats)).collect();
            let other = Options {
                first_player: FirstPlayer::Seat(Seat(seats - 1)),
                colors: Colors::named(&reversed).unwrap(),
                table: TableSize { w: 16, h: 14 },
                favorite_bonus: 1,
            };
            vec![Options::default(), other]
        },
        // Every card of the box can be laid and each gear used; on a small table seats may have to pass between.
        ..Plan::new(55 * 4, &["hand", "deck", "neutral_deck"], Event::opens)
    }
}

besace_table::contract!(plan, view: "../src/view.rs");
