//! `besace check`, `besace backup` and `besace restore`: the data as a whole.

use crate::say;
use besace_server::keeping::{self, Found};
use besace_server::table::Games;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;

/// Where the data is.
#[derive(clap::Args)]
pub struct Where {
    /// Where games and the session key are kept
    #[arg(long, env = "BESACE_DATA", default_value = "besace-data", global = true)]
    pub(crate) data: PathBuf,
}

/// The arguments of `besace check`.
#[derive(clap::Args)]
pub struct Check {
    #[command(flatten)]
    at: Where,
}

/// The arguments of `besace backup` and `besace restore`.
#[derive(clap::Args)]
pub struct Copy {
    /// The backup: one file with everything, the key included
    file: PathBuf,
    #[command(flatten)]
    at: Where,
}

/// Verifies the file and replays every log.
pub fn check(args: Check) -> anyhow::Result<()> {
    let bar = bar("games replayed");
    let found =
        runtime()?.block_on(keeping::check(&args.at.data, Games(besace_shelf::games()), &|done, all| {
            show(&bar, done, all)
        }))?;
    bar.finish_and_clear();
    report(&found)
}

fn report(found: &Found) -> anyhow::Result<()> {
    let mut text = format!("{} games with {} entries\n", found.tables, found.entries);
    text.extend(found.damage.iter().map(|damage| format!("damaged: {damage}\n")));
    text.extend(found.broken.iter().map(|(table, why)| format!("{table} cannot be played: {why}\n")));
    if found.is_sound() {
        text.push_str("everything is as it should be\n");
    }
    say(&text)?;
    anyhow::ensure!(
        found.is_sound(),
        "not everything is as it should be; `besace restore` puts a backup into a folder without games"
    );
    Ok(())
}

/// Copies everything into one file.
pub fn backup(args: Copy) -> anyhow::Result<()> {
    let bar = bar("bytes copied");
    runtime()?.block_on(keeping::backup(&args.at.data, &args.file, &|done, all| show(&bar, done, all)))?;
    bar.finish_and_clear();
    say(&format!("{} has everything, the key included: whoever has it can be anybody\n", args.file.display()))
}

/// Makes a data folder from a backup.
pub fn restore(args: Copy) -> anyhow::Result<()> {
    let bar = bar("bytes copied");
    runtime()?.block_on(keeping::restore(&args.file, &args.at.data, &|done, all| show(&bar, done, all)))?;
    bar.finish_and_clear();
    say(&format!("{} is as it was\n", args.at.data.display()))
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()
}

fn bar(what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} {msg}, {eta} left");
    ProgressBar::new(0).with_style(style.expect("the template is right")).with_message(what)
}

fn show(bar: &ProgressBar, done: u64, all: u64) {
    bar.set_length(all);
    bar.set_position(done);
}
