//! What can be taken back (NOT-89).

use crate::action::Action;
use crate::cards::{Card, Trick};
use crate::state::{Nottingham, Phase};
use besace_table::Seat;

/// NOT-89: what everybody has seen whole, while no card was turned up, shown, drawn or laid face down by it.
pub(crate) fn can_undo(game: &Nottingham, _seat: Seat, action: &Action, _after: &Nottingham) -> bool {
    match action {
        Action::Take | Action::AcceptOffer { .. } | Action::Refuse => true,
        // Against somebody: nothing happens before the target has answered.
        Action::Use { target } => target.is_some(),
        // In a robbery only two seats have seen which card it was.
        Action::Pick { .. } => game.phase == Phase::Pick && game.shown.map(Card::trick) == Some(Trick::Raid),
        Action::Defend
        | Action::Accept
        | Action::Offer { .. }
        | Action::Keep { .. }
        | Action::EndTurn
        | Action::Deliver { .. }
        | Action::Mission { .. }
        | Action::Spring { .. }
        | Action::Decline
        | Action::Discard { .. } => false,
    }
}
