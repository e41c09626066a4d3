//! The closed list of refusals (SHE-84), each with its rule and a sentence. Nothing here depends on a hidden card.

use besace_table::{Refusal, refusals};

refusals! {
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

pub(crate) const BAD_SHAPE: Refusal = RefusalReason::BadShape.refusal("SHE-84", "there is no such action, or a key is missing or too many, or it names a seat, a pile or a deed that is not there",
);

pub(crate) const WRONG_PHASE: Refusal = RefusalReason::WrongPhase
    .refusal("SHE-84", "this action belongs to another phase, or to another role in this one");

pub(crate) const UNKNOWN_CARD: Refusal =
    RefusalReason::UnknownCard.refusal("SHE-1", "there are no such goods in this game");

pub(crate) const NOT_LEGAL_GOOD: Refusal =
    RefusalReason::NotLegalGood.refusal("SHE-50", "only legal goods of this game can be declared");

pub(crate) const NOT_TIMED: Refusal = RefusalReason::NotTimed.refusal("SHE-76", "this table has no clock");

pub(crate) const NOT_CALLED: Refusal = RefusalReason::NotCalled
    .refusal("SHE-68", "a proposal must be answered by accepting, refusing or making another offer");

pub(crate) const NO_SUCH_OFFER: Refusal = RefusalReason::NoSuchOffer
    .refusal("SHE-68", "there is no standing offer of this number that you can decide about");

pub(crate) const HAGGLE_OVER: Refusal =
    RefusalReason::HaggleOver.refusal("SHE-68", "there has been enough talk with this merchant");

pub(crate) const TOO_MANY_OFFERS: Refusal =
    RefusalReason::TooManyOffers.refusal("SHE-68", "two of your offers stand already");

pub(crate) const EMPTY_OFFER: Refusal =
    RefusalReason::EmptyOffer.refusal("SHE-65", "an offer must say something");

pub(crate) const BAD_PROMISE: Refusal = RefusalReason::BadPromise
    .refusal("SHE-67", "a promise must be about a closed bag, and there can be one for each bag");

pub(crate) const BAD_BAG: Refusal = RefusalReason::BadBag.refusal(
    "SHE-67",
    "goods from a bag must come with the promise to let that bag pass, and be no more than it holds",
);

pub(crate) const BAD_PAYMENT: Refusal = RefusalReason::BadPayment.refusal("SHE-80", "a debt must be paid from your stand, legal goods first, with enough and without a card that is not needed",
);

pub(crate) fn answer_owed(rule: &'static str) -> Refusal {
    RefusalReason::AnswerOwed.refusal(rule, "a merchant owes you an answer first")
}

pub(crate) fn wrong_count(rule: &'static str) -> Refusal {
    RefusalReason::WrongCount.refusal(rule, "the number of cards must be one that is asked for")
}

pub(crate) fn not_in_hand(rule: &'static str) -> Refusal {
    RefusalReason::NotInHand.refusal(rule, "these cards are not all in your hand")
}

pub(crate) fn wrong_cards(rule: &'static str) -> Refusal {
    RefusalReason::WrongCards.refusal(rule, "exactly the cards that lie there must be discarded")
}

pub(crate) fn not_closed(rule: &'static str) -> Refusal {
    RefusalReason::NotClosed.refusal(rule, "this bag is not closed")
}

pub(crate) fn bound(rule: &'static str) -> Refusal {
    RefusalReason::Bound.refusal(rule, "the sheriff has promised otherwise")
}

pub(crate) fn cannot_pay(rule: &'static str) -> Refusal {
    RefusalReason::CannotPay.refusal(rule, "the payer does not have this on the stand or in coins")
}
