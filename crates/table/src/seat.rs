//! Places at the table, groups of them, and who is looking.

use serde::{Serialize, Serializer};

/// The most seats that any game here has.
pub const MAX_SEATS: usize = 7;

/// A player's place at the table, counted from 0. Play goes clockwise: 0, 1, 2, …
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table with this many, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// The neighbour whose turn comes next at a table with this many seats.
    pub fn left(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 == seats { 0 } else { self.0 + 1 })
    }

    /// This seat as an index into a per-seat array.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A group of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<Seat>"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Every seat of a table with this many.
    pub fn all(seats: u8) -> SeatSet {
        SeatSet(((1_u16 << seats) - 1) as u8)
    }

    /// Just this one.
    pub fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is one of them.
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// These and those together.
    pub fn with(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 | others.0)
    }

    /// Whether nobody is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats it has.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat, if there is one.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// Its seats in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl Serialize for SeatSet {
    /// On the wire a group of seats is a list in seat order.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Who is looking: a seat, or somebody who only watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Seat | \"spectator\""))]
pub enum Viewer {
    /// Somebody who plays.
    Seat(Seat),
    /// Somebody who watches and has no cards.
    Spectator,
}

impl Viewer {
    /// Whether this seat is the one looking.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(serializer),
            Viewer::Spectator => serializer.serialize_str("spectator"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_left_neighbour_of_the_last_seat_is_seat_0() {
        assert_eq!(Seat(0).left(3), Seat(1));
        assert_eq!(Seat(2).left(3), Seat(0));
    }

    #[test]
    fn a_set_of_seven_holds_them_all_and_no_eighth() {
        let all = SeatSet::all(7);
        assert_eq!(all.len(), 7);
        assert!(!all.contains(Seat(7)) && !all.contains(Seat(200)));
        assert_eq!(serde_json::to_string(&all).unwrap(), "[0,1,2,3,4,5,6]");
    }
}
