//! The closed list of reasons why a rule forbids an action (NOX-48), with the words for whoever asked.

use crate::geometry::Misfit;
use besace_table::{Refusal, refusals};

refusals! {
    /// Why a rule forbids an action: the closed list of NOX-48, in the order in which they are tested.
    pub enum RefusalReason {
        /// Not the keys of an action.
        BadShape = "bad_shape",
        /// It belongs to another phase.
        WrongPhase = "wrong_phase",
        /// This game has no such card.
        UnknownCard = "unknown_card",
        /// A card that one does not have.
        NotYours = "not_yours",
        /// No stack has this corner.
        NoSuchStack = "no_such_stack",
        /// A Master would be moved.
        Master = "master",
        /// The card just placed would be moved.
        JustPlaced = "just_placed",
        /// The stack is locked.
        Locked = "locked",
        /// Without the card the city falls apart.
        Isolates = "isolates",
        /// Back to where the card was.
        SamePlace = "same_place",
        /// Not wholly on the table.
        OffTable = "off_table",
        /// Shares area with a stack.
        Overlap = "overlap",
        /// Touches fewer than two stacks.
        TouchesTooFew = "touches_too_few",
        /// Not aligned in both directions.
        NotAligned = "not_aligned",
        /// One of the two cards is neutral.
        NotAGangCard = "not_a_gang_card",
        /// Not of higher rank than the top card.
        RankTooLow = "rank_too_low",
        /// A card can be laid.
        MustPlay = "must_play",
    }
}

pub(crate) const BAD_SHAPE: Refusal = RefusalReason::BadShape.refusal("NOX-48", "an action must be place with card, o, x and y, cover with card and on, move with from and either to or on, skip \
     or pass, and have no other key; o is sideways or upright",
);

pub(crate) const WRONG_PHASE: Refusal =
    RefusalReason::WrongPhase.refusal("NOX-48", "this action belongs to another phase");

pub(crate) const UNKNOWN_CARD: Refusal =
    RefusalReason::UnknownCard.refusal("NOX-2", "there is no such card in this game");

pub(crate) const MASTER: Refusal = RefusalReason::Master.refusal("NOX-44", "a Master is never moved");

pub(crate) const JUST_PLACED: Refusal =
    RefusalReason::JustPlaced.refusal("NOX-44", "the card just placed stays where it is");

pub(crate) const ISOLATES: Refusal =
    RefusalReason::Isolates.refusal("NOX-44", "without this card the city would fall apart");

pub(crate) const SAME_PLACE: Refusal =
    RefusalReason::SamePlace.refusal("NOX-44", "a card cannot be moved back to where it was");

pub(crate) const NOT_A_GANG_CARD: Refusal =
    RefusalReason::NotAGangCard.refusal("NOX-41", "only a gang member can lie on a gang member");

pub(crate) const RANK_TOO_LOW: Refusal =
    RefusalReason::RankTooLow.refusal("NOX-41", "the card must be of higher rank than the one below it");

pub(crate) const MUST_PLAY: Refusal =
    RefusalReason::MustPlay.refusal("NOX-47", "a seat that can lay a card must lay one");

pub(crate) fn not_yours(rule: &'static str) -> Refusal {
    RefusalReason::NotYours.refusal(rule, "you do not have this card")
}

pub(crate) fn no_such_stack(rule: &'static str) -> Refusal {
    RefusalReason::NoSuchStack.refusal(rule, "no stack has its top left corner there")
}

pub(crate) fn locked(rule: &'static str) -> Refusal {
    RefusalReason::Locked.refusal(rule, "the stack is locked: all four edges are in contact")
}

pub(crate) fn misfit(misfit: Misfit) -> Refusal {
    use RefusalReason::*;
    match misfit {
        Misfit::OffTable => OffTable.refusal("NOX-35.1", "the card would not lie wholly on the table"),
        Misfit::Overlaps => Overlap.refusal("NOX-35.2", "the card would overlap a stack"),
        Misfit::TouchesTooFew => {
            TouchesTooFew.refusal("NOX-35.3", "the card would touch fewer than two stacks")
        }
        Misfit::NotAligned => NotAligned.refusal(
            "NOX-35.4",
            "an edge in each direction must be in line with an edge of a stack that the card touches",
        ),
    }
}
