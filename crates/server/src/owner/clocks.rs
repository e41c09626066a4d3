//! What passing time does: the clock of each decision, the game's own clock, the patience with people who are gone.

use super::{Owner, Unkept};
use crate::entry::{By, Entry, Why};
use crate::seldom::Seldom;
use crate::table::{Clocks, Decider};
use besace_bots::Level;
use besace_table::Seat;
use std::time::Duration;
use tokio::time::Instant;

/// How long somebody may be missed before they are called: whoever only loads the page anew is not.
const CALLED_AFTER: Duration = Duration::from_secs(15);
/// How long bots wait before they play on, when people are asked whether something may be taken back.
const UNDO_WAITS_MS: u64 = 30_000;

impl Owner {
    /// A clock starts with its question.
    pub(super) fn wind_clocks(&mut self) {
        let now = self.shared.clock.now();
        for seat in Seat::all(self.table.made.seats) {
            let asked = self.table.asked[seat.index()].filter(|_| self.table.pending().contains(seat));
            let clock = &mut self.clocks[seat.index()];
            *clock = match (asked, *clock) {
                (None, _) => None,
                (Some(asked), Some((same, since))) if same == asked => Some((same, since)),
                (Some(asked), _) => Some((asked, now)),
            };
        }
    }

    /// At another node clocks have run for so long: those of questions that were asked by then have begun there.
    pub(super) fn clocks_have_run_for(&mut self, waited: Duration) {
        let (now, now_ms) = (self.shared.clock.now(), self.shared.clock.now_ms());
        for (clock, asked_at) in self.clocks.iter_mut().zip(self.table.asked_at) {
            if let Some((_, since)) = clock {
                let ago = waited.min(Duration::from_millis(now_ms.saturating_sub(asked_at)));
                *since = now.checked_sub(ago).unwrap_or(now);
            }
        }
    }

    /// Clocks run, and people are missed, only while somebody waits for them.
    pub(super) fn somebody_waits(&self) -> bool {
        self.connections.iter().any(|connection| !connection.seats.is_empty())
    }

    /// The seats whose person has to decide.
    pub(super) fn people_due(&self) -> impl Iterator<Item = Seat> {
        self.table.pending().iter().filter(|seat| self.is_decided_by_person(*seat))
    }

    fn clock_ends(&self, seat: Seat) -> Option<Instant> {
        let seconds = self.table.made.clock?;
        if let Some(ends) = self.table.ends_slowly(seat) {
            let clock = &self.shared.clock;
            return Some(clock.now() + Duration::from_millis(ends.saturating_sub(clock.now_ms())));
        }
        self.clocks[seat.index()].map(|(_, since)| since + Duration::from_secs(seconds.into()))
    }

    /// When somebody counts as away: at a slow table never, for there a decision may take days.
    fn missed_at(&self, seat: Seat) -> Option<Instant> {
        if self.table.is_slow() {
            return None;
        }
        let away_after = Duration::from_secs(self.table.made.away_after.into());
        self.gone[seat.index()].map(|since| since + away_after)
    }

    /// When the time for the decision due now is up.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.people_due().filter_map(|seat| self.clock_ends(seat)).min()
    }

    pub(super) fn clocks(&self) -> Clocks {
        let first = self.deadline();
        let clock = &self.shared.clock;
        let left = |ends: Instant| ends.saturating_duration_since(clock.now()).as_millis() as u64;
        Clocks { deadline_ms: first.map(left), timer_ms: self.table.timer.left(clock.now_ms()) }
    }

    /// When time alone will change something. While the table waits for its database, it does not.
    pub(super) fn next_due(&self) -> Option<Instant> {
        if self.waits.is_some() {
            return None;
        }
        let dues = [
            self.presence_due,
            self.next_decision_due(),
            self.timer_due(),
            self.next_call_due(),
            self.undo_waited_for(),
        ];
        dues.into_iter().flatten().min()
    }

    /// Until when bots wait for what people say to a wish to take something back; none where that is not asked, or was asked
    /// long ago.
    pub(super) fn undo_waited_for(&self) -> Option<Instant> {
        let clock = &self.shared.clock;
        let asked = self.table.undo.asked_since()?;
        let left = (asked + UNDO_WAITS_MS).checked_sub(clock.now_ms()).filter(|left| *left > 0)?;
        Some(clock.now() + Duration::from_millis(left))
    }

    /// When the game's own clock is up. Like every clock it changes nothing while nobody is there.
    fn timer_due(&self) -> Option<Instant> {
        let clock = &self.shared.clock;
        let left = self.table.timer.left(clock.now_ms()).filter(|_| self.somebody_waits())?;
        Some((clock.now() + Duration::from_millis(left)).max(self.next_try))
    }

    fn timer_is_up(&self) -> bool {
        let clock = &self.shared.clock;
        let is_up = self.table.timer.left(clock.now_ms()) == Some(0);
        is_up && self.somebody_waits() && self.next_try <= clock.now()
    }

    /// Plays what happens when the game's own clock is up.
    async fn play_timer(&mut self) {
        let Some(running) = self.table.timer.running() else { return };
        let entry = Entry::acted(running.seat.0, By::Timer, running.action.clone());
        if let Err(Unkept::Refused(problem)) = self.commit(entry, None).await {
            static FAILED: Seldom = Seldom::unsaid();
            if let Some(left_out) = FAILED.now() {
                tracing::warn!(
                    table = %self.table.id, code = %problem.code, left_out, "the game's clock could not be played"
                );
            }
            self.next_try = self.shared.clock.now() + Duration::from_secs(1);
        }
    }

    fn next_decision_due(&self) -> Option<Instant> {
        if !self.somebody_waits() && !self.table.is_slow() {
            return None;
        }
        let due = |seat| self.clock_ends(seat).into_iter().chain(self.missed_at(seat)).min();
        // While a bot thinks for one seat, the others have its time on top; a bot that only may speak holds up nobody.
        let must = self.thinking.as_ref().is_some_and(|thinking| thinking.about.must);
        self.people_due().filter_map(due).min().filter(|_| !must).map(|due| due.max(self.next_try))
    }

    /// When somebody has to be called whom others wait for. At a slow table that follows from the log, also while nobody waits.
    fn next_call_due(&self) -> Option<Instant> {
        self.people_due().filter_map(|seat| self.is_called_at(seat)).min()
    }

    fn is_called_at(&self, seat: Seat) -> Option<Instant> {
        let is_waited_for = self.somebody_waits() && !self.table.is_slow();
        let gone = self.gone[seat.index()].filter(|_| is_waited_for)?;
        let (asked, since) = self.clocks[seat.index()]?;
        (self.called[seat.index()] != asked).then(|| gone.max(since) + CALLED_AFTER)
    }

    /// Has those called who are missed. Where that fails, they are not: it only saves the others some waiting.
    async fn call_missed(&mut self, now: Instant) {
        let is_due = |seat: &Seat| self.is_called_at(*seat).is_some_and(|at| at <= now);
        let due: Vec<Seat> = self.people_due().filter(is_due).collect();
        for seat in due {
            self.called[seat.index()] = self.table.asked[seat.index()].unwrap_or(0);
            let Decider::Person(person) = self.table.decider(seat) else { continue };
            if let Some(owed) = self.table.owed().into_iter().find(|owed| owed.person == person) {
                let at = self.shared.clock.now_ms();
                let noted = self.shared.storage.owe(self.table.key, owed, at).await;
                if noted.is_ok() {
                    self.shared.asked.notify_one();
                }
            }
        }
    }

    /// Whether somebody's time is up at a slow table: then it stays awake, though nobody is there, until a bot has decided.
    pub(super) fn is_late(&self) -> bool {
        self.table.due().is_some_and(|due| due <= self.shared.clock.now_ms())
    }

    pub(super) async fn time_passed(&mut self) {
        let now = self.shared.clock.now();
        if self.presence_due.is_some_and(|due| due <= now) {
            self.presence_due = None;
            self.tell_presence();
        }
        if self.next_call_due().is_some_and(|due| due <= now) {
            Box::pin(self.call_missed(now)).await;
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

    /// Waits for this moment; for ever, where there is none.
    pub(super) fn reach(&self, due: Option<Instant>) -> impl Future<Output = ()> + use<> {
        let coming = due.map(|due| Box::pin(self.shared.clock.sleep_until(due)));
        async move {
            match coming {
                Some(coming) => coming.await,
                None => std::future::pending().await,
            }
        }
    }
}
