//! What a bot knows about Toll.

use crate::Parts;
use besace_bots::{Mind, Reason, Why as _, fingerprint, reasons, shares_by_expectation, shares_of_the_best};
use besace_table::{Game, MAX_SEATS, Seat};
use besace_toll::{Action, FINE, Good, Toll};

/// With a lead of this many coins a seat is twice as likely to win.
const SWAY: f32 = 3.0;

reasons! {
    /// Why a bot plays something.
    pub enum Why {
        Opens = "opens",
        Waves = "waves",
        Smuggles = "smuggles",
        Sells = "sells",
    }
}

impl Mind for Parts {
    type Game = Toll;
    type Why = Why;

    fn instinct(_world: &Toll, _seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        weights.extend(actions.iter().map(|action| match action {
            // Half of the silk is caught, or so it seems.
            Action::Seal { good } if good.is_forbidden() => f32::from(good.worth()) / 2.0,
            Action::Seal { good } => f32::from(good.worth()),
            Action::Open { .. } => 1.0,
            Action::Wave => 2.0,
        }));
    }

    fn glimpse(_world: &Toll, _seat: Seat, action: &Action, _onlooker: Seat) -> u64 {
        match action {
            // Others see that a bag was sealed, and no more.
            Action::Seal { .. } => 0,
            Action::Open { .. } | Action::Wave => fingerprint(action),
        }
    }

    fn appraise(world: &Toll) -> [f32; MAX_SEATS] {
        if world.is_over() {
            return shares_of_the_best(world.seats(), |seat| world.coins(seat));
        }
        let coins: Vec<f32> = Seat::all(world.seats()).map(|seat| world.coins(seat).into()).collect();
        shares_by_expectation(&coins, SWAY)
    }

    fn is_beyond_horizon(world: &Toll, start: &Toll) -> bool {
        world.is_over() || world.round() != start.round()
    }

    fn explain(world: &Toll, _seat: Seat, action: &Action) -> Vec<Reason> {
        vec![match *action {
            Action::Seal { good } => explain_sealing(good),
            Action::Open { .. } => Why::Opens.reason().with("fine", FINE).with("fee", world.fee()),
            Action::Wave => Why::Waves.reason(),
        }]
    }
}

fn explain_sealing(good: Good) -> Reason {
    let worth = good.worth();
    if good.is_forbidden() {
        return Why::Smuggles.reason().with("worth", worth).with("fine", FINE);
    }
    Why::Sells.reason().with("worth", worth)
}
