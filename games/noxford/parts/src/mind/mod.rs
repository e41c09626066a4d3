//! What a bot knows about Noxford.
//!
//! Districts are worth what one can hope to score with them (`hopes`). By that a seat sees what looks natural (`instinct`)
//! and how everybody stands; `explain` says why a move is good.

mod explain;
mod hopes;
mod instinct;

use crate::Parts;
use besace_bots::{Mind, Reason, fingerprint, shares_by_expectation, shares_of_the_best};
use besace_noxford::{Action, Noxford, reckoning};
use besace_table::{Game, MAX_SEATS, Seat};
use hopes::Hopes;
use instinct::{GEAR, MASTER};

/// How many rounds a line of play goes.
const ROUNDS: usize = 1;

/// With a lead of this many points a seat is twice as likely to win: at the end, and how much more while everything is still
/// to come.
const SWAY: f32 = 0.7;
const SWAY_TO_COME: f32 = 3.0;

impl Mind for Parts {
    type Game = Noxford;
    type Why = explain::Why;

    fn instinct(world: &Noxford, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        instinct::instinct(world, seat, actions, weights);
    }

    fn glimpse(_world: &Noxford, _seat: Seat, action: &Action, _onlooker: Seat) -> u64 {
        // Everything is laid openly.
        fingerprint(action)
    }

    fn appraise(world: &Noxford) -> [f32; MAX_SEATS] {
        if world.is_over() {
            let reckoning = reckoning(world.city(), world.options());
            return shares_of_the_best(world.seats(), |seat| reckoning[seat.index()]);
        }
        let hopes = Hopes::of(world);
        let mut expected = hopes.expected();
        for seat in Seat::all(world.seats()).filter(|seat| world.has_master(*seat)) {
            expected[seat.index()] += MASTER * hopes.to_come;
        }
        if let (Some(_), Some(seat)) = (world.gear(), world.pending().first()) {
            expected[seat.index()] += GEAR;
        }
        shares_by_expectation(&expected[..hopes.seats], SWAY + SWAY_TO_COME * hopes.to_come)
    }

    fn is_beyond_horizon(world: &Noxford, start: &Noxford) -> bool {
        let laid = world.cards_laid() - start.cards_laid();
        world.is_over() || laid >= ROUNDS * usize::from(world.seats()) && world.gear().is_none()
    }

    fn explain(world: &Noxford, seat: Seat, action: &Action) -> Vec<Reason> {
        explain::explain(world, seat, action)
    }
}
