//! What happens in a turn, in the order of the rules. Nothing of it is hidden from anybody (HAM-23).
//!
//! Only the pose of a piece that is let go turns something up: how the hand trembled (HAM-21). Everything else follows
//! from it and from the position.

use crate::geometry::Pose;
use crate::options::Stray;
use crate::physics::Frames;
use crate::pieces::Piece;
use besace_table::Seat;

besace_table::events! {
    /// A piece of a hand was let go over a compartment. The pose is where the hand really let it go.
    Placed { seat: Seat, piece: Piece, compartment: u8, pose: Pose [opens] },
    /// A piece of the wheel was moved forward (HAM-15).
    Passed { seat: Seat, piece: Piece, compartment: u8, pose: Pose [opens] },
    /// The time was up (HAM-17).
    LetGo { seat: Seat, piece: Piece, compartment: u8, pose: Pose [opens] },
    /// What the turn looked like.
    Recording {
        hz: u32,
        bodies: Vec<&'static str>,
        #[cfg_attr(feature = "types", ts(type = "[number, number, number, number, number, number, number, number][][]"))]
        frames: Frames
    },
    /// The wheel rolled this many mm, backwards if negative.
    Rolled { mm: i64 },
    /// These pieces go to the hand of the seat that acted (HAM-13).
    Fell { seat: Seat, pieces: Vec<Piece> },
    /// Whoever dropped something takes what lay aside (HAM-16).
    TookAside { seat: Seat, pieces: Vec<Piece> },
    /// These pieces fell by nobody's doing (HAM-16).
    Stray { pieces: Vec<Piece>, to: Stray },
    /// Where the front is now (HAM-14).
    Front { compartment: u8 },
    /// The game has ended.
    Over { winners: Vec<Seat> },
}
