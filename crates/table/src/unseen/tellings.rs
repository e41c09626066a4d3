//! A story, told again as often as somebody asks: by going through all its ways where they are few, otherwise by a crowd.
//!
//! This is the method alone. What a story is, and what can happen at each of its turns, is said by a [`Tale`]: the one of
//! this module for cards (`cards`), or one of a game's own.

use super::luck::{Luck, Script};
use crate::{Guess, MAX_SEATS, Seat};
use std::sync::OnceLock;

/// What somebody tells: a row of turns, at each of which chance decides something, or something is seen.
pub trait Tale {
    /// What lies where, as far as one teller has come.
    type Scene: Copy + Ord;
    /// One turn of the story.
    type Turn;

    /// The turns from the first to the last.
    fn turns(&self) -> &[Self::Turn];

    /// How it begins; otherwise why it cannot have begun so.
    fn begin(&self, luck: &mut Luck) -> Result<Self::Scene, Stuck>;

    /// Goes on by one turn; otherwise why it cannot have gone on so. Then the scene is of no use any more.
    fn go_on(&self, scene: &mut Self::Scene, turn: &Self::Turn, luck: &mut Luck) -> Result<(), Stuck>;

    /// Whether something is left to chance at this turn.
    fn leaves_a_choice(&self, turn: &Self::Turn) -> bool;

    /// Whether to have drawn otherwise at an earlier turn, which changed one scene into the other, can be of any help to
    /// somebody who is stuck at a later one.
    fn may_be_to_blame(
        &self,
        turn: &Self::Turn,
        scenes: [&Self::Scene; 2],
        stuck_at: &Self::Turn,
        stuck: Stuck,
    ) -> bool;
}

/// Nobody can go on from here: what was seen next is impossible. Kinds of which there would have to be more, a bit for
/// each, as far as that is known.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stuck(pub u32);

/// All ways are gone through where they are never more than so many, and where that takes no more work than so many pieces
/// (a way that goes on by a turn at which chance decides is one): more of a short story, in which it decides at most this
/// often, than of a long one, of which there will be too many anyway.
const SHORT: usize = 8;
const FEW: [usize; 2] = [300, 64];
const WORK: [usize; 2] = [800, 300];
/// How many tell a story together whose ways are many, and how many such crowds there are.
pub(super) const TOGETHER: usize = 16;
const CROWDS: usize = 32;
/// How many tell it alone where such a crowd gets stuck, and how often each of them goes back.
const ALONE: usize = 4;
const PATIENCE: usize = 60;
/// How many tell it together where all of these get stuck.
const LARGE: [usize; 2] = [200, 1000];

/// Ways, each with a likelihood.
type Ways<S> = Vec<(f64, S)>;

/// What a seat can tell again, as often as it likes. Everything that has been told once is remembered.
pub struct Tellings<T: Tale> {
    tale: T,
    /// All ways, where they are few, each with how likely it and those before it are.
    all: OnceLock<Option<Ways<T::Scene>>>,
    /// The ways that each crowd has found, one as likely as another. Each has a chance of its own, so that what it finds
    /// depends on nobody who asked before.
    crowds: [OnceLock<Vec<T::Scene>>; CROWDS],
    large: OnceLock<Vec<T::Scene>>,
}

impl<T: Tale> Tellings<T> {
    /// Nothing of it has been told yet.
    pub fn new(tale: T) -> Tellings<T> {
        Tellings {
            tale,
            all: OnceLock::new(),
            crowds: [const { OnceLock::new() }; CROWDS],
            large: OnceLock::new(),
        }
    }

    /// What is told.
    pub fn tale(&self) -> &T {
        &self.tale
    }

    /// One way in which it may all have happened; `None` where nobody finds any.
    pub fn tell(&self, guess: &mut Guess) -> Option<T::Scene> {
        if let Some(ways) = self.all() {
            let mark = f64::from(guess.fraction());
            let at = ways.partition_point(|(up_to, _)| *up_to <= mark);
            return ways.get(at).or(ways.last()).map(|(_, scene)| *scene);
        }
        let number = guess.below(CROWDS as u32);
        let ways =
            self.crowds[number as usize].get_or_init(|| self.tell_by_crowd(&mut Guess::new(number.into())));
        (!ways.is_empty()).then(|| ways[guess.below(ways.len() as u32) as usize])
    }

    /// All ways, where they are few.
    pub(super) fn all(&self) -> Option<&[(f64, T::Scene)]> {
        self.all.get_or_init(|| self.list_all()).as_deref()
    }

    /// Goes through all ways turn by turn; those that have led to the same scene are one from then on.
    fn list_all(&self) -> Option<Ways<T::Scene>> {
        let choices = self.tale.turns().iter().filter(|turn| self.tale.leaves_a_choice(turn)).count();
        let is_long = usize::from(choices > SHORT);
        let mut work = WORK[is_long];
        let (mut ways, mut next) = (Vec::new(), Vec::new());
        each_way(
            &mut work,
            |luck| self.tale.begin(luck),
            |likelihood, scene| ways.push((likelihood, scene)),
        )?;
        put_together(&mut ways);
        for turn in self.tale.turns() {
            if !self.tale.leaves_a_choice(turn) {
                let mut script = Script::default();
                let luck = &mut Luck::listed(&mut script);
                ways.retain_mut(|(_, scene)| self.tale.go_on(scene, turn, luck).is_ok());
                continue;
            }
            next.clear();
            for (so_far, scene) in &ways {
                let go_on = |luck: &mut Luck| {
                    let mut scene = *scene;
                    self.tale.go_on(&mut scene, turn, luck).map(|()| scene)
                };
                each_way(&mut work, go_on, |likelihood, scene| next.push((so_far * likelihood, scene)))?;
            }
            put_together(&mut next);
            if next.len() > FEW[is_long] {
                return None;
            }
            std::mem::swap(&mut ways, &mut next);
        }
        let total: f64 = ways.iter().map(|(likelihood, _)| likelihood).sum();
        let mut up_to = 0.0;
        for (likelihood, _) in &mut ways {
            up_to += *likelihood / total;
            *likelihood = up_to;
        }
        Some(ways)
    }

    /// The ways of one crowd. Where all of it gets stuck, those of a few who tell it alone and go back where they are stuck,
    /// at last those of a large crowd: these are a little unfair.
    fn tell_by_crowd(&self, guess: &mut Guess) -> Vec<T::Scene> {
        self.tell_together(TOGETHER, true, guess).unwrap_or_else(|| {
            let alone: Vec<T::Scene> = (0..ALONE).filter_map(|_| self.tell_alone(guess)).collect();
            if alone.is_empty() {
                self.large.get_or_init(|| self.tell_by_large_crowd()).clone()
            } else {
                alone
            }
        })
    }

    fn tell_by_large_crowd(&self) -> Vec<T::Scene> {
        let mut guess = Guess::new(0);
        LARGE.into_iter().find_map(|count| self.tell_together(count, false, &mut guess)).unwrap_or_default()
    }

    /// So many tell it together. Whoever gets stuck goes on from where another is, no matter how much that one weighs: what
    /// weighs little now was drawn with an eye on the future and will be found to have been right. At the end they weigh
    /// what they weigh.
    pub(super) fn tell_together(
        &self,
        count: usize,
        is_fair: bool,
        guess: &mut Guess,
    ) -> Option<Vec<T::Scene>> {
        let mut crowd = Vec::with_capacity(count);
        for _ in 0..count {
            let mut luck = Luck::drawn(is_fair, guess);
            if let Ok(scene) = self.tale.begin(&mut luck) {
                crowd.push((luck.weight(), scene));
            }
        }
        fill_up(&mut crowd, count, guess)?;
        for turn in self.tale.turns() {
            crowd.retain_mut(|(weight, scene)| {
                let mut luck = Luck::drawn(is_fair, guess);
                let went_on = self.tale.go_on(scene, turn, &mut luck).is_ok();
                *weight *= luck.weight();
                went_on
            });
            fill_up(&mut crowd, count, guess)?;
        }
        Some(resampled(&crowd, count, guess))
    }

    /// Where chance has taken a turn after which all that was seen is impossible, the teller goes back to a draw that may
    /// be to blame and draws otherwise; where that does not help, further back. `None` when its patience is at an end.
    fn tell_alone(&self, guess: &mut Guess) -> Option<T::Scene> {
        let turns = self.tale.turns();
        let mut scene = self.tale.begin(&mut Luck::avoiding(0, guess)).ok()?;
        let mut marks: Vec<Mark<T::Scene>> = Vec::new();
        let (mut at, mut tried) = (0, 0);
        let (mut failures, mut furthest, mut distance) = (0, 0, 0);
        while let Some(turn) = turns.get(at) {
            let before = scene;
            let mut luck = Luck::avoiding(tried, guess);
            let went_on = self.tale.go_on(&mut scene, turn, &mut luck);
            if let Some(choice) = luck.first() {
                marks.push(Mark { at, before, after: scene, tried: tried | 1 << choice });
            }
            let Err(stuck) = went_on else {
                tried = 0;
                at += 1;
                continue;
            };
            failures += 1;
            if failures > PATIENCE {
                return None;
            }
            distance = if at > furthest { 1 } else { distance + 1 };
            furthest = furthest.max(at);
            let mut mark = None;
            for _ in 0..distance {
                mark = Some(self.go_back(&mut marks, at, stuck)?);
            }
            Mark { at, before: scene, tried, .. } = mark?;
        }
        Some(scene)
    }

    /// Goes back to the last draw that may be to blame.
    fn go_back(
        &self,
        marks: &mut Vec<Mark<T::Scene>>,
        stuck_at: usize,
        stuck: Stuck,
    ) -> Option<Mark<T::Scene>> {
        let turns = self.tale.turns();
        loop {
            let mark = marks.pop()?;
            let scenes = [&mark.before, &mark.after];
            if self.tale.may_be_to_blame(&turns[mark.at], scenes, &turns[stuck_at], stuck) {
                return Some(mark);
            }
        }
    }
}

/// Where a teller can go back to: before something was drawn.
#[derive(Clone, Copy)]
struct Mark<S> {
    at: usize,
    before: S,
    after: S,
    /// What has been drawn there already.
    tried: u64,
}

/// Calls `found` with every scene to which this can lead, and its likelihood; `None` where that is too much work.
fn each_way<S>(
    work: &mut usize,
    go: impl Fn(&mut Luck) -> Result<S, Stuck>,
    mut found: impl FnMut(f64, S),
) -> Option<()> {
    let mut script = Script::default();
    loop {
        *work = work.checked_sub(1)?;
        let mut luck = Luck::listed(&mut script);
        if let Ok(scene) = go(&mut luck) {
            found(luck.weight(), scene);
        }
        if !script.go_on() {
            return Some(());
        }
    }
}

/// Makes one of all ways that have led to the same scene.
fn put_together<S: Copy + Ord>(ways: &mut Ways<S>) {
    ways.sort_by_key(|(_, scene)| *scene);
    ways.dedup_by(|(likelihood, scene), (kept_likelihood, kept)| {
        let is_same = scene == kept;
        *kept_likelihood += if is_same { *likelihood } else { 0.0 };
        is_same
    });
    // Only how they compare matters; so none ever becomes too small to be written down.
    let total: f64 = ways.iter().map(|(likelihood, _)| likelihood).sum();
    ways.iter_mut().for_each(|(likelihood, _)| *likelihood /= total);
}

/// Puts copies of others in the places of those who got stuck; `None` where nobody is left.
fn fill_up<S: Copy>(crowd: &mut Vec<(f64, S)>, count: usize, guess: &mut Guess) -> Option<()> {
    let left = crowd.len();
    if left == 0 {
        return None;
    }
    // Only how they compare matters; so none ever becomes too small to be written down.
    let most = crowd.iter().fold(0.0, |most: f64, (weight, _)| most.max(*weight));
    if most < 1e-60 {
        crowd.iter_mut().for_each(|(weight, _)| *weight /= most);
    }
    while crowd.len() < count {
        crowd.push(crowd[guess.below(left as u32) as usize]);
    }
    Some(())
}

/// So many of these, each as often as it weighs.
fn resampled<S: Copy>(crowd: &[(f64, S)], count: usize, guess: &mut Guess) -> Vec<S> {
    let total: f64 = crowd.iter().map(|(weight, _)| weight).sum();
    let step = total / count as f64;
    let mut mark = f64::from(guess.fraction()) * step;
    let (mut passed, mut chosen) = (0.0, Vec::with_capacity(count));
    for (weight, scene) in crowd {
        passed += weight;
        while mark < passed && chosen.len() < count {
            chosen.push(*scene);
            mark += step;
        }
    }
    chosen
}

/// What each seat needs to tell a story again, for as long as nothing new has happened: whoever imagines a world has mostly
/// imagined many just before. It follows from the story, so a copy of that begins without it.
pub struct Prepared<T>([OnceLock<Box<T>>; MAX_SEATS]);

impl<T> Default for Prepared<T> {
    fn default() -> Prepared<T> {
        Prepared([const { OnceLock::new() }; MAX_SEATS])
    }
}

impl<T> Clone for Prepared<T> {
    fn clone(&self) -> Prepared<T> {
        Prepared::default()
    }
}

impl<T> Prepared<T> {
    /// That of this seat, which is prepared where it has not been.
    pub fn of(&self, seat: Seat, prepare: impl FnOnce() -> T) -> &T {
        self.0[seat.index()].get_or_init(|| Box::new(prepare()))
    }

    /// Something has happened.
    pub fn is_of_no_use_any_more(&mut self) {
        *self = Prepared::default();
    }
}
