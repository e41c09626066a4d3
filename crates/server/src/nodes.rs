//! Several nodes on one database: what they tell each other, and what each does about it.
//!
//! The log decides. A node that has added rows says so, and the others read what is new where the table is awake; a notice
//! that is lost loses nothing, for everybody also looks now and then. Who is connected where is said, too, so that nobody is
//! missed who has only come to another node.

use crate::app::App;
use crate::entry::Person;
use crate::owner::{Command, Expelled};
use crate::storage::{Key, StorageError};
use crate::verdicts::Verdict;
use async_trait::async_trait;
use besace_table::SeatSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::MissedTickBehavior;

/// How often a node looks for what is new although nobody has said anything.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// How many tables are looked at in one question.
const LOOK_AT: usize = 1000;

/// What other nodes say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The logs of these tables have come to these numbers.
    Rows(Vec<(Key, u64)>),
    /// What was said at these tables has come to these numbers.
    Said(Vec<(Key, u64)>),
    /// Others are connected to these tables than before.
    Presence(Vec<Key>),
    /// These tables are gone, or their log is not what it was.
    Changed(Vec<Key>),
    /// The host of the server has decided something about somebody.
    Verdicts,
    /// Something may have been said that was not heard.
    Missed,
}

/// Who is connected to a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Present {
    /// The seats whose person is.
    pub seats: SeatSet,
    /// How many watch without a seat.
    pub watching: u32,
}

/// How a table is, as far as the nodes share it.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Which.
    pub table: Key,
    /// The number of the last entry of its log.
    pub last: u64,
    /// The number of the last thing said there.
    pub said: u64,
    /// Who is connected to it at other nodes.
    pub elsewhere: Present,
    /// For how long somebody with a seat has been connected to it at one of them.
    pub waited: Duration,
}

/// What an owner is told of that; `None` where it was not looked at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heard {
    /// The number of the last entry of the log.
    pub last: Option<u64>,
    /// The number of the last thing said.
    pub said: Option<u64>,
    /// Who is connected at other nodes.
    pub elsewhere: Option<Present>,
}

impl From<Look> for Heard {
    fn from(look: Look) -> Heard {
        Heard { last: Some(look.last), said: Some(look.said), elsewhere: Some(look.elsewhere) }
    }
}

/// This node may think about a decision, for as long as this is kept.
pub trait Permit: Send {}

/// The way to the other nodes.
#[async_trait]
pub trait Nodes: Send + Sync + 'static {
    /// What others say from now on. It is given once.
    fn news(&self) -> Option<mpsc::UnboundedReceiver<News>>;
    /// How these tables are; those that are gone are left out.
    async fn look(&self, tables: &[Key]) -> Result<Vec<Look>, StorageError>;
    /// Says who is connected to a table here. It is told to the others a moment later.
    fn here(&self, table: Key, present: Present);
    /// Whether somebody is connected to another node, at a table where they have a seat.
    async fn is_connected(&self, person: Person) -> Result<bool, StorageError>;
    /// Waits until no other node thinks about a decision at this table, or has taken too long over it. That only saves work: two
    /// that decide the same are settled by the log.
    async fn permit(&self, table: Key) -> Box<dyn Permit>;
}

/// Hears what others say and passes it on to the tables that are awake, until the server stops.
pub async fn attend(app: Arc<App>) {
    let Some(nodes) = app.storage.nodes() else { return };
    let Some(mut news) = nodes.news() else { return };
    let mut stopping = app.stopping.subscribe();
    // Real time, also where the tables' clock is turned by hand: it is about machines and not about games.
    let mut look = tokio::time::interval(LOOK_EVERY);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let heard = tokio::select! {
            heard = news.recv() => heard,
            _ = look.tick() => Some(News::Missed),
            _ = stopping.wait_for(|stopping| *stopping) => None,
        };
        let Some(heard) = heard else { return };
        take_in(&app, &*nodes, heard).await;
    }
}

async fn take_in(app: &App, nodes: &dyn Nodes, news: News) {
    match news {
        News::Rows(rows) => {
            for (table, last) in rows {
                app.tables.hear(table, Heard { last: Some(last), ..Heard::default() });
            }
        }
        News::Said(said) => {
            for (table, said) in said {
                app.tables.hear(table, Heard { said: Some(said), ..Heard::default() });
            }
        }
        News::Presence(tables) => look_at(app, nodes, app.tables.awake_among(&tables)).await,
        News::Changed(tables) => {
            for table in tables {
                app.tables.pass_on(table, Command::ReadAgain);
            }
        }
        News::Verdicts => read_verdicts(app).await,
        News::Missed => {
            read_verdicts(app).await;
            look_at(app, nodes, app.tables.keys_awake()).await;
        }
    }
}

async fn look_at(app: &App, nodes: &dyn Nodes, tables: Vec<Key>) {
    for some in tables.chunks(LOOK_AT) {
        let Ok(looks) = nodes.look(some).await else {
            // The tables wait, and find out for themselves when it is there again.
            tables.iter().for_each(|table| app.tables.pass_on(*table, Command::Unreachable));
            return;
        };
        for look in &looks {
            app.tables.hear(look.table, (*look).into());
        }
        for table in some.iter().filter(|table| !looks.iter().any(|look| look.table == **table)) {
            app.tables.pass_on(*table, Command::ReadAgain);
        }
    }
}

/// What the host has decided through another node holds here, too.
async fn read_verdicts(app: &App) {
    let (Ok(people), Ok(origins)) = (app.storage.verdicts().await, app.storage.banned_origins().await) else {
        return;
    };
    let decided = app.verdicts.replace(people, origins);
    for (person, before, now) in decided.people {
        if now.banned || now.generation != before.generation {
            app.tables.expel(Expelled::Person(person)).await;
        }
    }
    for origin in decided.origins {
        app.tables.expel(Expelled::Origin(origin)).await;
    }
}

/// What has been decided since one last looked.
#[derive(Default)]
pub struct Decided {
    /// About whom, how they stood and how they stand.
    pub people: Vec<(crate::entry::Person, Verdict, Verdict)>,
    /// The networks that are not let in any more.
    pub origins: Vec<i64>,
}
