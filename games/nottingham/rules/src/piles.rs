//! Places where cards lie in an order.

use crate::cards::{AMBUSHES, Ambush, BOX, Card};
use besace_table::{Countable, Row, Seat, SeatSet};

/// The draw pile.
pub(crate) type Pile = Row<Card, BOX>;

/// Ambush cards in an order, each with the seats that are sure of it: the pile from its top, or a seat's laid ones as
/// they were laid.
#[derive(Clone, Copy)]
pub(crate) struct Ambushes {
    cards: [Ambush; AMBUSHES],
    known_to: [SeatSet; AMBUSHES],
    len: u8,
}

impl Ambushes {
    pub(crate) const EMPTY: Ambushes = Ambushes {
        cards: [Ambush::of_pair(Card::Coin, Card::Chest); AMBUSHES],
        known_to: [SeatSet::EMPTY; AMBUSHES],
        len: 0,
    };

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn as_slice(&self) -> &[Ambush] {
        &self.cards[..self.len()]
    }

    pub(crate) fn position(&self, card: Ambush) -> Option<usize> {
        self.as_slice().iter().position(|other| *other == card)
    }

    pub(crate) fn contains(&self, card: Ambush) -> bool {
        self.as_slice().contains(&card)
    }

    pub(crate) fn is_known_to(&self, at: usize, seat: Seat) -> bool {
        self.known_to[at].contains(seat)
    }

    /// Each card that the seat is sure of; `None` where it is not.
    pub(crate) fn known_to(&self, seat: Seat) -> impl Iterator<Item = Option<Ambush>> {
        (0..self.len()).map(move |at| self.is_known_to(at, seat).then_some(self.cards[at]))
    }

    /// Puts a card at the end: under the pile, or beside what was laid before.
    pub(crate) fn push(&mut self, card: Ambush, known_to: SeatSet) {
        self.cards[self.len()] = card;
        self.known_to[self.len()] = known_to;
        self.len += 1;
    }

    /// Takes the card at this place out, with those who are sure of it.
    pub(crate) fn remove(&mut self, at: usize) -> (Ambush, SeatSet) {
        let taken = (self.cards[at], self.known_to[at]);
        self.cards.copy_within(at + 1..usize::from(self.len), at);
        self.known_to.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        taken
    }

    /// Puts these cards in the places of those that are here.
    pub(crate) fn replace(&mut self, cards: impl Iterator<Item = Ambush>) {
        self.cards[..usize::from(self.len)].iter_mut().zip(cards).for_each(|(place, card)| *place = card);
    }

    /// From here on these seats are sure of every card.
    pub(crate) fn show_to(&mut self, seats: SeatSet) {
        for known_to in &mut self.known_to[..usize::from(self.len)] {
            seats.iter().for_each(|seat| known_to.insert(seat));
        }
    }

    /// Leaves only what everybody is sure of, and what this one seat is sure of.
    pub(crate) fn forget_but_for(&mut self, seat: Seat, seats: u8) {
        let all = SeatSet::all(seats);
        for known_to in &mut self.known_to[..usize::from(self.len)] {
            if *known_to != all {
                *known_to = if known_to.contains(seat) { SeatSet::one(seat) } else { SeatSet::EMPTY };
            }
        }
    }
}

impl Countable for Ambushes {
    fn how_many(&self) -> usize {
        self.len()
    }
}
