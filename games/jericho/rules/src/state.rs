//! What the table holds, and the setup that lays it out.

use crate::Options;
use crate::cards::{COLORS, Card, Cards, Color, Hand, Pile, SCORINGS, Wall};
use besace_table::{BadSetup, Chance, Game, Seat, SeatSet, Secret, Seed, Viewer, named};

/// The most seats of this game.
pub(crate) const SEATS: usize = 5;

/// A whole game of Jericho.
#[derive(Clone)]
pub struct Jericho {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    /// Whose turn it is in `play`; before that, who will begin the round.
    pub(crate) turn: Seat,
    pub(crate) places: [Place; SEATS],
    pub(crate) supply: Supply,
    /// Trumpets out of the game.
    pub(crate) removed: u8,
    pub(crate) draw: Secret<Pile>,
}

/// What belongs to one seat.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) hand: Secret<Hand>,
    /// Trumpets that everybody knows to be in the hand, at least: whoever lays one first has shown that it holds
    /// nothing else (JER-20).
    pub(crate) shown_trumpets: u8,
    /// The first wall card while it lies face down.
    pub(crate) first: Secret<Option<Card>>,
    /// The answer in `fill`, still in the hand.
    pub(crate) chosen: Secret<Option<Card>>,
    pub(crate) walls: [Wall; COLORS],
    pub(crate) won: Won,
}

/// A won pile: face down, but everybody saw its cards when they were won.
#[derive(Clone, Copy)]
pub(crate) struct Won {
    /// What the table saw being won.
    pub(crate) seen: Cards,
    /// What was there already when the game was loaded, seen by nobody since.
    pub(crate) unseen: Secret<Cards>,
}

/// The common supply, face down, by who has seen what in it.
#[derive(Clone, Copy)]
pub(crate) struct Supply {
    /// Fallen from walls, or left after a scoring: the whole table saw it.
    pub(crate) seen: Cards,
    /// What each seat put in unseen by the others since the last scoring.
    pub(crate) by_seat: [Secret<Cards>; SEATS],
    /// What was there already when the game was loaded, seen by nobody since.
    pub(crate) unseen: Secret<Cards>,
}

named! {
    /// What kind of decision is due.
    pub enum Phase {
        /// Everybody lays the first wall card, face down.
        FirstWall = "first-wall",
        /// Everybody puts a card into the supply, face down.
        Fill = "fill",
        /// One seat after the other plays a card and draws.
        Play = "play",
        /// The third scoring is done.
        Over = "over",
    }
}

/// The setup of JER-10 to JER-12.
pub(crate) fn new(seats: u8, seed: Seed, options: &Options) -> Result<Jericho, BadSetup> {
    let Some(piles) = pile_sizes(seats) else {
        return Err(BadSetup::new("`seats` must be a number from 3 to 5"));
    };
    let mut chance = Chance::new(seed);
    let turn = options.first_player.choose(seats, &mut chance)?;
    let mut deck: Vec<Card> =
        Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(card.copies()))).collect();
    chance.shuffle(&mut deck);
    let mut places = [Place::empty(Seat(0)); SEATS];
    for (seat, place) in places.iter_mut().enumerate().take(usize::from(seats)) {
        *place = Place::empty(Seat(seat as u8));
        *place.hand.for_rules_mut() = deck.drain(..crate::cards::HAND).collect();
    }
    let mut draw = Vec::with_capacity(deck.len() + usize::from(SCORINGS));
    for (pile, size) in piles.into_iter().enumerate() {
        draw.extend(deck.drain(..size));
        if pile % 2 == 1 {
            // Shuffling one card into a pile is putting it at a random place of the pile.
            let depth = chance.below(size as u32 + 1) as usize;
            draw.insert(draw.len() - depth, Card::SCORING);
        }
    }
    Ok(Jericho {
        options: *options,
        seats,
        phase: Phase::FirstWall,
        round: 1,
        turn,
        places,
        supply: Supply::empty(),
        removed: 0,
        draw: Secret::unseen(Pile::top_first(&draw, Card::SCORING)),
    })
}

pub(crate) fn seats(game: &Jericho) -> u8 {
    game.seats
}

pub(crate) fn phase(game: &Jericho) -> &'static str {
    game.phase.id()
}

pub(crate) fn pending(game: &Jericho) -> SeatSet {
    match game.phase {
        // Asked for at every step of a search: no need to go round the table.
        Phase::Play => SeatSet::one(game.turn),
        _ => Seat::all(game.seats).filter(|seat| game.owes(*seat)).collect(),
    }
}

impl Jericho {
    /// The round that is being played, 1 to 3.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The places in use, in seat order.
    pub(crate) fn places(&self) -> &[Place] {
        &self.places[..usize::from(self.seats)]
    }

    pub(crate) fn places_mut(&mut self) -> &mut [Place] {
        &mut self.places[..usize::from(self.seats)]
    }

    pub(crate) fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index()]
    }

    pub(crate) fn place_mut(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index()]
    }

    /// The walls of a colour by seat, with none for seats that the table does not have: so every loop over them has
    /// the same few steps.
    pub(crate) fn walls(&self, color: Color) -> [Wall; SEATS] {
        std::array::from_fn(|seat| self.places[seat].walls[color.index()])
    }

    /// After the end every zone but the order of the draw pile is open (JER-53).
    pub(crate) fn open_everything(&mut self) {
        for place in &mut self.places {
            place.hand.open();
            place.won.unseen.open();
        }
        self.supply.by_seat.iter_mut().for_each(Secret::open);
        self.supply.unseen.open();
    }

    /// Whether the seat owes a decision; false for one that the table does not have.
    pub(crate) fn owes(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::FirstWall => seat.0 < self.seats && self.place(seat).first.for_rules().is_none(),
            Phase::Fill => seat.0 < self.seats && self.place(seat).chosen.for_rules().is_none(),
            Phase::Play => seat == self.turn,
            Phase::Over => false,
        }
    }
}

impl Place {
    pub(crate) fn empty(seat: Seat) -> Place {
        Place {
            hand: Secret::of(seat, Hand::EMPTY),
            shown_trumpets: 0,
            first: Secret::of(seat, None),
            chosen: Secret::of(seat, None),
            walls: [Wall::default(); COLORS],
            won: Won { seen: Cards::NONE, unseen: Secret::unseen(Cards::NONE) },
        }
    }
}

impl Won {
    /// How many cards are in it.
    pub(crate) fn count(&self) -> usize {
        self.seen.len() + self.unseen.count()
    }

    /// Everything in it.
    pub(crate) fn cards(&self) -> Cards {
        self.seen.plus(self.unseen.for_rules())
    }

    /// Everything in it, for somebody who may look through it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Option<Cards> {
        self.unseen.seen_by(viewer).map(|unseen| self.seen.plus(unseen))
    }
}

impl Supply {
    pub(crate) fn empty() -> Supply {
        Supply {
            seen: Cards::NONE,
            by_seat: std::array::from_fn(|seat| Secret::of(Seat(seat as u8), Cards::NONE)),
            unseen: Secret::unseen(Cards::NONE),
        }
    }

    /// How many cards are in it.
    pub(crate) fn count(&self) -> usize {
        self.seen.len() + self.hidden().map(Secret::count).sum::<usize>()
    }

    /// Everything in it.
    pub(crate) fn cards(&self) -> Cards {
        self.hidden().fold(self.seen, |cards, part| cards.plus(part.for_rules()))
    }

    /// Everything in it, for somebody who may look at every part of it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Option<Cards> {
        self.hidden().try_fold(self.seen, |cards, part| Some(cards.plus(part.seen_by(viewer)?)))
    }

    fn hidden(&self) -> impl Iterator<Item = &Secret<Cards>> {
        self.by_seat.iter().chain([&self.unseen])
    }
}

/// The six piles of JER-11 before the scoring cards go in; `None` for a number of seats that the game does not have.
pub(crate) fn pile_sizes(seats: u8) -> Option<[usize; 6]> {
    if !(Jericho::INFO.min_seats..=Jericho::INFO.max_seats).contains(&seats) {
        return None;
    }
    let left = crate::cards::BOX - usize::from(SCORINGS) - crate::cards::HAND * usize::from(seats);
    Some(std::array::from_fn(|pile| left / 6 + usize::from(pile < left % 6)))
}
