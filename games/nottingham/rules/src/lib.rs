//! Nottingham: deputies who take each other's valuables, hand them to the sheriff for points, and lie in wait for
//! whoever delivers.
//!
//! This file is the table of contents: which file answers which question of the contract. The rules, numbered, are in
//! `games/nottingham/RULES.md`.

mod action;
mod ambush_story;
mod beside;
mod cards;
mod event;
mod memory;
mod options;
mod piles;
mod play;
mod position;
mod queries;
mod read;
mod redeal;
mod refusals;
mod score;
mod state;
mod sure;
mod undo;
mod view;

pub use action::{Action, Allowed, Bounds, Range};
pub use beside::{Beside, Next};
pub use cards::{Ambush, BOX, Card, CardList, Cards, Color, KINDS, Kinds, Mission, Trick};
pub use event::{Ending, Event, SeenEvent, ShownTo};
pub use memory::Memory;
pub use options::{AmbushPairs, MissionValues, Options, Track};
pub use position::Position;
pub use refusals::RefusalReason;
pub use score::Breakdown;
pub use state::{Missions, Nottingham, Phase};
pub use view::{ActionView, DeliveryView, SeatView, View};

use besace_table::{Game, Info};

impl Game for Nottingham {
    const INFO: Info = Info {
        id: "nottingham",
        title: "Nottingham",
        min_seats: 3,
        max_seats: 7,
        minutes: 30,
        by: "Uwe Rosenberg · Abacusspiele, 2006",
        choices: &[],
        rules_version: 1,
    };

    besace_table::contents! {
        state: new, seats, phase, pending;
        action: legal, sample, allow;
        read: read;
        play: carry_out;
        event: seen;
        view: view;
        redeal: redeal;
        memory: memory;
        position: position, load;
        score: result, scores;
        undo: can_undo;
        without: may, timer, outcome, teams;
    }

    fn only_play(&mut self) {
        self.known.tell_no_more();
    }
}
