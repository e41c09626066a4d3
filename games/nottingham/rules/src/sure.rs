//! What seats are sure of, as numbers.
//!
//! For every spot where cards lie hidden, it is noted for each seat how many of each kind are there *at least*, as far
//! as that seat can be sure; and once more, as everybody can be sure, spectators included. Such a number rises when a
//! card comes there openly and falls when one leaves openly. Where cards leave unseen, only what cannot have gone stays
//! sure: so nothing here is ever wrong, though a seat that thinks hard could often know more. That is what the story
//! (`besace_table::unseen`) is for.

use crate::cards::Cards;
use crate::state::SEATS;
use besace_table::Seat;
use besace_table::unseen::Place;

/// Where cards lie that not everybody sees: in a hand, in the draw pile or in the discard pile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Spot(u8);

/// How many spots there are.
pub(crate) const SPOTS: usize = SEATS + 2;

impl Spot {
    pub(crate) const DRAW: Spot = Spot(SEATS as u8);
    pub(crate) const DISCARD: Spot = Spot(SEATS as u8 + 1);

    pub(crate) fn hand(owner: Seat) -> Spot {
        Spot(owner.0)
    }

    /// All of them but a seat's own hand.
    pub(crate) fn hidden_from(seat: Seat) -> impl Iterator<Item = Spot> {
        (0..SPOTS as u8).filter(move |spot| *spot != seat.0).map(Spot)
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The spot as a place of the story.
    pub(crate) fn place(self) -> Place {
        Place(self.0)
    }
}

/// Whoever can be sure of something: each seat, and at last everybody together.
const MINDS: usize = SEATS + 1;
const EVERYBODY: usize = SEATS;

/// What all of them are sure of, spot by spot. What is noted of a seat's own hand is true as well, but the seat itself
/// has no need of it.
#[derive(Clone, Copy)]
pub(crate) struct Sure([[Cards; MINDS]; SPOTS]);

impl Sure {
    /// Nobody has seen anything yet.
    pub(crate) const NOTHING: Sure = Sure([[Cards::NONE; MINDS]; SPOTS]);

    /// What a seat is sure of in a spot.
    pub(crate) fn of(&self, seat: Seat, spot: Spot) -> Cards {
        self.0[spot.index()][seat.index()]
    }

    /// What everybody is sure of in a spot.
    pub(crate) fn of_everybody(&self, spot: Spot) -> Cards {
        self.0[spot.index()][EVERYBODY]
    }

    /// Cards came openly.
    pub(crate) fn joins(&mut self, spot: Spot, cards: &Cards) {
        self.0[spot.index()].iter_mut().for_each(|sure| sure.add_all(cards));
    }

    /// Cards left openly.
    pub(crate) fn leaves(&mut self, spot: Spot, cards: &Cards) {
        self.0[spot.index()].iter_mut().for_each(|sure| sure.take_if_there(cards));
    }

    /// Everybody saw these cards where they lie.
    pub(crate) fn shown(&mut self, spot: Spot, cards: &Cards) {
        self.0[spot.index()].iter_mut().for_each(|sure| sure.raise_to(cards));
    }

    /// One seat saw these cards where they lie.
    pub(crate) fn looked_at(&mut self, seat: Seat, spot: Spot, cards: &Cards) {
        self.0[spot.index()][seat.index()].raise_to(cards);
    }

    /// Cards went from a spot of that size to another; only the seats whose hands these are saw which.
    pub(crate) fn passes_unseen(&mut self, from: Spot, to: Spot, cards: &Cards, size: u8) {
        let before = [self.0[from.index()], self.0[to.index()]];
        let [mut stayed, mut came] = before;
        for (stayed, came) in stayed.iter_mut().zip(&mut came) {
            came.add_all(&part(stayed, size, cards.len() as u8));
        }
        for owner in [from, to].map(Spot::index).into_iter().filter(|spot| *spot < SEATS) {
            [stayed[owner], came[owner]] = before.map(|minds| minds[owner]);
            stayed[owner].take_if_there(cards);
            came[owner].add_all(cards);
        }
        self.0[from.index()] = stayed;
        self.0[to.index()] = came;
    }

    /// The discard pile has become the draw pile.
    pub(crate) fn reshuffled(&mut self) {
        self.0[Spot::DRAW.index()] = self.0[Spot::DISCARD.index()];
        self.0[Spot::DISCARD.index()] = [Cards::NONE; MINDS];
    }

    /// What one seat is sure of stays; of all others only what everybody knows, for of more the seat knows nothing.
    pub(crate) fn forget_but_for(&mut self, seat: Seat) {
        for minds in &mut self.0 {
            let (own, common) = (minds[seat.index()], minds[EVERYBODY]);
            *minds = [common; MINDS];
            minds[seat.index()] = own;
        }
    }
}

/// So many cards leave a spot of that size, and nobody says which. What stays sure is what is left of each kind if all
/// that went were of that kind; what surely went is what no longer has room in the spot.
fn part(sure: &mut Cards, size: u8, count: u8) -> Cards {
    let mut gone = *sure;
    gone.take_of_each(size - count);
    sure.take_of_each(count);
    gone
}
