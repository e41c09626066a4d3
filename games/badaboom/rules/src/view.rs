//! What each seat may see (GOB-93).
//!
//! The only file that makes a [`View`]. It names every field of the state, shown or refused, so that adding one does not
//! compile until somebody has decided who sees it. Who sees what of an event is declared in `event.rs`.

#![allow(missing_docs, reason = "the fields are those of the rules page, name for name")]

use crate::Options;
use crate::action::{Aim, Answer};
use crate::beside::{self, Beside};
use crate::blast;
use crate::bombs::BombCard;
use crate::cards::{Back, Backs, Card};
use crate::score::Breakdown;
use crate::state::{
    Announced, Armed, Badaboom, Bomb, Flags, InPlay, Phase, Place, Slot, Taken, Window, pending,
};
use besace_table::{Game, Seat, SeatSet, Viewer, named};
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
    pub turn_number: u32,
    pub explosions: u32,
    pub holder: Seat,
    pub direction: Direction,
    pub seats: Vec<SeatView>,
    pub storage_count: usize,
    pub storage_top: Option<Card>,
    pub bin_count: usize,
    pub mechanism_supply: u8,
    pub bombs: BombsView,
    pub bomb: BombView,
    /// Who would be hit now; null if the bomb is not armed.
    pub blast: Option<SeatSet>,
    pub in_play: Vec<InPlay>,
    pub flags: Flags,
    pub window: Option<WindowView>,
    pub trick: Option<TrickView>,
    pub taken: Option<TakenView>,
    /// What follows from it. It is told beside the view, not in it.
    #[serde(skip)]
    #[cfg_attr(feature = "types", ts(skip))]
    pub beside: Beside,
}

named! {
    /// Where phase ⑥ would go.
    pub enum Direction {
        /// Clockwise.
        Left = "left",
        /// The other way round.
        Right = "right",
    }
}

/// What the viewer may know of one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatView {
    pub coins: u32,
    pub tally: Breakdown,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub bag: Option<Vec<Card>>,
    pub bag_count: Backs,
}

/// The bombs that are not on the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BombsView {
    pub deck_count: usize,
    pub used: Vec<BombCard>,
}

/// The bomb that goes round.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BombView {
    pub id: BombCard,
    pub turns: u32,
    pub armed: Option<Armed>,
    pub rusted: bool,
    pub slots: Vec<SlotView>,
}

/// One of its slots.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SlotView {
    pub back: Option<Back>,
    pub card: Option<Card>,
    pub face_up: bool,
}

/// The window that is open.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct WindowView {
    pub next: Seat,
    pub played: Vec<Seat>,
}

/// The trick that can be cancelled.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TrickView {
    pub seat: Seat,
    pub window: Phase,
    pub action: PlayView,
    pub asked: Vec<Seat>,
    /// The viewer's own.
    #[cfg_attr(feature = "types", ts(type = "{ [seat: number]: Answer }"))]
    pub answers: BTreeMap<u8, Answer>,
}

/// A trick and what it is aimed at.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename = "trick")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlayView {
    pub card: Card,
    #[serde(flatten)]
    pub aim: Aim,
    /// For its player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub put: Option<Card>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub put_back: Option<Back>,
}

/// What was just taken out of the bomb.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TakenView {
    pub slot: u8,
    pub back: Back,
    pub card: Option<Card>,
}

pub(crate) fn view(game: &Badaboom, viewer: Viewer) -> View {
    let Badaboom {
        options,
        seats: _,
        phase,
        turn_number,
        explosions,
        holder,
        places: _,
        storage,
        bin,
        supply,
        deck,
        used,
        bomb,
        in_play,
        flags,
        window,
        trick,
        taken,
        chance: _,
        known: _,
    } = game;
    View {
        game: Badaboom::INFO.id,
        viewer,
        options: *options,
        phase: *phase,
        pending: pending(game),
        turn_number: *turn_number,
        explosions: *explosions,
        holder: *holder,
        direction: if game.goes_right() { Direction::Right } else { Direction::Left },
        seats: (0..).map(Seat).zip(game.places()).map(|place| seat_view(game, place, viewer)).collect(),
        storage_count: storage.count(),
        storage_top: game.storage_top(),
        bin_count: bin.count(),
        mechanism_supply: *supply,
        bombs: BombsView { deck_count: deck.count(), used: used.to_vec() },
        bomb: bomb_view(bomb, viewer),
        blast: bomb.armed.map(|_| blast::hit(game)),
        in_play: in_play.to_vec(),
        flags: *flags,
        window: window.as_ref().map(window_view),
        trick: trick.as_ref().map(|trick| trick_view(game, trick, viewer)),
        taken: taken.as_ref().map(|taken| taken_view(*holder, taken, viewer)),
        beside: beside::beside(game, viewer),
    }
}

fn seat_view(game: &Badaboom, (seat, place): (Seat, &Place), viewer: Viewer) -> SeatView {
    let Place { bag, tally } = place;
    SeatView {
        coins: tally.coins(),
        tally: *tally,
        bag: bag.seen_by(viewer).map(|bag| bag.iter().collect()),
        bag_count: game.bag_count(seat),
    }
}

fn bomb_view(bomb: &Bomb, viewer: Viewer) -> BombView {
    let Bomb { card, turns, armed, rusted, slots } = bomb;
    let slot_view = |slot: &Slot| {
        let Slot { back, card, face_up } = slot;
        SlotView { back: *back, card: card.seen_by(viewer).copied().flatten(), face_up: *face_up }
    };
    BombView {
        id: *card,
        turns: *turns,
        armed: *armed,
        rusted: *rusted,
        slots: slots.iter().map(slot_view).collect(),
    }
}

fn window_view(window: &Window) -> WindowView {
    let Window { next, played } = window;
    WindowView { next: *next, played: played.to_vec() }
}

fn trick_view(game: &Badaboom, trick: &Announced, viewer: Viewer) -> TrickView {
    let Announced { seat, window, card, aim, put, put_back, asked, answers, answered: _ } = trick;
    let answer = |seat: &Seat| Some((seat.0, answers[seat.index()].seen_by(viewer).copied().flatten()?));
    let asked: Vec<Seat> = game.clockwise_from(*seat).filter(|seat| asked.contains(*seat)).collect();
    TrickView {
        seat: *seat,
        window: *window,
        action: PlayView {
            card: *card,
            aim: *aim,
            put: put.seen_by(viewer).copied().flatten(),
            put_back: *put_back,
        },
        answers: asked.iter().filter_map(answer).collect(),
        asked,
    }
}

/// Others see the card only if it lay face up, even if they had looked into its slot.
fn taken_view(holder: Seat, taken: &Taken, viewer: Viewer) -> TakenView {
    let Taken { slot, back, card, face_up } = taken;
    let is_shown = *face_up || viewer.is(holder);
    TakenView { slot: *slot, back: *back, card: card.seen_by(viewer).copied().flatten().filter(|_| is_shown) }
}
