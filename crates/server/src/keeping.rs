//! What a host does with the data as a whole: check it, copy it, put a copy back.
//!
//! A backup is one SQLite file that only its owner can read: a copy of the database as it was in one moment, with the key in
//! a table of its own. It can be made while the server runs.

use crate::inventory::{DATABASE, Inventory, KEY, log_of, what_is_missing};
use crate::moving;
use crate::postgres::{self, Address};
use crate::server::lock;
use crate::session::Sessions;
use crate::sqlite::{Reader, Sqlite};
use crate::storage::{Key, Storage, StorageError};
use crate::table::{Games, Table};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};
use std::fs::{self, OpenOptions};
use std::io::{self, Read, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

/// How far something has come: how many are done, of how many.
pub type Progress<'a> = &'a (dyn Fn(u64, u64) + Sync);

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
pub enum KeepingError {
    /// There is nothing to check or to copy.
    #[error("there are no games in {0}")]
    NoGames(PathBuf),
    /// A backup must not cost anybody their games.
    #[error("{0} is there already: nothing is overwritten; move it away first")]
    IsThere(PathBuf),
    /// Whatever is filled must have no games of its own.
    #[error("there are games in {0} already: choose an empty place")]
    HasGames(String),
    /// Somebody plays there.
    #[error("a server is using {0}: stop it first")]
    InUse(String),
    /// What was copied is not what is there.
    #[error(
        "`{0}` is not the same in both: somebody has played since an earlier attempt; begin again with an empty one"
    )]
    Differs(&'static str),
    /// A file that is none of ours.
    #[error("{0} is not a Besace backup")]
    NoBackup(PathBuf),
    /// A file cannot be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// The database cannot be read or written.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

impl From<sqlx::Error> for KeepingError {
    fn from(error: sqlx::Error) -> KeepingError {
        KeepingError::Storage(error.into())
    }
}

/// What a check has found.
#[derive(Debug, Default)]
pub struct Found {
    /// How many tables there are.
    pub tables: u64,
    /// How many entries their logs have.
    pub entries: u64,
    /// What is wrong with the folder and the database in it.
    pub damage: Vec<String>,
    /// The tables whose log cannot be replayed, and why.
    pub broken: Vec<(String, String)>,
}

impl Found {
    /// Whether everything is as it should be.
    pub fn is_sound(&self) -> bool {
        self.damage.is_empty() && self.broken.is_empty()
    }
}

/// Verifies the database and replays every log in it. A server may run meanwhile.
pub async fn check(folder: &Path, games: Games, progress: Progress<'_>) -> Result<Found, KeepingError> {
    let file = database_of(folder)?;
    let mut found = Found { damage: lost(folder), ..Found::default() };
    let looked = async {
        let mut reader = Reader::open(&file).await?;
        found.damage.extend(reader.damage(true).await?);
        found.damage.extend(reader.too_new().await?.map(str::to_owned));
        found.damage.extend(other(folder, &mut reader).await);
        let tables = reader.tables().await?;
        Ok::<_, StorageError>((reader, tables))
    };
    let (mut reader, tables) = match looked.await {
        Ok(looked) => looked,
        Err(error) => {
            // What cannot be read at all may have been told above, in the words of SQLite.
            found.damage.push(error.to_string());
            return Ok(found);
        }
    };
    for (key, id) in &tables {
        found.tables += 1;
        match replay(&mut reader, games, *key, id).await {
            Ok(entries) => found.entries += entries,
            Err(why) => found.broken.push((id.clone(), why)),
        }
        progress(found.tables, tables.len() as u64);
    }
    Ok(found)
}

/// Replays a log; gives how many entries it has, or what is wrong with it.
async fn replay(reader: &mut Reader, games: Games, key: Key, id: &str) -> Result<u64, String> {
    let rows = reader.load(key).await.map_err(|error| error.to_string())?;
    match Table::fault(games, key, id, &rows) {
        None => Ok(rows.len() as u64),
        Some(why) => Err(why),
    }
}

/// Replays every log in a PostgreSQL. Nodes may go on meanwhile; whether the database itself is sound, its own means say.
pub async fn check_database(
    address: &Address,
    games: Games,
    progress: Progress<'_>,
) -> Result<Found, KeepingError> {
    let mut reader = postgres::prepare(address).await?;
    let tables = postgres::tables(&mut reader).await?;
    let mut found = Found::default();
    for (key, id) in &tables {
        found.tables += 1;
        let fault = match postgres::load(&mut reader, *key).await {
            Ok(rows) => {
                found.entries += rows.len() as u64;
                Table::fault(games, *key, id, &rows)
            }
            Err(error) => Some(error.to_string()),
        };
        found.broken.extend(fault.map(|why| (id.clone(), why)));
        progress(found.tables, tables.len() as u64);
    }
    Ok(found)
}

/// Copies everything that is in a PostgreSQL into one file, of the same kind as that of a data folder. Nodes may go on meanwhile.
pub async fn backup_database(
    address: &Address,
    to: &Path,
    progress: Progress<'_>,
) -> Result<(), KeepingError> {
    let unfinished = begin_backup(to)?;
    let copied = async {
        let key = moving::copy_out(address, &unfinished, progress).await?;
        seal(&unfinished, &key).await
    };
    finish_backup(&unfinished, to, copied.await)
}

/// Fills a PostgreSQL without games from a backup.
pub async fn restore_database(
    from: &Path,
    address: &Address,
    progress: Progress<'_>,
) -> Result<(), KeepingError> {
    let key = key_in(from).await?.try_into().map_err(|_| KeepingError::NoBackup(from.into()))?;
    // A backup of an older program is brought up to date first, in a copy.
    let unfinished = PathBuf::from(format!("{}.unfinished", from.display()));
    copy_file(from, &unfinished, &|_, _| {})
        .map_err(|error| KeepingError::File(unfinished.clone(), error))?;
    let copied = async {
        let mut copy = connect(&unfinished, false).await?;
        sqlx::query("DROP TABLE backup").execute(&mut copy).await?;
        copy.close().await?;
        Sqlite::open(&unfinished).await?.close().await;
        moving::copy_in(&unfinished, address, key, progress).await
    };
    let copied = copied.await;
    let _ = fs::remove_file(&unfinished);
    copied
}

/// What was in the folder and is not, as far as can be seen without opening the database. What a server that runs is just
/// writing is its own business.
fn lost(folder: &Path) -> Vec<String> {
    let Ok(_no_server) = lock(folder) else { return Vec::new() };
    match Inventory::read(folder) {
        Ok(inventory) => {
            what_is_missing(folder, inventory.as_ref()).map(|loss| loss.to_string()).into_iter().collect()
        }
        Err(error) => vec![error.to_string()],
    }
}

/// Whether another database or another key lies in the folder than the one that belongs there.
async fn other(folder: &Path, reader: &mut Reader) -> Option<String> {
    let inventory = Inventory::read(folder).ok()??;
    let key = folder.join(KEY);
    if !key.exists() {
        return None;
    }
    match (Sessions::open(&key), reader.number().await) {
        (Ok(sessions), Ok(number)) => inventory.compare(&number, &sessions).map(|loss| loss.to_string()),
        (Err(error), _) => Some(error.to_string()),
        (_, Err(error)) => Some(error.to_string()),
    }
}

/// Copies everything into one file, also while a server runs.
pub async fn backup(folder: &Path, to: &Path, progress: Progress<'_>) -> Result<(), KeepingError> {
    let file = database_of(folder)?;
    let key_file = folder.join(KEY);
    let key = fs::read(&key_file).map_err(|error| KeepingError::File(key_file, error))?;
    let unfinished = begin_backup(to)?;
    let copied = copy_database(&file, &unfinished, &key, progress).await;
    finish_backup(&unfinished, to, copied)
}

/// Makes the file that a backup is written to: under another name until it is whole, and for its owner alone from the first byte
/// on.
fn begin_backup(to: &Path) -> Result<PathBuf, KeepingError> {
    if to.exists() {
        return Err(KeepingError::IsThere(to.into()));
    }
    let unfinished = PathBuf::from(format!("{}.unfinished", to.display()));
    let made = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&unfinished);
    made.map_err(|error| KeepingError::File(unfinished.clone(), error))?;
    Ok(unfinished)
}

/// Gives a backup its name, or removes what there is of it.
fn finish_backup(unfinished: &Path, to: &Path, copied: Result<(), KeepingError>) -> Result<(), KeepingError> {
    let finished = copied.and_then(|()| {
        fs::File::open(unfinished)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::rename(unfinished, to))
            .map_err(|error| KeepingError::File(to.into(), error))
    });
    if finished.is_err() {
        let _ = fs::remove_file(unfinished);
    }
    finished
}

async fn copy_database(
    file: &Path,
    to: &Path,
    key: &[u8],
    progress: Progress<'_>,
) -> Result<(), KeepingError> {
    let size = file.metadata().map_or(0, |file| file.len()).max(1);
    let mut source = connect(file, true).await?;
    let copying = sqlx::query("VACUUM INTO ?").bind(to.display().to_string()).execute(&mut source);
    let mut copying = Box::pin(copying);
    loop {
        tokio::select! {
            copied = &mut copying => {
                copied?;
                break;
            }
            () = tokio::time::sleep(std::time::Duration::from_millis(100)) => {
                progress(to.metadata().map_or(0, |copy| copy.len()).min(size), size);
            }
        }
    }
    drop(copying);
    source.close().await?;
    seal(to, key).await?;
    progress(size, size);
    Ok(())
}

/// Makes a backup of a database's copy: with the key, and in one file.
async fn seal(file: &Path, key: &[u8]) -> Result<(), KeepingError> {
    let mut copy = connect(file, false).await?;
    // A copy has no companions: it is one file.
    sqlx::query("PRAGMA journal_mode = DELETE").execute(&mut copy).await?;
    sqlx::query("CREATE TABLE backup (key BLOB NOT NULL) STRICT").execute(&mut copy).await?;
    sqlx::query("INSERT INTO backup (key) VALUES (?)").bind(key).execute(&mut copy).await?;
    copy.close().await?;
    Ok(())
}

/// Makes a data folder of a backup. A folder that has games already is left alone.
pub async fn restore(from: &Path, folder: &Path, progress: Progress<'_>) -> Result<(), KeepingError> {
    let in_folder = |error| KeepingError::File(folder.into(), error);
    let key = key_in(from).await?;
    fs::DirBuilder::new().recursive(true).mode(0o700).create(folder).map_err(in_folder)?;
    let _lock = lock(folder).map_err(in_folder)?;
    let database = folder.join(DATABASE);
    for there in [&database, &log_of(&database)] {
        if there.metadata().is_ok_and(|file| file.len() > 0) {
            return Err(KeepingError::IsThere(there.clone()));
        }
    }
    // The key may be what is left of the folder, if it is the one that belongs here.
    let key_file = folder.join(KEY);
    if key_file.exists() && fs::read(&key_file).map_err(in_folder)? != key {
        return Err(KeepingError::IsThere(key_file));
    }
    let unfinished = folder.join("restored.unfinished");
    copy_file(from, &unfinished, progress).map_err(|error| KeepingError::File(unfinished.clone(), error))?;
    let mut copy = connect(&unfinished, false).await?;
    sqlx::query("DROP TABLE backup").execute(&mut copy).await?;
    copy.close().await?;
    if !key_file.exists() {
        write_private(&key_file, &key).map_err(|error| KeepingError::File(key_file.clone(), error))?;
    }
    fs::rename(&unfinished, &database).map_err(in_folder)?;
    // What belongs here is what has just been put here.
    let storage = Sqlite::open(&database).await?;
    let sessions = Sessions::open(&key_file).map_err(in_folder)?;
    let inventory = Inventory { database: storage.number().await?, key: sessions.fingerprint(), open: false };
    storage.close().await;
    inventory.write(folder).map_err(in_folder)
}

/// The key in a backup.
async fn key_in(backup: &Path) -> Result<Vec<u8>, KeepingError> {
    let none = || KeepingError::NoBackup(backup.into());
    fs::File::open(backup).map_err(|error| KeepingError::File(backup.into(), error))?;
    let mut file = connect(backup, true).await.map_err(|_| none())?;
    let row = sqlx::query("SELECT key FROM backup").fetch_one(&mut file).await.map_err(|_| none())?;
    let key = row.try_get(0).map_err(|_| none())?;
    file.close().await?;
    Ok(key)
}

fn copy_file(from: &Path, to: &Path, progress: Progress<'_>) -> io::Result<()> {
    let mut from = fs::File::open(from)?;
    let size = from.metadata()?.len();
    let mut to = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(to)?;
    let (mut part, mut copied) = (vec![0; 1 << 20], 0);
    loop {
        let count = from.read(&mut part)?;
        if count == 0 {
            return to.sync_all();
        }
        to.write_all(&part[..count])?;
        copied += count as u64;
        progress(copied, size);
    }
}

pub(crate) fn write_private(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut made = OpenOptions::new().write(true).create_new(true).mode(0o600).open(file)?;
    made.write_all(bytes)?;
    made.sync_all()
}

fn database_of(folder: &Path) -> Result<PathBuf, KeepingError> {
    let file = folder.join(DATABASE);
    if file.exists() { Ok(file) } else { Err(KeepingError::NoGames(folder.into())) }
}

async fn connect(file: &Path, read_only: bool) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnectOptions::new()
        .filename(file)
        .read_only(read_only)
        .disable_statement_logging()
        .connect()
        .await
}
