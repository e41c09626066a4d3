//! One adapter that takes any game from its own types to JSON.
//!
//! [`Shelved`] and [`OpenTable`] are what the world outside sees of a game; [`InItsBox`] and the private `OnTheTable`
//! give both to everything that keeps the contract and that bots can think about. No game writes code for this.

use besace_bots::arena::{self, Contest, Player};
use besace_bots::bench::{self, CountAllocations, Setup};
use besace_bots::{Budget, Level, Mind, Sight, Suggestion};
use besace_table::{
    BadPosition, BadSetup, Game, Guess, Info, MOST_LISTED, Refusal, Seat, SeatSet, Seed, Timer, Viewer,
    perft, play, read_document,
};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::marker::PhantomData;
use std::ops::Range;

/// A JSON document that is already written: it goes into an answer as it is, without being taken apart again.
pub type Json = Box<RawValue>;

/// A game on the shelf, still in its box.
pub trait Shelved: Sync {
    /// What it is called and how many can play.
    fn info(&self) -> Info;
    /// Its options with their defaults.
    fn options(&self) -> Json;
    /// Sets up a new table. `options` is an object; keys that are left out have their defaults.
    fn open(&self, seats: u8, seed: Seed, options: &Value) -> Result<Box<dyn OpenTable>, BadSetup>;
    /// A table that goes on from a position.
    fn load(&self, position: &Value) -> Result<Box<dyn OpenTable>, BadPosition>;
    /// Every bot that the arena has for it: its baselines first, then the levels.
    fn players(&self) -> Vec<Player>;
    /// Lets bots play bots at it, and measures them.
    fn arena(&self, contest: &Contest, progress: &(dyn Fn() + Sync)) -> Result<arena::Report, BadSetup>;
    /// Measures how fast it plays and thinks.
    fn bench(&self, setup: Setup, count_allocations: CountAllocations) -> Result<bench::Report, BadSetup>;
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
    /// Whether it has ended.
    fn is_over(&self) -> bool;
    /// How it ended; `None` while the game runs.
    fn result(&self) -> Option<Json>;
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
    fn play(&mut self, seat: Seat, action: &Value) -> Result<Range<usize>, Refusal>;
    /// Writes what this viewer may know of it: the same as [`view`](OpenTable::view), without a document in between.
    fn write_view(&self, viewer: Viewer, into: &mut Vec<u8>);
    /// Writes everything the seat can decide now, as a list.
    fn write_legal(&self, seat: Seat, into: &mut Vec<u8>);
    /// Writes the events of these numbers, as somebody sees them, as a list.
    fn write_events(&self, numbers: Range<usize>, eyes: Eyes, into: &mut Vec<u8>);
    /// Lets go of the events so far, where nobody will ask for them and no bot will think here: they are most of what
    /// a table weighs. Their numbers are not given again.
    fn forget_events(&mut self);
    /// Whether it still holds every event since it was opened or loaded, as a bot's memory needs them.
    fn remembers_all(&self) -> bool;
    /// How many events there have been.
    fn event_count(&self) -> usize;
    /// The events of these numbers, as somebody sees them. They are only written when they are asked for, so each
    /// seat can be told its own, and one that comes back after a cut the rest.
    fn events(&self, numbers: Range<usize>, eyes: Eyes) -> Vec<Json>;
    /// A whole position that this seat cannot tell from the true one.
    fn imagine(&self, seat: Seat, seed: Seed) -> Json;
    /// What this seat has seen and can still be sure of, beyond its view; `None` where there is nothing to remember.
    fn memory(&self, seat: Seat) -> Option<Json>;
    /// The game's own clock, while it runs.
    fn timer(&self) -> Option<Timer<Json>>;
    /// What a bot of this level would play in this seat's place, knowing no more than the seat does.
    fn suggest(
        &self,
        seat: Seat,
        level: Level,
        seed: Seed,
        budget: Budget,
    ) -> Result<Suggestion<Json>, Refusal>;
    /// The number of action sequences of this length; `None` where a choice is too wide to list or where counting
    /// would take more than `budget` actions.
    fn perft(&self, depth: u32, budget: u64) -> Option<u64>;
    /// Another table that stands exactly like this one.
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

/// Any game, as the shelf holds it.
pub struct InItsBox<M>(PhantomData<fn() -> M>);

impl<M> InItsBox<M> {
    /// The one there is of each.
    pub const NEW: InItsBox<M> = InItsBox(PhantomData);
}

impl<M: Mind> Shelved for InItsBox<M> {
    fn info(&self) -> Info {
        M::Game::INFO
    }

    fn options(&self) -> Json {
        written(&<M::Game as Game>::Options::default())
    }

    fn open(&self, seats: u8, seed: Seed, options: &Value) -> Result<Box<dyn OpenTable>, BadSetup> {
        let Info { title, min_seats, max_seats, .. } = M::Game::INFO;
        if !(min_seats..=max_seats).contains(&seats) {
            return Err(BadSetup::new(format!("{title} is played by {min_seats} to {max_seats}")));
        }
        let options = read_document(options).map_err(|misread| BadSetup::new(misread.to_string()))?;
        Ok(Box::new(OnTheTable::<M> {
            game: M::Game::new(seats, seed, &options)?,
            events: Vec::new(),
            forgotten: 0,
        }))
    }

    fn load(&self, position: &Value) -> Result<Box<dyn OpenTable>, BadPosition> {
        Ok(Box::new(OnTheTable::<M> { game: M::Game::load(position)?, events: Vec::new(), forgotten: 0 }))
    }

    fn players(&self) -> Vec<Player> {
        let baselines = M::baselines().iter().map(|baseline| Player::Baseline(baseline.id));
        baselines.chain(Level::ALL.into_iter().map(Player::Level)).collect()
    }

    fn arena(&self, contest: &Contest, progress: &(dyn Fn() + Sync)) -> Result<arena::Report, BadSetup> {
        arena::run::<M>(contest, progress)
    }

    fn bench(&self, setup: Setup, count_allocations: CountAllocations) -> Result<bench::Report, BadSetup> {
        bench::run::<M>(setup, count_allocations)
    }
}

/// What happens in the game that a mind thinks about.
type EventOf<M> = <<M as Mind>::Game as Game>::Event;

/// A game with what has happened in it: the state itself keeps no history, but a seat's memory needs one.
struct OnTheTable<M: Mind> {
    game: M::Game,
    events: Vec<EventOf<M>>,
    /// How many events have been let go of.
    forgotten: usize,
}

impl<M: Mind> OnTheTable<M> {
    /// The events of these numbers, which must not have been let go of.
    fn kept(&self, numbers: Range<usize>) -> &[EventOf<M>] {
        &self.events[numbers.start - self.forgotten..numbers.end - self.forgotten]
    }
}

impl<M: Mind> OpenTable for OnTheTable<M> {
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

    fn is_over(&self) -> bool {
        self.game.result().is_some()
    }

    fn result(&self) -> Option<Json> {
        self.game.result().map(|standings| written(&standings))
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

    fn play(&mut self, seat: Seat, action: &Value) -> Result<Range<usize>, Refusal> {
        let action = self.game.read(seat, action)?;
        let before = self.event_count();
        play(&mut self.game, seat, &action, &mut self.events)?;
        Ok(before..self.event_count())
    }

    fn event_count(&self) -> usize {
        self.forgotten + self.events.len()
    }

    fn write_view(&self, viewer: Viewer, into: &mut Vec<u8>) {
        write(&self.game.view(viewer), into);
    }

    fn write_legal(&self, seat: Seat, into: &mut Vec<u8>) {
        let mut offers = Vec::new();
        self.game.legal(seat, &mut offers);
        write(&offers, into);
    }

    fn write_events(&self, numbers: Range<usize>, eyes: Eyes, into: &mut Vec<u8>) {
        into.push(b'[');
        for (index, event) in self.kept(numbers).iter().enumerate() {
            if index > 0 {
                into.push(b',');
            }
            match eyes {
                Eyes::Everything => write(event, into),
                Eyes::Of(viewer) => write(&M::Game::seen(event, viewer), into),
            }
        }
        into.push(b']');
    }

    fn forget_events(&mut self) {
        self.forgotten = self.event_count();
        self.events = Vec::new();
    }

    fn remembers_all(&self) -> bool {
        self.forgotten == 0
    }

    fn events(&self, numbers: Range<usize>, eyes: Eyes) -> Vec<Json> {
        let write = |event| match eyes {
            Eyes::Everything => written(event),
            Eyes::Of(viewer) => written(&M::Game::seen(event, viewer)),
        };
        self.kept(numbers).iter().map(write).collect()
    }

    fn imagine(&self, seat: Seat, seed: Seed) -> Json {
        written(&self.game.redeal(seat, &mut Guess::new(seed.number())).position())
    }

    fn memory(&self, seat: Seat) -> Option<Json> {
        self.game.memory(seat).map(|memory| written(&memory))
    }

    fn timer(&self) -> Option<Timer<Json>> {
        let Timer { span, seconds, seat, action } = self.game.timer()?;
        Some(Timer { span, seconds, seat, action: written(&action) })
    }

    fn suggest(
        &self,
        seat: Seat,
        level: Level,
        seed: Seed,
        budget: Budget,
    ) -> Result<Suggestion<Json>, Refusal> {
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
        let Suggestion { action, reasons } = suggestion.ok_or(Refusal::NotYourTurn)?;
        Ok(Suggestion { action: written(&action), reasons })
    }

    fn perft(&self, depth: u32, mut budget: u64) -> Option<u64> {
        perft(&self.game, depth, &mut budget)
    }

    fn copy(&self) -> Box<dyn OpenTable> {
        let OnTheTable { game, events, forgotten } = self;
        Box::new(OnTheTable::<M> { game: game.clone(), events: events.clone(), forgotten: *forgotten })
    }
}

fn write(document: &impl Serialize, into: &mut Vec<u8>) {
    serde_json::to_writer(into, document).expect("a game's documents can be written as JSON");
}

/// Our own documents have string keys and finite numbers only, so writing them cannot fail.
fn written(document: &impl Serialize) -> Json {
    to_raw_value(document).expect("a game's documents can be written as JSON")
}
