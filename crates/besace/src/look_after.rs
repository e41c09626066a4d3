//! `besace tables`, `besace people` and `besace forget`: how the host looks after a server that runs.

use crate::keep::Where;
use crate::say;
use anyhow::{Context, anyhow, bail};
use besace_server::control::{Answer, Ask, Present, SOCKET, Shown};
use clap::Subcommand;
use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::net::IpAddr;
use std::os::unix::net::UnixStream;
use std::time::{SystemTime, UNIX_EPOCH};

/// The arguments of `besace tables`.
#[derive(clap::Args)]
pub struct Tables {
    #[command(flatten)]
    at: Where,
    #[command(subcommand)]
    what: Option<WithTable>,
}

/// What can be done with a table.
#[derive(Subcommand)]
enum WithTable {
    /// Close a table: it is gone, with all that was played and said there.
    Close {
        /// Its id, as in its link
        table: String,
    },
}

/// The arguments of `besace people`.
#[derive(clap::Args)]
pub struct People {
    #[command(flatten)]
    at: Where,
    #[command(subcommand)]
    what: Option<WithPerson>,
}

/// What can be done about somebody.
#[derive(Subcommand)]
enum WithPerson {
    /// Stop somebody from chatting.
    Mute(One),
    /// Let somebody speak again.
    Unmute(One),
    /// Keep somebody out.
    Ban(One),
    /// Let somebody in again.
    Unban(One),
    /// End all sessions of somebody; a recovery link still works.
    SignOut(One),
    /// Let nobody in from a network address.
    BanAddress(Address),
    /// Let people in again from a network address.
    UnbanAddress(Address),
}

#[derive(clap::Args)]
struct One {
    /// The number in the list of people
    person: i64,
}

#[derive(clap::Args)]
struct Address {
    /// The address; of IPv6, its whole /64
    address: IpAddr,
}

/// The arguments of `besace forget`.
#[derive(clap::Args)]
pub struct Forget {
    /// The number in the list of people
    person: i64,
    #[command(flatten)]
    at: Where,
}

/// Lists tables, or does something with one.
pub fn tables(Tables { at, what }: Tables) -> anyhow::Result<()> {
    let request = match what {
        Some(WithTable::Close { table }) => Ask::Close { table },
        None => Ask::Tables,
    };
    tell(ask(&at, &request)?)
}

/// Lists people, or does something about one.
pub fn people(People { at, what }: People) -> anyhow::Result<()> {
    let request = match what {
        None => Ask::People,
        Some(WithPerson::Mute(One { person })) => Ask::Mute { person, on: true },
        Some(WithPerson::Unmute(One { person })) => Ask::Mute { person, on: false },
        Some(WithPerson::Ban(One { person })) => Ask::Ban { person, on: true },
        Some(WithPerson::Unban(One { person })) => Ask::Ban { person, on: false },
        Some(WithPerson::SignOut(One { person })) => Ask::SignOut { person },
        Some(WithPerson::BanAddress(Address { address })) => Ask::BanAddress { address, on: true },
        Some(WithPerson::UnbanAddress(Address { address })) => Ask::BanAddress { address, on: false },
    };
    tell(ask(&at, &request)?)
}

/// Forgets somebody.
pub fn forget(Forget { person, at }: Forget) -> anyhow::Result<()> {
    tell(ask(&at, &Ask::Forget { person })?)
}

/// Asks the server that runs.
fn ask(at: &Where, request: &Ask) -> anyhow::Result<Answer> {
    let path = at.data.join(SOCKET);
    let mut stream = UnixStream::connect(&path).map_err(|error| {
        let nobody = format!("no server of yours is running with the data in {}", at.data.display());
        match error.kind() {
            // No socket, or one of a server that has died.
            ErrorKind::NotFound | ErrorKind::ConnectionRefused => anyhow!(nobody),
            _ => anyhow!(error).context(nobody),
        }
    })?;
    writeln!(stream, "{}", serde_json::to_string(request)?)?;
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line)?;
    serde_json::from_str(&line).context("the server's answer cannot be read")
}

fn tell(answer: Answer) -> anyhow::Result<()> {
    match answer {
        Answer::Done => say("done\n"),
        Answer::Refused(why) => bail!(why),
        Answer::Tables(tables) => say(&list_of_tables(&tables)),
        Answer::People(people) => say(&list_of_people(&people)),
    }
}

fn list_of_tables(tables: &[Shown]) -> String {
    let mut list = format!(
        "{:24}  {:14}  {:8}  {:>6}  {:>7}  {:>9}  {:>5}  {:>7}  host\n",
        "table", "game", "state", "people", "entries", "bytes", "age", "touched"
    );
    for Shown { table, awake } in tables {
        let state = format!("{}{}", table.state.id(), if *awake { "*" } else { "" });
        list += &format!(
            "{:24}  {:14}  {state:8}  {:>6}  {:>7}  {:>9}  {:>5}  {:>7}  {} ({})\n",
            table.id,
            table.game,
            table.people,
            table.entries,
            table.bytes,
            ago(table.created),
            ago(table.touched),
            table.host.as_deref().unwrap_or("nobody any more"),
            table.person,
        );
    }
    let awake = tables.iter().filter(|shown| shown.awake).count();
    let number = tables.len();
    list +=
        &format!("{number} {}, {awake} of them awake (*)\n", if number == 1 { "table" } else { "tables" });
    list
}

fn list_of_people(people: &[Present]) -> String {
    let mut list =
        format!("{:>20}  {:24}  {:>6}  {:>5}  {:>5}\n", "person", "name", "tables", "first", "last");
    for Present { person, from } in people {
        let marks = [(person.banned, "banned"), (person.muted, "muted")];
        let marks = marks.iter().filter(|(is, _)| *is).map(|(_, mark)| mark.to_string());
        let called = (person.devices > 0).then(|| format!("called in {}", browsers(person.devices)));
        let called = called.into_iter().chain(person.mail.then(|| "written to".into()));
        let here = from.iter().map(|address| format!("here from {address}"));
        let marks: Vec<String> = marks.chain(called).chain(here).collect();
        let line = format!(
            "{:>20}  {:24}  {:>6}  {:>5}  {:>5}  {}",
            person.person,
            person.name,
            person.tables,
            ago(person.created),
            ago(person.seen),
            marks.join(", ")
        );
        list += line.trim_end();
        list.push('\n');
    }
    let number = people.len();
    list += &format!("{number} {}\n", if number == 1 { "person" } else { "people" });
    list
}

fn browsers(count: u32) -> String {
    format!("{count} {}", if count == 1 { "browser" } else { "browsers" })
}

/// How long ago a moment was, in the largest unit that fits.
fn ago(at: u64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as u64);
    let seconds = now.saturating_sub(at) / 1000;
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3600 => format!("{} m", seconds / 60),
        3600..86400 => format!("{} h", seconds / 3600),
        _ => format!("{} d", seconds / 86400),
    }
}
