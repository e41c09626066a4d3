//! What lies open for everybody: it is in every position and in every view (HAM-23).

#![allow(missing_docs, reason = "the fields are those of the rules page, name for name")]

use crate::geometry::Pose;
use crate::pieces::Piece;
use crate::score;
use crate::state::{Hamsterrolle, Place};
use besace_table::Seat;
use serde::{Deserialize, Serialize};

/// The part of a game that a position and a view write alike.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Open {
    pub turn: Seat,
    pub turn_number: u32,
    pub front: Option<u8>,
    pub travel: i64,
    pub wheel: Pose,
    pub pieces: Vec<PieceAt>,
    pub seats: Vec<SeatPosition>,
    pub aside: Vec<Piece>,
    pub removed: Vec<Piece>,
    pub unused: Vec<Piece>,
    pub frames: u32,
    pub outcome: Option<Ended>,
}

/// A piece in the wheel as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PieceAt {
    pub id: Piece,
    pub pos: [i32; 3],
    pub rot: [i32; 4],
}

/// One seat as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatPosition {
    pub hand: Vec<Piece>,
}

/// The end as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Ended {
    pub winners: Vec<Seat>,
}

impl Open {
    pub(crate) fn of(game: &Hamsterrolle) -> Open {
        let hand = |seat| SeatPosition { hand: game.hand(seat).collect() };
        Open {
            turn: game.turn(),
            turn_number: game.turn_number,
            front: game.front,
            travel: game.travel,
            wheel: game.wheel,
            pieces: game.in_wheel().map(|(id, Pose { pos, rot })| PieceAt { id, pos, rot }).collect(),
            seats: Seat::all(game.seats).map(hand).collect(),
            aside: game.in_place(Place::Aside).collect(),
            removed: game.in_place(Place::Removed).collect(),
            unused: game.in_place(Place::Unused).collect(),
            frames: game.frames,
            outcome: Ended::of(game),
        }
    }
}

impl Ended {
    pub(crate) fn of(game: &Hamsterrolle) -> Option<Ended> {
        game.is_over().then(|| Ended { winners: score::standings(game).winners })
    }
}
