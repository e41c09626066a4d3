//! Toll: merchants seal goods in bags, and a guard may open one.
//!
//! A small whole game, for tests and for whoever begins a game of their own. This file is its table of contents: the
//! `impl` below says which file answers which question of the contract, and what Toll has no use for. The rules,
//! numbered, are in `RULES.md` beside this crate.

mod action;
mod event;
mod goods;
mod options;
mod play;
mod position;
mod redeal;
mod score;
mod state;
mod view;

pub use action::{Action, Allowed, RefusalReason};
pub use event::{Event, SeenEvent};
pub use goods::{FINE, Good};
pub use options::Options;
pub use position::{Position, StallPosition};
pub use score::Breakdown;
pub use state::{Phase, Toll};
pub use view::{StallView, View};

use besace_table::{Game, GameOption, Info};

impl Game for Toll {
    const INFO: Info = Info {
        id: "toll",
        title: "Toll",
        min_seats: 3,
        max_seats: 5,
        minutes: 5,
        by: "Anonymous · Besace, 2026",
        choices: &[GameOption::numbers("fee", &Options::FEES)],
        rules_version: 1,
    };

    besace_table::contents! {
        state: new, seats, phase, pending;
        action: legal, read, allow;
        play: carry_out;
        event: seen;
        view: view;
        redeal: redeal;
        position: position, load;
        score: result, scores;
        without: sample, may, only_play, memory, timer, outcome, teams, undo;
    }
}
