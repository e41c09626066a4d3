//! The closed list of reasons why a rule forbids an action (GOB-79), with the words for whoever asked.

use crate::cards::Card;
use besace_table::{Refusal, named};

named! {
    /// Why a rule forbids an action: the closed list of GOB-79.
    pub enum RefusalReason {
        /// Not the keys of an action.
        BadShape = "bad_shape",
        /// It belongs to another phase.
        WrongPhase = "wrong_phase",
        /// There is no such card, or no such back.
        UnknownCard = "unknown_card",
        /// The bag does not hold the card.
        NotInHand = "not_in_hand",
        /// This card cannot be played now, or not by this seat.
        CannotPlay = "cannot_play",
        /// The card cannot be turned against this seat.
        BadTarget = "bad_target",
        /// Not a slot that the card can be turned against, or nothing in play there.
        BadSlot = "bad_slot",
        /// Only a Mechanism can be recycled.
        CannotRecycle = "cannot_recycle",
        /// The card may not go into that slot.
        CannotPut = "cannot_put",
        /// There is nothing in the bag to cancel with.
        CannotCancel = "cannot_cancel",
    }
}

const fn illegal(rule: &'static str, reason: RefusalReason, because: &'static str) -> Refusal {
    Refusal::illegal(rule, reason.id(), because)
}

/// GOB-81 for a trick, else GOB-79.
pub(crate) const fn bad_shape(rule: &'static str) -> Refusal {
    illegal(rule, RefusalReason::BadShape, "an action must have a type and exactly the keys of that type")
}

pub(crate) const WRONG_PHASE: Refusal =
    illegal("GOB-79", RefusalReason::WrongPhase, "this action belongs to another phase");
pub(crate) const UNKNOWN_CARD: Refusal =
    illegal("GOB-1", RefusalReason::UnknownCard, "there is no such card");
pub(crate) const UNKNOWN_BACK: Refusal =
    illegal("GOB-2", RefusalReason::UnknownCard, "a back must be one of: trick, gadget, mechanism");
pub(crate) const CANNOT_RECYCLE: Refusal =
    illegal("GOB-83", RefusalReason::CannotRecycle, "only a Mechanism can be recycled");
pub(crate) const CANNOT_CANCEL: Refusal =
    illegal("GOB-86", RefusalReason::CannotCancel, "you have no card to cancel this trick with");

/// GOB-81 for the trick, GOB-84 and GOB-310 for what is put into the bomb.
pub(crate) const fn not_in_hand(rule: &'static str) -> Refusal {
    illegal(rule, RefusalReason::NotInHand, "this card is not in your bag")
}

pub(crate) const fn cannot_play(rule: &'static str) -> Refusal {
    illegal(rule, RefusalReason::CannotPlay, "this card cannot be played by you now")
}

pub(crate) const fn bad_target(rule: &'static str) -> Refusal {
    illegal(rule, RefusalReason::BadTarget, "this card cannot be turned against that seat")
}

/// GOB-83 for what is taken, otherwise the card's rule.
pub(crate) const fn bad_slot(rule: &'static str) -> Refusal {
    illegal(rule, RefusalReason::BadSlot, "there is nothing of the kind that is needed")
}

/// GOB-41 where nothing could go in, GOB-43 for the card just taken, GOB-310 for its trick, otherwise GOB-45.
pub(crate) const fn cannot_put(rule: &'static str) -> Refusal {
    illegal(rule, RefusalReason::CannotPut, "no such card may go into that slot")
}

/// The bag does not hold the trick.
pub(crate) const NOT_IN_HAND: Refusal = not_in_hand("GOB-81");

/// The card is not a trick, or not one for a call.
pub(crate) fn is_no_call(card: Card) -> Refusal {
    cannot_play(card.rule())
}
