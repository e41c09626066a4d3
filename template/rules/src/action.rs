//! What a seat may decide: listing it, reading it, checking it. Nothing here changes the game.

use crate::goods::Good;
use crate::state::{Phase, Toll, pending, seats};
use besace_table::{Fields, Offer, Refusal, Seat, refusals};
use serde::Serialize;
use serde_json::Value;

/// A decision by one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Action {
    /// A card of the hand goes into the bag (TOL-4).
    Seal {
        /// Which.
        good: Good,
    },
    /// The guard opens a bag (TOL-5).
    Open {
        /// Whose.
        seat: Seat,
    },
    /// The guard lets every bag pass (TOL-5).
    Wave,
}

/// An action that has passed every check.
pub struct Allowed {
    pub(crate) seat: Seat,
    pub(crate) action: Action,
}

pub(crate) fn legal(game: &Toll, seat: Seat, offers: &mut Vec<Offer<Toll>>) {
    if !pending(game).contains(seat) {
        return;
    }
    match game.phase {
        Phase::Seal => {
            let held = Good::ALL.into_iter().filter(|good| game.hand(seat).contains(good));
            offers.extend(held.map(|good| Offer::Action(Action::Seal { good })));
        }
        Phase::Gate => {
            offers.extend(game.merchants().map(|seat| Offer::Action(Action::Open { seat })));
            offers.push(Offer::Action(Action::Wave));
        }
        Phase::Over => {}
    }
}

/// Reads an action: what cannot be read at all first, then whose turn it is, then its shape, its phase and its names.
pub(crate) fn read(game: &Toll, seat: Seat, action: &Value) -> Result<Action, Refusal> {
    let fields = Fields::of(action, seat, seats(game))?;
    let kind = fields.kind()?;
    let (good, bag) = (fields.text("good")?, fields.number("seat")?);
    is_asked(game, seat)?;
    let (phase, keys): (_, &[&str]) = match kind {
        Some("seal") => (Phase::Seal, &["good"]),
        Some("open") => (Phase::Gate, &["seat"]),
        Some("wave") => (Phase::Gate, &[]),
        _ => return Err(BAD_SHAPE),
    };
    Refusal::unless(fields.are_only(keys), BAD_SHAPE)?;
    Refusal::unless(game.phase == phase, WRONG_PHASE)?;
    match (good, bag) {
        (Some(good), None) => Ok(Action::Seal { good: Good::from_id(good).ok_or(UNKNOWN_GOOD)? }),
        (None, Some(seat)) => Ok(Action::Open { seat: u8::try_from(seat).map(Seat).map_err(|_| NO_BAG)? }),
        (None, None) if keys.is_empty() => Ok(Action::Wave),
        _ => Err(BAD_SHAPE),
    }
}

pub(crate) fn allow(game: &Toll, seat: Seat, action: &Action) -> Result<Allowed, Refusal> {
    is_asked(game, seat)?;
    match (game.phase, *action) {
        (Phase::Seal, Action::Seal { good }) => {
            Refusal::unless(game.hand(seat).contains(&good), NOT_IN_HAND)?;
        }
        (Phase::Gate, Action::Open { seat }) => {
            Refusal::unless(game.merchants().any(|merchant| merchant == seat), NO_BAG)?;
        }
        (Phase::Gate, Action::Wave) => {}
        _ => return Err(WRONG_PHASE),
    }
    Ok(Allowed { seat, action: *action })
}

fn is_asked(game: &Toll, seat: Seat) -> Result<(), Refusal> {
    Refusal::unless_asked(game.phase == Phase::Over, pending(game).contains(seat))
}

refusals! {
    /// Why a rule forbids an action: the closed list of TOL-12.
    pub enum RefusalReason {
        /// Not the keys of an action.
        BadShape = "bad_shape",
        /// It belongs to another phase.
        WrongPhase = "wrong_phase",
        /// There is no such good.
        UnknownGood = "unknown_good",
        /// The card is not in the hand.
        NotInHand = "not_in_hand",
        /// The seat has no bag at the gate.
        NoBag = "no_bag",
    }
}

const BAD_SHAPE: Refusal = RefusalReason::BadShape
    .refusal("TOL-12", "an action must be seal with a good, open with a seat, or wave");
const WRONG_PHASE: Refusal =
    RefusalReason::WrongPhase.refusal("TOL-12", "this action belongs to another phase");
const UNKNOWN_GOOD: Refusal =
    RefusalReason::UnknownGood.refusal("TOL-1", "`good` must be one of: apple, cheese, silk");
const NOT_IN_HAND: Refusal = RefusalReason::NotInHand.refusal("TOL-4", "this card is not in your hand");
const NO_BAG: Refusal = RefusalReason::NoBag.refusal("TOL-5", "this seat has no bag at the gate");
