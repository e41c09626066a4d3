//! `besace play`: a game in this terminal against bots.
//!
//! This file is about starting: arguments, language, names, and whether there is a screen to draw on. The game goes
//! on in [`screen`] or, line by line, in [`plain`]; both sit at one [`table`] and know a game only through
//! [`told`]. A new game adds its own file and one line to [`GAMES`].

mod draw;
mod endings;
mod jericho;
mod nottingham;
mod plain;
mod screen;
mod sheriff;
mod table;
mod told;

use crate::Misuse;
use besace_bots::Level;
use besace_jericho::Jericho;
use besace_nottingham::Nottingham;
use besace_sheriff::Sheriff;
use besace_table::{Game, Info, Seat, Seed};
use besace_words::{Language, Words};
use std::io::IsTerminal;
use std::time::Duration;
use table::Table;
use told::{Teller, Told};

/// The arguments of `besace play`.
#[derive(clap::Args, Default)]
pub struct Args {
    /// The game's id.
    game: Option<String>,
    /// How many play, bots included; as many as the game allows, up to 4, unless told.
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
    /// The language; else LC_ALL, LC_MESSAGES or LANG decide.
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
    speed: Option<Speed>,
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

/// How long a move of a bot is left to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
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

impl Speed {
    fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Slow => 2500,
            Speed::Normal => 1200,
            Speed::Fast => 400,
            Speed::Instant => 0,
        })
    }
}

/// Every game that can be played here: what it is called, and how it is begun.
const GAMES: [(Info, Beginning); 3] = [
    (Jericho::INFO, begin::<Jericho>),
    (Nottingham::INFO, begin::<Nottingham>),
    (Sheriff::INFO, begin::<Sheriff>),
];

/// How a game is begun.
type Beginning = fn(Start) -> anyhow::Result<()>;

/// What a game is begun with.
struct Start {
    seats: u8,
    seed: Option<Seed>,
    person: Seat,
    level: Level,
    name: Option<String>,
    language: Language,
    plain: bool,
    speed: Option<Speed>,
}

/// What a person wants after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// Another one.
    Again,
    /// No more.
    Leave,
}

/// Runs it.
pub fn run(args: Args) -> anyhow::Result<()> {
    let language = args.lang.map(Tongue::language).unwrap_or_else(environment_language);
    let words = Words::of(language);
    let id = args.game.as_deref().unwrap_or(GAMES[0].0.id);
    let Some((info, begin)) = GAMES.iter().find(|(info, _)| info.id == id) else {
        let games: Vec<&str> = GAMES.iter().map(|(info, _)| info.id).collect();
        let values = [("game", id.into()), ("games", games.join(", ").into())];
        anyhow::bail!(Misuse(words.say("table-start-unknown-game", &values)));
    };
    begin(args.start(info, language, &words)?)
}

impl Args {
    /// Checks what was asked for.
    fn start(self, info: &Info, language: Language, words: &Words) -> anyhow::Result<Start> {
        let seats = self.seats.unwrap_or(info.max_seats.min(4));
        if !(info.min_seats..=info.max_seats).contains(&seats) {
            let values = [
                ("title", info.title.into()),
                ("min", info.min_seats.into()),
                ("max", info.max_seats.into()),
            ];
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
        Ok(Start { seats, seed, person, level, name, language, plain, speed: self.speed })
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

/// One game after the other, until the person has enough.
fn begin<G: Told>(start: Start) -> anyhow::Result<()> {
    let mut seed = match start.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    loop {
        let table = Table::<G>::new(start.seats, seed, start.person, start.level)?;
        let teller = teller(&start);
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

/// A seed that nobody can foresee, from the operating system.
fn fresh_seed() -> anyhow::Result<Seed> {
    let number = getrandom::u64().map_err(|error| anyhow::anyhow!("no chance to be had: {error}"))?;
    Ok(Seed::new(number & Seed::MAX).expect("no larger than the largest seed"))
}

/// Everybody's name: the person's own, and bots' names that differ from it.
fn teller(start: &Start) -> Teller {
    let words = Words::of(start.language);
    let own = start.name.clone().unwrap_or_else(|| told::capital(&words.say("table-you", &[])));
    let bots = [
        "table-bot-1",
        "table-bot-2",
        "table-bot-3",
        "table-bot-4",
        "table-bot-5",
        "table-bot-6",
        "table-bot-7",
    ];
    let mut bots = bots.map(|id| words.say(id, &[])).into_iter().filter(|bot| *bot != own);
    let names = Seat::all(start.seats)
        .map(|seat| {
            if seat == start.person {
                own.clone()
            } else {
                bots.next().expect("there are more names than seats")
            }
        })
        .collect();
    let colored = std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty());
    Teller { words, names, person: start.person, colored }
}
