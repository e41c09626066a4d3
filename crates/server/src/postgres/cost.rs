//! What PostgreSQL itself costs here, for `besace bench server`.

use super::notice::CHANNEL;
use super::{Address, prepare};
use crate::storage::StorageError;
use sqlx::Row as _;
use std::time::Instant;

/// How many commits of each kind are timed.
const COMMITS: usize = 500;

/// What a database costs.
pub struct Costs {
    /// Microseconds for a commit of one row, from one connection.
    pub commit: f64,
    /// The same with a notice to other nodes.
    pub commit_with_notice: f64,
    /// What a row of the log takes on the disk, with its indices.
    pub bytes_per_row: f64,
    /// Of how many rows that was worked out.
    pub rows: u64,
}

/// Measures it. What is written is no game, and is removed.
pub async fn costs(address: &Address) -> Result<Costs, StorageError> {
    let mut connection = prepare(address).await?;
    let log = "SELECT count(*), pg_total_relation_size('log') FROM log";
    let row = sqlx::query(log).fetch_one(&mut connection).await?;
    let (rows, bytes): (i64, i64) = (row.get(0), row.get(1));
    // Plain and with a notice in turns, so that whatever else the machine does falls upon both.
    let mut seconds = [0.0; 2];
    for number in 0..2 * COMMITS {
        let kind = number % 2;
        let sql = match kind {
            0 => "INSERT INTO facts (name, value) VALUES ($1, $2)",
            _ => {
                "WITH kept AS (INSERT INTO facts (name, value) VALUES ($1, $2)) SELECT pg_notify($3, 'alive 0')"
            }
        };
        let question = sqlx::query(sql).bind(format!("measured {number}")).bind("1");
        let question = if kind == 0 { question } else { question.bind(CHANNEL) };
        let start = Instant::now();
        question.execute(&mut connection).await?;
        seconds[kind] += start.elapsed().as_secs_f64();
    }
    sqlx::query("DELETE FROM facts WHERE name LIKE 'measured %'").execute(&mut connection).await?;
    let micros = |seconds: f64| seconds * 1e6 / COMMITS as f64;
    Ok(Costs {
        commit: micros(seconds[0]),
        commit_with_notice: micros(seconds[1]),
        bytes_per_row: bytes as f64 / rows.max(1) as f64,
        rows: rows as u64,
    })
}
