//! The closed list of reasons why a rule forbids an action (NOT-85), with the words for whoever asked.

use besace_table::{Refusal, refusals};

refusals! {
    /// Why a rule forbids an action: the closed list of NOT-85.
    pub enum RefusalReason {
        /// Not the keys of an action.
        BadShape = "bad_shape",
        /// It belongs to another phase.
        WrongPhase = "wrong_phase",
        /// There is no such card.
        UnknownCard = "unknown_card",
        /// The shown card can only be taken.
        CannotUse = "cannot_use",
        /// The target is not another seat that holds cards.
        BadTarget = "bad_target",
        /// Nothing in the hand wards the attack off.
        CannotDefend = "cannot_defend",
        /// Not the number of cards that is asked for.
        WrongCount = "wrong_count",
        /// The hand does not hold these cards.
        NotInHand = "not_in_hand",
        /// The card is not among those to choose from.
        NotThere = "not_there",
        /// Cards of this kind cannot be offered.
        CannotOffer = "cannot_offer",
        /// The seat has made no offer.
        NoOffer = "no_offer",
        /// One of the offers has to be accepted.
        MustAccept = "must_accept",
        /// The ambush card of one's own colour cannot be kept.
        OwnColor = "own_color",
        /// The mission is done already.
        MissionTaken = "mission_taken",
        /// The ambush names neither the object nor the deliverer.
        NoMatch = "no_match",
    }
}

pub(crate) const BAD_SHAPE: Refusal =
    RefusalReason::BadShape.refusal("NOT-85", "an action must have a type and exactly the keys of that type");
pub(crate) const WRONG_PHASE: Refusal =
    RefusalReason::WrongPhase.refusal("NOT-85", "this action belongs to another phase");
pub(crate) const UNKNOWN_CARD: Refusal =
    RefusalReason::UnknownCard.refusal("NOT-1", "there is no such object");
pub(crate) const UNKNOWN_AMBUSH: Refusal =
    RefusalReason::UnknownCard.refusal("NOT-2", "there is no such ambush card");
pub(crate) const UNKNOWN_MISSION: Refusal =
    RefusalReason::UnknownCard.refusal("NOT-4", "there is no such mission");
pub(crate) const CANNOT_DEFEND: Refusal =
    RefusalReason::CannotDefend.refusal("NOT-35", "only a necklace in your hand can stop an attack");
pub(crate) const MUST_ACCEPT: Refusal =
    RefusalReason::MustAccept.refusal("NOT-60", "in a barter one of the offers must be accepted");
pub(crate) const OWN_COLOR: Refusal =
    RefusalReason::OwnColor.refusal("NOT-53", "the ambush card of your own colour cannot be kept");
pub(crate) const NO_MATCH: Refusal = RefusalReason::NoMatch
    .refusal("NOT-68", "this ambush names neither the object nor the deliverer's colour");
pub(crate) const MISSION_TAKEN: Refusal = RefusalReason::MissionTaken
    .refusal("NOT-67", "you have completed this mission already, or two others have");

/// A necklace (NOT-31), or gold without two ambush cards to look at (NOT-52).
pub(crate) fn cannot_use(rule: &'static str) -> Refusal {
    RefusalReason::CannotUse.refusal(rule, "this card can only be kept now")
}

/// Nobody, oneself (NOT-31), or an empty hand (NOT-33).
pub(crate) fn bad_target(rule: &'static str) -> Refusal {
    RefusalReason::BadTarget.refusal(rule, "the target must be another seat that holds cards")
}

pub(crate) fn wrong_count(rule: &'static str) -> Refusal {
    RefusalReason::WrongCount
        .refusal(rule, "the number of cards or objects must be the one that is asked for")
}

pub(crate) fn not_in_hand(rule: &'static str) -> Refusal {
    RefusalReason::NotInHand.refusal(rule, "these cards are not all in your hand")
}

pub(crate) fn not_there(rule: &'static str) -> Refusal {
    RefusalReason::NotThere.refusal(rule, "this card is not among those that you can choose from")
}

pub(crate) fn cannot_offer(rule: &'static str) -> Refusal {
    RefusalReason::CannotOffer.refusal(rule, "a coin cannot be offered for a coin, nor a chest for a chest")
}

pub(crate) fn no_offer(rule: &'static str) -> Refusal {
    RefusalReason::NoOffer.refusal(rule, "this seat has made no offer")
}
