//! A table in a terminal: one person against bots.
//!
//! [`begin`] plays one game after the other, on the whole screen (`screen`) or line by line (`plain`); both sit at
//! one [`table`] and know a game only as a [`TerminalGame`], which the game's `parts` implement. This crate knows no game.

#[cfg(feature = "checks")]
pub mod checks;
mod contents;
mod draw;
mod endings;
mod orders;
mod plain;
mod screen;
pub mod table;
pub mod told;
mod undo;

pub use besace_words::{Language, in_folder};
pub use told::{Draft, TerminalGame};

use besace_bots::Level;
use besace_table::{Game, Seat, Seed};
use besace_words::{Told, Words};
use std::time::Duration;
use table::TerminalTable;
use told::Teller;

/// How long a bot's move is shown before the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// For those who like to follow every move.
    Slow,
    /// For most.
    Normal,
    /// For those who know the game.
    Fast,
    /// No waiting at all.
    Instant,
}

/// How many times shorter a move is shown where everybody is asked at every turn: most of them pass.
const ASKED_OFTEN: u32 = 4;

impl Speed {
    /// How long the table rests after a bot's move in this game.
    fn pause<G: TerminalGame>(self) -> Duration {
        let pause = Duration::from_millis(match self {
            Speed::Slow => 2500,
            Speed::Normal => 1200,
            Speed::Fast => 400,
            Speed::Instant => 0,
        });
        if <G as Told<G::Game>>::ORDERS.is_empty() { pause } else { pause / ASKED_OFTEN }
    }
}

/// What a game is begun with.
pub struct Start {
    /// How many play, bots included.
    pub seats: u8,
    /// The seed of the first game; one that nobody can foresee if none is given.
    pub seed: Option<Seed>,
    /// The person's seat.
    pub person: Seat,
    /// How well the bots play.
    pub level: Level,
    /// The person's name.
    pub name: Option<String>,
    /// The person's language.
    pub language: Language,
    /// Whether to play line by line.
    pub plain: bool,
    /// How long a bot's move is shown before the next.
    pub speed: Option<Speed>,
}

/// What a person wants after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// Another one.
    Again,
    /// No more.
    Leave,
}

/// Plays one game after the other, until the person has had enough.
pub fn begin<G: TerminalGame>(start: Start) -> anyhow::Result<()> {
    let mut seed = match start.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    loop {
        let table = TerminalTable::<G>::new(start.seats, seed, start.person, start.level)?;
        let teller = teller::<G>(&start);
        let after = if start.plain {
            let speed = start.speed.unwrap_or(Speed::Instant);
            plain::play(table, &teller, speed, std::io::stdin().lock(), std::io::stdout().lock())?
        } else {
            screen::play(table, teller, start.level, start.speed.unwrap_or(Speed::Normal))?
        };
        match after {
            After::Again => seed = fresh_seed()?,
            After::Leave => return Ok(()),
        }
    }
}

/// What the game is called in this language: the heading of its rules for players.
pub fn title<G: TerminalGame>(language: Language) -> &'static str {
    let heading = G::rules(language).lines().next().and_then(|line| line.strip_prefix("# "));
    heading.unwrap_or(G::Game::INFO.title)
}

/// A seed that nobody can foresee, from the operating system.
fn fresh_seed() -> anyhow::Result<Seed> {
    let number =
        getrandom::u64().map_err(|error| anyhow::anyhow!("the system gives no random numbers: {error}"))?;
    Ok(Seed::new(number & Seed::MAX).expect("no larger than the largest seed"))
}

/// Everybody's name: the person's own, and bots' names that differ from it.
fn teller<G: TerminalGame>(start: &Start) -> Teller {
    let words = Words::of(start.language).with(G::words(start.language));
    let own = start.name.clone().unwrap_or_else(|| besace_words::capital(&words.say("table-you", &[])));
    let mut bots = besace_bots::NAMES.into_iter().filter(|bot| *bot != own);
    let names = Seat::all(start.seats)
        .map(|seat| {
            if seat == start.person {
                own.clone()
            } else {
                bots.next().expect("there are more names than seats").to_owned()
            }
        })
        .collect();
    let colored = std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty());
    Teller { words, names, things: G::names(), person: start.person, colored }
}
