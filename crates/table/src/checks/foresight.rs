//! What a seat is told beforehand is what then happens.

use super::walk::played;
use super::{Fault, Plan, text};
use crate::foresee::WORLDS;
use crate::{Game, Viewer, foresee, is_dear};

/// Foreseeing plays an action in many worlds, so only one decision in this many is tried.
const ONE_OF: u32 = 8;

/// Catches a foresight that promises what does not happen: what a seat foresees of a choice must be the beginning of
/// what it sees when it makes that choice.
pub fn what_is_foreseen_comes_true<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    plan.at_each_decision(|walk| {
        let Some((seat, action)) = walk.now_and_then(ONE_OF) else {
            return Ok(());
        };
        walk.spend(if is_dear::<G>() { 1 } else { 1 + WORLDS });
        let foreseen = foresee(&walk.game, seat, &action, &mut walk.guess).map_err(|refusal| {
            Fault::new(format!("seat {} is refused the sight of {}: {refusal}", seat.0, text(&action)))
        })?;
        let mut game = walk.game.clone();
        let events = played(&mut game, seat, &action)?;
        let seen: Vec<String> =
            events.iter().map(|event| text(&G::seen(event, Viewer::Seat(seat)))).collect();
        let foreseen: Vec<String> = foreseen.iter().map(text).collect();
        Fault::unless(seen.starts_with(&foreseen), || {
            format!("what seat {} foresees of {} does not come true: {foreseen:?}", seat.0, text(&action))
        })
    })
}
