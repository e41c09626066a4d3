//! What follows by the rules from the open cards, for a screen to show beside the view.

use crate::cards::{Back, Fuse};
use crate::play;
use crate::state::{self, Badaboom, Phase};
use crate::{action, blast};
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
    /// For whoever may choose a slot: those that are alike, where there are several. The first of them is listed for all
    /// (GOB-87).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<u8>>"))]
    pub alike: Vec<u8>,
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
    /// What putting a card in does to the bomb, by which a sentence is named.
    pub enum Swap {
        /// It is armed then (GOB-46).
        Arms = "arms",
        /// It is no longer armed (GOB-48).
        Disarms = "disarms",
        /// It stays armed.
        Armed = "armed",
        /// It stays safe: that card is a Mechanism.
        Mechanism = "mechanism",
        /// It stays safe: a Mechanism is left.
        Left = "left",
    }
}

impl Swap {
    /// What a card with this back does to a bomb that is armed or not, and has Mechanisms in its other slots or not.
    pub fn of(back: Back, is_armed: bool, has_mechanism: bool) -> Swap {
        match (is_armed, back) {
            (true, Back::Mechanism) => Swap::Disarms,
            (true, _) => Swap::Armed,
            (false, Back::Mechanism) => Swap::Mechanism,
            (false, _) if has_mechanism => Swap::Left,
            (false, _) => Swap::Arms,
        }
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
        alike: if may_choose_a_slot(game, viewer) { action::alike(game).collect() } else { Vec::new() },
    }
}

fn may_choose_a_slot(game: &Badaboom, viewer: Viewer) -> bool {
    matches!(game.phase, Phase::Pre | Phase::Tinker | Phase::Post)
        && matches!(viewer, Viewer::Seat(seat) if state::pending(game).contains(seat))
        && action::alike(game).nth(1).is_some()
}

fn swaps(game: &Badaboom, slot: usize) -> Swaps {
    let mut others = game.bomb.slots.iter().enumerate().filter(|(at, _)| *at != slot);
    let has_mechanism = others.any(|(_, other)| other.back == Some(Back::Mechanism));
    let is_armed = game.bomb.armed.is_some();
    let swap = |back| game.may_go_in(back, slot).then(|| Swap::of(back, is_armed, has_mechanism));
    Swaps { trick: swap(Back::Trick), gadget: swap(Back::Gadget), mechanism: swap(Back::Mechanism) }
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
