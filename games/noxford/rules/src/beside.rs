//! What the rules make of a view, for a board to show: how each district would be judged now, what is silenced or locked,
//! and what each syndicate has still to lay.

use crate::cards::{Card, Cards};
use crate::geometry::Corner;
use crate::score::{Judged, cancelled, judged, reckoning};
use crate::view::View;
use besace_table::Seat;
use serde::Serialize;

/// What the rules make of a view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Beside {
    /// Each district, as it would be judged now; in the order of the city.
    pub districts: Vec<District>,
    /// The gang members that barracks silence now.
    pub cancelled: Vec<Corner>,
    /// The stacks that are locked: they can be neither covered nor moved.
    pub locked: Vec<Corner>,
    /// What each seat's syndicate has still to lay, its Master included: hand and deck together.
    pub left: Vec<Cards>,
    /// What each seat would score now.
    pub scores: Vec<u8>,
}

/// A district as it would be judged now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct District {
    /// Its corner.
    pub x: i16,
    /// Its corner.
    pub y: i16,
    /// What each seat's syndicate counts beside it.
    pub counts: Vec<u8>,
    /// Whose it is; nobody's with a tie, or without any card.
    pub owner: Option<Seat>,
    /// What it would bring each seat: a point for each symbol, and the bonus for a favourite.
    pub points: Vec<u8>,
}

impl View {
    /// What a board shows that only the rules can tell.
    pub fn beside(&self) -> Beside {
        let seats = self.seats.len();
        let corner = |stack: usize| self.city.stack(stack).spot().corner();
        let worth = |card: Card| {
            self.seats.iter().map(|seat| card.worth(seat.color, self.options.favorite_bonus)).collect()
        };
        let district = |judged: Judged| {
            let Corner { x, y } = corner(judged.stack);
            let counts = judged.counts[..seats].to_vec();
            District { x, y, counts, owner: judged.owner, points: worth(judged.card) }
        };
        let scores = reckoning(&self.city, &self.options);
        Beside {
            districts: judged(&self.city, &self.options).map(district).collect(),
            cancelled: cancelled(&self.city).iter().map(corner).collect(),
            locked: self.city.locked().iter().map(corner).collect(),
            left: Seat::all(seats as u8).map(|seat| self.left(seat)).collect(),
            scores: scores[..seats].iter().map(|(points, _)| *points).collect(),
        }
    }

    /// What a seat's syndicate has still to lay: everybody knows its ten cards, and sees which of them lie in the city.
    pub fn left(&self, seat: Seat) -> Cards {
        let color = Some(self.seats[seat.index()].color);
        let mut left = Cards::whole(color);
        let laid = self.city.stacks().iter().flat_map(|stack| stack.cards());
        laid.filter(|card| card.color() == color).for_each(|card| left.take(card, 1));
        left
    }
}
