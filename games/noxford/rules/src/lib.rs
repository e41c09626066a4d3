//! Noxford: rival syndicates build a city of cards on the bare table, and the districts of it go to whoever has the
//! most gang members beside them.
//!
//! This file is the table of contents: each function of the contract, and the file where it is done. The rules,
//! numbered, are in `games/noxford/RULES.md`.

mod action;
mod beside;
mod cards;
mod city;
mod event;
mod geometry;
mod options;
mod places;
mod play;
mod position;
mod queries;
mod read;
mod redeal;
mod refusals;
mod score;
mod sketch;
mod state;
mod undo;
mod view;

pub use action::{Action, Allowed};
pub use beside::{Beside, District};
pub use cards::{BOX, Card, Cards, Color, NEUTRALS, SYNDICATE, Symbol};
pub use city::{City, Stack, StackSet};
pub use event::{EndReason, Event, SeenEvent};
pub use geometry::{Corner, Edge, Misfit, Orientation, Spot};
pub use options::{Colors, Options, TableSize};
pub use places::Places;
pub use position::{Position, SeatPosition};
pub use refusals::RefusalReason;
pub use score::{Breakdown, Judged, cancelled, judged, reckoning};
pub use sketch::{Line, Sketch};
pub use state::{Gear, Noxford, Phase, Source};
pub use view::{SeatView, View};

use besace_table::{Game, GameOption, Info};

impl Game for Noxford {
    const INFO: Info = Info {
        id: "noxford",
        title: "Noxford",
        min_seats: 2,
        max_seats: 4,
        minutes: 20,
        by: "Henri Kermarrec · Capsicum Games, 2016",
        choices: &[
            GameOption::per_seat("colors", &Options::COLORS),
            GameOption::numbers("favorite_bonus", &Options::BONUSES),
        ],
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
        undo: can_undo;
        without: sample, may, only_play, memory, timer, outcome, teams;
    }
}
