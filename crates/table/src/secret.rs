//! Values that only some may know.

use crate::{Seat, SeatSet, Viewer};
use std::fmt;

/// A value that only some seats know.
///
/// It cannot be serialised, so a view or an event that holds one does not compile; it prints without its value,
/// so a log cannot tell it. There are two doors: [`Secret::seen_by`], for whatever is shown to somebody, and
/// [`Secret::for_rules`], for the rules, which know everything.
#[derive(Clone, Copy)]
pub struct Secret<T> {
    known_to: Audience,
    value: T,
}

/// The seats that know; or everybody at or around the table.
#[derive(Clone, Copy, PartialEq)]
enum Audience {
    Seats(SeatSet),
    Everybody,
}

impl<T> Secret<T> {
    /// A value that nobody has seen.
    pub fn unseen(value: T) -> Secret<T> {
        Secret { known_to: Audience::Seats(SeatSet::EMPTY), value }
    }

    /// A value that one seat knows.
    pub fn of(seat: Seat, value: T) -> Secret<T> {
        Secret { known_to: Audience::Seats(SeatSet::one(seat)), value }
    }

    /// From here on everybody knows it, spectators too.
    pub fn open(&mut self) {
        self.known_to = Audience::Everybody;
    }

    /// The value, for somebody who may know it: the door for views and events.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&T> {
        let knows = match (self.known_to, viewer) {
            (Audience::Everybody, _) => true,
            (Audience::Seats(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Seats(_), Viewer::Spectator) => false,
        };
        knows.then_some(&self.value)
    }

    /// The value, for the rules and for the position, which hold everything.
    pub fn for_rules(&self) -> &T {
        &self.value
    }

    /// The value to be changed by the rules.
    pub fn for_rules_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_seen_by_those_who_know_it_and_by_nobody_else() {
        let mut card = Secret::of(Seat(1), "red-7");
        assert_eq!(card.seen_by(Viewer::Seat(Seat(1))), Some(&"red-7"));
        assert_eq!(card.seen_by(Viewer::Seat(Seat(0))), None);
        assert_eq!(card.seen_by(Viewer::Spectator), None);
        card.open();
        assert_eq!(card.seen_by(Viewer::Spectator), Some(&"red-7"));
        assert_eq!(Secret::unseen(3).seen_by(Viewer::Seat(Seat(0))), None);
    }

    #[test]
    fn a_secret_prints_without_its_value() {
        assert_eq!(format!("{:?}", Secret::unseen("red-7")), "Secret(…)");
    }
}
