//! What the rules make of a view, for a board to show: what the sheriff's next step will bring, and whose offers lie
//! there.

use crate::state::Phase;
use crate::view::{ActionView, View};
use besace_table::{Seat, SeatSet};
use serde::Serialize;

/// What the rules make of a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Beside {
    /// What the sheriff's next step will bring; not after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub next: Option<Next>,
    /// While offers for a coin come in face down: the seats that have made one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub offered: Option<SeatSet>,
}

/// The sheriff's next step (NOT-75).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Next {
    /// The number of the space; null where the step leads home.
    pub number: Option<u8>,
    /// The seats whose hands, as they are, would get a gift there.
    pub gifts: SeatSet,
}

impl View {
    /// What a board shows that only the rules can tell.
    pub fn beside(&self) -> Beside {
        Beside { next: self.next(), offered: self.offered() }
    }

    fn next(&self) -> Option<Next> {
        if self.phase == Phase::Over {
            return None;
        }
        let number = self.options.track.number(self.sheriff + 1);
        let small = |seat: &Seat| {
            let hand = self.seats[seat.index()].hand_count;
            number.is_some_and(|number| hand <= usize::from(number))
        };
        Some(Next { number, gifts: Seat::all(self.seats.len() as u8).filter(small).collect() })
    }

    /// NOT-45, NOT-46: everybody else offers a card, but for empty hands and those that show that they cannot.
    fn offered(&self) -> Option<SeatSet> {
        let Some(ActionView::Buy { open_hands, .. }) = &self.action else { return None };
        if self.phase != Phase::BuyOffers {
            return None;
        }
        let shows = |seat: &Seat| open_hands.as_ref().is_some_and(|hands| hands.contains_key(&seat.0));
        let owes_none = |seat: &Seat| *seat == self.turn || self.seats[seat.index()].hand_count == 0;
        let has = |seat: &Seat| !owes_none(seat) && !shows(seat) && !self.pending.contains(*seat);
        Some(Seat::all(self.seats.len() as u8).filter(has).collect())
    }
}
