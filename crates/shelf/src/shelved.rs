//! One adapter that takes any game from its own types to JSON.
//!
//! [`Shelved`] and [`OpenTable`] are what the world outside sees of a game; [`InItsBox`] and the private `OnTheTable`
//! give both to everything that keeps the contract and that bots can think about. No game writes code for this.

use crate::{Action, English, Outcome};
use besace_bots::arena::{self, Contest, Player};
use besace_bots::bench::{self, CountAllocations, Setup};
use besace_bots::{ActionOf, Budget, Level, Mind, Reason, Sight, Suggestion};
use besace_table::{
    BadPosition, BadSetup, Game, Guess, Info, MOST_LISTED, Never, Offer, Past, Refusal, Seat, SeatSet, Seed,
    Timer, Viewer, foresee_with, is_dear, perft, read_document,
};
use besace_terminal::told::reasons_in_words;
use besace_words::{Language, Order, Ordered, Sentence, Told, Words};
use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::any::TypeId;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::mem::discriminant;
use std::ops::Range;

/// A JSON document that is already written: it goes into an answer as it is, without being taken apart again.
pub type Json = Box<RawValue>;

/// A game on the shelf, still in its box.
pub trait Shelved: Sync {
    /// What it is called and how many can play.
    fn info(&self) -> Info;
    /// Its options with their defaults.
    fn options(&self) -> Json;
    /// Every option, with those that are given in the place of their defaults.
    fn all_options(&self, given: &Value) -> Result<Value, BadSetup>;
    /// Whether its actions are dear: what each leads to is worked out beforehand and kept.
    fn is_dear(&self) -> bool;
    /// Which seats play together at a table like this, team by team; none where everybody plays alone.
    fn teams(&self, seats: u8, options: &Value) -> Result<Vec<SeatSet>, BadSetup>;
    /// Whether any of its actions can ever be taken back.
    fn undoes(&self) -> bool;
    /// Whether it has something to remember: whether [`OpenTable::memory`] can ever tell anything.
    fn has_memory(&self) -> bool;
    /// Whether it knows its rules of this version: those that it has now, or older ones.
    fn knows(&self, version: u32) -> bool;
    /// Sets up a new table by rules of a version that it knows. `options` is an object; keys that are left out have their defaults.
    fn open_by(
        &self,
        version: u32,
        seats: u8,
        seed: Seed,
        options: &Value,
    ) -> Result<Box<dyn OpenTable>, BadSetup>;
    /// The same by the rules that it has now.
    fn open(&self, seats: u8, seed: Seed, options: &Value) -> Result<Box<dyn OpenTable>, BadSetup> {
        self.open_by(self.info().rules_version, seats, seed, options)
    }
    /// A table that goes on from a position.
    fn load(&self, position: &Value) -> Result<Box<dyn OpenTable>, BadPosition>;
    /// Every bot that the arena has for it: its baselines first, then the levels.
    fn players(&self) -> Vec<Player>;
    /// Lets bots play bots at it, with these options and the defaults of others, and measures them.
    fn arena(
        &self,
        contest: &Contest,
        options: &Value,
        progress: &(dyn Fn() + Sync),
    ) -> Result<arena::Report, BadSetup>;
    /// Measures how fast it plays and thinks.
    fn bench(&self, setup: Setup, count: Option<CountAllocations>) -> Result<bench::Report, BadSetup>;
}

/// A running or finished game, and everything that has happened in it since it was opened or loaded.
///
/// Wherever a seat is asked for, it must be one of the table's: 0 to [`OpenTable::seats`] − 1.
pub trait OpenTable: Send + Sync {
    /// What the game is called and how many can play.
    fn info(&self) -> Info;
    /// How many seats this table has.
    fn seats(&self) -> u8;
    /// What kind of decision is due.
    fn phase(&self) -> &'static str;
    /// The seats that owe a decision.
    fn pending(&self) -> SeatSet;
    /// The seats that may act although nobody waits for them; `None` in a game that knows no such thing.
    fn may(&self) -> Option<SeatSet>;
    /// Whether everybody is asked so often that the game names standing orders: then bots have to be quick.
    fn asks_often(&self) -> bool;
    /// Whether it has ended.
    fn is_over(&self) -> bool;
    /// How it ended; `None` while the game runs.
    fn result(&self) -> Option<Json>;
    /// The seats that have won; none while the game runs.
    fn winners(&self) -> SeatSet;
    /// The whole game as a document.
    fn position(&self) -> Json;
    /// What this viewer may know of it.
    fn view(&self, viewer: Viewer) -> Json;
    /// Everything the seat can decide now, as a list; `None` where that would be too long to tell.
    fn legal(&self, seat: Seat) -> Option<Json>;
    /// Plays an action, and gives the numbers of the events that it made; or refuses it, and nothing has changed.
    ///
    /// The game is changed in place. Whoever must be able to go back (because a row could not be stored, say) plays
    /// on a [`copy`](OpenTable::copy).
    fn play(&mut self, seat: Seat, action: &Action) -> Result<Range<usize>, Refusal>;
    /// Whether its actions are dear: then whoever must not wait has them worked out elsewhere first.
    fn is_dear(&self) -> bool;
    /// Works out what an action leads to; `None` in a game whose actions are cheap. It changes nothing.
    fn work_out(&self, seat: Seat, action: &Action) -> Result<Option<Outcome>, Refusal>;
    /// Plays an action whose outcome is known, without working it out again; what cannot be read as an
    /// outcome is refused, and nothing has changed.
    fn play_out(&mut self, seat: Seat, action: &Action, outcome: &Outcome) -> Result<Range<usize>, Refusal>;
    /// From now on the table keeps what it can go back to.
    fn keep_what_can_be_undone(&mut self);
    /// How many of its last actions can be taken back, the last one first; none where nothing is kept.
    fn undoable(&self) -> usize;
    /// Takes this many of the last actions back: the game is as it was before them, and nobody remembers what happened. Not
    /// more than can be.
    fn undo(&mut self, actions: usize);
    /// What an action looks like, as an event for these eyes; `None` in a game that records nothing. It changes nothing.
    fn recording(&self, seat: Seat, action: &Action, eyes: Eyes) -> Result<Option<Json>, Refusal>;
    /// What one viewer is told of this moment, as one document: what has just happened, what there is to see now, what can
    /// be decided, and the sentences for it.
    fn moment(&self, onlooker: Onlooker, happened: &Happened) -> Json;
    /// Writes the same behind what is there already: a message needs no text of its own for it.
    fn write_moment(&self, onlooker: Onlooker, happened: &Happened, into: &mut Vec<u8>);
    /// What the seat would see happen if it played this action, as far as it can know; or why it may not. It changes
    /// nothing.
    fn foresee(&self, seat: Seat, action: &Action, seed: Seed) -> Result<Foreseen, Refusal>;
    /// What a board draws of an action of this seat's, which may be done or is refused; `None` where the game draws nothing.
    fn sketch(&self, seat: Seat, action: &Action, refused: Option<&Refusal>) -> Option<Value>;
    /// An action of this seat's as an instruction.
    fn label(&self, seat: Seat, action: &Action) -> Result<Sentence, Refusal>;
    /// What speaks for an action of this seat's, as a bot would explain it; or why it may not be played.
    fn explain(&self, seat: Seat, action: &Action, seed: Seed) -> Result<Vec<Reason>, Refusal>;
    /// A bot's reasons with their sentences: first those of the game, then those that bots have everywhere.
    fn in_words(&self, reasons: Vec<Reason>) -> Vec<ReasonInWords>;
    /// What says the game's sentences in English. Reading its words takes a while, so it is worth keeping.
    fn english(&self) -> English;
    /// Who has won and why; `None` while the game runs.
    fn ending(&self) -> Option<Vec<Sentence>>;
    /// Lets go of the events so far, where nobody will ask for them and no bot will think here: they are most of what
    /// a table weighs. Their numbers are not given again.
    fn forget_events(&mut self);
    /// Whether it still holds every event since it was opened or loaded, as a bot's memory needs them.
    fn remembers_all(&self) -> bool;
    /// How many events there have been.
    fn event_count(&self) -> usize;
    /// The events of these numbers, as somebody sees them, as a list. They are only written when they are asked for, so
    /// each seat can be told its own, and one that comes back after a cut the rest.
    fn events(&self, numbers: Range<usize>, eyes: Eyes) -> Json;
    /// A whole position that this seat cannot tell from the true one.
    fn imagine(&self, seat: Seat, seed: Seed) -> Json;
    /// What this seat has seen and can still be sure of, beyond its view; `None` where there is nothing to remember.
    fn memory(&self, seat: Seat) -> Option<Json>;
    /// The game's own clock, while it runs.
    fn timer(&self) -> Option<Timer<Action>>;
    /// Whether this is an action of the kind that the clock plays, while it runs.
    fn is_the_clocks(&self, action: &Action) -> bool;
    /// What a bot of this level would play in this seat's place, knowing no more than the seat does.
    fn suggest(
        &self,
        seat: Seat,
        level: Level,
        seed: Seed,
        budget: Budget,
    ) -> Result<Suggestion<Action>, Refusal>;
    /// The number of action sequences of this length; `None` where a choice is too wide to list or where counting
    /// would take more than `budget` actions.
    fn perft(&self, depth: u32, budget: u64) -> Option<u64>;
    /// Another table that stands exactly like this one, and has nothing to go back to.
    fn copy(&self) -> Box<dyn OpenTable>;
}

/// Whose eyes an event is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Nobody's in particular: with everything in it.
    Everything,
    /// Those of a seat or of a spectator.
    Of(Viewer),
}

/// What has just happened at a table.
#[derive(Clone, Debug)]
pub struct Happened {
    /// The numbers of the events.
    pub events: Range<usize>,
    /// Who acted; none where nothing happened in the game.
    pub by: Option<Seat>,
    /// Whether the events are shown with everything in them. The sentences tell each viewer's own knowledge all the same.
    pub open: bool,
}

impl Happened {
    /// Nothing: a table that is told as it is.
    pub const NOTHING: Happened = Happened { events: 0..0, by: None, open: false };
}

/// For whom a moment is written.
#[derive(Clone, Copy, Debug)]
pub struct Onlooker {
    /// A seat, or a spectator.
    pub viewer: Viewer,
    /// The number of the question that the seat can answer now, which is passed on with what it can decide. `None` where it
    /// has nothing to decide, and where the moment is past: nothing is listed then.
    pub asked: Option<u64>,
    /// Whether the seat is reminded of what it has seen.
    pub is_reminded: bool,
}

impl From<Viewer> for Onlooker {
    /// Somebody who is asked and reminded of nothing.
    fn from(viewer: Viewer) -> Onlooker {
        Onlooker { viewer, asked: None, is_reminded: false }
    }
}

/// A moment of a game as one viewer is told it, in the game's own types: it becomes JSON at once and as a whole, which is
/// most of what a server does for an action.
#[derive(Serialize)]
#[serde(bound(serialize = "Beside: Serialize"))]
struct Moment<'a, G: Game, Beside: Serialize> {
    viewer: Viewer,
    /// What has just happened.
    events: Shown<'a, G>,
    /// A sentence for each of those events, or null for one that needs none.
    told: Vec<Option<Sentence>>,
    /// The view after it.
    view: G::View,
    /// What the game has to show beside the view; none where the view is enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    beside: Option<Beside>,
    /// How everybody stands, as far as everybody can know.
    scores: Vec<i32>,
    /// What the seat has seen and can still be sure of, where it is reminded.
    #[serde(skip_serializing_if = "Option::is_none")]
    memory: Option<G::Memory>,
    /// What the viewer can decide now; nothing also where the list would be too long.
    legal: Vec<Offer<G>>,
    /// The labels of what is listed that do not follow by rule, by their places in the list.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    labels: BTreeMap<usize, Sentence>,
    /// What the viewer is asked, while the table waits for its decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<Sentence>,
    /// What each standing order says to that; those that say nothing are left out.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    orders: BTreeMap<&'static str, Ordered<G::Action>>,
    asked: Option<u64>,
}

/// The events of a moment: with everything in them, or as the viewer sees them.
#[derive(Serialize)]
#[serde(untagged, bound = "")]
enum Shown<'a, G: Game> {
    Open(&'a [G::Event]),
    Seen(Vec<G::SeenEvent>),
}

/// What a seat can know beforehand of an action.
#[derive(Serialize)]
pub struct Foreseen {
    /// The events that are sure to come first, as the seat would see them.
    pub events: Vec<Json>,
    /// What the action will do, in a sentence; none where the game has none for it.
    pub effect: Option<Sentence>,
    /// What the game would have to show beside the view after the action; none where that cannot be known.
    pub beside: Option<Json>,
}

/// A bot's reason, and the sentence for it.
#[derive(Clone, Debug, Serialize)]
pub struct ReasonInWords {
    /// The reason.
    #[serde(flatten)]
    pub reason: Reason,
    /// Its sentence.
    pub words: Sentence,
}

/// Any game, as the shelf holds it.
pub struct InItsBox<M>(PhantomData<fn() -> M>);

impl<M> InItsBox<M> {
    /// The one there is of each.
    pub const NEW: InItsBox<M> = InItsBox(PhantomData);
}

impl<M: Mind + Told<M::Game>> Shelved for InItsBox<M> {
    fn info(&self) -> Info {
        M::Game::INFO
    }

    fn options(&self) -> Json {
        written(&<M::Game as Game>::Options::default())
    }

    fn all_options(&self, given: &Value) -> Result<Value, BadSetup> {
        let options: <M::Game as Game>::Options = read_options(given)?;
        Ok(serde_json::to_value(options).expect("options can be written as JSON"))
    }

    fn is_dear(&self) -> bool {
        is_dear::<M::Game>()
    }

    fn teams(&self, seats: u8, options: &Value) -> Result<Vec<SeatSet>, BadSetup> {
        Ok(M::Game::teams(seats, &read_options(options)?))
    }

    fn undoes(&self) -> bool {
        M::Game::UNDOES
    }

    fn has_memory(&self) -> bool {
        // A game without a memory says so by its type, which has no values.
        TypeId::of::<<M::Game as Game>::Memory>() != TypeId::of::<Never>()
    }

    fn knows(&self, version: u32) -> bool {
        version == M::Game::INFO.rules_version || M::Game::OLDER_RULES.contains(&version)
    }

    fn open_by(
        &self,
        version: u32,
        seats: u8,
        seed: Seed,
        options: &Value,
    ) -> Result<Box<dyn OpenTable>, BadSetup> {
        let Info { min_seats, max_seats, .. } = M::Game::INFO;
        if !(min_seats..=max_seats).contains(&seats) {
            return Err(BadSetup::new(format!("`seats` must be a number from {min_seats} to {max_seats}")));
        }
        let options = read_options(options)?;
        Ok(Box::new(OnTheTable::<M>::of(M::Game::new_by(version, seats, seed, &options)?)))
    }

    fn load(&self, position: &Value) -> Result<Box<dyn OpenTable>, BadPosition> {
        Ok(Box::new(OnTheTable::<M>::of(M::Game::load(position)?)))
    }

    fn players(&self) -> Vec<Player> {
        let baselines = M::baselines().iter().map(|baseline| Player::Baseline(baseline.id));
        baselines.chain(Level::ALL.into_iter().map(Player::Level)).collect()
    }

    fn arena(
        &self,
        contest: &Contest,
        options: &Value,
        progress: &(dyn Fn() + Sync),
    ) -> Result<arena::Report, BadSetup> {
        arena::run_with::<M>(contest, &read_options(options)?, progress)
    }

    fn bench(&self, setup: Setup, count: Option<CountAllocations>) -> Result<bench::Report, BadSetup> {
        bench::run::<M>(setup, count)
    }
}

/// An action that has passed every check, in the game that a mind thinks about.
type AllowedOf<M> = <<M as Mind>::Game as Game>::Allowed;

/// What happens in the game that a mind thinks about.
type EventOf<M> = <<M as Mind>::Game as Game>::Event;

/// A game with what has happened in it: the state itself keeps no history, but a seat's memory needs one.
struct OnTheTable<M: Mind + Told<M::Game>> {
    game: M::Game,
    events: Vec<EventOf<M>>,
    /// How many events have been let go of.
    forgotten: usize,
    /// What is kept of all events, for what is shown beside views.
    ledger: M::Ledger,
    /// What it can go back to, the last one last; none where nobody takes anything back here.
    past: Option<Past<Before<M>>>,
}

/// A game as it was before an action that can be taken back.
struct Before<M: Mind + Told<M::Game>> {
    game: M::Game,
    ledger: M::Ledger,
    /// How many events there had been.
    events: usize,
}

impl<M: Mind + Told<M::Game>> OnTheTable<M> {
    /// A game in which nothing has happened yet.
    fn of(game: M::Game) -> OnTheTable<M> {
        OnTheTable { game, events: Vec::new(), forgotten: 0, ledger: M::Ledger::default(), past: None }
    }

    /// Carries an action out, and gives the numbers of its events.
    fn carry_out(&mut self, seat: Seat, action: &ActionOf<M>, allowed: AllowedOf<M>) -> Range<usize> {
        let before = self.event_count();
        let past = self.past.is_some().then(|| Before::<M> {
            game: self.game.clone(),
            ledger: self.ledger.clone(),
            events: before,
        });
        self.game.carry_out(allowed, &mut self.events);
        Self::note(&mut self.ledger, &self.events[before - self.forgotten..]);
        if let (Some(kept), Some(past)) = (&mut self.past, past) {
            let can_undo = past.game.can_undo(seat, action, &self.game);
            kept.acted(past, can_undo);
        }
        before..self.event_count()
    }

    /// The events of these numbers, which must not have been let go of.
    fn kept(&self, numbers: Range<usize>) -> &[EventOf<M>] {
        &self.events[numbers.start - self.forgotten..numbers.end - self.forgotten]
    }

    /// The sentence that tells an event to whoever may know everything: as the seat heard it that was shown the most of it.
    fn told_openly(&self, event: &EventOf<M>, by: Seat) -> Option<Sentence> {
        let hidden = |seat: &Seat| {
            let seen = serde_json::to_value(M::Game::seen(event, Viewer::Seat(*seat)));
            (seen.map_or(usize::MAX, |seen| nulls(&seen)), *seat != by)
        };
        let viewer = Viewer::Seat(Seat::all(self.game.seats()).min_by_key(hidden)?);
        M::tell(&M::Game::seen(event, viewer), by, &self.game.view(viewer))
    }

    /// What one viewer is told of this moment.
    fn told_to(&self, onlooker: Onlooker, happened: &Happened) -> Moment<'_, M::Game, M::Beside> {
        let Onlooker { viewer, asked, is_reminded } = onlooker;
        let view = self.game.view(viewer);
        // Nothing that happened has no numbers, and what was let go of cannot be asked for.
        let events = if happened.events.is_empty() { &[] } else { self.kept(happened.events.clone()) };
        let seen: Vec<_> = events.iter().map(|event| M::Game::seen(event, viewer)).collect();
        let told: Vec<Option<Sentence>> = match happened.by {
            Some(by) if happened.open => events.iter().map(|event| self.told_openly(event, by)).collect(),
            by => seen.iter().map(|event| M::tell(event, by?, &view)).collect(),
        };
        let (mut legal, mut question, mut memory, mut orders) = (Vec::new(), None, None, BTreeMap::new());
        if let Viewer::Seat(seat) = viewer {
            if asked.is_some() {
                self.game.legal(seat, &mut legal);
                if self.game.pending().contains(seat) {
                    question = M::question(&view, &legal);
                    orders = self.orders(seat);
                }
                self.leave_to_the_clock(&mut legal);
            }
            memory = is_reminded.then(|| self.game.memory(seat)).flatten();
        }
        if legal.len() > MOST_LISTED {
            legal.clear();
        }
        let events = if happened.open { Shown::Open(events) } else { Shown::Seen(seen) };
        let label = |(at, offer): (usize, &Offer<_>)| match offer {
            Offer::Action(action) => Some((at, M::label_beside(&view, action)?)),
            Offer::Bounds(_) => None,
        };
        let labels = legal.iter().enumerate().filter_map(label).collect();
        let beside = M::beside(&view, &self.ledger);
        let scores = self.game.scores();
        Moment { viewer, events, told, view, beside, scores, memory, legal, labels, question, orders, asked }
    }

    /// What each standing order says to what the seat is asked, by what a spectator sees.
    fn orders(&self, seat: Seat) -> BTreeMap<&'static str, Ordered<ActionOf<M>>> {
        if M::ORDERS.is_empty() {
            return BTreeMap::new();
        }
        let seen = self.game.view(Viewer::Spectator);
        let says = |order: &Order<M::Game>| (order.id, (order.says)(seat, &seen));
        M::ORDERS.iter().map(says).filter(|(_, says)| *says != Ordered::Nothing).collect()
    }

    /// Leaves out what the game's clock plays: it is taken from no person while the clock runs.
    fn leave_to_the_clock(&self, offers: &mut Vec<Offer<M::Game>>) {
        let Some(timer) = self.game.timer() else { return };
        offers.retain(|offer| !matches!(offer, Offer::Action(action) if is_what_it_plays(&timer, action)));
    }

    /// Notes what happened, as everybody sees it.
    fn note(ledger: &mut M::Ledger, events: &[EventOf<M>]) {
        // Most games keep nothing: their events need not be looked at.
        if size_of::<M::Ledger>() > 0 {
            events.iter().for_each(|event| M::note(ledger, &M::Game::seen(event, Viewer::Spectator)));
        }
    }
}

/// Whether an action is of the kind that this clock plays.
fn is_what_it_plays<Action>(timer: &Timer<Action>, action: &Action) -> bool {
    discriminant(action) == discriminant(&timer.action)
}

impl<M: Mind + Told<M::Game>> OpenTable for OnTheTable<M> {
    fn info(&self) -> Info {
        M::Game::INFO
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn phase(&self) -> &'static str {
        self.game.phase()
    }

    fn pending(&self) -> SeatSet {
        self.game.pending()
    }

    fn may(&self) -> Option<SeatSet> {
        self.game.may()
    }

    fn asks_often(&self) -> bool {
        !M::ORDERS.is_empty()
    }

    fn is_over(&self) -> bool {
        self.game.result().is_some()
    }

    fn result(&self) -> Option<Json> {
        self.game.result().map(|standings| written(&standings))
    }

    fn winners(&self) -> SeatSet {
        self.game.result().map_or(SeatSet::EMPTY, |standings| standings.winners.into_iter().collect())
    }

    fn position(&self) -> Json {
        written(&self.game.position())
    }

    fn view(&self, viewer: Viewer) -> Json {
        written(&self.game.view(viewer))
    }

    fn legal(&self, seat: Seat) -> Option<Json> {
        let mut offers = Vec::new();
        self.game.legal(seat, &mut offers);
        (offers.len() <= MOST_LISTED).then(|| written(&offers))
    }

    fn play(&mut self, seat: Seat, action: &Action) -> Result<Range<usize>, Refusal> {
        let action = action.read(|written| self.game.read(seat, written))?;
        let allowed = self.game.allow(seat, &action)?;
        Ok(self.carry_out(seat, &action, allowed))
    }

    fn is_dear(&self) -> bool {
        is_dear::<M::Game>()
    }

    fn work_out(&self, seat: Seat, action: &Action) -> Result<Option<Outcome>, Refusal> {
        let action = action.read(|written| self.game.read(seat, written))?;
        let allowed = self.game.allow(seat, &action)?;
        Ok(self.game.work_out(&allowed).map(Outcome::made))
    }

    fn play_out(&mut self, seat: Seat, action: &Action, outcome: &Outcome) -> Result<Range<usize>, Refusal> {
        let action = action.read(|written| self.game.read(seat, written))?;
        let allowed = self.game.allow(seat, &action)?;
        Ok(self.carry_out(seat, &action, M::Game::with_outcome(allowed, outcome.read()?)))
    }

    fn keep_what_can_be_undone(&mut self) {
        self.past = M::Game::UNDOES.then(Past::default);
    }

    fn undoable(&self) -> usize {
        self.past.as_ref().map_or(0, |past| past.kept().len())
    }

    fn undo(&mut self, actions: usize) {
        let before = self.past.as_mut().and_then(|past| past.undo(actions));
        let Some(Before { game, ledger, events }) = before else { return };
        (self.game, self.ledger) = (game, ledger);
        self.events.truncate(events.saturating_sub(self.forgotten));
    }

    fn recording(&self, seat: Seat, action: &Action, eyes: Eyes) -> Result<Option<Json>, Refusal> {
        let action = action.read(|written| self.game.read(seat, written))?;
        let recording = self.game.recording(&self.game.allow(seat, &action)?);
        Ok(recording.map(|event| match eyes {
            Eyes::Everything => written(&event),
            Eyes::Of(viewer) => written(&M::Game::seen(&event, viewer)),
        }))
    }

    fn event_count(&self) -> usize {
        self.forgotten + self.events.len()
    }

    fn moment(&self, onlooker: Onlooker, happened: &Happened) -> Json {
        written(&self.told_to(onlooker, happened))
    }

    fn write_moment(&self, onlooker: Onlooker, happened: &Happened, into: &mut Vec<u8>) {
        write(&self.told_to(onlooker, happened), into);
    }

    fn foresee(&self, seat: Seat, action: &Action, seed: Seed) -> Result<Foreseen, Refusal> {
        let action = action.read(|written| self.game.read(seat, written))?;
        let viewer = Viewer::Seat(seat);
        let beside = |world: &M::Game, events: &[EventOf<M>]| {
            let mut ledger = self.ledger.clone();
            Self::note(&mut ledger, events);
            Written(M::beside(&world.view(viewer), &ledger).map(|beside| written(&beside)))
        };
        let mut guess = Guess::new(seed.number());
        let (foreseen, beside) = foresee_with(&self.game, seat, &action, &mut guess, beside)?;
        let effect = M::effect(&self.game.view(viewer), &action, &foreseen);
        let beside = beside.and_then(|Written(beside)| beside);
        Ok(Foreseen { events: foreseen.iter().map(written).collect(), effect, beside })
    }

    fn sketch(&self, seat: Seat, action: &Action, refused: Option<&Refusal>) -> Option<Value> {
        let action = action.read(|written| self.game.read(seat, written)).ok()?;
        M::sketch(&self.game.view(Viewer::Seat(seat)), &action, refused)
    }

    fn label(&self, seat: Seat, action: &Action) -> Result<Sentence, Refusal> {
        let action = action.read(|written| self.game.read(seat, written))?;
        Ok(M::label(&self.game.view(Viewer::Seat(seat)), &action))
    }

    fn explain(&self, seat: Seat, action: &Action, seed: Seed) -> Result<Vec<Reason>, Refusal> {
        let action = action.read(|written| self.game.read(seat, written))?;
        let world = self.game.redeal(seat, &mut Guess::new(seed.number()));
        Ok(M::explain(&world, seat, &action))
    }

    fn in_words(&self, reasons: Vec<Reason>) -> Vec<ReasonInWords> {
        let told = reasons_in_words::<M>(reasons);
        told.into_iter().map(|(reason, words)| ReasonInWords { reason, words }).collect()
    }

    fn english(&self) -> English {
        English {
            words: Words::of(Language::English).with(M::words(Language::English)),
            things: M::names(),
            names: (0..self.seats()).map(|seat| format!("seat {seat}")).collect(),
        }
    }

    fn ending(&self) -> Option<Vec<Sentence>> {
        self.game.result().map(|standings| M::ending(&standings))
    }

    fn forget_events(&mut self) {
        self.forgotten = self.event_count();
        self.events = Vec::new();
    }

    fn remembers_all(&self) -> bool {
        self.forgotten == 0
    }

    fn events(&self, numbers: Range<usize>, eyes: Eyes) -> Json {
        written(&Seen::<M::Game> { events: self.kept(numbers), eyes })
    }

    fn imagine(&self, seat: Seat, seed: Seed) -> Json {
        written(&self.game.redeal(seat, &mut Guess::new(seed.number())).position())
    }

    fn memory(&self, seat: Seat) -> Option<Json> {
        self.game.memory(seat).map(|memory| written(&memory))
    }

    fn timer(&self) -> Option<Timer<Action>> {
        let Timer { span, seconds, seat, action } = self.game.timer()?;
        Some(Timer { span, seconds, seat, action: Action::made(action) })
    }

    fn is_the_clocks(&self, action: &Action) -> bool {
        self.game.timer().is_some_and(|timer| {
            let read = action.read(|action| self.game.read(timer.seat, action));
            read.is_ok_and(|action| is_what_it_plays(&timer, &action))
        })
    }

    fn suggest(
        &self,
        seat: Seat,
        level: Level,
        seed: Seed,
        budget: Budget,
    ) -> Result<Suggestion<Action>, Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        let mut offers = Vec::new();
        self.game.legal(seat, &mut offers);
        if offers.is_empty() {
            return Err(Refusal::NotYourTurn);
        }
        let sight = Sight::new(&self.game, &self.events, seat);
        let suggestion = besace_bots::suggest::<M>(&sight, level, budget, &mut Guess::new(seed.number()));
        let Suggestion { action, reasons, instead } = suggestion.ok_or(Refusal::NotYourTurn)?;
        Ok(Suggestion { action: Action::made(action), reasons, instead: instead.map(Action::made) })
    }

    fn perft(&self, depth: u32, mut budget: u64) -> Option<u64> {
        perft(&self.game, depth, &mut budget)
    }

    fn copy(&self) -> Box<dyn OpenTable> {
        let OnTheTable { game, events, forgotten, ledger, past: _ } = self;
        Box::new(OnTheTable::<M> {
            game: game.clone(),
            events: events.clone(),
            forgotten: *forgotten,
            ledger: ledger.clone(),
            past: None,
        })
    }
}

fn read_options<Options: DeserializeOwned>(given: &Value) -> Result<Options, BadSetup> {
    read_document(given).map_err(|misread| BadSetup::new(misread.to_string()))
}

/// What a game shows beside a view, to be compared as it is written.
struct Written(Option<Json>);

impl PartialEq for Written {
    fn eq(&self, other: &Written) -> bool {
        self.0.as_ref().map(|json| json.get()) == other.0.as_ref().map(|json| json.get())
    }
}

/// Events as somebody sees them, written as a list.
struct Seen<'a, G: Game> {
    events: &'a [G::Event],
    eyes: Eyes,
}

impl<G: Game> Serialize for Seen<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.eyes {
            Eyes::Everything => serializer.collect_seq(self.events),
            Eyes::Of(viewer) => {
                serializer.collect_seq(self.events.iter().map(|event| G::seen(event, viewer)))
            }
        }
    }
}

/// Our own documents have string keys and finite numbers only, so writing them cannot fail.
pub(crate) fn written(document: &impl Serialize) -> Json {
    to_raw_value(document).expect("a game's documents can be written as JSON")
}

/// The same behind what is there already.
fn write(document: &impl Serialize, into: &mut Vec<u8>) {
    serde_json::to_writer(into, document).expect("a game's documents can be written as JSON");
}

/// How many fields of a document are not told.
fn nulls(document: &Value) -> usize {
    match document {
        Value::Null => 1,
        Value::Array(values) => values.iter().map(nulls).sum(),
        Value::Object(fields) => fields.values().map(nulls).sum(),
        _ => 0,
    }
}
