//! Who has the floor: in which order the seats are asked, by searches, in the arena, in the terminal and at the server.
//!
//! The contract says who must decide and who may. Seats that may speak are asked first, in seat order; then the table
//! goes on with the first seat that must decide. Two rules keep bots from talking for ever:
//!
//! - among bots alone, every seat that may speak is asked once before the table goes on ([`Floor::default`]);
//! - where people sit, bots talk with them: whenever somebody has acted, the others are asked anew. After a number of
//!   things said in a row that nobody asked for, bots are silent until a person has acted or the table has gone on
//!   ([`Floor::among_people`]).

use besace_table::{Game, MAX_SEATS, Seat, SeatSet};

/// Which of the seats that may speak have been asked, and when they are asked again.
#[derive(Clone, Copy, Default)]
pub struct Floor {
    asked: SeatSet,
    talk: Option<Talk>,
}

/// How much bots have said without being asked, since the table went on or a person acted.
#[derive(Clone, Copy)]
struct Talk {
    said: u32,
    most: u32,
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
    /// For a table of bots and people, at which bots say at most this much in a row without being asked. Nobody is
    /// asked before something has happened: waking a table must not make its bots talk.
    pub fn among_people(most: u32) -> Floor {
        Floor { asked: SeatSet::all(MAX_SEATS as u8), talk: Some(Talk { said: 0, most }) }
    }

    /// Who is asked next; `None` when nobody is left to ask.
    pub fn next<G: Game>(self, game: &G) -> Option<Speaker> {
        let pending = game.pending();
        let optional = game.may().and_then(|may| self.next_to_speak(may, |seat| !pending.contains(seat)));
        let optional = optional.map(|seat| Speaker { seat, must: false });
        optional.or_else(|| pending.first().map(|seat| Speaker { seat, must: true }))
    }

    /// The first of these seats that may speak, can be asked, and has not been asked yet; `None` also where bots have
    /// said enough.
    pub fn next_to_speak(self, may: SeatSet, can_be_asked: impl Fn(Seat) -> bool) -> Option<Seat> {
        if self.talk.is_some_and(|talk| talk.said >= talk.most) {
            return None;
        }
        may.iter().find(|seat| !self.asked.contains(*seat) && can_be_asked(*seat))
    }

    /// Notes that a seat is asked whether it wishes to speak.
    pub fn ask(&mut self, seat: Seat) {
        self.asked.insert(seat);
    }

    /// Notes that the speaker has been heard: it has acted or, among bots alone, held back. A person at a table of bots
    /// and people counts as one who must.
    pub fn heard(&mut self, speaker: Speaker) {
        match &mut self.talk {
            None if speaker.must => self.asked = SeatSet::EMPTY,
            None => self.asked.insert(speaker.seat),
            Some(talk) => {
                talk.said = if speaker.must { 0 } else { talk.said + 1 };
                self.asked = SeatSet::one(speaker.seat);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(floor: &mut Floor, may: SeatSet) -> Option<Seat> {
        let seat = floor.next_to_speak(may, |_| true)?;
        floor.ask(seat);
        Some(seat)
    }

    #[test]
    fn among_bots_everybody_is_asked_once_before_the_table_goes_on() {
        let mut floor = Floor::default();
        let may = SeatSet::all(2);
        assert_eq!(asked(&mut floor, may), Some(Seat(0)));
        floor.heard(Speaker { seat: Seat(0), must: false });
        assert_eq!(asked(&mut floor, may), Some(Seat(1)));
        assert_eq!(asked(&mut floor, may), None);
        floor.heard(Speaker { seat: Seat(2), must: true });
        assert_eq!(asked(&mut floor, may), Some(Seat(0)));
    }

    #[test]
    fn among_people_others_are_asked_anew_when_somebody_has_acted_until_enough_is_said() {
        let mut floor = Floor::among_people(3);
        let may = SeatSet::all(2);
        assert_eq!(asked(&mut floor, may), None, "nothing has happened yet");
        floor.heard(Speaker { seat: Seat(2), must: true });
        for seat in [Seat(0), Seat(1), Seat(0)] {
            assert_eq!(asked(&mut floor, may), Some(seat));
            floor.heard(Speaker { seat, must: false });
        }
        assert_eq!(asked(&mut floor, may), None, "bots have said enough");
        floor.heard(Speaker { seat: Seat(1), must: true });
        assert_eq!(asked(&mut floor, may), Some(Seat(0)));
    }
}
