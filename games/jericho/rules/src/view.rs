//! What each seat may see.
//!
//! The only file that makes a [`View`]. It names every field of the state, shown or refused, so that adding one does not
//! compile until somebody has decided who sees it. Who sees what of an event is declared in `event.rs`.

#![allow(missing_docs, reason = "the fields are those of the rules page, name for name")]

use crate::Options;
use crate::cards::{COLORS, Card, Cards, Color, Hand, Wall};
use crate::state::{Jericho, Phase, Place, pending};
use besace_table::{Game, Seat, SeatSet, Viewer};
use serde::{Serialize, Serializer};
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
    pub round: u8,
    pub turn: Seat,
    pub seats: Vec<SeatView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub supply: Option<Cards>,
    pub supply_count: usize,
    pub removed: Cards,
    pub draw_count: usize,
    #[cfg_attr(feature = "types", ts(type = "{ [seat: number]: Card }"))]
    pub chosen: BTreeMap<u8, Card>,
}

/// What the viewer may know of one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatView {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub hand: Option<Cards>,
    pub hand_count: usize,
    /// Only the viewer's own; `Some(None)` is "no card lies there".
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "Card | null"))]
    pub first: Option<Option<Card>>,
    pub first_laid: bool,
    pub walls: Walls,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub won: Option<Cards>,
    pub won_count: usize,
}

/// The walls that stand before one seat, by colour.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [color in Color]?: Cards }"))]
pub struct Walls([Option<Cards>; COLORS]);

impl Walls {
    pub(crate) fn of(walls: &[Wall; COLORS]) -> Walls {
        Walls(Color::ALL.map(|color| {
            let wall = walls[color.index()];
            wall.stands().then(|| wall.cards(color))
        }))
    }

    /// The wall of one colour, if it stands.
    pub fn wall(&self, color: Color) -> Option<&Cards> {
        self.0[color.index()].as_ref()
    }

    /// Those that stand, in the order of the colours.
    pub fn standing(&self) -> impl Iterator<Item = (Color, &Cards)> {
        Color::ALL.into_iter().filter_map(|color| Some((color, self.wall(color)?)))
    }
}

impl FromIterator<(Color, Cards)> for Walls {
    fn from_iter<I: IntoIterator<Item = (Color, Cards)>>(standing: I) -> Walls {
        let mut walls = Walls([None; COLORS]);
        standing.into_iter().for_each(|(color, cards)| walls.0[color.index()] = Some(cards));
        walls
    }
}

impl Serialize for Walls {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.standing())
    }
}

pub(crate) fn view(game: &Jericho, viewer: Viewer) -> View {
    let Jericho { options, seats: _, phase, round, turn, places: _, supply, removed, draw } = game;
    let chosen = |seat: Seat| game.place(seat).chosen.seen_by(viewer).copied().flatten();
    View {
        game: Jericho::INFO.id,
        viewer,
        options: *options,
        phase: *phase,
        pending: pending(game),
        round: *round,
        turn: *turn,
        seats: Seat::all(game.seats).map(|seat| seat_view(game.place(seat), seat, viewer)).collect(),
        supply: supply.seen_by(viewer),
        supply_count: supply.count(),
        removed: trumpets(*removed),
        draw_count: draw.count(),
        chosen: Seat::all(game.seats).filter_map(|seat| Some((seat.0, chosen(seat)?))).collect(),
    }
}

fn seat_view(place: &Place, seat: Seat, viewer: Viewer) -> SeatView {
    let Place { hand, shown_trumpets: _, first, chosen: _, walls, won } = place;
    SeatView {
        hand: hand.seen_by(viewer).map(Hand::counts),
        hand_count: hand.count(),
        first: viewer.is(seat).then(|| first.seen_by(viewer).copied().flatten()),
        first_laid: first.count() > 0,
        walls: Walls::of(walls),
        won: won.seen_by(viewer),
        won_count: won.count(),
    }
}

/// This many trumpets, as a group of cards.
pub(crate) fn trumpets(count: u8) -> Cards {
    let mut cards = Cards::NONE;
    cards.add(Card::TRUMPET, count);
    cards
}
