//! Jericho: walls in five colours, trumpets that bring down their highest stones, and a supply that the longest
//! walls win three times in a game.
//!
//! This file is the table of contents: which file answers which question of the contract. The rules, numbered, are in
//! `games/jericho/RULES.md`.

mod action;
mod beside;
mod cards;
mod event;
mod options;
mod play;
mod position;
mod queries;
mod read;
mod redeal;
mod refusals;
mod score;
mod state;
mod view;

pub use action::{Action, Allowed};
pub use beside::{Beside, Lead, Leads};
pub use cards::{BOX, Card, Cards, Color, SCORINGS, TRUMPET_VALUE, VALUES};
pub use event::{Event, Lengths, SeenEvent};
pub use options::Options;
pub use position::Position;
pub use queries::Front;
pub use refusals::RefusalReason;
pub use score::Breakdown;
pub use state::{Jericho, Phase};
pub use view::{SeatView, View, Walls};

use besace_table::{Game, Info};

impl Game for Jericho {
    const INFO: Info = Info {
        id: "jericho",
        title: "Jericho",
        min_seats: 3,
        max_seats: 5,
        minutes: 15,
        by: "Tom Lehmann · Abacusspiele, 2006",
        choices: &[],
        rules_version: 1,
    };

    besace_table::contents! {
        state: new, seats, phase, pending;
        action: legal, allow;
        read: read;
        play: carry_out;
        event: seen;
        view: view;
        redeal: redeal;
        position: position, load;
        score: result, scores;
        without: sample, may, only_play, memory, timer, outcome, teams, undo;
    }
}
