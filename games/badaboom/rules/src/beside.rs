//! What follows by the rules from the open cards, for a screen to show beside the view.

use crate::blast;
use crate::cards::{Back, Fuse};
use crate::play;
use crate::state::{Badaboom, Phase};
use besace_table::{Seat, SeatSet, Viewer, named};
use serde::Serialize;

/// What follows from the table as it lies. Everybody can work it out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Beside {
    /// Who has looked into each slot; an empty list where the card lies face up (GOB-90).
    pub seen_by: Vec<SeatSet>,
    /// In how many turns the bomb explodes, 0 for this one; null if it is not armed (GOB-50).
    pub explodes_in: Option<u32>,
    /// Who gets the bomb next if it does not explode (GOB-59).
    pub next: Seat,
    /// What each seat would be paid now, without missions; null if the bomb is not armed (GOB-54).
    pub pay: Option<Vec<u32>>,
    /// For whoever tinkers, so that what is put in can be chosen along with what is taken out: what may take the place of each
    /// slot's card; null for everybody else.
    pub swaps: Option<Vec<Swaps>>,
}

/// What comes of a card with each back in a slot; null where it may not go in (GOB-45).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the fields are the backs")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Swaps {
    pub trick: Option<Swap>,
    pub gadget: Option<Swap>,
    pub mechanism: Option<Swap>,
}

named! {
    /// What putting a card in does to the bomb.
    pub enum Swap {
        /// It is armed then (GOB-46).
        Arms = "arms",
        /// It is no longer armed (GOB-48).
        Disarms = "disarms",
        /// It is armed or not, as before.
        Keeps = "keeps",
    }
}

pub(crate) fn beside(game: &Badaboom, viewer: Viewer) -> Beside {
    let knows = |seat: &Seat, at: usize| {
        let slot = &game.bomb.slots[at];
        !slot.face_up && slot.card.seen_by(Viewer::Seat(*seat)).is_some()
    };
    let seen_by = |at| Seat::all(game.seats).filter(|seat| knows(seat, at)).collect();
    let is_armed = game.bomb.armed.is_some();
    Beside {
        seen_by: (0..game.bomb.slots.len()).map(seen_by).collect(),
        explodes_in: explodes_in(game),
        next: play::next_holder(game),
        pay: is_armed.then(|| {
            let hit = blast::hit(game);
            Seat::all(game.seats).map(|seat| blast::pay(game, hit, seat).coins()).collect()
        }),
        swaps: (game.phase == Phase::Tinker && viewer.is(game.holder))
            .then(|| (0..game.bomb.slots.len()).map(|slot| swaps(game, slot)).collect()),
    }
}

fn swaps(game: &Badaboom, slot: usize) -> Swaps {
    let swap = |back| game.may_go_in(back, slot).then(|| swap(game, slot, back));
    Swaps { trick: swap(Back::Trick), gadget: swap(Back::Gadget), mechanism: swap(Back::Mechanism) }
}

fn swap(game: &Badaboom, slot: usize, back: Back) -> Swap {
    let mut others = game.bomb.slots.iter().enumerate().filter(|(at, _)| *at != slot);
    match (game.bomb.armed, back) {
        (Some(_), Back::Mechanism) => Swap::Disarms,
        (None, Back::Trick | Back::Gadget)
            if !others.any(|(_, other)| other.back == Some(Back::Mechanism)) =>
        {
            Swap::Arms
        }
        _ => Swap::Keeps,
    }
}

/// In how many turns the bomb explodes, if nobody does anything about it.
pub(crate) fn explodes_in(game: &Badaboom) -> Option<u32> {
    let armed = game.bomb.armed.filter(|_| game.phase != Phase::Over)?;
    let due = (armed.turn_number + game.print().fuse).saturating_sub(game.turn_number);
    Some(match game.flags.fuse {
        Some(Fuse::Short) => 0,
        Some(Fuse::Wet) => due.max(1),
        None => due,
    })
}
