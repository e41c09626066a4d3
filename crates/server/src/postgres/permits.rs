//! Who may think: PostgreSQL's advisory locks, so that two nodes at which a table is awake do not think about the
//! same.
//!
//! There is a fixed number of keys, and all locks of a node are held by one connection of its own, for they belong to a
//! connection and end with it. A lock only saves work. A node that is stopped keeps its locks, so whoever has waited for too
//! long thinks anyway; and where the database cannot be asked, everybody does.

use super::links::{Links, in_time};
use crate::nodes::Permit;
use crate::storage::Key;
use sqlx::Row as _;
use sqlx::postgres::PgConnection;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The space of keys that is ours, and how many there are in it.
const SPACE: i32 = 0x0be5_ace0;
const KEYS: i64 = 1024;
/// How often one asks again.
const AGAIN: Duration = Duration::from_millis(250);
/// How long a decision waits for another node.
const OVERDUE: Duration = Duration::from_secs(3);

/// The way to the connection that holds the locks.
#[derive(Clone)]
pub struct Permits(mpsc::UnboundedSender<Ask>);

enum Ask {
    Take(i32, oneshot::Sender<Option<Held>>),
    Give(i32),
}

/// A lock that is held. Wherever it is dropped, also on its way to somebody who has stopped waiting, it is given back.
struct Held(mpsc::WeakUnboundedSender<Ask>, i32);

impl Permit for Held {}

impl Drop for Held {
    fn drop(&mut self) {
        if let Some(asks) = self.0.upgrade() {
            let _ = asks.send(Ask::Give(self.1));
        }
    }
}

/// It is late, and somebody has to think.
struct Anyway;

impl Permit for Anyway {}

impl Permits {
    /// Opens the way; it is there for as long as somebody has it.
    pub fn open(links: Links) -> Permits {
        let (asks, asked) = mpsc::unbounded_channel();
        tokio::spawn(hold(asked, asks.downgrade(), links));
        Permits(asks)
    }

    /// Waits until no other node thinks about this table, or has taken too long.
    pub async fn take(&self, table: Key) -> Box<dyn Permit> {
        let taken = tokio::time::timeout(OVERDUE, self.wait_for((table.0 % KEYS) as i32)).await;
        match taken {
            Ok(Some(held)) => Box::new(held),
            _ => Box::new(Anyway),
        }
    }

    /// The lock; `None` where nobody can say who has it.
    async fn wait_for(&self, key: i32) -> Option<Held> {
        loop {
            let (answer, taken) = oneshot::channel();
            self.0.send(Ask::Take(key, answer)).ok()?;
            if let Some(held) = taken.await.ok()? {
                return Some(held);
            }
            tokio::time::sleep(AGAIN).await;
        }
    }
}

/// Takes and gives locks, one after the other.
async fn hold(mut asked: mpsc::UnboundedReceiver<Ask>, asks: mpsc::WeakUnboundedSender<Ask>, links: Links) {
    let mut connection: Option<PgConnection> = None;
    while let Some(ask) = asked.recv().await {
        if connection.is_none() && matches!(ask, Ask::Take(..)) {
            connection = links.connect().await.ok();
        }
        // Where there is no connection, no lock is held, and none is waited for.
        let Some(own) = connection.as_mut() else { continue };
        let (sql, key) = match &ask {
            Ask::Take(key, _) => ("SELECT pg_try_advisory_lock($1, $2)", *key),
            Ask::Give(key) => ("SELECT pg_advisory_unlock($1, $2)", *key),
        };
        match (in_time(sqlx::query(sql).bind(SPACE).bind(key).fetch_one(own)).await, ask) {
            (Ok(row), Ask::Take(key, taken)) => {
                let is_ours: bool = row.get(0);
                let _ = taken.send(is_ours.then(|| Held(asks.clone(), key)));
            }
            (Ok(_), Ask::Give(_)) => {}
            (Err(_), _) => connection = None,
        }
    }
}
