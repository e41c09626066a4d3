//! What the server needs of a database, and nothing more.
//!
//! A table is its log: `append` is the only way in which a game goes on, and it answers when the row is durable.
//! `(table, number)` is unique; whoever comes second with a number is told [`StorageError::Taken`] and has to read the
//! log again. Everything else here is lists and small facts. No caller knows which database it is.

use crate::entry::{Entry, Person};
use crate::nodes::Nodes;
use crate::verdicts::Verdict;
use crate::wire::{ChatLine, Figure, Language, TableState};
use async_trait::async_trait;
use serde::{Deserialize, Serialize};
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
#[derive(Clone, Debug)]
pub enum Mark {
    /// The person has this seat now.
    Sat(Person, u8),
    /// Nobody has this seat any more.
    Left(u8),
    /// The table has come to this.
    State(TableState),
    /// At a slow table: when the time of the first of its people is up, in milliseconds since 1970.
    Due(Option<u64>),
    /// At a slow table: the decisions that its people owe now, and no others.
    Owed(Vec<Owed>),
    /// Somebody has played the game to its end.
    Played(Box<Played>),
    /// What lists show of the table after this entry.
    Glance(Box<str>),
}

/// A decision that somebody owes at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owed {
    /// Who.
    pub person: Person,
    /// The last entry that asked them.
    pub asked: u64,
    /// When their time is up, in milliseconds since 1970; `None` where nobody counts days.
    pub ends: Option<u64>,
}

/// Somebody who may have to be called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// To which table.
    pub table: Key,
    /// The id in its link.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// For which decision.
    pub owed: Owed,
    /// Since when they owe it.
    pub since: u64,
    /// Since when it is to be looked whether they have to be called.
    pub at: u64,
    /// Whether they have been called for it before.
    pub told: bool,
    /// Whether it is no decision of theirs, but somebody's wish to take something back.
    pub is_wish: bool,
    /// The ways by which it has still to go out, where some of it has; `None` for all of them.
    pub ways: Option<Vec<String>>,
}

/// A browser in which somebody wants to be called.
#[derive(Clone, PartialEq, Eq)]
pub struct Device {
    /// Where its push service takes messages for it. Whoever knows that can send some.
    pub endpoint: String,
    /// The browser's public key, as it gives it.
    pub key: String,
    /// The secret it shares with whoever calls, as it gives it.
    pub auth: String,
    /// The language in which it is called.
    pub language: Language,
}

/// Where somebody wants to be written to. Nothing prints it.
#[derive(Clone, PartialEq, Eq)]
pub struct Mail {
    /// Their address.
    pub address: String,
    /// The language in which they are written to.
    pub language: Language,
    /// What stands in the links of what is written to them.
    pub token: String,
    /// Until when the address has to be confirmed; `None` where it has been.
    pub until: Option<u64>,
}

/// What is kept of a game for somebody who has played it to its end. It is theirs, and outlives the table.
#[derive(Clone, Debug)]
pub struct Played {
    /// Whose it is.
    pub person: Person,
    /// The game's id.
    pub game: String,
    /// How many seats there were.
    pub seats: u8,
    /// Whether one of theirs has won.
    pub won: bool,
    /// Whether it counts in their figures.
    pub counts: bool,
    /// When the game began, in milliseconds since 1970.
    pub began: u64,
}

/// A game that somebody has played to its end and whose table is still there.
pub struct PlayedTable {
    /// The table.
    pub listed: Listed,
    /// When the game began, in milliseconds since 1970.
    pub began: u64,
    /// When it ended.
    pub ended: u64,
    /// Whether it counts in the person's figures.
    pub counts: bool,
}

impl Mark {
    /// What an entry tells by itself. That the last decision of a game ends it, only the game knows.
    pub fn of(entry: &Entry) -> Vec<Mark> {
        match entry {
            Entry::Sat { seat, person, .. } => vec![Mark::Sat(*person, *seat)],
            // A bot may take somebody's seat.
            Entry::Left { seat } | Entry::BotSat { seat, .. } => vec![Mark::Left(*seat)],
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

/// What storage knows of a table without its log.
pub struct Listed {
    /// Its key.
    pub key: Key,
    /// The id in its link.
    pub id: String,
    /// Who made it.
    pub host: Person,
    /// The number of the last entry of its log.
    pub last: u64,
    /// What was last kept to show of it, with the number of the entry after which it was taken.
    pub glance: Option<(u64, String)>,
}

/// How many tables there are that are not over.
pub struct MadeBy {
    /// Those that one person has made.
    pub person: u32,
    /// Those that were made from one network.
    pub origin: u32,
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
    /// From which network, as a number.
    pub origin: i64,
    /// When.
    pub at: u64,
    /// The entries from number 1 on.
    pub entries: Vec<Entry>,
    /// What is to be shown of it after them.
    pub glance: String,
    /// At a slow table: when the time of the first of its people is up.
    pub due: Option<u64>,
    /// At a slow table: the decisions that its people owe.
    pub owed: Vec<Owed>,
}

impl Make {
    /// The first rows of its log, when it has this key.
    pub fn rows(&self, key: Key) -> impl Iterator<Item = Append> {
        (1..).zip(&self.entries).map(move |(number, entry)| Append {
            table: key,
            number,
            at: self.at,
            request: None,
            entry: entry.to_json(),
            marks: Mark::of(entry),
        })
    }
}

/// A table as the host of the server sees it in a list.
#[derive(Debug, Serialize, Deserialize)]
pub struct TableRow {
    /// The id in its link.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Where it stands.
    pub state: TableState,
    /// The name of whoever made it; `None` for somebody who is not known any more.
    pub host: Option<String>,
    /// Who that is.
    pub person: i64,
    /// How many people have a seat.
    pub people: u32,
    /// How many entries its log has.
    pub entries: u64,
    /// How many bytes they are.
    pub bytes: u64,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When something last happened there.
    pub touched: u64,
}

/// A person as the host of the server sees them in a list.
#[derive(Debug, Serialize, Deserialize)]
pub struct PersonRow {
    /// Who.
    pub person: i64,
    /// Their name.
    pub name: String,
    /// At how many tables they have a seat.
    pub tables: u32,
    /// When they first came, in milliseconds since 1970.
    pub created: u64,
    /// When they were last here, to the day.
    pub seen: u64,
    /// Whether they are not let in.
    pub banned: bool,
    /// Whether they say nothing.
    pub muted: bool,
    /// How many browsers they are called in.
    pub devices: u32,
    /// Whether they are written to by e-mail.
    pub mail: bool,
}

/// Since which moment somebody must have touched a thing for it to be kept; `None` where it is kept for ever.
pub struct Before {
    /// Now: recovery links that are too late go.
    pub now: u64,
    /// For tables that wait for people.
    pub waiting: Option<u64>,
    /// For games that nobody plays on.
    pub playing: Option<u64>,
    /// For games that are over.
    pub over: Option<u64>,
    /// For what was said.
    pub chat: Option<u64>,
    /// For people who have no table.
    pub people: Option<u64>,
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

/// Why storage did not do as asked. Nothing has changed then, unless nobody knows.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StorageError {
    /// Another row has this number.
    #[error("this number of the table's log is taken")]
    Taken,
    /// The database cannot be reached, or does not answer: nobody knows whether it has done as asked.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// The database failed.
    #[error("storage failed: {0}")]
    Broken(String),
    /// The database's file is not as SQLite has left it.
    #[error("the database is damaged ({0})")]
    Damaged(String),
}

/// Rows on their way.
pub type Appending = Pin<Box<dyn Future<Output = Result<(), StorageError>> + Send>>;

/// A database that holds the logs.
#[async_trait]
pub trait Storage: Send + Sync + 'static {
    /// Appends rows of one table, all or none: they are on their way when this returns, and what it returns answers when they are
    /// durable.
    fn append(&self, rows: Vec<Append>) -> Appending;
    /// Makes a table with the first rows of its log and, in the same moment, appends to another (the one whose people
    /// go on at the new table).
    async fn make(&self, table: Make, and: Option<Append>) -> Result<Key, StorageError>;
    /// The key of the table with this id.
    async fn find(&self, id: &str) -> Result<Option<Key>, StorageError>;
    /// A table's whole log, in order.
    async fn load(&self, table: Key) -> Result<Vec<Row>, StorageError> {
        self.load_after(table, 0).await
    }
    /// What has come after this entry of a table's log, in order.
    async fn load_after(&self, table: Key, number: u64) -> Result<Vec<Row>, StorageError>;
    /// The table with this id, without its log.
    async fn look(&self, id: &str) -> Result<Option<Listed>, StorageError>;
    /// Keeps what is to be shown of a table after this entry of its log. It is no part of the log: what is lost is made
    /// again.
    async fn keep_glance(&self, table: Key, number: u64, glance: &str) -> Result<(), StorageError>;
    /// Listed tables that wait for people, the newest first. Where there are more than `most`, networks take turns: one that
    /// has made many does not push others' out.
    async fn lobby(&self, most: u32) -> Result<Vec<Listed>, StorageError>;
    /// Tables where the person has a seat, without those that were over before `since`, and those that they have made and
    /// that are not over, the newest first.
    async fn tables_of(&self, person: Person, since: u64, most: u32) -> Result<Vec<Listed>, StorageError>;
    /// Games that the person has played to their end, the last first, behind the one at the table with this id.
    async fn played_by(
        &self,
        person: Person,
        behind: Option<&str>,
        most: u32,
    ) -> Result<Vec<PlayedTable>, StorageError>;
    /// How many games the person has played and won, by game and number of seats; also of tables that are gone.
    async fn figures_of(&self, person: Person) -> Result<Vec<Figure>, StorageError>;
    /// How many tables that are not over this person has made, and this network.
    async fn made_by(&self, person: Person, origin: i64) -> Result<MadeBy, StorageError>;
    /// The ids of slow tables at which somebody's time is up by now, the longest ago first.
    async fn due_tables(&self, now: u64, most: u32) -> Result<Vec<String>, StorageError>;
    /// Has a slow table that is due wake at this later moment, unless something happens there before.
    async fn wake_later(&self, id: &str, at: u64) -> Result<(), StorageError>;
    /// Tables at which nothing has happened since these moments.
    async fn old_tables(&self, before: &Before, most: u32) -> Result<Vec<(Key, String)>, StorageError>;
    /// Removes what was said and who was here before these moments, and recovery links that are too late. Nobody who has a
    /// seat or has made a table is removed.
    async fn forget_old(&self, before: &Before) -> Result<(), StorageError>;
    /// Notes that the person is here; once a day does.
    async fn seen(&self, person: Person, at: u64) -> Result<(), StorageError>;
    /// Makes somebody else of a person, wherever they stand: in logs, in what was said, in lists; the name is this one then,
    /// and of the person nothing is left. It is the one exception to a log that is only appended to. Gives the ids of the
    /// tables where they stood.
    async fn forget(
        &self,
        person: Person,
        as_person: Person,
        as_name: &str,
    ) -> Result<Vec<String>, StorageError>;
    /// Everybody about whom the host of the server has decided something.
    async fn verdicts(&self) -> Result<Vec<(Person, Verdict)>, StorageError>;
    /// Keeps what has been decided about somebody.
    async fn set_verdict(&self, person: Person, verdict: Verdict) -> Result<(), StorageError>;
    /// The networks that are not let in.
    async fn banned_origins(&self) -> Result<Vec<i64>, StorageError>;
    /// Keeps whether a network is let in.
    async fn ban_origin(&self, origin: i64, banned: bool) -> Result<(), StorageError>;
    /// Every table, the newest first. It is for the host of the server, and slow.
    async fn all_tables(&self) -> Result<Vec<TableRow>, StorageError>;
    /// Everybody, the latest visitors first. It is for the host of the server, and slow.
    async fn all_people(&self) -> Result<Vec<PersonRow>, StorageError>;
    /// How many tables there are, by game and state.
    async fn census(&self) -> Result<Vec<(String, TableState, u32)>, StorageError>;
    /// What is wrong with the database, as it finds itself: it is looked through as a whole, once.
    async fn damage(&self) -> Result<Vec<String>, StorageError>;
    /// The games and rules by which tables are played, each with how many there are.
    async fn rules(&self) -> Result<Vec<(String, u32, u32)>, StorageError>;
    /// How many bytes the database uses.
    async fn size(&self) -> Result<u64, StorageError>;
    /// Removes tables with all that belongs to them, in one moment.
    async fn remove(&self, tables: &[Key]) -> Result<(), StorageError>;
    /// The person's name; `None` where there is no such person.
    async fn name_of(&self, person: Person) -> Result<Option<String>, StorageError>;
    /// Gives the person a name, the first or another.
    async fn name(&self, person: Person, name: &str, at: u64) -> Result<(), StorageError>;
    /// Keeps what was said, and gives its number; for a repeated request the number it has had since the first time,
    /// and `false`.
    async fn say(&self, said: Said) -> Result<(u64, bool), StorageError>;
    /// What was said at a table after this number, the oldest first, at most `most`: the newest of them.
    async fn chat(&self, table: Key, after: u64, most: u32) -> Result<Vec<ChatLine>, StorageError>;
    /// Keeps a recovery token's hash.
    async fn keep_recovery(&self, token: &str, person: Person, until: u64) -> Result<(), StorageError>;
    /// The person to whom a recovery token belongs that is still good.
    async fn recovery_of(&self, token: &str, now: u64) -> Result<Option<Person>, StorageError>;
    /// The person to whom a recovery token belongs; it is used up then.
    async fn use_recovery(&self, token: &str, now: u64) -> Result<Option<Person>, StorageError>;
    /// The key of this name, which every node has; this one, where there was none before.
    async fn key_named(&self, name: &str, new: &str) -> Result<String, StorageError>;
    /// Notes that somebody is to be called for a decision, as soon as somebody looks; once, however often and wherever it is
    /// noted.
    async fn owe(&self, table: Key, owed: Owed, at: u64) -> Result<(), StorageError>;
    /// Whom to look after by now, the longest ago first.
    async fn calls(&self, now: u64, most: u32) -> Result<Vec<Call>, StorageError>;
    /// Takes a call over, so that nobody else does; from then on it is looked at again at this moment, or never. `told` is
    /// whether they are being called now or have been before. Gives whether it was still to be taken.
    async fn take_call(&self, call: &Call, next: Option<u64>, told: bool) -> Result<bool, StorageError>;
    /// Gives a call back that was taken over and could not go out by this way: somebody else may, unless it stands no more.
    async fn give_call_back(&self, call: &Call, way: &str, at: u64) -> Result<(), StorageError>;
    /// Keeps a browser in which the person is called, and in which nobody else is then. Of their browsers no more than `most`
    /// are kept: the oldest goes.
    async fn keep_device(
        &self,
        person: Person,
        device: &Device,
        at: u64,
        most: u32,
    ) -> Result<(), StorageError>;
    /// The browsers in which a person is called.
    async fn devices_of(&self, person: Person) -> Result<Vec<Device>, StorageError>;
    /// Nobody is called in this browser any more; where a person is named, only if it is theirs.
    async fn drop_device(&self, endpoint: &str, of: Option<Person>) -> Result<(), StorageError>;
    /// Keeps where the person wants to be written to, instead of where they did before.
    async fn keep_mail(&self, person: Person, mail: &Mail, at: u64) -> Result<(), StorageError>;
    /// Where a person wants to be written to.
    async fn mail_of(&self, person: Person) -> Result<Option<Mail>, StorageError>;
    /// How many people have named this address since this moment.
    async fn mails_asked(&self, address: &str, since: u64) -> Result<u32, StorageError>;
    /// Whether the address is confirmed that has this token; `None` where there is none, or it is too late.
    async fn mail_by(&self, token: &str, now: u64) -> Result<Option<bool>, StorageError>;
    /// Confirms the address that has this token; gives whether there is one.
    async fn confirm_mail(&self, token: &str, now: u64) -> Result<bool, StorageError>;
    /// Forgets the address that has this token.
    async fn end_mail(&self, token: &str) -> Result<(), StorageError>;
    /// Forgets where a person wanted to be written to.
    async fn drop_mail(&self, person: Person) -> Result<(), StorageError>;
    /// Counts a mail to a person; `false` where it is one too many in the hour.
    async fn count_mail(&self, person: Person, now: u64, most: u32) -> Result<bool, StorageError>;
    /// Whether rows can be read and written now.
    async fn check(&self) -> Result<(), StorageError>;
    /// The way to other nodes that use the same database; `None` where there can be none.
    fn nodes(&self) -> Option<Arc<dyn Nodes>> {
        None
    }
    /// Finishes what is under way and closes the database.
    async fn close(&self);
}
