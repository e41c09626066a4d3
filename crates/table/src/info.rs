//! What is printed on a game's box.

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

/// One of a game's options, and what people can choose for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// Its key in the options.
    pub key: &'static str,
    /// What it can be.
    pub values: Values,
}

impl GameOption {
    /// A choice between no, which is usual, and yes.
    pub const fn yes_no(key: &'static str) -> GameOption {
        GameOption { key, values: Values::YesNo }
    }

    /// A choice of one of these numbers, the usual one first.
    pub const fn numbers(key: &'static str, numbers: &'static [u16]) -> GameOption {
        GameOption { key, values: Values::Numbers(numbers) }
    }

    /// A choice of one of these names for each seat, no two alike; seats usually take the first ones in their order.
    pub const fn per_seat(key: &'static str, names: &'static [&'static str]) -> GameOption {
        GameOption { key, values: Values::PerSeat(names) }
    }
}

/// What can be chosen for an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// No, which is usual, or yes.
    YesNo,
    /// One of these, the usual one first.
    Numbers(&'static [u16]),
    /// One of these for each seat, no two alike; usually the first ones in their order.
    PerSeat(&'static [&'static str]),
}
