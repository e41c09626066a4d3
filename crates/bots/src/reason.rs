//! Why a bot would play something, in words and numbers.

use serde::Serialize;
use serde_json::{Map, Value};

/// One reason for a suggestion.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reason {
    /// What kind of reason it is, for whoever puts it into words.
    pub reason: &'static str,
    /// The numbers and names it rests on.
    pub numbers: Map<String, Value>,
    /// In English words.
    pub text: String,
}

impl Reason {
    /// A reason of this kind, in these words.
    pub fn new(reason: &'static str, text: impl Into<String>) -> Reason {
        Reason { reason, numbers: Map::new(), text: text.into() }
    }

    /// With a number or a name that it rests on.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Reason {
        self.numbers.insert(name.to_owned(), value.into());
        self
    }
}

/// A share rounded to the thousandth: more digits would claim more than a search knows.
pub(crate) fn rounded(share: f64) -> f64 {
    (share * 1000.0).round() / 1000.0
}

/// A share in words.
pub fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}
