//! Bots at a table: they think off the network's threads, a bounded number at a time, on a copy of the game.

use crate::storage::{Key, Storage};
use crate::table::{Games, Table, not_started};
use crate::tables::Shared;
use crate::wire::Problem;
use besace_bots::{Budget, Level, Suggestion};
use besace_shelf::OpenTable;
use besace_table::{Refusal, Seat, Seed};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::Instant;

/// What a bot would play, and why.
pub struct Suggested {
    /// The action.
    pub action: Value,
    /// The action as a sentence.
    pub label: Value,
    /// Why, the weightiest first.
    pub reasons: Vec<Value>,
}

/// What came of thinking: `None` where a seat that may speak had better be silent.
pub type Thought = Result<Option<Suggested>, Problem>;

/// A bot that is going to think about one decision.
pub struct Thinker {
    storage: Arc<dyn Storage>,
    places: Arc<Semaphore>,
    games: Games,
    game: Box<dyn OpenTable>,
    key: Key,
    id: Box<str>,
    number: u64,
    seat: Seat,
    level: Level,
    millis: u64,
}

impl Thinker {
    /// A bot of this level at this seat of the table as it is now.
    pub fn new(shared: &Shared, table: &Table, seat: Seat, level: Level) -> Result<Thinker, Problem> {
        let millis = match level {
            // Whoever need not speak is asked often, and must not keep those who have to waiting.
            Level::Expert if !table.pending().contains(seat) => shared.limits.expert_thinks / 4,
            Level::Expert => shared.limits.expert_thinks,
            _ => 50,
        };
        Ok(Thinker {
            storage: shared.storage.clone(),
            places: shared.thinkers.clone(),
            games: table.games,
            game: table.game.as_ref().ok_or_else(not_started)?.copy(),
            key: table.key,
            id: table.id.clone(),
            number: table.number,
            seat,
            level,
            millis,
        })
    }

    /// The same bot as an adviser, who does not take the place of one that has to play.
    pub fn as_adviser(mut self, shared: &Shared) -> Thinker {
        self.places = shared.advisers.clone();
        self
    }

    /// How long it may think.
    pub fn time(&self) -> Duration {
        Duration::from_millis(self.millis)
    }

    /// Thinks, when a place is free.
    pub async fn think(mut self) -> Thought {
        let place = self.places.clone().acquire_owned().await.map_err(|_| Problem::unavailable())?;
        // A bot that has no choice is done at once. If it also answered at once, everybody would know what it does not
        // hold: so an expert takes the same time over everything.
        let ready = Instant::now() + self.time();
        let takes_its_time = self.level == Level::Expert && self.game.pending().contains(self.seat);
        if !self.game.remembers_all() {
            self.recall().await?;
        }
        let thought = tokio::task::spawn_blocking(move || -> Result<_, Refusal> {
            let _place = place;
            let seed = Seed::new(crate::chance::seed()).expect("a seed is below 2^53");
            let Suggestion { action, reasons } =
                self.game.suggest(self.seat, self.level, seed, Budget::Millis(self.millis))?;
            let action: Value = serde_json::from_str(action.get()).map_err(|_| unreadable())?;
            let label = self.game.label(self.seat, &action)?;
            Ok((action, label, self.game.in_words(reasons)))
        });
        let thought = thought.await;
        if takes_its_time {
            tokio::time::sleep_until(ready).await;
        }
        let (action, label, reasons) = match thought.map_err(|_| Problem::unavailable())? {
            Err(Refusal::NotYourTurn) => return Ok(None),
            suggestion => suggestion?,
        };
        let reasons = reasons.iter().map(serde_json::to_value).collect::<Result<_, _>>();
        Ok(Some(Suggested {
            action,
            label: serde_json::to_value(label).map_err(|_| Problem::unavailable())?,
            reasons: reasons.map_err(|_| Problem::unavailable())?,
        }))
    }

    /// A table without bots does not keep what has happened; a bot that is called to it reads the log.
    async fn recall(&mut self) -> Result<(), Problem> {
        let mut rows = self.storage.load(self.key).await?;
        rows.retain(|row| row.number <= self.number);
        let table = Table::replay(self.games, self.key, &self.id, &rows)?;
        self.game = table.game.ok_or_else(not_started)?;
        Ok(())
    }
}

/// A bot's own action can be read: if not, it is our mistake, and the move fails like any other that is refused.
fn unreadable() -> Refusal {
    Refusal::BadRequest("a bot's action cannot be read".into())
}
