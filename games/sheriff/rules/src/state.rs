//! What the table holds, and the setup that lays it out.

use crate::Options;
use crate::action::{Action, Side};
use crate::goods::{Good, Goods};
use crate::knowledge::{self, Knowledge};
use crate::offers::{Deals, Deed, StandingOffer};
use crate::pile::Pile;
use crate::view::Confiscated;
use besace_table::{BadSetup, Chance, Game, Seat, SeatSet, Secret, Seed, Timer, named};
use serde::Serialize;

/// The most seats of this game.
pub(crate) const SEATS: usize = 5;
/// The coins with which everybody begins (SHE-3).
pub(crate) const COINS: u16 = 50;
/// How many cards are turned up onto each discard pile, and stay there when the deck is made anew (SHE-13, SHE-33).
pub const SHOWN: usize = 5;
/// How many cards `remove_ten` removes (SHE-11).
pub(crate) const REMOVED: usize = 10;
/// How many offers a merchant can have standing (SHE-68).
pub(crate) const OFFERS: usize = 2;

/// A whole game of Sheriff of Nottingham.
#[derive(Clone)]
pub struct Sheriff {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) sheriff: Seat,
    /// The merchant whose turn it is, in the phases in which they act one after the other.
    pub(crate) turn: Seat,
    pub(crate) chance: Chance,
    pub(crate) places: [Place; SEATS],
    /// What the merchant in the market has set aside.
    pub(crate) set_aside: Secret<Goods>,
    pub(crate) confiscated: Option<Confiscated>,
    pub(crate) debt: Option<Debt>,
    /// Fresh outside an inspection.
    pub(crate) inspection: Inspection,
    /// The left one and the right one.
    pub(crate) discards: [Pile; 2],
    pub(crate) deck: Secret<Pile>,
    pub(crate) removed: Secret<Goods>,
    pub(crate) known: Knowledge,
}

/// What belongs to one seat.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) coins: u16,
    pub(crate) hand: Secret<Goods>,
    /// The legal goods of the stand, which lie open.
    pub(crate) legal: Goods,
    /// The contraband of the stand, face down.
    pub(crate) contraband: Secret<Goods>,
    pub(crate) bag: Bag,
}

/// A merchant's bag.
#[derive(Clone, Copy)]
pub(crate) struct Bag {
    pub(crate) state: BagState,
    pub(crate) cards: Secret<Goods>,
    pub(crate) declared: Option<Declared>,
}

besace_table::named! {
    /// What has become of a seat's bag in this round.
    pub enum BagState {
        /// There is none, or not yet.
        None = "none",
        /// Filled while others still load.
        Loaded = "loaded",
        /// On the table, its goods hidden.
        Closed = "closed",
        /// Let pass.
        Passed = "passed",
        /// Opened by the sheriff.
        Opened = "opened",
    }
}

/// What a merchant said is in his bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Declared {
    pub good: Good,
    pub count: u8,
}

/// A debt that coins did not cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Debt {
    pub debtor: Seat,
    pub creditor: Seat,
    pub amount: u16,
}

/// Who owes the sheriff an answer, and to which proposal; to none after a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Owes {
    pub seat: Seat,
    pub offer: Option<u32>,
}

/// The talk before the bags are decided, and what has come of it.
#[derive(Clone)]
pub(crate) struct Inspection {
    /// The seat last called, until its bag is decided.
    pub(crate) called: Option<Seat>,
    pub(crate) owes: Option<Owes>,
    pub(crate) next_id: u32,
    pub(crate) haggled: [u8; SEATS],
    /// What the sheriff is bound to do with each closed bag (SHE-74).
    pub(crate) must: [Option<Deed>; SEATS],
    pub(crate) offers: Offers,
    pub(crate) deals: Deals,
    /// The clock has run down and the bound inspections are being carried out.
    pub(crate) time_up: bool,
}

impl Default for Inspection {
    fn default() -> Inspection {
        Inspection {
            called: None,
            owes: None,
            next_id: 1,
            haggled: [0; SEATS],
            must: [None; SEATS],
            offers: Offers::default(),
            deals: Deals::default(),
            time_up: false,
        }
    }
}

/// The standing offers, in the order in which they were made: at most two of each merchant and a proposal.
#[derive(Default)]
pub(crate) struct Offers([Option<StandingOffer>; OFFERS * (SEATS - 1) + 1]);

/// Mostly there are none, and then there is nothing to copy.
impl Clone for Offers {
    fn clone(&self) -> Offers {
        let mut copy = Offers::default();
        copy.0.iter_mut().zip(self.iter()).for_each(|(place, offer)| *place = Some(offer.clone()));
        copy
    }
}

impl Offers {
    pub(crate) fn iter(&self) -> impl Iterator<Item = &StandingOffer> {
        // They lie close together from the first place on.
        self.0.iter().map_while(Option::as_ref)
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut StandingOffer> {
        self.0.iter_mut().map_while(Option::as_mut)
    }

    pub(crate) fn of(&self, seat: Seat) -> impl Iterator<Item = &StandingOffer> {
        self.iter().filter(move |offer| offer.by == seat)
    }

    pub(crate) fn find(&self, id: u32) -> Option<&StandingOffer> {
        self.iter().find(|offer| offer.id == id)
    }

    /// Whether there is room for one more: only a position made by hand can ask for too much.
    pub(crate) fn push(&mut self, offer: StandingOffer) -> bool {
        match self.0.iter_mut().find(|place| place.is_none()) {
            Some(place) => {
                *place = Some(offer);
                true
            }
            None => false,
        }
    }

    pub(crate) fn remove(&mut self, id: u32) -> Option<StandingOffer> {
        let at = self.iter().position(|offer| offer.id == id)?;
        let removed = self.0[at].take();
        let behind = self.0[at + 1..].iter().take_while(|place| place.is_some()).count();
        self.0[at..=at + behind].rotate_left(1);
        removed
    }
}

named! {
    /// What kind of decision is due.
    pub enum Phase {
        /// A merchant changes cards.
        Market = "market",
        /// The same merchant puts what he set aside onto a pile.
        MarketDiscard = "market-discard",
        /// All merchants fill their bags.
        Load = "load",
        /// A merchant says what is in his.
        Declare = "declare",
        /// The sheriff decides about bags, and everybody talks.
        Inspect = "inspect",
        /// The sheriff puts what he took from a bag onto a pile.
        Confiscate = "confiscate",
        /// Somebody pays a debt in goods.
        Pay = "pay",
        /// The last round is done.
        Over = "over",
    }
}

impl Phase {
    /// Whether the bags are being decided: the time for which an inspection lasts.
    pub(crate) fn is_inspection(self) -> bool {
        matches!(self, Phase::Inspect | Phase::Confiscate | Phase::Pay)
    }

    /// Whether merchants act one after the other.
    pub(crate) fn has_turn(self) -> bool {
        matches!(self, Phase::Market | Phase::MarketDiscard | Phase::Declare)
    }
}

/// How many rounds a game of so many seats has (SHE-15).
pub fn rounds(seats: u8) -> u8 {
    if seats == 3 { 9 } else { 2 * seats }
}

/// The setup of SHE-10 to SHE-14.
pub(crate) fn new(seats: u8, seed: Seed, options: &Options) -> Result<Sheriff, BadSetup> {
    Sheriff::INFO.check_seats(seats)?;
    if let Some(because) = options.fault(seats) {
        return Err(BadSetup::new(because));
    }
    let mut chance = Chance::new(seed);
    let sheriff = options.first_player.choose(seats, &mut chance)?;
    let mut deck: Vec<Good> = Goods::in_the_box(seats, options.royal).iter().collect();
    chance.shuffle(&mut deck);
    let mut cards = deck.into_iter();
    let removed = cards.by_ref().take(if options.remove_ten { REMOVED } else { 0 }).collect();
    let mut places = Place::all_empty();
    for place in &mut places[..usize::from(seats)] {
        place.coins = COINS;
        *place.hand.for_rules_mut() = cards.by_ref().take(usize::from(options.hand_size)).collect();
    }
    let mut discards = [Pile::EMPTY; 2];
    for pile in &mut discards {
        cards.by_ref().take(SHOWN).for_each(|good| pile.put(good));
    }
    let mut game = Sheriff {
        options: *options,
        seats,
        phase: Phase::Market,
        round: 1,
        sheriff,
        turn: sheriff.left(seats),
        chance,
        places,
        set_aside: Secret::unseen(Goods::NONE),
        confiscated: None,
        debt: None,
        inspection: Inspection::default(),
        discards,
        deck: Secret::unseen(Pile::top_first(cards.as_slice())),
        removed: Secret::unseen(removed),
        known: Knowledge::default(),
    };
    knowledge::begin(&mut game);
    Ok(game)
}

pub(crate) fn seats(game: &Sheriff) -> u8 {
    game.seats
}

pub(crate) fn phase(game: &Sheriff) -> &'static str {
    game.phase.id()
}

pub(crate) fn pending(game: &Sheriff) -> SeatSet {
    match game.phase {
        Phase::Market | Phase::MarketDiscard | Phase::Declare => SeatSet::one(game.turn),
        Phase::Load => Seat::all(game.seats).filter(|seat| game.has_to_load(*seat)).collect(),
        Phase::Inspect => SeatSet::one(game.inspection.owes.map_or(game.sheriff, |owes| owes.seat)),
        Phase::Confiscate => SeatSet::one(game.sheriff),
        Phase::Pay => game.debt.map_or(SeatSet::EMPTY, |debt| SeatSet::one(debt.debtor)),
        Phase::Over => SeatSet::EMPTY,
    }
}

/// The merchants who may speak though the table does not wait for them (SHE-69).
pub(crate) fn may(game: &Sheriff) -> SeatSet {
    if game.phase != Phase::Inspect {
        return SeatSet::EMPTY;
    }
    let can = |seat: Seat| {
        let standing = game.inspection.offers.of(seat).count();
        standing > 0 || (game.may_haggle(seat) && standing < OFFERS)
    };
    Seat::all(game.seats)
        .filter(|seat| *seat != game.sheriff && !game.owes_answer(*seat) && can(*seat))
        .collect()
}

/// The clock of SHE-76: so long for each merchant, and it runs only in the inspection.
pub(crate) fn timer(game: &Sheriff) -> Option<Timer<Action>> {
    let runs = game.phase == Phase::Inspect && game.options.timed > 0;
    runs.then(|| Timer {
        span: u32::from(game.round),
        seconds: u32::from(game.options.timed) * u32::from(game.seats - 1),
        seat: game.sheriff,
        action: Action::TimeUp,
    })
}

impl Sheriff {
    /// How many rounds the game has (SHE-15).
    pub fn rounds(&self) -> u8 {
        rounds(self.seats)
    }

    /// The places in use, in seat order.
    pub(crate) fn places(&self) -> &[Place] {
        &self.places[..usize::from(self.seats)]
    }

    pub(crate) fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index()]
    }

    pub(crate) fn place_mut(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index()]
    }

    pub(crate) fn pile(&self, side: Side) -> &Pile {
        &self.discards[side.index()]
    }

    /// The merchants, from the sheriff's left.
    pub(crate) fn merchants(&self) -> impl Iterator<Item = Seat> + use<> {
        let (sheriff, seats) = (self.sheriff.0, self.seats);
        (1..seats).map(move |step| Seat((sheriff + step) % seats))
    }

    pub(crate) fn is_merchant(&self, seat: Seat) -> bool {
        seat.0 < self.seats && seat != self.sheriff
    }

    /// The merchant after the one whose turn it is, if there is one more.
    pub(crate) fn next_merchant(&self) -> Option<Seat> {
        Some(self.turn.left(self.seats)).filter(|seat| *seat != self.sheriff)
    }

    pub(crate) fn is_closed(&self, seat: Seat) -> bool {
        self.place(seat).bag.state == BagState::Closed
    }

    /// Whether a merchant still has to fill his bag: one without cards has none this round (SHE-40).
    pub(crate) fn has_to_load(&self, seat: Seat) -> bool {
        let place = self.place(seat);
        self.is_merchant(seat) && place.bag.state == BagState::None && !place.hand.for_rules().is_empty()
    }

    /// Whether an answer is owed by this seat.
    pub(crate) fn owes_answer(&self, seat: Seat) -> bool {
        self.inspection.owes.is_some_and(|owes| owes.seat == seat)
    }

    /// Whether the limit of SHE-68 is not yet reached for the seat.
    pub(crate) fn may_haggle(&self, seat: Seat) -> bool {
        self.inspection.haggled[seat.index()] < self.options.haggle
    }
}

impl Place {
    pub(crate) fn empty(seat: Seat) -> Place {
        Place {
            coins: 0,
            hand: Secret::of(seat, Goods::NONE),
            legal: Goods::NONE,
            contraband: Secret::of(seat, Goods::NONE),
            bag: Bag { state: BagState::None, cards: Secret::of(seat, Goods::NONE), declared: None },
        }
    }

    pub(crate) fn all_empty() -> [Place; SEATS] {
        std::array::from_fn(|seat| Place::empty(Seat(seat as u8)))
    }

    /// Puts goods onto the stand, legal ones open and contraband face down.
    pub(crate) fn deliver(&mut self, goods: &Goods) {
        self.legal = self.legal.plus(&goods.legal());
        let contraband = self.contraband.for_rules_mut();
        *contraband = contraband.plus(&goods.contraband());
    }

    /// Takes goods from the stand.
    pub(crate) fn give_up(&mut self, goods: &Goods) {
        self.legal = self.legal.without(&goods.legal());
        let contraband = self.contraband.for_rules_mut();
        *contraband = contraband.without(&goods.contraband());
    }
}
