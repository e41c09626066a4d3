//! The story, told again by chance as one seat knows it.

use super::counts::{Counts, Kinds};
use super::heaps::Heaps;
use super::outlook::Outlook;
use super::story::{Beginning, Place, Seen, Story};
use crate::{Guess, Seat};
use std::sync::OnceLock;

/// A turn of the story: something is left to chance, or what happens openly between two such turns.
#[derive(Clone, Copy)]
pub(super) enum Turn<const K: usize, const P: usize> {
    /// Cards come to a place, and leave it.
    Open { place: usize, come: Counts<K>, leave: Counts<K> },
    /// A card goes unseen; of both places which kinds can lie there, and what is still to be seen then.
    Passes { from: usize, to: usize, may: [Kinds; 2], outlooks: [Outlook<K>; 2] },
    /// A card goes unseen, but there is nothing to choose: it might be any, or is the only one there. What has to be
    /// where it comes to then.
    Goes { from: usize, to: usize, may: Kinds, needs: Counts<K> },
    /// Chance drew a card that the seat saw; what is still to be seen then of its place.
    Draws { from: usize, kind: usize, outlook: Outlook<K> },
    /// None of these kinds is in a place.
    Lacks { place: usize, kinds: Kinds },
    /// All cards of a place are in another.
    Becomes { from: usize, to: usize },
}

impl<const K: usize, const P: usize> Turn<K, P> {
    /// The places of which it speaks, a bit for each.
    fn places(&self) -> u64 {
        match self {
            Turn::Open { place, .. } | Turn::Lacks { place, .. } => 1 << place,
            Turn::Passes { from, to, .. } => 1 << from | 1 << to,
            Turn::Draws { from, .. } => 1 << from,
            Turn::Goes { from, to, .. } => 1 << from | 1 << to,
            Turn::Becomes { .. } => 0,
        }
    }

    /// Whether what is still to be seen makes one way of it likelier than another.
    fn weighs(&self) -> bool {
        match self {
            Turn::Passes { outlooks, may, .. } => {
                may[1] != Kinds::MAX || outlooks.iter().any(|outlook| !outlook.at_last().is_empty())
            }
            Turn::Goes { needs, .. } => !needs.is_empty(),
            Turn::Draws { .. } | Turn::Lacks { .. } => true,
            Turn::Open { .. } | Turn::Becomes { .. } => false,
        }
    }

    fn leaves_a_choice(&self) -> bool {
        matches!(self, Turn::Passes { .. } | Turn::Draws { .. })
    }
}

/// What a seat can tell again, as often as it likes.
pub struct Retelling<const K: usize, const P: usize> {
    beginning: Heaps<K, P>,
    may: [Kinds; P],
    /// What has to be in each place at the beginning.
    needs: [Counts<K>; P],
    turns: Vec<Turn<K, P>>,
    /// Whether one way can weigh more than another.
    weighs: bool,
    /// The ways of a long story that have been told so far.
    ways: Vec<OnceLock<Option<Box<Heaps<K, P>>>>>,
    /// Ways in which it may have gone, for stories that are hard to tell: found by a chance of their own,
    /// so that it depends on nobody who asked before.
    crowd: OnceLock<Vec<Heaps<K, P>>>,
}

/// How many ways are told of a long story, and up to how many choices one is short: that is told anew each time.
const WAYS: usize = 512;
const QUICK: usize = 12;
/// How many tell a short story, and a long one, before one of them is taken.
const ENOUGH: [usize; 2] = [6, 3];
/// How many try for each of these, and how many may get stuck before the first one comes to the end.
const TRIES: usize = 4;
const STUCK: usize = 6;
/// How many try to tell it by going back where they are stuck, one after the other, and how often each goes back.
const PATIENT: usize = 3;
const PATIENCE: usize = 40;
/// How many tell it together.
const CROWDS: [usize; 2] = [100, 1000];

impl<const K: usize, const P: usize> Retelling<K, P> {
    /// Reads the story backwards, which is how far one has to know what comes.
    pub(super) fn new(story: &Story<K, P>, seat: Seat, hidden: Counts<K>) -> Retelling<K, P> {
        let Beginning { mut sizes, owners, may } = story.beginning;
        for (size, _) in sizes.iter_mut().zip(owners).filter(|(_, owner)| *owner == Some(seat)) {
            *size = 0;
        }
        let now = story.seen_by(seat).rev().fold(sizes, sizes_after);
        let mut reading =
            Reading { turns: Vec::new(), ahead: [Outlook::NOTHING; P], sizes: now, pool: hidden };
        story.seen_by(seat).for_each(|step| reading.go_back_before(step, &may));
        let Reading { mut turns, ahead, pool, .. } = reading;
        turns.reverse();
        for step in story.seen_by(seat) {
            // It is as if that card had never been there.
            if let Seen::DrawsBlank(from) = step {
                sizes[from.index()] -= 1;
            }
        }
        let choices = turns.iter().filter(|turn| turn.leaves_a_choice()).count();
        let ways = if choices > QUICK { WAYS } else { 0 };
        let needs = ahead.map(|outlook| *outlook.now());
        let is_plain = |place: usize| needs[place].is_empty() && may[place] == Kinds::MAX;
        let weighs = turns.iter().any(Turn::weighs) || !(0..P).all(is_plain);
        Retelling {
            weighs,
            ways: std::iter::repeat_with(OnceLock::new).take(ways).collect(),
            beginning: Heaps::new([Counts::NONE; P], sizes, pool),
            may,
            needs,
            turns,
            crowd: OnceLock::new(),
        }
    }

    /// One way in which it may all have happened; `None` where nobody finds any.
    ///
    /// Whoever searches asks thousands of times. So of a long story there is a fixed number of ways, each with a chance of
    /// its own, and what has been told once is remembered: which way is told depends on nobody who asked before.
    pub fn tell(&self, guess: &mut Guess) -> Option<Heaps<K, P>> {
        if !self.is_long() {
            return self.tell_anew(guess);
        }
        let number = guess.below(WAYS as u32);
        let tell = || self.tell_anew(&mut Guess::new(number.into())).map(Box::new);
        self.ways[number as usize].get_or_init(tell).as_deref().copied()
    }

    /// Whether its ways are remembered.
    pub(super) fn is_long(&self) -> bool {
        !self.ways.is_empty()
    }

    /// The same, by somebody who remembers nothing.
    pub(super) fn tell_anew(&self, guess: &mut Guess) -> Option<Heaps<K, P>> {
        let patiently = |guess: &mut Guess| (0..PATIENT).find_map(|_| self.tell_patiently(guess));
        self.tell_fairly(guess).or_else(|| patiently(guess)).or_else(|| {
            let crowd = self.crowd.get_or_init(|| self.gather_crowd());
            (!crowd.is_empty()).then(|| crowd[guess.below(crowd.len() as u32) as usize])
        })
    }

    /// A few tell it, and one of them is taken, each as readily as it weighs; `None` where nobody comes to the end soon.
    fn tell_fairly(&self, guess: &mut Guess) -> Option<Heaps<K, P>> {
        let (mut taken, mut total, mut arrived) = (None, 0.0, 0);
        let enough = if self.weighs { ENOUGH[usize::from(self.is_long())] } else { 1 };
        for sent in 1..=enough * TRIES {
            if let Some(heaps) = self.tell_once(guess) {
                total += heaps.weight;
                arrived += 1;
                if f64::from(guess.fraction()) * total < heaps.weight {
                    taken = Some(heaps);
                }
                if arrived == enough {
                    break;
                }
            } else if arrived == 0 && sent == STUCK {
                break;
            }
        }
        taken
    }

    fn tell_once(&self, guess: &mut Guess) -> Option<Heaps<K, P>> {
        let mut heaps = self.begin(true, guess)?;
        for turn in &self.turns {
            heaps.go_on(turn, 0, guess).ok()?;
        }
        Some(heaps)
    }

    /// The beginning, with what has to be there, and a kind for every card where not all can lie.
    fn begin(&self, is_fair: bool, guess: &mut Guess) -> Option<Heaps<K, P>> {
        let mut heaps = self.beginning.told(is_fair);
        for (place, (needs, may)) in self.needs.iter().zip(self.may).enumerate() {
            heaps.show(place, needs, may, guess).ok()?;
        }
        for (place, may) in self.may.into_iter().enumerate().filter(|(_, may)| *may != Kinds::MAX) {
            heaps.lay(place, may, guess).ok()?;
        }
        Some(heaps)
    }

    /// Where chance has taken a turn after which all that was seen is impossible, the teller goes back to a draw that may
    /// be to blame and draws otherwise; where that does not help, further back. `None` when its patience is at an end.
    fn tell_patiently(&self, guess: &mut Guess) -> Option<Heaps<K, P>> {
        let mut heaps = self.begin(false, guess)?;
        let mut marks: Vec<Mark<K, P>> = Vec::new();
        let (mut at, mut tried) = (0, 0);
        let (mut failures, mut furthest, mut distance) = (0, 0, 0);
        while let Some(turn) = self.turns.get(at) {
            if turn.leaves_a_choice() {
                marks.push(Mark { at, heaps, tried, used_up: 0 });
            }
            let pool = *heaps.pool();
            let missing = match heaps.go_on(turn, tried, guess) {
                Ok(choice) => {
                    if let Some(mark) = marks.last_mut().filter(|mark| mark.at == at) {
                        mark.tried |= 1 << choice;
                        mark.used_up = pool.less(heaps.pool()).kinds();
                    }
                    tried = 0;
                    at += 1;
                    continue;
                }
                Err(missing) => missing,
            };
            failures += 1;
            if failures > PATIENCE {
                return None;
            }
            distance = if at > furthest { 1 } else { distance + 1 };
            furthest = furthest.max(at);
            Mark { at, heaps, tried, .. } = self.go_back(&mut marks, at, missing, distance)?;
        }
        Some(heaps)
    }

    /// Goes back by so many of those draws that may be to blame: of a card that came to a place of this turn, or left it, or
    /// after which a kind that is missing in the pool was taken from it.
    fn go_back(
        &self,
        marks: &mut Vec<Mark<K, P>>,
        stuck: usize,
        missing: Kinds,
        distance: usize,
    ) -> Option<Mark<K, P>> {
        let places = self.turns[stuck].places();
        let may_be_to_blame = |mark: &Mark<K, P>| {
            mark.at != stuck && (self.turns[mark.at].places() & places != 0 || mark.used_up & missing != 0)
        };
        let mut back = None;
        for _ in 0..distance {
            back = loop {
                let mark = marks.pop()?;
                if may_be_to_blame(&mark) {
                    break Some(mark);
                }
            };
        }
        back
    }

    /// The ways that a crowd has found, the smallest that finds any.
    fn gather_crowd(&self) -> Vec<Heaps<K, P>> {
        let mut guess = Guess::new(0);
        CROWDS.into_iter().find_map(|count| self.tell_together(count, &mut guess)).unwrap_or_default()
    }

    /// Whoever gets stuck goes on from where another is, rather from where a heavy one is than from where a light one is.
    fn tell_together(&self, count: usize, guess: &mut Guess) -> Option<Vec<Heaps<K, P>>> {
        let mut crowd: Vec<Heaps<K, P>> = (0..count).filter_map(|_| self.begin(false, guess)).collect();
        for turn in &self.turns {
            crowd.retain_mut(|heaps| heaps.go_on(turn, 0, guess).is_ok());
            if crowd.len() < count {
                crowd = resampled(&crowd, count, guess)?;
            }
        }
        resampled(&crowd, count, guess)
    }
}

/// So many of these, each as often as it weighs; `None` of none.
fn resampled<const K: usize, const P: usize>(
    crowd: &[Heaps<K, P>],
    count: usize,
    guess: &mut Guess,
) -> Option<Vec<Heaps<K, P>>> {
    let total: f64 = crowd.iter().map(|heaps| heaps.weight).sum();
    let step = total / count as f64;
    let mut mark = f64::from(guess.fraction()) * step;
    let (mut passed, mut chosen) = (0.0, Vec::with_capacity(count));
    for heaps in crowd {
        passed += heaps.weight;
        while mark < passed && chosen.len() < count {
            let mut heaps = *heaps;
            heaps.weight = 1.0;
            chosen.push(heaps);
            mark += step;
        }
    }
    (!chosen.is_empty()).then_some(chosen)
}

/// Where a teller can go back to: before something was drawn.
#[derive(Clone, Copy)]
struct Mark<const K: usize, const P: usize> {
    at: usize,
    heaps: Heaps<K, P>,
    /// What has been drawn there already.
    tried: Kinds,
    /// Of which kinds blank cards then turned out to be.
    used_up: Kinds,
}

/// The story while it is read backwards.
struct Reading<const K: usize, const P: usize> {
    turns: Vec<Turn<K, P>>,
    /// What is still to be seen of each place.
    ahead: [Outlook<K>; P],
    /// How many cards lie in each place.
    sizes: [u8; P],
    /// The kinds of all cards that are hidden.
    pool: Counts<K>,
}

impl<const K: usize, const P: usize> Reading<K, P> {
    fn go_back_before(&mut self, step: Seen, may: &[Kinds; P]) {
        match step {
            Seen::Joins(place, kind, count) => {
                self.sizes[place.index()] -= count;
                self.ahead[place.index()].before_joining(kind, count);
                self.pool.take(kind, count);
                let (come, leave) = self.open(place);
                let undone = leave.count(kind).min(count);
                leave.take(kind, undone);
                come.add(kind, count - undone);
            }
            Seen::Leaves(place, kind, count) => {
                self.sizes[place.index()] += count;
                self.ahead[place.index()].before_leaving(kind, count);
                self.pool.add(kind, count);
                let (come, leave) = self.open(place);
                let undone = come.count(kind).min(count);
                come.take(kind, undone);
                leave.add(kind, count - undone);
            }
            Seen::Shows(place, kind, count) => self.ahead[place.index()].before_showing(kind, count),
            Seen::Lacks(place, kinds) => self.turns.push(Turn::Lacks { place: place.index(), kinds }),
            Seen::Passes(from, to) => {
                let (from, to) = (from.index(), to.index());
                let outlooks = [self.ahead[from], self.ahead[to]];
                let is_the_only_one = self.sizes[from] == 0 && may[to] == Kinds::MAX;
                self.turns.push(if is_the_only_one {
                    Turn::Goes { from, to, may: may[to], needs: *outlooks[1].now() }
                } else {
                    Turn::Passes { from, to, may: [may[from], may[to]], outlooks }
                });
                self.ahead[to].before_an_arrival();
                self.sizes[to] -= 1;
                self.sizes[from] += 1;
                if let Some(kind) = outlooks[1].must_have_come(self.sizes[to]) {
                    self.ahead[from].before_leaving(kind, 1);
                }
            }
            Seen::PassesBlank(from, to) => {
                let (from, to) = (from.index(), to.index());
                self.turns.push(Turn::Goes { from, to, may: may[to], needs: *self.ahead[to].now() });
                self.ahead[to].before_an_arrival();
                self.sizes[to] -= 1;
                self.sizes[from] += 1;
            }
            Seen::Draws(from, kind) => {
                let from = from.index();
                self.turns.push(Turn::Draws { from, kind, outlook: self.ahead[from] });
                self.sizes[from] += 1;
                self.ahead[from].before_leaving(kind, 1);
                self.pool.add(kind, 1);
            }
            Seen::Becomes(from, to) => {
                let (from, to) = (from.index(), to.index());
                self.turns.push(Turn::Becomes { from, to });
                self.ahead[from] = std::mem::replace(&mut self.ahead[to], Outlook::NOTHING);
                self.sizes.swap(from, to);
            }
            Seen::DrawsBlank(from) => self.sizes[from.index()] += 1,
        }
    }

    /// What comes to this place and leaves it openly since something was last left to chance. What comes and goes is left
    /// out.
    fn open(&mut self, place: Place) -> (&mut Counts<K>, &mut Counts<K>) {
        let is_open = |turn: &&Turn<K, P>| matches!(turn, Turn::Open { .. });
        let open = self.turns.iter().rev().take_while(is_open).count();
        let since = self.turns.len() - open;
        let is_there =
            |turn: &Turn<K, P>| matches!(turn, Turn::Open { place: at, .. } if *at == place.index());
        let at = self.turns[since..].iter().position(is_there).map(|at| since + at).unwrap_or_else(|| {
            self.turns.push(Turn::Open { place: place.index(), come: Counts::NONE, leave: Counts::NONE });
            self.turns.len() - 1
        });
        match &mut self.turns[at] {
            Turn::Open { come, leave, .. } => (come, leave),
            _ => unreachable!("an open turn was found or made"),
        }
    }
}

/// How many cards lie in each place after a step.
fn sizes_after<const P: usize>(mut sizes: [u8; P], step: Seen) -> [u8; P] {
    match step {
        Seen::Joins(place, _, count) => sizes[place.index()] += count,
        Seen::Leaves(place, _, count) => sizes[place.index()] -= count,
        Seen::Shows(..) | Seen::Lacks(..) => {}
        Seen::Passes(from, to) | Seen::PassesBlank(from, to) => {
            sizes[from.index()] -= 1;
            sizes[to.index()] += 1;
        }
        Seen::Draws(from, _) | Seen::DrawsBlank(from) => sizes[from.index()] -= 1,
        Seen::Becomes(from, to) => sizes.swap(from.index(), to.index()),
    }
    sizes
}
