//! What those at the table have seen of hidden cards and can still be sure of.
//!
//! Everything here is a lower bound: so many cards of a kind surely lie there. When cards go that somebody has not
//! seen, every bound that they may have touched falls by their number. So a seat may forget what a perfect reasoner
//! would still know, but it is never sure of anything that is not so. Nothing here belongs to a position: it begins
//! with `new` or `load`.

use crate::goods::Goods;
use crate::state::{Phase, SEATS, Sheriff};
use crate::{Listed, Memory, Remembered};
use besace_table::Seat;

/// Who knows what.
#[derive(Clone, Copy, Default)]
pub(crate) struct Knowledge {
    /// Cards that all others know to be in a seat's hand, in its bag while that is closed, or among what it has set
    /// aside: taken openly from the discard piles.
    held: [Goods; SEATS],
    /// Cards that the merchant in the market has just taken from the piles: surely not among those set aside before.
    taken: Goods,
    /// The contraband on each stand that each seat is sure of; the last row is what the whole table has seen.
    stands: [[Goods; SEATS]; SEATS + 1],
    /// The cards of the deck when it was last made of the discard piles: everybody had seen them lie there.
    reshuffled: Option<Goods>,
    /// What each seat has drawn from that deck.
    drawn: [Goods; SEATS],
}

/// The row of what everybody knows.
const TABLE: usize = SEATS;

impl Knowledge {
    /// What the seat's hand, bag and set-aside cards surely hold, without what was just taken.
    pub(crate) fn held(&self, seat: Seat) -> &Goods {
        &self.held[seat.index()]
    }

    /// What the merchant in the market has just taken.
    pub(crate) fn taken(&self) -> &Goods {
        &self.taken
    }

    /// The contraband that one seat is sure to lie on another's stand.
    pub(crate) fn stand(&self, observer: Seat, seat: Seat) -> &Goods {
        &self.stands[observer.index()][seat.index()]
    }

    /// The cards among which everything in the deck is, as far as the seat knows; `None` where it may be anything.
    pub(crate) fn deck_is_among(&self, observer: Seat) -> Option<Goods> {
        Some(self.reshuffled?.without(&self.drawn[observer.index()]))
    }

    /// The deck was made of these cards.
    pub(crate) fn reshuffled(&mut self, cards: Goods) {
        self.reshuffled = Some(cards);
        self.drawn = [Goods::NONE; SEATS];
    }

    /// The seat drew these unseen.
    pub(crate) fn drew(&mut self, seat: Seat, cards: &Goods) {
        let drawn = &mut self.drawn[seat.index()];
        *drawn = drawn.plus(cards);
    }

    /// The merchant took these openly.
    pub(crate) fn took(&mut self, cards: Goods) {
        self.taken = cards;
    }

    /// The merchant is done with the market, and what he had set aside lies open.
    pub(crate) fn left_the_market(&mut self, seat: Seat, discarded: &Goods) {
        let held = &mut self.held[seat.index()];
        *held = held.without(discarded).plus(&std::mem::take(&mut self.taken));
    }

    /// Everybody saw all cards of the seat's bag.
    pub(crate) fn opened(&mut self, seat: Seat, cards: &Goods) {
        let held = &mut self.held[seat.index()];
        *held = held.without(cards);
    }

    /// A bag was let pass: these of its cards were seen, so many others went face down onto the stand, and so many
    /// cards stayed in the hand.
    pub(crate) fn passed(&mut self, seat: Seat, seen: &Goods, hidden: usize, hand: usize) {
        let held = self.held[seat.index()].without(seen);
        // The legal cards of a bag are always seen, so whatever legal cards are left are in the hand.
        let (legal, contraband) = (held.legal(), held.contraband());
        let room = hand.saturating_sub(legal.len());
        self.held[seat.index()] = legal.plus(&contraband.but_for(hidden));
        self.shown_on_stand(seat, &contraband.but_for(room));
    }

    /// Everybody saw this contraband go onto the seat's stand.
    pub(crate) fn shown_on_stand(&mut self, seat: Seat, contraband: &Goods) {
        for row in &mut self.stands {
            row[seat.index()] = row[seat.index()].plus(contraband);
        }
    }

    /// Everybody saw this contraband leave the seat's stand.
    pub(crate) fn shown_leaving(&mut self, seat: Seat, contraband: &Goods) {
        for row in &mut self.stands {
            row[seat.index()] = row[seat.index()].without(contraband);
        }
    }

    /// The seat has shown that it has this contraband on its stand.
    pub(crate) fn named(&mut self, seat: Seat, contraband: &Goods) {
        for row in &mut self.stands {
            row[seat.index()] = row[seat.index()].at_least(contraband);
        }
    }

    /// Contraband went from one stand to another, and only these two saw which; so many cards stayed where it was.
    pub(crate) fn changed_hands(&mut self, from: Seat, to: Seat, contraband: &Goods, stayed: usize) {
        for observer in 0..=SEATS {
            let row = &mut self.stands[observer];
            let (gone, stays) = if observer == from.index() || observer == to.index() {
                (*contraband, row[from.index()].without(contraband))
            } else {
                // Whatever cannot have stayed for want of room has surely gone.
                (row[from.index()].but_for(stayed), row[from.index()].but_for(contraband.len()))
            };
            row[from.index()] = stays;
            row[to.index()] = row[to.index()].plus(&gone);
        }
    }

    /// Keeps of everybody's knowledge only what this seat knows that they know: so nothing that it does not know is
    /// left in a world that it imagines.
    pub(crate) fn as_far_as_known_to(&mut self, seat: Seat) {
        let table = self.stands[TABLE];
        for observer in (0..SEATS).filter(|observer| *observer != seat.index()) {
            let own = self.stands[observer][seat.index()];
            self.stands[observer] = table;
            self.stands[observer][seat.index()] = own;
            self.drawn[observer] = Goods::NONE;
        }
    }
}

/// What the seat can be reminded of.
pub(crate) fn memory(game: &Sheriff, seat: Seat) -> Memory {
    let remembered = |other: Seat| {
        let held = game.known.held(other);
        let in_the_market = game.phase == Phase::MarketDiscard && other == game.turn;
        let hand = if in_the_market {
            held.but_for(game.set_aside.for_rules().len()).plus(game.known.taken())
        } else {
            *held
        };
        Remembered { hand: Listed(hand), contraband: Listed(*game.known.stand(seat, other)) }
    };
    let seats = Seat::all(game.seats).map(|other| (other != seat).then(|| remembered(other)));
    Memory { seats: seats.collect() }
}
