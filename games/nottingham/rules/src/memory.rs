//! What seats have seen of hidden cards, and what each of them is reminded of.
//!
//! Everything that happens to a card where not everybody sees it is noted here, twice: in what the seats are sure of
//! (`sure`), which is quick to ask, and in the story of how it came about (`story`), from which a seat can work out
//! more. A seat is reminded of what it is sure of; worlds are imagined from the story.
//!
//! Ambush cards are few and each is one of its kind: they carry with them who is sure of them (see `piles`), and have a
//! part of the story of their own.

use crate::ambush_story::AmbushTable;
use crate::cards::{Ambush, Cards};
use crate::piles::Ambushes;
use crate::state::{AMBUSHES_SEEN, Nottingham, Phase};
use crate::story::Story;
use crate::sure::{SPOTS, Spot, Sure};
use besace_table::{Seat, SeatSet};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

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
    /// `None` where nobody will imagine anything: then it need not be told.
    told: Option<Told>,
}

/// A story, and whom it is for. The worlds that are imagined from it share it: a copy is made only where one of them is
/// played on and the story goes on with it.
#[derive(Clone)]
struct Told {
    story: Arc<Story>,
    /// In an imagined world the seat that imagines it: what the others have seen there is nothing but a guess of its.
    only_to: Option<Seat>,
}

/// Whatever happens to hidden cards is noted in both.
impl Knowledge {
    /// Nobody has seen anything yet of spots of these sizes, and of ambush cards nothing but his own.
    pub(crate) fn none(sizes: [u8; SPOTS], ambushes: AmbushTable) -> Knowledge {
        let story = Arc::new(Story::new(sizes, ambushes));
        Knowledge { sure: Sure::NOTHING, told: Some(Told { story, only_to: None }) }
    }

    /// The story, if there is one that is told to this seat.
    pub(crate) fn story_for(&self, seat: Seat) -> Option<&Story> {
        let told = self.told.as_ref().filter(|told| told.only_to.is_none_or(|only| only == seat))?;
        Some(&told.story)
    }

    /// Nobody will imagine anything any more.
    pub(crate) fn tell_no_more(&mut self) {
        self.told = None;
    }

    /// What a seat is sure of in somebody's hand.
    pub(crate) fn hand(&self, seat: Seat, owner: Seat) -> Cards {
        self.sure.of(seat, Spot::hand(owner))
    }

    /// Cards came openly.
    pub(crate) fn joins(&mut self, spot: Spot, cards: &Cards) {
        self.sure.joins(spot, cards);
        self.tell(|story, _| story.joins(spot, cards));
    }

    /// Cards left openly.
    pub(crate) fn leaves(&mut self, spot: Spot, cards: &Cards) {
        self.sure.leaves(spot, cards);
        self.tell(|story, _| story.leaves(spot, cards));
    }

    /// Everybody saw these cards where they lie.
    pub(crate) fn shown(&mut self, spot: Spot, cards: &Cards) {
        self.tell(|story, sure| story.shown(spot, cards, &sure.of_everybody(spot)));
        self.sure.shown(spot, cards);
    }

    /// One seat looked at a whole hand.
    pub(crate) fn looked_at(&mut self, seat: Seat, owner: Seat, hand: &Cards) {
        self.sure.looked_at(seat, Spot::hand(owner), hand);
        self.tell(|story, _| story.looked_at(seat, owner, hand));
    }

    /// Cards went from a spot of that size to another; only the seats whose hands these are saw which.
    pub(crate) fn passes_unseen(&mut self, from: Spot, to: Spot, cards: &Cards, size: u8) {
        self.tell(|story, _| story.passes_unseen(from, to, cards));
        self.sure.passes_unseen(from, to, cards, size);
    }

    /// The discard pile has become the draw pile.
    pub(crate) fn reshuffled(&mut self) {
        self.tell(|story, _| story.reshuffled());
        self.sure.reshuffled();
    }

    /// A seat drew two ambush cards, which it alone saw.
    pub(crate) fn ambushes_drawn(&mut self, seat: Seat, cards: [Ambush; AMBUSHES_SEEN]) {
        self.tell(|story, _| story.ambushes_drawn(seat, cards));
    }

    /// The seat laid one of the two and put the other under the pile; it alone knows which.
    pub(crate) fn ambush_kept(&mut self, seat: Seat, place: usize) {
        self.tell(|story, _| story.ambush_kept(seat, place));
    }

    /// Everybody saw this card, which had been laid before the seat, go under the pile.
    pub(crate) fn ambush_sprung(&mut self, seat: Seat, card: Ambush) {
        self.tell(|story, _| story.ambush_sprung(seat, card));
    }

    /// In a world that one seat imagines, nobody knows more than it can know of him. Where that was imagined by another
    /// before, nothing is left to be told.
    pub(crate) fn imagined_by(&mut self, seat: Seat) {
        self.sure.forget_but_for(seat);
        self.told = self.told.take().filter(|told| told.only_to.is_none_or(|only| only == seat));
        if let Some(told) = &mut self.told {
            told.only_to = Some(seat);
        }
    }

    /// Goes on with the story, if there is one; what the seats are sure of may be asked.
    fn tell(&mut self, how_it_goes_on: impl FnOnce(&mut Story, &Sure)) {
        if let Some(told) = &mut self.told {
            let story = Arc::make_mut(&mut told.story);
            story.goes_on();
            how_it_goes_on(story, &self.sure);
        }
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
        let offers_lie_open =
            matches!(game.phase, Phase::BuyChoose | Phase::BarterOffers | Phase::BarterChoose);
        if let Some(offer) = game.answer_of(seat).copied().filter(|_| offers_lie_open) {
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
