//! What can be read off a table in the words of the rules: for bots, in worlds that they imagine.
//!
//! Nothing here asks who is looking. Bots are handed imagined worlds only, so what they read here they made up
//! themselves.

use crate::Options;
use crate::action::Side;
use crate::goods::{Good, Goods};
use crate::offers::{Deed, StandingOffer};
use crate::score::{self, Breakdown};
use crate::state::{BagState, Debt, Declared, Owes, Phase, Sheriff};
use crate::view::Confiscated;
use besace_table::Seat;

impl Sheriff {
    /// How the table varies the game.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What kind of decision is due.
    pub fn phase_now(&self) -> Phase {
        self.phase
    }

    /// The round that is being played, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The sheriff of the round.
    pub fn sheriff_seat(&self) -> Seat {
        self.sheriff
    }

    /// The seat's coins.
    pub fn coins(&self, seat: Seat) -> u16 {
        self.place(seat).coins
    }

    /// The seat's hand.
    pub fn hand(&self, seat: Seat) -> &Goods {
        self.place(seat).hand.for_rules()
    }

    /// The legal goods on the seat's stand.
    pub fn legal_goods(&self, seat: Seat) -> &Goods {
        &self.place(seat).legal
    }

    /// The contraband on the seat's stand.
    pub fn contraband(&self, seat: Seat) -> &Goods {
        self.place(seat).contraband.for_rules()
    }

    /// The cards in the seat's bag.
    pub fn bag(&self, seat: Seat) -> &Goods {
        self.place(seat).bag.cards.for_rules()
    }

    /// What has become of the seat's bag.
    pub fn bag_state(&self, seat: Seat) -> BagState {
        self.place(seat).bag.state
    }

    /// What the seat has declared.
    pub fn declared(&self, seat: Seat) -> Option<Declared> {
        self.place(seat).bag.declared
    }

    /// What the sheriff is bound to do with the seat's bag.
    pub fn must(&self, seat: Seat) -> Option<Deed> {
        self.inspection.must[seat.index()]
    }

    /// The standing offers, in the order in which they were made.
    pub fn standing_offers(&self) -> impl Iterator<Item = &StandingOffer> {
        self.inspection.offers.iter()
    }

    /// The standing offer of this number.
    pub fn standing_offer(&self, id: u32) -> Option<&StandingOffer> {
        self.inspection.offers.find(id)
    }

    /// Who owes the sheriff an answer.
    pub fn owes(&self) -> Option<Owes> {
        self.inspection.owes
    }

    /// How often the seat has been haggled with in this inspection.
    pub fn haggled(&self, seat: Seat) -> u8 {
        self.inspection.haggled[seat.index()]
    }

    /// What has been confiscated and has to be discarded.
    pub fn confiscated(&self) -> Option<Confiscated> {
        self.confiscated
    }

    /// The debt that has to be paid in goods.
    pub fn debt(&self) -> Option<Debt> {
        self.debt
    }

    /// The cards of a discard pile, the top one first.
    pub fn discard_pile(&self, side: Side) -> impl Iterator<Item = Good> {
        self.pile(side).iter()
    }

    /// The deck, its top card first.
    pub fn deck(&self) -> impl Iterator<Item = Good> {
        self.deck.for_rules().iter()
    }

    /// What the merchant in the market has set aside.
    pub fn set_aside(&self) -> &Goods {
        self.set_aside.for_rules()
    }

    /// What everybody has seen the seat take up and knows to be still in its hand or in its closed bag.
    pub fn surely_held(&self, seat: Seat) -> Goods {
        self.known.held(seat)
    }

    /// What each seat would have if the game ended with the stands as they are.
    pub fn reckoning(&self) -> impl Iterator<Item = Breakdown> {
        let bonuses = score::bonuses(self);
        self.places().iter().zip(bonuses).map(|(place, bonus)| score::breakdown(place, bonus))
    }
}
