//! The standing orders of Badaboom. Whoever is asked most often passes (GOB-89), so a person may leave the passing to
//! the table.
//!
//! They look at what a spectator sees: whether the bomb is armed, when it goes off and whom it would hit, and who holds it.
//!
//! With the first one a person among regulars answers at most forty questions in a game, whatever the number of seats: nearly all
//! of them are about tinkering with a bomb that one holds. What is taken out and what is put in its place is one answer on the
//! board, and is counted as one.

use besace_badaboom::{Action, Aim, Badaboom, Phase, View};
use besace_table::Seat;
use besace_words::{Order, Ordered};

/// The first is given until the person says otherwise.
pub const ORDERS: &[Order<Badaboom>] = &[
    Order { id: "until-danger", says: until_danger },
    Order { id: "until-armed", says: until_armed },
    Order { id: "when-holding", says: when_holding },
    Order { id: "cancelling", says: cancelling },
];

/// Passes until the bomb goes off at the end of the turn; then asks in the last window if it would hit the seat, and about
/// cancelling what is aimed at it. A bomb that goes off without hitting the seat is also left as it is.
fn until_danger(seat: Seat, seen: &View) -> Ordered<Action> {
    let is_due = seen.beside.explodes_in == Some(0);
    let is_hit = seen.blast.is_some_and(|hit| hit.contains(seat));
    let is_asked = match seen.phase {
        Phase::Tinker if is_due && !is_hit => return Ordered::Answer(Action::Skip),
        Phase::React => aimed_at(seen) == Some(seat),
        Phase::Post => is_hit,
        _ => false,
    };
    pass_if(seen, !(is_due && is_asked))
}

/// Passes as long as the bomb is not armed; then asks at every call, and about cancelling what is aimed at the seat.
fn until_armed(seat: Seat, seen: &View) -> Ordered<Action> {
    let is_about_others = seen.phase == Phase::React && aimed_at(seen) != Some(seat);
    pass_if(seen, seen.bomb.armed.is_none() || is_about_others)
}

/// Whom the trick names that can be cancelled, or whose trick in play it cuts.
fn aimed_at(seen: &View) -> Option<Seat> {
    match seen.trick.as_ref()?.action.aim {
        Aim::To { to } => Some(to),
        Aim::Target { target } | Aim::TargetAndBack { target, .. } => Some(target),
        Aim::Index { index } => seen.in_play.get(usize::from(index)).map(|cut| cut.owner),
        Aim::Nothing {} | Aim::Slot { .. } | Aim::SlotAndPut { .. } => None,
    }
}

/// Passes while somebody else holds the bomb.
fn when_holding(seat: Seat, seen: &View) -> Ordered<Action> {
    pass_if(seen, seen.holder != seat)
}

/// Has the person asked about every trick that could be cancelled.
fn cancelling(_seat: Seat, seen: &View) -> Ordered<Action> {
    if seen.phase == Phase::React { Ordered::Ask } else { Ordered::Nothing }
}

/// Passing is an answer in the windows and to a trick.
fn pass_if(seen: &View, passes: bool) -> Ordered<Action> {
    match seen.phase {
        Phase::Pre | Phase::Post | Phase::React if passes => Ordered::Answer(Action::Pass),
        _ => Ordered::Nothing,
    }
}
