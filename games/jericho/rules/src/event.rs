//! What happens, and who sees what of it.

use crate::cards::{COLORS, Card, Cards, Color};
use besace_table::Seat;
use serde::{Serialize, Serializer};

besace_table::events! {
    /// A first wall card lies face down.
    FirstLaid { seat: Seat, card: Card [for seat] },
    /// A round's filling begins.
    RoundStarted { round: u8, seat: Seat },
    /// A card went face down into the supply.
    Supplied { seat: Seat, card: Card [for seat] },
    /// The first wall cards are turned up.
    WallsOpened { cards: Vec<Card> [opens] },
    /// A wall was founded or lengthened.
    WallPlayed { seat: Seat, card: Card },
    /// A trumpet was blown against a colour.
    TrumpetPlayed { seat: Seat, color: Color, value: Option<u8>, fallen: Vec<Cards>, collapsed: Vec<u8>, kept: bool },
    /// A card was drawn.
    Drew { seat: Seat, card: Card [opens for seat] },
    /// A scoring card was drawn and shown.
    ScoringCard [opens] { seat: Seat, round: u8 },
    /// The supply was opened and shared out.
    Scored { round: u8, supply: Cards [opens], lengths: Lengths, won: Vec<Cards> [opens], left: Cards [opens] },
    /// The third scoring is done.
    GameOver,
}

/// The length of every seat's wall, colour by colour; 0 without a wall.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [color in Color]: Array<number> }"))]
pub struct Lengths(pub [Vec<u8>; COLORS]);

impl Serialize for Lengths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Color::ALL.into_iter().zip(&self.0))
    }
}
