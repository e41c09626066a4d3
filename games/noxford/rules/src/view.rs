//! What each seat may see.
//!
//! The only file that makes a [`View`]. It names every field of the state, shown or refused, so that adding one does not
//! compile until somebody has decided who sees it. Who sees what of an event is declared in `event.rs`.

#![allow(missing_docs, reason = "the fields are those of the rules page, name for name")]

use crate::cards::{Card, Color};
use crate::city::City;
use crate::options::Options;
use crate::state::{self, Gear, Noxford, Phase, Syndicate};
use besace_table::{Game, Seat, SeatSet, Viewer};
use serde::Serialize;

/// What one seat, or a spectator, may know of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    pub game: &'static str,
    pub viewer: Viewer,
    pub options: Options,
    pub phase: Phase,
    pub pending: SeatSet,
    pub turn: Seat,
    pub gear: Option<Gear>,
    pub passes: u8,
    pub seats: Vec<SeatView>,
    pub city: City,
    pub display: Vec<Card>,
    pub neutral_deck_count: usize,
}

/// What the viewer may know of one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatView {
    pub color: Color,
    pub master: bool,
    /// Only the viewer's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub hand: Option<Vec<Card>>,
    pub hand_count: usize,
    pub deck_count: usize,
}

pub(crate) fn view(game: &Noxford, viewer: Viewer) -> View {
    let Noxford { options, seats: _, phase, turn, gear, passes, syndicates: _, city, display, neutral_deck } =
        game;
    View {
        game: Noxford::INFO.id,
        viewer,
        options: *options,
        phase: *phase,
        pending: state::pending(game),
        turn: *turn,
        gear: *gear,
        passes: *passes,
        seats: game.syndicates().iter().map(|syndicate| seat_view(syndicate, viewer)).collect(),
        city: *city,
        display: display.as_slice().to_vec(),
        neutral_deck_count: neutral_deck.count(),
    }
}

fn seat_view(syndicate: &Syndicate, viewer: Viewer) -> SeatView {
    let Syndicate { color, has_master, hand, hand_up_to: _, deck } = syndicate;
    SeatView {
        color: *color,
        master: *has_master,
        hand: hand.seen_by(viewer).map(|hand| hand.as_slice().to_vec()),
        hand_count: hand.count(),
        deck_count: deck.count(),
    }
}
