//! What a bot knows about Nottingham.
//!
//! Cards are worth what they can be handed in for (`hopes`). By that a seat sees what looks natural (`instinct`), how
//! everybody stands (`appraise`), and why a move is good (`explain`).

mod appraise;
mod explain;
mod hopes;
mod instinct;

use crate::Parts;
use besace_bots::{Mind, Reason, fingerprint};
use besace_nottingham::{Action, Card, Nottingham, Phase};
use besace_table::{Game, MAX_SEATS, Seat};

/// How many steps of the sheriff a line of play goes.
const STEPS: u8 = 4;

impl Mind for Parts {
    type Game = Nottingham;
    type Why = explain::Why;

    fn instinct(world: &Nottingham, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        instinct::instinct(world, seat, actions, weights);
    }

    fn scene(world: &Nottingham, _seat: Seat) -> u64 {
        match world.phase_now() {
            Phase::Choose | Phase::Defend => fingerprint(&world.shown()),
            Phase::BuyChoose => {
                Seat::all(world.seats()).fold(0, |seen, seat| fingerprint(&(seen, world.answer(seat))))
            }
            _ => 0,
        }
    }

    fn glimpse(world: &Nottingham, _seat: Seat, action: &Action, onlooker: Seat) -> u64 {
        match action {
            // Face down, until the last one is in.
            Action::Offer { .. } if world.phase_now() == Phase::BuyOffers => 0,
            // Whoever is robbed sees what goes; in a raid everybody does.
            Action::Pick { .. }
                if world.shown() == Some(Card::Pearls) && world.target() != Some(onlooker) =>
            {
                0
            }
            Action::Keep { .. } | Action::Discard { .. } => 0,
            _ => fingerprint(action),
        }
    }

    fn appraise(world: &Nottingham) -> [f32; MAX_SEATS] {
        appraise::appraise(world)
    }

    fn is_beyond_horizon(world: &Nottingham, start: &Nottingham) -> bool {
        world.is_over() || world.sheriff() >= start.sheriff() + STEPS
    }

    fn explain(world: &Nottingham, seat: Seat, action: &Action) -> Vec<Reason> {
        explain::explain(world, seat, action)
    }
}
