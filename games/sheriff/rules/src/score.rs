//! The end: score, breakdown, ranks (SHE-100 to SHE-105).

use crate::goods::{Good, Goods, LEGAL};
use crate::state::{Phase, Place, SEATS, Sheriff};
use crate::view::View;
use besace_table::{Seat, SeatSet, Standings};
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

pub(crate) fn result(game: &Sheriff) -> Option<Standings<Breakdown>> {
    (game.phase == Phase::Over).then(|| standings(game))
}

fn standings(game: &Sheriff) -> Standings<Breakdown> {
    let bonuses = bonuses(game);
    let parts = Seat::all(game.seats).map(|seat| breakdown(game.place(seat), bonuses[seat.index()]));
    Standings::ranked(parts.map(|parts| (parts.score(), parts)), |parts| {
        (parts.legal_cards, parts.contraband_cards)
    })
}

/// What each seat would score if the game ended now, without what lies face down.
pub(crate) fn scores(game: &Sheriff) -> Vec<i32> {
    let stand = |place: &Place| match game.phase {
        Phase::Over => place.legal.plus(place.contraband.for_rules()),
        _ => place.legal,
    };
    let stands: Vec<Goods> = game.places().iter().map(stand).collect();
    let bonuses = shared_out(&counted(stands.iter().copied()));
    let score = |((stand, place), Bonus(points)): ((&Goods, &Place), Bonus)| {
        let bonus: u16 = points.into_iter().map(u16::from).sum();
        i32::from(stand.value() + place.coins + bonus)
    };
    stands.iter().zip(game.places()).zip(bonuses).map(score).collect()
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

/// King and Queen of one kind, with the stands as somebody sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Crowns {
    /// The kind.
    pub good: Good,
    /// How many each seat has, royal goods as often as they count.
    pub counts: Vec<u16>,
    /// Who is King; several where they are equal, nobody where nobody has any.
    pub kings: SeatSet,
    /// Who is Queen; nobody where several are King.
    pub queens: SeatSet,
    /// What it brings each seat.
    pub points: Vec<u8>,
}

impl View {
    /// King and Queen of every kind in the game if it ended now, as far as the viewer can see.
    pub fn crowns(&self) -> Vec<Crowns> {
        let stands = self.seats.iter().map(|seat| seat.legal.plus(&seat.contraband.unwrap_or_default().0));
        let counts = counted(stands);
        let bonuses = shared_out(&counts);
        let seats = self.seats.len();
        let played = |good: &Good| good.copies(seats as u8, self.options.royal) > 0;
        let crowns = |good: Good| {
            let counts = counts[good.index()][..seats].to_vec();
            let points: Vec<u8> = bonuses[..seats].iter().map(|bonus| bonus.0[good.index()]).collect();
            let most = counts.iter().copied().max();
            let crowned = |seat: &Seat| points[seat.index()] > 0;
            let (kings, queens): (Vec<Seat>, Vec<Seat>) =
                Seat::all(seats as u8).filter(crowned).partition(|seat| Some(counts[seat.index()]) == most);
            Crowns {
                good,
                kings: kings.into_iter().collect(),
                queens: queens.into_iter().collect(),
                counts,
                points,
            }
        };
        Good::LEGAL.into_iter().filter(played).map(crowns).collect()
    }
}

/// How many cards of each legal kind every seat has for King and Queen.
type Counts = [[u16; SEATS]; LEGAL];

/// What King and Queen bring each seat with the stands as they are.
pub(crate) fn bonuses(game: &Sheriff) -> [Bonus; SEATS] {
    shared_out(&counted(game.places().iter().map(|place| place.legal.plus(place.contraband.for_rules()))))
}

fn counted(stands: impl Iterator<Item = Goods>) -> Counts {
    let mut counts = [[0; SEATS]; LEGAL];
    for (seat, stand) in stands.enumerate() {
        for (good, count) in stand.counts() {
            if let Some((kind, weight)) = good.crown() {
                counts[kind.index()][seat] += u16::from(count) * u16::from(weight);
            }
        }
    }
    counts
}

fn shared_out(counts: &Counts) -> [Bonus; SEATS] {
    let mut bonuses = [Bonus::default(); SEATS];
    for ((kind, counts), (king, queen)) in (0..).zip(counts).zip(CROWNS) {
        share_out(*counts, king, queen, |seat, points| bonuses[seat].0[kind] = points);
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
