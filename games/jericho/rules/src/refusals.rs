//! The closed list of reasons why a rule forbids an action (JER-50), with the words for whoever asked.

use besace_table::{Refusal, refusals};

refusals! {
    /// Why a rule forbids an action: the closed list of JER-50.
    pub enum RefusalReason {
        /// Not the keys of an action.
        BadShape = "bad_shape",
        /// It belongs to another phase.
        WrongPhase = "wrong_phase",
        /// No hand holds a card of this name.
        UnknownCard = "unknown_card",
        /// There is no such colour.
        UnknownColor = "unknown_color",
        /// The card is not in the hand.
        NotInHand = "not_in_hand",
        /// A trumpet cannot found or lengthen a wall by itself.
        TrumpetAlone = "trumpet_alone",
    }
}

pub(crate) const BAD_SHAPE: Refusal = RefusalReason::BadShape.refusal(
    "JER-50",
    "an action must be lay, supply or wall with a card, or trumpet with a color, and have no other key",
);

pub(crate) const WRONG_PHASE: Refusal =
    RefusalReason::WrongPhase.refusal("JER-50", "this action belongs to another phase");

pub(crate) const UNKNOWN_CARD: Refusal = RefusalReason::UnknownCard.refusal("JER-3", "there is no such card");

pub(crate) const UNKNOWN_COLOR: Refusal =
    RefusalReason::UnknownColor.refusal("JER-31", "`color` must be one of: red, white, blue, yellow, brown");

pub(crate) fn not_in_hand(rule: &'static str) -> Refusal {
    RefusalReason::NotInHand.refusal(rule, "this card is not in your hand")
}

pub(crate) fn trumpet_alone(rule: &'static str) -> Refusal {
    RefusalReason::TrumpetAlone.refusal(rule, "a trumpet cannot found or lengthen a wall by itself")
}
