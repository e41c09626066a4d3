//! Every reason for which a rule forbids an action (HAM-24).

use besace_table::{Refusal, refusals};

refusals! {
    /// Why a rule forbids an action.
    pub enum RefusalReason {
        /// An unknown type, or a key missing or superfluous.
        BadShape = "bad_shape",
        /// There is no such piece.
        UnknownPiece = "unknown_piece",
        /// A field outside its range or step, or no such compartment.
        OutOfBounds = "out_of_bounds",
        /// The piece is not in a hand from which the seat may play.
        NotInHand = "not_in_hand",
        /// The first two attempts are placements in compartments 2 and 3.
        FixedStart = "fixed_start",
        /// A piece to be passed is not in one of the two lowest compartments.
        NotLowest = "not_lowest",
        /// Not one of the compartments that are allowed.
        WrongCompartment = "wrong_compartment",
        /// The colour is there already.
        SameColor = "same_color",
        /// The aim reaches too little or too far.
        NotForward = "not_forward",
        /// The start pose overlaps something.
        NoRoom = "no_room",
    }
}

pub(crate) const BAD_SHAPE: Refusal = RefusalReason::BadShape
    .refusal("HAM-24", "an action must be place or pass with an aim, or let_go, each with its own keys");
pub(crate) const UNKNOWN_PIECE: Refusal =
    RefusalReason::UnknownPiece.refusal("HAM-24", "there is no such piece");
pub(crate) const OUT_OF_BOUNDS: Refusal =
    RefusalReason::OutOfBounds.refusal("HAM-24", "a number of the aim is outside its range or step");
pub(crate) const NOT_IN_HAND: Refusal =
    RefusalReason::NotInHand.refusal("HAM-5", "this piece is not in a hand from which you may play");
pub(crate) const FIXED_START: Refusal = RefusalReason::FixedStart
    .refusal("HAM-6", "the first piece goes into compartment 2 and the second into compartment 3");
pub(crate) const NOT_LOWEST: Refusal = RefusalReason::NotLowest
    .refusal("HAM-15", "only a piece in one of the two lowest compartments may be moved");
pub(crate) const NOT_FORWARD: Refusal = RefusalReason::NotForward.refusal(
    "HAM-9",
    "the piece must reach further forward than all others there, and not into the next compartment",
);
pub(crate) const NO_ROOM: Refusal =
    RefusalReason::NoRoom.refusal("HAM-10", "there is no room for the piece above this compartment");

/// A compartment that is not open to a placement (HAM-7) or to a pass (HAM-15).
pub(crate) const fn wrong_compartment(rule: &'static str) -> Refusal {
    RefusalReason::WrongCompartment.refusal(rule, "the piece may not go into this compartment")
}

/// A compartment that holds the colour already: for a placement (HAM-8), for a pass (HAM-15).
pub(crate) const fn same_color(rule: &'static str) -> Refusal {
    RefusalReason::SameColor.refusal(rule, "a piece of this colour is in this compartment already")
}
