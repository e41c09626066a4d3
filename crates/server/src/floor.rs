//! Which bots are asked next whether they wish to speak, where a game has seats that *may* act.
//!
//! After each decision at the table every bot that may speak is asked once, in seat order; whoever has just spoken waits
//! until somebody else does. A table of bots cannot talk for ever: after so many words that nobody asked for, bots are
//! silent until a person has acted or the seat that the table waits for has decided.

use crate::table::{Decider, Table};
use besace_table::{Seat, SeatSet};

/// The most that bots say in a row without being asked.
const MOST_WORDS: u32 = 6;

/// Who has been asked since the last decision, and how much bots have said since they had to.
pub struct Floor {
    asked: SeatSet,
    words: u32,
}

impl Floor {
    /// Nobody is asked before something has happened: waking a table must not make its bots talk.
    pub fn quiet() -> Floor {
        Floor { asked: SeatSet::all(besace_table::MAX_SEATS as u8), words: 0 }
    }

    /// The bot to be asked next; `None` where all have been, or have said enough.
    pub fn next(&self, table: &Table) -> Option<Seat> {
        let may = table.may();
        if may.is_empty() || self.words >= MOST_WORDS {
            return None;
        }
        let is_bot = |seat: &Seat| matches!(table.decider(*seat), Decider::Bot(..));
        may.iter().filter(|seat| !self.asked.contains(*seat)).find(is_bot)
    }

    /// Notes that a bot is being asked.
    pub fn ask(&mut self, seat: Seat) {
        self.asked.insert(seat);
    }

    /// Notes that a seat has acted: unasked, as a bot that may, or as anybody else.
    pub fn acted(&mut self, seat: Seat, unasked_bot: bool) {
        self.words = if unasked_bot { self.words + 1 } else { 0 };
        self.asked = SeatSet::one(seat);
    }
}
