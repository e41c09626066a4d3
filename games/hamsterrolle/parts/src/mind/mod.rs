//! What a bot knows about Hamsterrolle.
//!
//! Aims come from geometry (`aims`): where a piece would lie low, fit between the dividers and have something behind
//! it. A novice takes one of these. The other levels simulate a few of them in their own copy of the game (`trials`)
//! and take the one after which they stand best.

mod aims;
mod trials;

pub use aims::best_aim;

use crate::Parts;
use besace_bots::{
    Budget, Level, Mind, OwnWay, Reason, Sight, Suggestion, Tally, fingerprint, shares_by_expectation,
    shares_of_the_best,
};
use besace_hamsterrolle::{Action, Event, Hamsterrolle};
use besace_table::{Game, Guess, MAX_SEATS, Seat};

/// With a lead of this many pieces a seat is twice as likely to win.
const SWAY: f32 = 3.0;

impl Mind for Parts {
    type Game = Hamsterrolle;
    type Why = aims::Why;

    fn instinct(world: &Hamsterrolle, _seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        weights.extend(actions.iter().map(|action| aims::promise(world, action)));
    }

    fn glimpse(_world: &Hamsterrolle, _seat: Seat, action: &Action, _onlooker: Seat) -> u64 {
        // Everything is laid openly.
        fingerprint(action)
    }

    fn appraise(world: &Hamsterrolle) -> [f32; MAX_SEATS] {
        let team = |seat: Seat| {
            let partner = world.partner_of(seat).map_or(0, |partner| world.hand_count(partner));
            world.hand_count(seat) + partner
        };
        if let Some(standings) = world.result() {
            return shares_of_the_best(world.seats(), |seat| {
                std::cmp::Reverse(standings.seats[seat.index()].rank)
            });
        }
        // What the seat to move is likely to drop counts as dropped.
        let expected: Vec<f32> = Seat::all(world.seats())
            .map(|seat| {
                let risk = if world.pending().contains(seat) { aims::danger(world) } else { 0.0 };
                60.0 - team(seat) as f32 - risk
            })
            .collect();
        shares_by_expectation(&expected, SWAY)
    }

    fn is_beyond_horizon(_world: &Hamsterrolle, _start: &Hamsterrolle) -> bool {
        // A turn is slow to simulate, so nobody plays on in imagination.
        true
    }

    fn explain(world: &Hamsterrolle, seat: Seat, action: &Action) -> Vec<Reason> {
        aims::explain(world, seat, action)
    }

    fn tally() -> Option<Tally<Parts>> {
        let count = |event: &Event| match event {
            Event::Fell { seat, pieces } => Some((*seat, pieces.len() as u32)),
            _ => None,
        };
        Some(Tally { name: "pieces dropped", count })
    }

    fn lasted(world: &Hamsterrolle) -> Option<f64> {
        Some(world.lasted())
    }

    fn own_way(
        sight: &Sight<Hamsterrolle>,
        level: Level,
        budget: Budget,
        guess: &mut Guess,
    ) -> OwnWay<Action> {
        OwnWay::Act(match level {
            Level::Novice => {
                Suggestion::new(aims::novice(&sight.imagine(guess), sight.seat(), guess), Vec::new())
            }
            Level::Regular => trials::decide(sight, trials::Effort::regular(), guess),
            Level::Expert => trials::decide(sight, trials::Effort::expert(budget), guess),
        })
    }
}
