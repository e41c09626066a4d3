//! `besace bench`.

/// The arguments of `besace bench`.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
}

/// Runs it.
pub fn run(args: Args) -> anyhow::Result<()> {
    anyhow::bail!("{} is not here yet", args.game)
}
