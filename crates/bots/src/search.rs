//! The expert's search: Monte-Carlo tree search over what each seat can know.
//!
//! Every iteration imagines one world, descends through what was learnt so far, plays on by instinct to the horizon
//! and appraises. What is learnt is kept per seat and per *history as that seat can tell it* ([`Mind::glimpse`]), so a
//! seat that chooses in the search never knows what another has sealed, and equal-looking situations teach each
//! other. An action that a world does not offer is simply not available in it; exploration counts how often an action
//! *was* available, not how often the situation was met.
//!
//! Where hundreds of actions are listed, the search looks at a few of them first, those that instinct likes, and at more the
//! more often a situation is met: there are never enough iterations to try each of them often.
//!
//! With a number of iterations the same seed gives the same move on every machine: only additions, products and
//! square roots of floating-point numbers are used, which are exact everywhere, and no clock is read.

use crate::fingerprint::{ByFingerprint, fingerprint, mix};
use crate::floor::{Floor, Speaker};
use crate::instinct::Room;
use crate::{ActionOf, Budget, Mind, Sight};
use besace_table::{Game, Guess, MAX_SEATS, Nobody, Offer, Seat, play};
use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

/// How strongly the search is drawn to what has been tried little.
const CURIOSITY: f32 = 0.2;

/// The most situations that are remembered, so that a long think does not fill the memory. Beyond them the search
/// still goes on, in the situations it has.
const MOST_SITUATIONS: usize = 200_000;

/// A list up to this long is tried whole from the start.
const TRIED_WHOLE: usize = 64;

/// How much of a longer list is tried at first.
const TRIED_FIRST: usize = 16;

/// How many iterations pass between two looks at the clock.
const GLANCE: u32 = 16;

/// What a seat that holds back lets the others see.
const HELD_BACK: u64 = u64::MAX;

/// One way to go on from a situation.
pub(crate) struct Arm<Action> {
    /// `None` to hold back.
    pub(crate) action: Option<Action>,
    /// Whether it was sampled from bounds, and so is listed by no world.
    sampled: bool,
    available: u32,
    pub(crate) visits: u32,
    /// The share of the victory that its seat had at the end of it, on average.
    pub(crate) share: f64,
}

impl<Action> Arm<Action> {
    fn new(action: Option<Action>, sampled: bool) -> Arm<Action> {
        Arm { action, sampled, available: 0, visits: 0, share: 0.0 }
    }
}

/// What has been learnt where a seat chooses.
struct Situation<Action> {
    arms: Vec<Arm<Action>>,
    /// Where the arm of an action is, by the action's fingerprint.
    by_action: HashMap<u64, usize, ByFingerprint>,
    /// Where the arm that holds back is.
    holding_back: Option<usize>,
    /// How many arms were sampled.
    sampled: usize,
    visits: u32,
    /// The share of the victory that its seat had on average, whatever it chose.
    share: f64,
}

/// A choice made on the way down.
struct Descent {
    situation: usize,
    arm: usize,
    seat: Seat,
}

/// A search from one seat's sight.
pub(crate) struct Search<'a, M: Mind> {
    sight: &'a Sight<'a, M::Game>,
    speaker: Speaker,
    /// Any imagined world, to measure the horizon from: the horizon is judged by what everybody sees.
    start: M::Game,
    situations: Vec<Situation<ActionOf<M>>>,
    by_history: HashMap<u64, usize, ByFingerprint>,
    room: Room<M>,
    /// The arm of each action in `room`.
    arms: Vec<usize>,
    path: Vec<Descent>,
}

impl<'a, M: Mind> Search<'a, M> {
    /// A search that knows nothing yet; `None` where the seat has nothing to decide.
    pub(crate) fn new(sight: &'a Sight<'a, M::Game>, guess: &mut Guess) -> Option<Search<'a, M>> {
        let start = sight.imagine(guess);
        Some(Search {
            sight,
            speaker: Speaker::of(&start, sight.seat())?,
            start,
            situations: Vec::new(),
            by_history: HashMap::default(),
            room: Room::new(),
            arms: Vec::new(),
            path: Vec::new(),
        })
    }

    /// Searches until the budget is used up, and returns the number of iterations.
    pub(crate) fn run(&mut self, budget: Budget, guess: &mut Guess) -> u32 {
        match budget {
            Budget::Iterations(iterations) => {
                let iterations = iterations.max(1);
                (0..iterations).for_each(|_| self.iterate(guess));
                iterations
            }
            Budget::Millis(millis) => {
                let begun = Instant::now();
                let time = Duration::from_millis(millis);
                let mut iterations: u32 = 0;
                while iterations == 0 || begun.elapsed() < time {
                    (0..GLANCE).for_each(|_| self.iterate(guess));
                    iterations = iterations.saturating_add(GLANCE);
                }
                iterations
            }
        }
    }

    /// One world: re-deal, descend, play on, appraise, remember.
    pub(crate) fn iterate(&mut self, guess: &mut Guess) {
        let mut world = self.sight.imagine(guess);
        world.only_play();
        let floor = self.descend(&mut world, guess);
        self.room.play_on(&mut world, floor, &self.start, guess);
        self.remember(&M::appraise(&world));
    }

    /// The arms of the searching seat's own choice, the most visited first.
    pub(crate) fn verdict(&self) -> Vec<&Arm<ActionOf<M>>> {
        let mut arms: Vec<_> = self.situations.first().map_or(&[][..], |own| &own.arms).iter().collect();
        // A stable sort: among equals, the one that was listed first stays first.
        arms.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.share.total_cmp(&a.share)));
        arms
    }

    /// Goes down through known situations until something is tried for the first time.
    fn descend(&mut self, world: &mut M::Game, guess: &mut Guess) -> Floor {
        let mut floor = Floor::default();
        let mut histories: [u64; MAX_SEATS] = std::array::from_fn(|seat| seat as u64);
        let mut speaker = self.speaker;
        self.path.clear();
        while let Some(situation) = self.situation(world, speaker, &histories) {
            let arm = self.choose(world, speaker, situation, guess);
            let is_new = self.situations[situation].arms[arm].visits == 0;
            self.path.push(Descent { situation, arm, seat: speaker.seat });
            self.follow(world, speaker.seat, &mut histories);
            floor.heard(speaker);
            if is_new || M::is_beyond_horizon(world, &self.start) {
                break;
            }
            let Some(next) = floor.next(world) else { break };
            speaker = next;
        }
        floor
    }

    /// Where the speaker's own history has led it; `None` if that is new and there is no room for it.
    fn situation(
        &mut self,
        world: &M::Game,
        speaker: Speaker,
        histories: &[u64; MAX_SEATS],
    ) -> Option<usize> {
        let table = fingerprint(&(world.pending(), world.phase(), M::scene(world, speaker.seat)));
        let history = mix(histories[speaker.seat.index()], table);
        if let Some(known) = self.by_history.get(&history) {
            return Some(*known);
        }
        let new = self.situations.len();
        (new < MOST_SITUATIONS).then(|| {
            self.by_history.insert(history, new);
            self.situations.push(Situation::new());
            new
        })
    }

    /// The arm to follow in this world: what has done well, and what has been tried little though instinct likes it.
    fn choose(&mut self, world: &M::Game, speaker: Speaker, situation: usize, guess: &mut Guess) -> usize {
        self.list(world, speaker, situation, guess);
        // What was never tried is taken to be as good as the rest.
        let Situation { arms, share: untried, .. } = &mut self.situations[situation];
        let weights = &self.room.weights;
        // Random noise: seats that choose at the same time would otherwise fall into step, learn with the same
        // regularity, and meet each other's sealed choices as surely as if they knew them. The noise goes from nothing
        // to twice the pull.
        let curiosity = 2.0 * CURIOSITY / weights.iter().sum::<f32>();
        let mut best = (self.arms[0], f64::NEG_INFINITY);
        for (at, weight) in self.arms.iter().zip(weights) {
            let arm = &mut arms[*at];
            arm.available += 1;
            let share = if arm.visits == 0 { *untried } else { arm.share };
            let pull = weight * (arm.available as f32).sqrt() / (1 + arm.visits) as f32;
            let promise = share + f64::from(curiosity * guess.fraction() * pull);
            if promise > best.1 {
                best = (*at, promise);
            }
        }
        best.0
    }

    /// Lists the arms that this world offers, and the weight that instinct gives to each. The speaker's choice is
    /// kept in `room.actions`, arm by arm; to hold back, where it can, comes last.
    fn list(&mut self, world: &M::Game, speaker: Speaker, situation: usize, guess: &mut Guess) {
        let seat = speaker.seat;
        let situation = &mut self.situations[situation];
        let Room { offers, actions, weights } = &mut self.room;
        actions.clear();
        weights.clear();
        self.arms.clear();
        offers.clear();
        world.legal(seat, offers);
        let mut wide = Vec::new();
        for offer in offers.drain(..) {
            match offer {
                Offer::Action(action) => actions.push(action),
                Offer::Bounds(bounds) => wide.push(bounds),
            }
        }
        if actions.len() > TRIED_WHOLE {
            situation.narrow::<M>(world, seat, actions, weights, guess);
        }
        situation.arms.reserve(actions.len());
        let mut likely = 0;
        for action in &*actions {
            let arm = situation.arm(action, likely, false);
            self.arms.push(arm);
            likely = arm + 1;
        }
        if !wide.is_empty() {
            situation.widen(world, seat, &wide, guess);
            for (at, arm) in situation.arms.iter().enumerate().filter(|(_, arm)| arm.sampled) {
                let action = arm.action.as_ref().expect("only actions are sampled");
                if !self.arms.contains(&at) && world.allow(seat, action).is_ok() {
                    self.arms.push(at);
                    actions.push(action.clone());
                }
            }
            // It may be that nothing sampled in other worlds is possible in this one.
            let mut others = wide.iter();
            while let ([], Some(bounds)) = (&self.arms[..], others.next()) {
                if let Some(action) = world.sample(seat, bounds, guess) {
                    self.arms.push(situation.arm(&action, 0, true));
                    actions.push(action);
                }
            }
        }
        M::instinct(world, seat, actions, weights);
        if !speaker.must {
            self.arms.push(situation.arm_that_holds_back());
            weights.push(M::patience(world, seat));
        }
        // Instinct is right often enough to play on by, but a search that trusted it as much would never look at what
        // instinct overlooks: here its preferences shrink to their fourth root.
        weights.iter_mut().for_each(|weight| *weight = weight.sqrt().sqrt());
        assert!(!self.arms.is_empty(), "a seat that must decide has something to decide");
    }

    /// Plays the last step of the path, and adds what each seat can tell of it to that seat's history.
    fn follow(&self, world: &mut M::Game, seat: Seat, histories: &mut [u64; MAX_SEATS]) {
        let step = self.path.last().expect("a step was just taken");
        let action = self.situations[step.situation].arms[step.arm].action.as_ref();
        for onlooker in Seat::all(world.seats()) {
            let history = &mut histories[onlooker.index()];
            let seen = match action {
                _ if onlooker == seat => step.arm as u64,
                Some(action) => M::glimpse(world, seat, action, onlooker),
                None => HELD_BACK,
            };
            *history = mix(mix(*history, u64::from(seat.0)), seen);
        }
        if let Some(action) = action {
            play(world, seat, action, &mut Nobody).expect("only what this world offers is chosen");
        }
    }

    fn remember(&mut self, shares: &[f32; MAX_SEATS]) {
        for step in &self.path {
            let share = f64::from(shares[step.seat.index()]);
            let situation = &mut self.situations[step.situation];
            let arm = &mut situation.arms[step.arm];
            situation.visits += 1;
            situation.share += (share - situation.share) / f64::from(situation.visits);
            arm.visits += 1;
            arm.share += (share - arm.share) / f64::from(arm.visits);
        }
    }
}

impl<Action: Eq + Hash + Clone> Situation<Action> {
    fn new() -> Situation<Action> {
        Situation {
            arms: Vec::new(),
            by_action: HashMap::default(),
            holding_back: None,
            sampled: 0,
            visits: 0,
            share: 0.0,
        }
    }

    /// The arm of this action, made if it is new here. It is first looked for at `likely`: worlds list what they offer
    /// in the same order, so it is usually the arm after the one before.
    fn arm(&mut self, action: &Action, likely: usize, sampled: bool) -> usize {
        let is_it = |at: usize| self.arms.get(at).is_some_and(|arm| arm.action.as_ref() == Some(action));
        if is_it(likely) {
            return likely;
        }
        let mark = fingerprint(action);
        match self.by_action.get(&mark) {
            Some(known) if is_it(*known) => *known,
            known => {
                // Two actions that share a fingerprint are kept apart all the same: the second is found by walking.
                let stranger = known.and_then(|_| (0..self.arms.len()).find(|at| is_it(*at)));
                stranger.unwrap_or_else(|| {
                    self.by_action.entry(mark).or_insert(self.arms.len());
                    self.sampled += usize::from(sampled);
                    self.arms.push(Arm::new(Some(action.clone()), sampled));
                    self.arms.len() - 1
                })
            }
        }
    }

    fn arm_that_holds_back(&mut self) -> usize {
        *self.holding_back.get_or_insert_with(|| {
            self.arms.push(Arm::new(None, false));
            self.arms.len() - 1
        })
    }

    /// Shortens a long list to the actions that have an arm already and some of the rest, more the more often the
    /// situation is met: first those that instinct likes best, and those it likes equally in random order.
    fn narrow<M: Mind<Game: Game<Action = Action>>>(
        &mut self,
        world: &M::Game,
        seat: Seat,
        actions: &mut Vec<Action>,
        weights: &mut Vec<f32>,
        guess: &mut Guess,
    ) {
        let mut known = 0;
        for at in 0..actions.len() {
            if self.by_action.contains_key(&fingerprint(&actions[at])) {
                actions.swap(known, at);
                known += 1;
            }
        }
        let room = TRIED_FIRST + self.visits.isqrt() as usize;
        let missing = room.saturating_sub(known).min(actions.len() - known);
        if missing > 0 {
            M::instinct(world, seat, &actions[known..], weights);
            let shaken = weights.drain(..).map(|weight| weight * (1.0 + guess.fraction()));
            let mut order: Vec<(f32, usize)> = shaken.zip(known..).collect();
            order.sort_by(|(a, _), (b, _)| b.total_cmp(a));
            order.truncate(missing);
            order.sort_by_key(|(_, at)| *at);
            (known..).zip(order).for_each(|(to, (_, at))| actions.swap(to, at));
        }
        actions.truncate(known + missing);
    }

    /// Samples more of what is too wide to list, the more often the situation is met.
    fn widen<G: Game<Action = Action>>(
        &mut self,
        world: &G,
        seat: Seat,
        wide: &[G::Bounds],
        guess: &mut Guess,
    ) {
        let room = 2 + self.visits.isqrt() as usize;
        for bounds in wide {
            if self.sampled < room * wide.len()
                && let Some(action) = world.sample(seat, bounds, guess)
            {
                self.arm(&action, 0, true);
            }
        }
    }
}
