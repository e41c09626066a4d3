//! `besace play`: a game in this terminal against bots.
//!
//! This file is about starting: arguments, language, names, and whether there is a screen to draw on. The game itself
//! goes on in [`besace_terminal`].

use crate::Misuse;
use besace_bots::Level;
use besace_table::{Info, Seat, Seed};
use besace_terminal::{Speed, Start, told};
use besace_words::{Language, Words};
use std::io::IsTerminal;

/// The arguments of `besace play`.
#[derive(clap::Args, Default)]
pub struct Args {
    /// The game's id.
    game: Option<String>,
    /// How many play, bots included; by default as many as the game allows, up to 4.
    #[arg(long)]
    seats: Option<u8>,
    /// How well the bots play.
    #[arg(long, value_enum, default_value_t)]
    level: BotLevel,
    /// The seed of the game's chance; the same seed and the same choices give the same game.
    #[arg(long)]
    seed: Option<u64>,
    /// Your seat, counted from 0.
    #[arg(long, default_value_t)]
    seat: u8,
    /// The language; otherwise LC_ALL, LC_MESSAGES or LANG decide.
    #[arg(long, value_enum)]
    lang: Option<Tongue>,
    /// Your name.
    #[arg(long)]
    name: Option<String>,
    /// Line by line, for screen readers and pipes.
    #[arg(long)]
    plain: bool,
    /// How long to wait between the bots' moves; without a screen they do not wait unless asked to.
    #[arg(long, value_enum)]
    speed: Option<Pace>,
}

#[derive(Clone, Copy, Default, clap::ValueEnum)]
enum BotLevel {
    Novice,
    #[default]
    Regular,
    Expert,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Tongue {
    En,
    Fr,
}

/// How long a bot's move is shown before the next.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Pace {
    /// For those who like to follow every move.
    Slow,
    /// For most.
    Normal,
    /// For those who know the game.
    Fast,
    /// No waiting at all.
    Instant,
}

impl Pace {
    fn speed(self) -> Speed {
        match self {
            Pace::Slow => Speed::Slow,
            Pace::Normal => Speed::Normal,
            Pace::Fast => Speed::Fast,
            Pace::Instant => Speed::Instant,
        }
    }
}

/// Runs it.
pub fn run(args: Args) -> anyhow::Result<()> {
    let language = args.lang.map(Tongue::language).unwrap_or_else(environment_language);
    let words = Words::of(language);
    let games = besace_shelf::terminal_games();
    let id = args.game.as_deref().unwrap_or(games[0].info.id);
    let Some(game) = games.iter().find(|game| game.info.id == id) else {
        let games: Vec<&str> = games.iter().map(|game| game.info.id).collect();
        let values = [("game", id.into()), ("games", games.join(", ").into())];
        anyhow::bail!(Misuse(words.say("table-start-unknown-game", &values)));
    };
    let title = (game.title)(language);
    (game.begin)(args.start(&game.info, title, &words)?)
}

impl Args {
    /// Checks what was asked for.
    fn start(self, info: &Info, title: &str, words: &Words) -> anyhow::Result<Start> {
        let seats = self.seats.unwrap_or(info.max_seats.min(4));
        if !(info.min_seats..=info.max_seats).contains(&seats) {
            let values =
                [("title", title.into()), ("min", info.min_seats.into()), ("max", info.max_seats.into())];
            anyhow::bail!(Misuse(words.say("table-start-seats", &values)));
        }
        if self.seat >= seats {
            anyhow::bail!(Misuse(words.say("table-start-seat", &[("last", (seats - 1).into())])));
        }
        let seed = match self.seed.map(Seed::new) {
            Some(None) => {
                let max = Seed::MAX.to_string();
                anyhow::bail!(Misuse(words.say("table-start-seed", &[("max", max.into())])));
            }
            seed => seed.flatten(),
        };
        let level = match self.level {
            BotLevel::Novice => Level::Novice,
            BotLevel::Regular => Level::Regular,
            BotLevel::Expert => Level::Expert,
        };
        let (person, plain) = (Seat(self.seat), self.plain || !on_a_terminal());
        let name = self.name.map(|name| presentable(&name)).filter(|name| !name.is_empty());
        let language = words.language();
        Ok(Start { seats, seed, person, level, name, language, plain, speed: self.speed.map(Pace::speed) })
    }
}

impl Tongue {
    fn language(self) -> Language {
        match self {
            Tongue::En => Language::English,
            Tongue::Fr => Language::French,
        }
    }
}

fn environment_language() -> Language {
    Language::from_environment(|name| std::env::var(name).ok())
}

fn on_a_terminal() -> bool {
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

/// A name as it can be shown in a table's row.
fn presentable(name: &str) -> String {
    let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
    told::cut(name.trim(), 20)
}
