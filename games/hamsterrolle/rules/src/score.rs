//! The end, and how everybody stands (HAM-18 to HAM-20).

use crate::pieces::Color;
use crate::state::Hamsterrolle;
use besace_table::{Seat, Standings};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// What a seat's score is made of: how many pieces of each colour it still holds. Each costs a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [color in Color]: number }"))]
pub struct Breakdown {
    counts: [u8; Color::ALL.len()],
}

impl Breakdown {
    /// How many pieces of a colour the seat holds.
    pub fn count(&self, color: Color) -> u8 {
        self.counts[color as usize]
    }
}

impl Serialize for Breakdown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Color::ALL.len()))?;
        for color in Color::ALL {
            map.serialize_entry(&color, &self.count(color))?;
        }
        map.end()
    }
}

/// What each seat would have now: a point less for each piece in hand.
pub(crate) fn scores(game: &Hamsterrolle) -> Vec<i32> {
    Seat::all(game.seats).map(|seat| score(game, seat)).collect()
}

fn score(game: &Hamsterrolle, seat: Seat) -> i32 {
    -(game.hand(seat).count() as i32)
}

/// How it ended, if it has.
pub(crate) fn result(game: &Hamsterrolle) -> Option<Standings<Breakdown>> {
    game.is_over().then(|| standings(game))
}

/// Fewest pieces first, ties shared; partners have the rank of their team.
pub(crate) fn standings(game: &Hamsterrolle) -> Standings<Breakdown> {
    let standing = |seat: Seat| {
        let partners = game.partner(seat).map_or(0, |partner| score(game, partner));
        let own = score(game, seat);
        (own, breakdown(game, seat), own + partners)
    };
    Standings::ranked_by(Seat::all(game.seats).map(standing))
}

fn breakdown(game: &Hamsterrolle, seat: Seat) -> Breakdown {
    let mut counts = [0; Color::ALL.len()];
    game.hand(seat).for_each(|piece| counts[piece.color() as usize] += 1);
    Breakdown { counts }
}
