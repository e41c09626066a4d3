//! How a table may vary the game (TOL-2).

use besace_table::FirstPlayer;
use serde::{Deserialize, Serialize};

/// The options of TOL-2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Options {
    /// Who is the first guard.
    pub first_player: FirstPlayer,
    /// What the guard pays for opening an honest bag.
    pub fee: u16,
}

impl Options {
    /// The fees that there are, the usual one first.
    pub const FEES: [u16; 2] = [2, 3];
}

impl Default for Options {
    fn default() -> Options {
        Options { first_player: FirstPlayer::Random, fee: Options::FEES[0] }
    }
}
