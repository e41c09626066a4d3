//! What the server needs of a database, and nothing more.
//!
//! A table is its log: `append` is the only way in which a game goes on, and it answers when the row is durable.
//! `(table, number)` is unique; whoever comes second with a number is told [`StorageError::Taken`] and has to read the
//! log again. Everything else here is lists and small facts. No caller knows which database it is.

use crate::entry::{Entry, Person};
use crate::wire::{ChatLine, TableState};
use async_trait::async_trait;
use std::pin::Pin;
use std::sync::Arc;

/// A table's key in storage; people know a table by its link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(pub i64);

impl Key {
    /// The key of a table that storage does not have: one that is only tried out. Storage counts from 1.
    pub const NONE: Key = Key(0);
}

/// A row to be appended to a table's log.
pub struct Append {
    /// Which table's.
    pub table: Key,
    /// Its number: one more than the last.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who asked for it, and the request's id.
    pub request: Option<(Person, Arc<str>)>,
    /// The entry, written as JSON.
    pub entry: Arc<str>,
    /// What lists have to know of it, stored in the same moment.
    pub marks: Vec<Mark>,
}

/// What lists have to know of an entry.
#[derive(Clone, Copy, Debug)]
pub enum Mark {
    /// The person has this seat now.
    Sat(Person, u8),
    /// Nobody has this seat any more.
    Left(u8),
    /// The table has come to this.
    State(TableState),
}

impl Mark {
    /// What an entry tells by itself. That the last decision of a game ends it, only the game knows.
    pub fn of(entry: &Entry) -> Vec<Mark> {
        match entry {
            Entry::Sat { seat, person, .. } => vec![Mark::Sat(*person, *seat)],
            Entry::Left { seat } => vec![Mark::Left(*seat)],
            Entry::Started { .. } => vec![Mark::State(TableState::Playing)],
            _ => Vec::new(),
        }
    }
}

/// A row of a table's log.
pub struct Row {
    /// Its number.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who asked for it, and the request's id.
    pub request: Option<(Person, String)>,
    /// The entry.
    pub entry: Entry,
}

/// A table to be made, with the first rows of its log.
pub struct Make {
    /// The id in its link.
    pub id: String,
    /// Who made it.
    pub host: Person,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Whether it was made from a deal number: it counts in nobody's figures.
    pub known_deal: bool,
    /// When.
    pub at: u64,
    /// The entries from number 1 on.
    pub entries: Vec<Entry>,
}

/// Something said at a table.
pub struct Said {
    /// Where.
    pub table: Key,
    /// When.
    pub at: u64,
    /// Who.
    pub person: Person,
    /// The request's id.
    pub request: String,
    /// The name they go by there.
    pub name: String,
    /// Their seat, if they have one.
    pub seat: Option<u8>,
    /// What.
    pub text: String,
}

/// Why storage did not do as asked. Nothing has changed then.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StorageError {
    /// Another row has this number.
    #[error("this number of the table's log is taken")]
    Taken,
    /// The database failed.
    #[error("storage failed: {0}")]
    Broken(String),
}

/// Rows on their way.
pub type Appending = Pin<Box<dyn Future<Output = Result<(), StorageError>> + Send>>;

/// A database that holds the logs.
#[async_trait]
pub trait Storage: Send + Sync + 'static {
    /// Appends rows, all or none: they are on their way when this returns, and what it returns answers when they are
    /// durable.
    fn append(&self, rows: Vec<Append>) -> Appending;
    /// Makes a table with the first rows of its log and, in the same moment, appends to another (the one whose people
    /// go on at the new table).
    async fn make(&self, table: Make, and: Option<Append>) -> Result<Key, StorageError>;
    /// The key of the table with this id.
    async fn find(&self, id: &str) -> Result<Option<Key>, StorageError>;
    /// A table's whole log, in order.
    async fn load(&self, table: Key) -> Result<Vec<Row>, StorageError>;
    /// The ids of listed tables that wait for people, the newest first.
    async fn lobby(&self, most: u32) -> Result<Vec<String>, StorageError>;
    /// The ids of tables where the person has a seat, without those that were over before `since`, the newest first.
    async fn tables_of(&self, person: Person, since: u64, most: u32) -> Result<Vec<String>, StorageError>;
    /// How many tables that are not over the person has made.
    async fn hosted_by(&self, person: Person) -> Result<u32, StorageError>;
    /// The person's name; `None` where there is no such person.
    async fn name_of(&self, person: Person) -> Result<Option<String>, StorageError>;
    /// Gives the person a name, the first or another.
    async fn name(&self, person: Person, name: &str, at: u64) -> Result<(), StorageError>;
    /// Keeps what was said, and gives its number; for a repeated request the number it has had since the first time,
    /// and `false`.
    async fn say(&self, said: Said) -> Result<(u64, bool), StorageError>;
    /// What was said at a table after this number, the oldest first, `most` at the most and then the newest.
    async fn chat(&self, table: Key, after: u64, most: u32) -> Result<Vec<ChatLine>, StorageError>;
    /// Keeps a recovery token's hash.
    async fn keep_recovery(&self, token: &str, person: Person, until: u64) -> Result<(), StorageError>;
    /// The person to whom a recovery token belongs that is still good.
    async fn recovery_of(&self, token: &str, now: u64) -> Result<Option<Person>, StorageError>;
    /// The person to whom a recovery token belongs; it is used up then.
    async fn use_recovery(&self, token: &str, now: u64) -> Result<Option<Person>, StorageError>;
    /// Whether rows can be read and written now.
    async fn check(&self) -> Result<(), StorageError>;
    /// Finishes what is under way and closes the database.
    async fn close(&self);
}
