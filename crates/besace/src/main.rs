//! The program: each subcommand is one module here, with its arguments and a `run`.

mod arena;
mod bench;
mod bench_server;
mod deal;
mod engine;
mod play;
mod serve;

use clap::{Parser, Subcommand};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
use std::alloc::System;
use std::process::ExitCode;

/// The system's allocator, with a count of what is asked of it: `bench` reads it. It costs a few atomic additions
/// for each allocation, and what has to be fast here makes none.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

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
    /// Open the tables in the browser; what happens, too, when nothing is asked for.
    Serve(Box<serve::Args>),
    /// Play a game in this terminal against bots.
    Play(play::Args),
    /// Speak the table protocol, one JSON document a line, on standard input and output.
    Engine,
    /// Tell the number of a deal, from which a table can be made; or what is behind a number.
    Deal(deal::Args),
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

/// What is measured beside games.
#[derive(Subcommand)]
enum Measured {
    /// How many actions a second the server makes durable, over real connections.
    Server(bench_server::Args),
}

/// What goes wrong is told to the person who started the program: in one sentence, and without a trace of our own code.
fn main() -> ExitCode {
    match run(Besace::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("besace: {error:#}");
            if error.is::<Misuse>() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}

/// Something was asked for that there is not. Scripts tell it from what went wrong by the exit code, which is the same
/// as for an argument that cannot be read.
#[derive(Debug)]
struct Misuse(String);

impl std::fmt::Display for Misuse {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misuse {}

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
        Some(Command::Arena(args)) => arena::run(args),
        Some(Command::Bench { what: Some(Measured::Server(args)), .. }) => bench_server::run(args),
        Some(Command::Bench { game: Some(args), .. }) => bench::run(args),
        Some(Command::Bench { .. }) => {
            anyhow::bail!(Misuse("say what to measure: a game's id, or server".into()))
        }
    }
}
