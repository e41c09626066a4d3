//! What seats have seen of hidden cards, and what each of them is reminded of.
//!
//! Everything that happens to a card where not everybody sees it is noted here, twice: in what the seats are sure of
//! (`sure`), which is quick to ask, and in the story of how it came about (`besace_table::unseen`), from which a seat can
//! work out more. A seat is reminded of what it is sure of; worlds are imagined from the story.
//!
//! Ambush cards are few and each is one of its kind: they carry with them who is sure of them (see `piles`), and have a
//! story of their own (`ambush_story`).

use crate::ambush_story::{AmbushStep, AmbushStory, AmbushTable};
use crate::cards::{Ambush, Card, Cards, LANES};
use crate::piles::Ambushes;
use crate::state::{AMBUSHES_SEEN, Nottingham, Phase, SEATS};
use crate::sure::{SPOTS, Spot, Sure};
use besace_table::unseen::{Beginning, Recollection, Story};
use besace_table::{Seat, SeatSet};
use serde::Serialize;
use std::collections::BTreeMap;

/// What a seat has seen and can still be sure of, though its view no longer shows it. Only what is sure is told: where
/// a card may have gone since, it is not.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Memory {
    /// Cards in the hands of others, by seat; seats of which nothing is known are left out.
    #[cfg_attr(feature = "types", ts(type = "{ [seat: number]: Cards }"))]
    pub hands: BTreeMap<u8, Cards>,
    /// Cards in the loots of others, by seat: everybody saw them delivered.
    #[cfg_attr(feature = "types", ts(type = "{ [seat: number]: Cards }"))]
    pub loots: BTreeMap<u8, Cards>,
    /// Cards somewhere in the draw pile.
    pub draw: Cards,
    /// Cards in the discard pile.
    pub discard: Cards,
    /// Ambush cards that lie before others, by seat.
    #[cfg_attr(feature = "types", ts(type = "{ [seat: number]: Array<Ambush> }"))]
    pub ambushes: BTreeMap<u8, Vec<Ambush>>,
    /// The ambush pile, top first: `null` where a card is not known.
    pub ambush_pile: Vec<Option<Ambush>>,
}

pub(crate) fn memory(game: &Nottingham, seat: Seat) -> Memory {
    let others = || Seat::all(game.seats).filter(move |other| *other != seat);
    let some = |other: Seat, cards: Cards| (!cards.is_empty()).then_some((other.0, cards));
    let laid = |other: Seat| {
        let known: Vec<Ambush> = game.place(other).ambushes.for_rules().known_to(seat).flatten().collect();
        (!known.is_empty()).then_some((other.0, known))
    };
    Memory {
        hands: others().filter_map(|other| some(other, game.known.hand(seat, other))).collect(),
        loots: others().filter_map(|other| some(other, game.place(other).loot_seen)).collect(),
        draw: game.known.sure.of(seat, Spot::DRAW),
        discard: game.known.sure.of(seat, Spot::DISCARD),
        ambushes: others().filter_map(laid).collect(),
        ambush_pile: game.ambush_pile.for_rules().known_to(seat).collect(),
    }
}

/// What the seats know of hidden cards: what they are sure of now, at a glance, and how it came about.
#[derive(Clone)]
pub(crate) struct Knowledge {
    pub(crate) sure: Sure,
    told: Recollection<Stories>,
}

/// What has happened to hidden cards since the game was set up or loaded. Which steps are noted depends on nothing but what
/// everybody sees.
#[derive(Clone)]
pub(crate) struct Stories {
    pub(crate) objects: Story<LANES, SPOTS>,
    pub(crate) ambushes: AmbushStory,
}

/// Whatever happens to hidden cards is noted in both.
impl Knowledge {
    /// Nobody has seen anything yet of spots of these sizes, and of ambush cards nothing but his own.
    pub(crate) fn none(sizes: [u8; SPOTS], ambushes: AmbushTable) -> Knowledge {
        let owners = std::array::from_fn(|spot| (spot < SEATS).then_some(Seat(spot as u8)));
        let objects = Story::new(Beginning { sizes, owners, may: [u32::MAX; SPOTS] });
        let stories = Stories { objects, ambushes: AmbushStory::new(ambushes) };
        Knowledge { sure: Sure::NOTHING, told: Recollection::new(stories) }
    }

    /// The stories, if there are any that are told to this seat.
    pub(crate) fn stories_for(&self, seat: Seat) -> Option<&Stories> {
        self.told.to(seat)
    }

    /// Nobody will imagine anything any more.
    pub(crate) fn tell_no_more(&mut self) {
        self.told.ends();
    }

    /// What a seat is sure of in somebody's hand.
    pub(crate) fn hand(&self, seat: Seat, owner: Seat) -> Cards {
        self.sure.of(seat, Spot::hand(owner))
    }

    /// Cards came openly.
    pub(crate) fn joins(&mut self, spot: Spot, cards: &Cards) {
        self.sure.joins(spot, cards);
        self.told.goes_on(|stories| stories.objects.joins(spot.place(), &cards.into()));
    }

    /// Somebody chose cards, and they left openly.
    pub(crate) fn leaves(&mut self, spot: Spot, cards: &Cards) {
        self.sure.leaves(spot, cards);
        self.told.goes_on(|stories| stories.objects.leaves(spot.place(), &cards.into()));
    }

    /// The top card of the draw pile is turned up.
    pub(crate) fn turned_up(&mut self, card: Card) {
        self.sure.leaves(Spot::DRAW, &Cards::of(card, 1));
        self.told.goes_on(|stories| stories.objects.turns_up(Spot::DRAW.place(), card.index()));
    }

    /// Everybody saw these cards where they lie. To see again what everybody was sure of tells nothing.
    pub(crate) fn shown(&mut self, spot: Spot, cards: &Cards) {
        let known = self.sure.of_everybody(spot);
        if !cards.are_among(&known) {
            self.told.goes_on(|stories| {
                let mut news = Cards::NONE;
                let new = cards.counts().filter(|(card, count)| *count > known.count(*card));
                new.for_each(|(card, count)| news.add(card, count));
                stories.objects.shows(spot.place(), &(&news).into());
            });
        }
        self.sure.shown(spot, cards);
    }

    /// One seat looked at a whole hand.
    pub(crate) fn looked_at(&mut self, seat: Seat, owner: Seat, hand: &Cards) {
        self.sure.looked_at(seat, Spot::hand(owner), hand);
        self.told.goes_on(|stories| stories.objects.looks(seat, Spot::hand(owner).place(), &hand.into()));
    }

    /// Cards went from a spot of that size to another; only the seats whose hands these are saw which.
    pub(crate) fn passes_unseen(&mut self, from: Spot, to: Spot, cards: &Cards, size: u8) {
        self.told.goes_on(|stories| stories.objects.passes(from.place(), to.place(), &cards.into()));
        self.sure.passes_unseen(from, to, cards, size);
    }

    /// The discard pile has become the draw pile.
    pub(crate) fn reshuffled(&mut self) {
        let (from, to) = (Spot::DISCARD.place(), Spot::DRAW.place());
        self.told.goes_on(|stories| stories.objects.becomes(from, to));
        self.sure.reshuffled();
    }

    /// A seat drew two ambush cards, which it alone saw.
    pub(crate) fn ambushes_drawn(&mut self, seat: Seat, cards: [Ambush; AMBUSHES_SEEN]) {
        self.told.goes_on(|stories| stories.ambushes.note(AmbushStep::Draws { seat, cards }));
    }

    /// The seat laid one of the two and put the other under the pile; it alone knows which.
    pub(crate) fn ambush_kept(&mut self, seat: Seat, place: usize) {
        self.told.goes_on(|stories| stories.ambushes.note(AmbushStep::Keeps { seat, place: place as u8 }));
    }

    /// Everybody saw this card, which had been laid before the seat, go under the pile.
    pub(crate) fn ambush_sprung(&mut self, seat: Seat, card: Ambush) {
        self.told.goes_on(|stories| stories.ambushes.note(AmbushStep::Springs { seat, card }));
    }

    /// In a world that one seat imagines, nobody knows more than it can know of him.
    pub(crate) fn imagined_by(&mut self, seat: Seat) {
        self.sure.forget_but_for(seat);
        self.told.imagined_by(seat);
    }
}

/// Notes whatever lies open now: for a game that was loaded in the middle of an action.
pub(crate) fn look_around(game: &mut Nottingham) {
    let robbed = game.target.filter(|_| game.phase == Phase::Pick);
    for seat in Seat::all(game.seats) {
        let hand = *game.hand_of(seat);
        if game.hand_lies_open(seat) {
            game.known.shown(Spot::hand(seat), &hand);
        } else if robbed == Some(seat) {
            game.known.looked_at(game.turn, seat, &hand);
        }
        if let Some(offer) = game.answer_of(seat).copied().filter(|_| game.phase.offers_lie_open()) {
            game.known.shown(Spot::hand(seat), &offer);
        }
    }
}

/// Who is sure of two ambush cards after a seat has kept one of them and put the other back: the seat itself. Whoever
/// was sure of either no longer knows which of the two it was, unless the other had to go back for its colour and he
/// knows that, too.
pub(crate) fn sure_of_kept_and_returned(
    game: &Nottingham,
    drawn: &Ambushes,
    kept: usize,
) -> (SeatSet, SeatSet) {
    let chooser = game.turn;
    let returned = 1 - kept;
    let had_to_go_back = drawn.as_slice()[returned].color() == Some(game.place(chooser).color);
    let sure_of = |place: usize| {
        let knows = |seat: &Seat| {
            *seat == chooser
                || (had_to_go_back && drawn.is_known_to(returned, *seat) && drawn.is_known_to(place, *seat))
        };
        Seat::all(game.seats).filter(knows).collect()
    };
    (sure_of(kept), sure_of(returned))
}
