//! What each viewer may see: everything but the chance (HAM-23).
//!
//! The only file that makes a [`View`]. It names every field of the state, shown or refused, so that adding one does
//! not compile until somebody has decided who sees it.

use crate::geometry::{self, COMPARTMENTS};
use crate::open::Open;
use crate::options::Options;
use crate::physics::MODEL;
use crate::pieces::{Color, Piece};
use crate::position::VERSION;
use crate::state::{Hamsterrolle, Phase, pending};
use besace_table::{Game, SeatSet, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;

/// What one seat, or a spectator, may know of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the fields are those of the rules page, name for name")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    pub game: &'static str,
    pub version: u32,
    pub model: u32,
    pub viewer: Viewer,
    pub options: Options,
    pub phase: Phase,
    pub pending: SeatSet,
    #[serde(flatten)]
    #[cfg_attr(feature = "types", ts(flatten))]
    pub open: Open,
    /// The pieces in each compartment.
    pub compartments: Vec<Vec<Piece>>,
    /// The two lowest compartments, the lower one first.
    pub lowest: [u8; 2],
    /// For each colour that the pending seat could place: its compartments with the reach to beat (µm), null where any
    /// will do.
    #[cfg_attr(
        feature = "types",
        ts(type = "{ [color in Color]?: { [compartment: number]: number | null } }")
    )]
    pub allowed: BTreeMap<Color, BTreeMap<u8, Option<i32>>>,
}

pub(crate) fn view(game: &Hamsterrolle, viewer: Viewer) -> View {
    // Fields named with `_` are shown in `Open`, except the chance, which nobody sees.
    let Hamsterrolle {
        options,
        chance: _,
        seats: _,
        first: _,
        turn_number: _,
        front: _,
        travel: _,
        wheel,
        places: _,
        frames: _,
    } = game;
    let held = game.compartments();
    View {
        game: Hamsterrolle::INFO.id,
        version: VERSION,
        model: MODEL,
        viewer,
        options: *options,
        phase: Phase::of(game),
        pending: pending(game),
        open: Open::of(game),
        compartments: (0..COMPARTMENTS).map(|k| held.pieces(k).collect()).collect(),
        lowest: geometry::lowest(wheel),
        allowed: allowed(game),
    }
}

fn allowed(game: &Hamsterrolle) -> BTreeMap<Color, BTreeMap<u8, Option<i32>>> {
    let held = game.compartments();
    let mut allowed = BTreeMap::new();
    for seat in pending(game).iter() {
        for piece in game.playable(seat) {
            let open = game.open_to(&held, piece).map(|k| (k, game.furthest(&held, k)));
            let open: BTreeMap<u8, Option<i32>> = open.collect();
            if !open.is_empty() {
                allowed.insert(piece.color(), open);
            }
        }
    }
    allowed
}
