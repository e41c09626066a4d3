//! Trying aims: each is simulated in a world that the seat imagines.

use super::aims::{self, Candidate, Why};
use crate::Parts;
use besace_bots::{Budget, Mind, Reason, Sight, Suggestion, Why as _, rounded};
use besace_hamsterrolle::{Action, Hamsterrolle};
use besace_table::{Guess, Nobody, Seat, play};
use std::time::{Duration, Instant};

/// How many iterations of a common search a simulated turn counts for.
const ITERATIONS_A_TRIAL: u32 = 25;
/// How many aims an expert tries at least and, when it counts them, at most.
const LEAST: u32 = 3;
const MOST: u32 = 24;
/// The share of an expert's trials that goes to new aims if hands tremble. The rest tries the best ones again.
const FRESH: f64 = 0.6;

/// How much a level may try.
pub enum Effort {
    /// This many simulated turns.
    Trials(u32),
    /// As many as fit into this time.
    Time(Duration),
}

impl Effort {
    /// Two aims, each once.
    pub fn regular() -> Effort {
        Effort::Trials(2)
    }

    pub fn expert(budget: Budget) -> Effort {
        match budget {
            Budget::Iterations(iterations) => {
                Effort::Trials((iterations / ITERATIONS_A_TRIAL).clamp(LEAST, MOST))
            }
            Budget::Millis(millis) => Effort::Time(Duration::from_millis(millis)),
        }
    }

    /// The share of it that is used up after this many trials.
    fn used(&self, trials: u32, begun: Instant) -> f64 {
        match self {
            Effort::Trials(most) => f64::from(trials) / f64::from(*most),
            // The next trial will take about as long as those before.
            Effort::Time(_) if trials < LEAST => 0.0,
            Effort::Time(time) => {
                let next = f64::from(trials + 1) / f64::from(trials);
                begun.elapsed().as_secs_f64() * next / time.as_secs_f64()
            }
        }
    }
}

/// An aim, and how its trials have ended so far.
struct Tried {
    action: Action,
    tries: u32,
    /// The share of the victory that it left the seat with, on average.
    share: f64,
    /// How many more pieces were in the hand than if nothing had fallen, on average.
    dropped: f64,
}

/// Tries what looks best and takes what turned out best.
pub fn decide(sight: &Sight<Hamsterrolle>, effort: Effort, guess: &mut Guess) -> Suggestion<Action> {
    let world = sight.imagine(guess);
    let seat = sight.seat();
    let mut fresh = shaken(aims::candidates(&world, seat, guess), guess).into_iter();
    let mut tried: Vec<Tried> = Vec::new();
    let begun = Instant::now();
    let mut trials = 0;
    loop {
        let used = effort.used(trials, begun);
        if used >= 1.0 && trials > 0 {
            break;
        }
        let again = world.is_shaky() && used >= FRESH && trials > LEAST;
        let at = if again { uncertain(&tried) } else { None };
        let at = match at {
            Some(at) => at,
            None => {
                let Some(candidate) = fresh.next() else { break };
                tried.push(Tried { action: candidate.action, tries: 0, share: 0.0, dropped: 0.0 });
                tried.len() - 1
            }
        };
        try_once(sight, seat, &mut tried[at], guess);
        trials += 1;
    }
    tried.sort_by(|a, b| b.trust().total_cmp(&a.trust()));
    let best = &tried[0];
    let suggestion = Suggestion::new(best.action, vec![best.reason(tried.len())]);
    match tried.get(1) {
        Some(next) => suggestion.rather_than(Some(next.action), next.share, None),
        None => suggestion,
    }
}

/// The candidates in the order in which they are tried: by promise, and equal ones in random order. Of identical pieces
/// only one is tried.
fn shaken(mut candidates: Vec<Candidate>, guess: &mut Guess) -> Vec<Candidate> {
    for candidate in &mut candidates {
        candidate.promise *= 1.0 + guess.fraction();
    }
    candidates.sort_by(|a, b| b.promise.total_cmp(&a.promise));
    candidates
}

/// What to try again if hands tremble: of the three best, the one that was tried least.
fn uncertain(tried: &[Tried]) -> Option<usize> {
    let mut order: Vec<usize> = (0..tried.len()).collect();
    order.sort_by(|a, b| tried[*b].share.total_cmp(&tried[*a].share));
    order.into_iter().take(3).min_by_key(|at| tried[*at].tries)
}

impl Tried {
    /// What an aim is trusted to bring. If hands tremble, one that was tried only once may have been lucky.
    fn trust(&self) -> f64 {
        self.share - 0.02 / f64::from(self.tries.max(1))
    }

    fn reason(&self, tried: usize) -> Reason {
        let dropped = (self.dropped * 10.0).round() / 10.0;
        let why = if dropped <= 0.0 { Why::Stays } else { Why::Drops };
        why.reason().with("tried", tried).with("dropped", dropped).with("expected_share", rounded(self.share))
    }
}

fn try_once(sight: &Sight<Hamsterrolle>, seat: Seat, tried: &mut Tried, guess: &mut Guess) {
    let mut world = sight.imagine(guess);
    let due = world.hand_count(seat) + world.partner_of(seat).map_or(0, |partner| world.hand_count(partner));
    let due = due as f64 - if matches!(tried.action, Action::Pass(_)) { 0.0 } else { 1.0 };
    play(&mut world, seat, &tried.action, &mut Nobody).expect("a candidate is allowed");
    let held = world.hand_count(seat) + world.partner_of(seat).map_or(0, |partner| world.hand_count(partner));
    let share = f64::from(Parts::appraise(&world)[seat.index()]);
    tried.tries += 1;
    let weight = 1.0 / f64::from(tried.tries);
    tried.share += (share - tried.share) * weight;
    tried.dropped += (held as f64 - due - tried.dropped) * weight;
}
