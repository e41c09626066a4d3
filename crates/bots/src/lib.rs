//! Players that see only what their seat may see.
//!
//! A bot is handed a [`Sight`] and nothing else: the types leave it no way to the true game. What it cannot see it
//! has to imagine. [`suggest`] is the one door to the three levels of every game; what a level needs to know about a
//! game in particular is in [`Mind`], one file a game.

mod levels;
mod mind;
mod sight;

mod jericho;

pub use levels::{Budget, Level, Reason, Suggestion, suggest};
pub use mind::Mind;
pub use sight::Sight;
