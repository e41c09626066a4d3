//! What the rules make of a view, for a board to show: what a decision that is due would do. King and Queen are in
//! `score.rs`.

use crate::goods::{FIVE, Good, Goods};
use crate::state::Phase;
use crate::view::{SeatView, View};
use besace_table::Viewer;
use std::collections::BTreeMap;

impl View {
    /// How many cards the viewer would draw in the market, by how many are set aside; `None` where that is not asked.
    pub fn draws(&self) -> Option<Vec<usize>> {
        let own = self.owed_by_viewer(Phase::Market)?;
        let draws = |set_aside| self.options.drawn(own.hand_count, set_aside);
        Some((0..=own.hand_count.min(FIVE)).map(draws).collect())
    }

    /// How many cards of the viewer's bag would be misnamed by each declaration; `None` where none is asked for.
    pub fn misnamed(&self) -> Option<BTreeMap<Good, usize>> {
        let bag = self.owed_by_viewer(Phase::Declare)?.bag.cards?.0;
        let false_ones = |good: Good| (good, bag.without(&Goods::of(good, u8::MAX)).len());
        Some(Good::LEGAL.into_iter().map(false_ones).collect())
    }

    /// The viewer's own seat where it owes a decision of this phase.
    fn owed_by_viewer(&self, phase: Phase) -> Option<&SeatView> {
        let Viewer::Seat(own) = self.viewer else { return None };
        (self.phase == phase && self.pending.contains(own)).then(|| &self.seats[own.index()])
    }
}
