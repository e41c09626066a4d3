//! Reading an action that came from outside. Whether the rules allow it is for `action` to say.

use crate::action::{Action, owes_a_decision};
use crate::cards::Card;
use crate::geometry::{Corner, Orientation, Spot};
use crate::refusals::{BAD_SHAPE, UNKNOWN_CARD, WRONG_PHASE};
use crate::state::{Noxford, Phase};
use besace_table::{Fields, Refusal, Seat};
use serde_json::Value;

/// Reads an action in the order of NOX-48: what cannot be read at all first, then whose turn it is, then its shape,
/// its phase and its names.
pub(crate) fn read(game: &Noxford, seat: Seat, action: &Value) -> Result<Action, Refusal> {
    let fields = Fields::of(action, seat, game.seats)?;
    let shape = shape(&fields)?;
    owes_a_decision(game, seat)?;
    let shape = shape.ok_or(BAD_SHAPE)?;
    let phase = match shape {
        Shape::Place { .. } | Shape::Cover { .. } | Shape::Known(Action::Pass) => Phase::Turn,
        Shape::Known(_) => Phase::Gear,
    };
    Refusal::unless(game.phase == phase, WRONG_PHASE)?;
    let card = |id| Card::from_id(id).ok_or(UNKNOWN_CARD);
    Ok(match shape {
        Shape::Place { card: id, spot: Spot { o, x, y } } => Action::Place { card: card(id)?, o, x, y },
        Shape::Cover { card: id, on } => Action::Cover { card: card(id)?, on },
        Shape::Known(action) => action,
    })
}

/// An action of the right shape, before its card is looked up.
enum Shape<'a> {
    Place { card: &'a str, spot: Spot },
    Cover { card: &'a str, on: Corner },
    Known(Action),
}

/// What was written, if it has the keys of an action; refused only where a field is of the wrong type.
fn shape<'a>(fields: &Fields<'a>) -> Result<Option<Shape<'a>>, Refusal> {
    Ok(match fields.kind()? {
        Some("place") => {
            let (card, spot) = (fields.text("card")?, spot(fields)?);
            let is_whole = fields.are_only(&["card", "o", "x", "y"]);
            card.zip(spot).filter(|_| is_whole).map(|(card, spot)| Shape::Place { card, spot })
        }
        Some("cover") => {
            let (card, on) = (fields.text("card")?, corner_under(fields, "on")?);
            let is_whole = fields.are_only(&["card", "on"]);
            card.zip(on).filter(|_| is_whole).map(|(card, on)| Shape::Cover { card, on })
        }
        Some("move") => {
            let (from, on) = (corner_under(fields, "from")?, corner_under(fields, "on")?);
            let to = spot_under(fields, "to")?;
            let moved = if fields.are_only(&["from", "to"]) {
                from.zip(to).map(|(from, to)| Action::MoveTo { from, to })
            } else if fields.are_only(&["from", "on"]) {
                from.zip(on).map(|(from, on)| Action::MoveOn { from, on })
            } else {
                None
            };
            moved.map(Shape::Known)
        }
        Some("skip") => fields.are_only(&[]).then_some(Shape::Known(Action::Skip)),
        Some("pass") => fields.are_only(&[]).then_some(Shape::Known(Action::Pass)),
        _ => None,
    })
}

fn spot(fields: &Fields) -> Result<Option<Spot>, Refusal> {
    let (o, corner) = (fields.text("o")?, corner(fields)?);
    let o = o.and_then(Orientation::from_id);
    Ok(o.zip(corner).map(|(o, Corner { x, y })| Spot { o, x, y }))
}

fn corner(fields: &Fields) -> Result<Option<Corner>, Refusal> {
    let (x, y) = (coordinate(fields, "x")?, coordinate(fields, "y")?);
    Ok(x.zip(y).map(|(x, y)| Corner { x, y }))
}

fn spot_under(fields: &Fields, key: &str) -> Result<Option<Spot>, Refusal> {
    let Some(value) = fields.value(key) else { return Ok(None) };
    let inner = Fields::within(value, key)?;
    Ok(spot(&inner)?.filter(|_| has_only(&inner, &["o", "x", "y"])))
}

fn corner_under(fields: &Fields, key: &str) -> Result<Option<Corner>, Refusal> {
    let Some(value) = fields.value(key) else { return Ok(None) };
    let inner = Fields::within(value, key)?;
    Ok(corner(&inner)?.filter(|_| has_only(&inner, &["x", "y"])))
}

/// Whether these are all the keys. An object inside an action has no `type`.
fn has_only(fields: &Fields, keys: &[&str]) -> bool {
    fields.keys().all(|key| keys.contains(&key))
}

/// A coordinate. One that is far off every table is cut to one that still is: no stack lies there, and no card can.
fn coordinate(fields: &Fields, key: &str) -> Result<Option<i16>, Refusal> {
    const FAR: i64 = 10_000;
    const MOST: i64 = (1 << 53) - 1;
    let Some(number) = fields.whole(key)? else { return Ok(None) };
    let is_held = (-MOST..=MOST).contains(&number);
    Refusal::unless(is_held, Refusal::BadRequest("a coordinate must be at most 2^53 − 1 either way".into()))?;
    Ok(Some(number.clamp(-FAR, FAR) as i16))
}
