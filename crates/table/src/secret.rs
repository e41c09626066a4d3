//! Values that only some may know.

use crate::{Seat, SeatSet, Viewer};
use std::fmt;

/// A value that only some know.
///
/// It cannot be serialised, so a view or an event that holds one does not compile; it prints without its value,
/// so a log cannot tell it. There are two doors: [`Secret::seen_by`], for whatever is shown to somebody, and
/// [`Secret::for_rules`], for the rules, which know everything.
///
/// ```compile_fail
/// #[derive(serde::Serialize)]
/// struct View {
///     hand: besace_table::Secret<Vec<u8>>,
/// }
/// ```
///
/// Its audience can grow, but not shrink: what was seen was seen. A value that is put in its place is a new secret:
///
/// ```
/// use besace_table::{Seat, Secret, Viewer};
///
/// let mut slot = Secret::unseen("nail");
/// slot.show_to(Seat(1));
/// assert_eq!(slot.seen_by(Viewer::Seat(Seat(1))), Some(&"nail"));
/// slot = Secret::unseen("hammer");
/// assert_eq!(slot.seen_by(Viewer::Seat(Seat(1))), None);
/// ```
#[derive(Clone, Copy, PartialEq)]
pub struct Secret<T> {
    known_to: Audience,
    value: T,
}

/// Who may know something: some seats, or everybody at and around the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// These seats.
    Seats(SeatSet),
    /// Every seat, and spectators too.
    Everybody,
}

/// Something that everybody can count without knowing what it is: a hand, a pile, a card that lies face down.
pub trait Countable {
    /// How many there are.
    fn how_many(&self) -> usize;
}

impl<T> Secret<T> {
    /// A value that nobody has seen.
    pub fn unseen(value: T) -> Secret<T> {
        Secret { known_to: Audience::NOBODY, value }
    }

    /// A value that this audience knows.
    pub fn of(audience: impl Into<Audience>, value: T) -> Secret<T> {
        Secret { known_to: audience.into(), value }
    }

    /// From now on this audience knows it, too.
    pub fn show_to(&mut self, audience: impl Into<Audience>) {
        self.known_to = self.known_to.and(audience);
    }

    /// From now on everybody knows it, spectators too.
    pub fn open(&mut self) {
        self.show_to(Audience::Everybody);
    }

    /// The value, for somebody who may know it: the door for views and events.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&T> {
        self.known_to.includes(viewer).then_some(&self.value)
    }

    /// How many there are. Everybody may know that, unless the rules say otherwise.
    pub fn count(&self) -> usize
    where
        T: Countable,
    {
        self.value.how_many()
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

impl Audience {
    /// No seat and no spectator.
    pub const NOBODY: Audience = Audience::Seats(SeatSet::EMPTY);

    /// Whether this viewer is one of them.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::Everybody, _) => true,
            (Audience::Seats(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Seats(_), Viewer::Spectator) => false,
        }
    }

    /// These and those together.
    pub fn and(self, others: impl Into<Audience>) -> Audience {
        match (self, others.into()) {
            (Audience::Seats(some), Audience::Seats(others)) => Audience::Seats(some.with(others)),
            _ => Audience::Everybody,
        }
    }
}

impl From<Seat> for Audience {
    fn from(seat: Seat) -> Audience {
        Audience::Seats(SeatSet::one(seat))
    }
}

impl From<SeatSet> for Audience {
    fn from(seats: SeatSet) -> Audience {
        Audience::Seats(seats)
    }
}

/// `events!` hands over the fields of an event as references.
impl<T: Copy + Into<Audience>> From<&T> for Audience {
    fn from(some: &T) -> Audience {
        (*some).into()
    }
}

impl<T> Countable for Option<T> {
    fn how_many(&self) -> usize {
        usize::from(self.is_some())
    }
}

impl<T> Countable for Vec<T> {
    fn how_many(&self) -> usize {
        self.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))];

    #[test]
    fn a_secret_is_seen_by_those_who_know_it_and_by_nobody_else() {
        let mut card = Secret::of(Seat(1), "red-7");
        assert_eq!(card.seen_by(SEATS[1]), Some(&"red-7"));
        assert_eq!(card.seen_by(SEATS[0]), None);
        assert_eq!(card.seen_by(Viewer::Spectator), None);
        card.open();
        assert_eq!(card.seen_by(Viewer::Spectator), Some(&"red-7"));
        assert_eq!(Secret::unseen(3).seen_by(SEATS[0]), None);
    }

    #[test]
    fn an_audience_grows_and_what_is_put_in_the_place_of_a_secret_is_a_new_one() {
        let mut slot = Secret::of(Seat(0), "red-7");
        slot.show_to(Seat(2));
        assert_eq!(SEATS.map(|seat| slot.seen_by(seat).is_some()), [true, false, true]);
        *slot.for_rules_mut() = "red-8";
        assert_eq!(
            slot.seen_by(SEATS[2]),
            Some(&"red-8"),
            "the rules may change what lies there in the open"
        );
        slot = Secret::of(Seat(1), "red-9");
        assert_eq!(SEATS.map(|seat| slot.seen_by(seat).is_some()), [false, true, false]);
        slot.show_to(Audience::Everybody);
        slot.show_to(Seat(0));
        assert!(slot.seen_by(Viewer::Spectator).is_some(), "everybody stays everybody");
    }

    #[test]
    fn a_secret_can_be_counted_by_those_who_do_not_know_it() {
        assert_eq!(Secret::unseen(Some("red-7")).count(), 1);
        assert_eq!(Secret::unseen(None::<&str>).count(), 0);
        assert_eq!(Secret::unseen(vec!["red-7", "red-8"]).count(), 2);
    }

    #[test]
    fn a_secret_prints_without_its_value() {
        assert_eq!(format!("{:?}", Secret::unseen("red-7")), "Secret(…)");
    }
}
