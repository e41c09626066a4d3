//! The closed list of reasons why a rule forbids an action (NOT-85), with the words for whoever asked.

use besace_table::Refusal;

pub(crate) const BAD_SHAPE: Refusal =
    Refusal::illegal("NOT-85", "bad_shape", "an action must have a type and exactly the keys of that type");
pub(crate) const WRONG_PHASE: Refusal =
    Refusal::illegal("NOT-85", "wrong_phase", "this action belongs to another phase");
pub(crate) const UNKNOWN_CARD: Refusal = Refusal::illegal("NOT-1", "unknown_card", "there is no such object");
pub(crate) const UNKNOWN_AMBUSH: Refusal =
    Refusal::illegal("NOT-2", "unknown_card", "there is no such ambush card");
pub(crate) const UNKNOWN_MISSION: Refusal =
    Refusal::illegal("NOT-4", "unknown_card", "there is no such mission");
pub(crate) const CANNOT_DEFEND: Refusal =
    Refusal::illegal("NOT-35", "cannot_defend", "only a necklace in your hand can stop an attack");
pub(crate) const MUST_ACCEPT: Refusal =
    Refusal::illegal("NOT-60", "must_accept", "in a barter one of the offers must be accepted");
pub(crate) const OWN_COLOR: Refusal =
    Refusal::illegal("NOT-53", "own_color", "the ambush card of your own colour cannot be kept");
pub(crate) const NO_MATCH: Refusal =
    Refusal::illegal("NOT-68", "no_match", "this ambush names neither the object nor the deliverer's colour");
pub(crate) const MISSION_TAKEN: Refusal = Refusal::illegal(
    "NOT-67",
    "mission_taken",
    "you have completed this mission already, or two others have",
);

/// A necklace (NOT-31), or gold without two ambush cards to look at (NOT-52).
pub(crate) fn cannot_use(rule: &'static str) -> Refusal {
    Refusal::illegal(rule, "cannot_use", "this card can only be kept now")
}

/// Nobody, oneself (NOT-31), or an empty hand (NOT-33).
pub(crate) fn bad_target(rule: &'static str) -> Refusal {
    Refusal::illegal(rule, "bad_target", "the target must be another seat that holds cards")
}

pub(crate) fn wrong_count(rule: &'static str) -> Refusal {
    Refusal::illegal(rule, "wrong_count", "the number of cards or objects must be the one that is asked for")
}

pub(crate) fn not_in_hand(rule: &'static str) -> Refusal {
    Refusal::illegal(rule, "not_in_hand", "these cards are not all in your hand")
}

pub(crate) fn not_there(rule: &'static str) -> Refusal {
    Refusal::illegal(rule, "not_there", "this card is not among those that you can choose from")
}

pub(crate) fn cannot_offer(rule: &'static str) -> Refusal {
    Refusal::illegal(rule, "cannot_offer", "a coin cannot be offered for a coin, nor a chest for a chest")
}

pub(crate) fn no_offer(rule: &'static str) -> Refusal {
    Refusal::illegal(rule, "no_offer", "this seat has made no offer")
}
