//! How a table may vary the game (SHE-5).

use besace_table::{FirstPlayer, GameOption};
use serde::{Deserialize, Serialize};

/// The options of SHE-5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Options {
    /// Whether the royal goods are in the deck.
    pub royal: bool,
    /// Whether ten cards, unseen, stay out of the game.
    pub remove_ten: bool,
    /// How many cards a full hand has: 6 or 7.
    pub hand_size: u8,
    /// Seconds that the sheriff has for each merchant's bag, up to an hour; 0 for no clock.
    pub timed: u16,
    /// How often a merchant can be called, answered or bid unasked in one inspection: 1 to 99.
    pub haggle: u8,
    /// The sheriff of round 1.
    pub first_player: FirstPlayer,
}

/// What a screen offers: of the times to haggle and the seconds on the clock the most likely ones.
pub(crate) const CHOICES: &[GameOption] = &[
    GameOption::yes_no("royal"),
    GameOption::yes_no("remove_ten"),
    GameOption::numbers("hand_size", &[6, 7]),
    GameOption::numbers("timed", &[0, 30, 60, 120]),
    GameOption::numbers("haggle", &[6, 2, 4, 12, 99]),
];

impl Default for Options {
    fn default() -> Options {
        Options {
            royal: false,
            remove_ten: false,
            hand_size: 6,
            timed: 0,
            haggle: 6,
            first_player: FirstPlayer::Random,
        }
    }
}

impl Options {
    /// What is wrong with them for a table with this many seats, if anything is.
    pub(crate) fn fault(&self, seats: u8) -> Option<&'static str> {
        let rules = [
            ((6..=7).contains(&self.hand_size), "`hand_size` must be 6 or 7"),
            (self.timed <= 3600, "`timed` must be a number of seconds from 0 to 3600"),
            ((1..=99).contains(&self.haggle), "`haggle` must be a number from 1 to 99"),
            (self.first_player.fits(seats), "`first_player` must be a seat of this table or \"random\""),
        ];
        rules.into_iter().find(|(holds, _)| !holds).map(|(_, because)| because)
    }
}

impl Options {
    /// How many cards a merchant draws in the market after setting this many of a hand aside (SHE-30, SHE-31).
    pub(crate) fn drawn(&self, hand: usize, set_aside: usize) -> usize {
        usize::from(self.hand_size) + set_aside - hand
    }
}
