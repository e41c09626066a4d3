//! The one list of games. Everything that has to know every game (server, engine, terminal, tests) asks here.

use crate::{InItsBox, Shelved};
use besace_bots::Mind;
use besace_table::{Game, Info};
use besace_terminal::{Start, TerminalGame, begin, title};
use besace_words::Language;

/// From the list of games to what is asked of it.
macro_rules! shelf {
    ($($parts:path),+ $(,)?) => {
        /// Every game there is, in the order in which a person is offered them.
        pub fn games() -> &'static [&'static dyn Shelved] {
            &[$(&InItsBox::<$parts>::NEW),+]
        }

        /// The same games, as they are played in a terminal.
        pub fn terminal_games() -> Vec<OnTheTerminal> {
            vec![$(OnTheTerminal::of::<$parts>()),+]
        }
    };
}

// A new game is one line here.
shelf! {
    besace_jericho_parts::Parts,
    besace_nottingham_parts::Parts,
    besace_sheriff_parts::Parts,
    besace_noxford_parts::Parts,
    besace_badaboom_parts::Parts,
    besace_hamsterrolle_parts::Parts,
}

/// The game of this id.
pub fn game(id: &str) -> Option<&'static dyn Shelved> {
    games().iter().copied().find(|game| game.info().id == id)
}

/// A game that can be played in a terminal.
pub struct OnTheTerminal {
    /// Its id and how many can play.
    pub info: Info,
    /// What it is called in a language.
    pub title: fn(Language) -> &'static str,
    /// Plays one game after the other, until the person has enough.
    pub begin: fn(Start) -> anyhow::Result<()>,
}

impl OnTheTerminal {
    fn of<P: TerminalGame>() -> OnTheTerminal {
        OnTheTerminal { info: <P as Mind>::Game::INFO, title: title::<P>, begin: begin::<P> }
    }
}
