//! How a table may vary the game (JER-4).

use besace_table::FirstPlayer;
use serde::{Deserialize, Serialize};

/// The options of JER-4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Options {
    /// Who begins round 1.
    pub first_player: FirstPlayer,
}
