//! What is said of taking back.

use crate::told::TerminalGame;
use besace_table::Game;

/// The help for it.
pub fn help<G: TerminalGame>() -> &'static str {
    if G::Game::UNDOES { "table-help-undo" } else { "table-help-no-undo" }
}

/// Why nothing is taken back.
pub fn refused<G: TerminalGame>() -> &'static str {
    if G::Game::UNDOES { "table-undo-too-late" } else { "table-no-undo" }
}
