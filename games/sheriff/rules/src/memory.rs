//! What a seat has seen and can still be sure of (told to those who want to be reminded).

use crate::goods::Listed;
use serde::Serialize;

/// What a seat can be sure of, by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Memory {
    /// One entry for each seat; null for the seat itself, which sees its own cards.
    pub seats: Vec<Option<Remembered>>,
}

/// What is sure about one other seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Remembered {
    /// Cards that are surely in its hand or, until that is decided, in its bag.
    pub hand: Listed,
    /// Cards that surely lie face down on its stand.
    pub contraband: Listed,
}
