//! The program: each subcommand is one module here, with its arguments and a `run`.

mod arena;
mod bench;
mod engine;
mod play;

use clap::{Parser, Subcommand};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
use std::alloc::System;

/// The system's allocator, with a count of what is asked of it: `bench` reads it. It costs a few atomic additions
/// for each allocation, and what has to be fast here makes none.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Six table games in one satchel.
#[derive(Parser)]
#[command(version)]
struct Besace {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game in this terminal against bots.
    Play(play::Args),
    /// Speak the table protocol, one JSON document a line, on standard input and output.
    Engine,
    /// Let bots play against bots and measure them.
    Arena(arena::Args),
    /// Measure how fast a game plays and thinks on this machine.
    Bench(bench::Args),
}

fn main() -> anyhow::Result<()> {
    match Besace::parse().command {
        None => play::run(play::Args::default()),
        Some(Command::Play(args)) => play::run(args),
        Some(Command::Engine) => engine::run(),
        Some(Command::Arena(args)) => arena::run(args),
        Some(Command::Bench(args)) => bench::run(args),
    }
}
