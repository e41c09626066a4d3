//! The end: score, breakdown, ranks (SHE-100 to SHE-105).

use crate::goods::{Good, LEGAL};
use crate::state::{Place, SEATS, Sheriff};
use besace_table::{Seat, Standings};
use serde::{Serialize, Serializer};

/// What a seat's score is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Breakdown {
    /// The worth of the legal goods on the stand.
    pub legal: u16,
    /// The worth of the contraband there, royal goods included.
    pub contraband: u16,
    /// Coins.
    pub coins: u16,
    /// What King and Queen bring.
    pub bonus: Bonus,
    /// How many legal cards: the first tie-break.
    pub legal_cards: u8,
    /// How many contraband cards: the second.
    pub contraband_cards: u8,
}

/// What King and Queen of each kind bring. On the wire a map without the kinds that bring nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [good in Good]?: number }"))]
pub struct Bonus(pub [u8; LEGAL]);

impl Serialize for Bonus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Good::LEGAL.into_iter().zip(self.0).filter(|(_, points)| *points > 0))
    }
}

impl Breakdown {
    /// The seat's points.
    pub fn score(&self) -> i32 {
        let bonus: u16 = self.bonus.0.iter().map(|points| u16::from(*points)).sum();
        i32::from(self.legal + self.contraband + self.coins + bonus)
    }
}

/// What the King and the Queen of each legal kind bring (SHE-102).
pub const CROWNS: [(u8, u8); LEGAL] = [(20, 10), (15, 10), (15, 10), (10, 5)];

pub(crate) fn standings(game: &Sheriff) -> Standings<Breakdown> {
    let bonuses = bonuses(game);
    let parts = Seat::all(game.seats).map(|seat| breakdown(game.place(seat), bonuses[seat.index()]));
    Standings::ranked(parts.map(|parts| (parts.score(), parts)), |parts| {
        (parts.legal_cards, parts.contraband_cards)
    })
}

pub(crate) fn breakdown(place: &Place, bonus: Bonus) -> Breakdown {
    let contraband = place.contraband.for_rules();
    Breakdown {
        legal: place.legal.value(),
        contraband: contraband.value(),
        coins: place.coins,
        bonus,
        legal_cards: place.legal.len() as u8,
        contraband_cards: contraband.len() as u8,
    }
}

/// What King and Queen bring each seat with the stands as they are.
pub(crate) fn bonuses(game: &Sheriff) -> [Bonus; SEATS] {
    let mut counts = [[0; SEATS]; LEGAL];
    for (seat, place) in game.places().iter().enumerate() {
        for (good, count) in place.legal.plus(place.contraband.for_rules()).counts() {
            if let Some((kind, weight)) = good.crown() {
                counts[kind.index()][seat] += u16::from(count) * u16::from(weight);
            }
        }
    }
    let mut bonuses = [Bonus::default(); SEATS];
    for ((kind, counts), (king, queen)) in (0..).zip(counts).zip(CROWNS) {
        share_out(counts, king, queen, |seat, points| bonuses[seat].0[kind] = points);
    }
    bonuses
}

/// SHE-103, SHE-104: equals share, rounded down; several Kings share the Queen's part as well; none for nothing.
fn share_out(counts: [u16; SEATS], king: u8, queen: u8, mut give: impl FnMut(usize, u8)) {
    let most = counts.into_iter().max().unwrap_or(0);
    if most == 0 {
        return;
    }
    let having = |wanted: u16| (0..SEATS).filter(move |seat| counts[*seat] == wanted);
    let kings = having(most).count() as u8;
    let due = if kings > 1 { king + queen } else { king };
    having(most).for_each(|seat| give(seat, due / kings));
    let second = counts.into_iter().filter(|count| *count < most).max().unwrap_or(0);
    if kings == 1 && second > 0 {
        let queens = having(second).count() as u8;
        having(second).for_each(|seat| give(seat, queen / queens));
    }
}
