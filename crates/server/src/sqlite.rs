//! Storage in one SQLite file.
//!
//! The file is in WAL mode with `synchronous=FULL`: a commit is on the disk when it returns. One connection writes,
//! some others read. Appends of all tables meet in one task, which takes whatever is waiting and sends it as **one**
//! statement: one crossing to SQLite's thread and one fsync for the whole group, so that a slow disk makes the groups
//! larger and not the server slower.

use crate::database::{
    self, Appends, Batch, CALLED_NO_MORE, COME_ALONG, COUNT_MAIL, DEVICES_OF, DROP_DEVICE, DROP_OLD_DEVICES,
    GIVE_CALL_BACK, KEEP_DEVICE, KEEP_GLANCE, KEEP_MAIL, LINKS_EACH, LOAD_AFTER, LOBBY_IN_SQLITE, LOOK,
    MADE_BY, NEWER, OWE, PLAYED_BY, PLAYED_BY_NOBODY, TABLES_OF, TAKE_CALL, closed, language_of, moment,
    state_of, step, unknown_tables,
};
use crate::disk::free_bytes;
use crate::entry::Person;
use crate::storage::{
    Append, Appending, Before, Call, Device, Key, Listed, MadeBy, Mail, Make, Mark, Owed, PersonRow, Played,
    PlayedTable, Row, Said, Storage, StorageError, TableRow,
};
use crate::verdicts::Verdict;
use crate::wire::{ChatLine, Figure, TableState};
use async_trait::async_trait;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex as StdMutex};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinHandle;

/// The most tables of one group.
const LARGEST_GROUP: usize = 1024;
/// The most rows of one statement. Larger groups take several, in one transaction.
const LARGEST_STATEMENT: usize = 64;
/// How long a check of the file holds.
const CHECKED_FOR: Duration = Duration::from_secs(1);
/// How many bytes must be left on the disk: less is gone before anybody has looked.
const LEAST_ROOM: u64 = 1 << 20;
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

/// The tables at which the first parameter's person is to be found: the fourth, or where that is none, all.
macro_rules! been {
    () => {
        "(SELECT \"table\" FROM been WHERE person = ?1 AND \"table\" = ifnull(?4, \"table\"))"
    };
}

/// Makes another person (?2, called ?3) of one (?1), at one table (?4) or at all. Every statement looks into the logs of that
/// person's tables and into no other: nobody waits longer because there are many. The first [`AT_TABLES`] are about tables.
const FORGET: [&str; 14] = [
    concat!(
        "UPDATE tables SET glance = NULL, glanced = 0 WHERE key IN ",
        been!(),
        " AND (host = ?1 OR EXISTS (SELECT 1 FROM log WHERE \"table\" = key AND entry ->> '$.person' = ?1))"
    ),
    concat!(
        "UPDATE log SET entry = json_replace(entry, '$.person', ?2, '$.name', ?3) WHERE \"table\" IN ",
        been!(),
        " AND entry ->> '$.person' = ?1"
    ),
    concat!(
        "UPDATE log SET entry = json_replace(entry, '$.host', ?2) WHERE \"table\" IN ",
        been!(),
        " AND number = 1 AND entry ->> '$.host' = ?1"
    ),
    concat!("UPDATE log SET person = ?2 WHERE \"table\" IN ", been!(), " AND person = ?1"),
    concat!("UPDATE chat SET person = ?2, name = ?3 WHERE \"table\" IN ", been!(), " AND person = ?1"),
    concat!("UPDATE tables SET host = ?2 WHERE key IN ", been!(), " AND host = ?1"),
    "UPDATE seated SET person = ?2 WHERE person = ?1 AND \"table\" = ifnull(?4, \"table\")",
    "UPDATE been SET person = ?2 WHERE person = ?1 AND \"table\" = ifnull(?4, \"table\")",
    "DELETE FROM played WHERE person = ?1",
    "DELETE FROM recovery WHERE person = ?1",
    "DELETE FROM devices WHERE person = ?1",
    "DELETE FROM mails WHERE person = ?1",
    "DELETE FROM calls WHERE person = ?1",
    "DELETE FROM people WHERE id = ?1",
];

/// How many statements of [`FORGET`] are about tables.
const AT_TABLES: usize = 8;

/// One SQLite file.
pub struct Sqlite {
    appends: Appends,
    appender: StdMutex<Option<JoinHandle<()>>>,
    /// Writing of every kind goes through this one connection, one after the other.
    writer: Arc<Mutex<Option<SqliteConnection>>>,
    readers: SqlitePool,
    /// Where it is.
    file: PathBuf,
    /// When it was last looked whether rows can be read and written, and what came of it.
    checked: Mutex<Option<(Instant, Result<(), StorageError>)>>,
    /// Whether rows could not be kept the last time.
    failed: Arc<AtomicBool>,
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
        // Also the first thing that is written: from now on there is something in the write-ahead log.
        sqlx::query("INSERT INTO facts (name, value) VALUES ('opened', '1') ON CONFLICT (name) DO UPDATE SET value = value + 1")
            .execute(&mut writer)
            .await?;
        sqlx::query("INSERT OR IGNORE INTO facts (name, value) VALUES ('database', ?)")
            .bind(crate::chance::link())
            .execute(&mut writer)
            .await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true).pragma("cache_size", "-2000"))
            .await?;
        let writer = Arc::new(Mutex::new(Some(writer)));
        let (appends, waiting) = Appends::new();
        let failed = Arc::<AtomicBool>::default();
        let appender = tokio::spawn(append_in_groups(waiting, writer.clone(), failed.clone()));
        Ok(Sqlite {
            appends,
            appender: StdMutex::new(Some(appender)),
            writer,
            readers,
            file: file.into(),
            checked: Mutex::default(),
            failed,
        })
    }

    /// Makes another person of one, at one table or at all that are left; with these goes the person. Says which tables those were.
    async fn forget_at(
        &self,
        at: Option<i64>,
        person: Person,
        as_person: Person,
        as_name: &str,
    ) -> Result<Vec<String>, StorageError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.as_mut().ok_or_else(closed)?.begin().await?;
        let ask = |sql| sqlx::query(sql).bind(person.0).bind(as_person.0).bind(as_name.to_owned()).bind(at);
        let tables = concat!("SELECT id FROM tables WHERE key IN ", been!());
        let tables = ask(tables).fetch_all(&mut *transaction).await?;
        for sql in &FORGET[..if at.is_some() { AT_TABLES } else { FORGET.len() }] {
            ask(sql).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(tables.iter().map(|row| row.get(0)).collect())
    }
}

/// Somebody who only reads a database file, also while a server uses it.
pub struct Reader(SqliteConnection);

impl Reader {
    /// Opens the file.
    pub async fn open(file: &Path) -> Result<Reader, StorageError> {
        let options = SqliteConnectOptions::new().filename(file).read_only(true).disable_statement_logging();
        Ok(Reader(options.connect().await?))
    }

    /// What is wrong with the file, as SQLite finds it; `whole` also compares indices with what they stand for.
    pub async fn damage(&mut self, whole: bool) -> Result<Vec<String>, StorageError> {
        let sql = if whole { "PRAGMA integrity_check(20)" } else { "PRAGMA quick_check(5)" };
        match sqlx::query(sql).fetch_all(&mut self.0).await {
            Ok(rows) => {
                let found = rows.iter().map(|row| row.get::<String, _>(0));
                Ok(found.filter(|line| line != "ok").collect())
            }
            // A file may be too damaged to be looked through.
            Err(error) => Ok(vec![error.to_string()]),
        }
    }

    /// Why this program cannot use the file, though it may be sound; `None` if it can.
    pub async fn too_new(&mut self) -> Result<Option<&'static str>, StorageError> {
        let sql = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations";
        let last: i64 = sqlx::query(sql).fetch_one(&mut self.0).await?.try_get(0)?;
        let known = migrations().iter().map(|step| step.version).max();
        Ok((Some(last) > known).then_some(NEWER))
    }

    /// The number of this database.
    pub async fn number(&mut self) -> Result<String, StorageError> {
        Ok(sqlx::query(NUMBER).fetch_one(&mut self.0).await?.try_get(0)?)
    }

    /// Every table: its key and its id.
    pub async fn tables(&mut self) -> Result<Vec<(Key, String)>, StorageError> {
        let rows = sqlx::query("SELECT key, id FROM tables ORDER BY key").fetch_all(&mut self.0).await?;
        Ok(rows.iter().map(|row| (Key(row.get(0)), row.get(1))).collect())
    }

    /// A table's log.
    pub async fn load(&mut self, table: Key) -> Result<Vec<Row>, StorageError> {
        let rows = sqlx::query(LOAD_AFTER).bind(table.0).bind(0).fetch_all(&mut self.0).await?;
        rows.iter().map(read_row).collect()
    }
}

/// The number of a database.
const NUMBER: &str = "SELECT value FROM facts WHERE name = 'database'";

impl Sqlite {
    /// The number of this database, by which a data folder recognises it.
    pub async fn number(&self) -> Result<String, StorageError> {
        Ok(sqlx::query(NUMBER).fetch_one(&self.readers).await?.get(0))
    }

    /// Reads and writes. A single page may still find room on a disk that is full for everything else: so it counts, too,
    /// whether there is room for more, and whether rows could be kept the last time.
    async fn try_out(&self) -> Result<(), StorageError> {
        sqlx::query("SELECT 1").fetch_one(&self.readers).await?;
        let mut writer = self.writer.lock().await;
        // The number means nothing, but it has to get to the disk: on a full one everything can still be read.
        sqlx::query("PRAGMA user_version = 1").execute(writer.as_mut().ok_or_else(closed)?).await?;
        let free = free_bytes(&self.file).unwrap_or(u64::MAX);
        if free < LEAST_ROOM {
            return Err(StorageError::Broken(format!("the disk is full: {free} bytes are left")));
        }
        if self.failed.load(Ordering::Relaxed) {
            // Room again: the next rows will tell.
            self.failed.store(false, Ordering::Relaxed);
            return Err(StorageError::Broken("the last rows could not be kept".into()));
        }
        Ok(())
    }
}

/// How the file's tables came to be as they are, step by step.
fn migrations() -> Migrator {
    Migrator::with_migrations(vec![
        step(1, "the log", include_str!("../migrations/sqlite/1_the_log.sql")),
        step(2, "known deals", include_str!("../migrations/sqlite/2_known_deals.sql")),
        step(4, "glances", include_str!("../migrations/sqlite/4_glances.sql")),
        step(5, "origins", include_str!("../migrations/sqlite/5_origins.sql")),
        step(6, "facts", include_str!("../migrations/sqlite/6_facts.sql")),
        step(7, "people seen", include_str!("../migrations/sqlite/7_people_seen.sql")),
        step(8, "standings", include_str!("../migrations/sqlite/8_standings.sql")),
        step(9, "been", include_str!("../migrations/sqlite/9_been.sql")),
        step(20, "played", include_str!("../migrations/sqlite/20_played.sql")),
        step(21, "due", include_str!("../migrations/sqlite/21_due.sql")),
        step(30, "calls", include_str!("../migrations/sqlite/30_calls.sql")),
        step(31, "calls given back", include_str!("../migrations/sqlite/31_calls_given_back.sql")),
    ])
}

/// Appends whatever waits, group by group, until nobody can append any more.
async fn append_in_groups(
    mut waiting: mpsc::UnboundedReceiver<Batch>,
    writer: Arc<Mutex<Option<SqliteConnection>>>,
    failed: Arc<AtomicBool>,
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
                failed.store(false, Ordering::Relaxed);
                for waiting in group.drain(..) {
                    let _ = waiting.durable.send(Ok(()));
                }
            }
            // One bad row must not cost other tables theirs: each gets its own answer.
            Err(_) => {
                for Batch { rows: own, durable } in group.drain(..) {
                    let appended = append_group(connection, own.iter()).await;
                    failed.store(matches!(appended, Err(StorageError::Broken(_))), Ordering::Relaxed);
                    let _ = durable.send(appended);
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
            note(connection, row, mark).await?;
        }
    }
    Ok(())
}

/// Inserts rows, no more than one statement may have.
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

/// Notes that somebody is to be found at a table, for when they want to be forgotten.
async fn note_been(
    connection: &mut SqliteConnection,
    table: Key,
    person: Person,
) -> Result<(), StorageError> {
    sqlx::query("INSERT OR IGNORE INTO been (\"table\", person) VALUES (?, ?)")
        .bind(table.0)
        .bind(person.0)
        .execute(connection)
        .await?;
    Ok(())
}

/// Keeps the lists true.
async fn note(connection: &mut SqliteConnection, row: &Append, mark: &Mark) -> Result<(), StorageError> {
    let Append { table, number, at, .. } = *row;
    let query = match mark {
        Mark::Sat(person, seat) => {
            note_been(connection, table, *person).await?;
            sqlx::query("INSERT OR REPLACE INTO seated (person, \"table\", seat) VALUES (?, ?, ?)")
                .bind(person.0)
                .bind(table.0)
                .bind(seat)
        }
        Mark::Left(seat) => {
            sqlx::query("DELETE FROM seated WHERE \"table\" = ? AND seat = ?").bind(table.0).bind(seat)
        }
        Mark::State(state) => sqlx::query("UPDATE tables SET state = ?, changed = ? WHERE key = ?")
            .bind(state.id())
            .bind(at as i64)
            .bind(table.0),
        Mark::Due(due) => sqlx::query("UPDATE tables SET due = ? WHERE key = ?")
            .bind(due.map(|due| due as i64))
            .bind(table.0),
        Mark::Owed(owed) => return note_owed(connection, table, at, owed).await,
        Mark::Glance(glance) => sqlx::query(KEEP_GLANCE).bind(&**glance).bind(number as i64).bind(table.0),
        Mark::Played(played) => {
            let Played { person, game, seats, won, counts, began } = &**played;
            sqlx::query(
                "INSERT OR IGNORE INTO played (person, \"table\", game, seats, won, counts, began, ended) \
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            )
            .bind(person.0)
            .bind(table.0)
            .bind(game)
            .bind(*seats)
            .bind(*won)
            .bind(*counts)
            .bind(*began as i64)
            .bind(at as i64)
        }
    };
    query.execute(connection).await?;
    Ok(())
}

/// Notes the decisions that people owe at a table; those that they do not owe any more call nobody.
async fn note_owed(
    connection: &mut SqliteConnection,
    table: Key,
    at: u64,
    owed: &[Owed],
) -> Result<(), StorageError> {
    let still: Vec<String> = owed.iter().map(|owed| format!("{} {}", owed.person.0, owed.asked)).collect();
    sqlx::query(
        "DELETE FROM calls WHERE \"table\" = ? AND person || ' ' || asked NOT IN (SELECT value FROM json_each(?))",
    )
    .bind(table.0)
    .bind(serde_json::to_string(&still).expect("texts can be written as JSON"))
    .execute(&mut *connection)
    .await?;
    for owed in owed {
        owe(&mut *connection, table, *owed, at).await?;
    }
    Ok(())
}

async fn owe(connection: &mut SqliteConnection, table: Key, owed: Owed, at: u64) -> Result<(), StorageError> {
    sqlx::query(OWE)
        .bind(table.0)
        .bind(owed.person.0)
        .bind(owed.asked as i64)
        .bind(at as i64)
        .bind(owed.ends.map(|ends| ends as i64))
        .execute(connection)
        .await?;
    Ok(())
}

#[async_trait]
impl Storage for Sqlite {
    fn append(&self, rows: Vec<Append>) -> Appending {
        self.appends.append(rows)
    }

    async fn make(&self, table: Make, and: Option<Append>) -> Result<Key, StorageError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.as_mut().ok_or_else(closed)?.begin().await?;
        let key: i64 = sqlx::query(
            "INSERT INTO tables (id, host, listed, known_deal, origin, state, created, changed, glance, glanced, due) \
             VALUES (?, ?, ?, ?, ?, 'waiting', ?, ?, ?, ?, ?) RETURNING key",
        )
        .bind(&table.id)
        .bind(table.host.0)
        .bind(table.listed)
        .bind(table.known_deal)
        .bind(table.origin)
        .bind(table.at as i64)
        .bind(table.at as i64)
        .bind(&table.glance)
        .bind(table.entries.len() as i64)
        .bind(table.due.map(|due| due as i64))
        .fetch_one(&mut *transaction)
        .await?
        .get(0);
        let key = Key(key);
        note_been(&mut transaction, key, table.host).await?;
        let rows: Vec<Append> = table.rows(key).chain(and).collect();
        append_rows(&mut transaction, &rows.iter().collect::<Vec<_>>()).await?;
        note_owed(&mut transaction, key, table.at, &table.owed).await?;
        transaction.commit().await?;
        Ok(key)
    }

    async fn find(&self, id: &str) -> Result<Option<Key>, StorageError> {
        let row =
            sqlx::query("SELECT key FROM tables WHERE id = ?").bind(id).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| Key(row.get(0))))
    }

    async fn load_after(&self, table: Key, number: u64) -> Result<Vec<Row>, StorageError> {
        let rows = sqlx::query(LOAD_AFTER).bind(table.0).bind(number as i64).fetch_all(&self.readers).await?;
        rows.iter().map(read_row).collect()
    }

    async fn look(&self, id: &str) -> Result<Option<Listed>, StorageError> {
        let row = sqlx::query(LOOK).bind(id).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(read_listed))
    }

    async fn keep_glance(&self, table: Key, number: u64, glance: &str) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        sqlx::query(KEEP_GLANCE)
            .bind(glance)
            .bind(number as i64)
            .bind(table.0)
            .execute(writer.as_mut().ok_or_else(closed)?)
            .await?;
        Ok(())
    }

    async fn lobby(&self, most: u32) -> Result<Vec<Listed>, StorageError> {
        let rows = sqlx::query(LOBBY_IN_SQLITE).bind(most).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(read_listed).collect())
    }

    async fn tables_of(&self, person: Person, since: u64, most: u32) -> Result<Vec<Listed>, StorageError> {
        let query = sqlx::query(TABLES_OF).bind(person.0).bind(since as i64).bind(most);
        Ok(query.fetch_all(&self.readers).await?.iter().map(read_listed).collect())
    }

    async fn played_by(
        &self,
        person: Person,
        behind: Option<&str>,
        most: u32,
    ) -> Result<Vec<PlayedTable>, StorageError> {
        let rows =
            sqlx::query(PLAYED_BY).bind(person.0).bind(behind).bind(most).fetch_all(&self.readers).await?;
        let table = |row: &SqliteRow| PlayedTable {
            listed: read_listed(row),
            began: row.get::<i64, _>(6) as u64,
            ended: row.get::<i64, _>(7) as u64,
            counts: row.get(8),
        };
        Ok(rows.iter().map(table).collect())
    }

    async fn figures_of(&self, person: Person) -> Result<Vec<Figure>, StorageError> {
        let sql = "SELECT game, seats, count(*), sum(won) FROM played WHERE person = ? AND counts GROUP BY 1, 2 \
                   ORDER BY 1, 2";
        let rows = sqlx::query(sql).bind(person.0).fetch_all(&self.readers).await?;
        let figure = |row: &SqliteRow| Figure {
            game: row.get(0),
            seats: row.get(1),
            games: row.get(2),
            wins: row.get(3),
        };
        Ok(rows.iter().map(figure).collect())
    }

    async fn made_by(&self, person: Person, origin: i64) -> Result<MadeBy, StorageError> {
        let row = sqlx::query(MADE_BY).bind(person.0).bind(origin).fetch_one(&self.readers).await?;
        Ok(MadeBy { person: row.get(0), origin: row.get(1) })
    }

    async fn due_tables(&self, now: u64, most: u32) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?";
        let rows = sqlx::query(sql).bind(now as i64).bind(most).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    async fn wake_later(&self, id: &str, at: u64) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        sqlx::query("UPDATE tables SET due = ?1 WHERE id = ?2 AND due < ?1")
            .bind(at as i64)
            .bind(id)
            .execute(writer.as_mut().ok_or_else(closed)?)
            .await?;
        Ok(())
    }

    async fn old_tables(&self, before: &Before, most: u32) -> Result<Vec<(Key, String)>, StorageError> {
        let rows = sqlx::query(
            "SELECT key, id FROM tables WHERE coalesce((SELECT at FROM log WHERE \"table\" = key \
             ORDER BY number DESC LIMIT 1), changed) < CASE state WHEN 'waiting' THEN ? WHEN 'playing' THEN ? ELSE ? END \
             LIMIT ?",
        )
        .bind(moment(before.waiting))
        .bind(moment(before.playing))
        .bind(moment(before.over))
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(|row| (Key(row.get(0)), row.get(1))).collect())
    }

    async fn forget_old(&self, before: &Before) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        let connection = writer.as_mut().ok_or_else(closed)?;
        for (sql, at) in [
            ("DELETE FROM recovery WHERE until < ?", Some(before.now)),
            ("DELETE FROM mails WHERE until < ?", Some(before.now)),
            ("DELETE FROM chat WHERE at < ?", before.chat),
            (
                "DELETE FROM people WHERE max(seen, created) < ? AND id NOT IN (SELECT person FROM seated) \
                 AND id NOT IN (SELECT host FROM tables)",
                before.people,
            ),
        ] {
            sqlx::query(sql).bind(moment(at)).execute(&mut *connection).await?;
        }
        for sql in [PLAYED_BY_NOBODY].into_iter().chain(CALLED_NO_MORE) {
            sqlx::query(sql).execute(&mut *connection).await?;
        }
        Ok(())
    }

    async fn seen(&self, person: Person, at: u64) -> Result<(), StorageError> {
        const DAY: i64 = 24 * 3600 * 1000;
        let at = at as i64;
        let read =
            sqlx::query("SELECT 1 FROM people WHERE id = ? AND seen < ?").bind(person.0).bind(at - DAY);
        if read.fetch_optional(&self.readers).await?.is_none() {
            return Ok(());
        }
        let mut writer = self.writer.lock().await;
        let write = sqlx::query("UPDATE people SET seen = ? WHERE id = ?").bind(at).bind(person.0);
        write.execute(writer.as_mut().ok_or_else(closed)?).await?;
        Ok(())
    }

    async fn forget(
        &self,
        person: Person,
        as_person: Person,
        as_name: &str,
    ) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT \"table\" FROM been WHERE person = ?";
        let tables = sqlx::query(sql).bind(person.0).fetch_all(&self.readers).await?;
        let mut changed = Vec::new();
        // One table after the other, so that nobody else waits for all of them; then what is left, and the person.
        for at in tables.iter().map(|row| Some(row.get(0))).chain([None]) {
            changed.extend(self.forget_at(at, person, as_person, as_name).await?);
        }
        Ok(changed)
    }

    async fn verdicts(&self) -> Result<Vec<(Person, Verdict)>, StorageError> {
        let sql = "SELECT id, generation, banned, muted FROM people WHERE generation > 0 OR banned OR muted";
        let verdict = |row: &SqliteRow| {
            let verdict = Verdict { generation: row.get(1), banned: row.get(2), muted: row.get(3) };
            (Person(row.get(0)), verdict)
        };
        Ok(sqlx::query(sql).fetch_all(&self.readers).await?.iter().map(verdict).collect())
    }

    async fn set_verdict(&self, person: Person, verdict: Verdict) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        sqlx::query("UPDATE people SET generation = ?, banned = ?, muted = ? WHERE id = ?")
            .bind(verdict.generation)
            .bind(verdict.banned)
            .bind(verdict.muted)
            .bind(person.0)
            .execute(writer.as_mut().ok_or_else(closed)?)
            .await?;
        Ok(())
    }

    async fn banned_origins(&self) -> Result<Vec<i64>, StorageError> {
        let rows = sqlx::query("SELECT origin FROM banned").fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    async fn ban_origin(&self, origin: i64, banned: bool) -> Result<(), StorageError> {
        let sql = match banned {
            true => "INSERT OR IGNORE INTO banned (origin) VALUES (?)",
            false => "DELETE FROM banned WHERE origin = ?",
        };
        let mut writer = self.writer.lock().await;
        sqlx::query(sql).bind(origin).execute(writer.as_mut().ok_or_else(closed)?).await?;
        Ok(())
    }

    async fn all_tables(&self) -> Result<Vec<TableRow>, StorageError> {
        let rows = sqlx::query(
            "SELECT id, coalesce((SELECT entry ->> '$.game' FROM log WHERE \"table\" = key AND number = 1), ''), state, \
             (SELECT name FROM people WHERE people.id = host), host, \
             (SELECT count(DISTINCT person) FROM seated WHERE \"table\" = key), count(log.number), \
             coalesce(sum(length(log.entry)), 0), created, coalesce(max(log.at), changed) \
             FROM tables LEFT JOIN log ON log.\"table\" = key GROUP BY key ORDER BY key DESC",
        )
        .fetch_all(&self.readers)
        .await?;
        let table = |row: &SqliteRow| TableRow {
            id: row.get(0),
            game: row.get(1),
            state: state_of(row.get(2)),
            host: row.get(3),
            person: row.get(4),
            people: row.get(5),
            entries: row.get::<i64, _>(6) as u64,
            bytes: row.get::<i64, _>(7) as u64,
            created: row.get::<i64, _>(8) as u64,
            touched: row.get::<i64, _>(9) as u64,
        };
        Ok(rows.iter().map(table).collect())
    }

    async fn all_people(&self) -> Result<Vec<PersonRow>, StorageError> {
        let rows = sqlx::query(
            "SELECT id, name, (SELECT count(DISTINCT \"table\") FROM seated WHERE person = id), created, \
             max(seen, created) AS here, banned, muted, \
             (SELECT count(*) FROM devices WHERE devices.person = people.id), \
             EXISTS (SELECT 1 FROM mails WHERE mails.person = people.id AND until IS NULL) \
             FROM people ORDER BY here DESC",
        )
        .fetch_all(&self.readers)
        .await?;
        let person = |row: &SqliteRow| PersonRow {
            person: row.get(0),
            name: row.get(1),
            tables: row.get(2),
            created: row.get::<i64, _>(3) as u64,
            seen: row.get::<i64, _>(4) as u64,
            banned: row.get(5),
            muted: row.get(6),
            devices: row.get(7),
            mail: row.get(8),
        };
        Ok(rows.iter().map(person).collect())
    }

    async fn census(&self) -> Result<Vec<(String, TableState, u32)>, StorageError> {
        let sql = "SELECT coalesce(glance ->> '$.table.game', 'not yet known'), state, count(*) FROM tables GROUP BY 1, 2";
        let count = |row: &SqliteRow| (row.get(0), state_of(row.get(1)), row.get(2));
        Ok(sqlx::query(sql).fetch_all(&self.readers).await?.iter().map(count).collect())
    }

    async fn damage(&self) -> Result<Vec<String>, StorageError> {
        Reader::open(&self.file).await?.damage(false).await
    }

    async fn rules(&self) -> Result<Vec<(String, u32, u32)>, StorageError> {
        let rows = sqlx::query(
            "SELECT entry ->> '$.game', entry ->> '$.rules_version', count(*) FROM tables \
             JOIN log ON log.\"table\" = tables.key AND log.number = 1 GROUP BY 1, 2",
        )
        .fetch_all(&self.readers)
        .await?;
        let rule = |row: &SqliteRow| -> Result<_, sqlx::Error> {
            Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?))
        };
        Ok(rows.iter().map(rule).collect::<Result<_, _>>()?)
    }

    async fn size(&self) -> Result<u64, StorageError> {
        let files = [self.file.clone(), self.file.with_extension("sqlite-wal")];
        let bytes: u64 = files.iter().map(|file| file.metadata().map_or(0, |file| file.len())).sum();
        // What has been removed leaves room in the file, which is used again before it grows.
        let sql = "SELECT freelist_count * page_size FROM pragma_freelist_count, pragma_page_size";
        let unused: i64 = sqlx::query(sql).fetch_one(&self.readers).await?.try_get(0)?;
        Ok(bytes.saturating_sub(unused.unsigned_abs()))
    }

    async fn remove(&self, tables: &[Key]) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.as_mut().ok_or_else(closed)?.begin().await?;
        for table in tables {
            for sql in [
                "DELETE FROM tables WHERE key = ?",
                "DELETE FROM seated WHERE \"table\" = ?",
                "DELETE FROM been WHERE \"table\" = ?",
                "UPDATE played SET \"table\" = NULL WHERE \"table\" = ?",
                "DELETE FROM calls WHERE \"table\" = ?",
                "DELETE FROM chat WHERE \"table\" = ?",
                "DELETE FROM log WHERE \"table\" = ?",
            ] {
                sqlx::query(sql).bind(table.0).execute(&mut *transaction).await?;
            }
        }
        transaction.commit().await?;
        Ok(())
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
        note_been(connection, said.table, said.person).await?;
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
        let connection = writer.as_mut().ok_or_else(closed)?;
        sqlx::query("INSERT INTO recovery (token, person, until) VALUES (?, ?, ?)")
            .bind(token)
            .bind(person.0)
            .bind(until as i64)
            .execute(&mut *connection)
            .await?;
        sqlx::query(
            "DELETE FROM recovery WHERE person = ?1 AND token NOT IN \
             (SELECT token FROM recovery WHERE person = ?1 ORDER BY until DESC, token = ?3 DESC LIMIT ?2)",
        )
        .bind(person.0)
        .bind(LINKS_EACH)
        .bind(token)
        .execute(connection)
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

    async fn key_named(&self, name: &str, new: &str) -> Result<String, StorageError> {
        let read = || sqlx::query("SELECT value FROM keys WHERE name = ?").bind(name);
        if let Some(row) = read().fetch_optional(&self.readers).await? {
            return Ok(row.get(0));
        }
        let mut writer = self.writer.lock().await;
        let connection = writer.as_mut().ok_or_else(closed)?;
        sqlx::query("INSERT OR IGNORE INTO keys (name, value) VALUES (?, ?)")
            .bind(name)
            .bind(new)
            .execute(&mut *connection)
            .await?;
        Ok(read().fetch_one(connection).await?.get(0))
    }

    async fn owe(&self, table: Key, owed: Owed, at: u64) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        owe(writer.as_mut().ok_or_else(closed)?, table, owed, at).await
    }

    async fn calls(&self, now: u64, most: u32) -> Result<Vec<Call>, StorageError> {
        let rows = sqlx::query(
            "SELECT calls.\"table\", id, coalesce((SELECT entry ->> '$.game' FROM log WHERE log.\"table\" = key AND number = 1), ''), \
             person, asked, ends, at, told, ways, \
             EXISTS (SELECT 1 FROM log WHERE log.\"table\" = key AND number = asked AND entry ->> '$.kind' = 'undo_asked'), \
             coalesce((SELECT log.at FROM log WHERE log.\"table\" = key AND number = asked), calls.at) \
             FROM calls JOIN tables ON key = calls.\"table\" WHERE at <= ? ORDER BY at LIMIT ?",
        )
        .bind(now as i64)
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        let call = |row: &SqliteRow| Call {
            table: Key(row.get(0)),
            id: row.get(1),
            game: row.get(2),
            owed: Owed {
                person: Person(row.get(3)),
                asked: row.get::<i64, _>(4) as u64,
                ends: row.get::<Option<i64>, _>(5).map(|ends| ends as u64),
            },
            at: row.get::<i64, _>(6) as u64,
            told: row.get(7),
            ways: row.get::<Option<String>, _>(8).map(|ways| ways.split(' ').map(str::to_string).collect()),
            is_wish: row.get(9),
            since: row.get::<i64, _>(10) as u64,
        };
        Ok(rows.iter().map(call).collect())
    }

    async fn take_call(&self, call: &Call, next: Option<u64>, told: bool) -> Result<bool, StorageError> {
        let mut writer = self.writer.lock().await;
        let taken = sqlx::query(TAKE_CALL)
            .bind(next.map(|next| next as i64))
            .bind(told)
            .bind(call.table.0)
            .bind(call.owed.person.0)
            .bind(call.owed.asked as i64)
            .bind(call.at as i64)
            .fetch_optional(writer.as_mut().ok_or_else(closed)?)
            .await?;
        Ok(taken.is_some())
    }

    async fn give_call_back(&self, call: &Call, way: &str, at: u64) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        sqlx::query(GIVE_CALL_BACK)
            .bind(at as i64)
            .bind(call.told)
            .bind(way)
            .bind(call.table.0)
            .bind(call.owed.person.0)
            .bind(call.owed.asked as i64)
            .execute(writer.as_mut().ok_or_else(closed)?)
            .await?;
        Ok(())
    }

    async fn keep_device(
        &self,
        person: Person,
        device: &Device,
        at: u64,
        most: u32,
    ) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        let mut transaction = writer.as_mut().ok_or_else(closed)?.begin().await?;
        sqlx::query(KEEP_DEVICE)
            .bind(&device.endpoint)
            .bind(person.0)
            .bind(&device.key)
            .bind(&device.auth)
            .bind(device.language.id())
            .bind(at as i64)
            .execute(&mut *transaction)
            .await?;
        sqlx::query(DROP_OLD_DEVICES).bind(person.0).bind(most).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn devices_of(&self, person: Person) -> Result<Vec<Device>, StorageError> {
        let device = |row: &SqliteRow| Device {
            endpoint: row.get(0),
            key: row.get(1),
            auth: row.get(2),
            language: language_of(row.get(3)),
        };
        let rows = sqlx::query(DEVICES_OF).bind(person.0).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(device).collect())
    }

    async fn drop_device(&self, endpoint: &str, of: Option<Person>) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        let query = sqlx::query(DROP_DEVICE).bind(endpoint).bind(of.map(|person| person.0));
        query.execute(writer.as_mut().ok_or_else(closed)?).await?;
        Ok(())
    }

    async fn keep_mail(&self, person: Person, mail: &Mail, at: u64) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        sqlx::query(KEEP_MAIL)
            .bind(person.0)
            .bind(&mail.address)
            .bind(mail.language.id())
            .bind(&mail.token)
            .bind(at as i64)
            .bind(mail.until.map(|until| until as i64))
            .execute(writer.as_mut().ok_or_else(closed)?)
            .await?;
        Ok(())
    }

    async fn mail_of(&self, person: Person) -> Result<Option<Mail>, StorageError> {
        let row = sqlx::query("SELECT address, language, token, until FROM mails WHERE person = ?")
            .bind(person.0)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| Mail {
            address: row.get(0),
            language: language_of(row.get(1)),
            token: row.get(2),
            until: row.get::<Option<i64>, _>(3).map(|until| until as u64),
        }))
    }

    async fn mails_asked(&self, address: &str, since: u64) -> Result<u32, StorageError> {
        let query = sqlx::query("SELECT count(*) FROM mails WHERE address = ? AND asked >= ?");
        Ok(query.bind(address).bind(since as i64).fetch_one(&self.readers).await?.get(0))
    }

    async fn mail_by(&self, token: &str, now: u64) -> Result<Option<bool>, StorageError> {
        let query =
            sqlx::query("SELECT until IS NULL FROM mails WHERE token = ? AND (until IS NULL OR until >= ?)");
        let row = query.bind(token).bind(now as i64).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.get(0)))
    }

    async fn confirm_mail(&self, token: &str, now: u64) -> Result<bool, StorageError> {
        let mut writer = self.writer.lock().await;
        let query = sqlx::query(
            "UPDATE mails SET until = NULL WHERE token = ? AND (until IS NULL OR until >= ?) RETURNING 1",
        );
        let connection = writer.as_mut().ok_or_else(closed)?;
        Ok(query.bind(token).bind(now as i64).fetch_optional(connection).await?.is_some())
    }

    async fn end_mail(&self, token: &str) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        let query = sqlx::query("DELETE FROM mails WHERE token = ?").bind(token);
        query.execute(writer.as_mut().ok_or_else(closed)?).await?;
        Ok(())
    }

    async fn drop_mail(&self, person: Person) -> Result<(), StorageError> {
        let mut writer = self.writer.lock().await;
        let query = sqlx::query("DELETE FROM mails WHERE person = ?").bind(person.0);
        query.execute(writer.as_mut().ok_or_else(closed)?).await?;
        Ok(())
    }

    async fn count_mail(&self, person: Person, now: u64, most: u32) -> Result<bool, StorageError> {
        let mut writer = self.writer.lock().await;
        let query = sqlx::query(COUNT_MAIL).bind(person.0).bind(now as i64).bind(most);
        Ok(query.fetch_optional(writer.as_mut().ok_or_else(closed)?).await?.is_some())
    }

    async fn check(&self) -> Result<(), StorageError> {
        // Anybody may ask, and the answer costs a write: one a second does for all of them, good or bad.
        let mut checked = self.checked.lock().await;
        if let Some((at, answer)) = &*checked
            && at.elapsed() < CHECKED_FOR
        {
            return answer.clone();
        }
        let answer = self.try_out().await;
        *checked = Some((Instant::now(), answer.clone()));
        answer
    }

    async fn close(&self) {
        self.appends.close();
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

fn read_listed(row: &SqliteRow) -> Listed {
    database::read_listed((row.get(0), row.get(1), row.get(2)), (row.get(3), row.get(4)), row.get(5))
}

fn read_row(row: &SqliteRow) -> Result<Row, StorageError> {
    database::read_row((row.get(0), row.get(1)), (row.get(2), row.get(3)), row.try_get(4)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Anybody may ask to be forgotten, and whoever writes waits meanwhile: what is read must not grow with what others have
    /// played.
    #[tokio::test]
    async fn whoever_is_forgotten_is_looked_for_at_their_own_tables_alone() {
        let home = tempfile::tempdir().unwrap();
        let storage = Sqlite::open(&home.path().join("besace.sqlite")).await.unwrap();
        for sql in FORGET {
            let plan = format!("EXPLAIN QUERY PLAN {sql}");
            let rows = sqlx::query(sqlx::AssertSqlSafe(plan)).fetch_all(&storage.readers).await.unwrap();
            for row in rows {
                let step: String = row.get(3);
                // A link is kept for an hour, and nobody has many.
                let through_all = step.starts_with("SCAN ") && step != "SCAN recovery";
                assert!(!through_all, "{sql}: {step}");
            }
        }
        storage.close().await;
    }
}
