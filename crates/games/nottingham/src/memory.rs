//! What seats have seen and can still be sure of.
//!
//! For every place where cards lie hidden, the table notes for each seat how many of each kind are there *at least*, as
//! far as that seat can be sure; and once more, as everybody can be sure, spectators included. Such a number rises when
//! a card comes there openly and falls when one leaves openly. Where cards leave unseen, only what cannot have gone
//! stays sure: so nothing here is ever wrong, though now and then a seat that thinks hard could know a little more.
//!
//! Ambush cards are few and each is one of its kind: they carry with them who is sure of them (see `piles`).

use crate::cards::{Ambush, Card, Cards};
use crate::piles::Ambushes;
use crate::state::{Nottingham, Phase, SEATS};
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
        draw: game.known.draw(seat),
        discard: game.known.discard(seat),
        ambushes: others().filter_map(laid).collect(),
        ambush_pile: game.ambush_pile.for_rules().known_to(seat).collect(),
    }
}

/// What each seat is sure of in one place, and at last what everybody is sure of.
type Sure = [Cards; SEATS + 1];

/// What the seats are sure of, place by place. What is noted of a seat's own hand is true as well, but the seat itself
/// has no need of it.
#[derive(Clone, Copy)]
pub(crate) struct Knowledge {
    hands: [Sure; SEATS],
    draw: Sure,
    discard: Sure,
}

const NOTHING: Sure = [Cards::NONE; SEATS + 1];

impl Knowledge {
    /// Nobody has seen anything yet.
    pub(crate) const NONE: Knowledge = Knowledge { hands: [NOTHING; SEATS], draw: NOTHING, discard: NOTHING };

    /// What a seat is sure of in somebody's hand.
    pub(crate) fn hand(&self, seat: Seat, owner: Seat) -> Cards {
        self.hands[owner.index()][seat.index()]
    }

    /// What a seat is sure of in the draw pile.
    pub(crate) fn draw(&self, seat: Seat) -> Cards {
        self.draw[seat.index()]
    }

    /// What a seat is sure of in the discard pile.
    pub(crate) fn discard(&self, seat: Seat) -> Cards {
        self.discard[seat.index()]
    }

    /// Cards came into a hand openly.
    pub(crate) fn joins_hand(&mut self, owner: Seat, cards: &Cards) {
        self.hands[owner.index()].iter_mut().for_each(|sure| sure.add_all(cards));
    }

    /// Cards left a hand openly.
    pub(crate) fn leaves_hand(&mut self, owner: Seat, cards: &Cards) {
        self.hands[owner.index()].iter_mut().for_each(|sure| *sure = sure.less(cards));
    }

    /// Everybody saw these cards in a hand, where they stay.
    pub(crate) fn seen_in_hand(&mut self, owner: Seat, cards: &Cards) {
        self.hands[owner.index()].iter_mut().for_each(|sure| *sure = sure.or_more(cards));
    }

    /// One seat looked at a whole hand.
    pub(crate) fn looked_at(&mut self, seat: Seat, owner: Seat, hand: &Cards) {
        self.hands[owner.index()][seat.index()] = *hand;
    }

    /// A card went from a hand of that size to another; only the two seats saw which.
    pub(crate) fn passes_unseen(&mut self, from: Seat, to: Seat, card: Card, size: u8) {
        let moved = Cards::of(card, 1);
        for at in 0..=SEATS {
            let sure = &mut self.hands[from.index()][at];
            let gone = if at == from.index() || at == to.index() {
                *sure = sure.less(&moved);
                moved
            } else {
                part(sure, size, 1)
            };
            self.hands[to.index()][at].add_all(&gone);
        }
    }

    /// A card was drawn and turned up.
    pub(crate) fn turned_up(&mut self, card: Card) {
        let drawn = Cards::of(card, 1);
        self.draw.iter_mut().for_each(|sure| *sure = sure.less(&drawn));
    }

    /// A card was drawn from a pile of that size by a seat that alone saw it.
    pub(crate) fn drawn_unseen(&mut self, by: Seat, card: Card, size: u8) {
        let drawn = Cards::of(card, 1);
        for (at, sure) in self.draw.iter_mut().enumerate() {
            let gone = if at == by.index() {
                *sure = sure.less(&drawn);
                drawn
            } else {
                part(sure, size, 1)
            };
            self.hands[by.index()][at].add_all(&gone);
        }
    }

    /// Cards went to the discard pile after everybody had seen them.
    pub(crate) fn discarded(&mut self, cards: &Cards) {
        self.discard.iter_mut().for_each(|sure| sure.add_all(cards));
    }

    /// Everybody saw all of the discard pile.
    pub(crate) fn seen_in_discard(&mut self, cards: &Cards) {
        self.discard = [*cards; SEATS + 1];
    }

    /// Cards went from a hand of that size to the discard pile; only their owner saw which.
    pub(crate) fn discarded_unseen(&mut self, owner: Seat, cards: &Cards, size: u8) {
        for (at, sure) in self.hands[owner.index()].iter_mut().enumerate() {
            let gone = if at == owner.index() {
                *sure = sure.less(cards);
                *cards
            } else {
                part(sure, size, cards.len() as u8)
            };
            self.discard[at].add_all(&gone);
        }
    }

    /// The discard pile has become the draw pile.
    pub(crate) fn reshuffled(&mut self) {
        self.draw = std::mem::replace(&mut self.discard, NOTHING);
    }

    /// What one seat is sure of stays; of all others only what everybody knows, for of more the seat knows nothing.
    pub(crate) fn forget_but_for(&mut self, seat: Seat) {
        for sure in self.hands.iter_mut().chain([&mut self.draw, &mut self.discard]) {
            let (own, common) = (sure[seat.index()], sure[SEATS]);
            *sure = [common; SEATS + 1];
            sure[seat.index()] = own;
        }
    }
}

/// So many cards leave a place of that size, and nobody says which. What stays sure is what is left of each kind if all
/// that went were of that kind; what surely went is what no longer has room in the place.
fn part(sure: &mut Cards, size: u8, count: u8) -> Cards {
    let gone = sure.less_of_each(size - count);
    *sure = sure.less_of_each(count);
    gone
}

/// Notes whatever lies open now: for a game that was loaded in the middle of an action.
pub(crate) fn look_around(game: &mut Nottingham) {
    let robbed = game.target.filter(|_| game.phase == Phase::Pick);
    for seat in Seat::all(game.seats) {
        let hand = *game.hand_of(seat);
        if game.hand_lies_open(seat) {
            game.known.seen_in_hand(seat, &hand);
        } else if robbed == Some(seat) {
            game.known.looked_at(game.turn, seat, &hand);
        }
        let offers_lie_open =
            matches!(game.phase, Phase::BuyChoose | Phase::BarterOffers | Phase::BarterChoose);
        if let Some(offer) = game.answer_of(seat).copied().filter(|_| offers_lie_open) {
            game.known.seen_in_hand(seat, &offer);
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
