//! Reading an action that came from outside. Whether the rules allow it is for `action` to say.

use crate::action::{Action, owes_a_decision};
use crate::cards::{Card, Color};
use crate::refusals::{BAD_SHAPE, UNKNOWN_CARD, UNKNOWN_COLOR, WRONG_PHASE};
use crate::state::{Jericho, Phase};
use besace_table::{Fields, Refusal, Seat};
use serde_json::Value;

/// Reads an action in the order of JER-50: what cannot be read at all first, then whose turn it is, then its shape,
/// its phase and its names.
pub(crate) fn read(game: &Jericho, seat: Seat, action: &Value) -> Result<Action, Refusal> {
    enum Kind {
        Lay,
        Supply,
        Wall,
        Trumpet,
    }
    let fields = Fields::of(action, seat, game.seats)?;
    let kind = match fields.kind()? {
        Some("lay") => Some((Kind::Lay, "card")),
        Some("supply") => Some((Kind::Supply, "card")),
        Some("wall") => Some((Kind::Wall, "card")),
        Some("trumpet") => Some((Kind::Trumpet, "color")),
        _ => None,
    };
    let name = match &kind {
        Some((_, key)) => fields.text(key)?,
        None => None,
    };
    owes_a_decision(game, seat)?;
    let (Some((kind, key)), Some(name)) = (kind, name) else {
        return Err(BAD_SHAPE);
    };
    Refusal::unless(fields.are_only(&[key]), BAD_SHAPE)?;
    let belongs = match game.phase {
        Phase::FirstWall => matches!(kind, Kind::Lay),
        Phase::Fill => matches!(kind, Kind::Supply),
        Phase::Play => matches!(kind, Kind::Supply | Kind::Wall | Kind::Trumpet),
        Phase::Over => false,
    };
    Refusal::unless(belongs, WRONG_PHASE)?;
    let card = || Card::from_id(name).filter(|card| *card != Card::SCORING).ok_or(UNKNOWN_CARD);
    Ok(match kind {
        Kind::Lay => Action::Lay { card: card()? },
        Kind::Supply => Action::Supply { card: card()? },
        Kind::Wall => Action::Wall { card: card()? },
        Kind::Trumpet => Action::Trumpet { color: Color::from_id(name).ok_or(UNKNOWN_COLOR)? },
    })
}
