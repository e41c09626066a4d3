//! An action that came from outside, read in the order of HAM-24.

use crate::action::{Action, Aim};
use crate::allow::is_asked;
use crate::pieces::Piece;
use crate::refusals::{BAD_SHAPE, OUT_OF_BOUNDS, UNKNOWN_PIECE};
use crate::state::Hamsterrolle;
use besace_table::{Fields, Refusal, Seat};
use serde_json::Value;

/// The keys of an aim that are numbers; the last may be left out.
const NUMBERS: [&str; 7] = ["compartment", "along", "side", "stand", "tilt", "yaw", "push"];

pub(crate) fn read(game: &Hamsterrolle, seat: Seat, action: &Value) -> Result<Action, Refusal> {
    let fields = Fields::of(action, seat, game.seats)?;
    let (kind, piece) = (fields.kind()?, fields.text("piece")?);
    let mut numbers = [None; NUMBERS.len()];
    for (number, key) in numbers.iter_mut().zip(NUMBERS) {
        *number = integer(&fields, key)?;
    }
    is_asked(game, seat)?;
    let is_aim = match kind {
        Some("place" | "pass") => true,
        Some("let_go") => false,
        _ => return Err(BAD_SHAPE),
    };
    let keys: &[&str] = if is_aim {
        &["piece", NUMBERS[0], "along", "side", "stand", "tilt", "yaw", "push"]
    } else {
        &["piece"]
    };
    Refusal::unless(fields.are_only(keys), BAD_SHAPE)?;
    let [compartment, along, side, stand, tilt, yaw, push] = numbers;
    let aimed = [compartment, along, side, stand, tilt, yaw];
    Refusal::unless(piece.is_some() && (!is_aim || aimed.iter().all(Option::is_some)), BAD_SHAPE)?;
    let piece = piece.and_then(Piece::from_id).ok_or(UNKNOWN_PIECE)?;
    if !is_aim {
        return Ok(Action::LetGo { piece });
    }
    let aim = Aim {
        piece,
        compartment: fit(compartment)?,
        along: fit(along)?,
        side: fit(side)?,
        stand: fit(stand)?,
        tilt: fit(tilt)?,
        yaw: fit(yaw)?,
        push: fit(push)?,
    };
    Refusal::unless(aim.is_within_bounds(), OUT_OF_BOUNDS)?;
    Ok(if kind == Some("place") { Action::Place(aim) } else { Action::Pass(aim) })
}

/// A field that is a whole number of at most 2^53 − 1 either way.
fn integer(fields: &Fields<'_>, key: &str) -> Result<Option<i64>, Refusal> {
    const MOST: i64 = (1 << 53) - 1;
    let number = fields.whole(key)?;
    if number.is_some_and(|number| number.abs() > MOST) {
        return Err(Refusal::BadRequest(format!("`{key}` must be at most 2^53 − 1 either way").into()));
    }
    Ok(number)
}

/// A number as a smaller type; a missing one is 0.
fn fit<T: TryFrom<i64>>(number: Option<i64>) -> Result<T, Refusal> {
    T::try_from(number.unwrap_or(0)).map_err(|_| OUT_OF_BOUNDS)
}
