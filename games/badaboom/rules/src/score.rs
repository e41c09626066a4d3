//! The end: score, breakdown, ranks (GOB-71, GOB-73).

use crate::state::{Badaboom, Phase};
use besace_table::Standings;
use serde::Serialize;

/// What a seat's coins were paid for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Breakdown {
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

impl Breakdown {
    /// All of it.
    pub fn coins(&self) -> u32 {
        let Breakdown { survival, holder, mechanisms, danger_money, missions } = self;
        survival + holder + mechanisms + danger_money + missions
    }

    pub(crate) fn add(&mut self, more: &Breakdown) {
        self.survival += more.survival;
        self.holder += more.holder;
        self.mechanisms += more.mechanisms;
        self.danger_money += more.danger_money;
        self.missions += more.missions;
    }
}

pub(crate) fn result(game: &Badaboom) -> Option<Standings<Breakdown>> {
    let scores = game.places().iter().map(|place| (place.tally.coins() as i32, place.tally));
    (game.phase == Phase::Over).then(|| Standings::ranked(scores, |_| ()))
}

pub(crate) fn scores(game: &Badaboom) -> Vec<i32> {
    game.places().iter().map(|place| place.tally.coins() as i32).collect()
}
