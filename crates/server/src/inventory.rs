//! What has to be in a data folder: so that data that was there and is not is told, and never quietly made anew.
//!
//! Beside the database and the key stands `inventory.json`. It names the database that belongs here and has a fingerprint of
//! the key, and says whether the last server has closed the database. From that follows what must be there: after a crash,
//! what was played last is in SQLite's write-ahead log, and a folder without that file has lost games.

use crate::session::Sessions;
use crate::wal;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The database.
pub const DATABASE: &str = "besace.sqlite";
/// The key that signs who people are.
pub const KEY: &str = "session.key";
/// What the folder has to have.
const INVENTORY: &str = "inventory.json";

/// What belongs in a data folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inventory {
    /// The number of the database that belongs here; it stands in the database, too.
    pub database: String,
    /// A fingerprint of the key.
    pub key: String,
    /// Whether a server has opened the database and has not closed it yet.
    pub open: bool,
}

/// Something that was there and is not, or is another: each is a sentence with what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Loss {
    /// The database.
    #[error("its games are gone: {DATABASE} is missing; put it back, or `besace restore` a backup")]
    Database,
    /// What was played last.
    #[error(
        "what was played last is gone: the server did not close the database, and {DATABASE}-wal, which had it, is \
         missing; put that file back, or `besace restore` a backup"
    )]
    Latest,
    /// What was played last can be read only in part.
    #[error(
        "what was played last is damaged: {DATABASE}-wal cannot be read to its end, and games in it would be lost; put \
         back a copy of the folder, or move its files away and `besace restore` a backup"
    )]
    LatestDamaged,
    /// Another database lies there.
    #[error(
        "{DATABASE} is another database than the one that was there; put that one back, or `besace restore` a backup"
    )]
    OtherDatabase,
    /// The key.
    #[error(
        "{KEY} is gone, and without it nobody gets back to their seats; put it back, or `besace restore` a backup"
    )]
    Key,
    /// Another key lies there.
    #[error(
        "{KEY} is another key than the one that was there, and with it nobody gets back to their seats; put that one back"
    )]
    OtherKey,
}

impl Inventory {
    /// What belongs in this folder; `None` for one that has never had a server, or only one from before there were
    /// inventories.
    pub fn read(folder: &Path) -> io::Result<Option<Inventory>> {
        match fs::read(folder.join(INVENTORY)) {
            Ok(text) => serde_json::from_slice(&text).map(Some).map_err(|error| {
                let advice = "if everything else is there, remove it and start again";
                io::Error::other(format!("{INVENTORY} cannot be read ({error}); {advice}"))
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Writes it down, whole or not at all.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        let unfinished = folder.join("inventory.unfinished");
        let mut file = fs::File::create(&unfinished)?;
        file.write_all(&serde_json::to_vec_pretty(self).expect("an inventory can be written as JSON"))?;
        file.sync_all()?;
        fs::rename(unfinished, folder.join(INVENTORY))
    }

    /// What is missing in the folder, as far as can be seen without opening the database.
    pub fn missing(&self, folder: &Path) -> Option<Loss> {
        let database = folder.join(DATABASE);
        if is_empty(&database) {
            return Some(Loss::Database);
        }
        if self.open && is_empty(&log_of(&database)) {
            return Some(Loss::Latest);
        }
        if self.open && wal::is_damaged(&log_of(&database)).unwrap_or(false) {
            return Some(Loss::LatestDamaged);
        }
        (!folder.join(KEY).exists()).then_some(Loss::Key)
    }

    /// Whether what has been opened is what belongs here.
    pub fn compare(&self, database: &str, sessions: &Sessions) -> Option<Loss> {
        if self.database != database {
            return Some(Loss::OtherDatabase);
        }
        (self.key != sessions.fingerprint()).then_some(Loss::OtherKey)
    }
}

/// What was in a data folder and is not, as far as can be seen without opening the database. A folder from before there were
/// inventories has a key wherever it has a database.
pub fn what_is_missing(folder: &Path, inventory: Option<&Inventory>) -> Option<Loss> {
    match inventory {
        Some(inventory) => inventory.missing(folder),
        None => {
            let has_games = is_database(&folder.join(DATABASE));
            (has_games && !folder.join(KEY).exists()).then_some(Loss::Key)
        }
    }
}

/// Whether a file begins as SQLite's do.
fn is_database(file: &Path) -> bool {
    let mut start = [0; 15];
    fs::File::open(file).and_then(|mut file| file.read_exact(&mut start)).is_ok()
        && start == *b"SQLite format 3"
}

/// The write-ahead log that belongs to a database.
pub fn log_of(database: &Path) -> PathBuf {
    database.with_extension("sqlite-wal")
}

/// Whether there is nothing in this file, or no file.
fn is_empty(file: &Path) -> bool {
    file.metadata().map_or(true, |file| file.len() == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_there_and_is_not_is_told() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path();
        assert_eq!(Inventory::read(folder).unwrap(), None);
        let mut inventory = Inventory { database: "7".into(), key: "f".into(), open: true };
        inventory.write(folder).unwrap();
        assert_eq!(Inventory::read(folder).unwrap(), Some(inventory.clone()));
        assert_eq!(inventory.missing(folder), Some(Loss::Database));
        fs::write(folder.join(DATABASE), "").unwrap();
        assert_eq!(inventory.missing(folder), Some(Loss::Database), "an empty file is none");
        fs::write(folder.join(DATABASE), "x").unwrap();
        assert_eq!(inventory.missing(folder), Some(Loss::Latest));
        fs::write(log_of(&folder.join(DATABASE)), "x").unwrap();
        assert_eq!(inventory.missing(folder), Some(Loss::LatestDamaged));
        inventory.open = false;
        assert_eq!(inventory.missing(folder), Some(Loss::Key));
        fs::write(folder.join(KEY), [7; 32]).unwrap();
        assert_eq!(inventory.missing(folder), None);
        let sessions = Sessions::open(&folder.join(KEY)).unwrap();
        assert_eq!(inventory.compare("8", &sessions), Some(Loss::OtherDatabase));
        assert_eq!(inventory.compare("7", &sessions), Some(Loss::OtherKey));
        inventory.key = sessions.fingerprint();
        assert_eq!(inventory.compare("7", &sessions), None);
        fs::write(folder.join(INVENTORY), "{").unwrap();
        assert!(Inventory::read(folder).is_err());
    }
}
