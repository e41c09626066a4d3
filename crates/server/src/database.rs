//! What SQLite and PostgreSQL share: the queue of rows, questions in the same words, how their tables are brought up
//! to date, how errors are told, and how a few values are written.

use crate::entry::Person;
use crate::storage::{Append, Appending, Key, Listed, Row, StorageError};
use crate::wire::{Language, TableState};
use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType};
use sqlx::sqlite::SqliteError;
use std::sync::Mutex;
use tokio::sync::{mpsc, oneshot};

/// How often other tasks run before a group of rows is sent, so that they can add theirs.
pub const COME_ALONG: usize = 3;

/// What is said of a database that has more steps behind it than this program knows.
pub const NEWER: &str = "a newer Besace has written it, and this one cannot read it";

/// Forgets the games of people who are not remembered any more.
pub const PLAYED_BY_NOBODY: &str = "DELETE FROM played WHERE person NOT IN (SELECT id FROM people)";

/// Forgets how people are called who are not remembered any more, and that they were called to tables that are over.
pub const CALLED_NO_MORE: [&str; 3] = [
    "DELETE FROM calls WHERE \"table\" IN (SELECT key FROM tables WHERE state = 'over')",
    "DELETE FROM devices WHERE person NOT IN (SELECT id FROM people)",
    "DELETE FROM mails WHERE person NOT IN (SELECT id FROM people)",
];

/// Notes a decision that somebody owes, where nothing is known of it or of a later one.
pub const OWE: &str = "INSERT INTO calls (\"table\", person, asked, at, ends, told) VALUES ($1, $2, $3, $4, $5, FALSE) \
                       ON CONFLICT (\"table\", person) DO UPDATE SET asked = excluded.asked, at = excluded.at, \
                       ends = excluded.ends, told = FALSE, ways = NULL WHERE calls.asked < excluded.asked";

/// Keeps what lists show of a table, and after which entry that was.
pub const KEEP_GLANCE: &str = "UPDATE tables SET glance = $1, glanced = $2 WHERE key = $3";

/// Takes a call over, if nobody else has.
pub const TAKE_CALL: &str = "UPDATE calls SET at = $1, told = $2, ways = CASE WHEN $2 THEN NULL ELSE ways END \
                             WHERE \"table\" = $3 AND person = $4 AND asked = $5 AND at = $6 RETURNING 1";

/// Gives a call back, if it stands: by this way it has still to go out, and by those that were given back before.
pub const GIVE_CALL_BACK: &str = "UPDATE calls SET at = $1, told = $2, \
                                  ways = CASE WHEN ways IS NULL THEN $3 ELSE ways || ' ' || $3 END \
                                  WHERE \"table\" = $4 AND person = $5 AND asked = $6";

/// Keeps a browser for a person, whoever had it before.
pub const KEEP_DEVICE: &str = "INSERT INTO devices (endpoint, person, key, auth, language, since) \
                               VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (endpoint) DO UPDATE SET \
                               person = excluded.person, key = excluded.key, auth = excluded.auth, \
                               language = excluded.language, since = excluded.since";

/// Forgets all but the newest browsers of a person.
pub const DROP_OLD_DEVICES: &str = "DELETE FROM devices WHERE person = $1 AND endpoint NOT IN (SELECT endpoint \
                                    FROM devices WHERE person = $1 ORDER BY since DESC, endpoint LIMIT $2)";

/// The browsers of a person, the oldest first.
pub const DEVICES_OF: &str =
    "SELECT endpoint, key, auth, language FROM devices WHERE person = $1 ORDER BY since, endpoint";

/// Forgets a browser, anybody's or one person's.
pub const DROP_DEVICE: &str =
    "DELETE FROM devices WHERE endpoint = $1 AND (CAST($2 AS BIGINT) IS NULL OR person = $2)";

/// Keeps where somebody wants to be written to.
pub const KEEP_MAIL: &str = "INSERT INTO mails (person, address, language, token, asked, until, counted, sent) \
                             VALUES ($1, $2, $3, $4, $5, $6, 0, 0) ON CONFLICT (person) DO UPDATE SET \
                             address = excluded.address, language = excluded.language, token = excluded.token, \
                             asked = excluded.asked, until = excluded.until";

/// Counts a mail, where it is not one too many in the hour that runs, or begins an hour.
pub const COUNT_MAIL: &str = "UPDATE mails SET counted = CASE WHEN counted > $2 - 3600000 THEN counted ELSE $2 END, \
                              sent = CASE WHEN counted > $2 - 3600000 THEN sent + 1 ELSE 1 END \
                              WHERE person = $1 AND until IS NULL AND (counted <= $2 - 3600000 OR sent < $3) RETURNING 1";

/// Rows that wait to be durable, all or none, and who waits for them.
pub struct Batch {
    /// The rows, all of one table.
    pub rows: Vec<Append>,
    /// Who waits.
    pub durable: oneshot::Sender<Result<(), StorageError>>,
}

/// The way to the task that appends rows, until the database is closed.
pub struct Appends(Mutex<Option<mpsc::UnboundedSender<Batch>>>);

impl Appends {
    /// The way, and where it leads.
    pub fn new() -> (Appends, mpsc::UnboundedReceiver<Batch>) {
        let (appends, waiting) = mpsc::unbounded_channel();
        (Appends(Mutex::new(Some(appends))), waiting)
    }

    /// Has rows of one table appended, all or none.
    pub fn append(&self, rows: Vec<Append>) -> Appending {
        let (durable, answer) = oneshot::channel();
        if let Some(appends) = self.0.lock().expect("no one panics here").as_ref() {
            // If the appender is gone, `answer` says so.
            let _ = appends.send(Batch { rows, durable });
        }
        Box::pin(async { answer.await.unwrap_or_else(|_| Err(closed())) })
    }

    /// Takes no more rows.
    pub fn close(&self) {
        drop(self.0.lock().expect("no one panics here").take());
    }
}

/// What is read of a table for a list; [`read_listed`] reads it.
macro_rules! listed_columns {
    () => {
        "key, id, host, glance, glanced, (SELECT max(number) FROM log WHERE \"table\" = key)"
    };
}

macro_rules! listed {
    () => {
        concat!("SELECT ", listed_columns!(), " FROM tables")
    };
}

/// A table by its id.
pub const LOOK: &str = concat!(listed!(), " WHERE id = $1");

/// The tables of the lobby, where `$listed` is true. Each network's newest table comes before anybody's second. Tables
/// that were made before networks were noted count by their hosts.
macro_rules! lobby {
    ($listed:literal) => {
        concat!(
            listed!(),
            " WHERE key IN (SELECT key FROM (SELECT key, created, row_number() OVER (PARTITION BY ",
            "CASE origin WHEN 0 THEN host ELSE origin END ORDER BY created DESC) AS turn FROM tables WHERE ",
            $listed,
            " AND state = 'waiting') AS turns ORDER BY turn, created DESC LIMIT $1) ORDER BY created DESC"
        )
    };
}

/// The tables of the lobby in PostgreSQL.
pub const LOBBY: &str = lobby!("listed");
/// The same in SQLite, which finds its index by these words alone.
pub const LOBBY_IN_SQLITE: &str = lobby!("listed = 1");

/// The tables of a person: where they sit, and those they host.
pub const TABLES_OF: &str = concat!(
    listed!(),
    " WHERE key IN (SELECT \"table\" FROM seated WHERE person = $1 ",
    "UNION SELECT key FROM tables WHERE host = $1 AND state <> 'over') ",
    "AND (state <> 'over' OR changed >= $2) ORDER BY key DESC LIMIT $3"
);

/// The games that a person has played, the latest first; those before the one at a given table, if one is given.
pub const PLAYED_BY: &str = concat!(
    "SELECT ",
    listed_columns!(),
    ", began, ended, counts FROM played JOIN tables ON key = played.\"table\" WHERE person = $1 ",
    "AND (CAST($2 AS TEXT) IS NULL OR (ended, key) < (SELECT ended, \"table\" FROM played WHERE person = $1 ",
    "AND \"table\" = (SELECT key FROM tables WHERE id = $2))) ORDER BY ended DESC, key DESC LIMIT $3"
);

/// How many tables that are not over a person hosts, and how many come from a network.
pub const MADE_BY: &str = "SELECT (SELECT count(*) FROM tables WHERE host = $1 AND state <> 'over'), \
                           (SELECT count(*) FROM tables WHERE origin = $2 AND state <> 'over')";

/// The rows of a log after a number.
pub const LOAD_AFTER: &str =
    "SELECT number, at, person, request, entry FROM log WHERE \"table\" = $1 AND number > $2 ORDER BY number";

/// A step in which a database's tables came to be as they are. One that has been published is never changed: databases that
/// exist remember it. (Steps are listed because sqlx's macro for it would have SQLite compiled a second time.)
pub fn step(version: i64, name: &'static str, sql: &'static str) -> Migration {
    Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
}

/// Why a database's tables cannot be brought up to date, for the host.
pub fn unknown_tables(error: MigrateError) -> StorageError {
    StorageError::Broken(match error {
        MigrateError::VersionMissing(_) => NEWER.into(),
        MigrateError::VersionMismatch(_) => "its tables are not the ones Besace made".into(),
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => return error.into(),
        error => error.to_string(),
    })
}

/// How many recovery links somebody has at most: an older one goes when another is made.
pub const LINKS_EACH: i64 = 5;

/// Where a table stands, by its word.
pub fn state_of(id: &str) -> TableState {
    TableState::from_id(id).unwrap_or(TableState::Over)
}

/// A moment as a number that databases compare. That of `None` is the smallest: nothing lies before it.
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

/// A table of a list, from what stands in the columns of a list.
pub fn read_listed(
    (key, id, host): (i64, String, i64),
    (glance, glanced): (Option<String>, i64),
    last: Option<i64>,
) -> Listed {
    Listed {
        key: Key(key),
        id,
        host: Person(host),
        last: last.unwrap_or(0) as u64,
        glance: glance.map(|glance| (glanced as u64, glance)),
    }
}

/// A language, by how it is written down.
pub fn language_of(id: &str) -> Language {
    Language::from_id(id).unwrap_or(Language::En)
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

/// Whether PostgreSQL's code says that it is stopping or starting, or has no room or connection left: asking again later
/// may help.
fn is_out_of_reach(code: Option<&str>) -> bool {
    code.is_some_and(|code| ["08", "53", "57P"].iter().any(|class| code.starts_with(class)))
}

/// Whether something went wrong on the way to the database, and not in it.
fn is_of_the_way(error: &sqlx::Error) -> bool {
    use sqlx::Error::{Io, PoolTimedOut, Protocol, Tls};
    matches!(error, Io(_) | Tls(_) | Protocol(_) | PoolTimedOut)
}
