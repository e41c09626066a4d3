//! What can be read off a table in the words of the rules: for bots, in worlds that they imagine.
//!
//! Nothing here asks who is looking. Bots are handed imagined worlds only, so what they read here they made up
//! themselves.

use crate::cards::{COLORS, Card, Color, SCORINGS, Wall};
use crate::score::{self, Breakdown};
use crate::state::{Jericho, Phase, pile_sizes};
use besace_table::Seat;

/// How one seat stands in a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Front {
    /// The length of its own wall.
    pub own: u8,
    /// The longest wall of the others.
    pub rival: u8,
    /// The place in [`VALUES`](crate::VALUES) of the highest stone in anybody's wall.
    pub highest: Option<usize>,
    /// How many stones of that value there are: what a trumpet would bring into the supply.
    pub fallen: u8,
}

impl Jericho {
    /// The seat's hand, in card order.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.place(seat).hand.for_rules().as_slice()
    }

    /// The length of the seat's wall of a colour, 0 without one (JER-41).
    pub fn wall_length(&self, seat: Seat, color: Color) -> u8 {
        self.place(seat).walls[color.index()].length()
    }

    /// The place in [`VALUES`](crate::VALUES) of the highest stone of a colour in anybody's wall: what a trumpet
    /// would bring down (JER-31).
    pub fn highest_stone(&self, color: Color) -> Option<usize> {
        Wall::together(self.walls(color)).highest()
    }

    /// How the seat stands in a colour.
    pub fn front(&self, seat: Seat, color: Color) -> Front {
        let all = Wall::together(self.walls(color));
        // Most colours have no wall at all for a good part of a game.
        let Some(highest) = all.highest() else { return Front::default() };
        let (own, rival) = self.own_and_rival(seat, color, |wall| wall.length());
        Front { own, rival, highest: Some(highest), fallen: all.stones(highest) }
    }

    /// The lengths of the seat's own wall of a colour and of the longest of the others', when that colour's stones of
    /// this value fall from every wall.
    pub fn lengths_after_fall(&self, seat: Seat, color: Color, rank: usize) -> (u8, u8) {
        self.own_and_rival(seat, color, |wall| wall.without(rank).length_if_it_stands())
    }

    fn own_and_rival(&self, seat: Seat, color: Color, length: impl Fn(Wall) -> u8) -> (u8, u8) {
        let mut rival = 0;
        for (at, place) in self.places.iter().enumerate() {
            let its = length(place.walls[color.index()]);
            rival = rival.max(if at == seat.index() { 0 } else { its });
        }
        (length(self.place(seat).walls[color.index()]), rival)
    }

    /// How many stones of that value the seat's wall of a colour has.
    pub fn stones(&self, seat: Seat, color: Color, rank: usize) -> u8 {
        self.place(seat).walls[color.index()].stones(rank)
    }

    /// The length of what is left of a wall when its stones of that value fall, 0 where it then stands no more.
    pub fn length_after_fall(&self, seat: Seat, color: Color, rank: usize) -> u8 {
        self.place(seat).walls[color.index()].without(rank).length_if_it_stands()
    }

    /// How many wall cards of each colour lie in the supply.
    pub fn supply_by_color(&self) -> [u8; COLORS] {
        self.supply.cards().by_color()
    }

    /// How many wall cards of each colour the seat is sure lie in the supply: what it saw fall or stay there, and what
    /// it put in itself.
    pub fn supply_known_to(&self, seat: Seat) -> [u8; COLORS] {
        let mut known = self.supply.seen;
        known.add_all(self.supply.by_seat[seat.index()].for_rules());
        known.by_color()
    }

    /// What the seat would have if the game ended with the walls and won piles as they are.
    pub fn reckoning(&self, seat: Seat) -> Breakdown {
        score::breakdown(self.place(seat))
    }

    /// How many scorings are still to come.
    pub fn scorings_to_come(&self) -> u8 {
        if self.phase == Phase::Over { 0 } else { 4 - self.round }
    }

    /// About how many cards will be drawn before the scoring card of a round: up to the middle of what is left of the
    /// pile in which everybody knows it to lie (JER-11).
    pub fn draws_before_scoring(&self, round: u8) -> usize {
        let piles = pile_sizes(self.seats).expect("the game has been set up");
        let whole = piles.iter().sum::<usize>() + usize::from(SCORINGS);
        let drawn = whole.saturating_sub(self.draw.count());
        let before = usize::from(round - 1);
        let start = piles[..2 * before + 1].iter().sum::<usize>() + before;
        let end = start + piles[2 * before + 1] + 1;
        (start.saturating_sub(drawn) + end.saturating_sub(drawn)) / 2
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}
