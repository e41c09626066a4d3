//! What can be read off a table in the words of the rules: for bots, in worlds that they imagine.
//!
//! Nothing here asks who is looking. Bots are handed imagined worlds only, so what they read here they made up
//! themselves.

use crate::action::Action;
use crate::cards::{Card, Color};
use crate::city::{City, Stack};
use crate::geometry::Spot;
use crate::options::Options;
use crate::score;
use crate::state::{Gear, Noxford, Phase};
use besace_table::Seat;

impl Noxford {
    /// The city.
    pub fn city(&self) -> &City {
        &self.city
    }

    /// The options, with every colour named.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The seat's colour.
    pub fn color(&self, seat: Seat) -> Color {
        self.syndicate(seat).color
    }

    /// The seat's hand, in card order.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.syndicate(seat).hand.for_rules().as_slice()
    }

    /// Whether the seat's Master is still in front of it.
    pub fn has_master(&self, seat: Seat) -> bool {
        self.syndicate(seat).has_master
    }

    /// How many cards of its syndicate the seat has still to lay, its Master included (NOX-70).
    pub fn cards_to_lay(&self, seat: Seat) -> usize {
        let syndicate = self.syndicate(seat);
        syndicate.hand.count() + syndicate.deck.count() + usize::from(syndicate.has_master)
    }

    /// How many cards lie in the city, covered ones included. It grows by one with every turn that is not passed.
    pub fn cards_laid(&self) -> usize {
        self.city.stacks().iter().map(Stack::height).sum()
    }

    /// The card with a gear that was just laid, while its gear can be used.
    pub fn gear(&self) -> Option<Gear> {
        self.gear
    }

    /// What each seat would score, and how many districts it would have, if the game ended now.
    pub fn reckoning(&self, seat: Seat) -> (u8, u8) {
        score::reckoning(&self.city, &self.options)[seat.index()]
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}

impl City {
    /// The city as an action leaves it; none where the action finds no stack. Whether the rules allow it is not asked.
    pub fn after(&self, action: &Action) -> Option<City> {
        let mut city = *self;
        match *action {
            Action::Place { card, o, x, y } => city.insert(Stack::new(Spot { o, x, y }, card)),
            Action::Cover { card, on } => city.cover(city.find(on)?, card),
            Action::MoveTo { from, to } => {
                let card = city.lift(city.find(from)?);
                city.insert(Stack::new(to, card));
            }
            Action::MoveOn { from, on } => {
                let (from, on) = (city.find(from)?, city.find(on)?);
                city.move_on(from, on);
            }
            Action::Skip | Action::Pass => {}
        }
        Some(city)
    }
}
