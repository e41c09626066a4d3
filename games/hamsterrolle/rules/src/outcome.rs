//! What a turn leads to, worked out beforehand. With it a turn is carried out without simulating it again.
//!
//! It is written into a table's log beside the action, so that nobody who reads the log has to simulate. The action stays
//! the truth: a common check works outcomes out again and compares.

use crate::action::Allowed;
use crate::event::Event;
use crate::geometry::Pose;
use crate::open::PieceAt;
use crate::physics::{Settled, Silence};
use crate::pieces::Piece;
use crate::play::{aimed, recorded, released, simulated};
use crate::state::Hamsterrolle;
use serde::{Deserialize, Serialize};

/// How the wheel stands after a turn and what has dropped out of it, in the integers of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    wheel: Pose,
    pieces: Vec<PieceAt>,
    fell: Vec<Piece>,
    stray: Vec<Piece>,
    /// How far the wheel has rolled (µm).
    rolled: i64,
    frames: u32,
}

pub(crate) fn work_out(game: &Hamsterrolle, Allowed { action, .. }: &Allowed) -> Outcome {
    let release = released(&mut game.clone(), action, &aimed(game, action));
    Outcome::of(simulated(game, &release, &mut Silence))
}

pub(crate) fn with_outcome(allowed: Allowed, outcome: Outcome) -> Allowed {
    Allowed { outcome: Some(outcome), ..allowed }
}

pub(crate) fn recording(game: &Hamsterrolle, Allowed { action, .. }: &Allowed) -> Event {
    let release = released(&mut game.clone(), action, &aimed(game, action));
    recorded(game, &release).1
}

impl Outcome {
    fn of(settled: Settled) -> Outcome {
        let Settled { wheel, pieces, fell, stray, rolled, frames } = settled;
        let pieces = pieces.into_iter().map(|(id, Pose { pos, rot })| PieceAt { id, pos, rot }).collect();
        Outcome { wheel, pieces, fell, stray, rolled, frames }
    }

    pub(crate) fn settled(self) -> Settled {
        let Outcome { wheel, pieces, fell, stray, rolled, frames } = self;
        let pieces = pieces.into_iter().map(|PieceAt { id, pos, rot }| (id, Pose { pos, rot })).collect();
        Settled { wheel, pieces, fell, stray, rolled, frames }
    }
}
