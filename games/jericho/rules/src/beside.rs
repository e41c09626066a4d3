//! What the rules make of a view, for a board to show: who is ahead in a colour (JER-41), and which cards of the walls
//! count as won at the end (JER-60).

use crate::cards::{Card, Cards, Color, VALUES};
use crate::state::Phase;
use crate::view::View;
use besace_table::{Seat, SeatSet};
use serde::{Serialize, Serializer};

/// What the rules make of a view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Beside {
    /// The colours in which a wall stands.
    pub walls: Leads,
    /// After the end, how many cards of each seat's walls count as won.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub ones: Option<Vec<u8>>,
}

/// The walls of one colour, compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Lead {
    /// How long each seat's wall is, 0 without one.
    pub lengths: Vec<u8>,
    /// Whose wall is the longest; several where they are equal, nobody where no wall stands.
    pub longest: SeatSet,
    /// By how much it is longer than the next; 0 where several are equal.
    pub by: u8,
}

/// The colours in which a wall stands. On the wire a map.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [color in Color]?: Lead }"))]
pub struct Leads(pub Vec<(Color, Lead)>);

impl Serialize for Leads {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(color, lead)| (color, lead)))
    }
}

impl Lead {
    /// The length of the longest wall, 0 where none stands.
    pub fn length(&self) -> u8 {
        self.lengths.iter().copied().max().unwrap_or(0)
    }
}

impl View {
    /// What a board shows that only the rules can tell.
    pub fn beside(&self) -> Beside {
        let leads = Color::ALL.into_iter().map(|color| (color, self.lead(color)));
        let over = self.phase == Phase::Over;
        Beside {
            walls: Leads(leads.filter(|(_, lead)| !lead.longest.is_empty()).collect()),
            ones: over.then(|| Seat::all(self.seats.len() as u8).map(|seat| self.ones(seat)).collect()),
        }
    }

    /// How the walls of a colour compare (JER-41).
    pub fn lead(&self, color: Color) -> Lead {
        let seats = || Seat::all(self.seats.len() as u8);
        let lengths: Vec<u8> = seats().map(|seat| self.wall(seat, color).map_or(0, Cards::length)).collect();
        let best = lengths.iter().copied().max().unwrap_or(0);
        let longest: SeatSet = seats().filter(|seat| best > 0 && lengths[seat.index()] == best).collect();
        let next = lengths.iter().copied().filter(|length| *length < best).max().unwrap_or(0);
        Lead { by: if longest.len() == 1 { best - next } else { 0 }, lengths, longest }
    }

    /// The wall of one colour before one seat, if it stands.
    pub fn wall(&self, seat: Seat, color: Color) -> Option<&Cards> {
        self.seats[seat.index()].walls.wall(color)
    }

    /// How many cards in a seat's walls count as won at the end (JER-60).
    fn ones(&self, seat: Seat) -> u8 {
        let counts = |color: Color| self.wall(seat, color).map(|wall| wall.counts());
        let ones =
            Color::ALL.into_iter().filter_map(counts).flatten().filter(|(card, _)| card.counts_at_the_end());
        ones.map(|(_, count)| count).sum()
    }
}

impl Card {
    /// Whether it counts as won at the end where it stands in a wall (JER-60).
    pub fn counts_at_the_end(self) -> bool {
        self.value() == Some(VALUES[0])
    }
}
