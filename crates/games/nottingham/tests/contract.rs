//! Nottingham keeps the contract: the checks for every game, and its golden games.

use besace_nottingham::{Nottingham, Options, Track};
use besace_table::checks::{Plan, is_of_type, is_own};
use besace_table::{FirstPlayer, Seat};

fn plan() -> Plan<Nottingham> {
    Plan {
        games: 2,
        options: |seats| {
            // On a short way with small numbers the cards run out, and hands are purged.
            let purging = Track::new(&[2, 1, 3, 0, 1, 2]).unwrap();
            let first_player = FirstPlayer::Seat(Seat(seats - 1));
            vec![Options::default(), Options { track: purging, first_player, ..Options::default() }]
        },
        samples: 3,
        ..Plan::new(20_000, &["hand", "ambushes", "ambush_pile", "drawn", "draw", "rng"], |event, viewer| {
            is_of_type(event, &["turned_up", "defended", "offers_revealed", "ambush_sprung"])
                || (is_of_type(event, &["swapped"]) && !event["card"].is_null())
                || (is_of_type(event, &["hand_shown"]) && !event["cards"].is_null())
                || (is_of_type(event, &["gift", "ambush_seen"]) && is_own(event, viewer))
        })
    }
}

besace_table::contract!(plan);
