//! What is in the box (TOL-1). Data only.

use serde::{Deserialize, Deserializer, Serialize, de};

/// A kind of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Good {
    /// Worth 1.
    Apple,
    /// Worth 2.
    Cheese,
    /// Worth 5, and forbidden.
    Silk,
}

impl Good {
    /// All kinds, in the order of the rules.
    pub const ALL: [Good; 3] = [Good::Apple, Good::Cheese, Good::Silk];

    /// Its name in the protocol.
    pub fn id(self) -> &'static str {
        match self {
            Good::Apple => "apple",
            Good::Cheese => "cheese",
            Good::Silk => "silk",
        }
    }

    /// The kind of that name.
    pub fn from_id(id: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.id() == id)
    }

    /// How many cards of it are in the box.
    pub fn copies(self) -> usize {
        match self {
            Good::Apple => 16,
            Good::Cheese => 12,
            Good::Silk => 8,
        }
    }

    /// What it is sold for.
    pub fn worth(self) -> u16 {
        match self {
            Good::Apple => 1,
            Good::Cheese => 2,
            Good::Silk => 5,
        }
    }

    /// Whether a guard may take it away.
    pub fn is_forbidden(self) -> bool {
        self == Good::Silk
    }

    /// Every card of the box.
    pub(crate) fn whole_box() -> Vec<Good> {
        Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good, good.copies())).collect()
    }
}

impl<'de> Deserialize<'de> for Good {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Good, D::Error> {
        let id = String::deserialize(deserializer)?;
        Good::from_id(&id).ok_or_else(|| de::Error::custom(format!("there is no good {id:?}")))
    }
}

/// How many cards a hand has.
pub(crate) const HAND: usize = 3;
/// What everybody begins with.
pub(crate) const COINS: u16 = 10;
/// What a merchant pays for silk that is found.
pub const FINE: u16 = 4;
