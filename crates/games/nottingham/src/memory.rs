//! What seats have seen and can still be sure of.

use crate::cards::{Ambush, Cards};
use serde::Serialize;
use std::collections::BTreeMap;

/// What a seat has seen and can still be sure of, though its view no longer shows it. Only what is sure is told: where
/// a card may have gone since, it is not.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Memory {
    /// Cards in the hands of others, by seat; seats of which nothing is known are left out.
    #[cfg_attr(feature = "types", ts(type = "{ [seat: number]: Cards }"))]
    pub hands: BTreeMap<u8, Cards>,
    /// Cards in the loots of others, by seat: everybody saw them delivered.
    #[cfg_attr(feature = "types", ts(type = "{ [seat: number]: Cards }"))]
    pub loots: BTreeMap<u8, Cards>,
    /// Cards somewhere in the draw pile.
    pub draw: Cards,
    /// Cards in the discard pile.
    pub discard: Cards,
    /// Ambush cards that lie before others, by seat.
    #[cfg_attr(feature = "types", ts(type = "{ [seat: number]: Array<Ambush> }"))]
    pub ambushes: BTreeMap<u8, Vec<Ambush>>,
    /// The ambush pile, top first: `null` where a card is not known.
    pub ambush_pile: Vec<Option<Ambush>>,
}
