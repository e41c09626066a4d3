//! What a turn looked like, for clients to draw (§ recording of the rules): they simulate nothing.

use crate::pieces::{PIECES, Piece};
use rapier3d::prelude::Pose as Placed;
use serde::{Serialize, Serializer};
use std::sync::Arc;

/// How many frames a second of a recording has.
pub const HZ: u32 = 30;
/// How many steps of the simulation there are from frame to frame.
pub(super) const STEPS_A_FRAME: u32 = 4;

/// Where a body is in a frame: its number among the bodies, x, y, z in 0.1 mm, quaternion parts in 10⁻⁴.
pub type BodyAt = [i32; 8];

/// The frames of a recording: the first holds every body, later ones only those that have moved. Copies share them.
#[derive(Clone, Debug, PartialEq)]
pub struct Frames(Arc<Vec<Vec<BodyAt>>>);

impl Frames {
    /// The frames in their order.
    pub fn iter(&self) -> impl Iterator<Item = &[BodyAt]> {
        self.0.iter().map(Vec::as_slice)
    }
}

impl Serialize for Frames {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Watches a turn frame by frame: the wheel is `None`.
pub(crate) trait Watch {
    fn frame(&mut self, bodies: impl Iterator<Item = (Option<Piece>, Placed)>);
}

/// Nobody watches.
pub(crate) struct Silence;

impl Watch for Silence {
    fn frame(&mut self, _bodies: impl Iterator<Item = (Option<Piece>, Placed)>) {}
}

/// Keeps what was seen.
#[derive(Default)]
pub(crate) struct Recorder {
    /// The pieces in the order of their body numbers, which begin after the wheel's.
    pieces: Vec<Piece>,
    frames: Vec<Vec<BodyAt>>,
    /// The last entry of each body: the wheel's, then by index of the piece.
    last: [Option<BodyAt>; 1 + PIECES],
}

impl Watch for Recorder {
    fn frame(&mut self, bodies: impl Iterator<Item = (Option<Piece>, Placed)>) {
        let mut frame = Vec::new();
        for (piece, at) in bodies {
            let number = self.number(piece);
            let entry = body_at(number, &at);
            let last = &mut self.last[piece.map_or(0, |piece| 1 + piece.index())];
            if *last != Some(entry) {
                *last = Some(entry);
                frame.push(entry);
            }
        }
        self.frames.push(frame);
    }
}

impl Recorder {
    /// The number of a body. All are there in the first frame, which numbers them.
    fn number(&mut self, piece: Option<Piece>) -> usize {
        let Some(piece) = piece else { return 0 };
        let known = self.pieces.iter().position(|known| *known == piece);
        1 + known.unwrap_or_else(|| {
            self.pieces.push(piece);
            self.pieces.len() - 1
        })
    }

    /// The names of the bodies, and the frames.
    pub(crate) fn finish(self) -> (Vec<&'static str>, Frames) {
        let bodies = std::iter::once("wheel").chain(self.pieces.into_iter().map(Piece::id));
        (bodies.collect(), Frames(Arc::new(self.frames)))
    }
}

fn body_at(number: usize, at: &Placed) -> BodyAt {
    let [x, y, z] = at.translation.to_array().map(|cm| (f64::from(cm) * 100.0).round() as i32);
    let [i, j, k, w] = at.rotation.to_array().map(|part| (f64::from(part) * 1e4).round() as i32);
    [number as i32, x, y, z, i, j, k, w]
}
