//! How the host of the server looks after it while it runs: through a socket in the data folder that only its owner may open.
//!
//! One JSON document a line is asked, and one is answered. `besace tables` and `besace people` speak it.

use crate::app::App;
use crate::entry::Person;
use crate::owner::Expelled;
use crate::storage::{PersonRow, TableRow};
use crate::verdicts::Verdict;
use crate::wire::Problem;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::net::IpAddr;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};

/// The socket's name in the data folder.
pub const SOCKET: &str = "control";

/// What can be asked.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Ask {
    /// Every table.
    Tables,
    /// Everybody.
    People,
    /// A table is closed, whoever plays there.
    Close {
        /// Its id.
        table: String,
    },
    /// Somebody says nothing from now on, or may speak again.
    Mute {
        /// Who.
        person: i64,
        /// Whether.
        on: bool,
    },
    /// Somebody is not let in from now on, or may come again.
    Ban {
        /// Who.
        person: i64,
        /// Whether.
        on: bool,
    },
    /// A network address is not let in from now on, or may come again.
    BanAddress {
        /// Which.
        address: IpAddr,
        /// Whether.
        on: bool,
    },
    /// All sessions of somebody end; a recovery link that they have made still works.
    SignOut {
        /// Who.
        person: i64,
    },
    /// Somebody is forgotten.
    Forget {
        /// Who.
        person: i64,
    },
}

/// What is answered.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Every table.
    Tables(Vec<Shown>),
    /// Everybody.
    People(Vec<Present>),
    /// It is done.
    Done,
    /// It is not, and why.
    Refused(String),
}

/// A table, and whether it is awake.
#[derive(Debug, Serialize, Deserialize)]
pub struct Shown {
    /// The table.
    #[serde(flatten)]
    pub table: TableRow,
    /// Whether it is awake.
    pub awake: bool,
}

/// Somebody, and from where they are connected.
#[derive(Debug, Serialize, Deserialize)]
pub struct Present {
    /// Who.
    #[serde(flatten)]
    pub person: PersonRow,
    /// The network addresses from which they are connected now; of IPv6, the /64.
    pub from: Vec<IpAddr>,
}

/// Opens the socket, for the owner of the data folder alone.
pub fn listen(folder: &Path) -> io::Result<UnixListener> {
    let path = folder.join(SOCKET);
    // The folder is this server's alone, so a socket that is there is one that nobody listens on.
    match fs::remove_file(&path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(&path)?;
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600))?;
    Ok(listener)
}

/// Answers whoever asks, until the server stops.
pub async fn serve(listener: UnixListener, app: Arc<App>) {
    let mut stopping = app.stopping.subscribe();
    loop {
        tokio::select! {
            accepted = listener.accept() => {
                if let Ok((stream, _)) = accepted {
                    tokio::spawn(attend(stream, app.clone()));
                }
            }
            _ = stopping.wait_for(|stopping| *stopping) => break,
        }
    }
    let _ = fs::remove_file(app.config.data.join(SOCKET));
}

async fn attend(stream: UnixStream, app: Arc<App>) {
    let (reading, mut writing) = stream.into_split();
    let mut lines = BufReader::new(reading).lines();
    while let Ok(Some(line)) = lines.next_line().await {
        let answer = match serde_json::from_str(&line) {
            Ok(ask) => answer(&app, ask).await.unwrap_or_else(|problem| Answer::Refused(problem.message)),
            Err(error) => Answer::Refused(error.to_string()),
        };
        let mut text = serde_json::to_string(&answer).expect("an answer can be written as JSON");
        text.push('\n');
        if writing.write_all(text.as_bytes()).await.is_err() {
            return;
        }
    }
}

async fn answer(app: &App, ask: Ask) -> Result<Answer, Problem> {
    match ask {
        Ask::Tables => {
            let shown = |table: TableRow| Shown { awake: app.tables.is_awake(&table.id), table };
            return Ok(Answer::Tables(app.storage.all_tables().await?.into_iter().map(shown).collect()));
        }
        Ask::People => {
            let mut from = app.where_from();
            let present = |person: PersonRow| Present {
                from: from.remove(&Person(person.person)).unwrap_or_default(),
                person,
            };
            return Ok(Answer::People(app.storage.all_people().await?.into_iter().map(present).collect()));
        }
        Ask::Close { table } => app.tables.close(&table, None).await?,
        Ask::Mute { person, on } => change(app, person, |now| now.muted = on).await?,
        Ask::Ban { person, on } => change(app, person, |now| now.banned = on).await?,
        Ask::SignOut { person } => change(app, person, |now| now.generation += 1).await?,
        Ask::BanAddress { address, on } => {
            let address = crate::app::whole_network(address);
            let origin = app.sessions.origin(address);
            app.storage.ban_origin(origin, on).await?;
            app.verdicts.ban(origin, on);
            if on {
                app.tables.expel(Expelled::Address(address)).await;
            }
        }
        Ask::Forget { person } => {
            known(app, person).await?;
            app.tables.forget(Person(person)).await?;
        }
    }
    Ok(Answer::Done)
}

/// Changes how somebody stands, and cuts them off where they may not stay.
async fn change(app: &App, person: i64, change: impl FnOnce(&mut Verdict)) -> Result<(), Problem> {
    let person = known(app, person).await?;
    let before = app.verdicts.of(person);
    let mut verdict = before;
    change(&mut verdict);
    app.storage.set_verdict(person, verdict).await?;
    app.verdicts.set(person, verdict);
    if verdict.banned || verdict.generation != before.generation {
        app.tables.expel(Expelled::Person(person)).await;
    }
    Ok(())
}

async fn known(app: &App, person: i64) -> Result<Person, Problem> {
    let nobody = || Problem::new(besace_table::Code::NotFound, "there is no such person");
    app.storage.name_of(Person(person)).await?.ok_or_else(nobody)?;
    Ok(Person(person))
}
