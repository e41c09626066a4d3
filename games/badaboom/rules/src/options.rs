//! How a table may vary the game (GOB-15).

use besace_table::{FirstPlayer, GameOption};
use serde::{Deserialize, Serialize};

/// The options of GOB-15.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Options {
    /// How many coins bribe the Troll: 3 to 30.
    pub goal: u8,
    /// Who holds the first bomb.
    pub first_player: FirstPlayer,
}

/// What a screen offers: only the likeliest goals.
pub(crate) const CHOICES: &[GameOption] = &[GameOption::numbers("goal", &[10, 5, 15, 20])];

impl Default for Options {
    fn default() -> Options {
        Options { goal: 10, first_player: FirstPlayer::Random }
    }
}

impl Options {
    /// What is wrong with them for a table with this many seats, if anything.
    pub(crate) fn fault(&self, seats: u8) -> Option<&'static str> {
        let rules = [
            ((3..=30).contains(&self.goal), "`goal` must be a number from 3 to 30"),
            (self.first_player.fits(seats), "`first_player` must be a seat of this table or \"random\""),
        ];
        rules.into_iter().find(|(holds, _)| !holds).map(|(_, because)| because)
    }
}
