//! What is printed on a game's box.

use crate::BadSetup;

/// What a game is called, who made it, who can play it and what a table may choose.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The game's id in the protocol.
    pub id: &'static str,
    /// Its title on the box.
    pub title: &'static str,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// How long a game lasts, about.
    pub minutes: u16,
    /// Who made it and who published it when: `designers · publisher, year`.
    pub by: &'static str,
    /// The options that a screen offers when a table is set up. The game may have more.
    pub choices: &'static [GameOption],
    /// Rises when a change would alter old games.
    pub rules_version: u32,
}

impl Info {
    /// Refuses a number of seats that the game is not for.
    pub fn check_seats(&self, seats: u8) -> Result<(), BadSetup> {
        let Info { min_seats, max_seats, .. } = self;
        if (*min_seats..=*max_seats).contains(&seats) {
            return Ok(());
        }
        Err(BadSetup::new(format!("`seats` must be a number from {min_seats} to {max_seats}")))
    }
}

/// One of a game's options, and what people can choose for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// Its key in the options.
    pub key: &'static str,
    /// What it can be.
    pub values: Values,
    /// The numbers of seats at which it makes a difference; empty if it does at all of them.
    pub only_at: &'static [u8],
}

impl GameOption {
    /// Yes or no, usually no.
    pub const fn yes_no(key: &'static str) -> GameOption {
        GameOption { key, values: Values::YesNo { usual: false }, only_at: &[] }
    }

    /// One of these numbers, the usual one first.
    pub const fn numbers(key: &'static str, numbers: &'static [u16]) -> GameOption {
        GameOption { key, values: Values::Numbers(numbers), only_at: &[] }
    }

    /// One of these names for each seat, no two alike; usually the first names in their order.
    pub const fn per_seat(key: &'static str, names: &'static [&'static str]) -> GameOption {
        GameOption { key, values: Values::PerSeat(names), only_at: &[] }
    }

    /// Yes or no, usually yes.
    pub const fn yes_unless(key: &'static str) -> GameOption {
        GameOption { key, values: Values::YesNo { usual: true }, only_at: &[] }
    }

    /// One of these words, the usual one first.
    pub const fn words(key: &'static str, words: &'static [&'static str]) -> GameOption {
        GameOption { key, values: Values::Words(words), only_at: &[] }
    }

    /// The same choice, which makes a difference only at tables with these numbers of seats.
    pub const fn only_at(self, seats: &'static [u8]) -> GameOption {
        GameOption { only_at: seats, ..self }
    }
}

/// What can be chosen for an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// No or yes.
    YesNo {
        /// What it usually is.
        usual: bool,
    },
    /// One of these, the usual one first.
    Words(&'static [&'static str]),
    /// One of these, the usual one first.
    Numbers(&'static [u16]),
    /// One of these for each seat, no two alike; usually the first ones in their order.
    PerSeat(&'static [&'static str]),
}
