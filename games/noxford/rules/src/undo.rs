//! What can be taken back (NOX-50).

use crate::action::{Action, source};
use crate::state::{Noxford, Phase, Source};
use besace_table::Seat;

/// NOX-50: what lay open, as long as no card has come in its place.
pub(crate) fn can_undo(game: &Noxford, seat: Seat, action: &Action, after: &Noxford) -> bool {
    if after.phase == Phase::Over {
        return false;
    }
    match *action {
        Action::Place { card, .. } | Action::Cover { card, .. } => match source(game, seat, card) {
            // Everybody has seen it now.
            Some(Source::Hand) | None => false,
            Some(source) => after.phase == Phase::Gear || brings_nothing(game, seat, source),
        },
        Action::MoveTo { .. } | Action::MoveOn { .. } | Action::Skip => {
            game.gear.is_some_and(|gear| brings_nothing(game, seat, gear.from))
        }
        // It tells what the hand is not.
        Action::Pass => false,
    }
}

/// Whether no card comes at the end of the turn in the place of one from there (NOX-22).
fn brings_nothing(game: &Noxford, seat: Seat, source: Source) -> bool {
    match source {
        Source::Hand => game.syndicate(seat).deck.count() == 0,
        Source::Display => game.neutral_deck.count() == 0,
        Source::Master => true,
    }
}
