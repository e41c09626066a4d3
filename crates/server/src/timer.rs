//! The game's own clock, as the log tells it.
//!
//! The engine counts no time. The time for which a clock has run is the sum of what lies between the rows of the log
//! during which the game had it running: so it is the same after a restart, and on every machine that reads the log.

use besace_shelf::{Action, OpenTable};
use besace_table::Seat;

/// A clock of the rules, after some entry of the log.
#[derive(Clone, Debug, Default)]
pub struct GameClock {
    /// The span that is being counted, and the milliseconds that it ran before it last went on.
    counted: Option<(u32, u64)>,
    /// While it runs: since when, and what then happens.
    runs: Option<Running>,
}

/// A clock that runs.
#[derive(Clone, Debug)]
pub struct Running {
    since: u64,
    /// When it is up, in milliseconds since 1970.
    pub ends: u64,
    /// For whom the host then acts.
    pub seat: Seat,
    /// What it plays.
    pub action: Action,
}

impl GameClock {
    /// Goes on after an entry of this time that has left the game like this.
    pub fn tick(&mut self, at: u64, game: &dyn OpenTable) {
        let timer = game.timer();
        if timer.is_none() && self.runs.is_none() {
            return;
        }
        if let (Some(running), Some((_, spent))) = (self.runs.take(), self.counted.as_mut()) {
            *spent += at.saturating_sub(running.since);
        }
        let Some(timer) = timer else { return };
        let spent = match self.counted {
            Some((span, spent)) if span == timer.span => spent,
            _ => 0,
        };
        self.counted = Some((timer.span, spent));
        let whole = u64::from(timer.seconds) * 1000;
        let ends = at + whole.saturating_sub(spent);
        self.runs = Some(Running { since: at, ends, seat: timer.seat, action: timer.action });
    }

    /// The clock while it runs.
    pub fn running(&self) -> Option<&Running> {
        self.runs.as_ref()
    }

    /// Milliseconds until it is up, while it runs.
    pub fn left(&self, now: u64) -> Option<u64> {
        self.runs.as_ref().map(|running| running.ends.saturating_sub(now))
    }
}
