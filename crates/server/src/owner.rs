//! The one owner of a table that is awake: a task that takes one command after the other.
//!
//! An accepted change takes three steps, in this order: it is applied, its row becomes durable, everybody is told.
//! Actions that arrive together take these steps together. Nobody is told or answered anything in between, so nobody
//! ever sees what could still be lost. If a row does not become durable, the owner reads the log again.

use crate::clock::now_ms;
use crate::entry::{By, Entry, Person, Why};
use crate::floor::Floor;
use crate::foresee;
use crate::frame::Frame;
use crate::judge;
use crate::limits::Bucket;
use crate::line::{Closing, Line};
use crate::storage::{Append, Make, Mark, Said};
use crate::table::{Applied, Clocks, Decider, Place, Table};
use crate::tables::{MAILBOX, Shared, Tables};
use crate::tell::{self, Sights, Telling};
use crate::think::{Suggested, Thinker, Thought};
use crate::wire::{ChatLine, Envelope, Message, Problem, Request, TableInfo, TableState};
use crate::writing;
use besace_bots::Level;
use besace_table::{MAX_SEATS, Seat, SeatSet};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// How long the news of who is here may wait, so that a crowd that comes at once is told once.
const PRESENCE_WAITS: Duration = Duration::from_millis(50);
/// How many steps somebody who comes back is told one by one: who has missed more begins anew.
const MOST_MISSED: u64 = 500;
/// How much of what was said a newcomer is told.
const CHAT_SHOWN: u32 = 50;

/// What can be asked of an owner.
pub enum Command {
    /// Somebody connects.
    Join(Box<Joining>, oneshot::Sender<Result<ConnectionId, Problem>>),
    /// A connection is gone.
    Leave(ConnectionId),
    /// A connection asks for something.
    Ask(ConnectionId, Box<Envelope>),
    /// The server stops: everybody is cut off with a word.
    Stop,
    /// Somebody wants to know the table.
    Info(Option<Person>, oneshot::Sender<Result<Box<TableInfo>, Problem>>),
}

/// A connection's number, unique at its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionId(u64);

/// Somebody who connects.
pub struct Joining {
    /// Who; `None` for somebody without a session.
    pub person: Option<Person>,
    /// The way to them.
    pub line: Line,
    /// The last entry they have seen.
    pub since: Option<u64>,
    /// The last chat line they have seen.
    pub said: Option<u64>,
}

struct Connection {
    id: ConnectionId,
    person: Option<Person>,
    seats: SeatSet,
    line: Line,
}

/// A change that is applied but not yet durable, or the refusal of one that came after such a change.
#[derive(Default)]
struct Unsettled {
    row: Option<Append>,
    /// What everybody will be told.
    told: Vec<(SeatSet, Frame)>,
    /// What whoever asked for it will be answered.
    answer: Option<(Line, Frame)>,
}

/// What is being thought about.
struct Thinking {
    about: About,
    thought: tokio::task::JoinHandle<Thought>,
}

/// The decision that a thought is for.
#[derive(Clone, Copy)]
struct About {
    seat: Seat,
    /// The question; if the seat has been asked another one since, the thought is worthless.
    asked: Option<u64>,
    by: By,
    /// Whether the table waits for the seat; if not, it may speak.
    must: bool,
    /// The last entry that the thought knows of.
    after: u64,
}

struct Owner {
    shared: Arc<Shared>,
    table: Table,
    connections: Vec<Connection>,
    next_id: u64,
    /// What nobody has been told yet, because it is not durable.
    unsettled: Vec<Unsettled>,
    thinking: Option<Thinking>,
    /// For each seat: the question it was asked, and since when its clock runs.
    clocks: [Option<(u64, Instant)>; MAX_SEATS],
    /// For each seat: since when its person has had no connection.
    gone: [Option<Instant>; MAX_SEATS],
    /// The number of the last thing said, once it is known.
    last_said: Option<u64>,
    /// When to tell who is here, where that has changed.
    presence_due: Option<Instant>,
    /// When a bot may try again after a thought that came to nothing.
    next_try: Instant,
    /// Which bots have been asked whether they wish to speak.
    floor: Floor,
    /// Whether the table as it is durable could not be read again: then nobody is served from what is here.
    is_lost: bool,
    /// How much those who have spoken lately may still say.
    breath: Vec<(Person, Bucket)>,
}

/// Owns the table until it can sleep.
pub(crate) async fn run(
    tables: Tables,
    shared: Arc<Shared>,
    id: Box<str>,
    mut commands: mpsc::Receiver<Command>,
) {
    match Box::pin(load(&shared, &id)).await {
        Ok(table) => Owner::new(shared, table).run(&mut commands).await,
        Err(problem) => {
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

/// Tells whoever waits for an answer that there is none.
fn refuse(command: Command, problem: &Problem) {
    match command {
        Command::Join(_, answer) => drop(answer.send(Err(problem.clone()))),
        Command::Info(_, answer) => drop(answer.send(Err(problem.clone()))),
        Command::Leave(_) | Command::Ask(..) | Command::Stop => {}
    }
}

async fn load(shared: &Shared, id: &str) -> Result<Table, Problem> {
    let key = shared.storage.find(id).await?.ok_or_else(Problem::not_found)?;
    let rows = shared.storage.load(key).await?;
    let mut table = Table::replay(shared.games, key, id, &rows)?;
    forget_what_nobody_needs(&mut table);
    Ok(table)
}

/// Events are kept only where a bot sits, which has to remember them.
fn forget_what_nobody_needs(table: &mut Table) {
    let has_bot = table.seats.iter().any(|place| matches!(place, Place::Bot(_)));
    if let Some(game) = table.game.as_mut().filter(|_| !has_bot) {
        game.forget_events();
    }
}

/// However an owner ends, nobody is left with a connection on which nothing will ever be said.
impl Drop for Owner {
    fn drop(&mut self) {
        self.connections.iter().for_each(|connection| connection.line.close(Closing::Gone));
    }
}

/// The rare ways through an owner are boxed: its task is as large as its largest way, and there are many owners.
impl Owner {
    fn new(shared: Arc<Shared>, table: Table) -> Owner {
        let now = Instant::now();
        let mut owner = Owner {
            shared,
            table,
            connections: Vec::new(),
            next_id: 0,
            unsettled: Vec::new(),
            thinking: None,
            clocks: [None; MAX_SEATS],
            gone: [Some(now); MAX_SEATS],
            last_said: None,
            presence_due: None,
            next_try: now,
            floor: Floor::quiet(),
            is_lost: false,
            breath: Vec::new(),
        };
        owner.wind_clocks();
        owner
    }

    async fn run(mut self, commands: &mut mpsc::Receiver<Command>) {
        let mut waiting = Vec::new();
        loop {
            self.let_bots_think();
            if self.connections.is_empty() && self.thinking.is_none() && commands.is_empty() {
                return;
            }
            let due = self.next_due();
            tokio::select! {
                biased;
                count = commands.recv_many(&mut waiting, MAILBOX) => {
                    if count == 0 {
                        return;
                    }
                    come_along(commands, &mut waiting).await;
                    self.obey_all(&mut waiting).await;
                }
                thought = next_thought(&mut self.thinking) => Box::pin(self.play_thought(thought)).await,
                () = sleep_until(due) => Box::pin(self.time_passed()).await,
            }
            self.connections.iter().for_each(|connection| connection.line.flush());
            if self.is_lost {
                return;
            }
        }
    }

    /// Takes one command after the other; actions that follow each other become durable, and are told, together.
    async fn obey_all(&mut self, commands: &mut Vec<Command>) {
        for command in commands.drain(..) {
            if self.is_lost {
                refuse(command, &Problem::unavailable());
                continue;
            }
            match command {
                Command::Ask(id, envelope) if matches!(envelope.request, Request::Act { .. }) => {
                    self.act(id, *envelope);
                }
                command => {
                    self.settle_all().await;
                    Box::pin(self.obey(command)).await;
                }
            }
        }
        self.settle_all().await;
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Join(joining, answer) => {
                let joined = Box::pin(self.join(*joining)).await;
                if let Err(Ok(id)) = answer.send(joined) {
                    self.leave(id);
                }
            }
            Command::Leave(id) => self.leave(id),
            Command::Stop => self.connections.iter().for_each(|one| one.line.close(Closing::Shutdown)),
            Command::Ask(id, envelope) => self.ask(id, *envelope).await,
            Command::Info(person, answer) => {
                let info = self.table.info(self.table.seats_of(person), self.clocks());
                let _ = answer.send(Ok(Box::new(info)));
            }
        }
    }

    async fn join(&mut self, joining: Joining) -> Result<ConnectionId, Problem> {
        let Joining { person, line, since, said } = joining;
        let id = ConnectionId(self.next_id);
        self.next_id += 1;
        let seats = self.table.seats_of(person);
        self.give_back(seats).await?;
        let first = self.first_messages(person, seats, since, said).await?;
        // However much somebody has missed, it counts as one message.
        if let Some(first) = Frame::in_a_row(first) {
            line.put(first);
        }
        self.connections.push(Connection { id, person, seats, line });
        self.note_who_is_here();
        self.presence_due.get_or_insert(Instant::now() + PRESENCE_WAITS);
        Ok(id)
    }

    /// Who comes back gets the seat back at once, unless the bot was asked for.
    async fn give_back(&mut self, seats: SeatSet) -> Result<(), Problem> {
        if self.table.state != TableState::Playing {
            return Ok(());
        }
        for seat in seats.iter() {
            if matches!(self.table.seats[seat.index()], Place::Person { bot: Some(Why::Away), .. }) {
                self.commit(Entry::TookBack { seat: seat.0 }, None).await?;
            }
        }
        Ok(())
    }

    /// What a newcomer gets first: the table as it is, or what it has missed.
    async fn first_messages(
        &mut self,
        person: Option<Person>,
        seats: SeatSet,
        since: Option<u64>,
        said: Option<u64>,
    ) -> Result<Vec<Frame>, Problem> {
        let missed =
            |since: &u64| (1..=self.table.number).contains(since) && self.table.number - since <= MOST_MISSED;
        let Some(since) = since.filter(missed) else {
            let chat = self.chat_after(0).await?;
            let you_host = person == Some(self.table.made.host);
            return Ok(vec![tell::table_now(&self.table, seats, you_host, &chat, self.clocks())]);
        };
        let mut first = Vec::new();
        if since < self.table.number {
            let rows = self.shared.storage.load(self.table.key).await?;
            first = crate::history::steps_since(&self.table, &rows, since, Sights::Of(seats), self.clocks())?;
        }
        if let Some(said) = said {
            let lines = self.chat_after(said).await?;
            first.extend(lines.into_iter().map(|line| tell::message(&Message::Chat(line))));
        }
        Ok(first)
    }

    /// What was said after this number; storage is not asked where nothing can have been.
    async fn chat_after(&mut self, said: u64) -> Result<Vec<ChatLine>, Problem> {
        if self.last_said.is_some_and(|last| last <= said) {
            return Ok(Vec::new());
        }
        let lines = self.shared.storage.chat(self.table.key, said, CHAT_SHOWN).await?;
        self.last_said = Some(lines.last().map_or(said, |line| line.number));
        Ok(lines)
    }

    fn leave(&mut self, id: ConnectionId) {
        let before = self.connections.len();
        self.connections.retain(|connection| connection.id != id);
        if self.connections.len() < before {
            self.note_who_is_here();
            self.presence_due.get_or_insert(Instant::now() + PRESENCE_WAITS);
        }
    }

    async fn ask(&mut self, id: ConnectionId, envelope: Envelope) {
        let Some((line, person)) = self.asker(id) else { return };
        let Envelope { id, request } = envelope;
        let answered = match person {
            Some(person) => self.answer(person, &id, request, &line).await,
            None => Err(Problem::no_name()),
        };
        if let Some(answer) = answer_message(id, answered) {
            line.put(answer);
        }
    }

    /// Who is at the other end of a connection, if it is still there.
    fn asker(&self, id: ConnectionId) -> Option<(Line, Option<Person>)> {
        let connection = self.connections.iter().find(|connection| connection.id == id)?;
        Some((connection.line.clone(), connection.person))
    }

    /// Plays an action, or refuses it. Nobody is told before it is settled; even a refusal could tell what is not yet
    /// durable.
    fn act(&mut self, id: ConnectionId, envelope: Envelope) {
        let Some((line, person)) = self.asker(id) else { return };
        let Envelope { id, request } = envelope;
        let (change, answered) = match self.accept_action(person, &id, request) {
            Ok((change, number)) => (change, Ok(Answer::Done(Some(number)))),
            Err(problem) => (Unsettled::default(), Err(problem)),
        };
        let answer = answer_message(id, answered).map(|answer| (line, answer));
        self.unsettled.push(Unsettled { answer, ..change });
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
        let entry = judge::judge(&self.table, person, "", request)?;
        let change = self.accept(entry, Some((person, id.into())))?;
        Ok((change, self.table.number))
    }

    async fn answer(
        &mut self,
        person: Person,
        id: &str,
        request: Request,
        line: &Line,
    ) -> Result<Answer, Problem> {
        if let Some(number) = self.table.answer_to(person, id) {
            return Ok(Answer::Done(Some(number)));
        }
        match request {
            Request::Chat { text } => Box::pin(self.say(person, id, text)).await,
            Request::Hint { seat } => self.hint(person, id, seat, line),
            Request::Foresee { seat, action } => {
                foresee::foresee(&self.shared, &self.table, person, (id, seat, action), line)?;
                Ok(Answer::Later)
            }
            Request::Rematch => Box::pin(self.rematch(person, id)).await,
            request => {
                let name = Box::pin(self.name_of(person)).await?;
                let entry = judge::judge(&self.table, person, &name, request)?;
                let number = self.commit(entry, Some((person, id.into()))).await?;
                Ok(Answer::Done(Some(number)))
            }
        }
    }

    async fn name_of(&self, person: Person) -> Result<String, Problem> {
        self.shared.storage.name_of(person).await?.ok_or_else(Problem::no_name)
    }

    /// Applies an entry, makes it durable, and tells everybody.
    async fn commit(&mut self, entry: Entry, request: Option<(Person, String)>) -> Result<u64, Problem> {
        let change = self.accept(entry, request)?;
        self.unsettled.push(change);
        let number = self.table.number;
        self.settle().await.map(|()| number)
    }

    /// Applies an entry, and writes its row and what everybody will be told.
    fn accept(&mut self, entry: Entry, request: Option<(Person, String)>) -> Result<Unsettled, Problem> {
        let at = now_ms();
        let was = self.table.state;
        let pending = self.table.pending();
        let applied = self.table.apply(&entry, at)?;
        if let Entry::Acted { seat, by, .. } = &entry {
            let is_bot = matches!(by, By::Bot | By::Away | By::HandedOver);
            let unasked_bot = is_bot && !pending.contains(Seat(*seat));
            self.floor.acted(Seat(*seat), unasked_bot);
        }
        if let Some((person, id)) = &request {
            self.table.remember_request(*person, id);
        }
        let mut marks = Mark::of(&entry);
        if was != self.table.state && self.table.state == TableState::Over {
            marks.push(Mark::State(TableState::Over));
        }
        let number = self.table.number;
        let row = Append { table: self.table.key, number, at, request, entry: entry.to_json(), marks };
        Ok(Unsettled { row: Some(row), told: self.prepare(at, &entry, &applied), answer: None })
    }

    async fn settle_all(&mut self) {
        if !self.unsettled.is_empty() {
            let _ = self.settle().await;
        }
    }

    /// Makes durable what has been accepted, and tells everybody.
    async fn settle(&mut self) -> Result<(), Problem> {
        let rows: Vec<Append> = self.unsettled.iter_mut().filter_map(|change| change.row.take()).collect();
        let count = rows.len();
        if count > 0
            && let Err(error) = self.shared.storage.append(rows).await
        {
            tracing::error!(table = %self.table.id, %error, "a row did not become durable");
            self.unsettled.clear();
            Box::pin(self.start_again()).await;
            return Err(Problem::unavailable());
        }
        metrics::counter!("besace_entries_total").increment(count as u64);
        for Unsettled { told, answer, .. } in std::mem::take(&mut self.unsettled) {
            self.tell(told);
            if let Some((line, answer)) = answer {
                line.put(answer);
            }
        }
        Ok(())
    }

    /// Writes what everybody will be told: one message for all who see the same.
    fn prepare(&mut self, at: u64, entry: &Entry, applied: &Applied) -> Vec<(SeatSet, Frame)> {
        if matches!(entry, Entry::Sat { .. } | Entry::Left { .. }) {
            for connection in &mut self.connections {
                connection.seats = self.table.seats_of(connection.person);
            }
            self.note_who_is_here();
            self.presence_due.get_or_insert(Instant::now() + PRESENCE_WAITS);
        }
        self.wind_clocks();
        let clocks = self.clocks();
        let telling = Telling { table: &self.table, at, entry, applied, clocks };
        let mut told: Vec<(SeatSet, Frame)> = Vec::with_capacity(self.connections.len());
        for connection in &self.connections {
            if !told.iter().any(|(seats, _)| *seats == connection.seats) {
                told.push((connection.seats, telling.message(Sights::Of(connection.seats))));
            }
        }
        forget_what_nobody_needs(&mut self.table);
        told
    }

    fn tell(&self, told: Vec<(SeatSet, Frame)>) {
        for connection in &self.connections {
            if let Some((_, message)) = told.iter().find(|(seats, _)| *seats == connection.seats) {
                connection.line.put(message.clone());
            }
        }
    }

    /// Reads the log again: what is durable is the table. Everybody is cut off, and comes back to that.
    async fn start_again(&mut self) {
        for connection in self.connections.drain(..) {
            connection.line.close(Closing::Gone);
        }
        self.stop_thinking();
        match load(&self.shared, &self.table.id.clone()).await {
            Ok(table) => self.table = table,
            // What is not durable must not be seen or built upon: there is no table until the log can be read.
            Err(_) => self.is_lost = true,
        }
    }

    async fn say(&mut self, person: Person, id: &str, text: String) -> Result<Answer, Problem> {
        self.let_speak(person)?;
        let text = writing::said(&text, self.shared.limits.chat_length)?;
        let seat = self.table.seats_of(Some(person)).first().map(|seat| seat.0);
        let name = match seat.map(|seat| &self.table.seats[usize::from(seat)]) {
            Some(Place::Person { name, .. }) => name.to_string(),
            _ => self.name_of(person).await?,
        };
        let at = now_ms();
        let said = Said {
            table: self.table.key,
            at,
            person,
            request: id.into(),
            name: name.clone(),
            seat,
            text: text.into(),
        };
        let (number, is_new) = self.shared.storage.say(said).await?;
        self.last_said = Some(number.max(self.last_said.unwrap_or(0)));
        if is_new {
            let line = ChatLine { number, at, name, seat, text: text.into() };
            let message = tell::message(&Message::Chat(line));
            self.connections.iter().for_each(|connection| connection.line.put(message.clone()));
        }
        Ok(Answer::Done(None))
    }

    /// Counts what a person says, on however many connections: coming back is no way to say more.
    fn let_speak(&mut self, person: Person) -> Result<(), Problem> {
        let now = std::time::Instant::now();
        self.breath.retain(|(_, bucket)| !bucket.is_full(now));
        let known = self.breath.iter().position(|(known, _)| *known == person);
        let at = known.unwrap_or_else(|| {
            self.breath.push((person, Bucket::new(self.shared.limits.chat_at_once, 1.0, now)));
            self.breath.len() - 1
        });
        if self.breath[at].1.take(now) { Ok(()) } else { Err(Problem::too_many_requests()) }
    }

    fn hint(&mut self, person: Person, id: &str, seat: u8, line: &Line) -> Result<Answer, Problem> {
        judge::may_have_hint(&self.table, person, seat)?;
        let advised = self.shared.advise(person)?;
        let thinker = self.thinker(Seat(seat), Level::Expert)?.as_adviser(&self.shared);
        let (id, line) = (id.to_string(), line.clone());
        tokio::spawn(async move {
            let message = match thinker.think().await {
                Ok(Some(suggestion)) => {
                    let Suggested { action, label, reasons } = suggestion;
                    Message::Hint { id, seat, action, label, reasons }
                }
                Ok(None) => {
                    Message::Hint { id, seat, action: Value::Null, label: Value::Null, reasons: Vec::new() }
                }
                Err(_) => Message::Refused { id: Some(id), error: Problem::unavailable() },
            };
            // Whoever has heard it may ask for the next.
            drop(advised);
            line.send(tell::message(&message));
        });
        Ok(Answer::Later)
    }

    /// Makes the table of the next game, in one moment with the entry that tells of it here.
    async fn rematch(&mut self, person: Person, id: &str) -> Result<Answer, Problem> {
        judge::may_rematch(&self.table, person)?;
        if self.table.rematch.is_some() {
            return Ok(Answer::Done(None));
        }
        let at = now_ms();
        let next = next_game(&self.table, person, at);
        let entry = Entry::Rematched { table: next.id.clone() };
        let row = Append {
            table: self.table.key,
            number: self.table.number + 1,
            at,
            request: Some((person, id.into())),
            entry: entry.to_json(),
            marks: Vec::new(),
        };
        self.shared.storage.make(next, Some(row)).await?;
        let applied = self.table.apply(&entry, at)?;
        self.table.remember_request(person, id);
        let told = self.prepare(at, &entry, &applied);
        self.tell(told);
        Ok(Answer::Done(Some(self.table.number)))
    }

    fn tell_presence(&self) {
        let here = (0..self.table.made.seats).map(|seat| self.is_here(Seat(seat))).collect();
        let watching = self.connections.iter().filter(|connection| connection.seats.is_empty()).count();
        let message = tell::message(&Message::Presence { here, watching: watching as u32 });
        self.connections.iter().for_each(|connection| connection.line.put(message.clone()));
    }

    /// Whether whoever sits there is connected. Bots always are.
    fn is_here(&self, seat: Seat) -> bool {
        match self.table.seats[seat.index()] {
            Place::Bot(_) => true,
            Place::Open => false,
            Place::Person { .. } => self.connections.iter().any(|connection| connection.seats.contains(seat)),
        }
    }

    fn note_who_is_here(&mut self) {
        for seat in Seat::all(self.table.made.seats) {
            let gone = &mut self.gone[seat.index()];
            let here = self.connections.iter().any(|connection| connection.seats.contains(seat));
            *gone = if here { None } else { Some(gone.unwrap_or_else(Instant::now)) };
        }
    }

    /// A clock starts with its question.
    fn wind_clocks(&mut self) {
        for seat in Seat::all(self.table.made.seats) {
            let asked = self.table.asked[seat.index()].filter(|_| self.table.pending().contains(seat));
            let clock = &mut self.clocks[seat.index()];
            *clock = match (asked, *clock) {
                (None, _) => None,
                (Some(asked), Some((same, since))) if same == asked => Some((same, since)),
                (Some(asked), _) => Some((asked, Instant::now())),
            };
        }
    }

    /// Clocks run, and people are missed, only while somebody waits for them.
    fn somebody_waits(&self) -> bool {
        self.connections.iter().any(|connection| !connection.seats.is_empty())
    }

    /// The seats whose person has to decide.
    fn people_due(&self) -> impl Iterator<Item = Seat> {
        let is_person = |seat: &Seat| matches!(self.table.decider(*seat), Decider::Person(_));
        self.table.pending().iter().filter(is_person)
    }

    fn clock_ends(&self, seat: Seat) -> Option<Instant> {
        let seconds = self.table.made.clock?;
        self.clocks[seat.index()].map(|(_, since)| since + Duration::from_secs(seconds.into()))
    }

    fn missed_at(&self, seat: Seat) -> Option<Instant> {
        let away_after = Duration::from_secs(self.table.made.away_after.into());
        self.gone[seat.index()].map(|since| since + away_after)
    }

    fn clocks(&self) -> Clocks {
        let first = self.people_due().filter_map(|seat| self.clock_ends(seat)).min();
        let left = |ends: Instant| ends.saturating_duration_since(Instant::now()).as_millis() as u64;
        Clocks { deadline_ms: first.map(left), timer_ms: self.table.timer.left(now_ms()) }
    }

    /// When time by itself will change something.
    fn next_due(&self) -> Option<Instant> {
        self.presence_due.into_iter().chain(self.next_decision_due()).chain(self.timer_due()).min()
    }

    /// When the game's own clock is up. Like every clock it changes nothing while nobody is there.
    fn timer_due(&self) -> Option<Instant> {
        let left = self.table.timer.left(now_ms()).filter(|_| self.somebody_waits())?;
        Some((Instant::now() + Duration::from_millis(left)).max(self.next_try))
    }

    fn timer_is_up(&self) -> bool {
        let is_up = self.table.timer.left(now_ms()) == Some(0);
        is_up && self.somebody_waits() && self.next_try <= Instant::now()
    }

    /// Plays what happens when the game's own clock is up.
    async fn play_timer(&mut self) {
        let Some(running) = self.table.timer.running() else { return };
        let entry = Entry::Acted { seat: running.seat.0, by: By::Timer, action: running.action.clone() };
        if let Err(problem) = self.commit(entry, None).await {
            tracing::warn!(table = %self.table.id, code = problem.code, "the game's clock could not be played");
            self.next_try = Instant::now() + Duration::from_secs(1);
        }
    }

    fn next_decision_due(&self) -> Option<Instant> {
        if !self.somebody_waits() {
            return None;
        }
        let due = |seat| self.clock_ends(seat).into_iter().chain(self.missed_at(seat)).min();
        // While a bot thinks for one seat, the others have its time on top; a bot that only may speak holds up nobody.
        let must = self.thinking.as_ref().is_some_and(|thinking| thinking.about.must);
        self.people_due().filter_map(due).min().filter(|_| !must)
    }

    async fn time_passed(&mut self) {
        let now = Instant::now();
        if self.presence_due.is_some_and(|due| due <= now) {
            self.presence_due = None;
            self.tell_presence();
        }
        if self.timer_is_up() {
            return self.play_timer().await;
        }
        if self.next_decision_due().is_none_or(|due| due > now) {
            return;
        }
        let is_missed = |seat: &Seat| self.missed_at(*seat).is_some_and(|at| at <= now);
        let missed = self.people_due().find(is_missed);
        if let Some(seat) = missed {
            let entry = Entry::BotTookOver { seat: seat.0, why: Why::Away };
            let _ = self.commit(entry, None).await;
            return;
        }
        let is_late = |seat: &Seat| self.clock_ends(*seat).is_some_and(|end| end <= now);
        let late = self.people_due().find(is_late);
        if let Some(seat) = late {
            self.think_for(seat, Level::Regular, By::Clock, Duration::ZERO);
        }
    }

    /// Sets a bot to think: one at a time, first those who may speak, then one that has to move.
    fn let_bots_think(&mut self) {
        if self.thinking.as_ref().is_some_and(|thinking| self.is_out_of_date(&thinking.about)) {
            self.stop_thinking();
        }
        if self.thinking.is_some() || self.table.state != TableState::Playing {
            return;
        }
        let bot = |seat: Seat| match self.table.decider(seat) {
            Decider::Bot(level, by) => Some((seat, level, by)),
            _ => None,
        };
        let speaker = self.floor.next(&self.table).filter(|_| self.somebody_waits());
        if let Some((seat, level, by)) = speaker.and_then(bot) {
            self.floor.ask(seat);
            self.think_for(seat, level, by, Duration::from_millis(self.shared.limits.bot_pause));
        } else if let Some((seat, level, by)) = self.table.pending().iter().find_map(bot) {
            let pause = self.pause_of(level);
            let wait = self.next_try.saturating_duration_since(Instant::now());
            self.think_for(seat, level, by, pause.max(wait));
        }
    }

    /// Whether something has been said since that the thought should have known. Where nobody may speak, others' sealed
    /// answers change nothing.
    fn is_out_of_date(&self, about: &About) -> bool {
        let speech = self.table.game.as_ref().is_some_and(|game| game.may().is_some());
        speech && about.after != self.table.number
    }

    /// How long a bot waits before it thinks about what it has to decide: as a person would, and longer where people
    /// may still say something about it.
    fn pause_of(&self, level: Level) -> Duration {
        let limits = &self.shared.limits;
        let is_listened_to =
            |seat: Seat| matches!(self.table.decider(seat), Decider::Person(_)) && self.is_here(seat);
        let pause = match level {
            _ if self.table.may().iter().any(is_listened_to) => limits.bot_hears.max(limits.bot_pause),
            Level::Expert => 0,
            _ => limits.bot_pause,
        };
        Duration::from_millis(pause)
    }

    /// Lets a bot think about a seat's decision. One that has to decide pauses first; one that may speak pauses only
    /// when it has found something to say, so that its silence takes no time.
    fn think_for(&mut self, seat: Seat, level: Level, by: By, pause: Duration) {
        let asked = self.table.asked[seat.index()];
        let must = self.table.pending().contains(seat);
        let Ok(thinker) = self.thinker(seat, level) else { return };
        let thought = tokio::spawn(async move {
            if must {
                let ready = Instant::now() + pause;
                tokio::time::sleep(pause.saturating_sub(thinker.time())).await;
                let thought = thinker.think().await;
                tokio::time::sleep_until(ready).await;
                return thought;
            }
            let thought = thinker.think().await;
            if matches!(thought, Ok(Some(_))) {
                tokio::time::sleep(pause).await;
            }
            thought
        });
        self.stop_thinking();
        self.thinking =
            Some(Thinking { about: About { seat, asked, by, must, after: self.table.number }, thought });
    }

    fn stop_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.thought.abort();
        }
    }

    fn thinker(&self, seat: Seat, level: Level) -> Result<Thinker, Problem> {
        Thinker::new(&self.shared, &self.table, seat, level)
    }

    /// Plays what a bot has thought of, if it is still asked.
    async fn play_thought(&mut self, (about, thought): (About, Thought)) {
        let About { seat, asked, by, must, .. } = about;
        let still_due = !self.is_out_of_date(&about)
            && self.table.pending().contains(seat) == must
            && self.table.asked[seat.index()] == asked
            && match self.table.decider(seat) {
                Decider::Bot(_, now) => now == by,
                Decider::Person(_) => by == By::Clock,
                Decider::Nobody => false,
            };
        if !still_due {
            return;
        }
        let played = match thought {
            Ok(Some(suggestion)) => {
                self.commit(Entry::Acted { seat: seat.0, by, action: suggestion.action }, None).await
            }
            Ok(None) if !must => return,
            Ok(None) => Err(Problem::unavailable()),
            Err(problem) => Err(problem),
        };
        match played {
            Ok(_) => metrics::counter!("besace_bot_moves_total").increment(1),
            Err(problem) => {
                tracing::warn!(table = %self.table.id, seat = seat.0, code = problem.code, "a bot's move failed");
                self.next_try = Instant::now() + Duration::from_secs(1);
            }
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
    /// The answer will come by itself.
    Later,
}

/// What whoever asked is answered, if it does not come by itself.
fn answer_message(id: String, answered: Result<Answer, Problem>) -> Option<Frame> {
    let answer = match answered {
        Ok(Answer::Done(number)) => Message::Done { id, number },
        Ok(Answer::Later) => return None,
        Err(error) => {
            metrics::counter!("besace_refused_total", "code" => error.code.clone()).increment(1);
            Message::Refused { id: Some(id), error }
        }
    };
    Some(tell::message(&answer))
}

/// The thought that is being waited for; never, where none is.
async fn next_thought(thinking: &mut Option<Thinking>) -> (About, Thought) {
    let Some(waiting) = thinking.as_mut() else { return std::future::pending().await };
    let thought = (&mut waiting.thought).await.unwrap_or_else(|_| Err(Problem::unavailable()));
    let about = waiting.about;
    *thinking = None;
    (about, thought)
}

async fn sleep_until(due: Option<Instant>) {
    match due {
        Some(due) => tokio::time::sleep_until(due).await,
        None => std::future::pending().await,
    }
}

/// The same seats, options and people once more. It starts by itself where nobody else has to come.
fn next_game(table: &Table, host: Person, at: u64) -> Make {
    let mut made = table.made.clone();
    made.host = host;
    let listed = made.listed;
    let mut entries = vec![Entry::Made(made)];
    let mut others = false;
    for (place, seat) in table.seats.iter().zip(0..) {
        entries.push(match place {
            Place::Open => continue,
            Place::Bot(level) => Entry::BotSat { seat, level: level.id().into() },
            Place::Person { person, name, .. } => {
                others |= *person != host;
                Entry::Sat { seat, person: *person, name: name.to_string() }
            }
        });
    }
    if !others {
        entries.push(Entry::Started { seed: crate::chance::seed() });
    }
    Make { id: crate::chance::link(), host, listed, at, entries }
}
