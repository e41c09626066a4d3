//! What the databases share that can hold the logs: how their tables are brought up to date, how errors are told, and how a few
//! values are written.

use crate::entry::Person;
use crate::storage::{Append, Row, StorageError};
use crate::wire::TableState;
use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType};
use sqlx::sqlite::SqliteError;
use tokio::sync::oneshot;

/// How often the others are let go first before a group of rows is sent.
pub const COME_ALONG: usize = 3;

/// What is said of a database that has more steps behind it than this program knows.
pub const NEWER: &str = "a newer Besace has written it, and this one cannot read it";

/// Forgets the games of people who are not remembered any more.
pub const PLAYED_BY_NOBODY: &str = "DELETE FROM played WHERE person NOT IN (SELECT id FROM people)";

/// Rows that wait to be durable, all or none, and who waits for them.
pub struct Waiting {
    /// The rows, all of one table.
    pub rows: Vec<Append>,
    /// Who waits.
    pub durable: oneshot::Sender<Result<(), StorageError>>,
}

/// A step in which a database's tables came to be as they are. One that has been published is never changed: databases that
/// exist remember it. (Steps are listed because sqlx's macro for it would have SQLite compiled a second time.)
pub fn step(version: i64, name: &'static str, sql: &'static str) -> Migration {
    Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
}

/// Why a database's tables cannot be brought up to date, for the host.
pub fn unknown_tables(error: MigrateError) -> StorageError {
    StorageError::Broken(match error {
        MigrateError::VersionMissing(_) => NEWER.into(),
        MigrateError::VersionMismatch(_) => "its tables are not as Besace has made them".into(),
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => return error.into(),
        error => error.to_string(),
    })
}

/// The word for where a table stands.
pub fn state_id(state: TableState) -> &'static str {
    match state {
        TableState::Waiting => "waiting",
        TableState::Playing => "playing",
        TableState::Over => "over",
    }
}

/// Where a table stands, by its word.
pub fn state_of(id: &str) -> TableState {
    match id {
        "waiting" => TableState::Waiting,
        "playing" => TableState::Playing,
        _ => TableState::Over,
    }
}

/// A moment as it is compared; before that of `None` there is nothing.
pub fn moment(at: Option<u64>) -> i64 {
    at.map_or(i64::MIN, |at| at as i64)
}

/// A row of a log, from what stands in its columns.
pub fn read_row(
    (number, at): (i64, i64),
    (person, request): (Option<i64>, Option<String>),
    entry: &str,
) -> Result<Row, StorageError> {
    let entry = serde_json::from_str(entry)
        .map_err(|error| StorageError::Broken(format!("an entry cannot be read: {error}")))?;
    let request = person.map(Person).zip(request);
    Ok(Row { number: number as u64, at: at as u64, request, entry })
}

/// What is said when nothing is answered any more.
pub fn closed() -> StorageError {
    StorageError::Broken("the database is closed".into())
}

impl From<sqlx::Error> for StorageError {
    fn from(error: sqlx::Error) -> StorageError {
        match error.as_database_error() {
            Some(database) if database.is_unique_violation() => StorageError::Taken,
            Some(database)
                if database.try_downcast_ref::<SqliteError>().is_some()
                    && is_of_damage(database.code().as_deref()) =>
            {
                StorageError::Damaged(database.message().into())
            }
            Some(database) if database.try_downcast_ref::<SqliteError>().is_some() => {
                StorageError::Broken(error.to_string())
            }
            Some(database) if is_out_of_reach(database.code().as_deref()) => {
                StorageError::Unreachable(error.to_string())
            }
            None if is_of_the_way(&error) => StorageError::Unreachable(error.to_string()),
            _ => StorageError::Broken(error.to_string()),
        }
    }
}

/// Whether SQLite's code says that a file is malformed, or none of its own.
fn is_of_damage(code: Option<&str>) -> bool {
    // Longer codes have the short one in their last byte.
    let code = code.and_then(|code| code.parse::<u32>().ok());
    matches!(code.map(|code| code & 0xff), Some(11 | 26))
}

/// Whether PostgreSQL's code says that it ends, begins, or has no room or connection left: what is asked again later may be done.
fn is_out_of_reach(code: Option<&str>) -> bool {
    code.is_some_and(|code| ["08", "53", "57P"].iter().any(|class| code.starts_with(class)))
}

/// Whether something went wrong on the way to the database, and not in it.
fn is_of_the_way(error: &sqlx::Error) -> bool {
    use sqlx::Error::{Io, PoolTimedOut, Protocol, Tls};
    matches!(error, Io(_) | Tls(_) | Protocol(_) | PoolTimedOut)
}
