//! The closed list of refusals (SHE-84), each with its rule and a sentence. Nothing here depends on a hidden card.

use besace_table::{Refusal, named};

named! {
    /// Why a rule forbids an action: the closed list of SHE-84.
    pub enum RefusalReason {
        /// Not the keys of an action, or it names what is not there.
        BadShape = "bad_shape",
        /// It belongs to another phase or to another role.
        WrongPhase = "wrong_phase",
        /// A merchant owes the sheriff an answer first.
        AnswerOwed = "answer_owed",
        /// There are no such goods in this game.
        UnknownCard = "unknown_card",
        /// Not the right number of cards.
        WrongCount = "wrong_count",
        /// The cards are not all in the hand.
        NotInHand = "not_in_hand",
        /// Not exactly the cards that lie there.
        WrongCards = "wrong_cards",
        /// Only legal goods can be declared.
        NotLegalGood = "not_legal_good",
        /// The table has no clock.
        NotTimed = "not_timed",
        /// A proposal is not called in.
        NotCalled = "not_called",
        /// No such offer stands.
        NoSuchOffer = "no_such_offer",
        /// There has been enough talk with this merchant.
        HaggleOver = "haggle_over",
        /// Two offers of the seat's stand already.
        TooManyOffers = "too_many_offers",
        /// An offer has to say something.
        EmptyOffer = "empty_offer",
        /// The bag is not closed.
        NotClosed = "not_closed",
        /// Promises are about closed bags, one for each.
        BadPromise = "bad_promise",
        /// Goods from the bag go only with the promise to let it pass.
        BadBag = "bad_bag",
        /// The sheriff has promised otherwise.
        Bound = "bound",
        /// The payer does not have this.
        CannotPay = "cannot_pay",
        /// Not a payment of this debt.
        BadPayment = "bad_payment",
    }
}

const fn illegal(rule: &'static str, reason: RefusalReason, because: &'static str) -> Refusal {
    Refusal::illegal(rule, reason.id(), because)
}

pub(crate) const BAD_SHAPE: Refusal = illegal(
    "SHE-84",
    RefusalReason::BadShape,
    "there is no such action, or a key is missing or too many, or it names a seat, a pile or a deed that is not there",
);

pub(crate) const WRONG_PHASE: Refusal = illegal(
    "SHE-84",
    RefusalReason::WrongPhase,
    "this action belongs to another phase, or to another role in this one",
);

pub(crate) const UNKNOWN_CARD: Refusal =
    illegal("SHE-1", RefusalReason::UnknownCard, "there are no such goods in this game");

pub(crate) const NOT_LEGAL_GOOD: Refusal =
    illegal("SHE-50", RefusalReason::NotLegalGood, "only legal goods of this game can be declared");

pub(crate) const NOT_TIMED: Refusal = illegal("SHE-76", RefusalReason::NotTimed, "this table has no clock");

pub(crate) const NOT_CALLED: Refusal = illegal(
    "SHE-68",
    RefusalReason::NotCalled,
    "a proposal must be answered by accepting, refusing or making another offer",
);

pub(crate) const NO_SUCH_OFFER: Refusal = illegal(
    "SHE-68",
    RefusalReason::NoSuchOffer,
    "there is no standing offer of this number that you can decide about",
);

pub(crate) const HAGGLE_OVER: Refusal =
    illegal("SHE-68", RefusalReason::HaggleOver, "there has been enough talk with this merchant");

pub(crate) const TOO_MANY_OFFERS: Refusal =
    illegal("SHE-68", RefusalReason::TooManyOffers, "two of your offers stand already");

pub(crate) const EMPTY_OFFER: Refusal =
    illegal("SHE-65", RefusalReason::EmptyOffer, "an offer must say something");

pub(crate) const BAD_PROMISE: Refusal = illegal(
    "SHE-67",
    RefusalReason::BadPromise,
    "a promise must be about a closed bag, and there can be one for each bag",
);

pub(crate) const BAD_BAG: Refusal = illegal(
    "SHE-67",
    RefusalReason::BadBag,
    "goods from a bag must come with the promise to let that bag pass, and be no more than it holds",
);

pub(crate) const BAD_PAYMENT: Refusal = illegal(
    "SHE-80",
    RefusalReason::BadPayment,
    "a debt must be paid from your stand, legal goods first, with enough and without a card that is not needed",
);

pub(crate) fn answer_owed(rule: &'static str) -> Refusal {
    illegal(rule, RefusalReason::AnswerOwed, "a merchant owes you an answer first")
}

pub(crate) fn wrong_count(rule: &'static str) -> Refusal {
    illegal(rule, RefusalReason::WrongCount, "the number of cards must be one that is asked for")
}

pub(crate) fn not_in_hand(rule: &'static str) -> Refusal {
    illegal(rule, RefusalReason::NotInHand, "these cards are not all in your hand")
}

pub(crate) fn wrong_cards(rule: &'static str) -> Refusal {
    illegal(rule, RefusalReason::WrongCards, "exactly the cards that lie there must be discarded")
}

pub(crate) fn not_closed(rule: &'static str) -> Refusal {
    illegal(rule, RefusalReason::NotClosed, "this bag is not closed")
}

pub(crate) fn bound(rule: &'static str) -> Refusal {
    illegal(rule, RefusalReason::Bound, "the sheriff has promised otherwise")
}

pub(crate) fn cannot_pay(rule: &'static str) -> Refusal {
    illegal(rule, RefusalReason::CannotPay, "the payer does not have this on the stand or in coins")
}
