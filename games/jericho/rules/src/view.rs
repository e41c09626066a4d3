//! What each seat may see.
//!
//! The only file that makes a [`View`] or a [`SeenEvent`]. It names every field of the state, shown or refused, so
//! that adding one does not compile until somebody has decided who sees it.

use crate::Options;
use crate::cards::{COLORS, Card, Cards, Color, Hand, Wall};
use crate::play::{Event, Lengths};
use crate::state::{Jericho, Place};
use besace_table::{Game, Seat, SeatSet, Viewer};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// What one seat, or a spectator, may know of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)] // The fields are those of the rules page, name for name.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    pub game: &'static str,
    pub viewer: Viewer,
    pub options: Options,
    pub phase: &'static str,
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
#[allow(missing_docs)]
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
pub struct Walls(pub Vec<(Color, Cards)>);

impl Walls {
    pub(crate) fn of(walls: &[Wall; COLORS]) -> Walls {
        let standing = Color::ALL.into_iter().zip(walls).filter(|(_, wall)| wall.stands());
        Walls(standing.map(|(color, wall)| (color, wall.cards(color))).collect())
    }
}

impl Serialize for Walls {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(color, cards)| (color, cards)))
    }
}

pub(crate) fn view(game: &Jericho, viewer: Viewer) -> View {
    let Jericho { options, seats: _, phase, round, turn, places: _, supply, removed, draw } = game;
    let chosen = |seat: Seat| game.place(seat).chosen.seen_by(viewer).copied().flatten();
    View {
        game: Jericho::INFO.id,
        viewer,
        options: *options,
        phase: phase.id(),
        pending: game.owing(),
        round: *round,
        turn: *turn,
        seats: Seat::all(game.seats).map(|seat| seat_view(game.place(seat), seat, viewer)).collect(),
        supply: supply.seen_by(viewer),
        supply_count: supply.cards().len(),
        removed: trumpets(*removed),
        draw_count: draw.for_rules().len(),
        chosen: Seat::all(game.seats).filter_map(|seat| Some((seat.0, chosen(seat)?))).collect(),
    }
}

fn seat_view(place: &Place, seat: Seat, viewer: Viewer) -> SeatView {
    let Place { hand, shown_trumpets: _, first, chosen: _, walls, won } = place;
    SeatView {
        hand: hand.seen_by(viewer).map(Hand::counts),
        hand_count: hand.for_rules().as_slice().len(),
        first: viewer.is(seat).then(|| first.seen_by(viewer).copied().flatten()),
        first_laid: first.for_rules().is_some(),
        walls: Walls::of(walls),
        won: won.seen_by(viewer),
        won_count: won.cards().len(),
    }
}

/// So many trumpets as the group of cards that they are.
pub(crate) fn trumpets(count: u8) -> Cards {
    let mut cards = Cards::NONE;
    cards.add(Card::TRUMPET, count);
    cards
}

/// What one viewer may know of an event: what it hides is `null`, and its key is still there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // As in `Event`.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum SeenEvent {
    FirstLaid {
        seat: Seat,
        card: Option<Card>,
    },
    RoundStarted {
        round: u8,
        seat: Seat,
    },
    Supplied {
        seat: Seat,
        card: Option<Card>,
    },
    WallsOpened {
        cards: Vec<Card>,
    },
    WallPlayed {
        seat: Seat,
        card: Card,
    },
    TrumpetPlayed {
        seat: Seat,
        color: Color,
        value: Option<u8>,
        fallen: Vec<Cards>,
        collapsed: Vec<u8>,
        kept: bool,
    },
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    ScoringCard {
        seat: Seat,
        round: u8,
    },
    Scored {
        round: u8,
        supply: Cards,
        lengths: Lengths,
        won: Vec<Cards>,
        left: Cards,
    },
    GameOver,
}

pub(crate) fn seen(event: &Event, viewer: Viewer) -> SeenEvent {
    redacted(event, |seat| viewer.is(seat))
}

/// The event with everything in it, as the protocol writes it where nobody's eyes are meant.
impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        redacted(self, |_| true).serialize(serializer)
    }
}

fn redacted(event: &Event, may_know: impl Fn(Seat) -> bool) -> SeenEvent {
    let own = |seat, card| may_know(seat).then_some(card);
    match event.clone() {
        Event::FirstLaid { seat, card } => SeenEvent::FirstLaid { seat, card: own(seat, card) },
        Event::RoundStarted { round, seat } => SeenEvent::RoundStarted { round, seat },
        Event::Supplied { seat, card } => SeenEvent::Supplied { seat, card: own(seat, card) },
        Event::WallsOpened { cards } => SeenEvent::WallsOpened { cards },
        Event::WallPlayed { seat, card } => SeenEvent::WallPlayed { seat, card },
        Event::TrumpetPlayed { seat, color, value, fallen, collapsed, kept } => {
            SeenEvent::TrumpetPlayed { seat, color, value, fallen, collapsed, kept }
        }
        Event::Drew { seat, card } => SeenEvent::Drew { seat, card: own(seat, card) },
        Event::ScoringCard { seat, round } => SeenEvent::ScoringCard { seat, round },
        Event::Scored { round, supply, lengths, won, left } => {
            SeenEvent::Scored { round, supply, lengths, won, left }
        }
        Event::GameOver => SeenEvent::GameOver,
    }
}
