//! Players that see only what their seat may see, and the places where they are measured.
//!
//! A bot is handed a [`Sight`] and nothing else: the types leave it no way to the true game. What it cannot see it has
//! to imagine. [`suggest`] runs the three levels for every game; what a level needs to know about one game is in that
//! game's [`Mind`], in the game's own folder. [`arena`] lets bots play against bots, [`mod@bench`] measures how fast a
//! game plays and thinks. This crate knows no game.

pub mod arena;
pub mod bench;
#[cfg(feature = "checks")]
pub mod checks;

mod fingerprint;
mod floor;
mod instinct;
mod levels;
mod mind;
mod reason;
mod search;
mod shares;
mod sight;

pub use fingerprint::fingerprint;
pub use floor::{Floor, Speaker};
pub use levels::{Budget, Level, NAMES, Suggestion, suggest};
pub use mind::{ActionOf, EventOf, Mind, OwnWay, Tally};
pub use reason::{General, Reason, Why, rounded};
pub use shares::{fourth_power, shares_by_expectation, shares_of_the_best};
pub use sight::Sight;
