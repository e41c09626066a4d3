//! The board's types are generated from the rules' own.

use besace_hamsterrolle::*;

besace_table::typescript! {
    "What Hamsterrolle shows, tells, offers and asks.",
    Color, Piece, Pose, Options, Tremor, FourthSet, Stray, Phase, RefusalReason, Action, Aim, AimKind, Range, Reach, Bounds, View, PieceAt, SeatPosition, Ended, SeenEvent, Breakdown, Beside, Sketch
}
