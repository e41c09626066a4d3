//! Who holds which district (NOX-71 to NOX-73), and the end: score, breakdown, ranks (NOX-74, NOX-75).

use crate::cards::{Card, SEATS};
use crate::city::{City, StackSet};
use crate::options::Options;
use crate::state::{Noxford, Phase};
use besace_table::{Seat, Standings};
use serde::Serialize;

/// How one district would be judged if the game ended now (NOX-72).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Its place in the list of the city's stacks.
    pub stack: usize,
    /// The district.
    pub card: Card,
    /// What each seat's syndicate counts beside it.
    pub counts: [u8; SEATS],
    /// Whose it is; nobody's with a tie, or without any card.
    pub owner: Option<Seat>,
}

/// The gang members that barracks silence (NOX-71).
pub fn cancelled(city: &City) -> StackSet {
    let mut cancelled = StackSet::EMPTY;
    for (barracks, _) in city.stacks().iter().enumerate().filter(|(_, stack)| stack.top() == Card::BARRACKS) {
        for other in city.touching(barracks).iter().filter(|other| city.stack(*other).top().is_gang()) {
            cancelled.insert(other);
        }
    }
    cancelled
}

/// Every district of the city, all judged alike (NOX-73).
pub fn judged<'a>(city: &'a City, options: &'a Options) -> impl Iterator<Item = Judged> + 'a {
    let colors = options.colors;
    let cancelled = cancelled(city);
    let districts = city.stacks().iter().enumerate().filter(|(_, stack)| stack.top().is_district());
    districts.map(move |(stack, district)| {
        let mut counts = [0; SEATS];
        for other in city.touching(stack).iter().filter(|other| !cancelled.contains(*other)) {
            let card = city.stack(other).top();
            let seat = card.color().and_then(|color| colors.iter().position(|own| *own == color));
            seat.into_iter().for_each(|seat| counts[seat] += card.weight());
        }
        Judged { stack, card: district.top(), counts, owner: owner(&counts) }
    })
}

/// The highest count above 0, if it is the only one.
fn owner(counts: &[u8; SEATS]) -> Option<Seat> {
    let best = *counts.iter().max().expect("there are seats");
    let mut leaders = (0..).zip(counts).filter(|(_, count)| **count == best && best > 0);
    let (first, _) = leaders.next()?;
    leaders.next().is_none().then_some(Seat(first))
}

/// What a seat's score is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Breakdown {
    /// A point for each symbol on its districts.
    pub symbols: u8,
    /// The bonus for those of its favourite kind, in points.
    pub favorites: u8,
    /// Its districts, in card order.
    pub districts: Vec<Card>,
    /// How many they are: the tie-break.
    pub count: u8,
}

impl Breakdown {
    /// The seat's points.
    pub fn score(&self) -> i32 {
        i32::from(self.symbols) + i32::from(self.favorites)
    }
}

pub(crate) fn result(game: &Noxford) -> Option<Standings<Breakdown>> {
    (game.phase == Phase::Over).then(|| standings(game))
}

pub(crate) fn scores(game: &Noxford) -> Vec<i32> {
    let scores = reckoning(&game.city, &game.options);
    scores[..usize::from(game.seats)].iter().map(|(points, _)| i32::from(*points)).collect()
}

fn standings(game: &Noxford) -> Standings<Breakdown> {
    let scores = Seat::all(game.seats).map(|seat| breakdown(game, seat)).map(|parts| (parts.score(), parts));
    Standings::ranked(scores, |parts| parts.count)
}

fn breakdown(game: &Noxford, seat: Seat) -> Breakdown {
    let own = judged(&game.city, &game.options).filter(|judged| judged.owner == Some(seat));
    let mut districts: Vec<Card> = own.map(|judged| judged.card).collect();
    districts.sort_unstable();
    let color = game.syndicate(seat).color;
    let bonus = |card: &Card| card.bonus(color, game.options.favorite_bonus);
    Breakdown {
        symbols: districts.iter().map(|card| card.symbols().len() as u8).sum(),
        favorites: districts.iter().map(bonus).sum(),
        count: districts.len() as u8,
        districts,
    }
}

/// What each seat would score, and how many districts it would have, if the game ended now.
pub fn reckoning(city: &City, options: &Options) -> [(u8, u8); SEATS] {
    let colors = options.colors;
    let mut reckoning = [(0, 0); SEATS];
    for Judged { card, owner, .. } in judged(city, options) {
        if let Some(seat) = owner {
            let (points, districts) = &mut reckoning[seat.index()];
            *points += card.worth(colors[seat.index()], options.favorite_bonus);
            *districts += 1;
        }
    }
    reckoning
}
