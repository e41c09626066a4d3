//! What the seats have seen of hidden cards. No other file uses the shared memory of unseen cards.
//!
//! How many cards of each back lie where is open (GOB-2). So trick backs and gadget backs have separate stories that do
//! not influence each other. Mechanisms are never hidden.
//!
//! A place of the story holds what not everybody sees: bags, face-down slots, the bin, and the storage under its top
//! card. A story is exact as long as it is short. It covers the time from one explosion to the next, or several such
//! times if they were short; then it begins anew with what everybody is sure of (`sure`).
//!
//! A card that was just taken out of the bomb has a place of its own until something is put in its slot, because it
//! cannot be the card that is put there.

use crate::cards::{Back, Card, Cards, GADGET_BACKS, TRICK_BACKS};
use crate::state::{Badaboom, SEATS};
use crate::sure::Sure;
use besace_table::unseen::{Beginning, Counts, Heaps, Place, Recollection, Story};
use besace_table::{Guess, Seat, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;

/// How many places the story has.
pub(crate) const PLACES: usize = SEATS + 7;

/// Where cards lie that not everybody sees.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spot {
    Bag(Seat),
    Slot(usize),
    /// What was just taken out of the bomb.
    Taken,
    Bin,
    /// All of the storage but the card that lies open.
    Storage,
}

impl Spot {
    fn place(self) -> Place {
        Place(match self {
            Spot::Bag(seat) => seat.0,
            Spot::Slot(slot) => (SEATS + slot) as u8,
            Spot::Taken => SEATS as u8 + 4,
            Spot::Bin => SEATS as u8 + 5,
            Spot::Storage => SEATS as u8 + 6,
        })
    }

    pub(crate) fn index(self) -> usize {
        self.place().index()
    }

    /// Whose bag it is.
    fn owner(self) -> Option<Seat> {
        if let Spot::Bag(seat) = self { Some(seat) } else { None }
    }

    pub(crate) fn all() -> impl Iterator<Item = Spot> {
        let bags = (0..SEATS as u8).map(|seat| Spot::Bag(Seat(seat)));
        bags.chain((0..4).map(Spot::Slot)).chain([Spot::Taken, Spot::Bin, Spot::Storage])
    }
}

/// What a seat has seen and can still be sure of, though its view no longer shows it. A card that may have gone
/// elsewhere since is left out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Memory {
    /// Cards in the bags of others, by seat; seats of which nothing is known are left out.
    #[cfg_attr(feature = "types", ts(type = "{ [seat: number]: Array<Card> }"))]
    pub bags: BTreeMap<u8, Vec<Card>>,
    /// Cards somewhere in the storage, under its top card.
    pub storage: Vec<Card>,
    /// Cards in the bin.
    pub bin: Vec<Card>,
}

pub(crate) fn memory(game: &Badaboom, seat: Seat) -> Memory {
    let sure = |spot| game.known.0.to(seat).map_or(Cards::NONE, |stories| *stories.sure.at(seat, spot));
    let others = Seat::all(game.seats).filter(|other| *other != seat);
    let bags = others.map(|other| (other.0, sure(Spot::Bag(other)).list()));
    Memory {
        bags: bags.filter(|(_, cards)| !cards.is_empty()).collect(),
        storage: sure(Spot::Storage).list(),
        bin: sure(Spot::Bin).list(),
    }
}

/// What the seats have seen since the game was set up or loaded.
#[derive(Clone, Default)]
pub(crate) struct Knowledge(Recollection<Stories>);

/// A story with more steps than this begins anew at the next explosion, with what everybody is sure of then. Up to this
/// length it can be told again exactly; a longer one would take too long.
const LONG: u32 = 100;

#[derive(Clone)]
struct Stories {
    tricks: Story<TRICK_BACKS, PLACES>,
    gadgets: Story<GADGET_BACKS, PLACES>,
    sure: Sure,
    steps: u32,
}

/// Does the same to the story of the cards with this back; does nothing for Mechanisms.
macro_rules! in_story_of {
    ($back:expr, $stories:ident, $story:ident => $step:expr) => {{
        $stories.steps += 1;
        match $back {
            Back::Trick => {
                let $story = &mut $stories.tricks;
                $step
            }
            Back::Gadget => {
                let $story = &mut $stories.gadgets;
                $step
            }
            Back::Mechanism => {}
        }
    }};
}

impl Stories {
    fn begin(game: &Badaboom, top_lies_open: bool) -> Stories {
        let [tricks, gadgets] = [Back::Trick, Back::Gadget].map(|back| beginning(game, back, top_lies_open));
        let size = |spot: Spot, back| match back {
            Back::Trick => tricks.sizes[spot.index()],
            Back::Gadget => gadgets.sizes[spot.index()],
            Back::Mechanism => 0,
        };
        Stories {
            sure: Sure::of_sizes(size),
            tricks: Story::new(tricks),
            gadgets: Story::new(gadgets),
            steps: 0,
        }
    }

    /// The seat is sure of these.
    fn looks(&mut self, seat: Seat, spot: Spot, cards: &Cards) {
        self.steps += 1;
        self.tricks.looks(seat, spot.place(), &Counts(cards.counts_of(Back::Trick)));
        self.gadgets.looks(seat, spot.place(), &Counts(cards.counts_of(Back::Gadget)));
    }
}

impl Knowledge {
    /// What everybody knows at first, and what some have seen of the bomb. The storage's top card may already lie open.
    pub(crate) fn begin(game: &Badaboom, top_lies_open: bool) -> Knowledge {
        let mut known = Knowledge(Recollection::new(Stories::begin(game, top_lies_open)));
        for (at, slot) in game.bomb.slots.iter().enumerate().filter(|(_, slot)| !slot.face_up) {
            let seers = Seat::all(game.seats).filter(|seat| slot.is_known_to(*seat));
            seers.for_each(|seat| known.looks(seat, Spot::Slot(at), slot.card()));
        }
        if let Some(taken) = &game.taken {
            for seat in Seat::all(game.seats) {
                if let Some(Some(card)) = taken.card.seen_by(Viewer::Seat(seat)) {
                    known.looks(seat, Spot::Taken, *card);
                }
            }
        }
        known
    }

    /// Begins anew if the story has become long, with what everybody is sure of.
    pub(crate) fn begin_anew(game: &mut Badaboom, top_lies_open: bool) {
        let mut known = std::mem::take(&mut game.known);
        known.0.goes_on(|stories| {
            if stories.steps <= LONG {
                return;
            }
            let mut anew = Stories::begin(game, top_lies_open);
            for seat in Seat::all(game.seats) {
                for spot in Spot::all() {
                    anew.looks(seat, spot, stories.sure.at(seat, spot));
                }
            }
            anew.sure = stories.sure.clone();
            anew.steps = 0;
            *stories = anew;
        });
        game.known = known;
    }

    /// Cards came openly.
    pub(crate) fn joins(&mut self, spot: Spot, card: Card) {
        self.tell(card, |stories| {
            in_story_of!(card.back(), stories, story => story.joins(spot.place(), &one(card)));
            stories.sure.joins(spot, card);
        });
    }

    /// A card left openly.
    pub(crate) fn leaves(&mut self, spot: Spot, card: Card) {
        self.tell(card, |stories| {
            in_story_of!(card.back(), stories, story => story.leaves(spot.place(), &one(card)));
            stories.sure.leaves(spot, card);
        });
    }

    /// One seat saw a card where it lies.
    pub(crate) fn looks(&mut self, seat: Seat, spot: Spot, card: Card) {
        self.0.goes_on(|stories| {
            stories.looks(seat, spot, &Cards::of(card, 1));
            stories.sure.looks(seat, spot, card);
        });
    }

    /// A card moved unseen, except by the seats whose bags these are.
    pub(crate) fn passes(&mut self, from: Spot, to: Spot, card: Card) {
        let seen_by = [from, to].into_iter().filter_map(Spot::owner).collect();
        self.tell(card, |stories| {
            in_story_of!(card.back(), stories, story => story.passes(from.place(), to.place(), &one(card)));
            stories.sure.passes(from, to, card, seen_by);
        });
    }

    /// The card of a place is now in another, which was empty.
    pub(crate) fn becomes(&mut self, from: Spot, to: Spot, back: Back) {
        self.0.goes_on(|stories| {
            in_story_of!(back, stories, story => story.becomes(from.place(), to.place()));
            stories.sure.becomes(from, to, back);
        });
    }

    /// A card of the storage lies open.
    pub(crate) fn turns_up(&mut self, card: Card) {
        self.0.goes_on(|stories| {
            in_story_of!(card.back(), stories, story => {
                story.turns_up(Spot::Storage.place(), kind_of(card));
            });
            stories.sure.leaves(Spot::Storage, card);
        });
    }

    /// The bin is the storage now.
    pub(crate) fn reshuffled(&mut self) {
        for back in [Back::Trick, Back::Gadget] {
            self.becomes(Spot::Bin, Spot::Storage, back);
        }
    }

    /// Goes on with the story, unless the card is never hidden.
    fn tell(&mut self, card: Card, how: impl FnOnce(&mut Stories)) {
        if card != Card::MECHANISM {
            self.0.goes_on(how);
        }
    }

    /// None of these missions is in a bag: it would have been shown (GOB-55).
    pub(crate) fn lacks(&mut self, seat: Seat, missions: &Cards) {
        self.0.goes_on(|stories| {
            let kinds = missions.counts().fold(0, |kinds, (card, _)| kinds | 1 << kind_of(card));
            stories.tricks.lacks(Spot::Bag(seat).place(), kinds);
        });
    }

    /// Nobody will imagine anything any more.
    pub(crate) fn tell_no_more(&mut self) {
        self.0.ends();
    }

    /// This is a world that a seat imagines.
    pub(crate) fn imagined_by(&mut self, seat: Seat) {
        self.0.imagined_by(seat);
    }
}

/// The hidden cards of a world that a seat imagines: what lies in each place but its own bag.
pub(crate) struct Imagined([Cards; PLACES]);

impl Imagined {
    pub(crate) fn new(game: &Badaboom, seat: Seat, guess: &mut Guess) -> Imagined {
        let stories = game.known.0.to(seat);
        let mut imagined = Imagined([Cards::NONE; PLACES]);
        imagined.deal(game, seat, Back::Trick, stories.map(|stories| &stories.tricks), guess);
        imagined.deal(game, seat, Back::Gadget, stories.map(|stories| &stories.gadgets), guess);
        imagined
    }

    /// What lies there.
    pub(crate) fn at(&self, spot: Spot) -> &Cards {
        &self.0[spot.index()]
    }

    /// The one card that lies there.
    pub(crate) fn card_at(&self, spot: Spot) -> Option<Card> {
        self.at(spot).iter().next()
    }

    /// The story of these cards, told again. If there is none, or no way is found in which it can have happened, only
    /// what the seat sees now.
    fn deal<const K: usize>(
        &mut self,
        game: &Badaboom,
        seat: Seat,
        back: Back,
        story: Option<&Story<K, PLACES>>,
        guess: &mut Guess,
    ) {
        let hidden = || Counts(hidden_from(game, seat).counts_of(back));
        let told = story.and_then(|story| story.retelling(seat, hidden).tell(guess));
        let mut heaps = told.unwrap_or_else(|| as_seen(game, seat, back, hidden()));
        for spot in Spot::all().filter(|spot| *spot != Spot::Bag(seat)) {
            let cards = heaps.deal(spot.place(), guess);
            for (kind, count) in cards.counts() {
                self.0[spot.index()].add(card_of(back, kind), count);
            }
        }
    }
}

/// What the seat sees now: the slots that it has looked into, and nothing of what else is hidden.
fn as_seen<const K: usize>(game: &Badaboom, seat: Seat, back: Back, mut pool: Counts<K>) -> Heaps<K, PLACES> {
    let mut sizes = beginning(game, back, true).sizes;
    sizes[Spot::Bag(seat).index()] = 0;
    let mut known = [Counts::NONE; PLACES];
    let viewer = Viewer::Seat(seat);
    let slots = game.bomb.slots.iter().enumerate().filter(|(_, slot)| !slot.face_up);
    let slots = slots.filter_map(|(at, slot)| Some((Spot::Slot(at), (*slot.card.seen_by(viewer)?)?)));
    let taken = game.taken.as_ref().and_then(|taken| *taken.card.seen_by(viewer)?);
    for (spot, card) in slots.chain(taken.map(|card| (Spot::Taken, card))) {
        if card.back() == back {
            known[spot.index()] = one(card);
            pool.0[kind_of(card)] -= 1;
        }
    }
    Heaps::new(known, sizes, pool)
}

/// How many cards of a back lie in each place, whose they are, and that every card can lie everywhere.
fn beginning(game: &Badaboom, back: Back, top_lies_open: bool) -> Beginning<PLACES> {
    let mut sizes = [0; PLACES];
    let mut owners = [None; PLACES];
    let mut set = |spot: Spot, size: u8| sizes[spot.index()] = size;
    let taken = game.taken.as_ref().filter(|taken| taken.back == back && taken.card.for_rules().is_some());
    for seat in Seat::all(game.seats) {
        let held_apart = u8::from(taken.is_some() && seat == game.holder);
        set(Spot::Bag(seat), game.bag(seat).with_back(back) - held_apart);
        owners[Spot::Bag(seat).index()] = Some(seat);
    }
    for (at, slot) in game.bomb.slots.iter().enumerate() {
        set(Spot::Slot(at), u8::from(!slot.face_up && slot.back == Some(back)));
    }
    set(Spot::Taken, u8::from(taken.is_some()));
    set(Spot::Bin, game.bin.for_rules().with_back(back));
    let storage = game.storage.for_rules().iter().filter(|card| card.back() == back).count() as u8;
    let open = u8::from(top_lies_open && game.storage_top().is_some_and(|card| card.back() == back));
    set(Spot::Storage, storage - open);
    Beginning { sizes, owners, may: [u32::MAX; PLACES] }
}

/// Everything in the box but the open cards and those in the seat's bag. What it has just taken is included.
fn hidden_from(game: &Badaboom, seat: Seat) -> Cards {
    let mut hidden: Cards = Cards::NONE;
    Card::all().for_each(|card| hidden.add(card, card.copies()));
    let mut sees = *game.bag(seat);
    let taken = game.taken.as_ref().filter(|_| seat == game.holder);
    if let Some(card) = taken.and_then(|taken| *taken.card.for_rules()) {
        sees.take(card, 1);
    }
    let open_slots = game.bomb.slots.iter().filter(|slot| slot.face_up);
    open_slots.filter_map(|slot| *slot.card.for_rules()).for_each(|card| sees.add(card, 1));
    game.in_play.iter().for_each(|trick| sees.add(trick.card, 1));
    game.trick.iter().for_each(|trick| sees.add(trick.card, 1));
    game.storage_top().into_iter().for_each(|card| sees.add(card, 1));
    hidden.take_all(&sees);
    hidden
}

fn one<const K: usize>(card: Card) -> Counts<K> {
    Counts::of(kind_of(card), 1)
}

/// The number of a kind among those with its back.
fn kind_of(card: Card) -> usize {
    if card.back() == Back::Gadget { card.index() - TRICK_BACKS } else { card.index() }
}

fn card_of(back: Back, kind: usize) -> Card {
    Card::at(if back == Back::Gadget { kind + TRICK_BACKS } else { kind })
}
