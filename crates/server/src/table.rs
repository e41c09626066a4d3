//! A table as the fold of its log.
//!
//! [`Table::apply`] is the one way in which an entry changes it, and it takes what the log takes: so a table that was
//! replayed is the table that was played. It knows no connection, no clock and no storage.

use crate::entry::{By, ChangedTable, Entry, MadeTable, Person, Why};
use crate::storage::{Key, Mark, Owed, Played, Row};
use crate::timer::GameClock;
use crate::undo::{Undo, too_late};
use crate::wire::{Problem, SeatInfo, TableInfo, TableState, Who};
use besace_bots::Level;
use besace_shelf::{Action, Deal, OpenTable, Shelved};
use besace_table::{Code, MAX_SEATS, Seat, SeatSet, Seed};
use sha2::{Digest, Sha256};
use std::hash::{BuildHasher, RandomState};
use std::ops::Range;
use std::sync::LazyLock;

/// A table after some number of its log.
pub struct Table {
    /// The games of this server, of which one is played here.
    pub games: Games,
    /// Its key in storage.
    pub key: Key,
    /// Its id in links.
    pub id: Box<str>,
    /// The number of the last entry.
    pub number: u64,
    /// When it was made.
    pub created: u64,
    /// What was decided when it was made, and what people have chosen since.
    pub made: Box<MadeTable>,
    /// Where it stands.
    pub state: TableState,
    /// Who sits where.
    pub seats: Vec<Chair>,
    /// The game, once it has begun.
    pub game: Option<Box<dyn OpenTable>>,
    /// For each seat that may decide: the entry that asked it.
    pub asked: [Option<u64>; MAX_SEATS],
    /// When that was, in milliseconds since 1970.
    pub asked_at: [u64; MAX_SEATS],
    /// The game's own clock.
    pub timer: GameClock,
    /// What can be taken back.
    pub undo: Undo,
    /// How the game began. Whoever knows the seed knows every card: it leaves this file in [`Table::info`] alone, as the
    /// number of a deal that has been played.
    started: Option<Started>,
    /// Where the same people went on.
    pub rematch: Option<Box<str>>,
    /// Whether those who only watch may speak here.
    pub watchers_speak: bool,
    /// The requests that made entries, by their hash, with the entry's number.
    answered: Vec<(u64, u64)>,
}

/// One place at a table.
pub enum Chair {
    /// Nobody sits here yet.
    Open,
    /// A person's.
    Person {
        /// Whose.
        person: Person,
        /// The name shown.
        name: Box<str>,
        /// Why a bot plays for them just now.
        bot: Option<Why>,
    },
    /// A bot's.
    Bot(Level),
}

/// The beginning of a game.
struct Started {
    seed: Seed,
    /// The number of the entry.
    number: u64,
    at: u64,
}

/// What an entry did: the numbers of the game's events, and whether more of the table changed than who is waited for.
pub struct Applied {
    /// The events it made.
    pub events: Range<usize>,
    /// Whether people have to be told the table anew.
    pub changed_table: bool,
}

/// Seconds for a decision at a table for slow play: an hour, or longer.
pub const SLOW: u32 = 3600;

/// The key of the hash of requests: drawn anew in every process, so that nobody can look for two that collide.
static REQUESTS: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// The games that a server has.
#[derive(Clone, Copy)]
pub struct Games(pub &'static [&'static dyn Shelved]);

impl Games {
    /// The game with this id.
    pub fn find(self, id: &str) -> Option<&'static dyn Shelved> {
        self.0.iter().copied().find(|game| game.info().id == id)
    }

    /// The deal of this number.
    pub fn deal(self, number: &str) -> Result<Deal, Problem> {
        Ok(Deal::read(number, |id| self.find(id))?)
    }
}

/// How many rows are replayed sooner than another thread is found for it.
pub(crate) const SOON_REPLAYED: usize = 64;

impl Table {
    /// Replays a log from its first row.
    pub fn replay(games: Games, key: Key, id: &str, rows: &[Row]) -> Result<Table, Problem> {
        let (first, rest) = rows.split_first().ok_or_else(Problem::not_found)?;
        let mut table = Table::begin(games, key, id, first)?;
        for row in rest {
            table.apply_row(row)?;
        }
        Ok(table)
    }

    /// The same, and on another thread where the log is long: those of the network have others to serve.
    pub async fn replay_aside(games: Games, key: Key, id: &str, rows: Vec<Row>) -> Result<Table, Problem> {
        if rows.len() <= SOON_REPLAYED {
            return Table::replay(games, key, id, &rows);
        }
        let id = id.to_owned();
        let replayed = tokio::task::spawn_blocking(move || Table::replay(games, key, &id, &rows));
        replayed.await.map_err(|_| Problem::unavailable())?
    }

    /// What is wrong with a log, for its host.
    pub fn fault(games: Games, key: Key, id: &str, rows: &[Row]) -> Option<String> {
        let Some((first, rest)) = rows.split_first() else { return Some("it has no log".into()) };
        if !matches!(first.entry, Entry::Made(_)) {
            return Some(NO_BEGINNING.into());
        }
        match Table::begin(games, key, id, first) {
            Ok(mut table) => rest.iter().find_map(|row| table.apply_next(row).err()),
            Err(problem) => Some(problem.message),
        }
    }

    /// The table that a log's first row makes.
    pub fn begin(games: Games, key: Key, id: &str, first: &Row) -> Result<Table, Problem> {
        let Entry::Made(made) = &first.entry else {
            return Err(broken(id, NO_BEGINNING));
        };
        let known = games.find(&made.game).is_some_and(|game| game.knows(made.rules_version));
        if !known {
            let message = format!(
                "this table plays {} by rules version {}, which this server does not have",
                made.game, made.rules_version
            );
            return Err(Problem::new(Code::OldRules, message));
        }
        Ok(Table {
            games,
            key,
            id: id.into(),
            number: first.number,
            created: first.at,
            made: made.clone(),
            state: TableState::Waiting,
            seats: (0..made.seats).map(|_| Chair::Open).collect(),
            game: None,
            asked: [None; MAX_SEATS],
            asked_at: [0; MAX_SEATS],
            timer: GameClock::default(),
            undo: Undo::default(),
            started: None,
            rematch: None,
            watchers_speak: true,
            answered: Vec::new(),
        })
    }

    /// Applies a row that was accepted before: it cannot be refused now unless the log is broken.
    pub fn apply_row(&mut self, row: &Row) -> Result<Applied, Problem> {
        self.apply_next(row).map_err(|why| broken(&self.id, &why))
    }

    /// The same, with what is wrong with the row.
    fn apply_next(&mut self, row: &Row) -> Result<Applied, String> {
        let next = self.number + 1;
        if row.number != next {
            return Err(format!("entry {next} is missing in its log"));
        }
        let applied = self.apply(&row.entry, row.at);
        let applied = applied.map_err(|problem| format!("entry {next} of its log: {}", problem.message))?;
        if let Some((person, request)) = &row.request {
            self.remember_request(*person, request);
        }
        Ok(applied)
    }

    /// Applies an entry as the next one, accepted at this time, or refuses it and changes nothing. Only the game itself
    /// refuses here, and what belongs to its clock; whether a person may ask for an entry was judged before.
    pub fn apply(&mut self, entry: &Entry, at: u64) -> Result<Applied, Problem> {
        let mut events = 0..0;
        let mut acted = None;
        let mut undone = None;
        match entry {
            Entry::Made(_) => return Err(Problem::bad_request("a table is made once")),
            Entry::Sat { seat, person, name } => {
                *self.chair_mut(*seat)? =
                    Chair::Person { person: *person, name: name.as_str().into(), bot: None };
            }
            Entry::Left { seat } => *self.chair_mut(*seat)? = Chair::Open,
            Entry::BotSat { seat, level } => {
                *self.chair_mut(*seat)? = Chair::Bot(*level);
            }
            Entry::Filled { level } => {
                let open = self.seats.iter_mut().filter(|chair| matches!(chair, Chair::Open));
                open.for_each(|chair| *chair = Chair::Bot(*level));
            }
            Entry::Changed(changed) => self.change(changed)?,
            Entry::Chose { option, names, .. } => self.made.options[option] = names.clone().into(),
            Entry::Started { seed } => {
                let seed = read_seed(*seed)?;
                let mut game = self.deal(seed)?;
                if self.made.undo {
                    game.keep_what_can_be_undone();
                }
                self.game = Some(game);
                self.started = Some(Started { seed, number: self.number + 1, at });
                self.state = TableState::Playing;
            }
            Entry::Acted { seat, by, action, outcome } => {
                self.may_act(*seat, *by, action)?;
                let game = self.game.as_mut().ok_or_else(not_started)?;
                let (phase, owed) = (game.phase(), game.pending());
                events = match outcome {
                    Some(outcome) => game.play_out(Seat(*seat), action, outcome)?,
                    None => game.play(Seat(*seat), action)?,
                };
                acted = Some(*seat);
                let number = self.number + 1;
                self.undo.acted((number, *seat, *by), at, self.asked_at, game.undoable());
                if game.phase() != phase {
                    owed.iter().for_each(|seat| self.asked[seat.index()] = None);
                }
                if game.pending().is_empty() && game.is_over() {
                    self.state = TableState::Over;
                }
            }
            Entry::UndoAsked { seat, number } => {
                self.chair(*seat)?;
                self.undo.ask(*seat, *number, (self.number + 1, at));
            }
            Entry::UndoAgreed { seat } => {
                let Chair::Person { person, .. } = self.chair(*seat)? else { return Err(too_late()) };
                self.undo.agree(*person);
            }
            Entry::UndoRefused { .. } => self.undo.refuse(),
            Entry::Undone { seat, number, count } => {
                self.chair(*seat)?;
                let game = self.game.as_mut().ok_or_else(not_started)?;
                let deed = self.undo.take_out(*seat, *number, *count)?;
                game.undo(usize::from(*count));
                // What was asked since then does not stand any more, and nor does what was asked before.
                self.asked = [None; MAX_SEATS];
                undone = Some(deed);
            }
            Entry::BotTookOver { seat, why } => self.set_bot(*seat, Some(*why))?,
            Entry::TookBack { seat } => self.set_bot(*seat, None)?,
            Entry::WatchersSpeak { may } => self.watchers_speak = *may,
            Entry::Rematched { table } => self.rematch = Some(table.as_str().into()),
        }
        self.number += 1;
        self.ask(acted, at);
        // Clocks stand as they stood just before what is taken back.
        for (seat, deed) in Seat::all(self.made.seats).zip(undone.iter().cycle()) {
            self.asked_at[seat.index()] = at.saturating_sub(deed.waited(seat));
        }
        self.drop_idle_question();
        if let Some(game) = &self.game {
            self.timer.tick(at, &**game);
        }
        Ok(Applied { events, changed_table: acted.is_none() || self.state == TableState::Over })
    }

    /// Sets the table up anew, before the game begins.
    fn change(&mut self, changed: &ChangedTable) -> Result<(), Problem> {
        let ChangedTable { options, clock, undo, seats } = changed;
        let stay = || seats.iter().flatten().map(|seat| usize::from(*seat));
        let is_sound = self.state == TableState::Waiting
            && (1..=MAX_SEATS).contains(&seats.len())
            && stay().all(|seat| seat < self.seats.len())
            && stay().zip(stay().skip(1)).all(|(one, next)| one < next);
        if !is_sound {
            return Err(Problem::bad_request("a table cannot be set up like that"));
        }
        let mut chairs: Vec<Chair> = std::mem::take(&mut self.seats);
        let mut take = |seat: &Option<u8>| match seat {
            Some(seat) => std::mem::replace(&mut chairs[usize::from(*seat)], Chair::Open),
            None => Chair::Open,
        };
        self.seats = seats.iter().map(&mut take).collect();
        self.made.seats = seats.len() as u8;
        self.made.options = options.clone();
        self.made.clock = *clock;
        self.made.undo = undo.unwrap_or(self.made.undo);
        Ok(())
    }

    /// Who sits where, as lists have to know it when everybody may have moved.
    pub fn seat_marks(&self) -> Vec<Mark> {
        let left = (0..MAX_SEATS as u8).map(Mark::Left);
        let sat = (0..).zip(&self.seats).filter_map(|(seat, chair)| match chair {
            Chair::Person { person, .. } => Some(Mark::Sat(*person, seat)),
            Chair::Open | Chair::Bot(_) => None,
        });
        left.chain(sat).collect()
    }

    /// What the table itself asks of an action, before the game is asked. A clock's action is taken from no person while
    /// the clock runs.
    pub fn may_act(&self, seat: u8, by: By, action: &Action) -> Result<(), Problem> {
        let game = self.game.as_ref().ok_or_else(not_started)?;
        if by == By::Person && game.is_the_clocks(action) {
            return Err(Problem::new(Code::IllegalAction, "only the game's clock can do that"));
        }
        if seat < game.seats() { Ok(()) } else { Err(no_such_seat()) }
    }

    /// Which seats play together, team by team.
    fn teams(&self) -> Vec<Vec<u8>> {
        let game = self.games.find(&self.made.game);
        let teams = game.and_then(|game| game.teams(self.made.seats, &self.made.options).ok());
        let numbers = |team: SeatSet| team.iter().map(|seat| seat.0).collect();
        teams.unwrap_or_default().into_iter().map(numbers).collect()
    }

    /// The game as this seed deals it here.
    pub(crate) fn deal(&self, seed: Seed) -> Result<Box<dyn OpenTable>, Problem> {
        let game = self.games.find(&self.made.game).ok_or_else(Problem::unavailable)?;
        Ok(game.open_by(self.made.rules_version, self.made.seats, seed, &self.made.options)?)
    }

    /// The number of the deal, when it has been played. Before, nobody is told, at whatever table.
    fn deal_number(&self) -> Option<String> {
        let Started { seed, .. } = self.started.as_ref().filter(|_| self.state == TableState::Over)?;
        let MadeTable { game, seats, options, rules_version, .. } = &*self.made;
        // What older rules have dealt, nobody can be dealt again.
        let shelved = self.games.find(game).filter(|game| game.info().rules_version == *rules_version)?;
        let deal = Deal { game: game.clone(), seats: *seats, options: options.clone(), seed: *seed };
        Some(deal.number(shelved))
    }

    /// What is kept of the game for each of its people, when it is over. A game with known cards counts in nobody's figures,
    /// and neither does one that somebody has played against themselves.
    pub fn played(&self) -> Vec<Played> {
        let (Some(game), Some(started)) = (&self.game, &self.started) else { return Vec::new() };
        let winners = game.winners();
        let mut played: Vec<Played> = Vec::new();
        for chair in &self.seats {
            let Chair::Person { person, .. } = chair else { continue };
            if played.iter().any(|known| known.person == *person) {
                continue;
            }
            let seats = self.seats_of(Some(*person));
            played.push(Played {
                person: *person,
                game: self.made.game.clone(),
                seats: self.made.seats,
                won: seats.iter().any(|seat| winners.contains(seat)),
                counts: self.made.deal.is_none() && seats.iter().count() == 1,
                began: started.at,
            });
        }
        played
    }

    /// What a bot draws from that thinks for this seat now, at a table that was made from a deal number: there bots decide
    /// the same whenever everybody has decided the same before. It tells nobody the seed that it grows from.
    pub fn steady_luck(&self, seat: Seat) -> Option<Seed> {
        let Started { seed, number, .. } = self.started.as_ref().filter(|_| self.made.deal.is_some())?;
        let owes = self.pending().contains(seat);
        // What others decide at the same time does not count; what was said before somebody speaks does.
        let question = self.asked[seat.index()].filter(|_| owes).unwrap_or(self.number);
        let mut hash = Sha256::new_with_prefix("a bot's luck");
        hash.update(seed.number().to_be_bytes());
        hash.update([seat.0]);
        hash.update((question - number).to_be_bytes());
        let drawn = hash.finalize();
        let drawn = drawn.first_chunk().expect("a hash is longer than that");
        Seed::new(u64::from_be_bytes(*drawn) & Seed::MAX)
    }

    /// A question stays the same until it is answered or its phase is over: a seat that still owes its decision keeps its
    /// `asked`, the one that has just decided gets a new one. A seat that may speak is asked, too, and nothing that others
    /// do in between makes what it says stale.
    fn ask(&mut self, acted: Option<u8>, at: u64) {
        let Some(game) = &self.game else { return };
        let (pending, may) = (game.pending(), self.may());
        for seat in Seat::all(self.made.seats) {
            let asked = &mut self.asked[seat.index()];
            if !pending.contains(seat) && !may.contains(seat) {
                *asked = None;
            } else if asked.is_none() || acted == Some(seat.0) {
                *asked = Some(self.number);
                self.asked_at[seat.index()] = at;
            }
        }
    }

    fn set_bot(&mut self, seat: u8, why: Option<Why>) -> Result<(), Problem> {
        match self.chair_mut(seat)? {
            Chair::Person { bot, .. } => {
                *bot = why;
                Ok(())
            }
            _ => Err(Problem::new(Code::NotYours, "nobody has this seat")),
        }
    }

    fn chair_mut(&mut self, seat: u8) -> Result<&mut Chair, Problem> {
        self.seats.get_mut(usize::from(seat)).ok_or_else(no_such_seat)
    }

    /// The names of those who have a seat, seat by seat.
    pub fn names(&self) -> impl Iterator<Item = Option<&str>> {
        self.seats.iter().map(|chair| match chair {
            Chair::Person { name, .. } => Some(&**name),
            Chair::Open | Chair::Bot(_) => None,
        })
    }

    /// The seat's place.
    pub fn chair(&self, seat: u8) -> Result<&Chair, Problem> {
        self.seats.get(usize::from(seat)).ok_or_else(no_such_seat)
    }

    /// Notes that the last entry answers this request.
    pub fn remember_request(&mut self, person: Person, request: &str) {
        self.answered.push((request_hash(person, request), self.number));
    }

    /// The number of the entry that answered this request before.
    pub fn answer_to(&self, person: Person, request: &str) -> Option<u64> {
        let hash = request_hash(person, request);
        self.answered.iter().rev().find(|(known, _)| *known == hash).map(|(_, number)| *number)
    }

    /// The seats that owe a decision.
    pub fn pending(&self) -> SeatSet {
        self.game.as_ref().map_or(SeatSet::EMPTY, |game| game.pending())
    }

    /// How many may be asked one after the other, in a game that asks everybody at every turn.
    pub fn round(&self) -> Option<u8> {
        self.game.as_ref().filter(|game| game.asks_often()).map(|game| game.seats())
    }

    /// The seats that may act although nobody waits for them.
    pub fn may(&self) -> SeatSet {
        self.game.as_ref().and_then(|game| game.may()).unwrap_or(SeatSet::EMPTY)
    }

    /// The seats that are this person's.
    pub fn seats_of(&self, person: Option<Person>) -> SeatSet {
        let Some(own) = person else { return SeatSet::EMPTY };
        let is_theirs = |chair: &Chair| matches!(chair, Chair::Person { person, .. } if *person == own);
        let seats = self.seats.iter().zip(0..).filter(|(chair, _)| is_theirs(chair));
        seats.map(|(_, seat)| Seat(seat)).collect()
    }

    /// The person who has to decide for this seat, if one does; otherwise the bot that plays there, and as what.
    pub fn decider(&self, seat: Seat) -> Decider {
        match &self.seats[seat.index()] {
            Chair::Open => Decider::Nobody,
            Chair::Bot(level) => Decider::Bot(*level, By::Bot),
            Chair::Person { bot: Some(Why::Away), .. } => Decider::Bot(Level::Regular, By::Away),
            Chair::Person { bot: Some(Why::HandedOver), .. } => Decider::Bot(Level::Regular, By::HandedOver),
            Chair::Person { person, bot: None, .. } => Decider::Person(*person),
        }
    }

    /// Whether it is made for people who come by now and then: each has hours or days for a decision, and is not away before.
    pub fn is_slow(&self) -> bool {
        self.made.clock.is_some_and(|seconds| seconds >= SLOW)
    }

    /// When a seat's time for its decision is up, at a slow table, in milliseconds since 1970. It rests on the log alone.
    pub fn ends_slowly(&self, seat: Seat) -> Option<u64> {
        let seconds = self.made.clock.filter(|_| self.is_slow())?;
        self.asked[seat.index()].map(|_| self.asked_at[seat.index()] + u64::from(seconds) * 1000)
    }

    /// When the time of the first of its people is up, at a slow table.
    pub fn due(&self) -> Option<u64> {
        let is_person = |seat: &Seat| matches!(self.decider(*seat), Decider::Person(_));
        self.pending().iter().filter(is_person).filter_map(|seat| self.ends_slowly(seat)).min()
    }

    /// What people have to be called for at a slow table, one thing a person: a decision, or else somebody's wish to take something back.
    pub fn calls(&self) -> Vec<Owed> {
        let mut calls = self.owed();
        for wish in self.asked_to_agree() {
            if !calls.iter().any(|call| call.person == wish.person) {
                calls.push(wish);
            }
        }
        calls
    }

    /// The decisions that its people owe, one a person, whatever kind of table it is.
    pub fn owed(&self) -> Vec<Owed> {
        let mut owed: Vec<Owed> = Vec::new();
        for seat in self.pending().iter() {
            let (Decider::Person(person), Some(asked)) = (self.decider(seat), self.asked[seat.index()])
            else {
                continue;
            };
            let ends = self.ends_slowly(seat);
            match owed.iter_mut().find(|owed| owed.person == person) {
                Some(known) => {
                    known.asked = known.asked.max(asked);
                    known.ends = known.ends.min(ends);
                }
                None => owed.push(Owed { person, asked, ends }),
            }
        }
        owed
    }

    /// When a slow table that sleeps has to wake: when the time of the first of its people is up, or at once, where it waits for
    /// bots alone and one of its people still plays.
    pub fn wakes(&self) -> Option<u64> {
        let is_played =
            Seat::all(self.made.seats).any(|seat| matches!(self.decider(seat), Decider::Person(_)));
        let asked = || self.pending().first().map(|seat| self.asked_at[seat.index()]);
        self.due().or_else(|| asked().filter(|_| self.is_slow() && is_played))
    }

    /// The table as the person with these seats may know it.
    pub fn info(&self, yours: SeatSet, clocks: Clocks) -> TableInfo {
        let seat = |(chair, seat): (&Chair, u8)| {
            let yours = yours.contains(Seat(seat));
            let nobody = SeatInfo { who: Who::Open, name: None, level: None, yours, played_by_bot: None };
            match chair {
                Chair::Open => nobody,
                Chair::Person { name, bot, .. } => {
                    SeatInfo { who: Who::Person, name: Some(name.to_string()), played_by_bot: *bot, ..nobody }
                }
                Chair::Bot(level) => SeatInfo {
                    who: Who::Bot,
                    name: Some(besace_bots::NAMES[usize::from(seat)].into()),
                    level: Some(*level),
                    ..nobody
                },
            }
        };
        TableInfo {
            id: self.id.to_string(),
            game: self.made.game.clone(),
            options: self.made.options.clone(),
            state: self.state,
            seats: self.seats.iter().zip(0..).map(seat).collect(),
            teams: self.teams(),
            listed: self.made.listed,
            one_screen: self.made.one_screen,
            clock: self.made.clock,
            away_after: self.made.away_after,
            memory_aid: self.made.memory_aid,
            undo: self.made.undo,
            watchers_speak: self.watchers_speak,
            deadline_ms: clocks.deadline_ms,
            timer_ms: clocks.timer_ms,
            result: self.game.as_ref().and_then(|game| game.result()),
            ending: self.game.as_ref().and_then(|game| game.ending()),
            known_deal: self.made.deal.is_some(),
            deal: self.deal_number(),
            rematch: self.rematch.as_deref().map(Into::into),
            created: self.created,
        }
    }
}

/// What the clocks say at the moment in which somebody is told; nothing, where the moment is past.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clocks {
    /// Milliseconds until the time for the decision due now is up.
    pub deadline_ms: Option<u64>,
    /// Milliseconds until the game's own clock is up.
    pub timer_ms: Option<u64>,
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Decider {
    /// Nobody sits there.
    Nobody,
    /// This person.
    Person(Person),
    /// A bot of this level, as what it is there.
    Bot(Level, By),
}

fn request_hash(person: Person, request: &str) -> u64 {
    REQUESTS.hash_one((person, request))
}

fn read_seed(seed: u64) -> Result<Seed, Problem> {
    Seed::new(seed).ok_or_else(|| Problem::bad_request("a seed is below 2^53"))
}

/// What is wrong with a log that begins with anything else.
const NO_BEGINNING: &str = "a log begins with the making of its table";

/// Says for the host's eyes what is wrong with a log; the client learns only that the table cannot be had.
fn broken(id: &str, why: &str) -> Problem {
    tracing::error!(table = id, why, "a table's log cannot be replayed");
    Problem::unavailable()
}

pub(crate) fn not_started() -> Problem {
    Problem::new(Code::NotStarted, "the game has not begun")
}

pub(crate) fn no_such_seat() -> Problem {
    Problem::bad_request("this table has no such seat")
}
