//! The whole game as a document.

#![allow(missing_docs, reason = "the fields are those of the rules page, name for name")]

mod check;
mod written;

use crate::Options;
use crate::action::{Action, Aim, Answer, TrickPlay};
use crate::bombs::{BOMBS_COUNT, BombCard};
use crate::cards::{Card, Cards};
use crate::memory::Knowledge;
use crate::score::Breakdown;
use crate::state::*;
use besace_table::{Audience, BadPosition, Chance, Game, Row, Seat, SeatSet, Secret};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use written::{Written, WrittenBombs};

/// A position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Position {
    pub game: &'static str,
    pub version: u32,
    pub options: Options,
    #[serde(serialize_with = "Chance::in_position")]
    pub rng: Chance,
    pub phase: Phase,
    pub turn_number: u32,
    pub explosions: u32,
    pub holder: Seat,
    pub seats: Vec<SeatPosition>,
    pub storage: Vec<Card>,
    pub bin: Vec<Card>,
    pub mechanism_supply: u8,
    pub bombs: BombsPosition,
    pub bomb: BombPosition,
    pub in_play: Vec<InPlay>,
    pub flags: Flags,
    pub window: Option<WindowPosition>,
    pub trick: Option<TrickPosition>,
    pub taken: Option<TakenPosition>,
}

/// One seat of a position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatPosition {
    pub coins: u32,
    pub tally: Breakdown,
    pub bag: Vec<Card>,
}

/// The bombs that are not on the table, as they are written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BombsPosition {
    pub deck: Vec<BombCard>,
    pub used: Vec<BombCard>,
}

/// The bomb as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BombPosition {
    pub id: BombCard,
    pub turns: u32,
    pub armed: Option<Armed>,
    pub rusted: bool,
    pub slots: Vec<SlotPosition>,
}

/// A slot as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SlotPosition {
    pub card: Option<Card>,
    pub face_up: bool,
    pub seen_by: SeatSet,
}

/// The window as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WindowPosition {
    pub next: Seat,
    pub played: Vec<Seat>,
}

/// The trick that can be cancelled, as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TrickPosition {
    pub seat: Seat,
    pub window: Phase,
    pub action: Action,
    pub asked: Vec<Seat>,
    pub answers: BTreeMap<u8, Answer>,
}

/// What was just taken, as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TakenPosition {
    pub slot: u8,
    pub card: Option<Card>,
    pub face_up: bool,
}

/// The whole game, hidden cards and chance included.
pub(crate) fn position(game: &Badaboom) -> Position {
    let seat = |place: &Place| SeatPosition {
        coins: place.tally.coins(),
        tally: place.tally,
        bag: place.bag.for_rules().list(),
    };
    let slot = |slot: &Slot| {
        let seers = Seat::all(game.seats).filter(|seat| !slot.face_up && slot.is_known_to(*seat));
        SlotPosition { card: *slot.card.for_rules(), face_up: slot.face_up, seen_by: seers.collect() }
    };
    let top_first = |deck: &Row<BombCard, BOMBS_COUNT>| deck.iter().rev().copied().collect();
    let Bomb { card: id, turns, armed, rusted, slots } = game.bomb;
    Position {
        game: Badaboom::INFO.id,
        version: 1,
        options: game.options,
        rng: game.chance,
        phase: game.phase,
        turn_number: game.turn_number,
        explosions: game.explosions,
        holder: game.holder,
        seats: game.places().iter().map(seat).collect(),
        storage: game.storage.for_rules().iter().rev().copied().collect(),
        bin: game.bin.for_rules().list(),
        mechanism_supply: game.supply,
        bombs: BombsPosition { deck: top_first(game.deck.for_rules()), used: game.used.to_vec() },
        bomb: BombPosition { id, turns, armed, rusted, slots: slots.iter().map(slot).collect() },
        in_play: game.in_play.to_vec(),
        flags: game.flags,
        window: game.window.map(|Window { next, played }| WindowPosition { next, played: played.to_vec() }),
        trick: game.trick.as_ref().map(|trick| trick_position(game, trick)),
        taken: game.taken.as_ref().map(|taken| TakenPosition {
            slot: taken.slot,
            card: *taken.card.for_rules(),
            face_up: taken.face_up,
        }),
    }
}

fn trick_position(game: &Badaboom, trick: &Announced) -> TrickPosition {
    let answer = |seat: Seat| Some((seat.0, (*trick.answers[seat.index()].for_rules())?));
    TrickPosition {
        seat: trick.seat,
        window: trick.window,
        action: Action::Trick(trick.play()),
        asked: game.clockwise_from(trick.seat).filter(|seat| trick.asked.contains(*seat)).collect(),
        answers: Seat::all(game.seats).filter_map(answer).collect(),
    }
}

impl Announced {
    /// The trick as it was announced.
    fn play(&self) -> TrickPlay {
        let aim = match (self.aim, *self.put.for_rules()) {
            (Aim::Slot { slot }, Some(put)) => Aim::SlotAndPut { slot, put },
            (aim, _) => aim,
        };
        TrickPlay { card: self.card, aim }
    }
}

/// Reads a position: first whether it can be one at all, then invariant by invariant in the order of the rules, so that
/// the first one broken is named.
pub(crate) fn load(position: &Value) -> Result<Badaboom, BadPosition> {
    let written = Written::read(position)?;
    check::cards(&written)?;
    check::mechanisms(&written)?;
    let bombs = check::bombs(&written)?;
    check::slots(&written, bombs)?;
    check::arming(&written)?;
    check::in_play(&written)?;
    check::coins(&written)?;
    let play = check::announcement(&written)?;
    let mut game = assemble(&written, bombs, play);
    check::window(&game, &written)?;
    check::put(&game)?;
    game.known = Knowledge::begin(&game, true);
    Ok(game)
}

/// Lays out what was written, once it has passed every check on its text.
fn assemble(written: &Written, bombs: &WrittenBombs, play: Option<TrickPlay>) -> Badaboom {
    let mut places = Place::row();
    for (place, seat) in places.iter_mut().zip(&written.seats) {
        *place.bag.for_rules_mut() = seat.bag.iter().copied().collect();
        place.tally = seat.tally.unwrap_or_default();
    }
    let slot = |slot: &written::WrittenSlot| match slot.card {
        None => Slot::empty(),
        Some(card) if slot.face_up => Slot::open(card),
        Some(card) => Slot::hidden(card, slot.seen_by),
    };
    let bomb = Bomb {
        card: bombs.current,
        turns: written.turns,
        armed: written.armed,
        rusted: written.rusted,
        slots: Row::of(written.slots.iter().map(slot), Slot::empty()),
    };
    let trick = written.trick.as_ref().zip(play).map(|(trick, play)| announced(trick, play));
    let taken = written.taken.as_ref().map(|taken| Taken {
        slot: taken.slot,
        back: taken.card.unwrap_or(Card::MECHANISM).back(),
        card: Secret::of(if taken.face_up { Audience::Everybody } else { written.holder.into() }, taken.card),
        face_up: taken.face_up,
    });
    Badaboom {
        options: written.options,
        seats: written.seats.len() as u8,
        phase: written.phase,
        turn_number: written.turn_number,
        explosions: written.explosions,
        holder: written.holder,
        places,
        storage: Secret::unseen(Row::of(written.storage.iter().rev().copied(), Card::MECHANISM)),
        bin: Secret::unseen(written.bin.iter().copied().collect::<Cards>()),
        supply: written.supply.fit().unwrap_or_default(),
        deck: Secret::unseen(Row::of(bombs.deck.iter().rev().copied(), BombCard::first())),
        used: Row::of(bombs.used.iter().copied(), BombCard::first()),
        bomb,
        in_play: Row::of(written.in_play.iter().copied(), InPlay::FILLER),
        flags: written.flags,
        window: written.window.as_ref().map(|window| Window {
            next: window.next,
            played: Row::of(window.played.iter().copied(), Seat(0)),
        }),
        trick,
        taken,
        chance: written.chance,
        known: Knowledge::default(),
    }
}

fn announced(trick: &written::WrittenTrick, play: TrickPlay) -> Announced {
    let (aim, put) = play.apart();
    let answer = |seat: usize| trick.answers.get(&(seat as u8)).copied();
    Announced {
        seat: trick.seat,
        window: trick.window,
        card: play.card,
        aim,
        put: Secret::of(trick.seat, put),
        put_back: put.map(Card::back),
        asked: trick.asked.iter().copied().collect(),
        answers: std::array::from_fn(|seat| Secret::of(Seat(seat as u8), answer(seat))),
        answered: trick.answers.keys().map(|seat| Seat(*seat)).collect(),
    }
}
