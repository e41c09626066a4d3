//! What each seat may see.
//!
//! The only file that makes a [`View`]. It names every field of the state, shown or refused, so that adding one does not
//! compile until somebody has decided who sees it. Who sees what of an event is declared in `event.rs`.

#![allow(missing_docs, reason = "the fields are those of the rules page, name for name")]

use crate::Options;
use crate::cards::{Ambush, Card, CardList, Cards, Color, Trick};
use crate::state::{Delivery, Missions, Nottingham, Phase, Place, pending};
use besace_table::{Game, Seat, SeatSet, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;

/// What one seat, or a spectator, may know of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    pub game: &'static str,
    pub viewer: Viewer,
    pub options: Options,
    pub phase: Phase,
    pub pending: SeatSet,
    pub turn: Seat,
    pub sheriff: u8,
    /// None in the city.
    pub number: Option<u8>,
    pub shown: Option<Card>,
    pub action: Option<ActionView>,
    pub delivery: Option<DeliveryView>,
    pub seats: Vec<SeatView>,
    pub draw_count: usize,
    /// Only after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub discard: Option<Cards>,
    pub discard_count: usize,
    pub ambush_pile_count: usize,
    pub missions: Missions,
}

/// What the viewer may know of one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatView {
    pub color: Color,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub hand: Option<Cards>,
    pub hand_count: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub loot: Option<Cards>,
    pub loot_count: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub ambushes: Option<Vec<Ambush>>,
    pub ambushes_count: usize,
}

/// What the viewer may know of the action that is going on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum ActionView {
    Theft {
        target: Seat,
    },
    Robbery {
        target: Seat,
        /// The target's hand, for the attacker alone, while it picks.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        hand: Option<Cards>,
    },
    Raid {
        target: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional, type = "{ [seat: number]: Cards }"))]
        open_hands: Option<BTreeMap<u8, Cards>>,
    },
    Buy {
        /// The viewer's own while offers come in, then all of them.
        #[cfg_attr(feature = "types", ts(type = "{ [seat: number]: Array<Card> }"))]
        offers: BTreeMap<u8, CardList>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional, type = "{ [seat: number]: Cards }"))]
        open_hands: Option<BTreeMap<u8, Cards>>,
    },
    Barter {
        #[cfg_attr(feature = "types", ts(type = "{ [seat: number]: Array<Card> }"))]
        offers: BTreeMap<u8, CardList>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional, type = "{ [seat: number]: Cards }"))]
        open_hands: Option<BTreeMap<u8, Cards>>,
    },
    Ambush {
        /// The two cards, for the turn's seat alone.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        drawn: Option<Vec<Ambush>>,
        /// How many there are, for everybody else.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        drawn_count: Option<usize>,
    },
    Purge {
        /// The viewer's own answer.
        #[cfg_attr(feature = "types", ts(type = "{ [seat: number]: Cards }"))]
        chosen: BTreeMap<u8, Cards>,
    },
}

/// What lies open before the sheriff.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DeliveryView {
    pub object: Card,
    pub count: u8,
}

pub(crate) fn view(game: &Nottingham, viewer: Viewer) -> View {
    let Nottingham {
        options,
        seats: _,
        phase,
        turn,
        sheriff,
        shown,
        target: _,
        asked: _,
        delivery,
        places: _,
        draw,
        discard,
        ambush_pile,
        drawn: _,
        missions,
        chance: _,
        known: _,
    } = game;
    View {
        game: Nottingham::INFO.id,
        viewer,
        options: *options,
        phase: *phase,
        pending: pending(game),
        turn: *turn,
        sheriff: *sheriff,
        number: options.track.number(*sheriff),
        shown: *shown,
        action: action_view(game, viewer),
        delivery: delivery.map(|Delivery { object, count }| DeliveryView { object, count }),
        seats: game.places().iter().map(|place| seat_view(place, viewer)).collect(),
        draw_count: draw.count(),
        discard: discard.seen_by(viewer).copied(),
        discard_count: discard.count(),
        ambush_pile_count: ambush_pile.count(),
        missions: *missions,
    }
}

fn seat_view(place: &Place, viewer: Viewer) -> SeatView {
    let Place { color, hand, loot, loot_seen: _, ambushes, answer: _ } = place;
    SeatView {
        color: *color,
        hand: hand.seen_by(viewer).copied(),
        hand_count: hand.count(),
        loot: loot.seen_by(viewer).copied(),
        loot_count: loot.count(),
        ambushes: ambushes.seen_by(viewer).map(|laid| laid.as_slice().to_vec()),
        ambushes_count: ambushes.count(),
    }
}

fn action_view(game: &Nottingham, viewer: Viewer) -> Option<ActionView> {
    match game.phase {
        Phase::Choose | Phase::Deliver | Phase::AmbushWindow | Phase::Over => None,
        Phase::Purge => Some(ActionView::Purge { chosen: answers(game, viewer, |cards| cards) }),
        _ => trick_view(game, game.shown?.trick(), viewer),
    }
}

fn trick_view(game: &Nottingham, trick: Trick, viewer: Viewer) -> Option<ActionView> {
    Some(match trick {
        Trick::Theft => ActionView::Theft { target: game.target? },
        Trick::Robbery => {
            let target = game.target?;
            ActionView::Robbery { target, hand: game.hand_on_show(target).seen_by(viewer).copied() }
        }
        Trick::Raid => ActionView::Raid { target: game.target?, open_hands: open_hands(game, viewer) },
        Trick::Buy => {
            ActionView::Buy { offers: answers(game, viewer, CardList), open_hands: open_hands(game, viewer) }
        }
        Trick::Barter => ActionView::Barter {
            offers: answers(game, viewer, CardList),
            open_hands: open_hands(game, viewer),
        },
        Trick::Ambush => {
            let drawn = game.drawn.seen_by(viewer).map(|drawn| drawn.as_slice().to_vec());
            let drawn_count = drawn.is_none().then(|| game.drawn.count());
            ActionView::Ambush { drawn, drawn_count }
        }
        Trick::Defense => return None,
    })
}

/// The hands that lie open; `None` where there is none, for then a view has no such key.
fn open_hands(game: &Nottingham, viewer: Viewer) -> Option<BTreeMap<u8, Cards>> {
    let hand = |seat: Seat| Some((seat.0, *game.hand_on_show(seat).seen_by(viewer)?));
    let hands: BTreeMap<u8, Cards> = Seat::all(game.seats).filter_map(hand).collect();
    (!hands.is_empty()).then_some(hands)
}

/// The offers and choices that the viewer may see.
fn answers<T>(game: &Nottingham, viewer: Viewer, written: impl Fn(Cards) -> T) -> BTreeMap<u8, T> {
    let answer = |seat: Seat| game.place(seat).answer.seen_by(viewer).copied().flatten();
    Seat::all(game.seats).filter_map(|seat| Some((seat.0, written(answer(seat)?)))).collect()
}
