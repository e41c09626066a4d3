//! The closed list of refusals (SHE-84), each with its rule and a sentence. Nothing here depends on a hidden card.

use besace_table::Refusal;

pub(crate) const BAD_SHAPE: Refusal = Refusal::illegal(
    "SHE-84",
    "bad_shape",
    "there is no such action, or a key is missing or too many, or it names a seat, a pile or a deed that is not there",
);

pub(crate) const WRONG_PHASE: Refusal = Refusal::illegal(
    "SHE-84",
    "wrong_phase",
    "this action belongs to another phase, or to another role in this one",
);

pub(crate) const UNKNOWN_CARD: Refusal =
    Refusal::illegal("SHE-1", "unknown_card", "there are no such goods in this game");

pub(crate) const NOT_LEGAL_GOOD: Refusal =
    Refusal::illegal("SHE-50", "not_legal_good", "only legal goods of this game can be declared");

pub(crate) const NOT_TIMED: Refusal = Refusal::illegal("SHE-76", "not_timed", "this table has no clock");

pub(crate) const NOT_CALLED: Refusal = Refusal::illegal(
    "SHE-68",
    "not_called",
    "a proposal must be answered by accepting, refusing or making another offer",
);

pub(crate) const NO_SUCH_OFFER: Refusal = Refusal::illegal(
    "SHE-68",
    "no_such_offer",
    "there is no standing offer of this number that you can decide about",
);

pub(crate) const HAGGLE_OVER: Refusal =
    Refusal::illegal("SHE-68", "haggle_over", "there has been enough talk with this merchant");

pub(crate) const TOO_MANY_OFFERS: Refusal =
    Refusal::illegal("SHE-68", "too_many_offers", "two of your offers stand already");

pub(crate) const EMPTY_OFFER: Refusal =
    Refusal::illegal("SHE-65", "empty_offer", "an offer must say something");

pub(crate) const BAD_PROMISE: Refusal = Refusal::illegal(
    "SHE-67",
    "bad_promise",
    "a promise must be about a closed bag, and there can be one for each bag",
);

pub(crate) const BAD_BAG: Refusal = Refusal::illegal(
    "SHE-67",
    "bad_bag",
    "goods from a bag must come with the promise to let that bag pass, and be no more than it holds",
);

pub(crate) const BAD_PAYMENT: Refusal = Refusal::illegal(
    "SHE-80",
    "bad_payment",
    "a debt must be paid from your stand, legal goods first, with enough and without a card that is not needed",
);

pub(crate) fn answer_owed(rule: &'static str) -> Refusal {
    Refusal::illegal(rule, "answer_owed", "a merchant owes you an answer first")
}

pub(crate) fn wrong_count(rule: &'static str) -> Refusal {
    Refusal::illegal(rule, "wrong_count", "the number of cards must be one that is asked for")
}

pub(crate) fn not_in_hand(rule: &'static str) -> Refusal {
    Refusal::illegal(rule, "not_in_hand", "these cards are not all in your hand")
}

pub(crate) fn wrong_cards(rule: &'static str) -> Refusal {
    Refusal::illegal(rule, "wrong_cards", "exactly the cards that lie there must be discarded")
}

pub(crate) fn not_closed(rule: &'static str) -> Refusal {
    Refusal::illegal(rule, "not_closed", "this bag is not closed")
}

pub(crate) fn bound(rule: &'static str) -> Refusal {
    Refusal::illegal(rule, "bound", "the sheriff has promised otherwise")
}

pub(crate) fn cannot_pay(rule: &'static str) -> Refusal {
    Refusal::illegal(rule, "cannot_pay", "the payer does not have this on the stand or in coins")
}
