//! What the table holds, and the setup that lays it out.

use crate::Options;
use crate::goods::{COINS, Good, HAND};
use besace_table::{BadSetup, Chance, Game, Seat, SeatSet, Secret, Seed, named};

/// A whole game of Toll.
#[derive(Clone)]
pub struct Toll {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// From 1.
    pub(crate) round: u8,
    pub(crate) guard: Seat,
    /// One for each seat.
    pub(crate) stalls: Vec<Stall>,
    /// Top first.
    pub(crate) deck: Secret<Vec<Good>>,
    /// Sold or confiscated, before everybody's eyes.
    pub(crate) gone: Vec<Good>,
}

/// What belongs to one seat.
#[derive(Clone)]
pub(crate) struct Stall {
    pub(crate) hand: Secret<Vec<Good>>,
    pub(crate) bag: Secret<Option<Good>>,
    pub(crate) coins: u16,
}

named! {
    /// What kind of decision is due.
    pub enum Phase {
        /// Every merchant seals a bag.
        Seal = "seal",
        /// The guard opens a bag or waves all on.
        Gate = "gate",
        /// Every seat has been the guard.
        Over = "over",
    }
}

/// The setup of TOL-3.
pub(crate) fn new(seats: u8, seed: Seed, options: &Options) -> Result<Toll, BadSetup> {
    Toll::INFO.check_seats(seats)?;
    if !Options::FEES.contains(&options.fee) {
        return Err(BadSetup::new("`fee` must be 2 or 3"));
    }
    let mut chance = Chance::new(seed);
    let guard = options.first_player.choose(seats, &mut chance)?;
    let mut deck = Good::whole_box();
    chance.shuffle(&mut deck);
    let stalls = Seat::all(seats).map(|seat| Stall::new(seat, deck.drain(..HAND).collect())).collect();
    Ok(Toll {
        options: *options,
        phase: Phase::Seal,
        round: 1,
        guard,
        stalls,
        deck: Secret::unseen(deck),
        gone: Vec::new(),
    })
}

pub(crate) fn seats(game: &Toll) -> u8 {
    game.stalls.len() as u8
}

pub(crate) fn phase(game: &Toll) -> &'static str {
    game.phase.id()
}

pub(crate) fn pending(game: &Toll) -> SeatSet {
    match game.phase {
        Phase::Seal => game.merchants().filter(|seat| game.bag(*seat).is_none()).collect(),
        Phase::Gate => SeatSet::one(game.guard),
        Phase::Over => SeatSet::EMPTY,
    }
}

impl Toll {
    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whether every seat has been the guard.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// What lies in front of a seat, for everybody to see.
    pub fn coins(&self, seat: Seat) -> u16 {
        self.stall(seat).coins
    }

    /// What the guard pays for opening an honest bag.
    pub fn fee(&self) -> u16 {
        self.options.fee
    }

    /// Every seat but the guard's, from the guard's left.
    pub(crate) fn merchants(&self) -> impl Iterator<Item = Seat> + use<> {
        let (guard, seats) = (self.guard, seats(self));
        std::iter::successors(Some(guard.left(seats)), move |seat| Some(seat.left(seats)))
            .take(usize::from(seats) - 1)
    }

    pub(crate) fn stall(&self, seat: Seat) -> &Stall {
        &self.stalls[seat.index()]
    }

    pub(crate) fn stall_mut(&mut self, seat: Seat) -> &mut Stall {
        &mut self.stalls[seat.index()]
    }

    pub(crate) fn hand(&self, seat: Seat) -> &[Good] {
        self.stall(seat).hand.for_rules()
    }

    pub(crate) fn bag(&self, seat: Seat) -> Option<Good> {
        *self.stall(seat).bag.for_rules()
    }
}

impl Stall {
    pub(crate) fn new(seat: Seat, mut hand: Vec<Good>) -> Stall {
        hand.sort_unstable();
        Stall { hand: Secret::of(seat, hand), bag: Secret::of(seat, None), coins: COINS }
    }
}
