//! What lies in all places while the story is told: known cards, blank ones, and the pool of which these are.

use super::counts::{Counts, Kinds};
use super::outlook::{Outlook, found};
use super::retelling::Turn;
use super::story::Place;
use crate::Guess;

/// More blank cards than these are not given a kind together: what one of them is tells hardly anything of the others.
const TOGETHER: u32 = 12;

/// What lies in each place, as far as it is imagined.
#[derive(Clone, Copy)]
pub struct Heaps<const K: usize, const P: usize> {
    known: [Counts<K>; P],
    blank: [u8; P],
    pool: Counts<K>,
    /// How many cards the pool has.
    left: u32,
    /// How likely this way is, divided by how likely it was to be drawn.
    pub(super) weight: f64,
    /// Whether to be fair rather than quick.
    is_fair: bool,
}

/// What was drawn where something was left to chance: the number of a kind, or of a blank card after all kinds.
pub(super) type GameOption = usize;

impl<const K: usize, const P: usize> Heaps<K, P> {
    /// These cards lie in the places, and so many in all; the others are blank, and of the pool.
    pub fn new(known: [Counts<K>; P], sizes: [u8; P], pool: Counts<K>) -> Heaps<K, P> {
        let blank = std::array::from_fn(|place| sizes[place] - known[place].len() as u8);
        Heaps { known, blank, pool, left: pool.len(), weight: 1.0, is_fair: false }
    }

    /// The cards of a place, but for blank ones.
    pub fn known(&self, place: Place) -> &Counts<K> {
        &self.known[place.index()]
    }

    /// How many cards of a place might be anything in the pool.
    pub fn blank(&self, place: Place) -> u8 {
        self.blank[place.index()]
    }

    /// The kinds of all blank cards.
    pub fn pool(&self) -> &Counts<K> {
        &self.pool
    }

    /// All cards of a place, with a kind for each blank one from the pool.
    pub fn deal(&mut self, place: Place, guess: &mut Guess) -> Counts<K> {
        while self.blank[place.index()] > 0 {
            let kind = self.pool.draw(guess).expect("the pool has a card for each blank one");
            self.blank[place.index()] -= 1;
            self.left -= 1;
            self.known[place.index()].add(kind, 1);
        }
        self.known[place.index()]
    }

    /// The same, for a story that is told fairly, or quickly.
    pub(super) fn told(mut self, is_fair: bool) -> Heaps<K, P> {
        self.is_fair = is_fair;
        self
    }

    /// Whether the turn is possible; if it is not, the heaps are of no use any more. What has been `tried` is not drawn.
    ///
    /// Returns what was drawn; otherwise the kinds that would have to be in the pool.
    pub(super) fn go_on(
        &mut self,
        turn: &Turn<K, P>,
        tried: Kinds,
        guess: &mut Guess,
    ) -> Result<GameOption, Kinds> {
        match turn {
            Turn::Open { place, come, leave } => {
                let known = self.known[*place].plus(come);
                debug_assert!(leave.less(&known).is_empty(), "what leaves has been found before");
                self.known[*place] = known.less(leave);
                Ok(K)
            }
            Turn::Lacks { place, kinds } => self.lack(*place, *kinds, guess),
            Turn::Becomes { from, to } => {
                self.known[*to] = std::mem::replace(&mut self.known[*from], Counts::NONE);
                self.blank[*to] = std::mem::take(&mut self.blank[*from]);
                Ok(K)
            }
            Turn::Passes { from, to, may, outlooks } => self.pass(*from, *to, *may, outlooks, tried, guess),
            Turn::Draws { from, kind, outlook } => self.draw(*from, *kind, outlook, tried, guess),
        }
    }

    /// There are at least these: blank cards turn out to be what is missing. Whoever is fair gives the others a kind, too:
    /// that some are of a kind does not make it likelier of the rest, and that would be forgotten later.
    pub(super) fn show(
        &mut self,
        place: usize,
        cards: &Counts<K>,
        may: Kinds,
        guess: &mut Guess,
    ) -> Result<(), Kinds> {
        let missing = cards.less(&self.known[place]);
        if missing.is_empty() {
            return Ok(());
        }
        let blank = u32::from(self.blank[place]);
        let likelihood = found(&missing, blank, &self.pool, self.left);
        if likelihood == 0.0 {
            return Err(missing.less(&self.pool).kinds());
        }
        self.weight *= likelihood;
        self.pool = self.pool.less(&missing);
        self.known[place] = self.known[place].plus(&missing);
        self.left -= missing.len();
        self.blank[place] -= missing.len() as u8;
        if !self.is_fair || blank > TOGETHER {
            return Ok(());
        }
        loop {
            let mut heaps = *self;
            heaps.lay(place, may, guess)?;
            let dealt = heaps.known[place].less(&self.known[place]);
            if guess.fraction() < as_often_counted(&missing, &dealt) {
                *self = heaps;
                return Ok(());
            }
        }
    }

    /// Gives all blank cards of a place a kind that can lie there.
    pub(super) fn lay(&mut self, place: usize, may: Kinds, guess: &mut Guess) -> Result<(), Kinds> {
        while self.blank[place] > 0 {
            let mut choice = self.pool.only(may);
            self.weight *= f64::from(choice.len()) / f64::from(self.left);
            let kind = choice.draw(guess).ok_or(may)?;
            self.pool.take(kind, 1);
            self.left -= 1;
            self.blank[place] -= 1;
            self.known[place].add(kind, 1);
        }
        Ok(())
    }

    /// None of these kinds is there: blank cards are given another kind at once, so that it is not forgotten.
    fn lack(&mut self, place: usize, kinds: Kinds, guess: &mut Guess) -> Result<GameOption, Kinds> {
        if self.known[place].kinds() & kinds != 0 {
            return Err(0);
        }
        self.lay(place, !kinds, guess)?;
        Ok(K)
    }

    /// Some card goes from one place to another. What has to be there then is shown at once: it could not be otherwise,
    /// and whatever is drawn later can count with it.
    fn pass(
        &mut self,
        from: usize,
        to: usize,
        may: [Kinds; 2],
        outlooks: &[Outlook<K>; 2],
        tried: Kinds,
        guess: &mut Guess,
    ) -> Result<GameOption, Kinds> {
        let takes_all = may[1] == Kinds::MAX;
        if !takes_all {
            self.lay(from, may[0], guess)?;
        }
        let [leaving, coming] = outlooks;
        let says_nothing = leaving.at_last().is_empty() && coming.at_last().less(&self.known[to]).is_empty();
        let choice = if takes_all && says_nothing && tried == 0 {
            let all = self.known[from].len() + u32::from(self.blank[from]);
            self.known[from].nth(guess.below(all)).unwrap_or(K)
        } else {
            let can_go = self.known[from].only(may[1] & !tried);
            let mut likelihoods = [0.0; MOST];
            for (kind, _) in can_go.counts() {
                let one = Counts::of(kind, 1);
                let rest = self.likelihood(leaving, &self.known[from].less(&one), self.blank[from]);
                if rest > 0.0 {
                    let with = self.known[to].plus(&one);
                    likelihoods[kind] = rest * self.likelihood(coming, &with, self.blank[to]);
                }
            }
            if self.blank[from] > 0 && tried & 1 << K == 0 {
                let rest = self.likelihood(leaving, &self.known[from], self.blank[from] - 1);
                if rest > 0.0 {
                    likelihoods[K] = rest * self.likelihood(coming, &self.known[to], self.blank[to] + 1);
                }
            }
            let all = self.known[from].only(may[1]).len() + u32::from(self.blank[from]);
            let mut counts = [0.0; MOST];
            can_go.counts().for_each(|(kind, count)| counts[kind] = f32::from(count));
            counts[K] = f32::from(self.blank[from]);
            let sought = coming.now().less(&self.known[to]).less(&self.pool).kinds();
            self.choose(&counts, &likelihoods, all as f32, guess).ok_or(sought)?
        };
        self.take(from, choice);
        self.put(to, choice);
        self.show(from, leaving.now(), may[0], guess)?;
        self.show(to, coming.now(), may[1], guess)?;
        Ok(choice)
    }

    /// Chance drew a card of this kind, and the seat saw it: one that was known, or a blank one.
    fn draw(
        &mut self,
        from: usize,
        kind: usize,
        outlook: &Outlook<K>,
        tried: Kinds,
        guess: &mut Guess,
    ) -> Result<GameOption, Kinds> {
        let (known, blank) = (self.known[from], self.blank[from]);
        let (mut counts, mut likelihoods) = ([0.0; MOST], [0.0; MOST]);
        if known.count(kind) > 0 && tried & 1 << kind == 0 {
            counts[kind] = f32::from(known.count(kind));
            likelihoods[kind] = self.likelihood(outlook, &known.less(&Counts::of(kind, 1)), blank);
        }
        if blank > 0 && self.pool.count(kind) > 0 && tried & 1 << K == 0 {
            counts[K] = f32::from(blank) * f32::from(self.pool.count(kind)) / self.left as f32;
            likelihoods[K] = self.likelihood(outlook, &known, blank - 1);
        }
        let all = known.len() + u32::from(blank);
        let choice = self.choose(&counts, &likelihoods, all as f32, guess).ok_or((1 as Kinds) << kind)?;
        self.take(from, choice);
        if choice == K {
            self.pool.take(kind, 1);
            self.left -= 1;
        }
        Ok(choice)
    }

    /// Draws one of the choices, each as likely as there are cards of it, and as it agrees with what is seen later; how
    /// much that favours it is put on the scales.
    fn choose(
        &mut self,
        counts: &[f32; MOST],
        likelihoods: &[f32; MOST],
        all: f32,
        guess: &mut Guess,
    ) -> Option<GameOption> {
        let weights: [f32; MOST] = std::array::from_fn(|choice| counts[choice] * likelihoods[choice]);
        let total: f32 = weights.iter().sum();
        let choice = if total > 0.0 { guess.pick(&weights) } else { None }?;
        self.weight *= f64::from(total / (all * likelihoods[choice]));
        Some(choice)
    }

    fn likelihood(&self, outlook: &Outlook<K>, known: &Counts<K>, blank: u8) -> f32 {
        outlook.likelihood(known, blank.into(), &self.pool, self.left)
    }

    fn take(&mut self, place: usize, choice: GameOption) {
        if choice == K {
            self.blank[place] -= 1;
        } else {
            self.known[place].take(choice, 1);
        }
    }

    fn put(&mut self, place: usize, choice: GameOption) {
        if choice == K {
            self.blank[place] += 1;
        } else {
            self.known[place].add(choice, 1);
        }
    }
}

/// Room for every kind that a game can have, and for a blank card.
const MOST: usize = Kinds::BITS as usize;

/// One divided by the number of ways in which those that were missing can be chosen among all that turned out to be of
/// their kinds: so much too often such a deal is made when they are dealt first.
fn as_often_counted<const K: usize>(missing: &Counts<K>, dealt: &Counts<K>) -> f32 {
    let mut share = 1.0;
    for (kind, count) in missing.counts() {
        let all = count + dealt.count(kind);
        share *= (0..count).map(|at| f32::from(at + 1) / f32::from(all - at)).product::<f32>();
    }
    share
}
