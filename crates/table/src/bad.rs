//! Every way in which input from outside can be wrong. When one of these is the answer, nothing has changed, and the
//! answer tells the seat nothing that it may not know.

use crate::Code;
use std::borrow::Cow;

/// Why an action was refused. The game has not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It could not be read as an action at all: no object, or a field of the wrong type.
    #[error("{0}")]
    BadRequest(Cow<'static, str>),
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The seat owes no decision now.
    #[error("it is not this seat's turn to decide")]
    NotYourTurn,
    /// A rule forbids it. Only a closed list of reasons makes one: see [`refusals!`](crate::refusals).
    #[error("{because}")]
    #[non_exhaustive]
    Illegal {
        /// The id of the rule.
        rule: &'static str,
        /// The rules page's word for it.
        reason: &'static str,
        /// For the person who asked, in words.
        because: &'static str,
    },
}

impl Refusal {
    /// What `refusals!` makes a refusal with.
    #[doc(hidden)]
    pub const fn illegal(rule: &'static str, reason: &'static str, because: &'static str) -> Refusal {
        Refusal::Illegal { rule, reason, because }
    }

    /// Refuses unless something holds.
    #[inline]
    pub fn unless(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
        if holds { Ok(()) } else { Err(refusal) }
    }

    /// Refuses everybody once the game is over, and before that whoever is not asked.
    #[inline]
    pub fn unless_asked(is_over: bool, is_asked: bool) -> Result<(), Refusal> {
        Refusal::unless(!is_over, Refusal::GameOver)?;
        Refusal::unless(is_asked, Refusal::NotYourTurn)
    }

    /// The protocol's word for it.
    pub fn code(&self) -> Code {
        match self {
            Refusal::BadRequest(_) => Code::BadRequest,
            Refusal::GameOver => Code::GameOver,
            Refusal::NotYourTurn => Code::NotYourTurn,
            Refusal::Illegal { .. } => Code::IllegalAction,
        }
    }
}

/// Declares the reasons for which a game's rules refuse actions: a closed list like those of [`named!`](crate::named),
/// whose values make refusals.
///
/// ```ignore
/// refusals! {
///     /// Why a rule forbids an action: the closed list of TOL-12.
///     pub enum RefusalReason {
///         /// The card is not in the hand.
///         NotInHand = "not_in_hand",
///     }
/// }
///
/// const NOT_IN_HAND: Refusal = RefusalReason::NotInHand.refusal("TOL-4", "this card is not in your hand");
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$about:meta])+ $visible:vis enum $List:ident { $($reasons:tt)+ }) => {
        $crate::named! { $(#[$about])+ $visible enum $List { $($reasons)+ } }

        impl $List {
            /// A refusal for this reason: the id of the rule that forbids the action, and the words for whoever asked.
            pub(crate) const fn refusal(self, rule: &'static str, because: &'static str) -> $crate::Refusal {
                $crate::Refusal::illegal(rule, self.id(), because)
            }
        }
    };
}

/// Why a game could not be set up: a number of seats or an option that it does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadSetup(Cow<'static, str>);

impl BadSetup {
    /// A setup refused for this reason.
    pub fn new(because: impl Into<Cow<'static, str>>) -> BadSetup {
        BadSetup(because.into())
    }
}

/// Which of a game's invariants a position breaks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{rule}: {because}")]
pub struct BadPosition {
    /// The invariant's id on the game's rules page.
    pub rule: &'static str,
    /// What is wrong, in words.
    pub because: Cow<'static, str>,
}

impl BadPosition {
    /// A position that breaks this invariant.
    pub fn new(rule: &'static str, because: impl Into<Cow<'static, str>>) -> BadPosition {
        BadPosition { rule, because: because.into() }
    }

    /// Refuses unless the invariant holds.
    pub fn unless(holds: bool, rule: &'static str, because: &'static str) -> Result<(), BadPosition> {
        if holds { Ok(()) } else { Err(BadPosition::new(rule, because)) }
    }
}
