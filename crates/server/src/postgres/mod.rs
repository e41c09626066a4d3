//! Storage in PostgreSQL, which several nodes can share.
//!
//! Everything is written as its callers give it; a commit is durable when it returns, if the database is set so (it is unless
//! somebody has changed that). Appends of all tables meet in one task with a connection of its own (`append`); whatever else is
//! asked borrows one of a few (`links`). What nodes tell each other goes through the same database: what is new (`notice`), who
//! is connected where (`presence`), and who thinks (`permits`), each over a connection of its own.

mod append;
mod cost;
mod links;
mod notice;
mod permits;
mod presence;

use crate::chance;
use crate::database::{
    self, Appends, CALLED_NO_MORE, COUNT_MAIL, DEVICES_OF, DROP_DEVICE, DROP_OLD_DEVICES, GIVE_CALL_BACK,
    KEEP_DEVICE, KEEP_GLANCE, KEEP_MAIL, LINKS_EACH, LOAD_AFTER, LOBBY, LOOK, MADE_BY, OWE, PLAYED_BY,
    PLAYED_BY_NOBODY, TABLES_OF, TAKE_CALL, closed, language_of, moment, state_of, step, unknown_tables,
};
use crate::entry::Person;
use crate::nodes::{Look, News, Nodes, Permit, Present};
use crate::session::{from_hex, hex};
use crate::storage::{
    Append, Appending, Before, Call, Device, Key, Listed, MadeBy, Mail, Make, Owed, PersonRow, PlayedTable,
    Row, Said, Storage, StorageError, TableRow,
};
use crate::verdicts::Verdict;
use crate::wire::{ChatLine, Figure, TableState};
use append::{append_in_groups, insert, note_all, note_been, note_owed};
pub(crate) use append::{unwritten, written};
use async_trait::async_trait;
pub use cost::{Costs, costs};
use links::{Links, in_time};
use notice::{CHANNEL, MOST, Node};
use permits::Permits;
use presence::Presence;
use serde_json::Value;
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgRow};
use sqlx::query::Query;
use sqlx::{ConnectOptions, Connection, Row as _};
use std::str::FromStr;
use std::sync::{Arc, Mutex as StdMutex};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinHandle;

/// How many connections answer what is asked beside appends.
const LINKS: usize = 8;
/// How long a check of the database holds.
const CHECKED_FOR: Duration = Duration::from_secs(1);
/// How often something is said again that found its number taken.
const SAID_AGAIN: usize = 20;

/// A node that stands still in the middle of something must not keep others from its tables: the database ends that for it.
const ENDS: [(&str, &str); 2] =
    [("idle_in_transaction_session_timeout", "10000"), ("statement_timeout", "10000")];

/// A question to PostgreSQL.
type Question<'q> = Query<'q, sqlx::Postgres, PgArguments>;

/// The address of a database. It may hold a password, so nothing prints it.
#[derive(Clone)]
pub struct Address(PgConnectOptions);

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Address, String> {
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err("the address of a database must be postgres://user:password@host/database".into());
        }
        let options: PgConnectOptions = text.parse().map_err(|error: sqlx::Error| error.to_string())?;
        Ok(Address(options.disable_statement_logging()))
    }
}

impl std::fmt::Debug for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

/// For the host's eyes: where it is, and not how to get in.
impl std::fmt::Display for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let database = self.0.get_database().unwrap_or(self.0.get_username());
        write!(f, "postgres://{}:{}/{database}", self.0.get_host(), self.0.get_port())
    }
}

/// A PostgreSQL database.
pub struct Postgres {
    appends: Appends,
    appender: StdMutex<Option<JoinHandle<()>>>,
    links: Links,
    node: Node,
    others: Arc<Others>,
    /// Says who is connected here.
    saying: StdMutex<Option<JoinHandle<()>>>,
    /// When it was last looked whether rows can be read and written, and what came of it.
    checked: Mutex<Option<(Instant, Result<(), StorageError>)>>,
}

/// The other nodes of this database.
struct Others {
    links: Links,
    node: Node,
    news: StdMutex<Option<mpsc::UnboundedReceiver<News>>>,
    presence: Presence,
    permits: Permits,
}

impl Postgres {
    /// Opens the database, which has to be there, and brings its tables up to date.
    pub async fn open(address: &Address) -> Result<Postgres, StorageError> {
        // Not over a connection of the node's: that may take longer than any question.
        drop(prepare(address).await?);
        let links = Links::new(address.0.clone().options(ENDS), LINKS);
        let (appends, waiting) = Appends::new();
        let node = Node(chance::person());
        let appender = tokio::spawn(append_in_groups(waiting, links.clone(), node));
        let (tell, news) = mpsc::unbounded_channel();
        tokio::spawn(notice::listen(address.0.clone(), node, tell));
        let presence = Presence::default();
        let saying = tokio::spawn(presence.clone().keep_saying(links.clone(), node));
        let others = Others {
            links: links.clone(),
            node,
            news: StdMutex::new(Some(news)),
            presence,
            permits: Permits::open(links.clone()),
        };
        Ok(Postgres {
            node,
            others: Arc::new(others),
            saying: StdMutex::new(Some(saying)),
            appends,
            appender: StdMutex::new(Some(appender)),
            links,
            checked: Mutex::default(),
        })
    }

    /// The key that signs who people are: the same for every node.
    pub async fn key(&self) -> Result<[u8; 32], StorageError> {
        let row = self.row(sqlx::query("SELECT value FROM facts WHERE name = 'key'")).await?;
        let key = row.and_then(|row| from_hex(row.get(0))?.try_into().ok());
        key.ok_or_else(|| StorageError::Broken("its session key cannot be read".into()))
    }

    /// What a question is answered.
    async fn rows(&self, question: Question<'_>) -> Result<Vec<PgRow>, StorageError> {
        self.links.ask(question).await
    }

    /// Tells the other nodes something.
    async fn tell(&self, notice: String) -> Result<(), StorageError> {
        self.run(sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(notice)).await
    }

    /// The same where one row is looked for.
    async fn row(&self, question: Question<'_>) -> Result<Option<PgRow>, StorageError> {
        Ok(self.rows(question).await?.into_iter().next())
    }

    /// Does something.
    async fn run(&self, question: Question<'_>) -> Result<(), StorageError> {
        self.rows(question).await.map(drop)
    }

    /// Reads and writes.
    async fn try_out(&self) -> Result<(), StorageError> {
        let sql = "INSERT INTO facts (name, value) VALUES ('checked', '1') \
                   ON CONFLICT (name) DO UPDATE SET value = (facts.value::bigint + 1)::text";
        self.run(sqlx::query(sql)).await
    }

    async fn try_make(
        &self,
        connection: &mut PgConnection,
        table: &Make,
        and: Option<Append>,
    ) -> Result<Option<Key>, sqlx::Error> {
        let mut transaction = connection.begin().await?;
        let row = sqlx::query(
            "INSERT INTO tables (id, host, listed, known_deal, origin, state, created, changed, glance, glanced, due) \
             VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $6, $7, $8, $9) RETURNING key",
        )
        .bind(&table.id)
        .bind(table.host.0)
        .bind(table.listed)
        .bind(table.known_deal)
        .bind(table.origin)
        .bind(table.at as i64)
        .bind(&table.glance)
        .bind(table.entries.len() as i64)
        .bind(table.due.map(|due| due as i64))
        .fetch_one(&mut *transaction)
        .await?;
        let key = Key(row.get(0));
        note_been(&mut transaction, key, table.host).await?;
        let (rows, and): (Vec<Append>, Vec<Append>) = (table.rows(key).collect(), and.into_iter().collect());
        let parts: Vec<&[Append]> =
            [&rows[..], &and[..]].into_iter().filter(|rows| !rows.is_empty()).collect();
        if insert(&mut transaction, &parts, self.node).await?.len() < parts.len() {
            transaction.rollback().await?;
            return Ok(None);
        }
        for row in rows.iter().chain(&and) {
            note_all(&mut transaction, row).await?;
        }
        note_owed(&mut transaction, key, table.at, &table.owed).await?;
        transaction.commit().await?;
        Ok(Some(key))
    }

    async fn try_forget(
        &self,
        connection: &mut PgConnection,
        at: Option<i64>,
        (person, as_person, as_name): (Person, Person, &str),
    ) -> Result<Vec<String>, sqlx::Error> {
        let mut transaction = connection.begin().await?;
        // Only the logs of that person's tables are looked into: nobody waits longer because there are many.
        let tables = sqlx::query(
            "SELECT id, key FROM tables WHERE key IN \
             (SELECT \"table\" FROM been WHERE person = $1 AND \"table\" = coalesce($2, \"table\"))",
        )
        .bind(person.0)
        .bind(at)
        .fetch_all(&mut *transaction)
        .await?;
        let keys: Vec<i64> = tables.iter().map(|row| row.get(1)).collect();
        // Entries are JSON as we write it, without a space. What looks so and is something else, `renamed` leaves alone.
        let rows = sqlx::query(
            "SELECT \"table\", number, entry FROM log WHERE \"table\" = ANY($2) \
             AND (entry LIKE '%\"person\":' || $1::bigint || '%' \
             OR number = 1 AND entry LIKE '%\"host\":' || $1::bigint || '%')",
        )
        .bind(person.0)
        .bind(&keys)
        .fetch_all(&mut *transaction)
        .await?;
        let mut stood: Vec<i64> = Vec::new();
        for row in &rows {
            let (table, number): (i64, i64) = (row.get(0), row.get(1));
            let Some(entry) = renamed(row.get(2), person, as_person, as_name) else { continue };
            stood.push(table);
            sqlx::query("UPDATE log SET entry = $3 WHERE \"table\" = $1 AND number = $2")
                .bind(table)
                .bind(number)
                .bind(entry)
                .execute(&mut *transaction)
                .await?;
        }
        sqlx::query(
            "UPDATE tables SET glance = NULL, glanced = 0 WHERE key = ANY($2) OR key = ANY($3) AND host = $1",
        )
        .bind(person.0)
        .bind(&stood)
        .bind(&keys)
        .execute(&mut *transaction)
        .await?;
        for sql in [
            "UPDATE log SET person = $2 WHERE \"table\" = ANY($3) AND person = $1",
            "UPDATE tables SET host = $2 WHERE key = ANY($3) AND host = $1",
            "UPDATE seated SET person = $2 WHERE \"table\" = ANY($3) AND person = $1",
            "UPDATE been SET person = $2 WHERE \"table\" = ANY($3) AND person = $1",
        ] {
            let question = sqlx::query(sql).bind(person.0).bind(as_person.0).bind(&keys);
            question.execute(&mut *transaction).await?;
        }
        sqlx::query("UPDATE chat SET person = $2, name = $3 WHERE \"table\" = ANY($4) AND person = $1")
            .bind(person.0)
            .bind(as_person.0)
            .bind(as_name)
            .bind(&keys)
            .execute(&mut *transaction)
            .await?;
        let with_the_person = [
            "DELETE FROM played WHERE person = $1",
            "DELETE FROM recovery WHERE person = $1",
            "DELETE FROM devices WHERE person = $1",
            "DELETE FROM mails WHERE person = $1",
            "DELETE FROM calls WHERE person = $1",
            "DELETE FROM people WHERE id = $1",
        ];
        for sql in with_the_person.into_iter().filter(|_| at.is_none()) {
            sqlx::query(sql).bind(person.0).execute(&mut *transaction).await?;
        }
        let keys: Vec<Key> = keys.into_iter().map(Key).collect();
        self.tell_changed(&mut transaction, &keys).await?;
        transaction.commit().await?;
        Ok(tables.iter().map(|row| row.get(0)).collect())
    }

    /// Says, with what is being changed, that these tables are not what they were.
    async fn tell_changed(&self, connection: &mut PgConnection, tables: &[Key]) -> Result<(), sqlx::Error> {
        for some in tables.chunks(MOST) {
            let notice = self.node.changed(some);
            let question = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(notice);
            question.execute(&mut *connection).await?;
        }
        Ok(())
    }

    async fn try_remove(&self, connection: &mut PgConnection, tables: &[Key]) -> Result<(), sqlx::Error> {
        let keys: Vec<i64> = tables.iter().map(|table| table.0).collect();
        let mut transaction = connection.begin().await?;
        for sql in [
            "DELETE FROM tables WHERE key = ANY($1)",
            "DELETE FROM seated WHERE \"table\" = ANY($1)",
            "DELETE FROM been WHERE \"table\" = ANY($1)",
            "UPDATE played SET \"table\" = NULL WHERE \"table\" = ANY($1)",
            "DELETE FROM calls WHERE \"table\" = ANY($1)",
            "DELETE FROM chat WHERE \"table\" = ANY($1)",
            "DELETE FROM log WHERE \"table\" = ANY($1)",
        ] {
            sqlx::query(sql).bind(&keys).execute(&mut *transaction).await?;
        }
        self.tell_changed(&mut transaction, tables).await?;
        transaction.commit().await
    }
}

/// Makes the tables that are not there yet, and gives the database its number and its key.
async fn bring_up_to_date(connection: &mut PgConnection) -> Result<(), StorageError> {
    // Nodes that start together wait for each other here.
    migrations().run(&mut *connection).await.map_err(unknown_tables)?;
    for (name, value) in [("database", chance::link()), ("key", hex(&chance::bytes::<32>()))] {
        sqlx::query("INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(value)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// A connection to a database that is up to date, for whoever looks after it and is no node.
pub(crate) async fn prepare(address: &Address) -> Result<PgConnection, StorageError> {
    let mut connection = in_time(address.0.connect()).await?;
    bring_up_to_date(&mut connection).await?;
    Ok(connection)
}

/// Every table: its key and its id.
pub(crate) async fn tables(connection: &mut PgConnection) -> Result<Vec<(Key, String)>, StorageError> {
    let rows = sqlx::query("SELECT key, id FROM tables ORDER BY key").fetch_all(connection).await?;
    Ok(rows.iter().map(|row| (Key(row.get(0)), row.get(1))).collect())
}

/// A table's log.
pub(crate) async fn load(connection: &mut PgConnection, table: Key) -> Result<Vec<Row>, StorageError> {
    let rows = sqlx::query(LOAD_AFTER).bind(table.0).bind(0_i64).fetch_all(connection).await?;
    rows.iter().map(read_row).collect()
}

/// How the database's tables came to be as they are, step by step.
fn migrations() -> Migrator {
    Migrator::with_migrations(vec![
        step(1, "the log", include_str!("../../migrations/postgres/1_the_log.sql")),
        step(2, "nodes", include_str!("../../migrations/postgres/2_nodes.sql")),
        step(3, "been", include_str!("../../migrations/postgres/3_been.sql")),
        step(4, "since", include_str!("../../migrations/postgres/4_since.sql")),
        step(20, "played", include_str!("../../migrations/postgres/20_played.sql")),
        step(21, "due", include_str!("../../migrations/postgres/21_due.sql")),
        step(30, "calls", include_str!("../../migrations/postgres/30_calls.sql")),
        step(31, "calls given back", include_str!("../../migrations/postgres/31_calls_given_back.sql")),
    ])
}

#[async_trait]
impl Storage for Postgres {
    fn append(&self, rows: Vec<Append>) -> Appending {
        self.appends.append(rows)
    }

    async fn make(&self, table: Make, and: Option<Append>) -> Result<Key, StorageError> {
        let mut link = self.links.borrow().await?;
        let made = in_time(self.try_make(link.on(), &table, and)).await?;
        link.done();
        made.ok_or(StorageError::Taken)
    }

    async fn find(&self, id: &str) -> Result<Option<Key>, StorageError> {
        let row = self.row(sqlx::query("SELECT key FROM tables WHERE id = $1").bind(id)).await?;
        Ok(row.map(|row| Key(row.get(0))))
    }

    async fn load_after(&self, table: Key, number: u64) -> Result<Vec<Row>, StorageError> {
        let question = sqlx::query(LOAD_AFTER).bind(table.0).bind(number as i64);
        self.rows(question).await?.iter().map(read_row).collect()
    }

    async fn look(&self, id: &str) -> Result<Option<Listed>, StorageError> {
        let row = self.row(sqlx::query(LOOK).bind(id)).await?;
        Ok(row.as_ref().map(read_listed))
    }

    async fn keep_glance(&self, table: Key, number: u64, glance: &str) -> Result<(), StorageError> {
        self.run(sqlx::query(KEEP_GLANCE).bind(glance).bind(number as i64).bind(table.0)).await
    }

    async fn lobby(&self, most: u32) -> Result<Vec<Listed>, StorageError> {
        Ok(self.rows(sqlx::query(LOBBY).bind(i64::from(most))).await?.iter().map(read_listed).collect())
    }

    async fn tables_of(&self, person: Person, since: u64, most: u32) -> Result<Vec<Listed>, StorageError> {
        let question = sqlx::query(TABLES_OF).bind(person.0).bind(since as i64).bind(i64::from(most));
        Ok(self.rows(question).await?.iter().map(read_listed).collect())
    }

    async fn played_by(
        &self,
        person: Person,
        behind: Option<&str>,
        most: u32,
    ) -> Result<Vec<PlayedTable>, StorageError> {
        let question = sqlx::query(PLAYED_BY).bind(person.0).bind(behind).bind(i64::from(most));
        let table = |row: &PgRow| PlayedTable {
            listed: read_listed(row),
            began: number(row, 6),
            ended: number(row, 7),
            counts: row.get(8),
        };
        Ok(self.rows(question).await?.iter().map(table).collect())
    }

    async fn figures_of(&self, person: Person) -> Result<Vec<Figure>, StorageError> {
        let sql = "SELECT game, seats, count(*), count(*) FILTER (WHERE won) FROM played WHERE person = $1 AND counts \
                   GROUP BY 1, 2 ORDER BY 1, 2";
        let figure = |row: &PgRow| Figure {
            game: row.get(0),
            seats: row.get::<i16, _>(1) as u8,
            games: count(row, 2),
            wins: count(row, 3),
        };
        Ok(self.rows(sqlx::query(sql).bind(person.0)).await?.iter().map(figure).collect())
    }

    async fn made_by(&self, person: Person, origin: i64) -> Result<MadeBy, StorageError> {
        let row = self.row(sqlx::query(MADE_BY).bind(person.0).bind(origin)).await?.ok_or_else(closed)?;
        Ok(MadeBy { person: count(&row, 0), origin: count(&row, 1) })
    }

    async fn due_tables(&self, now: u64, most: u32) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2";
        let question = sqlx::query(sql).bind(now as i64).bind(i64::from(most));
        Ok(self.rows(question).await?.iter().map(|row| row.get(0)).collect())
    }

    async fn wake_later(&self, id: &str, at: u64) -> Result<(), StorageError> {
        let sql = "UPDATE tables SET due = $1 WHERE id = $2 AND due < $1";
        self.run(sqlx::query(sql).bind(at as i64).bind(id)).await
    }

    async fn old_tables(&self, before: &Before, most: u32) -> Result<Vec<(Key, String)>, StorageError> {
        let question = sqlx::query(
            "SELECT key, id FROM tables WHERE coalesce((SELECT at FROM log WHERE \"table\" = key \
             ORDER BY number DESC LIMIT 1), changed) < CASE state WHEN 'waiting' THEN $1 WHEN 'playing' THEN $2 ELSE $3 END \
             AND NOT EXISTS (SELECT 1 FROM present JOIN nodes USING (node) WHERE \"table\" = key AND until > now()) \
             LIMIT $4",
        )
        .bind(moment(before.waiting))
        .bind(moment(before.playing))
        .bind(moment(before.over))
        .bind(i64::from(most));
        Ok(self.rows(question).await?.iter().map(|row| (Key(row.get(0)), row.get(1))).collect())
    }

    async fn forget_old(&self, before: &Before) -> Result<(), StorageError> {
        for (sql, at) in [
            ("DELETE FROM recovery WHERE until < $1", Some(before.now)),
            ("DELETE FROM mails WHERE until < $1", Some(before.now)),
            ("DELETE FROM chat WHERE at < $1", before.chat),
            (
                "DELETE FROM people WHERE greatest(seen, created) < $1 AND id NOT IN (SELECT person FROM seated) \
                 AND id NOT IN (SELECT host FROM tables)",
                before.people,
            ),
        ] {
            self.run(sqlx::query(sql).bind(moment(at))).await?;
        }
        for sql in [PLAYED_BY_NOBODY].into_iter().chain(CALLED_NO_MORE) {
            self.run(sqlx::query(sql)).await?;
        }
        Ok(())
    }

    async fn seen(&self, person: Person, at: u64) -> Result<(), StorageError> {
        const DAY: i64 = 24 * 3600 * 1000;
        let at = at as i64;
        let sql = "UPDATE people SET seen = $1 WHERE id = $2 AND seen < $3";
        self.run(sqlx::query(sql).bind(at).bind(person.0).bind(at - DAY)).await
    }

    async fn forget(
        &self,
        person: Person,
        as_person: Person,
        as_name: &str,
    ) -> Result<Vec<String>, StorageError> {
        let sql = "SELECT \"table\" FROM been WHERE person = $1";
        let tables = self.rows(sqlx::query(sql).bind(person.0)).await?;
        let mut changed = Vec::new();
        // One table after the other: however many there are, each is soon done. Then what is left, and the person.
        for at in tables.iter().map(|row| Some(row.get(0))).chain([None]) {
            let mut link = self.links.borrow().await?;
            changed.extend(in_time(self.try_forget(link.on(), at, (person, as_person, as_name))).await?);
            link.done();
        }
        Ok(changed)
    }

    async fn verdicts(&self) -> Result<Vec<(Person, Verdict)>, StorageError> {
        let sql = "SELECT id, generation, banned, muted FROM people WHERE generation > 0 OR banned OR muted";
        let verdict = |row: &PgRow| {
            let verdict = Verdict { generation: count(row, 1), banned: row.get(2), muted: row.get(3) };
            (Person(row.get(0)), verdict)
        };
        Ok(self.rows(sqlx::query(sql)).await?.iter().map(verdict).collect())
    }

    async fn set_verdict(&self, person: Person, verdict: Verdict) -> Result<(), StorageError> {
        let question =
            sqlx::query("UPDATE people SET generation = $1, banned = $2, muted = $3 WHERE id = $4")
                .bind(i64::from(verdict.generation))
                .bind(verdict.banned)
                .bind(verdict.muted)
                .bind(person.0);
        self.run(question).await?;
        self.tell(self.node.verdicts()).await
    }

    async fn banned_origins(&self) -> Result<Vec<i64>, StorageError> {
        Ok(self.rows(sqlx::query("SELECT origin FROM banned")).await?.iter().map(|row| row.get(0)).collect())
    }

    async fn ban_origin(&self, origin: i64, banned: bool) -> Result<(), StorageError> {
        let sql = match banned {
            true => "INSERT INTO banned (origin) VALUES ($1) ON CONFLICT DO NOTHING",
            false => "DELETE FROM banned WHERE origin = $1",
        };
        self.run(sqlx::query(sql).bind(origin)).await?;
        self.tell(self.node.verdicts()).await
    }

    async fn all_tables(&self) -> Result<Vec<TableRow>, StorageError> {
        let sql = "SELECT tables.id, coalesce((SELECT entry::json ->> 'game' FROM log WHERE \"table\" = key AND number = 1), ''), \
                   state, (SELECT name FROM people WHERE people.id = host), host, \
                   (SELECT count(DISTINCT person) FROM seated WHERE \"table\" = key), count(log.number), \
                   coalesce(sum(length(log.entry)), 0)::bigint, created, coalesce(max(log.at), changed) \
                   FROM tables LEFT JOIN log ON log.\"table\" = key GROUP BY key ORDER BY key DESC";
        let table = |row: &PgRow| TableRow {
            id: row.get(0),
            game: row.get(1),
            state: state_of(row.get(2)),
            host: row.get(3),
            person: row.get(4),
            people: count(row, 5),
            entries: number(row, 6),
            bytes: number(row, 7),
            created: number(row, 8),
            touched: number(row, 9),
        };
        Ok(self.rows(sqlx::query(sql)).await?.iter().map(table).collect())
    }

    async fn all_people(&self) -> Result<Vec<PersonRow>, StorageError> {
        let sql = "SELECT id, name, (SELECT count(DISTINCT \"table\") FROM seated WHERE person = id), created, \
                   greatest(seen, created) AS here, banned, muted, \
                   (SELECT count(*) FROM devices WHERE devices.person = people.id), \
                   EXISTS (SELECT 1 FROM mails WHERE mails.person = people.id AND until IS NULL) \
                   FROM people ORDER BY here DESC";
        let person = |row: &PgRow| PersonRow {
            person: row.get(0),
            name: row.get(1),
            tables: count(row, 2),
            created: number(row, 3),
            seen: number(row, 4),
            banned: row.get(5),
            muted: row.get(6),
            devices: count(row, 7),
            mail: row.get(8),
        };
        Ok(self.rows(sqlx::query(sql)).await?.iter().map(person).collect())
    }

    async fn census(&self) -> Result<Vec<(String, TableState, u32)>, StorageError> {
        let sql = "SELECT coalesce(nullif(glance, '')::json -> 'table' ->> 'game', 'not yet known'), state, count(*) \
                   FROM tables GROUP BY 1, 2";
        let counted = |row: &PgRow| (row.get(0), state_of(row.get(1)), count(row, 2));
        Ok(self.rows(sqlx::query(sql)).await?.iter().map(counted).collect())
    }

    async fn damage(&self) -> Result<Vec<String>, StorageError> {
        // Whoever runs a PostgreSQL has its own means to look for damage.
        Ok(Vec::new())
    }

    async fn rules(&self) -> Result<Vec<(String, u32, u32)>, StorageError> {
        let sql = "SELECT coalesce(entry::json ->> 'game', ''), coalesce((entry::json ->> 'rules_version')::bigint, 0), count(*) \
                   FROM tables JOIN log ON log.\"table\" = tables.key AND log.number = 1 GROUP BY 1, 2";
        let rule = |row: &PgRow| (row.get(0), count(row, 1), count(row, 2));
        Ok(self.rows(sqlx::query(sql)).await?.iter().map(rule).collect())
    }

    async fn size(&self) -> Result<u64, StorageError> {
        let row = self.row(sqlx::query("SELECT pg_database_size(current_database())")).await?;
        Ok(row.map_or(0, |row| number(&row, 0)))
    }

    async fn remove(&self, tables: &[Key]) -> Result<(), StorageError> {
        let mut link = self.links.borrow().await?;
        in_time(self.try_remove(link.on(), tables)).await?;
        link.done();
        Ok(())
    }

    async fn name_of(&self, person: Person) -> Result<Option<String>, StorageError> {
        let row = self.row(sqlx::query("SELECT name FROM people WHERE id = $1").bind(person.0)).await?;
        Ok(row.map(|row| row.get(0)))
    }

    async fn name(&self, person: Person, name: &str, at: u64) -> Result<(), StorageError> {
        let sql = "INSERT INTO people (id, name, created) VALUES ($1, $2, $3) \
                   ON CONFLICT (id) DO UPDATE SET name = excluded.name";
        self.run(sqlx::query(sql).bind(person.0).bind(name).bind(at as i64)).await
    }

    async fn say(&self, said: Said) -> Result<(u64, bool), StorageError> {
        let request = written(&said.request);
        for _ in 0..SAID_AGAIN {
            let question = sqlx::query(
                "WITH here AS (INSERT INTO been (\"table\", person) VALUES ($1, $3) ON CONFLICT DO NOTHING) \
                 INSERT INTO chat (\"table\", number, at, person, request, name, seat, text) \
                 VALUES ($1, (SELECT coalesce(max(number), 0) + 1 FROM chat WHERE \"table\" = $1), $2, $3, $4, $5, $6, $7) \
                 ON CONFLICT (\"table\", person, request) DO NOTHING RETURNING number",
            )
            .bind(said.table.0)
            .bind(said.at as i64)
            .bind(said.person.0)
            .bind(&request)
            .bind(&said.name)
            .bind(said.seat.map(i16::from))
            .bind(&said.text);
            match self.row(question).await {
                Ok(Some(row)) => {
                    let number = number(&row, 0);
                    // It is kept; where nobody can be told now, the others find it when they look.
                    let _ = self.tell(self.node.said(said.table, number)).await;
                    return Ok((number, true));
                }
                Ok(None) => {
                    let sql = "SELECT number FROM chat WHERE \"table\" = $1 AND person = $2 AND request = $3";
                    let question = sqlx::query(sql).bind(said.table.0).bind(said.person.0).bind(&request);
                    if let Some(row) = self.row(question).await? {
                        return Ok((number(&row, 0), false));
                    }
                }
                // Somebody has said something at another node in this very moment.
                Err(StorageError::Taken) => {}
                Err(error) => return Err(error),
            }
        }
        Err(StorageError::Taken)
    }

    async fn chat(&self, table: Key, after: u64, most: u32) -> Result<Vec<ChatLine>, StorageError> {
        let question = sqlx::query(
            "SELECT number, at, name, seat, text FROM chat WHERE \"table\" = $1 AND number > $2 \
             ORDER BY number DESC LIMIT $3",
        )
        .bind(table.0)
        .bind(i64::try_from(after).unwrap_or(i64::MAX))
        .bind(i64::from(most));
        let line = |row: &PgRow| ChatLine {
            number: number(row, 0),
            at: number(row, 1),
            name: row.get(2),
            seat: row.get::<Option<i16>, _>(3).map(|seat| seat as u8),
            text: row.get(4),
        };
        Ok(self.rows(question).await?.iter().rev().map(line).collect())
    }

    async fn keep_recovery(&self, token: &str, person: Person, until: u64) -> Result<(), StorageError> {
        let sql = "INSERT INTO recovery (token, person, until) VALUES ($1, $2, $3)";
        self.run(sqlx::query(sql).bind(token).bind(person.0).bind(until as i64)).await?;
        let sql = "DELETE FROM recovery WHERE person = $1 AND token NOT IN \
                   (SELECT token FROM recovery WHERE person = $1 ORDER BY until DESC, token = $2 DESC LIMIT $3)";
        self.run(sqlx::query(sql).bind(person.0).bind(token).bind(LINKS_EACH)).await
    }

    async fn recovery_of(&self, token: &str, now: u64) -> Result<Option<Person>, StorageError> {
        let sql = "SELECT person FROM recovery WHERE token = $1 AND until >= $2";
        let row = self.row(sqlx::query(sql).bind(token).bind(now as i64)).await?;
        Ok(row.map(|row| Person(row.get(0))))
    }

    async fn use_recovery(&self, token: &str, now: u64) -> Result<Option<Person>, StorageError> {
        self.run(sqlx::query("DELETE FROM recovery WHERE until < $1").bind(now as i64)).await?;
        let sql = "DELETE FROM recovery WHERE token = $1 RETURNING person";
        Ok(self.row(sqlx::query(sql).bind(token)).await?.map(|row| Person(row.get(0))))
    }

    async fn key_named(&self, name: &str, new: &str) -> Result<String, StorageError> {
        let read = || sqlx::query("SELECT value FROM keys WHERE name = $1").bind(name);
        if let Some(row) = self.row(read()).await? {
            return Ok(row.get(0));
        }
        let sql = "INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.run(sqlx::query(sql).bind(name).bind(new)).await?;
        Ok(self.row(read()).await?.ok_or_else(closed)?.get(0))
    }

    async fn owe(&self, table: Key, owed: Owed, at: u64) -> Result<(), StorageError> {
        self.run(
            sqlx::query(OWE)
                .bind(table.0)
                .bind(owed.person.0)
                .bind(owed.asked as i64)
                .bind(at as i64)
                .bind(owed.ends.map(|ends| ends as i64)),
        )
        .await
    }

    async fn calls(&self, now: u64, most: u32) -> Result<Vec<Call>, StorageError> {
        let question = sqlx::query(
            "SELECT calls.\"table\", id, coalesce((SELECT entry::json ->> 'game' FROM log WHERE log.\"table\" = key AND number = 1), ''), \
             person, asked, ends, at, told, ways, \
             EXISTS (SELECT 1 FROM log WHERE log.\"table\" = key AND number = asked AND entry::json ->> 'kind' = 'undo_asked'), \
             coalesce((SELECT log.at FROM log WHERE log.\"table\" = key AND number = asked), calls.at) \
             FROM calls JOIN tables ON key = calls.\"table\" WHERE at <= $1 ORDER BY at LIMIT $2",
        )
        .bind(now as i64)
        .bind(i64::from(most));
        let call = |row: &PgRow| Call {
            table: Key(row.get(0)),
            id: row.get(1),
            game: row.get(2),
            owed: Owed {
                person: Person(row.get(3)),
                asked: number(row, 4),
                ends: row.get::<Option<i64>, _>(5).map(|ends| ends as u64),
            },
            at: number(row, 6),
            told: row.get(7),
            ways: row.get::<Option<String>, _>(8).map(|ways| ways.split(' ').map(str::to_string).collect()),
            is_wish: row.get(9),
            since: number(row, 10),
        };
        Ok(self.rows(question).await?.iter().map(call).collect())
    }

    async fn take_call(&self, call: &Call, next: Option<u64>, told: bool) -> Result<bool, StorageError> {
        let question = sqlx::query(TAKE_CALL)
            .bind(next.map(|next| next as i64))
            .bind(told)
            .bind(call.table.0)
            .bind(call.owed.person.0)
            .bind(call.owed.asked as i64)
            .bind(call.at as i64);
        Ok(self.row(question).await?.is_some())
    }

    async fn give_call_back(&self, call: &Call, way: &str, at: u64) -> Result<(), StorageError> {
        self.run(
            sqlx::query(GIVE_CALL_BACK)
                .bind(at as i64)
                .bind(call.told)
                .bind(way)
                .bind(call.table.0)
                .bind(call.owed.person.0)
                .bind(call.owed.asked as i64),
        )
        .await
    }

    async fn keep_device(
        &self,
        person: Person,
        device: &Device,
        at: u64,
        most: u32,
    ) -> Result<(), StorageError> {
        self.run(
            sqlx::query(KEEP_DEVICE)
                .bind(&device.endpoint)
                .bind(person.0)
                .bind(&device.key)
                .bind(&device.auth)
                .bind(device.language.id())
                .bind(at as i64),
        )
        .await?;
        self.run(sqlx::query(DROP_OLD_DEVICES).bind(person.0).bind(i64::from(most))).await
    }

    async fn devices_of(&self, person: Person) -> Result<Vec<Device>, StorageError> {
        let device = |row: &PgRow| Device {
            endpoint: row.get(0),
            key: row.get(1),
            auth: row.get(2),
            language: language_of(row.get(3)),
        };
        Ok(self.rows(sqlx::query(DEVICES_OF).bind(person.0)).await?.iter().map(device).collect())
    }

    async fn drop_device(&self, endpoint: &str, of: Option<Person>) -> Result<(), StorageError> {
        self.run(sqlx::query(DROP_DEVICE).bind(endpoint).bind(of.map(|person| person.0))).await
    }

    async fn keep_mail(&self, person: Person, mail: &Mail, at: u64) -> Result<(), StorageError> {
        self.run(
            sqlx::query(KEEP_MAIL)
                .bind(person.0)
                .bind(&mail.address)
                .bind(mail.language.id())
                .bind(&mail.token)
                .bind(at as i64)
                .bind(mail.until.map(|until| until as i64)),
        )
        .await
    }

    async fn mail_of(&self, person: Person) -> Result<Option<Mail>, StorageError> {
        let sql = "SELECT address, language, token, until FROM mails WHERE person = $1";
        Ok(self.row(sqlx::query(sql).bind(person.0)).await?.map(|row| Mail {
            address: row.get(0),
            language: language_of(row.get(1)),
            token: row.get(2),
            until: row.get::<Option<i64>, _>(3).map(|until| until as u64),
        }))
    }

    async fn mails_asked(&self, address: &str, since: u64) -> Result<u32, StorageError> {
        let sql = "SELECT count(*) FROM mails WHERE address = $1 AND asked >= $2";
        let row = self.row(sqlx::query(sql).bind(address).bind(since as i64)).await?;
        Ok(row.map_or(0, |row| count(&row, 0)))
    }

    async fn mail_by(&self, token: &str, now: u64) -> Result<Option<bool>, StorageError> {
        let sql = "SELECT until IS NULL FROM mails WHERE token = $1 AND (until IS NULL OR until >= $2)";
        let row = self.row(sqlx::query(sql).bind(token).bind(now as i64)).await?;
        Ok(row.map(|row| row.get(0)))
    }

    async fn confirm_mail(&self, token: &str, now: u64) -> Result<bool, StorageError> {
        let sql =
            "UPDATE mails SET until = NULL WHERE token = $1 AND (until IS NULL OR until >= $2) RETURNING 1";
        Ok(self.row(sqlx::query(sql).bind(token).bind(now as i64)).await?.is_some())
    }

    async fn end_mail(&self, token: &str) -> Result<(), StorageError> {
        self.run(sqlx::query("DELETE FROM mails WHERE token = $1").bind(token)).await
    }

    async fn drop_mail(&self, person: Person) -> Result<(), StorageError> {
        self.run(sqlx::query("DELETE FROM mails WHERE person = $1").bind(person.0)).await
    }

    async fn count_mail(&self, person: Person, now: u64, most: u32) -> Result<bool, StorageError> {
        let question = sqlx::query(COUNT_MAIL).bind(person.0).bind(now as i64).bind(i64::from(most));
        Ok(self.row(question).await?.is_some())
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

    fn nodes(&self) -> Option<Arc<dyn Nodes>> {
        Some(self.others.clone())
    }

    async fn close(&self) {
        self.appends.close();
        let appender = self.appender.lock().expect("no one panics here").take();
        if let Some(appender) = appender {
            let _ = appender.await;
        }
        self.others.presence.close();
        let saying = self.saying.lock().expect("no one panics here").take();
        if let Some(saying) = saying {
            let _ = saying.await;
        }
        self.links.close();
    }
}

/// Where nobody has said goodbye, others find out; but nobody is told any more that this node is alive.
impl Drop for Others {
    fn drop(&mut self) {
        self.presence.close();
    }
}

#[async_trait]
impl Nodes for Others {
    fn news(&self) -> Option<mpsc::UnboundedReceiver<News>> {
        self.news.lock().expect("no one panics here").take()
    }

    async fn look(&self, tables: &[Key]) -> Result<Vec<Look>, StorageError> {
        let question = sqlx::query(
            "SELECT key, coalesce((SELECT max(number) FROM log WHERE log.\"table\" = key), 0), \
             coalesce((SELECT max(number) FROM chat WHERE chat.\"table\" = key), 0), \
             coalesce(bit_or(seats), 0), coalesce(sum(watching), 0), \
             coalesce(max(extract(epoch FROM now() - since)) FILTER (WHERE seats <> 0), 0)::float8 \
             FROM tables LEFT JOIN (SELECT * FROM present JOIN nodes USING (node) WHERE until > now() AND node <> $2) AS there \
             ON there.\"table\" = key WHERE key = ANY($1) GROUP BY key",
        )
        .bind(tables.iter().map(|table| table.0).collect::<Vec<i64>>())
        .bind(self.node.0);
        let look = |row: &PgRow| Look {
            table: Key(row.get(0)),
            last: number(row, 1),
            said: number(row, 2),
            elsewhere: Present { seats: presence::seats(row.get(3)), watching: count(row, 4) },
            waited: Duration::try_from_secs_f64(row.get(5)).unwrap_or_default(),
        };
        Ok(self.links.ask(question).await?.iter().map(look).collect())
    }

    fn here(&self, table: Key, present: Present) {
        self.presence.set(table, present);
    }

    async fn is_connected(&self, person: Person) -> Result<bool, StorageError> {
        let question = sqlx::query(
            "SELECT 1 FROM seated JOIN present USING (\"table\") JOIN nodes USING (node) \
             WHERE person = $1 AND until > now() AND node <> $2 AND seats >> seat & 1 = 1 LIMIT 1",
        )
        .bind(person.0)
        .bind(self.node.0);
        Ok(!self.links.ask(question).await?.is_empty())
    }

    async fn permit(&self, table: Key) -> Box<dyn Permit> {
        self.permits.take(table).await
    }
}

fn read_listed(row: &PgRow) -> Listed {
    database::read_listed((row.get(0), row.get(1), row.get(2)), (row.get(3), row.get(4)), row.get(5))
}

fn read_row(row: &PgRow) -> Result<Row, StorageError> {
    let request: Option<String> = row.get(3);
    database::read_row((row.get(0), row.get(1)), (row.get(2), request.map(unwritten)), row.try_get(4)?)
}

fn number(row: &PgRow, column: usize) -> u64 {
    row.get::<i64, _>(column) as u64
}

fn count(row: &PgRow, column: usize) -> u32 {
    u32::try_from(row.get::<i64, _>(column)).unwrap_or(u32::MAX)
}

/// An entry in which this person is somebody else; `None` where they do not stand in it.
fn renamed(entry: &str, person: Person, as_person: Person, as_name: &str) -> Option<String> {
    let mut entry: Value = serde_json::from_str(entry).ok()?;
    let is_theirs = |value: &Value| value.as_i64() == Some(person.0);
    let mut stood = false;
    if entry.get("host").is_some_and(is_theirs) {
        entry["host"] = as_person.0.into();
        stood = true;
    }
    if entry.get("person").is_some_and(is_theirs) {
        entry["person"] = as_person.0.into();
        entry["name"] = as_name.into();
        stood = true;
    }
    stood.then(|| entry.to_string())
}
