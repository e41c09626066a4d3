//! Nothing is asked of the allocator while games are played with nobody listening: a search plays millions of actions.
//! At a table only what has to grow with the game asks for a little now and then.
//!
//! One test alone is in this file, because whatever else runs meanwhile would be counted, too.

use besace_bots::Mind;
use besace_bots::bench::{self, Setup};
use besace_jericho::Jericho;
use besace_nottingham::Nottingham;
use besace_sheriff::Sheriff;
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

fn allocations_are_at_most<G: Mind>(most: f64, at_a_table: bool) {
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        let setup = Setup { seats, time: Duration::from_millis(1), seed: 1, at_a_table };
        let allocations = bench::run::<G>(setup, &count_allocations).unwrap().allocations_per_action;
        assert!(allocations <= most, "{} with {seats} seats: {allocations}", G::INFO.title);
    }
}

fn allocates_nothing<G: Mind>() {
    allocations_are_at_most::<G>(0.0, false);
    allocations_are_at_most::<G>(0.0, true);
}

#[test]
fn an_action_of_any_game_asks_for_no_memory() {
    assert_eq!(
        count_allocations(&mut || drop(std::hint::black_box(Box::new(1)))),
        1,
        "what is asked for is counted"
    );
    allocates_nothing::<Jericho>();
    // At a table the story of the game grows, and asks for more room each time it has doubled.
    allocations_are_at_most::<Nottingham>(0.0, false);
    allocations_are_at_most::<Nottingham>(0.1, true);
    allocates_nothing::<Sheriff>();
}
