//! What each seat may see (TOL-10).
//!
//! The only file that makes a [`View`]. It names every field of the state, shown or refused, so that adding one does
//! not compile until somebody has decided who sees it. Who sees what of an event is declared in `event.rs`.

#![allow(missing_docs, reason = "the fields are those of the rules page, name for name")]

use crate::Options;
use crate::goods::Good;
use crate::state::{Phase, Stall, Toll, pending};
use besace_table::{Game, Seat, SeatSet, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;

/// What one seat, or a spectator, may know of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    pub game: &'static str,
    pub viewer: Viewer,
    pub options: Options,
    pub phase: Phase,
    pub pending: SeatSet,
    pub round: u8,
    pub guard: Seat,
    pub seats: Vec<StallView>,
    pub deck_count: usize,
    #[cfg_attr(feature = "types", ts(type = "{ [good in Good]?: number }"))]
    pub gone: BTreeMap<Good, usize>,
}

/// What the viewer may know of one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct StallView {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub hand: Option<Vec<Good>>,
    pub hand_count: usize,
    /// Only the viewer's own; `Some(None)` is "nothing is in it".
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "Good | null"))]
    pub bag: Option<Option<Good>>,
    pub sealed: bool,
    pub coins: u16,
}

pub(crate) fn view(game: &Toll, viewer: Viewer) -> View {
    let Toll { options, phase, round, guard, stalls, deck, gone } = game;
    View {
        game: Toll::INFO.id,
        viewer,
        options: *options,
        phase: *phase,
        pending: pending(game),
        round: *round,
        guard: *guard,
        seats: stalls.iter().map(|stall| stall_view(stall, viewer)).collect(),
        deck_count: deck.count(),
        gone: counted(gone),
    }
}

fn stall_view(Stall { hand, bag, coins }: &Stall, viewer: Viewer) -> StallView {
    StallView {
        hand: hand.seen_by(viewer).cloned(),
        hand_count: hand.count(),
        bag: bag.seen_by(viewer).copied(),
        sealed: bag.count() > 0,
        coins: *coins,
    }
}

/// How many there are of each good.
pub(crate) fn counted(goods: &[Good]) -> BTreeMap<Good, usize> {
    let mut counts = BTreeMap::new();
    goods.iter().for_each(|good| *counts.entry(*good).or_default() += 1);
    counts
}
