//! Aims worth trying, for those who cannot list them: bots, searches, tests.

use crate::action::{Action, Aim, Bounds, SIDE};
use crate::state::Hamsterrolle;
use besace_table::{Guess, Seat};

/// How often another aim is drawn if one is against the rules.
const TRIES: u32 = 12;
/// Half of what fits between two dividers (mm).
const HALF_MOUTH: f64 = 30.0;

/// An allowed aim within the bounds. Mostly it fits between the dividers and is turned little or not at all.
pub(crate) fn sample(game: &Hamsterrolle, _: Seat, bounds: &Bounds, guess: &mut Guess) -> Option<Action> {
    let still = game.still(bounds.piece);
    let aims = (0..TRIES).map(|_| draw(bounds, guess));
    let is_allowed = |aim: &Aim| bounds.allow_reach(aim.reach()) && still.has_room(aim.piece, &aim.held());
    aims.into_iter().find(is_allowed).map(|aim| bounds.action(aim))
}

fn draw(bounds: &Bounds, guess: &mut Guess) -> Aim {
    let within = |guess: &mut Guess, most: i8| guess.below(2 * most as u32 + 1) as i8 - most;
    let seldom = |guess: &mut Guess, most| if guess.below(3) == 0 { within(guess, most) } else { 0 };
    let mut aim = Aim {
        side: within(guess, 10),
        stand: guess.below(6) as u8,
        tilt: 5 * seldom(guess, 3),
        yaw: 15 * seldom(guess, 2),
        push: if guess.below(8) == 0 { 5 * within(guess, 4) } else { 0 },
        ..Aim::straight(bounds.piece, bounds.compartment)
    };
    // Along the compartment it goes as far as it fits, or now and then further.
    let room = (HALF_MOUTH - aim.half_extents()[0]) as i8;
    let careful = guess.below(4) > 0;
    aim.along = within(guess, if careful { room.clamp(5, 25) } else { 35 });
    debug_assert!(SIDE.has(aim.side) && bounds.along.has(aim.along));
    aim
}
