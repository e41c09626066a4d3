//! What the table holds, and the setup that lays it out.

use crate::Options;
use crate::action::{Aim, Answer};
use crate::bombs::{BOMBS_COUNT, BombCard, MOST_SLOTS, Print};
use crate::cards::{Back, Backs, Card, Cards, Fuse, MECHANISMS, PERMANENTS, PILE, Permanent};
use crate::memory::Knowledge;
use crate::play;
use crate::score::Breakdown;
use besace_table::{Audience, BadSetup, Chance, Game, Row, Seat, SeatSet, Secret, Seed, Viewer, named};
use serde::Serialize;

/// The most seats of this game.
pub(crate) const SEATS: usize = 6;
/// How many cards each seat is dealt, at first and whenever it was hit.
pub(crate) const DEALT: u8 = 4;
/// After this many turns a bomb that is not armed rusts.
pub(crate) const RUST: u32 = 24;
/// The game ends with this explosion.
pub(crate) const LAST_EXPLOSION: u32 = 40;

/// A whole game of Badaboom.
#[derive(Clone)]
pub struct Badaboom {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// Turns are counted through the whole game.
    pub(crate) turn_number: u32,
    pub(crate) explosions: u32,
    pub(crate) holder: Seat,
    pub(crate) places: [Place; SEATS],
    /// The top card is the last one. At every decision everybody sees it.
    pub(crate) storage: Secret<Row<Card, PILE>>,
    pub(crate) bin: Secret<Cards>,
    /// How many Mechanisms are unused.
    pub(crate) supply: u8,
    /// The next bomb is the last one.
    pub(crate) deck: Secret<Row<BombCard, BOMBS_COUNT>>,
    pub(crate) used: Row<BombCard, BOMBS_COUNT>,
    pub(crate) bomb: Bomb,
    pub(crate) in_play: Row<InPlay, PERMANENTS>,
    pub(crate) flags: Flags,
    /// In `pre` and `post`, and in `react` the one that is interrupted.
    pub(crate) window: Option<Window>,
    /// The trick that can be cancelled now.
    pub(crate) trick: Option<Announced>,
    /// What the holder has just taken out of the bomb.
    pub(crate) taken: Option<Taken>,
    pub(crate) chance: Chance,
    /// What the seats have seen of hidden cards.
    pub(crate) known: Knowledge,
}

named! {
    /// What kind of decision is due.
    pub enum Phase {
        /// Before tinkering, one after the other may play a trick.
        Pre = "pre",
        /// The holder may take a card out of the bomb.
        Tinker = "tinker",
        /// The holder puts a card in its place.
        Put = "put",
        /// After tinkering, one after the other may play a trick.
        Post = "post",
        /// Everybody who can cancels a trick or lets it pass.
        React = "react",
        /// The game is over.
        Over = "over",
    }
}

/// What belongs to one seat.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) bag: Secret<Cards>,
    pub(crate) tally: Breakdown,
}

/// The bomb that goes round.
#[derive(Clone, Copy)]
pub(crate) struct Bomb {
    pub(crate) card: BombCard,
    /// How many turns have begun with it.
    pub(crate) turns: u32,
    pub(crate) armed: Option<Armed>,
    pub(crate) rusted: bool,
    pub(crate) slots: Row<Slot, MOST_SLOTS>,
}

/// By whom a bomb was armed, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Armed {
    /// The seat that did it; none if it rusted.
    pub by: Option<Seat>,
    /// In which turn.
    pub turn_number: u32,
}

/// A place in the bomb. Everybody sees the back of what lies there.
#[derive(Clone, Copy)]
pub(crate) struct Slot {
    /// None in `put`, while the slot is empty.
    pub(crate) back: Option<Back>,
    /// Who knows it: everybody where it lies face up.
    pub(crate) card: Secret<Option<Card>>,
    pub(crate) face_up: bool,
}

/// A Permanent trick that lies before its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct InPlay {
    /// Who played it.
    pub owner: Seat,
    /// The trick.
    pub card: Card,
    /// Whom it is turned against.
    pub target: Option<Seat>,
}

/// What tricks have done to this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Flags {
    /// How many seats further the bomb will go.
    pub leapfrog: u32,
    /// What has been decided over the fuse.
    pub fuse: Option<Fuse>,
}

/// A window in which each seat has one call.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    /// Whose call it is.
    pub(crate) next: Seat,
    /// Who has played a trick in it, in that order.
    pub(crate) played: Row<Seat, SEATS>,
}

/// A trick that was announced, and what was said to it.
#[derive(Clone, Copy)]
pub(crate) struct Announced {
    pub(crate) seat: Seat,
    /// `pre` or `post`.
    pub(crate) window: Phase,
    pub(crate) card: Card,
    /// What it is aimed at, without a card to put into the bomb.
    pub(crate) aim: Aim,
    /// The card to put into the bomb, still in the bag.
    pub(crate) put: Secret<Option<Card>>,
    pub(crate) put_back: Option<Back>,
    pub(crate) asked: SeatSet,
    pub(crate) answers: [Secret<Option<Answer>>; SEATS],
    pub(crate) answered: SeatSet,
}

/// What was taken out of the bomb.
#[derive(Clone, Copy)]
pub(crate) struct Taken {
    pub(crate) slot: u8,
    pub(crate) back: Back,
    /// Who has seen it in its slot; none if it was recycled.
    pub(crate) card: Secret<Option<Card>>,
    /// How it lay.
    pub(crate) face_up: bool,
}

/// The setup of GOB-10 to GOB-14.
pub(crate) fn new(seats: u8, seed: Seed, options: &Options) -> Result<Badaboom, BadSetup> {
    Badaboom::INFO.check_seats(seats)?;
    options.fault(seats).map_or(Ok(()), |because| Err(BadSetup::new(because)))?;
    let mut chance = Chance::new(seed);
    let holder = options.first_player.choose(seats, &mut chance)?;
    let mut deck = Row::of(BombCard::all(), BombCard::first());
    chance.shuffle(&mut deck);
    let pile = Card::all().filter(|card| *card != Card::MECHANISM);
    let pile = pile.flat_map(|card| std::iter::repeat_n(card, usize::from(card.copies())));
    let mut storage: Row<Card, PILE> = Row::of(pile, Card::MECHANISM);
    chance.shuffle(&mut storage);
    let mut places = Place::row();
    for place in &mut places[..usize::from(seats)] {
        *place.bag.for_rules_mut() = (0..DEALT).filter_map(|_| storage.pop()).collect();
    }
    let bomb = Bomb::new(deck.pop().expect("there are ten bombs"));
    let mut game = Badaboom {
        options: *options,
        seats,
        phase: Phase::Pre,
        turn_number: 0,
        explosions: 0,
        holder,
        places,
        storage: Secret::unseen(storage),
        bin: Secret::unseen(Cards::NONE),
        supply: MECHANISMS - bomb.card.print().mechanisms,
        deck: Secret::unseen(deck),
        used: Row::empty(BombCard::first()),
        bomb,
        in_play: Row::empty(InPlay::FILLER),
        flags: Flags::default(),
        window: None,
        trick: None,
        taken: None,
        chance,
        known: Knowledge::default(),
    };
    game.known = Knowledge::begin(&game, false);
    play::begin(&mut game, holder);
    Ok(game)
}

pub(crate) fn seats(game: &Badaboom) -> u8 {
    game.seats
}

pub(crate) fn phase(game: &Badaboom) -> &'static str {
    game.phase.id()
}

/// The seats that owe a decision.
pub(crate) fn pending(game: &Badaboom) -> SeatSet {
    match game.phase {
        Phase::Pre | Phase::Post => game.window.map_or(SeatSet::EMPTY, |window| SeatSet::one(window.next)),
        Phase::Tinker | Phase::Put => SeatSet::one(game.holder),
        Phase::React => game.trick.as_ref().map_or(SeatSet::EMPTY, Announced::owing),
        Phase::Over => SeatSet::EMPTY,
    }
}

impl Badaboom {
    /// The places in use, in seat order.
    pub(crate) fn places(&self) -> &[Place] {
        &self.places[..usize::from(self.seats)]
    }

    pub(crate) fn bag_mut(&mut self, seat: Seat) -> &mut Cards {
        self.places[seat.index()].bag.for_rules_mut()
    }

    /// How many cards of each back are in a bag: everybody sees that (GOB-2).
    pub(crate) fn bag_count(&self, seat: Seat) -> Backs {
        self.bag(seat).backs()
    }

    /// The card that lies on the storage, for everybody to read.
    pub(crate) fn storage_top(&self) -> Option<Card> {
        self.storage.for_rules().last().copied()
    }

    /// What the bomb's card says.
    pub(crate) fn print(&self) -> &'static Print {
        self.bomb.card.print()
    }

    /// The neighbour on the other side.
    pub(crate) fn right(&self, seat: Seat) -> Seat {
        Seat(if seat.0 == 0 { self.seats - 1 } else { seat.0 - 1 })
    }

    /// Whether somebody sits beside the holder.
    pub(crate) fn is_neighbor(&self, seat: Seat) -> bool {
        seat == self.holder.left(self.seats) || seat == self.right(self.holder)
    }

    /// Every seat, clockwise from this one.
    pub(crate) fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        std::iter::successors(Some(seat), move |next| Some(next.left(seats))).take(usize::from(seats))
    }

    /// Whether phase ⑥ goes right, not left (GOB-305).
    pub(crate) fn goes_right(&self) -> bool {
        let turns = |trick: &&InPlay| trick.card.permanent() == Some(Permanent::TurnsRound);
        self.in_play.iter().filter(turns).count() % 2 == 1
    }

    /// Whether a card with this back may go into a slot (GOB-45).
    pub(crate) fn may_go_in(&self, back: Back, slot: usize) -> bool {
        match back {
            Back::Trick => true,
            Back::Gadget => {
                let mut slots = self.bomb.slots.iter().enumerate();
                !slots.any(|(at, other)| at != slot && other.back == Some(Back::Gadget))
            }
            Back::Mechanism => !self.bomb.rusted,
        }
    }

    /// Whether the holder has something to put into a slot when its card is out (GOB-41).
    pub(crate) fn can_take(&self, slot: usize) -> bool {
        let bag = self.bag(self.holder);
        Back::ALL.into_iter().any(|back| bag.have(back) && self.may_go_in(back, slot))
    }

    /// Whether the holder is asked to tinker (GOB-40, GOB-108).
    pub(crate) fn can_tinker(&self) -> bool {
        let is_forbidden = self.print().is_touchy && self.bomb.armed.is_some();
        !is_forbidden && (0..self.bomb.slots.len()).any(|slot| self.can_take(slot))
    }

    /// Whether the seat has its call in this window: a card with the back of a trick, and nothing played in it (GOB-31).
    pub(crate) fn has_its_call(&self, seat: Seat, window: &Window) -> bool {
        self.bag(seat).have(Back::Trick) && !window.played.contains(&seat)
    }

    /// Who is asked whether to cancel a trick of this seat (GOB-35).
    pub(crate) fn may_cancel(&self, player: Seat, window: &Window) -> SeatSet {
        let others = Seat::all(self.seats).filter(|seat| *seat != player);
        others.filter(|seat| self.has_its_call(*seat, window)).collect()
    }

    /// Whether the seat owes a decision; false for one that the table does not have.
    pub(crate) fn owes(&self, seat: Seat) -> bool {
        pending(self).contains(seat)
    }
}

impl Place {
    /// An empty place for every seat.
    pub(crate) fn row() -> [Place; SEATS] {
        std::array::from_fn(|seat| Place {
            bag: Secret::of(Seat(seat as u8), Cards::NONE),
            tally: Breakdown::default(),
        })
    }
}

impl Bomb {
    /// A fresh bomb, full of Mechanisms (GOB-13).
    pub(crate) fn new(card: BombCard) -> Bomb {
        let slots = std::iter::repeat_n(Slot::open(Card::MECHANISM), card.print().mechanisms.into());
        Bomb { card, turns: 0, armed: None, rusted: false, slots: Row::of(slots, Slot::empty()) }
    }

    pub(crate) fn slot(&self, at: u8) -> Option<&Slot> {
        self.slots.get(usize::from(at))
    }

    pub(crate) fn has_mechanism(&self) -> bool {
        self.slots.iter().any(|slot| slot.back == Some(Back::Mechanism))
    }

    /// The gadget, whether or not anybody sees it.
    pub(crate) fn gadget(&self) -> Option<Card> {
        let slot = self.slots.iter().find(|slot| slot.back == Some(Back::Gadget));
        slot.and_then(|slot| *slot.card.for_rules())
    }
}

impl Slot {
    /// In `put`, the slot whose card is out.
    pub(crate) fn empty() -> Slot {
        Slot { back: None, card: Secret::of(Audience::Everybody, None), face_up: true }
    }

    /// A slot whose card lies face up.
    pub(crate) fn open(card: Card) -> Slot {
        let of_all = Secret::of(Audience::Everybody, Some(card));
        Slot { back: Some(card.back()), card: of_all, face_up: true }
    }

    /// A slot whose card lies face down, and who knows it.
    pub(crate) fn hidden(card: Card, seen_by: SeatSet) -> Slot {
        Slot { back: Some(card.back()), card: Secret::of(seen_by, Some(card)), face_up: false }
    }

    /// Whether the seat knows the card.
    pub(crate) fn is_known_to(&self, seat: Seat) -> bool {
        self.card.seen_by(Viewer::Seat(seat)).is_some()
    }

    /// The card of a slot that is not empty.
    pub(crate) fn card(&self) -> Card {
        self.card.for_rules().expect("only in `put` a slot is empty")
    }
}

impl InPlay {
    pub(crate) const FILLER: InPlay = InPlay { owner: Seat(0), card: Card::MECHANISM, target: None };
}

impl Window {
    pub(crate) fn new(next: Seat) -> Window {
        Window { next, played: Row::empty(Seat(0)) }
    }
}

impl Announced {
    pub(crate) fn owing(&self) -> SeatSet {
        self.asked.iter().filter(|seat| !self.answered.contains(*seat)).collect()
    }
}
