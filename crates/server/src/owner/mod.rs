//! The one owner of a table that is awake: a task that takes one command after the other.
//!
//! An accepted change takes three steps, in this order: it is applied, its row becomes durable, everybody is told.
//! Actions that arrive together take these steps together. Nobody is told or answered anything in between, so nobody
//! ever sees what could still be lost. If a row does not become durable, the owner reads the log again.
//!
//! A table may be awake on several nodes, each with an owner of its own: then the log decides, and whoever comes second takes in
//! what is new and judges again (`others`).
//!
//! This file is the mailbox and those three steps. What else a table does is in files of their own: who is here
//! (`presence`), what time does (`clocks`), when bots think (`bots`), what people say (`talk`), the next game (`rematch`),
//! actions that are dear to work out (`dear`), and a database that cannot be reached (`waits`).

mod bots;
mod clocks;
mod dear;
mod others;
mod presence;
mod rematch;
mod talk;
mod waits;

use crate::app::Whose;
use crate::entry::{By, Entry, Person};
use crate::foresee;
use crate::frame::Frame;
use crate::gallery::{FEW, Gallery};
use crate::glance::{Glance, Window};
use crate::history::History;
use crate::judge;
use crate::limits::{Bucket, MAILBOX};
use crate::nodes::{Heard, Present};
use crate::outlet::Outlet;
use crate::places::{Claim, Urgency};
use crate::seldom::Seldom;
use crate::storage::{Append, Mark, StorageError};
use crate::table::{Applied, Chair, Table};
use crate::tables::{Busy, Shared, Tables};
use crate::tell::{self, Sights, Telling};
use crate::wire::{Closing, Envelope, Message, Problem, Request, TableState};
use besace_bots::{Floor, Speaker};
use besace_table::{Code, MAX_SEATS, Seat, SeatSet};
use bots::{Thinking, next_thought};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use waits::Waits;

/// How long a slow table that cannot be played is left alone, in milliseconds.
const UNPLAYABLE_FOR: u64 = 24 * 3600 * 1000;

/// What can be asked of an owner. What is long is boxed: every table that is awake has a mailbox.
pub enum Command {
    /// Somebody connects.
    Join(Box<Joining>, oneshot::Sender<Result<Joined, Problem>>),
    /// A connection is gone.
    Leave(ConnectionId),
    /// A connection asks for something.
    Ask(ConnectionId, Box<Envelope>),
    /// Somebody is not let in any more.
    Expel(Expelled),
    /// The table is closed by its host; or, without a person, by the host of the server.
    Close(Box<Option<Person>>, oneshot::Sender<Result<(), Problem>>),
    /// The log is not what it was: it is read again.
    ReadAgain,
    /// Something was heard of it from other nodes.
    Hear(Box<Heard>),
    /// Somebody's time is up, and nobody may be there to wait.
    Wake,
    /// The database that it shares with other nodes cannot be reached.
    Unreachable,
    /// The server stops: everybody is cut off and told why.
    Stop,
}

/// Whoever is not let in any more.
#[derive(Clone, Copy, Debug)]
pub enum Expelled {
    /// A person.
    Person(Person),
    /// Whoever comes from this network address.
    Address(IpAddr),
    /// Whoever comes from the network address for which this number stands.
    Origin(i64),
}

/// A connection's number, unique at its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionId(u64);

/// Somebody who connects.
pub struct Joining {
    /// Who; `None` for somebody without a session.
    pub person: Option<Person>,
    /// From which network address.
    pub address: IpAddr,
    /// The way to them.
    pub outlet: Outlet,
    /// The last entry they have seen.
    pub since: Option<u64>,
    /// The last chat line they have seen.
    pub said: Option<u64>,
}

/// Somebody who has connected.
#[derive(Clone, Copy, Debug)]
pub struct Joined {
    /// Their connection's number.
    pub id: ConnectionId,
    /// The history that they are still to be told, where they have been told the table as it is.
    pub history: Option<History>,
}

struct Connection {
    id: ConnectionId,
    person: Option<Person>,
    address: IpAddr,
    /// The person's name, when they came.
    name: Option<Box<str>>,
    seats: SeatSet,
    outlet: Outlet,
}

/// Who asks for something.
struct Asker {
    person: Option<Person>,
    address: IpAddr,
    outlet: Outlet,
}

/// A change that is applied but not yet durable, or the refusal of one that came after such a change.
#[derive(Default)]
struct Unsettled {
    row: Option<Append>,
    /// What everybody will be told.
    told: Vec<(SeatSet, Frame)>,
    /// What whoever asked for it will be answered.
    answer: Option<(Outlet, Frame)>,
    /// Who asked for what, where it may have to be judged again.
    asked: Option<Box<(ConnectionId, Envelope)>>,
}

/// Why something is not kept that had been accepted.
enum Unkept {
    /// Another node was first. What it has added is taken in, and what was accepted here has to be judged again.
    Taken,
    /// The database cannot be reached: nobody knows whether it was kept, and the table waits.
    Waits,
    /// It could not be done.
    Refused(Problem),
}

impl From<Problem> for Unkept {
    fn from(problem: Problem) -> Unkept {
        Unkept::Refused(problem)
    }
}

struct Owner {
    shared: Arc<Shared>,
    table: Table,
    /// What those who are not connected see of the table.
    window: Window,
    /// Whether more has changed since somebody could look than whose turn it is.
    changed: bool,
    /// The entry after which what lists show was last kept.
    kept: u64,
    connections: Vec<Connection>,
    /// Sends to those who watch, where they are many.
    gallery: Option<Box<Gallery>>,
    /// Where somebody went who had a seat: what bots think while nobody is there counts as that address's.
    left_for: IpAddr,
    next_id: u64,
    /// What nobody has been told yet, because it is not durable.
    unsettled: Vec<Unsettled>,
    /// The last entry that everybody has been told.
    durable: u64,
    /// What has to be judged again, because another node was first, or when the database is there again.
    again: Vec<(ConnectionId, Envelope)>,
    /// Where the table waits for its database.
    waits: Option<Waits>,
    /// Who is connected at other nodes.
    elsewhere: Present,
    thinking: Option<Thinking>,
    /// Kept while a bot thinks.
    busy: Option<Busy>,
    /// For each seat: the question it was asked, and since when its clock runs.
    clocks: [Option<(u64, Instant)>; MAX_SEATS],
    /// For each seat: since when its person has had no connection.
    gone: [Option<Instant>; MAX_SEATS],
    /// For each seat: the last question for which its person was called.
    called: [u64; MAX_SEATS],
    /// The number of the last thing said, once it is known.
    last_said: Option<u64>,
    /// When to tell who is here, where that has changed.
    presence_due: Option<Instant>,
    /// When a bot may try again after a thought that came to nothing.
    next_try: Instant,
    /// Which bots have been asked whether they wish to speak.
    floor: Floor,
    /// Whether the table as it is durable could not be read again, or is gone: then nobody is served from what is here.
    is_lost: bool,
    /// How much those who have spoken lately may still say.
    talkers: Vec<(Whose, Bucket)>,
}

/// Owns the table until it can sleep.
pub(crate) async fn run(
    tables: Tables,
    (shared, window): (Arc<Shared>, Window),
    (id, address): (Box<str>, IpAddr),
    mut commands: mpsc::Receiver<Command>,
) {
    // An owner is boxed: a task has room for what it makes as often as that is moved within it.
    match Box::pin(wake_up(&shared, window, &id, address)).await {
        Ok(mut owner) => loop {
            owner.run(&mut commands).await;
            Box::pin(owner.keep_glance()).await;
            if owner.is_lost || commands.is_empty() {
                break;
            }
        },
        Err(problem) => {
            if problem.code == Code::OldRules {
                // It cannot be played by this program, and is not to be woken for its time again and again.
                let later = shared.clock.now_ms() + UNPLAYABLE_FOR;
                let _ = shared.storage.wake_later(&id, later).await;
            }
            // Whoever is waiting already is told why; whoever comes now tries again.
            commands.close();
            while let Some(command) = commands.recv().await {
                refuse(command, &problem);
            }
        }
    }
    commands.close();
    tables.sleep(&id);
}

/// Reads a table's log, and looks who is there already.
async fn wake_up(
    shared: &Arc<Shared>,
    window: Window,
    id: &str,
    address: IpAddr,
) -> Result<Box<Owner>, Problem> {
    let (table, kept) = load(shared, id, address).await?;
    let mut owner = Box::new(Owner::new(shared.clone(), window, table, kept));
    owner.look_around().await;
    Ok(owner)
}

/// Tells whoever waits for an answer that there is none.
fn refuse(command: Command, problem: &Problem) {
    match command {
        Command::Join(_, answer) => drop(answer.send(Err(problem.clone()))),
        Command::Close(_, answer) => drop(answer.send(Err(problem.clone()))),
        Command::Leave(_)
        | Command::Ask(..)
        | Command::ReadAgain
        | Command::Hear(_)
        | Command::Wake
        | Command::Unreachable
        | Command::Expel(_)
        | Command::Stop => {}
    }
}

/// The table, and the entry after which what lists show was last kept.
async fn load(shared: &Shared, id: &str, address: IpAddr) -> Result<(Table, u64), Problem> {
    let listed = shared.storage.look(id).await?.ok_or_else(Problem::not_found)?;
    // Before the log is read: what is added meanwhile will be heard.
    shared.know(listed.key, id);
    let _turn = shared.turn_to_replay(listed.last, address, listed.key).await?;
    let mut table = shared.replay(listed.key, id).await?;
    forget_what_nobody_needs(&mut table);
    Ok((table, listed.glance.map_or(0, |(number, _)| number)))
}

/// Events are kept only where a bot sits, which has to remember them.
fn forget_what_nobody_needs(table: &mut Table) {
    let has_bot = table.seats.iter().any(|chair| matches!(chair, Chair::Bot(_)));
    if let Some(game) = table.game.as_mut().filter(|_| !has_bot) {
        game.forget_events();
    }
}

/// However an owner ends, nobody is left with a connection on which nothing will ever be said.
impl Drop for Owner {
    fn drop(&mut self) {
        self.connections.iter().for_each(|connection| connection.outlet.close(Closing::Gone));
        if let Some(nodes) = &self.shared.nodes {
            nodes.here(self.table.key, Present::default());
        }
    }
}

/// The rare ways through an owner are boxed: its task is as large as its largest way, and there are many owners.
impl Owner {
    fn new(shared: Arc<Shared>, window: Window, table: Table, kept: u64) -> Owner {
        let now = shared.clock.now();
        let floor = Floor::among_people(shared.limits.bot_talk);
        let mut owner = Owner {
            shared,
            durable: table.number,
            table,
            window,
            changed: true,
            kept,
            connections: Vec::new(),
            gallery: None,
            left_for: Ipv6Addr::UNSPECIFIED.into(),
            next_id: 0,
            unsettled: Vec::new(),
            again: Vec::new(),
            waits: None,
            elsewhere: Present::default(),
            thinking: None,
            busy: None,
            clocks: [None; MAX_SEATS],
            gone: [Some(now); MAX_SEATS],
            called: [0; MAX_SEATS],
            last_said: None,
            presence_due: None,
            next_try: now,
            floor,
            is_lost: false,
            talkers: Vec::new(),
        };
        owner.wind_clocks();
        owner.show();
        owner
    }

    /// Lets everybody see the table as it is durable.
    fn show(&mut self) {
        self.window.show(&self.table, self.deadline(), std::mem::take(&mut self.changed));
    }

    /// Keeps what lists show of the table, before it sleeps.
    async fn keep_glance(&mut self) {
        let glance = self.window.glance().filter(|glance| glance.number != self.kept && !self.is_lost);
        let Some(glance) = glance else { return };
        // Where that fails, whoever asks next has the log replayed.
        let kept = self.shared.storage.keep_glance(self.table.key, glance.number, &glance.to_json()).await;
        if kept.is_ok() {
            self.kept = glance.number;
        }
    }

    async fn run(&mut self, commands: &mut mpsc::Receiver<Command>) {
        let mut waiting = Vec::new();
        loop {
            self.let_bots_think();
            self.note_whether_bots_think();
            if self.connections.is_empty()
                && self.thinking.is_none()
                && commands.is_empty()
                && !self.is_late()
            {
                return;
            }
            let (due, try_due) = (self.reach(self.next_due()), self.time_to_try());
            tokio::select! {
                biased;
                count = commands.recv_many(&mut waiting, MAILBOX) => {
                    if count == 0 {
                        return;
                    }
                    come_along(commands, &mut waiting).await;
                    self.obey_all(&mut waiting).await;
                }
                thought = next_thought(&mut self.thinking) => Box::pin(self.play_thought(*thought)).await,
                () = due => Box::pin(self.time_passed()).await,
                () = try_due => Box::pin(self.try_to_go_on()).await,
            }
            self.flush();
            if self.is_lost {
                return;
            }
        }
    }

    /// Sends what everybody has been told: to those who play at once, and to a crowd that watches a few at a time.
    fn flush(&mut self) {
        let is_crowd = self.connections.len() > FEW;
        let (mut watching, mut waits) = (Vec::new(), false);
        for Connection { seats, outlet, .. } in &self.connections {
            if is_crowd && seats.is_empty() {
                waits |= outlet.waits();
                watching.push(outlet);
            } else {
                outlet.flush();
            }
        }
        if waits {
            let watching = watching.into_iter().cloned().collect();
            self.gallery.get_or_insert_with(|| Box::new(Gallery::open())).send(watching);
        }
    }

    /// Takes one command after the other; actions that follow each other become durable, and are told, together.
    async fn obey_all(&mut self, commands: &mut Vec<Command>) {
        for command in commands.drain(..) {
            if self.is_lost {
                refuse(command, &Problem::unavailable());
                continue;
            }
            if self.waits.is_some() {
                Box::pin(self.obey_while_waiting(command)).await;
                continue;
            }
            match command {
                Command::Ask(id, envelope) if matches!(envelope.request, Request::Act { .. }) => {
                    if self.is_dear() {
                        self.settle_all().await;
                        Box::pin(self.act_dearly(id, *envelope)).await;
                    } else {
                        self.act(id, *envelope);
                    }
                }
                command => {
                    self.settle_all().await;
                    match self.waits {
                        None => Box::pin(self.obey(command)).await,
                        Some(_) => Box::pin(self.obey_while_waiting(command)).await,
                    }
                }
            }
        }
        self.settle_all().await;
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Join(joining, answer) => {
                let joined = Box::pin(self.join(*joining)).await;
                if let Err(Ok(gone)) = answer.send(joined) {
                    self.leave(gone.id);
                }
            }
            Command::Leave(id) => self.leave(id),
            Command::Stop => self.connections.iter().for_each(|one| one.outlet.close(Closing::Shutdown)),
            Command::Ask(id, envelope) => self.ask(id, *envelope).await,
            Command::Expel(who) => self.expel(who),
            Command::ReadAgain => Box::pin(self.read_again()).await,
            Command::Hear(heard) => Box::pin(self.hear(*heard)).await,
            // That it is awake is enough: the clocks do the rest.
            Command::Wake => {}
            Command::Unreachable => self.wait(),
            Command::Close(person, answer) => {
                let _ = answer.send(self.close(*person).await);
            }
        }
    }

    /// Removes the table. Nobody is served from what is here any more.
    async fn close(&mut self, person: Option<Person>) -> Result<(), Problem> {
        self.catch_up().await;
        if let Some(person) = person {
            judge::may_close(&self.table, person)?;
        }
        self.shared.storage.remove(&[self.table.key]).await?;
        self.stop_thinking();
        for connection in self.connections.drain(..) {
            connection.outlet.close(Closing::NotFound);
        }
        self.is_lost = true;
        Ok(())
    }

    async fn ask(&mut self, id: ConnectionId, envelope: Envelope) {
        let Some(Asker { outlet, person, address }) = self.asker(id) else { return };
        let asked = self.has_others().then(|| (id, envelope.clone()));
        let Envelope { id, request } = envelope;
        let answered = match person {
            Some(person) => self.answer((person, address), &id, request, &outlet).await,
            None => Err(Problem::no_name()),
        };
        if matches!(answered, Ok(Answer::Waits)) {
            self.again.extend(asked);
        }
        if let Some(answer) = answer_message(id, answered) {
            outlet.put(answer);
        }
    }

    /// Who is at the other end of a connection, if it is still there.
    fn asker(&self, id: ConnectionId) -> Option<Asker> {
        let Connection { person, address, outlet, .. } =
            self.connections.iter().find(|connection| connection.id == id)?;
        Some(Asker { person: *person, address: *address, outlet: outlet.clone() })
    }

    /// Plays an action, or refuses it. Nobody is told before it is settled; even a refusal could tell what is not yet
    /// durable.
    fn act(&mut self, id: ConnectionId, envelope: Envelope) {
        let Some(Asker { outlet, person, .. }) = self.asker(id) else { return };
        let asked = self.has_others().then(|| Box::new((id, envelope.clone())));
        let Envelope { id, request } = envelope;
        let (change, answered) = match self.accept_action(person, &id, request) {
            Ok((change, number)) => (change, Ok(Answer::Done(Some(number)))),
            Err(problem) => (Unsettled::default(), Err(problem)),
        };
        let answer = answer_message(id, answered).map(|answer| (outlet, answer));
        self.unsettled.push(Unsettled { answer, asked, ..change });
    }

    fn accept_action(
        &mut self,
        person: Option<Person>,
        id: &str,
        request: Request,
    ) -> Result<(Unsettled, u64), Problem> {
        let person = person.ok_or_else(Problem::no_name)?;
        if let Some(number) = self.table.answer_to(person, id) {
            return Ok((Unsettled::default(), number));
        }
        let longest = self.shared.limits.longest_log(self.table.state);
        let entry = judge::judge(&self.table, person, "", request, longest)?;
        let change = self.accept(entry, Some((person, id.into())))?;
        Ok((change, self.table.number))
    }

    async fn answer(
        &mut self,
        (person, address): (Person, IpAddr),
        id: &str,
        request: Request,
        outlet: &Outlet,
    ) -> Result<Answer, Problem> {
        // Advice and previews are asked for by one person, and have places of their own.
        let claim = Claim { urgency: Urgency::Quick, address, person, table: self.table.key };
        if let Some(number) = self.table.answer_to(person, id) {
            return Ok(Answer::Done(Some(number)));
        }
        match request {
            Request::Chat { text } => Box::pin(self.say((person, address), id, text)).await,
            Request::Hint { seat } => self.hint(id, seat, outlet, claim),
            Request::Foresee { seat, action } => {
                foresee::foresee(&self.shared, &self.table, person, (id, seat, action), outlet, claim)?;
                Ok(Answer::Later)
            }
            Request::Rematch => Box::pin(self.rematch(person, address, id)).await,
            request => {
                self.let_change((person, address))?;
                let name = Box::pin(self.name_of(person)).await?;
                loop {
                    let longest = self.shared.limits.longest_log(self.table.state);
                    let judged = judge::judge(&self.table, person, &name, request.clone(), longest);
                    // Nobody is refused because of what was, where something has happened elsewhere since.
                    if judged.is_err() && Box::pin(self.is_behind()).await {
                        continue;
                    }
                    match self.commit(judged?, Some((person, id.into()))).await {
                        Ok(number) => return Ok(Answer::Done(Some(number))),
                        Err(Unkept::Refused(problem)) => return Err(problem),
                        Err(Unkept::Waits) => return Ok(Answer::Waits),
                        // Another node may have carried it out already.
                        Err(Unkept::Taken) => {
                            if let Some(number) = self.table.answer_to(person, id) {
                                return Ok(Answer::Done(Some(number)));
                            }
                        }
                    }
                }
            }
        }
    }

    /// Counts how often people come, go and change things, for each of it is an entry of the log, and a log may be only so
    /// long: those of one address are not to use it up. The host looks after the table, and is not counted.
    fn let_change(&self, (person, address): (Person, IpAddr)) -> Result<(), Problem> {
        let is_host = person == self.table.made.host;
        let now = self.shared.clock.now().into_std();
        if is_host || self.shared.changes.take((self.table.key, address), now) {
            return Ok(());
        }
        Err(Problem::limited("changes-at-once"))
    }

    async fn name_of(&self, person: Person) -> Result<String, Problem> {
        self.shared.storage.name_of(person).await?.ok_or_else(Problem::no_name)
    }

    /// Applies an entry, makes it durable, and tells everybody.
    async fn commit(&mut self, entry: Entry, request: Option<(Person, Arc<str>)>) -> Result<u64, Unkept> {
        let entry = if self.is_dear() { Box::pin(self.worked_out(entry)).await? } else { entry };
        let change = self.accept(entry, request)?;
        self.unsettled.push(change);
        let number = self.table.number;
        self.settle().await.map(|()| number)
    }

    /// Applies an entry, and writes its row and what everybody will be told.
    fn accept(&mut self, entry: Entry, request: Option<(Person, Arc<str>)>) -> Result<Unsettled, Problem> {
        let at = self.shared.clock.now_ms();
        let was = self.table.state;
        let pending = self.table.pending();
        let applied = self.table.apply(&entry, at)?;
        self.note(&entry, &applied, pending);
        if let Some((person, id)) = &request {
            self.table.remember_request(*person, id);
        }
        let mut marks = match &entry {
            Entry::Changed(_) => self.table.seat_marks(),
            entry => Mark::of(entry),
        };
        if was != self.table.state && self.table.state == TableState::Over {
            marks.push(Mark::State(TableState::Over));
            marks.extend(self.table.played().into_iter().map(|played| Mark::Played(Box::new(played))));
            // Most often this is the last entry: then nothing is left to be kept when the table goes to sleep.
            marks.push(Mark::Glance(Glance::of(&self.table).to_json().into()));
        }
        if self.table.is_slow() {
            marks.push(Mark::Due(self.table.wakes()));
            marks.push(Mark::Owed(self.table.calls()));
        }
        let number = self.table.number;
        let row = Append { table: self.table.key, number, at, request, entry: entry.to_json(), marks };
        let told = self.prepare(at, &entry, &applied);
        Ok(Unsettled { row: Some(row), told, ..Unsettled::default() })
    }

    /// Notes what an entry means for lists and for bots, whoever has added it. `pending` is who owed a decision before.
    fn note(&mut self, entry: &Entry, applied: &Applied, pending: SeatSet) {
        self.changed |= applied.changed_table;
        if let Entry::Acted { seat, by, .. } = entry {
            let is_bot = matches!(by, By::Bot | By::Away | By::HandedOver);
            let must = !is_bot || pending.contains(Seat(*seat));
            self.floor.heard(Speaker { seat: Seat(*seat), must });
        }
        if let Entry::Undone { seat, .. } = entry {
            // Whoever thinks, thinks about a game that is not there any more.
            self.stop_thinking();
            self.floor.heard(Speaker { seat: Seat(*seat), must: true });
        }
    }

    async fn settle_all(&mut self) {
        while !self.unsettled.is_empty() {
            if !matches!(self.settle().await, Err(Unkept::Taken)) {
                return;
            }
            for (id, envelope) in std::mem::take(&mut self.again) {
                self.act(id, envelope);
            }
        }
    }

    /// Makes durable what has been accepted, and tells everybody.
    async fn settle(&mut self) -> Result<(), Unkept> {
        let rows: Vec<Append> = self.unsettled.iter_mut().filter_map(|change| change.row.take()).collect();
        let count = rows.len();
        let glanced =
            rows.iter().rev().find(|row| row.marks.iter().any(|mark| matches!(mark, Mark::Glance(_))));
        let glanced = glanced.map(|row| row.number);
        self.count_kept(&rows);
        if count > 0
            && let Err(error) = self.shared.storage.append(rows).await
        {
            return Err(Box::pin(self.not_kept(error)).await);
        }
        self.durable = self.table.number;
        self.kept = glanced.unwrap_or(self.kept);
        metrics::counter!("besace_entries_total").increment(count as u64);
        if self.table.is_slow() {
            self.shared.asked.notify_one();
        }
        self.show();
        for Unsettled { told, answer, .. } in std::mem::take(&mut self.unsettled) {
            self.tell(told);
            if let Some((outlet, answer)) = answer {
                outlet.put(answer);
            }
        }
        Ok(())
    }

    /// Counts what is kept of a game as theirs who have asked for it.
    fn count_kept(&self, rows: &[Append]) {
        for row in rows {
            let asker = row.request.as_ref().and_then(|(person, _)| {
                self.connections.iter().find(|connection| connection.person == Some(*person))
            });
            let address = asker.map_or_else(|| self.address_of_those_here(), |asker| asker.address);
            self.shared.disk.keep(address, row.entry.len());
        }
    }

    /// What is accepted and did not become durable goes. What was asked is judged again where another node was first.
    async fn not_kept(&mut self, error: StorageError) -> Unkept {
        let unsettled = std::mem::take(&mut self.unsettled);
        let may_be_judged_again = matches!(error, StorageError::Taken | StorageError::Unreachable(_));
        if self.has_others() && may_be_judged_again {
            self.again =
                unsettled.into_iter().filter_map(|change| change.asked.map(|asked| *asked)).collect();
            if matches!(error, StorageError::Taken) && self.go_back().await.is_ok() {
                return Unkept::Taken;
            }
            self.wait();
            return Unkept::Waits;
        }
        static LOST: Seldom = Seldom::unsaid();
        if let Some(left_out) = LOST.now() {
            tracing::error!(table = %self.table.id, %error, left_out, "a row did not become durable");
        }
        self.start_again().await;
        Unkept::Refused(Problem::unavailable())
    }

    /// Writes what everybody will be told: one message for all who see the same.
    fn prepare(&mut self, at: u64, entry: &Entry, applied: &Applied) -> Vec<(SeatSet, Frame)> {
        if matches!(entry, Entry::Sat { .. } | Entry::Left { .. } | Entry::BotSat { .. } | Entry::Changed(_))
        {
            self.find_seats();
        }
        self.wind_clocks();
        if matches!(entry, Entry::Undone { .. }) {
            // What was used of the time for a decision that is taken back stays used.
            self.clocks_have_run_for(Duration::MAX);
        }
        let clocks = self.clocks();
        let telling = Telling { table: &self.table, at, entry, applied, clocks, is_past: false };
        let mut told: Vec<(SeatSet, Frame)> = Vec::with_capacity(self.connections.len());
        for connection in &self.connections {
            if !told.iter().any(|(seats, _)| *seats == connection.seats) {
                told.push((connection.seats, telling.message(Sights::Of(connection.seats))));
            }
        }
        forget_what_nobody_needs(&mut self.table);
        told
    }

    /// Notes which seats are whose among those who are connected.
    fn find_seats(&mut self) {
        for connection in &mut self.connections {
            connection.seats = self.table.seats_of(connection.person);
        }
        self.presence_changed();
    }

    fn tell(&self, told: Vec<(SeatSet, Frame)>) {
        for connection in &self.connections {
            if let Some((_, message)) = told.iter().find(|(seats, _)| *seats == connection.seats) {
                connection.outlet.put(message.clone());
            }
        }
    }

    /// Reads the log again, because somebody in it is somebody else now, or because it is gone. Whoever sees nothing of that
    /// stays: nobody cuts off a table by coming by and being forgotten.
    async fn read_again(&mut self) {
        match load(&self.shared, &self.table.id.clone(), self.address_of_those_here()).await {
            Ok((table, kept))
                if table.number == self.table.number && table.names().eq(self.table.names()) =>
            {
                self.stop_thinking();
                (self.table, self.kept, self.changed) = (table, kept, true);
                for connection in &mut self.connections {
                    connection.seats = self.table.seats_of(connection.person);
                }
                self.show();
            }
            _ => self.start_again().await,
        }
    }

    /// Reads the log again: what is durable is the table. Everybody is cut off, and comes back to that.
    async fn start_again(&mut self) {
        let address = self.address_of_those_here();
        for connection in self.connections.drain(..) {
            connection.outlet.close(Closing::Gone);
        }
        self.stop_thinking();
        match load(&self.shared, &self.table.id.clone(), address).await {
            Ok((table, _)) => {
                self.table = table;
                self.durable = self.table.number;
                self.changed = true;
                self.show();
                self.tell_who_is_here();
            }
            // What is not durable must not be seen or built upon: there is no table until the log can be read.
            Err(_) => self.is_lost = true,
        }
    }
}

/// Lets those go first who are about to ask too. The runtime runs a woken owner at once, so the first of the seats that
/// decide at the same time would go alone, and everybody would be written to twice.
async fn come_along(commands: &mut mpsc::Receiver<Command>, waiting: &mut Vec<Command>) {
    tokio::task::yield_now().await;
    while waiting.len() < MAILBOX
        && let Ok(more) = commands.try_recv()
    {
        waiting.push(more);
    }
}

enum Answer {
    /// Carried out; the entry it made, if it made one.
    Done(Option<u64>),
    /// The answer comes later, by another way.
    Later,
    /// Nobody knows yet: the table waits for its database, and then it is judged again.
    Waits,
}

/// The answer to a request; none where it comes later, by another way.
fn answer_message(id: String, answered: Result<Answer, Problem>) -> Option<Frame> {
    let answer = match answered {
        Ok(Answer::Done(number)) => Message::Done { id, number },
        Ok(Answer::Later | Answer::Waits) => return None,
        Err(error) => {
            metrics::counter!("besace_refused_total", "code" => error.code.id()).increment(1);
            Message::Refused { id: Some(id), error, sketch: None }
        }
    };
    Some(tell::message(&answer))
}
