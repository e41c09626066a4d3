//! What lies in all places while the story is told: known cards, blank ones, and the pool of which these are.

use super::counts::{Counts, Kinds};
use super::outlook::{Outlook, Prospect, found};
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
            Turn::Goes { from, to, may, needs } => {
                let choice = if self.blank[*from] > 0 { K } else { self.known[*from].nth(0).ok_or(0_u32)? };
                self.take(*from, choice);
                self.put(*to, choice);
                self.show(*to, needs, *may, guess)?;
                Ok(K)
            }
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
        if !missing.is_empty() { self.find(place, missing, may, guess) } else { Ok(()) }
    }

    fn find(&mut self, place: usize, missing: Counts<K>, may: Kinds, guess: &mut Guess) -> Result<(), Kinds> {
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
        if may[1] != Kinds::MAX {
            self.lay(from, may[0], guess)?;
        }
        let [leaving, coming] = outlooks;
        let choice = self.choose(from, to, may[1], [leaving, coming], tried, guess)?;
        self.take(from, choice);
        self.put(to, choice);
        self.show(from, leaving.now(), may[0], guess)?;
        self.show(to, coming.now(), may[1], guess)?;
        Ok(choice)
    }

    /// Which card goes: each as likely as there are cards of it, and as it agrees with what is seen later; how much
    /// that favours it is put on the scales.
    fn choose(
        &mut self,
        from: usize,
        to: usize,
        may: Kinds,
        [leaving, coming]: [&Outlook<K>; 2],
        tried: Kinds,
        guess: &mut Guess,
    ) -> Result<GameOption, Kinds> {
        let (known, blank) = (self.known[from], self.blank[from]);
        let all = known.only(may).len() + u32::from(blank);
        let staying_matters = !leaving.at_last().is_empty();
        let coming_matters = !coming.at_last().are_among(&self.known[to]);
        if all == 1 || !(staying_matters || coming_matters) {
            // There is no choice, or nothing that was seen later tells anything about it.
            let can_go = if tried == 0 { known.only(may) } else { known.only(may & !tried) };
            let blank = if tried & 1 << K == 0 { u32::from(blank) } else { 0 };
            let all = can_go.len() + blank;
            return if all == 0 { Err(0) } else { Ok(can_go.nth(guess.below(all)).unwrap_or(K)) };
        }
        // Of what has to be there now, these are neither there nor in the pool: one of them may just be coming.
        let sought = coming.now().less(&self.known[to]).less(&self.pool);
        let seeks = if sought.is_empty() { Kinds::MAX } else { sought.kinds() };
        let leaving = staying_matters.then(|| Prospect::new(&known, blank, leaving));
        let coming = coming_matters.then(|| Prospect::new(&self.known[to], self.blank[to], coming));
        let each = 1.0 / self.left.max(1) as f32;
        let (mut likelihoods, mut weights) = ([0.0; K], [0.0; K]);
        for (kind, count) in known.only(may & seeks & !tried).counts() {
            let share = f32::from(self.pool.count(kind)) * each;
            likelihoods[kind] = leaving.as_ref().map_or(1.0, |leaving| leaving.without(kind, share))
                * coming.as_ref().map_or(1.0, |coming| coming.with(kind, share));
            weights[kind] = f32::from(count) * likelihoods[kind];
        }
        let blank_can_go = blank > 0 && sought.is_empty() && tried & 1 << K == 0;
        let of_blank = if blank_can_go {
            leaving.as_ref().map_or(1.0, Prospect::without_a_blank)
                * coming.as_ref().map_or(1.0, Prospect::with_a_blank)
        } else {
            0.0
        };
        let weigh_known: f32 = weights.iter().sum();
        let total = weigh_known + f32::from(blank) * of_blank;
        if total <= 0.0 {
            return Err(sought.kinds());
        }
        let choice = pick(&weights, of_blank, guess.fraction() * total);
        let likelihood = if choice < K { likelihoods[choice] } else { of_blank };
        self.weight *= f64::from(total / (all as f32 * likelihood));
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
        let leaving = Prospect::new(&known, blank, outlook);
        let share = f32::from(self.pool.count(kind)) / self.left.max(1) as f32;
        let is_new = |choice: usize| f32::from(u8::from(tried & 1 << choice == 0));
        let (there, maybe) = (f32::from(known.count(kind)), f32::from(blank) * share);
        let (as_known, as_blank) = (leaving.without(kind, share), leaving.without_a_blank());
        let weights = [there * is_new(kind) * as_known, maybe * is_new(K) * as_blank];
        let total = weights[0] + weights[1];
        if total <= 0.0 {
            return Err((1 as Kinds) << kind);
        }
        let is_known = guess.fraction() * total < weights[0] || weights[1] == 0.0;
        let likelihood = if is_known { as_known } else { as_blank };
        let all = known.len() + u32::from(blank);
        self.weight *= f64::from(total / (all as f32 * likelihood));
        let choice = if is_known { kind } else { K };
        self.take(from, choice);
        if choice == K {
            self.pool.take(kind, 1);
            self.left -= 1;
        }
        Ok(choice)
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

/// Where a mark lies among weights that lie side by side, before that of a blank card; rounding can take it beyond them.
fn pick<const K: usize>(weights: &[f32; K], of_blank: f32, mut mark: f32) -> GameOption {
    let under = weights.iter().position(|weight| {
        mark -= weight;
        mark < 0.0
    });
    let last = || weights.iter().rposition(|weight| *weight > 0.0).unwrap_or(K);
    under.unwrap_or_else(|| if of_blank > 0.0 { K } else { last() })
}

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
