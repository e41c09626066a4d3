//! `besace arena`: bots against bots, measured, with the result kept as JSON, as a table and as a chart.

use crate::Misuse;
use anyhow::{Context, ensure};
use besace_bots::arena::{self, Contest, Player, Report};
use besace_bots::{Budget, Level};
use besace_shelf::Shelved;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::{Path, PathBuf};

/// The arguments of `besace arena`.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// Numbers of seats to play with, as in 3,4,5; by default every number that the game allows.
    #[arg(long, value_delimiter = ',')]
    seats: Vec<u8>,
    /// A line-up, as in expert,regular,regular; the last one fills the seats that are left. May be given several times:
    /// each line-up plays. By default each level plays alone against a table of the next weaker one. Some games have
    /// baselines besides the three levels.
    #[arg(long, value_name = "LINE-UP")]
    bots: Vec<String>,
    /// How many games for each line-up and number of seats, rounded up to whole deals.
    #[arg(long, default_value_t = 120)]
    games: u32,
    /// How many milliseconds an expert thinks about each decision.
    #[arg(long, default_value_t = 200, conflicts_with = "iterations")]
    millis: u64,
    /// How many iterations an expert thinks instead: the same seed then gives the same games.
    #[arg(long)]
    iterations: Option<u32>,
    /// The seed of all deals and guesses.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Options of the game as JSON, as in {"teams": false}; the others have their defaults.
    #[arg(long, default_value = "{}")]
    options: String,
    /// Print one JSON document instead of a table.
    #[arg(long)]
    json: bool,
    /// Where the results are saved.
    #[arg(long, default_value = "results", value_name = "DIR")]
    save: PathBuf,
}

/// Plays the contests, prints the results and saves them.
pub fn run(args: Args) -> anyhow::Result<()> {
    let game = crate::game(&args.game)?;
    let reports = play(game, &args)?;
    let json = serde_json::to_string_pretty(&reports)?;
    save(&args.save, &args.game, &json, &reports)?;
    if args.json {
        println!("{json}");
    } else {
        print!("{}", arena::markdown(&reports));
    }
    Ok(())
}

fn play(game: &dyn Shelved, args: &Args) -> anyhow::Result<Vec<Report>> {
    let contests = contests(args, game)?;
    let options = serde_json::from_str(&args.options)
        .map_err(|error| Misuse(format!("the options cannot be read: {error}")))?;
    let games: u32 = contests.iter().map(Contest::games).sum();
    let bar = ProgressBar::new(u64::from(games))
        .with_style(ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} to go")?);
    let reports = contests.iter().map(|contest| game.arena(contest, &options, &|| bar.inc(1)));
    let reports = reports.collect::<Result<Vec<_>, _>>()?;
    bar.finish_and_clear();
    Ok(reports)
}

/// Every number of seats with every line-up that was asked for.
fn contests(args: &Args, game: &dyn Shelved) -> anyhow::Result<Vec<Contest>> {
    let allowed = game.info().min_seats..=game.info().max_seats;
    let line_ups = line_ups(args, game)?;
    let seats = if args.seats.is_empty() { allowed.clone().collect() } else { args.seats.clone() };
    let budget = args.iterations.map_or(Budget::Millis(args.millis), Budget::Iterations);
    let mut contests = Vec::new();
    for seats in seats {
        ensure!(
            allowed.contains(&seats),
            Misuse(format!("{} cannot be played with {seats} seats", args.game))
        );
        for line_up in &line_ups {
            let bots = fill(line_up.clone(), usize::from(seats))?;
            contests.push(Contest { bots, games: args.games, budget, seed: args.seed });
        }
    }
    Ok(contests)
}

/// The line-ups that were asked for, or each level against the next weaker one.
fn line_ups(args: &Args, game: &dyn Shelved) -> anyhow::Result<Vec<Vec<Player>>> {
    if args.bots.is_empty() {
        let pairs = Level::ALL.windows(2);
        return Ok(pairs.map(|pair| vec![Player::Level(pair[1]), Player::Level(pair[0])]).collect());
    }
    let line_up = |written: &String| written.split(',').map(|id| player(game, id)).collect();
    args.bots.iter().map(line_up).collect()
}

fn player(game: &dyn Shelved, id: &str) -> anyhow::Result<Player> {
    let players = game.players();
    let known: Vec<&str> = players.iter().map(|player| player.id()).collect();
    let found = players.iter().find(|player| player.id() == id);
    found
        .copied()
        .ok_or_else(|| Misuse(format!("there is no bot {id:?}; choose from {}", known.join(", "))).into())
}

/// A bot for every seat: the last one named takes those that are left.
fn fill(mut bots: Vec<Player>, seats: usize) -> anyhow::Result<Vec<Player>> {
    ensure!(bots.len() <= seats, Misuse(format!("{} bots are too many for {seats} seats", bots.len())));
    let last = *bots.last().context("a line-up has at least one bot")?;
    bots.resize(seats, last);
    Ok(bots)
}

fn save(folder: &Path, game: &str, json: &str, reports: &[Report]) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let files = [("json", json.to_owned()), ("md", arena::markdown(reports)), ("svg", arena::chart(reports))];
    for (ending, text) in files {
        let path = folder.join(format!("arena-{game}.{ending}"));
        std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
