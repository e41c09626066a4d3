//! Bots at a table: they think off the network's threads, a bounded number at a time, on a copy of the game.

use crate::clock::Clock;
use crate::places::{Claim, Places};
use crate::storage::{Key, Storage};
use crate::table::{Games, Table, not_started};
use crate::tables::Shared;
use crate::wire::{Instead, Problem};
use crate::workshop::Workshops;
use besace_bots::{Budget, Level, Suggestion};
use besace_shelf::{Action, OpenTable, ReasonInWords};
use besace_table::{Refusal, Seat, Seed};
use besace_words::Sentence;
use std::sync::Arc;
use std::time::Duration;

/// What a bot would play, and why, in sentences.
pub struct Suggested {
    /// The action.
    pub action: Action,
    /// The action as an instruction.
    pub label: Sentence,
    /// Why, the weightiest first.
    pub reasons: Vec<ReasonInWords>,
    /// What an adviser has weighed it against.
    pub instead: Option<Instead>,
}

/// What came of thinking: `None` where a seat that may speak had better be silent.
pub type Thought = Result<Option<Suggested>, Problem>;

/// A bot that is going to think about one decision.
pub struct Thinker {
    storage: Arc<dyn Storage>,
    places: Places,
    claim: Claim,
    workshops: Arc<Workshops>,
    clock: Clock,
    games: Games,
    game: Box<dyn OpenTable>,
    key: Key,
    id: Box<str>,
    number: u64,
    seat: Seat,
    level: Level,
    millis: u64,
    /// Whether somebody is to understand the choice.
    advises: bool,
    /// What it draws from at a table where bots play the same again; then it thinks by iterations and not by the clock.
    steady: Option<Seed>,
}

/// How many iterations an expert thinks who plays the same again, on whatever machine: enough to play well, and few enough
/// for a slow one.
const STEADY_ITERATIONS: u32 = 400;

impl Thinker {
    /// A bot of this level at this seat of the table as it is now, with this claim to a place.
    pub fn new(
        shared: &Shared,
        table: &Table,
        (seat, level): (Seat, Level),
        claim: Claim,
    ) -> Result<Thinker, Problem> {
        let millis = match level {
            // Whoever need not speak is asked often, and must not keep those who have to waiting.
            Level::Expert if !table.pending().contains(seat) => shared.limits.expert_thinks / 4,
            Level::Expert => shared.limits.bot_takes(level, table.round()),
            _ => 50,
        };
        Ok(Thinker {
            storage: shared.storage.clone(),
            places: shared.thinkers.clone(),
            claim,
            workshops: shared.workshops.clone(),
            clock: shared.clock.clone(),
            games: table.games,
            game: table.game.as_ref().ok_or_else(not_started)?.copy(),
            key: table.key,
            id: table.id.clone(),
            number: table.number,
            seat,
            level,
            millis,
            advises: false,
            steady: table.steady_luck(seat),
        })
    }

    /// The same bot as an adviser, who does not take the place of one that has to play.
    pub fn as_adviser(mut self, shared: &Shared) -> Thinker {
        self.places = shared.advisers.clone();
        self.advises = true;
        self
    }

    /// How long it may think.
    pub fn time(&self) -> Duration {
        Duration::from_millis(self.millis)
    }

    /// What it draws from, and how much it may think.
    fn luck(&self) -> (Seed, Budget) {
        match self.steady {
            Some(seed) => (seed, Budget::Iterations(STEADY_ITERATIONS)),
            None => {
                let seed = Seed::new(crate::chance::seed()).expect("a seed is below 2^53");
                (seed, Budget::Millis(self.millis))
            }
        }
    }

    /// What came second, and what speaks for it.
    fn next_best(&self, action: &Action, seed: Seed) -> Option<Instead> {
        let label = self.game.label(self.seat, action).ok()?;
        let reasons = self.game.explain(self.seat, action, seed).ok()?;
        Some(Instead { label, reasons: self.game.in_words(reasons) })
    }

    /// Thinks, when a place is free.
    pub async fn think(mut self) -> Thought {
        let place = self.places.take(self.claim).await.ok_or_else(Problem::too_many_requests)?;
        // A bot that has no choice is done at once. If it also answered at once, everybody would know what it does not
        // hold: so an expert takes the same time over everything.
        let clock = self.clock.clone();
        let ready = clock.now() + self.time();
        let takes_its_time = self.level == Level::Expert && self.game.pending().contains(self.seat);
        if !self.game.remembers_all() {
            self.recall().await?;
        }
        let (is_dear, advises, workshops) = (self.game.is_dear(), self.advises, self.workshops.clone());
        let thought = move || -> Result<_, Refusal> {
            let _place = place;
            let (seed, budget) = self.luck();
            let suggestion = self.game.suggest(self.seat, self.level, seed, budget)?;
            let Suggestion { action, reasons, instead } = suggestion;
            let label = self.game.label(self.seat, &action)?;
            let next_best = |next: Action| self.next_best(&next, seed);
            let instead = instead.filter(|_| self.advises).and_then(next_best);
            Ok(Suggested { action, label, reasons: self.game.in_words(reasons), instead })
        };
        let thought = match is_dear {
            true if advises => workshops.advising.run(thought).await,
            true => workshops.thinking.run(thought).await,
            false => tokio::task::spawn_blocking(thought).await.map_err(|_| Problem::unavailable()),
        };
        if takes_its_time {
            clock.sleep_until(ready).await;
        }
        match thought? {
            Ok(suggestion) => Ok(Some(suggestion)),
            Err(Refusal::NotYourTurn) => Ok(None),
            Err(refusal) => Err(refusal.into()),
        }
    }

    /// A table without bots does not keep what has happened; a bot that is called to it reads the log.
    async fn recall(&mut self) -> Result<(), Problem> {
        let mut rows = self.storage.load(self.key).await?;
        rows.retain(|row| row.number <= self.number);
        let table = Table::replay_aside(self.games, self.key, &self.id, rows).await?;
        self.game = table.game.ok_or_else(not_started)?;
        Ok(())
    }
}
