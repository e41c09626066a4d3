//! `besace check`, `besace backup`, `besace restore` and `besace move`: the data as a whole.

use crate::say;
use besace_server::keeping::{self, Found};
use besace_server::moving::{self, Store};
use besace_server::postgres;
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

/// The database, if it is not in the data folder.
#[derive(clap::Args)]
pub struct Shared {
    /// The PostgreSQL in which games are kept: postgres://user:password@host/database
    #[arg(long, env = "BESACE_DATABASE", hide_env_values = true)]
    database: Option<postgres::Address>,
}

/// The arguments of `besace check`.
#[derive(clap::Args)]
pub struct Check {
    #[command(flatten)]
    at: Where,
    #[command(flatten)]
    shared: Shared,
}

/// The arguments of `besace move`.
#[derive(clap::Args)]
pub struct Move {
    /// The data folder, or the address of the PostgreSQL, that has everything
    #[arg(long)]
    from: Store,
    /// The data folder, or the address of the PostgreSQL, that is to have it
    #[arg(long)]
    to: Store,
}

/// The arguments of `besace backup` and `besace restore`.
#[derive(clap::Args)]
pub struct Copy {
    /// The backup: one file with everything, the key included
    file: PathBuf,
    #[command(flatten)]
    at: Where,
    #[command(flatten)]
    shared: Shared,
}

/// Verifies the file and replays every log.
pub fn check(args: Check) -> anyhow::Result<()> {
    let bar = bar("games replayed");
    let (games, progress) = (Games(besace_shelf::games()), |done, all| show(&bar, done, all));
    let found = runtime()?.block_on(async {
        match &args.shared.database {
            Some(database) => keeping::check_database(database, games, &progress).await,
            None => keeping::check(&args.at.data, games, &progress).await,
        }
    })?;
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
    let bar = bar("copied");
    let progress = |done, all| show(&bar, done, all);
    runtime()?.block_on(async {
        match &args.shared.database {
            Some(database) => keeping::backup_database(database, &args.file, &progress).await,
            None => keeping::backup(&args.at.data, &args.file, &progress).await,
        }
    })?;
    bar.finish_and_clear();
    say(&format!(
        "{} has everything, the key included: whoever holds it can sign in as anybody\n",
        args.file.display()
    ))
}

/// Makes a data folder, or fills a database, from a backup.
pub fn restore(args: Copy) -> anyhow::Result<()> {
    let bar = bar("copied");
    let progress = |done, all| show(&bar, done, all);
    let place = runtime()?.block_on(async {
        match &args.shared.database {
            Some(database) => keeping::restore_database(&args.file, database, &progress)
                .await
                .map(|()| database.to_string()),
            None => {
                let restored = keeping::restore(&args.file, &args.at.data, &progress).await;
                restored.map(|()| args.at.data.display().to_string())
            }
        }
    })?;
    bar.finish_and_clear();
    say(&format!("{place} is restored\n"))
}

/// Copies everything between a data folder and a PostgreSQL.
pub fn move_all(args: Move) -> anyhow::Result<()> {
    let bar = bar("rows copied and compared");
    let progress = |done, all| show(&bar, done, all);
    let moved = runtime()?.block_on(moving::move_all(&args.from, &args.to, &progress))?;
    bar.finish_and_clear();
    let rows: Vec<String> = moved.tables.iter().map(|(table, rows)| format!("{table} {rows}")).collect();
    say(&format!(
        "{} has everything that {} has, the key included; counted and compared row by row: {}\n",
        args.to,
        args.from,
        rows.join(", ")
    ))
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
