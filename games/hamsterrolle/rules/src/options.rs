//! How a table may vary the game.

use besace_table::{BadSetup, FirstPlayer};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The options; every one has a default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Options {
    /// Who begins (HAM-4).
    pub first_player: FirstPlayer,
    /// Whether hands tremble (HAM-21).
    pub tremor: Tremor,
    /// At four seats: whether two play against two (HAM-4).
    pub teams: bool,
    /// At three seats: what becomes of the fourth set (HAM-3).
    pub fourth_set: FourthSet,
    /// What happens to a piece that falls through nobody's fault (HAM-16).
    pub stray: Stray,
    /// After how many turns the game ends (HAM-20).
    pub turn_limit: u16,
    /// How long a turn may take, 0 for as long as one likes (HAM-17).
    pub seconds: u16,
}

/// Whether hands tremble.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Tremor {
    /// An aim is executed as it is.
    #[default]
    Steady,
    /// An aim is shifted a little.
    Shaky,
}

/// What becomes of the fourth set at three seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum FourthSet {
    /// It stays in the box.
    #[default]
    Unused,
    /// Everybody gets two pieces of it.
    Shared,
}

/// What happens to a piece that falls through nobody's fault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Stray {
    /// It is laid aside for the next who drops something.
    #[default]
    Aside,
    /// It leaves the game.
    Removed,
}

impl Options {
    /// The limits that a table may set.
    pub const TURN_LIMITS: RangeInclusive<u16> = 20..=2000;
    /// The times that a table may set.
    pub const SECONDS: RangeInclusive<u16> = 0..=120;

    /// Refuses a limit or a time that no table can have.
    pub(crate) fn check(&self) -> Result<(), BadSetup> {
        if !Options::TURN_LIMITS.contains(&self.turn_limit) {
            return Err(BadSetup::new("`turn_limit` must be a number from 20 to 2000"));
        }
        if !Options::SECONDS.contains(&self.seconds) {
            return Err(BadSetup::new("`seconds` must be a number from 0 to 120"));
        }
        Ok(())
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            first_player: FirstPlayer::Random,
            tremor: Tremor::Steady,
            teams: true,
            fourth_set: FourthSet::Unused,
            stray: Stray::Aside,
            turn_limit: 400,
            seconds: 30,
        }
    }
}
