//! What a seat may decide: its forms, the list of them, and the full check. Nothing here changes the game.

use crate::cards::{Asks, Back, Card, Trick, When, Who};
use crate::refusals::*;
use crate::state::{Badaboom, Phase};
use besace_table::{Offer, Refusal, Seat, named};
use serde::Serialize;
use std::ops::Range;

/// A decision by one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Action {
    /// Nothing is played, or nothing cancelled (GOB-80, GOB-85).
    Pass,
    /// A trick is announced (GOB-81).
    Trick(TrickPlay),
    /// The holder leaves the bomb as it is (GOB-82).
    Skip,
    /// The holder takes a card out of the bomb (GOB-83).
    Take {
        /// Out of which slot.
        slot: u8,
        /// Whether the Mechanism goes to the supply at once, and a card is drawn instead.
        recycle: bool,
    },
    /// The holder puts a card in its place (GOB-84).
    Put {
        /// The card.
        card: Card,
    },
    /// The trick just announced is cancelled (GOB-86).
    Cancel,
}

/// A trick and what it is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TrickPlay {
    /// The trick.
    pub card: Card,
    /// The parameters of its row.
    #[serde(flatten)]
    pub aim: Aim,
}

impl TrickPlay {
    /// What everybody sees of its aim, and the card to put into the bomb.
    pub(crate) fn apart(self) -> (Aim, Option<Card>) {
        match self.aim {
            Aim::SlotAndPut { slot, put } => (Aim::Slot { slot }, Some(put)),
            open => (open, None),
        }
    }
}

/// The parameters of a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
#[allow(missing_docs)] // The fields are those of the rules page, name for name.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Aim {
    /// It has none.
    Nothing {},
    /// To whom the bomb goes.
    To { to: Seat },
    /// Whom it is turned against.
    Target { target: Seat },
    /// Whom it is turned against, and for a card with which back.
    TargetAndBack { target: Seat, back: Back },
    /// A slot of the bomb.
    Slot { slot: u8 },
    /// A slot of the bomb, and the card that takes it.
    SlotAndPut { slot: u8, put: Card },
    /// A place in the list of what is in play.
    Index { index: u8 },
}

named! {
    /// What a seat says to a trick that was announced.
    pub enum Answer {
        /// It takes its course.
        Pass = "pass",
        /// It is cancelled.
        Cancel = "cancel",
    }
}

/// An action that has passed every check.
pub struct Allowed {
    pub(crate) seat: Seat,
    pub(crate) action: Action,
}

/// Everything that the seat can do, in the order of GOB-87.
pub(crate) fn legal(game: &Badaboom, seat: Seat, offers: &mut Vec<Offer<Badaboom>>) {
    if !game.owes(seat) {
        return;
    }
    match game.phase {
        Phase::Pre | Phase::Post => {
            list(offers, Action::Pass);
            list_tricks(game, seat, offers);
        }
        Phase::Tinker => {
            list(offers, Action::Skip);
            list_takes(game, offers);
        }
        Phase::Put => {
            let bag = game.bag(seat);
            let can_be_put = |card: &Card| bag.count(*card) > 0 && allow_put(game, seat, *card).is_ok();
            Card::by_name().filter(can_be_put).for_each(|card| list(offers, Action::Put { card }));
        }
        Phase::React => {
            list(offers, Action::Pass);
            if game.bag(seat).count(Card::NUH_UH) > 0 {
                list(offers, Action::Cancel);
            }
        }
        Phase::Over => {}
    }
}

fn list(offers: &mut Vec<Offer<Badaboom>>, action: Action) {
    offers.push(Offer::Action(action));
}

fn list_takes(game: &Badaboom, offers: &mut Vec<Offer<Badaboom>>) {
    for slot in slots_apart(game).filter(|slot| game.can_take((*slot).into())) {
        list(offers, Action::Take { slot, recycle: false });
        if back_of(game, slot) == Some(Back::Mechanism) {
            list(offers, Action::Take { slot, recycle: true });
        }
    }
}

fn list_tricks(game: &Badaboom, seat: Seat, offers: &mut Vec<Offer<Badaboom>>) {
    let bag = game.bag(seat);
    for card in Card::by_name().filter(|card| bag.count(*card) > 0) {
        let Some(trick) = card.trick().filter(|trick| allow_call(game, seat, card, trick).is_ok()) else {
            continue;
        };
        let mut aim_at = |aim| {
            if is_at_hand(game, seat, card, aim) && allow_aim(game, seat, card, trick.asks, aim).is_ok() {
                list(offers, Action::Trick(TrickPlay { card, aim }));
            }
        };
        match trick.asks {
            Asks::Nothing => aim_at(Aim::Nothing {}),
            Asks::ToNeighbor | Asks::ToAnybody => {
                Seat::all(game.seats).for_each(|to| aim_at(Aim::To { to }));
            }
            Asks::Target | Asks::TargetWithCards => {
                Seat::all(game.seats).for_each(|target| aim_at(Aim::Target { target }));
            }
            Asks::TargetAndBack => {
                for target in Seat::all(game.seats) {
                    Back::ALL.into_iter().for_each(|back| aim_at(Aim::TargetAndBack { target, back }));
                }
            }
            Asks::MechanismSlot | Asks::AnySlot => {
                slots_apart(game).for_each(|slot| aim_at(Aim::Slot { slot }));
            }
            Asks::SlotAndPut => {
                for slot in slots_apart(game) {
                    let puts = Card::by_name().filter(|card| bag.count(*card) > 0);
                    puts.for_each(|put| aim_at(Aim::SlotAndPut { slot, put }));
                }
            }
            Asks::Index => {
                (0..game.in_play.len()).for_each(|index| aim_at(Aim::Index { index: index as u8 }));
            }
        }
    }
}

/// The slots, but only the first of those that are alike (GOB-87).
fn slots_apart(game: &Badaboom) -> impl Iterator<Item = u8> {
    let first = alike(game).next();
    slots(game).filter(move |slot| first == Some(*slot) || !is_mechanism(game, *slot))
}

/// The slots with a Mechanism.
pub(crate) fn alike(game: &Badaboom) -> impl Iterator<Item = u8> {
    slots(game).filter(|slot| is_mechanism(game, *slot))
}

fn slots(game: &Badaboom) -> Range<u8> {
    0..game.bomb.slots.len() as u8
}

fn is_mechanism(game: &Badaboom, slot: u8) -> bool {
    back_of(game, slot) == Some(Back::Mechanism)
}

fn back_of(game: &Badaboom, slot: u8) -> Option<Back> {
    game.bomb.slot(slot)?.back
}

pub(crate) fn allow(game: &Badaboom, seat: Seat, action: &Action) -> Result<Allowed, Refusal> {
    owes_a_decision(game, seat)?;
    let action = *action;
    match (game.phase, action) {
        (Phase::Pre | Phase::Post | Phase::React, Action::Pass) | (Phase::Tinker, Action::Skip) => {}
        (Phase::Pre | Phase::Post, Action::Trick(play)) => allow_trick(game, seat, play)?,
        (Phase::Tinker, Action::Take { slot, recycle }) => allow_take(game, slot, recycle)?,
        (Phase::Put, Action::Put { card }) => allow_put(game, seat, card)?,
        (Phase::React, Action::Cancel) => {
            Refusal::unless(game.bag(seat).count(Card::NUH_UH) > 0, CANNOT_CANCEL)?;
        }
        _ => return Err(WRONG_PHASE),
    }
    Ok(Allowed { seat, action })
}

/// Whether the seat could announce this trick at its call.
pub(crate) fn allow_trick(game: &Badaboom, seat: Seat, play: TrickPlay) -> Result<(), Refusal> {
    let TrickPlay { card, aim } = play;
    has_the_shape_of(card, aim)?;
    Refusal::unless(game.bag(seat).count(card) > 0, NOT_IN_HAND)?;
    Refusal::unless(is_at_hand(game, seat, card, aim), not_in_hand("GOB-310"))?;
    let trick = card.trick().ok_or_else(|| is_no_call(card))?;
    allow_call(game, seat, card, trick)?;
    allow_aim(game, seat, card, trick.asks, aim)
}

/// Whether the bag holds the card that is to be put into the bomb, besides the trick itself.
fn is_at_hand(game: &Badaboom, seat: Seat, card: Card, aim: Aim) -> bool {
    match aim {
        Aim::SlotAndPut { put, .. } => game.bag(seat).count(put) > u8::from(put == card),
        _ => true,
    }
}

/// Whether these are the parameters of the card's row.
pub(crate) fn has_the_shape_of(card: Card, aim: Aim) -> Result<(), Refusal> {
    let fits = matches!(
        (asked_by(card), aim),
        (Asks::Nothing, Aim::Nothing {})
            | (Asks::ToNeighbor | Asks::ToAnybody, Aim::To { .. })
            | (Asks::Target | Asks::TargetWithCards, Aim::Target { .. })
            | (Asks::TargetAndBack, Aim::TargetAndBack { .. })
            | (Asks::MechanismSlot | Asks::AnySlot, Aim::Slot { .. })
            | (Asks::SlotAndPut, Aim::SlotAndPut { .. })
            | (Asks::Index, Aim::Index { .. })
    );
    Refusal::unless(fits, bad_shape("GOB-81"))
}

/// What a card asks for: nothing if it is not a trick.
pub(crate) fn asked_by(card: Card) -> Asks {
    card.trick().map_or(Asks::Nothing, |trick| trick.asks)
}

/// Who and when.
fn allow_call(game: &Badaboom, seat: Seat, card: Card, trick: &Trick) -> Result<(), Refusal> {
    let bomb = &game.bomb;
    let may = match trick.who {
        Who::Anybody => true,
        Who::Holder => seat == game.holder,
        Who::Fetcher => seat != game.holder,
        Who::Reactor => false,
    };
    let is_time = match trick.when {
        When::Always => true,
        When::NotArmed => bomb.armed.is_none(),
        When::Armed => bomb.armed.is_some(),
        When::CanBeDisarmed => bomb.armed.is_some() && !bomb.rusted && game.supply > 0,
        When::SomethingInPlay => !game.in_play.is_empty(),
    };
    Refusal::unless(may && is_time, cannot_play(card.rule()))?;
    let can_lift = trick.who != Who::Fetcher || !game.print().is_heavy || game.is_neighbor(seat);
    Refusal::unless(can_lift, cannot_play("GOB-105"))
}

fn allow_aim(game: &Badaboom, seat: Seat, card: Card, asks: Asks, aim: Aim) -> Result<(), Refusal> {
    let rule = card.rule();
    let is_another = |target: Seat| target.0 < game.seats && target != seat;
    match aim {
        Aim::Nothing {} => Ok(()),
        Aim::To { to } => {
            let reaches = match asks {
                Asks::ToNeighbor => game.is_neighbor(to),
                _ => to.0 < game.seats && to != game.holder,
            };
            Refusal::unless(reaches, bad_target(rule))?;
            Refusal::unless(!game.print().is_heavy || game.is_neighbor(to), bad_target("GOB-105"))
        }
        Aim::Target { target } => {
            let has_cards = || asks != Asks::TargetWithCards || !game.bag(target).is_empty();
            Refusal::unless(is_another(target) && has_cards(), bad_target(rule))
        }
        Aim::TargetAndBack { target, back } => {
            Refusal::unless(is_another(target) && game.bag(target).have(back), bad_target(rule))
        }
        Aim::Slot { slot } => {
            let back = back_of(game, slot).ok_or(bad_slot(rule))?;
            Refusal::unless(asks == Asks::AnySlot || back == Back::Mechanism, bad_slot(rule))
        }
        Aim::SlotAndPut { slot, put } => {
            let back = back_of(game, slot).ok_or(bad_slot(rule))?;
            Refusal::unless(back != Back::Mechanism, bad_slot(rule))?;
            Refusal::unless(put != Card::MECHANISM, cannot_put(rule))?;
            Refusal::unless(game.may_go_in(put.back(), slot.into()), cannot_put("GOB-45"))
        }
        Aim::Index { index } => Refusal::unless(usize::from(index) < game.in_play.len(), bad_slot(rule)),
    }
}

fn allow_take(game: &Badaboom, slot: u8, recycle: bool) -> Result<(), Refusal> {
    let back = back_of(game, slot).ok_or(bad_slot("GOB-83"))?;
    Refusal::unless(!recycle || back == Back::Mechanism, CANNOT_RECYCLE)?;
    Refusal::unless(game.can_take(slot.into()), cannot_put("GOB-41"))
}

fn allow_put(game: &Badaboom, seat: Seat, card: Card) -> Result<(), Refusal> {
    let taken = game.taken.expect("in `put` a card was taken");
    let held = game.bag(seat).count(card);
    Refusal::unless(held > 0, not_in_hand("GOB-84"))?;
    let is_the_very_card = *taken.card.for_rules() == Some(card) && held == 1;
    Refusal::unless(!is_the_very_card, cannot_put("GOB-43"))?;
    Refusal::unless(game.may_go_in(card.back(), taken.slot.into()), cannot_put("GOB-45"))
}

pub(crate) fn owes_a_decision(game: &Badaboom, seat: Seat) -> Result<(), Refusal> {
    Refusal::unless_asked(game.phase == Phase::Over, game.owes(seat))
}
