//! Whether an action may be done, and why not, in the order of HAM-24.

use crate::action::{Action, Aim, Allowed, FURTHEST, Reach};
use crate::refusals::*;
use crate::state::{Hamsterrolle, pending};
use besace_table::{Refusal, Seat};

pub(crate) fn is_asked(game: &Hamsterrolle, seat: Seat) -> Result<(), Refusal> {
    Refusal::unless_asked(game.is_over(), pending(game).contains(seat))
}

pub(crate) fn allow(game: &Hamsterrolle, seat: Seat, action: &Action) -> Result<Allowed, Refusal> {
    is_asked(game, seat)?;
    match action {
        Action::Place(aim) => may_place(game, seat, aim)?,
        Action::Pass(aim) => may_pass(game, aim)?,
        Action::LetGo { piece } => {
            Refusal::unless(game.playable(seat).any(|held| held == *piece), NOT_IN_HAND)?;
        }
    }
    Ok(Allowed { seat, action: *action, outcome: None })
}

fn may_place(game: &Hamsterrolle, seat: Seat, aim: &Aim) -> Result<(), Refusal> {
    Refusal::unless(aim.is_within_bounds(), OUT_OF_BOUNDS)?;
    Refusal::unless(game.playable(seat).any(|piece| piece == aim.piece), NOT_IN_HAND)?;
    Refusal::unless(game.forced().is_none_or(|forced| forced == aim.compartment), FIXED_START)?;
    let held = game.compartments();
    Refusal::unless(game.open(&held).any(|k| k == aim.compartment), wrong_compartment("HAM-7"))?;
    Refusal::unless(!held.has_color(aim.compartment, aim.piece.color()), same_color("HAM-8"))?;
    let reach = Reach { above: game.furthest(&held, aim.compartment), max: FURTHEST };
    Refusal::unless(reach.allows(aim.held().reach(aim.piece)), NOT_FORWARD)?;
    has_room(game, aim)
}

/// HAM-15.
fn may_pass(game: &Hamsterrolle, aim: &Aim) -> Result<(), Refusal> {
    Refusal::unless(aim.is_within_bounds(), OUT_OF_BOUNDS)?;
    Refusal::unless(game.forced().is_none(), FIXED_START)?;
    let held = game.compartments();
    let is_movable = game.movable(&held).any(|piece| piece == aim.piece);
    let from = held.of(aim.piece).filter(|_| is_movable).ok_or(NOT_LOWEST)?;
    Refusal::unless(game.within_pass(from).any(|k| k == aim.compartment), wrong_compartment("HAM-15"))?;
    Refusal::unless(!held.has_color(aim.compartment, aim.piece.color()), same_color("HAM-15"))?;
    has_room(game, aim)
}

fn has_room(game: &Hamsterrolle, aim: &Aim) -> Result<(), Refusal> {
    Refusal::unless(game.still(aim.piece).has_room(aim.piece, &aim.held()), NO_ROOM)
}
