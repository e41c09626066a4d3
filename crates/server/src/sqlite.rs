//! Storage in one SQLite file.
//!
//! The file is in WAL mode with `synchronous=FULL`: a commit is on the disk when it returns. One connection writes,
//! some others read. Appends of all tables meet in one task, which takes whatever is waiting and sends it as **one**
//! statement: one crossing to SQLite's thread and one fsync for the whole group, so that a slow disk makes the groups
//! larger and not the server slower.

use crate::entry::{Entry, Person};
use crate::storage::{Append, Appending, Key, Make, Mark, Row, Said, Storage, StorageError};
use crate::wire::{ChatLine, TableState};
use async_trait::async_trait;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row as _, SqlSafeStr};
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex as StdMutex};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

/// The most tables of one group.
const LARGEST_GROUP: usize = 1024;
/// The most rows of one statement. Larger groups take several, in one transaction.
const LARGEST_STATEMENT: usize = 64;
/// How often the others are let go first before a group is sent.
const COME_ALONG: usize = 3;
/// How long a check of the file holds.
const CHECKED_FOR: Duration = Duration::from_secs(1);
/// How many connections read.
const READERS: u32 = 4;

/// The statements that insert one row, two, and so on: SQLite prepares each when it is first needed and keeps it. (Rows as
/// one JSON document would need one statement for all, but taking it apart costs twice what inserting does.)
static INSERTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let insert = |rows| {
        let values = vec!["(?, ?, ?, ?, ?, ?)"; rows].join(", ");
        format!("INSERT INTO log (\"table\", number, at, person, request, entry) VALUES {values}")
    };
    (1..=LARGEST_STATEMENT).map(insert).collect()
});

/// One SQLite file.
pub struct Sqlite {
    appends: StdMutex<Option<mpsc::UnboundedSender<Waiting>>>,
    appender: StdMutex<Option<JoinHandle<()>>>,
    /// Writing of every kind goes through this one connection, one after the other.
    writer: Arc<Mutex<Option<SqliteConnection>>>,
    readers: SqlitePool,
    /// When it was last seen that rows can be read and written.
    checked: Mutex<Option<Instant>>,
}

/// Rows that wait to be durable, all or none, and who waits for them.
struct Waiting {
    rows: Vec<Append>,
    durable: oneshot::Sender<Result<(), StorageError>>,
}

impl Sqlite {
    /// Opens the file, makes it if it is not there, and brings its tables up to date.
    pub async fn open(file: &Path) -> Result<Sqlite, StorageError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(false)
            // The log is written at its end and read rarely: a small cache does, and checkpoints of a few megabytes
            // cost less than many small ones.
            .pragma("cache_size", "-8000")
            .pragma("wal_autocheckpoint", "2000")
            .disable_statement_logging();
        let mut writer = options.connect().await?;
        migrations().run(&mut writer).await.map_err(unknown_tables)?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true).pragma("cache_size", "-2000"))
            .await?;
        let writer = Arc::new(Mutex::new(Some(writer)));
        let (appends, waiting) = mpsc::unbounded_channel();
        let appender = tokio::spawn(append_in_groups(waiting, writer.clone()));
        Ok(Sqlite {
            appends: StdMutex::new(Some(appends)),
            appender: StdMutex::new(Some(appender)),
            writer,
            readers,
            checked: Mutex::default(),
        })
    }
}

/// How the file's tables came to be as they are, step by step. A step that has been published is never changed: files that
/// exist remember it. (They are listed here because sqlx's macro for it would have SQLite compiled a second time.)
fn migrations() -> Migrator {
    let step = |version, name: &'static str, sql: &'static str| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        step(1, "the log", include_str!("../migrations/sqlite/1_the_log.sql")),
        step(2, "known deals", include_str!("../migrations/sqlite/2_known_deals.sql")),
    ])
}

/// Why a file's tables cannot be brought up to date, for the host.
fn unknown_tables(error: MigrateError) -> StorageError {
    StorageError::Broken(match error {
        MigrateError::VersionMissing(_) => {
            "a newer Besace has written it, and this one cannot read it".into()
        }
        MigrateError::VersionMismatch(_) => "its tables are not as Besace has made them".into(),
        error => error.to_string(),
    })
}

/// Appends whatever waits, group by group, until nobody can append any more.
async fn append_in_groups(
    mut waiting: mpsc::UnboundedReceiver<Waiting>,
    writer: Arc<Mutex<Option<SqliteConnection>>>,
) {
    let mut group = Vec::with_capacity(LARGEST_GROUP);
    while waiting.recv_many(&mut group, LARGEST_GROUP).await > 0 {
        // The runtime runs a woken task at once, so the first row of a group would go alone: whoever is about to
        // append gets the chance to come along.
        for _ in 0..COME_ALONG {
            tokio::task::yield_now().await;
        }
        while group.len() < LARGEST_GROUP
            && let Ok(more) = waiting.try_recv()
        {
            group.push(more);
        }
        let start = Instant::now();
        let mut writer = writer.lock().await;
        let Some(connection) = writer.as_mut() else { return };
        let appended = append_group(connection, group.iter().flat_map(|waiting| &waiting.rows)).await;
        metrics::histogram!("besace_commit_seconds").record(start.elapsed().as_secs_f64());
        metrics::histogram!("besace_commit_rows").record(group.len() as f64);
        match appended {
            Ok(()) => {
                for waiting in group.drain(..) {
                    let _ = waiting.durable.send(Ok(()));
                }
            }
            // One bad row must not cost other tables theirs: each gets its own answer.
            Err(_) => {
                for Waiting { rows: own, durable } in group.drain(..) {
                    let _ = durable.send(append_group(connection, own.iter()).await);
                }
            }
        }
    }
}

/// Appends rows in one transaction: by one statement alone, where that does it.
async fn append_group<'a>(
    connection: &mut SqliteConnection,
    group: impl Iterator<Item = &'a Append>,
) -> Result<(), StorageError> {
    let rows: Vec<&Append> = group.collect();
    if rows.len() <= LARGEST_STATEMENT && rows.iter().all(|row| row.marks.is_empty()) {
        return insert_rows(connection, &rows).await;
    }
    let mut transaction = connection.begin().await?;
    append_rows(&mut transaction, &rows).await?;
    transaction.commit().await?;
    Ok(())
}

/// Appends rows and keeps the lists true, within a transaction.
async fn append_rows(connection: &mut SqliteConnection, rows: &[&Append]) -> Result<(), StorageError> {
    for some in rows.chunks(LARGEST_STATEMENT) {
        insert_rows(connection, some).await?;
    }
    for row in rows {
        for mark in &row.marks {
            note(connection, row.table, row.at, *mark).await?;
        }
    }
    Ok(())
}

/// Inserts rows, at the most as many as a statement may have.
async fn insert_rows(connection: &mut SqliteConnection, rows: &[&Append]) -> Result<(), StorageError> {
    let Some(last) = rows.len().checked_sub(1) else { return Ok(()) };
    let mut query = sqlx::query(INSERTS[last].as_str());
    for row in rows {
        let (person, request) =
            row.request.as_ref().map(|(person, request)| (person.0, request.clone())).unzip();
        query = query
            .bind(row.table.0)
            .bind(row.number as i64)
            .bind(row.at as i64)
            .bind(person)
            .bind(request)
            .bind(row.entry.clone());
    }
    query.execute(connection).await?;
    Ok(())
}

/// Keeps the lists true.
async fn note(
    connection: &mut SqliteConnection,
    table: Key,
    at: u64,
    mark: Mark,
) -> Result<(), StorageError> {
    let query = match mark {
        Mark::Sat(person, seat) => {
            sqlx::query("INSERT OR REPLACE INTO seated (person, \"table\", seat) VALUES (?, ?, ?)")
                .bind(person.0)
                .bind(table.0)
                .bind(seat)
        }
        Mark::Left(seat) => {
            sqlx::query("DELETE FROM seated WHERE \"table\" = ? AND seat = ?").bind(table.0).bind(seat)
        }
        Mark::State(state) => sqlx::query("UPDATE tables SET state = ?, changed = ? WHERE key = ?")
            .bind(state_id(state))
            .bind(at as i64)
            .bind(table.0),
    };
    query.execute(connection).await?;
    Ok(())
}

fn state_id(state: TableState) -> &'static str {
    match state {
        TableState::Waiting => "waiting",
        TableState::Playing => "playing",
        TableState::Over => "over",
    }
}

#[async_trait]
impl Storage for Sqlite {
    fn append(&self, rows: Vec<Append>) -> Appending {
        let (durable, answer) = oneshot::channel();
        if let Some(appends) = self.appends.lock().expect("no one panics here").as_ref() {
            // Where the appender is gone, `answer` says so.
            let _ = appends.send(Waiting { rows, durable });
        }
        Box::pin(async { answer.await.unwrap_or_else(|_| Err(closed())) })
    }

    async fn make(&self, table: Make, and: Option<Append>) -> Result<Key, StorageError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.as_mut().ok_or_else(closed)?.begin().await?;
        let key: i64 = sqlx::query(
            "INSERT INTO tables (id, host, listed, known_deal, state, created, changed) \
             VALUES (?, ?, ?, ?, 'waiting', ?, ?) RETURNING key",
        )
        .bind(&table.id)
        .bind(table.host.0)
        .bind(table.listed)
        .bind(table.known_deal)
        .bind(table.at as i64)
        .bind(table.at as i64)
        .fetch_one(&mut *transaction)
        .await?
        .get(0);
        let key = Key(key);
        let row = |(number, entry): (u64, &Entry)| Append {
            table: key,
            number,
            at: table.at,
            request: None,
            entry: entry.to_json(),
            marks: Mark::of(entry),
        };
        let rows: Vec<Append> = (1..).zip(&table.entries).map(row).chain(and).collect();
        append_rows(&mut transaction, &rows.iter().collect::<Vec<_>>()).await?;
        transaction.commit().await?;
        Ok(key)
    }

    async fn find(&self, id: &str) -> Result<Option<Key>, StorageError> {
        let row =
            sqlx::query("SELECT key FROM tables WHERE id = ?").bind(id).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| Key(row.get(0))))
    }

    async fn load(&self, table: Key) -> Result<Vec<Row>, StorageError> {
        let rows = sqlx::query(
            "SELECT number, at, person, request, entry FROM log WHERE \"table\" = ? ORDER BY number",
        )
        .bind(table.0)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(read_row).collect()
    }

    async fn lobby(&self, most: u32) -> Result<Vec<String>, StorageError> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE listed = 1 AND state = 'waiting' ORDER BY created DESC LIMIT ?",
        )
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    async fn tables_of(&self, person: Person, since: u64, most: u32) -> Result<Vec<String>, StorageError> {
        let rows = sqlx::query(
            "SELECT DISTINCT tables.id, tables.key FROM seated JOIN tables ON tables.key = seated.\"table\" \
             WHERE seated.person = ? AND (tables.state <> 'over' OR tables.changed >= ?) \
             ORDER BY tables.key DESC LIMIT ?",
        )
        .bind(person.0)
        .bind(since as i64)
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    async fn hosted_by(&self, person: Person) -> Result<u32, StorageError> {
        let row = sqlx::query("SELECT count(*) FROM tables WHERE host = ? AND state <> 'over'")
            .bind(person.0)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.get(0))
    }

    async fn name_of(&self, person: Person) -> Result<Option<String>, StorageError> {
        let row = sqlx::query("SELECT name FROM people WHERE id = ?")
            .bind(person.0)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.get(0)))
    }

    async fn name(&self, person: Person, name: &str, at: u64) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        sqlx::query(
            "INSERT INTO people (id, name, created) VALUES (?, ?, ?) \
             ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        )
        .bind(person.0)
        .bind(name)
        .bind(at as i64)
        .execute(writer.as_mut().ok_or_else(closed)?)
        .await?;
        Ok(())
    }

    async fn say(&self, said: Said) -> Result<(u64, bool), StorageError> {
        let mut writer = self.writer.lock().await;
        let connection = writer.as_mut().ok_or_else(closed)?;
        let kept = sqlx::query(
            "INSERT INTO chat (\"table\", number, at, person, request, name, seat, text) \
             VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM chat WHERE \"table\" = ?1), ?2, ?3, ?4, ?5, ?6, ?7) \
             ON CONFLICT (\"table\", person, request) DO NOTHING RETURNING number",
        )
        .bind(said.table.0)
        .bind(said.at as i64)
        .bind(said.person.0)
        .bind(&said.request)
        .bind(&said.name)
        .bind(said.seat)
        .bind(&said.text)
        .fetch_optional(&mut *connection)
        .await?;
        if let Some(row) = kept {
            return Ok((row.get::<i64, _>(0) as u64, true));
        }
        let row = sqlx::query("SELECT number FROM chat WHERE \"table\" = ? AND person = ? AND request = ?")
            .bind(said.table.0)
            .bind(said.person.0)
            .bind(&said.request)
            .fetch_one(&mut *connection)
            .await?;
        Ok((row.get::<i64, _>(0) as u64, false))
    }

    async fn chat(&self, table: Key, after: u64, most: u32) -> Result<Vec<ChatLine>, StorageError> {
        let rows = sqlx::query(
            "SELECT number, at, name, seat, text FROM chat WHERE \"table\" = ? AND number > ? \
             ORDER BY number DESC LIMIT ?",
        )
        .bind(table.0)
        .bind(i64::try_from(after).unwrap_or(i64::MAX))
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        let line = |row: &SqliteRow| ChatLine {
            number: row.get::<i64, _>(0) as u64,
            at: row.get::<i64, _>(1) as u64,
            name: row.get(2),
            seat: row.get(3),
            text: row.get(4),
        };
        Ok(rows.iter().rev().map(line).collect())
    }

    async fn keep_recovery(&self, token: &str, person: Person, until: u64) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        sqlx::query("INSERT INTO recovery (token, person, until) VALUES (?, ?, ?)")
            .bind(token)
            .bind(person.0)
            .bind(until as i64)
            .execute(writer.as_mut().ok_or_else(closed)?)
            .await?;
        Ok(())
    }

    async fn recovery_of(&self, token: &str, now: u64) -> Result<Option<Person>, StorageError> {
        let row = sqlx::query("SELECT person FROM recovery WHERE token = ? AND until >= ?")
            .bind(token)
            .bind(now as i64)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| Person(row.get(0))))
    }

    async fn use_recovery(&self, token: &str, now: u64) -> Result<Option<Person>, StorageError> {
        let mut writer = self.writer.lock().await;
        let connection = writer.as_mut().ok_or_else(closed)?;
        sqlx::query("DELETE FROM recovery WHERE until < ?")
            .bind(now as i64)
            .execute(&mut *connection)
            .await?;
        let row = sqlx::query("DELETE FROM recovery WHERE token = ? RETURNING person")
            .bind(token)
            .fetch_optional(&mut *connection)
            .await?;
        Ok(row.map(|row| Person(row.get(0))))
    }

    async fn check(&self) -> Result<(), StorageError> {
        // Anybody may ask, and the answer costs a write: one a second does for all of them.
        let mut checked = self.checked.lock().await;
        if checked.is_some_and(|at| at.elapsed() < CHECKED_FOR) {
            return Ok(());
        }
        sqlx::query("SELECT 1").fetch_one(&self.readers).await?;
        let mut writer = self.writer.lock().await;
        // The number means nothing, but it has to get to the disk: on a full one everything can still be read.
        sqlx::query("PRAGMA user_version = 1").execute(writer.as_mut().ok_or_else(closed)?).await?;
        *checked = Some(Instant::now());
        Ok(())
    }

    async fn close(&self) {
        drop(self.appends.lock().expect("no one panics here").take());
        let appender = self.appender.lock().expect("no one panics here").take();
        if let Some(appender) = appender {
            let _ = appender.await;
        }
        self.readers.close().await;
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.close().await;
        }
    }
}

fn read_row(row: &SqliteRow) -> Result<Row, StorageError> {
    let entry: &str = row.try_get(4)?;
    let entry = serde_json::from_str(entry)
        .map_err(|error| StorageError::Broken(format!("an entry cannot be read: {error}")))?;
    let person: Option<i64> = row.get(2);
    let request: Option<String> = row.get(3);
    Ok(Row {
        number: row.get::<i64, _>(0) as u64,
        at: row.get::<i64, _>(1) as u64,
        request: person.map(Person).zip(request),
        entry,
    })
}

fn closed() -> StorageError {
    StorageError::Broken("the database is closed".into())
}

impl From<sqlx::Error> for StorageError {
    fn from(error: sqlx::Error) -> StorageError {
        match error.as_database_error() {
            Some(database) if database.is_unique_violation() => StorageError::Taken,
            _ => StorageError::Broken(error.to_string()),
        }
    }
}
