//! The end: score, breakdown, ranks (NOT-91, NOT-92).

use crate::cards::{Card, Cards, Mission};
use crate::state::{Nottingham, Phase};
use besace_table::{Seat, Standings};
use serde::Serialize;

/// What a seat's score is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Breakdown {
    /// The values of the cards in its loot.
    pub loot: u16,
    /// The values of the missions that it owns.
    pub missions: u16,
    /// How many cards its loot has: the tie-break.
    pub loot_cards: u8,
}

impl Breakdown {
    /// The seat's points.
    pub fn score(&self) -> i32 {
        i32::from(self.loot) + i32::from(self.missions)
    }
}

pub(crate) fn result(game: &Nottingham) -> Option<Standings<Breakdown>> {
    (game.phase == Phase::Over).then(|| standings(game))
}

fn standings(game: &Nottingham) -> Standings<Breakdown> {
    let scores = Seat::all(game.seats).map(|seat| breakdown(game, seat)).map(|parts| (parts.score(), parts));
    Standings::ranked(scores, |parts| parts.loot_cards)
}

pub(crate) fn scores(game: &Nottingham) -> Vec<i32> {
    Seat::all(game.seats).map(|seat| seen_by_all(game, seat).score()).collect()
}

pub(crate) fn breakdown(game: &Nottingham, seat: Seat) -> Breakdown {
    with_loot(game, seat, game.place(seat).loot.for_rules())
}

/// The same without loot that not everybody has seen: in a game that was loaded there may be such.
fn seen_by_all(game: &Nottingham, seat: Seat) -> Breakdown {
    with_loot(game, seat, &game.place(seat).loot_seen)
}

fn with_loot(game: &Nottingham, seat: Seat, loot: &Cards) -> Breakdown {
    let value = |mission| match game.missions.is_done_by(mission, seat) {
        true => game.options.mission_values.value(mission, game.missions.count(mission)),
        false => 0,
    };
    Breakdown {
        loot: worth(loot),
        missions: Mission::ALL.into_iter().map(value).sum(),
        loot_cards: loot.len() as u8,
    }
}

/// What these cards are worth in a loot.
fn worth(cards: &Cards) -> u16 {
    Card::ALL.into_iter().map(|card| u16::from(card.value()) * u16::from(cards.count(card))).sum()
}
