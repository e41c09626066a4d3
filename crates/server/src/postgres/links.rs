//! Connections to PostgreSQL, a bounded number of them.
//!
//! Every question to the database has an end: a connection on which no answer comes in time is given up, and so is one on
//! which something went wrong or was broken off half way. Only one on which all went well is used again.

use crate::storage::StorageError;
use sqlx::ConnectOptions;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgRow};
use sqlx::query::Query;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How long the database may take over one question.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// Connections that can be borrowed.
#[derive(Clone)]
pub struct Links(Arc<Shared>);

struct Shared {
    options: PgConnectOptions,
    places: Arc<Semaphore>,
    idle: Mutex<Vec<PgConnection>>,
}

/// A connection that is borrowed. It is given back by [`done`](Link::done), and given up where that is not said.
pub struct Link {
    links: Links,
    connection: PgConnection,
    _place: OwnedSemaphorePermit,
}

impl Links {
    /// No more than so many, to this database.
    pub fn new(options: PgConnectOptions, most: usize) -> Links {
        let places = Arc::new(Semaphore::new(most));
        Links(Arc::new(Shared { options, places, idle: Mutex::default() }))
    }

    /// Borrows a connection: one that is there, or a new one.
    pub async fn borrow(&self) -> Result<Link, StorageError> {
        in_time(async {
            let place = self.0.places.clone().acquire_owned().await.map_err(|_| sqlx::Error::PoolClosed)?;
            let idle = self.idle().pop();
            let connection = match idle {
                Some(connection) => connection,
                None => self.0.options.connect().await?,
            };
            Ok(Link { links: self.clone(), connection, _place: place })
        })
        .await
    }

    /// Asks a question over one of them.
    pub async fn ask(
        &self,
        question: Query<'_, sqlx::Postgres, PgArguments>,
    ) -> Result<Vec<PgRow>, StorageError> {
        let mut link = self.borrow().await?;
        let answer = in_time(question.fetch_all(link.on())).await;
        match &answer {
            Ok(_) => link.done(),
            Err(_) => self.give_up_idle(),
        }
        answer
    }

    /// A connection that is nobody else's.
    pub async fn connect(&self) -> Result<PgConnection, StorageError> {
        in_time(self.0.options.connect()).await
    }

    /// Gives up those that are there: where one has failed, the others are likely to fail, too.
    pub fn give_up_idle(&self) {
        self.idle().clear();
    }

    /// Lends none any more.
    pub fn close(&self) {
        self.0.places.close();
        self.give_up_idle();
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<PgConnection>> {
        self.0.idle.lock().expect("no one panics while holding this")
    }
}

impl Link {
    /// The connection itself.
    pub fn on(&mut self) -> &mut PgConnection {
        &mut self.connection
    }

    /// Gives it back: everything that was begun on it is finished.
    pub fn done(self) {
        let Link { links, connection, .. } = self;
        if !links.0.places.is_closed() {
            links.idle().push(connection);
        }
    }
}

/// What comes of it, if that is in time.
pub async fn in_time<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StorageError> {
    match tokio::time::timeout(PATIENCE, work).await {
        Ok(done) => Ok(done?),
        Err(_) => Err(StorageError::Unreachable("it does not answer".into())),
    }
}
