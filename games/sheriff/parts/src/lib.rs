//! What Sheriff of Nottingham brings to the contracts that all games share: what its bots know, its table in a terminal,
//! its words.
//!
//! The rules are in `../rules` and know nothing of this; shared crates know no game and meet it as [`Parts`].

mod mind;
mod telling;
mod terminal;

pub use telling::Beside;
pub use telling::ledger::Fate;

/// Sheriff of Nottingham, as bots and screens meet it.
pub struct Parts;
