//! Badaboom: goblins who take unexploded bombs to pieces, pass them on, and play tricks on each other until they blow up.
//!
//! This file is the table of contents: which file answers which question of the contract. The rules, numbered, are in
//! `games/badaboom/RULES.md`.

mod action;
mod beside;
mod blast;
mod bombs;
mod cards;
mod event;
mod memory;
mod options;
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

pub use action::{Action, Aim, Allowed, Answer, TrickPlay};
pub use beside::{Beside, Swap, Swaps};
pub use bombs::BombCard;
pub use cards::{Back, Backs, Card, Cards, Fuse};
pub use event::{AimView, Announcement, AnnouncementView, Ending, Event, From, SeenEvent};
pub use memory::Memory;
pub use options::Options;
pub use position::Position;
pub use refusals::RefusalReason;
pub use score::Breakdown;
pub use state::{Armed, Badaboom, Flags, InPlay, Phase};
pub use view::{
    BombView, BombsView, Direction, PlayView, SeatView, SlotView, TakenView, TrickView, View, WindowView,
};

use besace_table::{Game, Info};

impl Game for Badaboom {
    const INFO: Info = Info {
        id: "badaboom",
        title: "Badaboom",
        min_seats: 3,
        max_seats: 6,
        minutes: 45,
        by: "Peter Svärd, Jesper Moberg, Christoffer Krämer, Johan Salomonsson · Gigantoskop, 2005",
        choices: options::CHOICES,
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
        memory: memory;
        position: position, load;
        score: result, scores;
        undo: can_undo;
        without: sample, may, timer, outcome, teams;
    }

    fn only_play(&mut self) {
        self.known.tell_no_more();
    }
}
