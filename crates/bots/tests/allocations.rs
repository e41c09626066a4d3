//! Nothing is asked of the allocator while games are played with nobody listening: a search plays millions of actions.
//! At a table only what has to grow with the game asks for a little now and then.
//!
//! One test alone is in this file, because whatever else runs meanwhile would be counted, too.

use besace_bots::Mind;
use besace_bots::bench::{self, Setup};
use besace_jericho_parts::Parts as Jericho;
use besace_nottingham_parts::Parts as Nottingham;
use besace_sheriff_parts::Parts as Sheriff;
use besace_table::Game;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use std::time::Duration;

#[global_allocator]
static COUNTED: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn count_allocations(work: &mut dyn FnMut()) -> u64 {
    let region = Region::new(COUNTED);
    work();
    let change = region.change();
    (change.allocations + change.reallocations) as u64
}

/// A search never asks for memory; at a table an action may ask for so much of it.
fn allocates_nothing<M: Mind>(most_at_a_table: f64) {
    for seats in M::Game::INFO.min_seats..=M::Game::INFO.max_seats {
        for (at_a_table, most) in [(false, 0.0), (true, most_at_a_table)] {
            let setup = Setup { seats, time: Duration::from_millis(1), seed: 1, at_a_table };
            let report = bench::run::<M>(setup, &count_allocations).unwrap();
            let asked = report.allocations_per_action;
            assert!(asked <= most, "{} with {seats} seats: {asked}", M::Game::INFO.title);
        }
    }
}

#[test]
fn an_action_of_any_game_asks_for_no_memory() {
    assert_eq!(
        count_allocations(&mut || drop(std::hint::black_box(Box::new(1)))),
        1,
        "what is asked for is counted"
    );
    allocates_nothing::<Jericho>(0.0);
    // The story of a table grows now and then; in a search there is none.
    allocates_nothing::<Nottingham>(0.1);
    allocates_nothing::<Sheriff>(0.1);
}
