//! The program: each subcommand is one module here, with its arguments and a `run`.

mod arena;
mod bench;
mod bench_server;
mod deal;
mod engine;
mod keep;
mod look_after;
mod play;
mod serve;

use clap::{Parser, Subcommand};
use std::io::Write;
use std::process::ExitCode;

/// The system's allocator, with a count of what is asked of it, which `bench` reads. Counting costs a few atomic
/// additions for each allocation, so the program that people run does not count.
#[cfg(feature = "allocations")]
#[global_allocator]
static ALLOCATOR: &besace_bots::checks::StatsAlloc<std::alloc::System> =
    &besace_bots::checks::INSTRUMENTED_SYSTEM;

/// Six table games in one satchel.
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
struct Besace {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Subcommand)]
enum Command {
    /// Open the tables in the browser; this is also what happens without a command.
    Serve(Box<serve::Args>),
    /// Play a game in this terminal against bots.
    Play(play::Args),
    /// Speak the table protocol, one JSON document a line, on standard input and output.
    Engine,
    /// Tell the number of a deal, from which a table can be made; or what is behind a number.
    Deal(deal::Args),
    /// List the tables of a server that runs, or close one.
    Tables(look_after::Tables),
    /// List the people of a server that runs, or mute, ban or sign out one.
    People(look_after::People),
    /// Forget somebody: wherever they have played, they become "a player".
    Forget(look_after::Forget),
    /// Verify the database and replay every game in it; a server may run meanwhile.
    Check(keep::Check),
    /// Copy everything into one file that only you can read; a server may run meanwhile.
    Backup(keep::Copy),
    /// Make a data folder, or fill a PostgreSQL, from a backup.
    Restore(keep::Copy),
    /// Copy everything between a data folder and a PostgreSQL; can be interrupted and repeated.
    Move(keep::Move),
    /// Let bots play against bots and measure them.
    Arena(arena::Args),
    /// Measure how fast a game plays and thinks on this machine, or how much play the server carries.
    #[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
    Bench {
        #[command(subcommand)]
        what: Option<Measured>,
        #[command(flatten)]
        game: Option<bench::Args>,
    },
}

/// What is measured besides games.
#[derive(Subcommand)]
enum Measured {
    /// How many actions a second the server makes durable, over real connections.
    Server(bench_server::Args),
}

/// Errors are told to the person who started the program, in one sentence and without a trace of our own code.
fn main() -> ExitCode {
    match run(Besace::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("besace: {error:#}");
            if error.is::<Misuse>() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}

/// The person asked for something that does not exist. The exit code tells scripts so; it is the same as for an
/// argument that cannot be read.
#[derive(Debug)]
struct Misuse(String);

impl std::fmt::Display for Misuse {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misuse {}

/// Prints a text for whoever reads it; nobody has to read it to its end.
fn say(text: &str) -> anyhow::Result<()> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        said => Ok(said?),
    }
}

/// The game with this id.
fn game(id: &str) -> Result<&'static dyn besace_shelf::Shelved, Misuse> {
    besace_shelf::game(id).ok_or_else(|| Misuse(format!("there is no game {id:?}")))
}

fn run(Besace { command, serve }: Besace) -> anyhow::Result<()> {
    match command {
        None => serve::run(serve),
        Some(Command::Serve(args)) => serve::run(*args),
        Some(Command::Play(args)) => play::run(args),
        Some(Command::Engine) => engine::run(),
        Some(Command::Deal(args)) => deal::run(args),
        Some(Command::Tables(args)) => look_after::tables(args),
        Some(Command::People(args)) => look_after::people(args),
        Some(Command::Forget(args)) => look_after::forget(args),
        Some(Command::Check(args)) => keep::check(args),
        Some(Command::Backup(args)) => keep::backup(args),
        Some(Command::Restore(args)) => keep::restore(args),
        Some(Command::Move(args)) => keep::move_all(args),
        Some(Command::Arena(args)) => arena::run(args),
        Some(Command::Bench { what: Some(Measured::Server(args)), .. }) => bench_server::run(args),
        Some(Command::Bench { game: Some(args), .. }) => bench::run(args),
        Some(Command::Bench { .. }) => {
            anyhow::bail!(Misuse("say what to measure: a game's id, or server".into()))
        }
    }
}
