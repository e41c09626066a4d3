//! Rows on their way into the log: rows of many tables in one statement and one commit.
//!
//! A number of a table is given once, and the unique index says to whom: the statement inserts the first row of each table
//! where nobody else has it, and what follows only behind a first row that was inserted. Whoever has the first number of
//! some rows has them all, for nobody builds upon a row that is not durable. So the statement itself finds who came second.

use super::links::{Links, PATIENCE};
use super::notice::{CHANNEL, MOST, Node};
use crate::database::{Batch, COME_ALONG, KEEP_GLANCE, OWE};
use crate::entry::Person;
use crate::storage::{Append, Key, Mark, Owed, Played, StorageError};
use sqlx::postgres::PgConnection;
use sqlx::{Connection, Row as _};
use std::collections::HashSet;
use std::io;
use std::time::Instant;
use tokio::sync::mpsc;

/// The most tables of one group.
const LARGEST_GROUP: usize = MOST;

/// The first rows of each table, the rows behind them, and the one notice of all, which goes with the commit.
const APPEND: &str = "WITH won AS ( \
         INSERT INTO log (\"table\", number, at, person, request, entry) \
         SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[]) \
         ON CONFLICT DO NOTHING RETURNING \"table\" \
     ), rest AS ( \
         INSERT INTO log (\"table\", number, at, person, request, entry) \
         SELECT more.* FROM unnest($7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::text[], $12::text[]) \
         AS more(\"table\", number, at, person, request, entry) JOIN won USING (\"table\") \
     ) SELECT \"table\", CASE WHEN row_number() OVER () = 1 THEN pg_notify($13, $14)::text END FROM won";

/// Appends whatever waits, group by group, until nobody can append any more.
pub async fn append_in_groups(mut waiting: mpsc::UnboundedReceiver<Batch>, links: Links, node: Node) {
    let mut connection = None;
    let mut group = Vec::with_capacity(LARGEST_GROUP);
    while waiting.recv_many(&mut group, LARGEST_GROUP).await > 0 {
        // Whoever is about to append gets the chance to come along.
        for _ in 0..COME_ALONG {
            tokio::task::yield_now().await;
        }
        while group.len() < LARGEST_GROUP
            && let Ok(more) = waiting.try_recv()
        {
            group.push(more);
        }
        while !group.is_empty() {
            let round = take_round(&mut group);
            append_round(&mut connection, (&links, node), round).await;
        }
    }
    if let Some(connection) = connection {
        let _ = tokio::time::timeout(PATIENCE, connection.close()).await;
    }
}

/// Takes one of each table out of a group, in the order of their keys: groups of several nodes that meet at some tables wait for
/// each other in the same order, and never in a circle.
fn take_round(group: &mut Vec<Batch>) -> Vec<Batch> {
    let mut taken = HashSet::new();
    let mut round: Vec<Batch> = Vec::with_capacity(group.len());
    for waiting in std::mem::take(group) {
        match waiting.rows.first() {
            Some(first) if taken.insert(first.table) => round.push(waiting),
            Some(_) => group.push(waiting),
            None => drop(waiting.durable.send(Ok(()))),
        }
    }
    round.sort_by_key(|waiting| waiting.rows[0].table.0);
    round
}

async fn append_round(
    connection: &mut Option<PgConnection>,
    (links, node): (&Links, Node),
    round: Vec<Batch>,
) {
    let start = Instant::now();
    let appended = append(connection, (links, node), &round).await;
    metrics::histogram!("besace_commit_seconds").record(start.elapsed().as_secs_f64());
    metrics::histogram!("besace_commit_rows").record(round.len() as f64);
    match appended {
        Ok(won) => {
            for Batch { rows, durable } in round {
                let has_won = won.contains(&rows[0].table);
                let _ = durable.send(if has_won { Ok(()) } else { Err(StorageError::Taken) });
            }
        }
        // One bad row must not cost other tables theirs: each gets its own answer.
        Err(Failure::Refused(_)) if round.len() > 1 => {
            for waiting in round {
                Box::pin(append_round(connection, (links, node), vec![waiting])).await;
            }
        }
        Err(Failure::Refused(error) | Failure::Unreachable(error)) => {
            for waiting in round {
                let _ = waiting.durable.send(Err(error.clone()));
            }
        }
    }
}

/// Why rows were not appended, as far as one knows.
enum Failure {
    /// The database said so.
    Refused(StorageError),
    /// The database cannot be reached or does not answer: nobody knows whether it has them.
    Unreachable(StorageError),
}

/// Appends rows in one transaction: by one statement alone, where that does it. Gives the tables whose rows are there now.
async fn append(
    connection: &mut Option<PgConnection>,
    (links, node): (&Links, Node),
    round: &[Batch],
) -> Result<HashSet<Key>, Failure> {
    if connection.is_none() {
        *connection = Some(links.connect().await.map_err(Failure::Unreachable)?);
    }
    // Taken, and given back only where all is well: one on which something was broken off is never used again.
    let mut own = connection.take().expect("there is one now");
    let rows: Vec<&[Append]> = round.iter().map(|waiting| &waiting.rows[..]).collect();
    let appended = tokio::time::timeout(PATIENCE, append_on(&mut own, &rows, node)).await;
    let late = || sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, "the database does not answer"));
    match appended.unwrap_or_else(|_| Err(late())) {
        Ok(won) => {
            *connection = Some(own);
            Ok(won)
        }
        Err(error) => {
            links.give_up_idle();
            Err(match error.into() {
                error @ StorageError::Unreachable(_) => Failure::Unreachable(error),
                error => Failure::Refused(error),
            })
        }
    }
}

async fn append_on(
    connection: &mut PgConnection,
    rows: &[&[Append]],
    node: Node,
) -> Result<HashSet<Key>, sqlx::Error> {
    if rows.iter().all(|rows| rows.iter().all(|row| row.marks.is_empty())) {
        return insert(connection, rows, node).await;
    }
    let mut transaction = connection.begin().await?;
    let won = insert(&mut transaction, rows, node).await?;
    for rows in rows {
        for row in *rows {
            if won.contains(&row.table) {
                note_all(&mut transaction, row).await?;
            }
        }
    }
    transaction.commit().await?;
    Ok(won)
}

/// Inserts rows, of each table all or none; gives the tables whose rows were inserted.
pub async fn insert(
    connection: &mut PgConnection,
    rows: &[&[Append]],
    node: Node,
) -> Result<HashSet<Key>, sqlx::Error> {
    let firsts = Columns::of(rows.iter().filter_map(|rows| rows.first()));
    let others = Columns::of(rows.iter().flat_map(|rows| rows.iter().skip(1)));
    let mut query = sqlx::query(APPEND);
    for columns in [firsts, others] {
        let Columns { tables, numbers, times, people, requests, entries } = columns;
        query = query.bind(tables).bind(numbers).bind(times).bind(people).bind(requests).bind(entries);
    }
    // Also of those who come second: somebody has given that number.
    let last = rows.iter().filter_map(|rows| rows.last()).map(|row| (row.table, row.number));
    let query = query.bind(CHANNEL).bind(node.rows(last));
    let won = query.fetch_all(connection).await?;
    Ok(won.iter().map(|row| Key(row.get(0))).collect())
}

/// Rows as PostgreSQL takes many at once: column by column.
#[derive(Default)]
struct Columns<'a> {
    tables: Vec<i64>,
    numbers: Vec<i64>,
    times: Vec<i64>,
    people: Vec<Option<i64>>,
    requests: Vec<Option<String>>,
    entries: Vec<&'a str>,
}

impl<'a> Columns<'a> {
    fn of(rows: impl Iterator<Item = &'a Append>) -> Columns<'a> {
        let mut columns = Columns::default();
        for row in rows {
            let (person, request) =
                row.request.as_ref().map(|(person, request)| (person.0, written(request))).unzip();
            columns.tables.push(row.table.0);
            columns.numbers.push(row.number as i64);
            columns.times.push(row.at as i64);
            columns.people.push(person);
            columns.requests.push(request);
            columns.entries.push(&row.entry);
        }
        columns
    }
}

/// Keeps the lists true after a row.
pub async fn note_all(connection: &mut PgConnection, row: &Append) -> Result<(), sqlx::Error> {
    for mark in &row.marks {
        let query = match mark {
            Mark::Sat(person, seat) => {
                note_been(connection, row.table, *person).await?;
                sqlx::query(
                    "INSERT INTO seated (\"table\", seat, person) VALUES ($1, $2, $3) \
                     ON CONFLICT (\"table\", seat) DO UPDATE SET person = excluded.person",
                )
                .bind(row.table.0)
                .bind(i16::from(*seat))
                .bind(person.0)
            }
            Mark::Left(seat) => sqlx::query("DELETE FROM seated WHERE \"table\" = $1 AND seat = $2")
                .bind(row.table.0)
                .bind(i16::from(*seat)),
            Mark::State(state) => sqlx::query("UPDATE tables SET state = $1, changed = $2 WHERE key = $3")
                .bind(state.id())
                .bind(row.at as i64)
                .bind(row.table.0),
            Mark::Due(due) => sqlx::query("UPDATE tables SET due = $1 WHERE key = $2")
                .bind(due.map(|due| due as i64))
                .bind(row.table.0),
            Mark::Owed(owed) => {
                note_owed(connection, row.table, row.at, owed).await?;
                continue;
            }
            Mark::Glance(glance) => {
                sqlx::query(KEEP_GLANCE).bind(&**glance).bind(row.number as i64).bind(row.table.0)
            }
            Mark::Played(played) => {
                let Played { person, game, seats, won, counts, began } = &**played;
                sqlx::query(
                    "INSERT INTO played (person, \"table\", game, seats, won, counts, began, ended) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
                )
                .bind(person.0)
                .bind(row.table.0)
                .bind(game)
                .bind(i16::from(*seats))
                .bind(*won)
                .bind(*counts)
                .bind(*began as i64)
                .bind(row.at as i64)
            }
        };
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Notes the decisions that people owe at a table; those that they do not owe any more call nobody.
pub async fn note_owed(
    connection: &mut PgConnection,
    table: Key,
    at: u64,
    owed: &[Owed],
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "DELETE FROM calls WHERE \"table\" = $1 AND (person, asked) NOT IN \
         (SELECT person, asked FROM unnest($2::bigint[], $3::bigint[]) AS still(person, asked))",
    )
    .bind(table.0)
    .bind(owed.iter().map(|owed| owed.person.0).collect::<Vec<_>>())
    .bind(owed.iter().map(|owed| owed.asked as i64).collect::<Vec<_>>())
    .execute(&mut *connection)
    .await?;
    for owed in owed {
        sqlx::query(OWE)
            .bind(table.0)
            .bind(owed.person.0)
            .bind(owed.asked as i64)
            .bind(at as i64)
            .bind(owed.ends.map(|ends| ends as i64))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Notes that somebody is to be found at a table, for when they want to be forgotten.
pub async fn note_been(connection: &mut PgConnection, table: Key, person: Person) -> Result<(), sqlx::Error> {
    let note = "INSERT INTO been (\"table\", person) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    sqlx::query(note).bind(table.0).bind(person.0).execute(connection).await?;
    Ok(())
}

/// A request's id as it is kept: PostgreSQL's texts have every letter save one, and clients choose their ids freely.
pub fn written(request: &str) -> String {
    if request.contains(['\\', '\0']) {
        request.replace('\\', "\\\\").replace('\0', "\\0")
    } else {
        request.into()
    }
}

/// A request's id, from how it is kept.
pub fn unwritten(kept: String) -> String {
    if !kept.contains('\\') {
        return kept;
    }
    let mut letters = kept.chars();
    let mut request = String::with_capacity(kept.len());
    while let Some(letter) = letters.next() {
        request.push(match letter {
            '\\' if letters.next() == Some('0') => '\0',
            letter => letter,
        });
    }
    request
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_requests_id_may_have_any_letter() {
        for id in ["", "plain", "\0", "a\\0b", "\\", "\\\\0\0\\", "é\0\\n"] {
            let kept = written(id);
            assert!(!kept.contains('\0'), "{id:?}");
            assert_eq!(unwritten(kept), id);
        }
    }
}
