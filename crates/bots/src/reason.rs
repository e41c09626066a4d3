//! Why a bot would play something: which reason, and the numbers it rests on. Its words are a sentence of the game.

use besace_table::Never;
use serde::Serialize;
use serde_json::{Map, Value};

/// One reason for a suggestion. Only a closed list makes one: see [`reasons!`](crate::reasons).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Reason {
    /// What kind of reason it is, for whoever puts it into words.
    pub reason: &'static str,
    /// The numbers and names it rests on.
    #[cfg_attr(feature = "types", ts(type = "{ [name: string]: JsonValue }"))]
    pub numbers: Map<String, Value>,
}

impl Reason {
    /// With a number or a name that it rests on.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Reason {
        self.numbers.insert(name.to_owned(), value.into());
        self
    }

    /// Whether it is of this kind.
    pub fn is(&self, why: impl Why) -> bool {
        self.reason == why.id()
    }
}

/// A closed list of kinds of reasons: a game's own, or [`General`].
pub trait Why: Copy + 'static {
    /// All of them.
    const ALL: &'static [Self];

    /// The word for it on the wire.
    fn id(self) -> &'static str;

    /// The one that has this word.
    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|why| why.id() == id)
    }

    /// A reason of this kind.
    fn reason(self) -> Reason {
        Reason { reason: self.id(), numbers: Map::new() }
    }
}

/// For bots that have nothing to say of their own.
impl Why for Never {
    const ALL: &'static [Never] = &[];

    fn id(self) -> &'static str {
        match self {}
    }
}

/// Declares such a list: the kinds with their words on the wire.
///
/// ```
/// use besace_bots::{Why as _, reasons};
///
/// reasons! {
///     /// Why a bot would open a bag or wave it on.
///     pub enum Why {
///         Opens = "opens",
///         Waves = "waves",
///     }
/// }
///
/// let reason = Why::Opens.reason().with("fine", 4);
/// assert_eq!(reason.reason, "opens");
/// ```
#[macro_export]
macro_rules! reasons {
    ($(#[$about:meta])+ $visible:vis enum $List:ident { $($One:ident = $id:literal,)+ }) => {
        $(#[$about])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "a reason's own words say what it is")]
        $visible enum $List {
            $($One,)+
        }

        impl $crate::Why for $List {
            const ALL: &'static [Self] = &[$($List::$One),+];

            fn id(self) -> &'static str {
                match self {
                    $($List::$One => $id,)+
                }
            }
        }
    };
}

reasons! {
    /// The reasons that bots have in every game.
    pub enum General {
        OnlyChoice = "only_choice",
        Appraisal = "appraisal",
        Search = "search",
        RunnerUp = "runner_up",
    }
}

/// A share rounded to the thousandth: more digits would claim more than a search knows.
pub fn rounded(share: f64) -> f64 {
    (share * 1000.0).round() / 1000.0
}
