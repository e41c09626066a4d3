//! Who has the floor: in which order bots, playouts and the arena ask the seats.
//!
//! The contract says who must decide and who may. Here every seat that may speak is asked once, in seat order, before
//! the table goes on with the first seat that must; after that everybody may be asked again. So nobody can talk for
//! ever, and nothing assumes that one seat alone is pending.

use besace_table::{Game, Seat, SeatSet};

/// Which of the seats that may speak have been asked since the table last went on.
#[derive(Clone, Copy, Default)]
pub struct Floor {
    asked: SeatSet,
}

/// The seat that is asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Speaker {
    /// Which.
    pub seat: Seat,
    /// Whether the table waits for it; if not, it can hold back.
    pub must: bool,
}

impl Speaker {
    /// This seat, if it has anything to decide.
    pub fn of<G: Game>(game: &G, seat: Seat) -> Option<Speaker> {
        let must = game.pending().contains(seat);
        let may = game.may().is_some_and(|may| may.contains(seat));
        (must || may).then_some(Speaker { seat, must })
    }
}

impl Floor {
    /// Who is asked next; `None` when nobody is left to ask.
    pub fn next<G: Game>(self, game: &G) -> Option<Speaker> {
        let pending = game.pending();
        let unasked = |seat: &Seat| !self.asked.contains(*seat) && !pending.contains(*seat);
        let may = game.may().and_then(|may| may.iter().find(unasked));
        let optional = may.map(|seat| Speaker { seat, must: false });
        optional.or_else(|| pending.first().map(|seat| Speaker { seat, must: true }))
    }

    /// Notes that the speaker has acted, or held back.
    pub fn heard(&mut self, speaker: Speaker) {
        if speaker.must {
            self.asked = SeatSet::EMPTY;
        } else {
            self.asked.insert(speaker.seat);
        }
    }
}
