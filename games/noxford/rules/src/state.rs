//! What the table holds, and the setup (NOX-10 to NOX-14).

use crate::cards::{Card, Cards, Color, Deck, HAND, HIGHEST_RANK, Hand, NEUTRALS, SEATS, SYNDICATE};
use crate::city::{City, Stack};
use crate::geometry::{Corner, Orientation, Spot};
use crate::options::Options;
use besace_table::{BadSetup, Chance, Game, Seat, SeatSet, Secret, Seed, named};
use serde::Serialize;

/// Where the two cards of the setup lie (NOX-11): an L whose lower edges are in line.
pub(crate) const START: [Spot; 2] =
    [Spot::new(Orientation::Upright, -2, -1), Spot::new(Orientation::Sideways, 0, 0)];

/// A whole game of Noxford.
#[derive(Clone)]
pub struct Noxford {
    /// With every colour named.
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
    /// In phase `gear`, the card just laid.
    pub(crate) gear: Option<Gear>,
    /// Passes in a row.
    pub(crate) passes: u8,
    pub(crate) syndicates: [Syndicate; SEATS],
    pub(crate) city: City,
    /// The neutral cards that lie face up beside their deck.
    pub(crate) display: Hand,
    pub(crate) neutral_deck: Secret<Deck<NEUTRALS>>,
}

/// What belongs to one seat.
#[derive(Clone, Copy)]
pub(crate) struct Syndicate {
    pub(crate) color: Color,
    /// Whether the Master is still in front of its player.
    pub(crate) has_master: bool,
    pub(crate) hand: Secret<Hand>,
    /// The highest rank that its hand can have, as everybody knows since it has passed: any higher card could have covered
    /// (NOX-47). What is in a hand then never changes again.
    pub(crate) hand_up_to: u8,
    pub(crate) deck: Secret<Deck<SYNDICATE>>,
}

named! {
    /// What kind of decision is due.
    pub enum Phase {
        /// A card is laid.
        Turn = "turn",
        /// The card just laid has a gear: a card in the city may be moved.
        Gear = "gear",
        /// It has ended.
        Over = "over",
    }
}

named! {
    /// Where a card that is laid comes from.
    pub enum Source {
        /// The player's hand.
        Hand = "hand",
        /// The open neutral cards.
        Display = "display",
        /// In front of its player.
        Master = "master",
    }
}

/// The card with a gear that was just laid: its place, and where it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)] // The fields are those of the rules page, name for name.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Gear {
    pub x: i16,
    pub y: i16,
    #[cfg_attr(feature = "types", ts(type = "\"hand\" | \"display\""))]
    pub from: Source,
}

impl Gear {
    /// The corner of its stack.
    pub fn corner(self) -> Corner {
        Corner { x: self.x, y: self.y }
    }
}

/// The setup of NOX-10 to NOX-13.
pub(crate) fn new(seats: u8, seed: Seed, options: &Options) -> Result<Noxford, BadSetup> {
    Noxford::INFO.check_seats(seats)?;
    let options = options.settled(seats).map_err(BadSetup::new)?;
    let mut chance = Chance::new(seed);
    let turn = options.first_player.choose(seats, &mut chance)?;
    let mut syndicates = Syndicate::all(&options);
    for syndicate in &mut syndicates[..usize::from(seats)] {
        let mut cards = Cards::whole(Some(syndicate.color));
        cards.take(Card::master(syndicate.color), 1);
        let mut cards: Vec<Card> = cards.iter().collect();
        chance.shuffle(&mut cards);
        *syndicate.hand.for_rules_mut() = cards.drain(..HAND).collect();
        *syndicate.deck.for_rules_mut() = Deck::top_first(&cards, Card::BARRACKS);
        syndicate.has_master = true;
    }
    let mut neutrals: Vec<Card> = Cards::whole(None).iter().collect();
    chance.shuffle(&mut neutrals);
    let starts = START.into_iter().zip(neutrals.drain(..START.len()));
    let city = starts.map(|(spot, card)| Stack::new(spot, card)).collect();
    let display = neutrals.drain(..HAND).collect();
    Ok(Noxford {
        options,
        seats,
        phase: Phase::Turn,
        turn,
        gear: None,
        passes: 0,
        syndicates,
        city,
        display,
        neutral_deck: Secret::unseen(Deck::top_first(&neutrals, Card::BARRACKS)),
    })
}

pub(crate) fn seats(game: &Noxford) -> u8 {
    game.seats
}

pub(crate) fn phase(game: &Noxford) -> &'static str {
    game.phase.id()
}

/// The seats that owe a decision (NOX-20).
pub(crate) fn pending(game: &Noxford) -> SeatSet {
    if game.phase == Phase::Over { SeatSet::EMPTY } else { SeatSet::one(game.turn) }
}

impl Noxford {
    /// The syndicates in play, in seat order.
    pub(crate) fn syndicates(&self) -> &[Syndicate] {
        &self.syndicates[..usize::from(self.seats)]
    }

    pub(crate) fn syndicate(&self, seat: Seat) -> &Syndicate {
        &self.syndicates[seat.index()]
    }

    pub(crate) fn syndicate_mut(&mut self, seat: Seat) -> &mut Syndicate {
        &mut self.syndicates[seat.index()]
    }

    /// Whether the seat owes a decision; false for one that the table does not have.
    pub(crate) fn owes(&self, seat: Seat) -> bool {
        self.phase != Phase::Over && seat == self.turn
    }
}

impl Syndicate {
    /// One for each colour, without any card.
    pub(crate) fn all(options: &Options) -> [Syndicate; SEATS] {
        let mut syndicates = [Syndicate::empty(Seat(0), Color::Red); SEATS];
        let colors = options.colors;
        for ((syndicate, color), seat) in syndicates.iter_mut().zip(colors.iter()).zip(0..) {
            *syndicate = Syndicate::empty(Seat(seat), *color);
        }
        syndicates
    }

    fn empty(seat: Seat, color: Color) -> Syndicate {
        let (hand, deck) = (Secret::of(seat, Hand::EMPTY), Secret::unseen(Deck::empty(Card::BARRACKS)));
        Syndicate { color, has_master: false, hand, hand_up_to: HIGHEST_RANK, deck }
    }

    /// Whether all ten cards lie in the city (NOX-70).
    pub(crate) fn has_laid_all(&self) -> bool {
        !self.has_master && self.hand.for_rules().is_empty() && self.deck.for_rules().is_empty()
    }
}
