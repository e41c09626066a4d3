//! `besace play`.

/// The arguments of `besace play`.
#[derive(clap::Args, Default)]
pub struct Args {
    /// The game's id.
    game: Option<String>,
}

/// Runs it.
pub fn run(args: Args) -> anyhow::Result<()> {
    anyhow::bail!("{:?} is not here yet", args.game)
}
