//! What can be taken back (GOB-62).

use crate::action::Action;
use crate::state::{Badaboom, Phase};
use besace_table::Seat;

/// GOB-62: the first half of tinkering, where nothing was drawn or shown by it.
pub(crate) fn can_undo(game: &Badaboom, _seat: Seat, action: &Action, after: &Badaboom) -> bool {
    match *action {
        Action::Take { slot, recycle } => !recycle && game.bomb.slots[usize::from(slot)].face_up,
        // If there is nobody to ask, the turn ends at once, and much happens.
        Action::Skip => after.phase == Phase::Post,
        Action::Pass | Action::Trick(_) | Action::Put { .. } | Action::Cancel => false,
    }
}
