//! Bots at the table: whose turn it is to think, what becomes of a thought, and advice for people.

use super::{Answer, Connection, Owner, Unkept};
use crate::entry::{By, Entry};
use crate::judge;
use crate::nodes::Permit;
use crate::outlet::Outlet;
use crate::places::{Claim, Urgency};
use crate::seldom::Seldom;
use crate::table::{Chair, Decider, SLOW};
use crate::tell;
use crate::think::{Suggested, Thinker, Thought};
use crate::wire::{Message, Problem, TableState};
use besace_bots::Level;
use besace_table::{Code, Seat, SeatSet};
use std::net::IpAddr;
use std::time::Duration;

/// What is being thought about.
pub(super) struct Thinking {
    pub(super) about: About,
    thought: tokio::task::JoinHandle<(Thought, Option<Box<dyn Permit>>)>,
}

/// The decision that a thought is for.
#[derive(Clone, Copy)]
pub(super) struct About {
    seat: Seat,
    /// The question; if the seat has been asked another one since, the thought is worthless.
    asked: Option<u64>,
    by: By,
    /// Whether the table waits for the seat; if not, it may speak.
    pub(super) must: bool,
    /// The last entry that the thought knows of.
    after: u64,
}

impl Owner {
    /// Sets a bot to think: one at a time, first those who may speak, then one that has to move.
    pub(super) fn let_bots_think(&mut self) {
        let is_vain =
            |about: &About| self.is_out_of_date(about) || self.has_others() && !self.is_still_due(about);
        if self.thinking.as_ref().is_some_and(|thinking| is_vain(&thinking.about)) {
            self.stop_thinking();
        }
        if self.waits.is_some() || self.undo_waited_for().is_some() || !self.may_think() {
            return self.stop_thinking();
        }
        if self.thinking.is_some() {
            return;
        }
        let bot = |seat: Seat| match self.table.decider(seat) {
            Decider::Bot(level, by) => Some((seat, level, by)),
            _ => None,
        };
        let speaker = self.floor.next_to_speak(self.table.may(), |seat| bot(seat).is_some());
        if let Some((seat, level, by)) = speaker.filter(|_| self.somebody_waits()).and_then(bot) {
            self.floor.ask(seat);
            self.think_for(seat, level, by, Duration::from_millis(self.shared.limits.bot_pause));
        } else if let Some((seat, level, by)) = self.bots_due().iter().find_map(bot) {
            let pause = self.pause_of(level);
            let wait = self.next_try.saturating_duration_since(self.shared.clock.now());
            self.think_for(seat, level, by, pause.max(wait));
        }
    }

    /// Bots think where somebody watches them, and at a table for slow play until one of its people is due. A table that
    /// nobody is at never plays itself out.
    fn may_think(&self) -> bool {
        let waits_for_nobody = || self.is_slow() && self.people_due().next().is_none();
        self.table.state == TableState::Playing && (self.is_watched() || waits_for_nobody() || self.is_late())
    }

    /// Whether somebody with a seat is connected; at a table of bots alone, its host.
    fn is_watched(&self) -> bool {
        let host = self.table.made.host;
        let has_people = self.table.seats.iter().any(|chair| matches!(chair, Chair::Person { .. }));
        let watches_bots = || !has_people && self.connections.iter().any(|one| one.person == Some(host));
        self.somebody_waits() || watches_bots()
    }

    /// Whether the table is made for slow play: people have long for a decision, or no clock and may be away for long.
    fn is_slow(&self) -> bool {
        let people = Seat::all(self.table.made.seats).any(|seat| self.is_decided_by_person(seat));
        let is_patient = self.table.made.clock.is_none() && self.table.made.away_after >= SLOW;
        (self.table.is_slow() || is_patient) && people
    }

    pub(super) fn is_decided_by_person(&self, seat: Seat) -> bool {
        matches!(self.table.decider(seat), Decider::Person(_))
    }

    /// How much a thought here is waited for, and by whom.
    pub(super) fn claim(&self, level: Level, by: By) -> Claim {
        let address = self.address_of_those_here();
        let urgency = match level {
            _ if !self.is_watched() => Urgency::NobodyThere,
            _ if by == By::Clock => Urgency::Clock,
            _ if !Seat::all(self.table.made.seats).any(|seat| self.is_decided_by_person(seat)) => {
                Urgency::BotsAlone
            }
            Level::Expert => Urgency::Expert,
            _ => Urgency::Quick,
        };
        Claim { urgency, address, person: self.table.made.host, table: self.table.key }
    }

    /// The network address as whose counts what nobody has asked for.
    pub(super) fn address_of_those_here(&self) -> IpAddr {
        let is_seated = |one: &&Connection| !one.seats.is_empty();
        let is_host = |one: &&Connection| one.person == Some(self.table.made.host);
        let here = self.connections.iter().find(is_seated).or_else(|| self.connections.iter().find(is_host));
        here.map_or(self.left_for, |connection| connection.address)
    }

    /// The seats that a bot may have to decide for now. Where bots play the same again, they let people go first: then it is
    /// the same whoever is quick.
    fn bots_due(&self) -> SeatSet {
        let waits_for_people = self.table.made.deal.is_some() && self.people_due().next().is_some();
        if waits_for_people { SeatSet::EMPTY } else { self.table.pending() }
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
        let is_listened_to = |seat: Seat| self.is_decided_by_person(seat) && self.is_here(seat);
        let pause = match level {
            _ if self.table.may().iter().any(is_listened_to) => limits.bot_hears.max(limits.bot_pause),
            Level::Expert => 0,
            _ => limits.bot_takes(level, self.table.round()),
        };
        Duration::from_millis(pause)
    }

    /// Lets a bot think about a seat's decision. One that has to decide pauses first; one that may speak pauses only
    /// when it has found something to say, so that its silence takes no time.
    pub(super) fn think_for(&mut self, seat: Seat, level: Level, by: By, pause: Duration) {
        let asked = self.table.asked[seat.index()];
        let must = self.table.pending().contains(seat);
        let claim = self.claim(level, by);
        let Ok(thinker) = Thinker::new(&self.shared, &self.table, (seat, level), claim) else {
            self.next_try = self.shared.clock.now() + Duration::from_secs(1);
            return;
        };
        let clock = self.shared.clock.clone();
        let (nodes, key) = (self.shared.nodes.clone(), self.table.key);
        let thought = tokio::spawn(async move {
            // One node thinks, where several could.
            let permit = match nodes {
                Some(nodes) => Some(nodes.permit(key).await),
                None => None,
            };
            if must {
                let ready = clock.now() + pause;
                clock.sleep(pause.saturating_sub(thinker.time())).await;
                let thought = thinker.think().await;
                clock.sleep_until(ready).await;
                return (thought, permit);
            }
            let thought = thinker.think().await;
            if matches!(thought, Ok(Some(_))) {
                clock.sleep(pause).await;
            }
            (thought, permit)
        });
        self.stop_thinking();
        self.thinking =
            Some(Thinking { about: About { seat, asked, by, must, after: self.table.number }, thought });
    }

    /// Whether a bot thinks changes only here, between one thing that happens and the next: so a table at which none
    /// thinks is quiet until somebody does something.
    pub(super) fn note_whether_bots_think(&mut self) {
        match &self.thinking {
            Some(_) if self.busy.is_none() => self.busy = Some(self.shared.busy()),
            Some(_) => {}
            None => self.busy = None,
        }
    }

    pub(super) fn stop_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.thought.abort();
        }
    }

    /// Whether what a thought is for is still to be decided.
    fn is_still_due(&self, about: &About) -> bool {
        let About { seat, asked, by, must, .. } = *about;
        !self.is_out_of_date(about)
            && self.table.pending().contains(seat) == must
            && self.table.asked[seat.index()] == asked
            && match self.table.decider(seat) {
                Decider::Bot(_, now) => now == by,
                Decider::Person(_) => by == By::Clock,
                Decider::Nobody => false,
            }
    }

    /// Plays what a bot has thought of, if it is still asked. `_permit` is kept until then, so that no other node begins.
    pub(super) async fn play_thought(
        &mut self,
        (about, thought, _permit): (About, Thought, Option<Box<dyn Permit>>),
    ) {
        let About { seat, by, must, .. } = about;
        let played = loop {
            if !self.is_still_due(&about) {
                return;
            }
            let entry = match &thought {
                Ok(Some(suggestion)) => Ok(Entry::acted(seat.0, by, suggestion.action.clone())),
                Ok(None) if !must => return,
                Ok(None) => Err(Problem::unavailable()),
                Err(problem) => Err(problem.clone()),
            };
            let played = match entry {
                Ok(entry) => self.commit(entry, None).await,
                Err(problem) => break Err(problem),
            };
            match played {
                Ok(number) => break Ok(number),
                Err(Unkept::Refused(problem)) => break Err(problem),
                // It is thought of anew when the table goes on.
                Err(Unkept::Waits) => return,
                // Others have decided something meanwhile that does not change this question, or does.
                Err(Unkept::Taken) => {}
            }
        };
        match played {
            Ok(_) => metrics::counter!("besace_bot_moves_total").increment(1),
            Err(problem) => {
                // Who was sent away from a long queue comes back a moment later, and that is nobody's fault.
                static FAILED: Seldom = Seldom::unsaid();
                if problem.code != Code::TooManyRequests
                    && let Some(left_out) = FAILED.now()
                {
                    tracing::warn!(
                        table = %self.table.id, seat = seat.0, code = %problem.code, left_out, "a bot's move failed"
                    );
                }
                self.next_try = self.shared.clock.now() + Duration::from_secs(1);
            }
        }
    }

    pub(super) fn hint(
        &mut self,
        id: &str,
        seat: u8,
        outlet: &Outlet,
        claim: Claim,
    ) -> Result<Answer, Problem> {
        judge::may_have_hint(&self.table, claim.person, seat)?;
        let advised = self.shared.advise(claim.person)?;
        let thinker = Thinker::new(&self.shared, &self.table, (Seat(seat), Level::Expert), claim)?;
        let thinker = thinker.as_adviser(&self.shared);
        let (id, outlet) = (id.to_string(), outlet.clone());
        tokio::spawn(async move {
            let message = match thinker.think().await {
                Ok(Some(Suggested { action, label, reasons, instead })) => {
                    Message::Hint { id, seat, action: Some(action), label: Some(label), reasons, instead }
                }
                Ok(None) => {
                    Message::Hint { id, seat, action: None, label: None, reasons: Vec::new(), instead: None }
                }
                Err(error) if error.code == Code::TooManyRequests => {
                    Message::Refused { id: Some(id), error, sketch: None }
                }
                Err(_) => Message::Refused { id: Some(id), error: Problem::unavailable(), sketch: None },
            };
            // Whoever has heard it may ask for the next.
            drop(advised);
            outlet.send(tell::message(&message));
        });
        Ok(Answer::Later)
    }
}

/// The thought that is being waited for; never, where none is. It is boxed because it is seldom there.
pub(super) async fn next_thought(
    thinking: &mut Option<Thinking>,
) -> Box<(About, Thought, Option<Box<dyn Permit>>)> {
    let Some(waiting) = thinking.as_mut() else { return std::future::pending().await };
    let thought = (&mut waiting.thought).await;
    let (thought, permit) = thought.unwrap_or_else(|_| (Err(Problem::unavailable()), None));
    let about = waiting.about;
    *thinking = None;
    Box::new((about, thought, permit))
}
