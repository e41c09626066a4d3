//! What lies in all places while the story is told: known cards, blank ones, and the pool of which these are.

use super::counts::{Counts, Kinds};
use super::luck::{Luck, Odds};
use super::outlook::{MOST_AT_ONCE, Outlook, Prospect, found, likelihoods_of_numbers};
use super::retelling::Turn;
use super::story::Place;
use super::tellings::Stuck;
use crate::Guess;

/// What lies in each place, as far as it is imagined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Heaps<const K: usize, const P: usize> {
    known: [Counts<K>; P],
    blank: [u8; P],
    pool: Counts<K>,
    /// How many cards the pool has.
    left: u32,
}

/// Which card it is: the number of a kind, or that of a blank card after all kinds.
type Choice = usize;

impl<const K: usize, const P: usize> Heaps<K, P> {
    /// These cards lie in the places, and so many in all; the others are blank, and of the pool.
    pub fn new(known: [Counts<K>; P], sizes: [u8; P], pool: Counts<K>) -> Heaps<K, P> {
        let blank = std::array::from_fn(|place| sizes[place] - known[place].len() as u8);
        Heaps { known, blank, pool, left: pool.len() }
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
            debug_assert!(self.left > 0, "the pool has a card for each blank one");
            let kind = self.pool.nth(guess.below(self.left)).expect("the pool has so many cards");
            self.turns_out(place.index(), kind, 1);
        }
        self.known[place.index()]
    }

    /// Goes on by a turn; otherwise the kinds that would have to be in the pool.
    pub(super) fn go_on(&mut self, turn: &Turn<K>, luck: &mut Luck) -> Result<(), Stuck> {
        match turn {
            Turn::Open { place, come, leave } => {
                let known = self.known[*place].plus(come);
                debug_assert!(leave.are_among(&known), "what leaves has been found before");
                self.known[*place] = known.less(leave);
                Ok(())
            }
            Turn::Lacks { place, kinds } => {
                if self.known[*place].kinds() & kinds != 0 {
                    return Err(Stuck(0));
                }
                self.find(*place, &Counts::NONE, !kinds, &Counts::NONE, &Outlook::NOTHING, luck)
            }
            Turn::Becomes { from, to } => {
                self.known[*to] = std::mem::replace(&mut self.known[*from], Counts::NONE);
                self.blank[*to] = std::mem::take(&mut self.blank[*from]);
                Ok(())
            }
            Turn::Passes { from, to, may, outlooks } => self.pass(*from, *to, *may, outlooks, luck),
            Turn::Goes { from, to, may, outlook } => {
                let choice =
                    if self.blank[*from] > 0 { K } else { self.known[*from].nth(0).ok_or(Stuck(0))? };
                self.moves(*from, *to, choice);
                self.show(*to, *may, outlook, &Counts::NONE, luck)
            }
            Turn::Draws { from, kind, outlook } => self.draw(*from, *kind, outlook, luck),
        }
    }

    /// There has to be what has to be there now: blank cards turn out to be what is missing. So much of each kind is
    /// needed elsewhere at the same time.
    pub(super) fn show(
        &mut self,
        place: usize,
        may: Kinds,
        outlook: &Outlook<K>,
        elsewhere: &Counts<K>,
        luck: &mut Luck,
    ) -> Result<(), Stuck> {
        let missing = outlook.now().less(&self.known[place]);
        if missing.is_empty() { Ok(()) } else { self.find(place, &missing, may, elsewhere, outlook, luck) }
    }

    /// What has to be in a place and is not known to be there.
    pub(super) fn missing(&self, place: usize, outlook: &Outlook<K>) -> Counts<K> {
        outlook.now().less(&self.known[place])
    }

    /// All blank cards of a place are given a kind that can lie there, at least so many of these. Also the others: that some
    /// are of a kind does not make it likelier of the rest, and that would be forgotten later. How many are of each kind is
    /// drawn kind by kind. Whoever is not fair leaves them blank: then less of what is seen later is impossible.
    pub(super) fn find(
        &mut self,
        place: usize,
        missing: &Counts<K>,
        may: Kinds,
        elsewhere: &Counts<K>,
        outlook: &Outlook<K>,
        luck: &mut Luck,
    ) -> Result<(), Stuck> {
        let mut blank = u32::from(self.blank[place]);
        let mut due = missing.len();
        let short = missing.plus(elsewhere).less(&self.pool);
        if due > blank || !short.is_empty() {
            return Err(Stuck(short.kinds()));
        }
        if blank as usize >= MOST_AT_ONCE || !luck.is_fair() {
            return self.find_only(place, missing, may, luck);
        }
        let mut left = self.left;
        for kind in 0..K {
            let there = u32::from(self.pool.count(kind));
            if blank == 0 {
                break;
            }
            if there == 0 {
                continue;
            }
            let least = u32::from(missing.count(kind));
            due -= least;
            let can_be = may & 1 << kind != 0;
            let spare = there - u32::from(elsewhere.count(kind));
            let most = if can_be { spare.min(blank - due) } else { 0 };
            let wanted = outlook.at_last().count(kind).saturating_sub(self.known[place].count(kind));
            let likelihoods = likelihoods_of_numbers(blank, there, left);
            let mut options = [Odds::NONE; MOST_AT_ONCE];
            for number in least..=most {
                // What will be seen here in the end has to be here, or has to come.
                let lack = u32::from(wanted).saturating_sub(number).min(3);
                let liking = 1.0 / f32::from(1_u8 << (2 * lack));
                options[number as usize] = Odds { natural: likelihoods[number as usize], liking };
            }
            let number = luck.pick(&options, Odds::NONE).ok_or(Stuck(may & !(1 << kind)))?;
            self.turns_out(place, kind, number as u8);
            blank -= number as u32;
            left -= there;
        }
        if blank == 0 { Ok(()) } else { Err(Stuck(may)) }
    }

    /// The same, but where everything can lie there the others stay blank: also where they are so many that what some of them
    /// are tells hardly anything of the rest.
    fn find_only(
        &mut self,
        place: usize,
        missing: &Counts<K>,
        may: Kinds,
        luck: &mut Luck,
    ) -> Result<(), Stuck> {
        let natural = found(missing, self.blank[place].into(), &self.pool, self.left);
        luck.pick(&[], Odds { natural, liking: 1.0 }).ok_or(Stuck(missing.kinds()))?;
        missing.counts().for_each(|(kind, count)| self.turns_out(place, kind, count));
        if may == Kinds::MAX { Ok(()) } else { self.lay(place, may, luck) }
    }

    /// All blank cards of a place are given a kind that can lie there, one by one.
    fn lay(&mut self, place: usize, may: Kinds, luck: &mut Luck) -> Result<(), Stuck> {
        while self.blank[place] > 0 {
            let share = 1.0 / self.left as f32;
            let mut options = [Odds::NONE; K];
            for (kind, count) in self.pool.only(may).counts() {
                options[kind] = Odds { natural: f32::from(count) * share, liking: 1.0 };
            }
            let kind = luck.pick(&options, Odds::NONE).ok_or(Stuck(may))?;
            self.turns_out(place, kind, 1);
        }
        Ok(())
    }

    /// Some card goes from one place to another. What has to be there then is shown at once: it could not be otherwise,
    /// and whatever is drawn later can count with it.
    fn pass(
        &mut self,
        from: usize,
        to: usize,
        may: [Kinds; 2],
        outlooks: &[Outlook<K>; 2],
        luck: &mut Luck,
    ) -> Result<(), Stuck> {
        let [leaving, coming] = outlooks;
        if may[1] != Kinds::MAX && self.blank[from] > 0 {
            self.find(from, &Counts::NONE, may[0], &Counts::NONE, leaving, luck)?;
            self.lay(from, may[0], luck)?;
        }
        let choice = self.choose(from, to, may[1], [leaving, coming], luck)?;
        self.moves(from, to, choice);
        let elsewhere = self.missing(to, coming);
        self.show(from, may[0], leaving, &elsewhere, luck)?;
        self.show(to, may[1], coming, &Counts::NONE, luck)
    }

    /// Which card goes: each as likely as there are cards of it, and rather one that agrees with what is seen later.
    fn choose(
        &self,
        from: usize,
        to: usize,
        may: Kinds,
        [leaving, coming]: [&Outlook<K>; 2],
        luck: &mut Luck,
    ) -> Result<Choice, Stuck> {
        let (known, blank) = (self.known[from].only(may), self.blank[from]);
        let all = known.len() + u32::from(blank);
        if all == 0 {
            return Err(Stuck(0));
        }
        let staying_matters = !leaving.at_last().is_empty();
        let coming_matters = !coming.at_last().are_among(&self.known[to]);
        // Of what has to be there now, these are neither there nor in the pool: one of them may just be coming.
        let sought = self.missing(to, coming).less(&self.pool);
        let seeks = if sought.is_empty() { Kinds::MAX } else { sought.kinds() };
        let leaving = staying_matters.then(|| Prospect::new(&self.known[from], blank, leaving));
        let coming = coming_matters.then(|| Prospect::new(&self.known[to], self.blank[to], coming));
        let (each, share_of_each) = (1.0 / all as f32, 1.0 / self.left.max(1) as f32);
        let mut options = [Odds::NONE; K];
        for (kind, count) in known.only(seeks).counts() {
            let share = f32::from(self.pool.count(kind)) * share_of_each;
            let liking = leaving.as_ref().map_or(1.0, |leaving| leaving.without(kind, share))
                * coming.as_ref().map_or(1.0, |coming| coming.with(kind, share));
            options[kind] = Odds { natural: f32::from(count) * each, liking };
        }
        let of_blank = if blank > 0 && sought.is_empty() {
            let liking = leaving.as_ref().map_or(1.0, Prospect::without_a_blank)
                * coming.as_ref().map_or(1.0, Prospect::with_a_blank);
            Odds { natural: f32::from(blank) * each, liking }
        } else {
            Odds::NONE
        };
        luck.pick(&options, of_blank).ok_or(Stuck(sought.kinds()))
    }

    /// Chance drew a card of this kind, and the seat saw it: one that was known, or a blank one.
    fn draw(&mut self, from: usize, kind: usize, outlook: &Outlook<K>, luck: &mut Luck) -> Result<(), Stuck> {
        let (known, blank) = (self.known[from], self.blank[from]);
        let leaving = Prospect::new(&known, blank, outlook);
        let share = f32::from(self.pool.count(kind)) / self.left.max(1) as f32;
        let each = 1.0 / (known.len() + u32::from(blank)).max(1) as f32;
        let of_known =
            Odds { natural: f32::from(known.count(kind)) * each, liking: leaving.without(kind, share) };
        let of_blank = Odds { natural: f32::from(blank) * share * each, liking: leaving.without_a_blank() };
        match luck.pick(&[of_known], of_blank).ok_or(Stuck(1 << kind))? {
            0 => self.known[from].take(kind, 1),
            _ => {
                self.turns_out(from, kind, 1);
                self.known[from].take(kind, 1);
            }
        }
        Ok(())
    }

    /// So many blank cards turn out to be of this kind.
    fn turns_out(&mut self, place: usize, kind: usize, count: u8) {
        self.pool.take(kind, count);
        self.left -= u32::from(count);
        self.blank[place] -= count;
        self.known[place].add(kind, count);
    }

    fn moves(&mut self, from: usize, to: usize, choice: Choice) {
        if choice == K {
            self.blank[from] -= 1;
            self.blank[to] += 1;
        } else {
            self.known[from].take(choice, 1);
            self.known[to].add(choice, 1);
        }
    }
}
