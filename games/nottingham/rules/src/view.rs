//! What each seat may see.
//!
//! The only file that makes a [`View`] or a [`SeenEvent`]. It names every field of the state, shown or refused, so
//! that adding one does not compile until somebody has decided who sees it.

use crate::Options;
use crate::cards::{Ambush, Card, CardList, Cards, Color, Kinds, Mission, Trick};
use crate::event::{Ending, Event, ShownTo};
use crate::state::{Delivery, Missions, Nottingham, Phase, Place};
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
#[allow(missing_docs)]
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
#[allow(missing_docs)]
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
#[allow(missing_docs)]
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
        phase: phase.id(),
        pending: game.owing(),
        turn: *turn,
        sheriff: *sheriff,
        number: options.track.number(*sheriff),
        shown: *shown,
        action: action_view(game, viewer),
        delivery: delivery.map(|Delivery { object, count }| DeliveryView { object, count }),
        seats: game.places().iter().map(|place| seat_view(place, viewer)).collect(),
        draw_count: draw.for_rules().len(),
        discard: discard.seen_by(viewer).copied(),
        discard_count: discard.for_rules().len(),
        ambush_pile_count: ambush_pile.for_rules().len(),
        missions: *missions,
    }
}

fn seat_view(place: &Place, viewer: Viewer) -> SeatView {
    let Place { color, hand, loot, loot_seen: _, ambushes, answer: _ } = place;
    SeatView {
        color: *color,
        hand: hand.seen_by(viewer).copied(),
        hand_count: hand.for_rules().len(),
        loot: loot.seen_by(viewer).copied(),
        loot_count: loot.for_rules().len(),
        ambushes: ambushes.seen_by(viewer).map(|laid| laid.as_slice().to_vec()),
        ambushes_count: ambushes.for_rules().len(),
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
            let sees = game.phase == Phase::Pick && viewer.is(game.turn);
            ActionView::Robbery { target, hand: sees.then(|| *game.hand_of(target)) }
        }
        Trick::Raid => ActionView::Raid { target: game.target?, open_hands: open_hands(game) },
        Trick::Buy => {
            ActionView::Buy { offers: answers(game, viewer, CardList), open_hands: open_hands(game) }
        }
        Trick::Barter => {
            ActionView::Barter { offers: answers(game, viewer, CardList), open_hands: open_hands(game) }
        }
        Trick::Ambush => {
            let drawn = game.drawn.seen_by(viewer).map(|drawn| drawn.as_slice().to_vec());
            let drawn_count = drawn.is_none().then(|| game.drawn.for_rules().len());
            ActionView::Ambush { drawn, drawn_count }
        }
        Trick::Defense => return None,
    })
}

/// The hands that lie open to everybody; `None` where there is none, for then a view has no such key.
fn open_hands(game: &Nottingham) -> Option<BTreeMap<u8, Cards>> {
    let open = Seat::all(game.seats).filter(|seat| game.hand_lies_open(*seat));
    let hands: BTreeMap<u8, Cards> = open.map(|seat| (seat.0, *game.hand_of(seat))).collect();
    (!hands.is_empty()).then_some(hands)
}

/// The offers and choices that the viewer may see: its own while they are hidden, else all.
fn answers<T>(game: &Nottingham, viewer: Viewer, written: impl Fn(Cards) -> T) -> BTreeMap<u8, T> {
    let are_hidden = matches!(game.phase, Phase::BuyOffers | Phase::Purge);
    let answer = |seat: Seat| {
        let answer = &game.place(seat).answer;
        if are_hidden { answer.seen_by(viewer).copied().flatten() } else { *answer.for_rules() }
    };
    Seat::all(game.seats).filter_map(|seat| Some((seat.0, written(answer(seat)?)))).collect()
}

/// What one viewer may know of an event: what it hides is `null`, and its key is still there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // As in `Event`.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum SeenEvent {
    TurnedUp {
        seat: Seat,
        card: Card,
    },
    Took {
        seat: Seat,
        card: Card,
    },
    Used {
        seat: Seat,
        card: Card,
        target: Option<Seat>,
    },
    Defended {
        seat: Seat,
        attacker: Seat,
        card: Card,
        received: Card,
    },
    Accepted {
        seat: Seat,
        attacker: Seat,
    },
    HandShown {
        seat: Seat,
        to: ShownTo,
        cards: Option<CardList>,
    },
    Swapped {
        kind: Trick,
        from: Seat,
        to: Seat,
        card: Option<Card>,
        given: Option<Card>,
    },
    Offered {
        seat: Seat,
        cards: Option<CardList>,
    },
    OffersRevealed {
        #[cfg_attr(feature = "types", ts(type = "{ [seat: number]: Array<Card> }"))]
        offers: BTreeMap<u8, CardList>,
    },
    Refused {
        seat: Seat,
        card: Card,
    },
    AmbushSeen {
        seat: Seat,
        cards: Option<Vec<Ambush>>,
    },
    AmbushLaid {
        seat: Seat,
        card: Option<Ambush>,
    },
    Delivering {
        seat: Seat,
        object: Card,
        count: u8,
    },
    AmbushSprung {
        seat: Seat,
        card: Ambush,
        victim: Seat,
        object: Card,
    },
    AmbushDeclined {
        seat: Seat,
    },
    Delivered {
        seat: Seat,
        object: Card,
        count: u8,
    },
    DeliveryFailed {
        seat: Seat,
        object: Card,
        count: u8,
    },
    MissionDone {
        seat: Seat,
        mission: Mission,
        objects: Kinds,
        shared: bool,
    },
    SheriffMoved {
        to: u8,
        number: Option<u8>,
    },
    Gift {
        seat: Seat,
        card: Option<Card>,
    },
    Reshuffled {
        count: u8,
    },
    Purged {
        seat: Seat,
        count: u8,
        cards: Option<CardList>,
    },
    GameOver {
        reason: Ending,
    },
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

fn redacted(event: &Event, is_viewer: impl Fn(Seat) -> bool) -> SeenEvent {
    match event.clone() {
        Event::TurnedUp { seat, card } => SeenEvent::TurnedUp { seat, card },
        Event::Took { seat, card } => SeenEvent::Took { seat, card },
        Event::Used { seat, card, target } => SeenEvent::Used { seat, card, target },
        Event::Defended { seat, attacker, card, received } => {
            SeenEvent::Defended { seat, attacker, card, received }
        }
        Event::Accepted { seat, attacker } => SeenEvent::Accepted { seat, attacker },
        Event::HandShown { seat, to, cards } => {
            let knows = match &to {
                ShownTo::All => true,
                ShownTo::Seats(seats) => is_viewer(seat) || seats.iter().any(|seat| is_viewer(*seat)),
            };
            SeenEvent::HandShown { seat, to, cards: knows.then_some(cards) }
        }
        Event::Swapped { kind, from, to, card, given } => {
            let is_open = !matches!(kind, Trick::Theft | Trick::Robbery);
            let knows = is_open || is_viewer(from) || is_viewer(to);
            SeenEvent::Swapped { kind, from, to, card: knows.then_some(card), given }
        }
        Event::Offered { kind, seat, cards } => {
            let knows = kind == Trick::Barter || is_viewer(seat);
            SeenEvent::Offered { seat, cards: knows.then_some(cards) }
        }
        Event::OffersRevealed { offers } => SeenEvent::OffersRevealed { offers },
        Event::Refused { seat, card } => SeenEvent::Refused { seat, card },
        Event::AmbushSeen { seat, cards } => {
            SeenEvent::AmbushSeen { seat, cards: is_viewer(seat).then_some(cards) }
        }
        Event::AmbushLaid { seat, card } => {
            SeenEvent::AmbushLaid { seat, card: is_viewer(seat).then_some(card) }
        }
        Event::Delivering { seat, object, count } => SeenEvent::Delivering { seat, object, count },
        Event::AmbushSprung { seat, card, victim, object } => {
            SeenEvent::AmbushSprung { seat, card, victim, object }
        }
        Event::AmbushDeclined { seat } => SeenEvent::AmbushDeclined { seat },
        Event::Delivered { seat, object, count } => SeenEvent::Delivered { seat, object, count },
        Event::DeliveryFailed { seat, object, count } => SeenEvent::DeliveryFailed { seat, object, count },
        Event::MissionDone { seat, mission, objects, shared } => {
            SeenEvent::MissionDone { seat, mission, objects, shared }
        }
        Event::SheriffMoved { to, number } => SeenEvent::SheriffMoved { to, number },
        Event::Gift { seat, card } => SeenEvent::Gift { seat, card: is_viewer(seat).then_some(card) },
        Event::Reshuffled { count } => SeenEvent::Reshuffled { count },
        Event::Purged { seat, count, cards } => {
            SeenEvent::Purged { seat, count, cards: is_viewer(seat).then_some(cards) }
        }
        Event::GameOver { reason } => SeenEvent::GameOver { reason },
    }
}
