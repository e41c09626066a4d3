//! What Hamsterrolle brings to the contracts that all games share: what its bots know, its table in a terminal, its words.
//!
//! The rules are in `../rules` and know nothing of this; shared crates know no game and meet it as [`Parts`].

mod aim;
mod mind;
mod telling;
mod terminal;

pub use aim::aim_in_words;

/// Hamsterrolle, as bots and screens meet it.
pub struct Parts;
