//! What each seat is sure of: at least which cards lie where.
//!
//! This is less than a story tells, because it says nothing of what is only likely. But it does not grow, so a story
//! that has become long begins anew with it (`memory`).

use crate::cards::{Back, Card, Cards};
use crate::memory::{PLACES, Spot};
use crate::state::SEATS;
use besace_table::{Seat, SeatSet};

/// What each seat is sure of in each place, and how many cards lie there.
#[derive(Clone)]
pub(crate) struct Sure {
    of_seats: [[Cards; PLACES]; SEATS],
    /// By the number of their back.
    sizes: [[u8; 3]; PLACES],
}

impl Sure {
    /// Nobody is sure of anything but the number of cards in each place.
    pub(crate) fn of_sizes(size: impl Fn(Spot, Back) -> u8) -> Sure {
        let mut sizes = [[0; 3]; PLACES];
        for spot in Spot::all() {
            sizes[spot.index()] = Back::ALL.map(|back| size(spot, back));
        }
        Sure { of_seats: [[Cards::NONE; PLACES]; SEATS], sizes }
    }

    /// What a seat is sure of in a place.
    pub(crate) fn at(&self, seat: Seat, spot: Spot) -> &Cards {
        &self.of_seats[seat.index()][spot.index()]
    }

    pub(crate) fn joins(&mut self, spot: Spot, card: Card) {
        self.sizes[spot.index()][card.back() as usize] += 1;
        self.of_seats.iter_mut().for_each(|sure| sure[spot.index()].add(card, 1));
    }

    pub(crate) fn leaves(&mut self, spot: Spot, card: Card) {
        self.sizes[spot.index()][card.back() as usize] -= 1;
        self.of_seats.iter_mut().for_each(|sure| lose(&mut sure[spot.index()], card));
    }

    /// A seat saw a card, in a place where it is alone.
    pub(crate) fn looks(&mut self, seat: Seat, spot: Spot, card: Card) {
        self.of_seats[seat.index()][spot.index()] = Cards::of(card, 1);
    }

    /// Whoever does not see the card can be sure of one card less of each kind, unless all that can have gone are
    /// alike.
    pub(crate) fn passes(&mut self, from: Spot, to: Spot, card: Card, seen_by: SeatSet) {
        let back = card.back();
        let size = self.sizes[from.index()][back as usize];
        for (seat, sure) in (0..).map(Seat).zip(&mut self.of_seats) {
            let known = sure[from.index()].only(back);
            let only = known.counts().next().filter(|(_, count)| *count == size).map(|(card, _)| card);
            match only.or(seen_by.contains(seat).then_some(card)) {
                Some(card) => {
                    lose(&mut sure[from.index()], card);
                    sure[to.index()].add(card, 1);
                }
                None => known.counts().for_each(|(card, _)| lose(&mut sure[from.index()], card)),
            }
        }
        self.sizes[from.index()][back as usize] -= 1;
        self.sizes[to.index()][back as usize] += 1;
    }

    /// All cards of a back are now in another place, which had none.
    pub(crate) fn becomes(&mut self, from: Spot, to: Spot, back: Back) {
        self.sizes[to.index()][back as usize] = std::mem::take(&mut self.sizes[from.index()][back as usize]);
        for sure in &mut self.of_seats {
            let known = sure[from.index()].only(back);
            sure[from.index()].take_all(&known);
            sure[to.index()].add_all(&known);
        }
    }
}

fn lose(cards: &mut Cards, card: Card) {
    if cards.count(card) > 0 {
        cards.take(card, 1);
    }
}
