//! Everything of one database copied into another, between SQLite and PostgreSQL.
//!
//! Both have the same tables with the same columns (`TABLES`); a few values are written differently, and that is known here.
//! Rows are read in the order of their keys, some at a time and all as they were in one moment, and are left out where they are
//! there already: so a move can be interrupted and repeated. In the end what is in both is counted and compared.

use crate::inventory::{DATABASE, Inventory, KEY, what_is_missing};
use crate::keeping::{KeepingError, Progress, write_private};
use crate::postgres::{self, Address, unwritten, written};
use crate::server::lock;
use crate::session::{Sessions, from_hex, hex};
use crate::sqlite::Sqlite;
use crate::storage::{Storage, StorageError};
use sha2::{Digest, Sha256};
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row as _};
use std::fs::{DirBuilder, File};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// How many rows are copied in one go.
const SOME: usize = 500;

/// The fact that a database is being filled, and from which.
const MOVING: &str = "moving from";

/// Where everything is kept.
#[derive(Clone, Debug)]
pub enum Store {
    /// A data folder, with SQLite.
    Folder(PathBuf),
    /// A PostgreSQL.
    Database(Box<Address>),
}

impl FromStr for Store {
    type Err = String;

    fn from_str(text: &str) -> Result<Store, String> {
        match text.contains("://") {
            true => text.parse().map(|address| Store::Database(Box::new(address))),
            false => Ok(Store::Folder(text.into())),
        }
    }
}

impl std::fmt::Display for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Store::Folder(folder) => write!(f, "{}", folder.display()),
            Store::Database(address) => write!(f, "{address}"),
        }
    }
}

/// How a column's values are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A number.
    Number,
    /// A number that PostgreSQL keeps as a small one.
    Small,
    /// Yes or no.
    Flag,
    /// A text.
    Text,
    /// A request's id, which PostgreSQL cannot keep as it is.
    Request,
}

/// A table of the database, with its columns; the first ones are its key. One without a key is filled from the beginning whenever a
/// move is repeated.
struct Shape {
    name: &'static str,
    key: usize,
    columns: &'static [(&'static str, Kind)],
}

/// Every table that is copied. `facts` is not: it says what a database is, and not what is in it.
const TABLES: [Shape; 13] = {
    use Kind::{Flag, Number, Request, Small, Text};
    [
        Shape {
            name: "people",
            key: 1,
            columns: &[
                ("id", Number),
                ("name", Text),
                ("created", Number),
                ("seen", Number),
                ("generation", Number),
                ("banned", Flag),
                ("muted", Flag),
            ],
        },
        Shape { name: "banned", key: 1, columns: &[("origin", Number)] },
        Shape {
            name: "recovery",
            key: 1,
            columns: &[("token", Text), ("person", Number), ("until", Number)],
        },
        Shape {
            name: "tables",
            key: 1,
            columns: &[
                ("key", Number),
                ("id", Text),
                ("host", Number),
                ("listed", Flag),
                ("known_deal", Flag),
                ("origin", Number),
                ("state", Text),
                ("created", Number),
                ("changed", Number),
                ("glance", Text),
                ("glanced", Number),
                ("due", Number),
            ],
        },
        Shape { name: "seated", key: 2, columns: &[("table", Number), ("seat", Small), ("person", Number)] },
        Shape { name: "been", key: 2, columns: &[("table", Number), ("person", Number)] },
        Shape {
            name: "played",
            key: 0,
            columns: &[
                ("person", Number),
                ("table", Number),
                ("game", Text),
                ("seats", Small),
                ("won", Flag),
                ("counts", Flag),
                ("began", Number),
                ("ended", Number),
            ],
        },
        Shape { name: "keys", key: 1, columns: &[("name", Text), ("value", Text)] },
        Shape {
            name: "devices",
            key: 1,
            columns: &[
                ("endpoint", Text),
                ("person", Number),
                ("key", Text),
                ("auth", Text),
                ("language", Text),
                ("since", Number),
            ],
        },
        Shape {
            name: "mails",
            key: 1,
            columns: &[
                ("person", Number),
                ("address", Text),
                ("language", Text),
                ("token", Text),
                ("asked", Number),
                ("until", Number),
                ("counted", Number),
                ("sent", Number),
            ],
        },
        Shape {
            name: "calls",
            key: 2,
            columns: &[
                ("table", Number),
                ("person", Number),
                ("asked", Number),
                ("at", Number),
                ("ends", Number),
                ("told", Flag),
                ("ways", Text),
            ],
        },
        Shape {
            name: "chat",
            key: 2,
            columns: &[
                ("table", Number),
                ("number", Number),
                ("at", Number),
                ("person", Number),
                ("request", Request),
                ("name", Text),
                ("seat", Small),
                ("text", Text),
            ],
        },
        Shape {
            name: "log",
            key: 2,
            columns: &[
                ("table", Number),
                ("number", Number),
                ("at", Number),
                ("person", Number),
                ("request", Request),
                ("entry", Text),
            ],
        },
    ]
};

/// A value on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Cell {
    Nothing,
    Number(i64),
    Text(String),
}

/// What is in a table: how many rows, and a number that stands for all of them in whatever order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    rows: u64,
    digest: u64,
}

impl Sum {
    fn add(&mut self, row: &[Cell]) {
        let mut hash = Sha256::new();
        for cell in row {
            match cell {
                Cell::Nothing => hash.update([0]),
                Cell::Number(number) => {
                    hash.update([1]);
                    hash.update(number.to_be_bytes());
                }
                Cell::Text(text) => {
                    hash.update([2]);
                    hash.update((text.len() as u64).to_be_bytes());
                    hash.update(text);
                }
            }
        }
        let hash = hash.finalize();
        let number = u64::from_be_bytes(*hash.first_chunk().expect("a hash is longer than that"));
        self.rows += 1;
        self.digest = self.digest.wrapping_add(number);
    }
}

/// What was copied, and found to be the same in both.
#[derive(Debug, Default)]
pub struct Moved {
    /// For each table of the database, how many rows it has.
    pub tables: Vec<(&'static str, u64)>,
}

/// How far a table has been read.
#[derive(Default)]
struct ReadSoFar {
    /// The key of the last row, where there is one and the table has keys.
    key: Option<Vec<Cell>>,
    /// How many rows.
    rows: usize,
}

impl ReadSoFar {
    fn come_to(&mut self, shape: &Shape, rows: &[Vec<Cell>]) {
        self.rows += rows.len();
        self.key = rows.last().filter(|_| shape.key > 0).map(|last| last[..shape.key].to_vec());
    }
}

/// A database that is read or filled.
enum Base {
    File(SqliteConnection),
    Server(PgConnection),
}

/// Copies everything. Nobody may be using either of the two.
pub async fn move_all(from: &Store, to: &Store, progress: Progress<'_>) -> Result<Moved, KeepingError> {
    let (mut source, key, _source_lock) = open_source(from).await?;
    let number = source.fact("database").await?.unwrap_or_default();
    let (mut goal, _goal_lock) = open_goal(to, &number).await?;
    let moved = copy(&mut source, &mut goal, progress).await?;
    give_key(&mut goal, to, key).await?;
    Ok(moved)
}

/// Copies what is in a PostgreSQL into a SQLite file that has all tables and no rows; gives the key. Nodes may go on meanwhile.
pub(crate) async fn copy_out(
    from: &Address,
    file: &Path,
    progress: Progress<'_>,
) -> Result<[u8; 32], KeepingError> {
    let mut source = Base::Server(postgres::prepare(from).await?);
    let key = source.key().await?;
    Sqlite::open(file).await?.close().await;
    let mut goal = Base::File(connect(file, false).await?);
    copy(&mut source, &mut goal, progress).await?;
    goal.close().await?;
    Ok(key)
}

/// Copies what is in a SQLite file into a PostgreSQL without games, with this key.
pub(crate) async fn copy_in(
    file: &Path,
    to: &Address,
    key: [u8; 32],
    progress: Progress<'_>,
) -> Result<(), KeepingError> {
    let mut source = Base::File(connect(file, true).await?);
    let number = source.fact("database").await?.unwrap_or_default();
    let place = Store::Database(Box::new(to.clone()));
    let (mut goal, _lock) = open_goal(&place, &number).await?;
    copy(&mut source, &mut goal, progress).await?;
    give_key(&mut goal, &place, key).await
}

async fn copy(source: &mut Base, goal: &mut Base, progress: Progress<'_>) -> Result<Moved, KeepingError> {
    source.run("BEGIN", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    let mut all = 0;
    for shape in &TABLES {
        all += source.count(shape).await?;
    }
    let (mut done, mut moved) = (0, Moved::default());
    for shape in &TABLES {
        let mut sum = Sum::default();
        let mut after = ReadSoFar::default();
        if shape.key == 0 {
            goal.empty(shape).await?;
        }
        loop {
            let rows = source.read(shape, &after).await?;
            if rows.is_empty() {
                break;
            }
            after.come_to(shape, &rows);
            rows.iter().for_each(|row| sum.add(row));
            goal.write(shape, &rows).await?;
            done += rows.len() as u64;
            progress(done, 2 * all);
        }
        moved.tables.push((shape.name, sum.rows));
        // What is there now, read again.
        let mut there = Sum::default();
        let mut after = ReadSoFar::default();
        loop {
            let rows = goal.read(shape, &after).await?;
            if rows.is_empty() {
                break;
            }
            after.come_to(shape, &rows);
            rows.iter().for_each(|row| there.add(row));
            done += rows.len() as u64;
            progress(done.min(2 * all), 2 * all);
        }
        if there != sum {
            return Err(KeepingError::Differs(shape.name));
        }
    }
    source.run("COMMIT", "COMMIT").await?;
    progress(2 * all, 2 * all);
    Ok(moved)
}

/// What must not be used by anybody else while this is kept.
type Held = Option<File>;

async fn open_source(from: &Store) -> Result<(Base, [u8; 32], Held), KeepingError> {
    match from {
        Store::Folder(folder) => {
            let file = folder.join(DATABASE);
            if !file.exists() {
                return Err(KeepingError::NoGames(folder.clone()));
            }
            let in_folder = |error| KeepingError::File(folder.clone(), error);
            let held = lock(folder).map_err(in_folder)?;
            let inventory = Inventory::read(folder).map_err(in_folder)?;
            if let Some(loss) = what_is_missing(folder, inventory.as_ref()) {
                return Err(StorageError::Broken(loss.to_string()).into());
            }
            // Brought up to date first, so that it has all that is copied.
            Sqlite::open(&file).await?.close().await;
            let key_file = folder.join(KEY);
            let key = std::fs::read(&key_file).map_err(|error| KeepingError::File(key_file, error))?;
            let key = key.try_into().map_err(|_| unreadable_key())?;
            Ok((Base::File(connect(&file, true).await?), key, Some(held)))
        }
        Store::Database(address) => {
            let mut source = Base::Server(postgres::prepare(address).await?);
            source.nobody_uses_it(address).await?;
            let key = source.key().await?;
            Ok((source, key, None))
        }
    }
}

/// Opens what is to be filled: it has no games, or those of a move from the same database that was interrupted.
async fn open_goal(to: &Store, number: &str) -> Result<(Base, Held), KeepingError> {
    let (mut goal, held) = match to {
        Store::Folder(folder) => {
            let in_folder = |error| KeepingError::File(folder.clone(), error);
            DirBuilder::new().recursive(true).mode(0o700).create(folder).map_err(in_folder)?;
            let held = lock(folder).map_err(in_folder)?;
            let file = folder.join(DATABASE);
            crate::server::make_private_file(&file).map_err(in_folder)?;
            Sqlite::open(&file).await?.close().await;
            (Base::File(connect(&file, false).await?), Some(held))
        }
        Store::Database(address) => {
            let mut goal = Base::Server(postgres::prepare(address).await?);
            goal.nobody_uses_it(address).await?;
            (goal, None)
        }
    };
    let is_ours = goal.fact(MOVING).await?.is_some_and(|from| from == number);
    for shape in TABLES.iter().filter(|_| !is_ours) {
        if goal.count(shape).await? > 0 {
            return Err(KeepingError::HasGames(to.to_string()));
        }
    }
    goal.set_fact(MOVING, number).await?;
    Ok((goal, held))
}

/// Gives what was filled its key, and says that it is whole.
async fn give_key(goal: &mut Base, to: &Store, key: [u8; 32]) -> Result<(), KeepingError> {
    match to {
        Store::Folder(folder) => {
            let in_folder = |error| KeepingError::File(folder.clone(), error);
            let key_file = folder.join(KEY);
            match key_file.exists() {
                true if std::fs::read(&key_file).map_err(in_folder)? != key => {
                    return Err(KeepingError::IsThere(key_file));
                }
                true => {}
                false => write_private(&key_file, &key).map_err(in_folder)?,
            }
            let sessions = Sessions::open(&key_file).map_err(in_folder)?;
            let database = goal.fact("database").await?.unwrap_or_default();
            Inventory { database, key: sessions.fingerprint(), open: false }
                .write(folder)
                .map_err(in_folder)?;
        }
        Store::Database(_) => goal.set_fact("key", &hex(&key)).await?,
    }
    goal.no_longer(MOVING).await?;
    goal.count_on().await?;
    Ok(())
}

fn unreadable_key() -> KeepingError {
    StorageError::Broken("its session key cannot be read".into()).into()
}

async fn connect(file: &Path, read_only: bool) -> Result<SqliteConnection, sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(file).read_only(read_only);
    options.disable_statement_logging().connect().await
}

impl Shape {
    fn names(&self) -> String {
        let quoted: Vec<String> = self.columns.iter().map(|(name, _)| format!("\"{name}\"")).collect();
        quoted.join(", ")
    }

    /// What rows are ordered by: the key, or where there is none, everything.
    fn order(&self) -> String {
        let count = if self.key > 0 { self.key } else { self.columns.len() };
        let quoted: Vec<String> =
            self.columns[..count].iter().map(|(name, _)| format!("\"{name}\"")).collect();
        quoted.join(", ")
    }

    /// The next rows in order.
    fn reading(&self, columns: &str, place: impl Fn(usize) -> String, after: &ReadSoFar) -> String {
        let (name, order) = (self.name, self.order());
        let places: Vec<String> = (1..=self.key).map(place).collect();
        let (behind, skipped) = match &after.key {
            Some(_) => (format!(" WHERE ({order}) > ({})", places.join(", ")), 0),
            None => (String::new(), after.rows),
        };
        format!("SELECT {columns} FROM {name}{behind} ORDER BY {order} LIMIT {SOME} OFFSET {skipped}")
    }
}

impl Base {
    async fn run(&mut self, on_file: &'static str, on_server: &'static str) -> Result<(), sqlx::Error> {
        match self {
            Base::File(file) => sqlx::query(on_file).execute(file).await.map(drop),
            Base::Server(server) => sqlx::query(on_server).execute(server).await.map(drop),
        }
    }

    async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            Base::File(file) => file.close().await,
            Base::Server(server) => server.close().await,
        }
    }

    async fn fact(&mut self, name: &str) -> Result<Option<String>, sqlx::Error> {
        match self {
            Base::File(file) => {
                let row =
                    sqlx::query("SELECT value FROM facts WHERE name = ?").bind(name).fetch_optional(file);
                Ok(row.await?.map(|row| row.get(0)))
            }
            Base::Server(server) => {
                let row =
                    sqlx::query("SELECT value FROM facts WHERE name = $1").bind(name).fetch_optional(server);
                Ok(row.await?.map(|row| row.get(0)))
            }
        }
    }

    async fn set_fact(&mut self, name: &str, value: &str) -> Result<(), sqlx::Error> {
        let sql = "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        match self {
            Base::File(file) => sqlx::query(sql).bind(name).bind(value).execute(file).await.map(drop),
            Base::Server(server) => sqlx::query(sql).bind(name).bind(value).execute(server).await.map(drop),
        }
    }

    async fn no_longer(&mut self, name: &str) -> Result<(), sqlx::Error> {
        let sql = "DELETE FROM facts WHERE name = $1";
        match self {
            Base::File(file) => sqlx::query(sql).bind(name).execute(file).await.map(drop),
            Base::Server(server) => sqlx::query(sql).bind(name).execute(server).await.map(drop),
        }
    }

    /// The key that signs who people are, where the database has it.
    async fn key(&mut self) -> Result<[u8; 32], KeepingError> {
        let key = self.fact("key").await?.and_then(|key| from_hex(&key)?.try_into().ok());
        key.ok_or_else(unreadable_key)
    }

    /// New tables have keys behind those that were copied.
    async fn count_on(&mut self) -> Result<(), sqlx::Error> {
        let next = "SELECT setval(pg_get_serial_sequence('tables', 'key'), coalesce(max(key), 0) + 1, false) FROM tables";
        match self {
            Base::File(_) => Ok(()),
            Base::Server(server) => sqlx::query(next).execute(server).await.map(drop),
        }
    }

    async fn nobody_uses_it(&mut self, address: &Address) -> Result<(), KeepingError> {
        let Base::Server(server) = self else { return Ok(()) };
        let alive = sqlx::query("SELECT count(*) FROM nodes WHERE until > now()").fetch_one(server).await?;
        match alive.get::<i64, _>(0) {
            0 => Ok(()),
            _ => Err(KeepingError::InUse(address.to_string())),
        }
    }

    async fn count(&mut self, shape: &Shape) -> Result<u64, sqlx::Error> {
        let sql = AssertSqlSafe(format!("SELECT count(*) FROM {}", shape.name));
        let count: i64 = match self {
            Base::File(file) => sqlx::query(sql).fetch_one(file).await?.get(0),
            Base::Server(server) => sqlx::query(sql).fetch_one(server).await?.get(0),
        };
        Ok(count as u64)
    }

    /// The next rows.
    async fn read(&mut self, shape: &Shape, after: &ReadSoFar) -> Result<Vec<Vec<Cell>>, sqlx::Error> {
        match self {
            Base::File(file) => {
                let sql = shape.reading(&shape.names(), |_| "?".into(), after);
                let mut question = sqlx::query(AssertSqlSafe(sql));
                for cell in after.key.iter().flatten() {
                    question = match cell {
                        Cell::Number(number) => question.bind(*number),
                        Cell::Text(text) => question.bind(text.clone()),
                        Cell::Nothing => question.bind(None::<i64>),
                    };
                }
                question.fetch_all(file).await?.iter().map(|row| of_file(shape, row)).collect()
            }
            Base::Server(server) => {
                let columns = shape.columns.iter().map(|(name, kind)| match kind {
                    Kind::Text | Kind::Request => format!("\"{name}\""),
                    Kind::Flag => format!("\"{name}\"::int::bigint"),
                    Kind::Number | Kind::Small => format!("\"{name}\"::bigint"),
                });
                let columns = columns.collect::<Vec<_>>().join(", ");
                let sql = shape.reading(&columns, |place| format!("${place}"), after);
                let mut question = sqlx::query(AssertSqlSafe(sql));
                for cell in after.key.iter().flatten() {
                    question = match cell {
                        Cell::Number(number) => question.bind(*number),
                        Cell::Text(text) => question.bind(text.clone()),
                        Cell::Nothing => question.bind(None::<i64>),
                    };
                }
                question.fetch_all(server).await?.iter().map(|row| of_server(shape, row)).collect()
            }
        }
    }

    async fn empty(&mut self, shape: &Shape) -> Result<(), sqlx::Error> {
        let sql = AssertSqlSafe(format!("DELETE FROM {}", shape.name));
        match self {
            Base::File(file) => sqlx::query(sql).execute(file).await.map(drop),
            Base::Server(server) => sqlx::query(sql).execute(server).await.map(drop),
        }
    }

    /// Adds rows, without those that are there already.
    async fn write(&mut self, shape: &Shape, rows: &[Vec<Cell>]) -> Result<(), sqlx::Error> {
        match self {
            Base::File(file) => write_to_file(file, shape, rows).await,
            Base::Server(server) => write_to_server(server, shape, rows).await,
        }
    }
}

fn of_file(shape: &Shape, row: &SqliteRow) -> Result<Vec<Cell>, sqlx::Error> {
    let cell = |(at, (_, kind)): (usize, &(&str, Kind))| match kind {
        Kind::Text | Kind::Request => {
            Ok(row.try_get::<Option<String>, _>(at)?.map_or(Cell::Nothing, Cell::Text))
        }
        _ => Ok(row.try_get::<Option<i64>, _>(at)?.map_or(Cell::Nothing, Cell::Number)),
    };
    shape.columns.iter().enumerate().map(cell).collect()
}

fn of_server(shape: &Shape, row: &PgRow) -> Result<Vec<Cell>, sqlx::Error> {
    let cell = |(at, (_, kind)): (usize, &(&str, Kind))| match kind {
        Kind::Text => Ok(row.try_get::<Option<String>, _>(at)?.map_or(Cell::Nothing, Cell::Text)),
        Kind::Request => {
            let request = row.try_get::<Option<String>, _>(at)?;
            Ok(request.map_or(Cell::Nothing, |request| Cell::Text(unwritten(request))))
        }
        _ => Ok(row.try_get::<Option<i64>, _>(at)?.map_or(Cell::Nothing, Cell::Number)),
    };
    shape.columns.iter().enumerate().map(cell).collect()
}

async fn write_to_file(
    file: &mut SqliteConnection,
    shape: &Shape,
    rows: &[Vec<Cell>],
) -> Result<(), sqlx::Error> {
    let places = vec!["?"; shape.columns.len()].join(", ");
    let sql = format!("INSERT OR IGNORE INTO {} ({}) VALUES ({places})", shape.name, shape.names());
    let mut transaction = file.begin().await?;
    for row in rows {
        let mut question = sqlx::query(AssertSqlSafe(sql.clone()));
        for cell in row {
            question = match cell {
                Cell::Number(number) => question.bind(*number),
                Cell::Text(text) => question.bind(text.clone()),
                Cell::Nothing => question.bind(None::<i64>),
            };
        }
        question.execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

/// All rows in one statement, column by column.
async fn write_to_server(
    server: &mut PgConnection,
    shape: &Shape,
    rows: &[Vec<Cell>],
) -> Result<(), sqlx::Error> {
    let (mut given, mut taken) = (Vec::new(), Vec::new());
    for (at, (_, kind)) in shape.columns.iter().enumerate() {
        let (array, value) = match kind {
            Kind::Text | Kind::Request => ("text", format!("c{at}")),
            Kind::Number => ("bigint", format!("c{at}")),
            Kind::Small => ("bigint", format!("c{at}::smallint")),
            Kind::Flag => ("bigint", format!("c{at} <> 0")),
        };
        given.push(format!("${}::{array}[]", at + 1));
        taken.push(value);
    }
    let called: Vec<String> = (0..shape.columns.len()).map(|at| format!("c{at}")).collect();
    let sql = format!(
        "INSERT INTO {} ({}) OVERRIDING SYSTEM VALUE SELECT {} FROM unnest({}) AS given({}) ON CONFLICT DO NOTHING",
        shape.name,
        shape.names(),
        taken.join(", "),
        given.join(", "),
        called.join(", "),
    );
    let mut question = sqlx::query(AssertSqlSafe(sql));
    for (at, (_, kind)) in shape.columns.iter().enumerate() {
        let cells = rows.iter().map(|row| &row[at]);
        question = match kind {
            Kind::Text | Kind::Request => question.bind(
                cells
                    .map(|cell| match cell {
                        Cell::Text(text) if *kind == Kind::Request => Some(written(text)),
                        Cell::Text(text) => Some(text.clone()),
                        _ => None,
                    })
                    .collect::<Vec<Option<String>>>(),
            ),
            _ => question.bind(
                cells
                    .map(|cell| if let Cell::Number(number) = cell { Some(*number) } else { None })
                    .collect::<Vec<Option<i64>>>(),
            ),
        };
    }
    question.execute(server).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// A table or a column that is added has to be copied, too, or said here to belong to one database alone.
    #[tokio::test]
    async fn everything_that_is_kept_is_copied() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join(DATABASE);
        Sqlite::open(&file).await.unwrap().close().await;
        let mut file = connect(&file, true).await.unwrap();
        let sql = "SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns \
                   WHERE tables.type = 'table' AND tables.name NOT IN ('facts', '_sqlx_migrations')";
        let rows = sqlx::query(sql).fetch_all(&mut file).await.unwrap();
        let there: BTreeSet<(String, String)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
        let copied = TABLES.iter().flat_map(|shape| {
            shape.columns.iter().map(|(column, _)| (shape.name.to_string(), column.to_string()))
        });
        assert_eq!(copied.collect::<BTreeSet<_>>(), there);
        let database = besace_postgres::Database::new().unwrap();
        let mut server = postgres::prepare(&database.address.parse().unwrap()).await.unwrap();
        let sql = "SELECT table_name::text, column_name::text FROM information_schema.columns WHERE table_schema = 'public' \
                   AND table_name NOT IN ('facts', '_sqlx_migrations', 'nodes', 'present')";
        let rows = sqlx::query(sql).fetch_all(&mut server).await.unwrap();
        let on_server: BTreeSet<(String, String)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
        assert_eq!(on_server, there);
    }
}
