//! What can be read off a table in the words of the rules: for bots, in worlds that they imagine.
//!
//! Nothing here asks who is looking. Bots are handed imagined worlds only, so what they read here they made up
//! themselves.

use crate::Options;
use crate::cards::{Ambush, Card, Cards, Color};
use crate::score::{self, Breakdown};
use crate::state::{Missions, Nottingham, Phase};
use besace_table::Seat;

impl Nottingham {
    /// The options of this table.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// What kind of decision is due.
    pub fn phase_now(&self) -> Phase {
        self.phase
    }

    /// The turned-up card while it lies on the table.
    pub fn shown(&self) -> Option<Card> {
        self.shown
    }

    /// Whom a theft, a robbery or a raid is turned against.
    pub fn target(&self) -> Option<Seat> {
        self.target
    }

    /// The kind and the number of the cards that lie before the sheriff.
    pub fn delivery(&self) -> Option<(Card, u8)> {
        self.delivery.map(|delivery| (delivery.object, delivery.count))
    }

    /// The seat's hand.
    pub fn hand(&self, seat: Seat) -> &Cards {
        self.hand_of(seat)
    }

    /// What a seat is sure of in somebody's hand: at least these.
    pub fn hand_known_to(&self, seat: Seat, owner: Seat) -> Cards {
        self.known.hand(seat, owner)
    }

    /// The seat's loot.
    pub fn loot(&self, seat: Seat) -> &Cards {
        self.place(seat).loot.for_rules()
    }

    /// The seat's colour.
    pub fn color(&self, seat: Seat) -> Color {
        self.place(seat).color
    }

    /// The ambush cards that the seat has laid.
    pub fn ambushes(&self, seat: Seat) -> &[Ambush] {
        self.place(seat).ambushes.for_rules().as_slice()
    }

    /// What the seat has offered for the coin or the chest, or chosen to give away.
    pub fn answer(&self, seat: Seat) -> Option<&Cards> {
        self.answer_of(seat)
    }

    /// Who has done which mission.
    pub fn missions(&self) -> &Missions {
        &self.missions
    }

    /// How far the sheriff has come: 0 in the city, then the space on which he stands.
    pub fn sheriff(&self) -> u8 {
        self.sheriff
    }

    /// How many steps the sheriff still has to go until the game ends.
    pub fn steps_to_come(&self) -> u8 {
        self.options.track.home() - self.sheriff
    }

    /// The number of the space on which he stands; none in the city.
    pub fn number(&self) -> Option<u8> {
        self.options.track.number(self.sheriff)
    }

    /// How many cards the draw pile has.
    pub fn draw_count(&self) -> usize {
        self.draw.for_rules().len()
    }

    /// What the seat would have if the game ended now.
    pub fn reckoning(&self, seat: Seat) -> Breakdown {
        score::breakdown(self, seat)
    }

    /// The same in points, where everybody has seen all of it: in a game that was loaded, some loot was not.
    pub fn points_seen_by_all(&self, seat: Seat) -> Option<i32> {
        let place = self.place(seat);
        (place.loot_seen == *place.loot.for_rules()).then(|| self.reckoning(seat).score())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}
