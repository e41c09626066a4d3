//! Hamsterrolle: wooden pieces in a wheel that rolls under their weight.
//!
//! This file is its table of contents: the `impl` below says which file answers which question of the contract, and
//! what Hamsterrolle does without. The rules, numbered, are in `RULES.md` beside this crate. A turn is decided by a
//! simulation of rigid bodies (`physics`), which begins from integers and ends in integers.

mod action;
mod allow;
mod beside;
mod event;
mod geometry;
mod open;
mod options;
mod outcome;
mod physics;
mod pieces;
mod play;
mod position;
mod queries;
mod read;
mod redeal;
mod refusals;
mod sample;
mod score;
mod state;
mod view;

pub use action::{Action, Aim, AimKind, Allowed, Bounds, FURTHER, Range, Reach};
pub use beside::Beside;
pub use event::{Event, SeenEvent};
pub use geometry::{COMPARTMENTS, Pose, STANDS};
pub use open::{Ended, Open, PieceAt, SeatPosition};
pub use options::{FourthSet, Options, Stray, Tremor};
pub use physics::{BodyAt, Frames, HZ, Lowering, MODEL, Wheel};
pub use pieces::{Color, PIECES, Piece, Shape};
pub use position::Position;
pub use queries::{AIM_RANGES, Sketch, turn_of_stand};
pub use refusals::RefusalReason;
pub use score::Breakdown;
pub use state::{Hamsterrolle, Phase};
pub use view::View;

use besace_table::{Game, GameOption, Guess, Info, Seat};

impl Game for Hamsterrolle {
    const INFO: Info = Info {
        id: "hamsterrolle",
        title: "Hamsterrolle",
        min_seats: 2,
        max_seats: 4,
        minutes: 30,
        by: "Jacques Zeimet · Zoch, 2000",
        choices: &[
            GameOption::numbers("seconds", &[30, 0, 60, 120]),
            GameOption::words("tremor", &["steady", "shaky"]),
            GameOption::words("stray", &["aside", "removed"]),
            GameOption::words("fourth_set", &["unused", "shared"]).only_at(&[3]),
            GameOption::yes_unless("teams").only_at(&[4]),
        ],
        rules_version: 1,
    };

    besace_table::contents! {
        state: new, seats, phase, pending, teams;
        action: legal, timer;
        read: read;
        allow: allow;
        play: carry_out, sure;
        outcome: work_out, with_outcome, recording;
        event: seen;
        view: view;
        redeal: redeal;
        position: position, load;
        score: result, scores;
        without: may, only_play, memory, undo;
    }

    type Bounds = Bounds;

    fn sample(&self, seat: Seat, bounds: &Bounds, guess: &mut Guess) -> Option<Action> {
        sample::sample(self, seat, bounds, guess)
    }
}
