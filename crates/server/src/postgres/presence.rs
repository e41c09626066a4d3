//! Who is connected where, said to the other nodes: rows that hold for as long as their node says that it is alive.

use super::links::{Links, in_time};
use super::notice::{CHANNEL, MOST, Node};
use crate::nodes::Present;
use crate::storage::{Key, StorageError};
use besace_table::{Seat, SeatSet};
use sqlx::postgres::PgConnection;
use sqlx::{Connection, Row as _};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;

/// How often a node says that it is alive.
const BEAT: Duration = Duration::from_secs(4);
/// How long to wait for more that has changed before it is said.
const TOGETHER: Duration = Duration::from_millis(20);

/// Whoever is connected to this node.
#[derive(Clone, Default)]
pub struct Presence(Arc<Shared>);

#[derive(Default)]
struct Shared {
    known: Mutex<Known>,
    changed: Notify,
}

#[derive(Default)]
struct Known {
    present: HashMap<Key, Present>,
    /// What has changed since it was last said.
    changed: HashSet<Key>,
    closed: bool,
}

impl Presence {
    /// Notes who is connected to a table here.
    pub fn set(&self, table: Key, present: Present) {
        let mut known = self.lock();
        let before = match present == Present::default() {
            true => known.present.remove(&table),
            false => known.present.insert(table, present),
        };
        if before.unwrap_or_default() != present {
            known.changed.insert(table);
            self.0.changed.notify_one();
        }
    }

    /// Nobody is connected any more.
    pub fn close(&self) {
        self.lock().closed = true;
        self.0.changed.notify_one();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Known> {
        self.0.known.lock().expect("no one panics while holding this")
    }

    /// Says to the others what changes, and that this node is alive, until it is closed.
    pub async fn keep_saying(self, links: Links, node: Node) {
        let mut connection = None;
        loop {
            let said = self.say(&mut connection, &links, node).await;
            if self.lock().closed {
                return;
            }
            if said.is_err() {
                // What could not be said is said as a whole when the database is there again.
                connection = None;
            }
            tokio::select! {
                () = tokio::time::sleep(BEAT) => {}
                () = self.0.changed.notified() => tokio::time::sleep(TOGETHER).await,
            }
        }
    }

    async fn say(
        &self,
        connection: &mut Option<PgConnection>,
        links: &Links,
        node: Node,
    ) -> Result<(), StorageError> {
        if connection.is_none() {
            self.lock().say_all();
            *connection = Some(links.connect().await?);
        }
        let mut own = connection.take().expect("there is one now");
        if self.lock().closed {
            return in_time(go(&mut own, node)).await;
        }
        if in_time(beat(&mut own, node)).await? {
            // The others have taken this node for dead, or the database has begun anew.
            self.lock().say_all();
        }
        let changed = self.lock().take_changed();
        let said = async {
            for some in changed.chunks(MOST) {
                in_time(write(&mut own, node, some)).await?;
            }
            Ok(())
        };
        let said = said.await;
        if said.is_err() {
            self.lock().changed.extend(changed.iter().map(|(table, _)| *table));
        } else {
            *connection = Some(own);
        }
        said
    }
}

impl Known {
    fn say_all(&mut self) {
        self.changed.extend(self.present.keys().copied().collect::<Vec<_>>());
    }

    fn take_changed(&mut self) -> Vec<(Key, Present)> {
        let changed = std::mem::take(&mut self.changed);
        let now = |table| (table, self.present.get(&table).copied().unwrap_or_default());
        changed.into_iter().map(now).collect()
    }
}

/// Says that the node is alive; gives whether nobody knew of it. Nodes that have been dead for long are forgotten.
async fn beat(connection: &mut PgConnection, node: Node) -> Result<bool, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    let row = sqlx::query(
        "INSERT INTO nodes (node, until) VALUES ($1, now() + interval '12 seconds') \
         ON CONFLICT (node) DO UPDATE SET until = excluded.until RETURNING xmax = 0",
    )
    .bind(node.0)
    .fetch_one(&mut *transaction)
    .await?;
    sqlx::query("SELECT pg_notify($1, $2)")
        .bind(CHANNEL)
        .bind(node.alive())
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    sqlx::query(
        "WITH dead AS (DELETE FROM nodes WHERE until < now() - interval '60 seconds' RETURNING node) \
         DELETE FROM present USING dead WHERE present.node = dead.node",
    )
    .execute(connection)
    .await?;
    Ok(row.get(0))
}

/// Says who is connected to these tables now.
async fn write(
    connection: &mut PgConnection,
    node: Node,
    changed: &[(Key, Present)],
) -> Result<(), sqlx::Error> {
    let tables: Vec<Key> = changed.iter().map(|(table, _)| *table).collect();
    let (gone, there): (Vec<_>, Vec<_>) =
        changed.iter().partition(|(_, present)| *present == Present::default());
    let keys = |some: &[&(Key, Present)]| -> Vec<i64> { some.iter().map(|(table, _)| table.0).collect() };
    let mut transaction = connection.begin().await?;
    sqlx::query("DELETE FROM present WHERE node = $1 AND \"table\" = ANY($2)")
        .bind(node.0)
        .bind(keys(&gone))
        .execute(&mut *transaction)
        .await?;
    sqlx::query(
        "INSERT INTO present (\"table\", node, seats, watching) \
         SELECT key, $1, seats, watching FROM unnest($2::bigint[], $3::integer[], $4::integer[]) AS now(key, seats, watching) \
         ON CONFLICT (\"table\", node) DO UPDATE SET seats = excluded.seats, watching = excluded.watching, \
         since = CASE present.seats WHEN 0 THEN now() ELSE present.since END",
    )
    .bind(node.0)
    .bind(keys(&there))
    .bind(there.iter().map(|(_, present)| bits(present.seats)).collect::<Vec<i32>>())
    .bind(there.iter().map(|(_, present)| present.watching as i32).collect::<Vec<i32>>())
    .execute(&mut *transaction)
    .await?;
    sqlx::query("SELECT pg_notify($1, $2)")
        .bind(CHANNEL)
        .bind(node.presence(&tables))
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await
}

/// Says goodbye: whoever was here is here no more.
async fn go(connection: &mut PgConnection, node: Node) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    for sql in ["DELETE FROM present WHERE node = $1", "DELETE FROM nodes WHERE node = $1"] {
        sqlx::query(sql).bind(node.0).execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

/// Seats as bits.
fn bits(seats: SeatSet) -> i32 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

/// Seats, from their bits.
pub fn seats(bits: i32) -> SeatSet {
    (0..8).filter(|seat| bits & 1 << seat != 0).map(Seat).collect()
}
