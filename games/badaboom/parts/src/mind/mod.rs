//! What a bot knows about Badaboom.
//!
//! What counts is the next explosion: whom it will hit and what it will pay (`appraise`). From that, a seat judges how
//! everybody stands (`appraise`), what looks natural (`instinct`), and why a move is good (`explain`).

mod appraise;
mod explain;
mod instinct;

use crate::Parts;
use besace_badaboom::{Action, Aim, Back, Badaboom, Phase, TrickPlay};
use besace_bots::{Mind, Reason, fingerprint};
use besace_table::{Game, MAX_SEATS, Seat};

/// How many turns a line of play lasts, unless the bomb explodes earlier.
const TURNS: u32 = 3;

impl Mind for Parts {
    type Game = Badaboom;
    type Why = explain::Why;

    fn instinct(world: &Badaboom, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        instinct::instinct(world, seat, actions, weights);
    }

    fn glimpse(world: &Badaboom, seat: Seat, action: &Action, _onlooker: Seat) -> u64 {
        match *action {
            // Answers stay hidden until the last one is in.
            Action::Pass | Action::Cancel if world.phase_now() == Phase::React => 0,
            Action::Put { card } if !world.shows_when_put(card) => fingerprint(&card.back()),
            Action::Trick(TrickPlay { card, aim: Aim::SlotAndPut { slot, put } }) => {
                fingerprint(&(card, slot, put.back()))
            }
            _ => {
                debug_assert!(world.pending().contains(seat), "only who is asked acts");
                fingerprint(action)
            }
        }
    }

    /// Whom an armed bomb hits changes what every choice means, and it becomes known when the bomb is armed.
    fn scene(world: &Badaboom, _seat: Seat) -> u64 {
        let armed = world.armed().map(|armed| (armed.by, world.hit_before(world.holder())));
        fingerprint(&(world.holder(), armed))
    }

    fn appraise(world: &Badaboom) -> [f32; MAX_SEATS] {
        appraise::appraise(world)
    }

    fn is_beyond_horizon(world: &Badaboom, start: &Badaboom) -> bool {
        world.is_over()
            || world.explosions() > start.explosions()
            || world.turn_number() >= start.turn_number() + TURNS
    }

    fn explain(world: &Badaboom, seat: Seat, action: &Action) -> Vec<Reason> {
        explain::explain(world, seat, action)
    }
}

/// The Mechanisms in a bag: everybody can count them.
fn mechanisms(world: &Badaboom, seat: Seat) -> u8 {
    world.bag(seat).with_back(Back::Mechanism)
}
