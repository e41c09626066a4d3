//! The end: score, breakdown, ranks (GOB-71, GOB-73).

use crate::state::Badaboom;
use besace_table::Standings;
use serde::Serialize;

/// What a seat's coins were paid for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Tally {
    /// For not being hit.
    pub survival: u32,
    /// For holding the bomb and not being hit.
    pub holder: u32,
    /// For Mechanisms in the bag.
    pub mechanisms: u32,
    /// For being hit with danger money in play.
    pub danger_money: u32,
    /// For missions.
    pub missions: u32,
}

impl Tally {
    /// All of it.
    pub fn coins(&self) -> u32 {
        let Tally { survival, holder, mechanisms, danger_money, missions } = self;
        survival + holder + mechanisms + danger_money + missions
    }

    pub(crate) fn add(&mut self, more: &Tally) {
        self.survival += more.survival;
        self.holder += more.holder;
        self.mechanisms += more.mechanisms;
        self.danger_money += more.danger_money;
        self.missions += more.missions;
    }
}

pub(crate) fn standings(game: &Badaboom) -> Standings<Tally> {
    let scores = game.places().iter().map(|place| (place.tally.coins() as i32, place.tally));
    Standings::ranked(scores, |_| ())
}
