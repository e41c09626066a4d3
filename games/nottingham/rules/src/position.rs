//! The whole game as a document.

#![allow(missing_docs, reason = "the fields are those of the rules page, name for name")]

mod check;
mod written;

use crate::Options;
use crate::ambush_story::AmbushTable;
use crate::cards::{Ambush, Card, CardList, Cards, Color, Trick};
use crate::memory::{self, Knowledge};
use crate::piles::{Ambushes, Pile};
use crate::state::{Delivery, Missions, Nottingham, Phase, Place, spot_sizes};
use besace_table::{BadPosition, Chance, Game, Seat, SeatSet, Secret, Whole};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use written::Written;

/// A position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Position {
    pub game: &'static str,
    pub version: u32,
    pub options: Options,
    #[serde(serialize_with = "Chance::in_position")]
    pub rng: Chance,
    pub phase: Phase,
    pub turn: Seat,
    pub sheriff: u8,
    pub shown: Option<Card>,
    pub action: Option<ActionPosition>,
    pub delivery: Option<DeliveryPosition>,
    pub seats: Vec<SeatPosition>,
    pub draw: Vec<Card>,
    pub discard: Cards,
    pub ambush_pile: Vec<Ambush>,
    pub missions: Missions,
}

/// One seat of a position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatPosition {
    pub color: Color,
    pub hand: Cards,
    pub loot: Cards,
    pub ambushes: Vec<Ambush>,
}

/// The action that is going on, as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ActionPosition {
    Theft { target: Seat },
    Robbery { target: Seat },
    Raid { target: Seat },
    Buy { offers: BTreeMap<u8, CardList> },
    Barter { offers: BTreeMap<u8, CardList>, waiting: Vec<Seat> },
    Ambush { drawn: Vec<Ambush> },
    Purge { chosen: BTreeMap<u8, Cards> },
}

/// What lies before the sheriff, and who is still to be asked about it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeliveryPosition {
    pub object: Card,
    pub count: u8,
    pub waiting: Vec<Seat>,
}

pub(crate) fn position(game: &Nottingham) -> Position {
    let seat = |place: &Place| SeatPosition {
        color: place.color,
        hand: *place.hand.for_rules(),
        loot: *place.loot.for_rules(),
        ambushes: place.ambushes.for_rules().as_slice().to_vec(),
    };
    let delivery = |Delivery { object, count }| DeliveryPosition { object, count, waiting: game.waiting() };
    Position {
        game: Nottingham::INFO.id,
        version: 1,
        options: game.options,
        rng: game.chance,
        phase: game.phase,
        turn: game.turn,
        sheriff: game.sheriff,
        shown: game.shown,
        action: action(game),
        delivery: game.delivery.map(delivery),
        seats: game.places().iter().map(seat).collect(),
        draw: game.draw.for_rules().from_top().collect(),
        discard: *game.discard.for_rules(),
        ambush_pile: game.ambush_pile.for_rules().as_slice().to_vec(),
        missions: game.missions,
    }
}

fn action(game: &Nottingham) -> Option<ActionPosition> {
    match game.phase {
        Phase::Choose | Phase::Deliver | Phase::AmbushWindow | Phase::Over => return None,
        Phase::Purge => return Some(ActionPosition::Purge { chosen: answers(game, |cards| cards) }),
        _ => {}
    }
    Some(match game.shown?.trick() {
        Trick::Theft => ActionPosition::Theft { target: game.target? },
        Trick::Robbery => ActionPosition::Robbery { target: game.target? },
        Trick::Raid => ActionPosition::Raid { target: game.target? },
        Trick::Buy => ActionPosition::Buy { offers: answers(game, CardList) },
        Trick::Barter => ActionPosition::Barter { offers: answers(game, CardList), waiting: game.waiting() },
        Trick::Ambush => ActionPosition::Ambush { drawn: game.drawn.for_rules().as_slice().to_vec() },
        Trick::Defense => return None,
    })
}

fn answers<T>(game: &Nottingham, written: impl Fn(Cards) -> T) -> BTreeMap<u8, T> {
    let answer = |seat: Seat| Some((seat.0, written(*game.answer_of(seat)?)));
    Seat::all(game.seats).filter_map(answer).collect()
}

impl Nottingham {
    /// Who is asked and who will be asked after that, where one seat is asked after the other.
    fn waiting(&self) -> Vec<Seat> {
        let Some(asked) = self.asked else {
            return Vec::new();
        };
        let will_be_asked = |seat: &Seat| match self.phase {
            Phase::AmbushWindow => !self.place(*seat).ambushes.for_rules().is_empty(),
            _ => !self.offerable(*seat).is_empty(),
        };
        let from_asked = self.others_clockwise(self.turn).skip_while(|seat| *seat != asked);
        from_asked.filter(will_be_asked).collect()
    }
}

/// Reads a position: first whether it can be one at all, then invariant after invariant in the order of NOT-100, so
/// that the first that is broken is named.
pub(crate) fn load(position: &Value) -> Result<Nottingham, BadPosition> {
    let written = Written::read(position)?;
    check::cards(&written)?;
    check::ambushes(&written)?;
    check::missions(&written)?;
    check::sheriff(&written)?;
    check::shown(&written)?;
    check::action(&written)?;
    check::answers_are_held(&written)?;
    let game = assemble(written);
    check::offers(&game)?;
    check::purge(&game)?;
    check::end(&game)?;
    Ok(opened(game))
}

/// Lays out what was written, which has passed every check that looks at it as it is written.
fn assemble(written: Written) -> Nottingham {
    let turn = Seat(written.turn);
    let action = written.action.as_ref();
    let mut places = Place::row();
    for ((number, place), seat) in (0..).zip(&mut places).zip(&written.seats) {
        *place = Place::empty(Seat(number), seat.color);
        *place.hand.for_rules_mut() = seat.hand.cards();
        *place.loot.for_rules_mut() = seat.loot.cards();
        *place.ambushes.for_rules_mut() = row(&seat.ambushes, SeatSet::one(Seat(number)));
        let answers = action.iter().flat_map(|action| action.offers.iter().chain(&action.chosen));
        let answer = answers.into_iter().find_map(|answers| answers.get(&Whole(number.into())));
        *place.answer.for_rules_mut() = answer.map(|counts| counts.cards());
        if written.phase.offers_lie_open() {
            place.answer.open();
        }
    }
    let seat = |number: Whole| Seat(number.0 as u8);
    let mut missions = Missions::default();
    for (mission, owners) in &written.missions {
        owners.iter().for_each(|owner| missions.add(*mission, seat(*owner)));
    }
    let drawn = action.and_then(|action| action.drawn.as_deref()).unwrap_or(&[]);
    let of_action = action.and_then(|action| action.waiting.as_ref());
    let waiting = of_action.or(written.delivery.as_ref().map(|delivery| &delivery.waiting));
    let draw = Pile::top_first(&written.draw_order, Card::Coin);
    let discard = written.discard.cards();
    let drawn = row(drawn, SeatSet::one(turn));
    let ambush_pile = row(&written.ambush_pile, SeatSet::EMPTY);
    let ambushes = AmbushTable::new(&places, &drawn, &ambush_pile);
    let known = Knowledge::none(spot_sizes(&places, &draw, &discard), ambushes);
    Nottingham {
        options: written.options,
        seats: written.seats.len() as u8,
        phase: written.phase,
        turn,
        sheriff: written.sheriff.0 as u8,
        shown: written.shown,
        target: action.and_then(|action| action.target).map(seat),
        asked: waiting.and_then(|waiting| waiting.first()).copied().map(seat),
        delivery: written
            .delivery
            .as_ref()
            .map(|delivery| Delivery { object: delivery.object, count: delivery.count as u8 }),
        places,
        draw: Secret::unseen(draw),
        discard: Secret::unseen(discard),
        ambush_pile: Secret::unseen(ambush_pile),
        drawn: Secret::of(turn, drawn),
        missions,
        chance: written.chance,
        known,
    }
}

fn row(cards: &[Ambush], known_to: SeatSet) -> Ambushes {
    let mut row = Ambushes::EMPTY;
    cards.iter().for_each(|card| row.push(*card, known_to));
    row
}

/// What a seat saw before is not in a position; what lies open, everybody sees.
fn opened(mut game: Nottingham) -> Nottingham {
    if game.phase == Phase::Over {
        game.open_everything();
    } else {
        memory::look_around(&mut game);
    }
    game
}
