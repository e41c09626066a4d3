//! What is left to chance while a story is told, and what that does to how much a way weighs.
//!
//! Whoever tells a story never draws by itself: it says how likely each option is and how well it agrees with what was
//! seen later, and [`Luck`] takes one. So what a way weighs is kept in this one place, and the same story can be told by
//! chance, by somebody who comes back to try something else, and by somebody who goes through all ways there are.

use crate::Guess;

/// One of the options where something is left to chance.
#[derive(Clone, Copy, Debug)]
pub struct Odds {
    /// How likely it is, if nothing is known of what comes. Together the options may be less likely than 1: then what was
    /// seen at this moment was not sure to happen.
    pub natural: f32,
    /// How well it agrees with what was seen later, compared with the other options. It decides how readily the option is
    /// taken, never how likely it is; 0 where it is impossible.
    pub liking: f32,
}

impl Odds {
    /// An option that cannot be.
    pub const NONE: Odds = Odds { natural: 0.0, liking: 0.0 };

    fn taken(&self) -> f32 {
        self.natural * self.liking
    }
}

/// Chance, or whoever stands in for it.
pub struct Luck<'a> {
    way: Way<'a>,
    weight: f64,
    is_fair: bool,
}

/// What decides.
enum Way<'a> {
    /// Options are drawn. `avoided` are not to be drawn first, a bit for each; `first` is what was drawn first.
    Drawn { guess: &'a mut Guess, avoided: u64, first: Option<usize> },
    /// Options are taken as they are written down.
    Listed(&'a mut Script),
}

/// What is to be taken, one after the other, by somebody who goes through all options; where nothing is written down yet,
/// that is the first possible one.
#[derive(Default)]
pub(super) struct Script {
    /// Each option with the later ones that were possible, a bit for each.
    options: Vec<(usize, u64)>,
    /// How many of them have been taken.
    taken: usize,
}

impl Script {
    /// Writes down what is to be taken next time; `false` where all has been.
    pub(super) fn go_on(&mut self) -> bool {
        self.taken = 0;
        while let Some((_, later)) = self.options.pop() {
            if later != 0 {
                self.options.push((later.trailing_zeros() as usize, later & (later - 1)));
                return true;
            }
        }
        false
    }

    /// The option to be taken of those that are possible.
    fn next(&mut self, possible: u64) -> Option<usize> {
        if self.taken == self.options.len() {
            if possible == 0 {
                return None;
            }
            self.options.push((possible.trailing_zeros() as usize, possible & (possible - 1)));
        }
        self.taken += 1;
        Some(self.options[self.taken - 1].0)
    }
}

impl<'a> Luck<'a> {
    /// Draws.
    pub(super) fn drawn(is_fair: bool, guess: &'a mut Guess) -> Luck<'a> {
        Luck { way: Way::Drawn { guess, avoided: 0, first: None }, weight: 1.0, is_fair }
    }

    /// Draws, but none of these the first time.
    pub(super) fn avoiding(avoided: u64, guess: &'a mut Guess) -> Luck<'a> {
        Luck { way: Way::Drawn { guess, avoided, first: None }, weight: 1.0, is_fair: false }
    }

    /// Takes what is written down.
    pub(super) fn listed(script: &'a mut Script) -> Luck<'a> {
        Luck { way: Way::Listed(script), weight: 1.0, is_fair: true }
    }

    /// Whether to be fair matters more than to find any way at all.
    pub fn is_fair(&self) -> bool {
        self.is_fair
    }

    /// How likely all that was drawn is, divided by how readily it was drawn.
    pub(super) fn weight(&self) -> f64 {
        self.weight
    }

    /// What was drawn first.
    pub(super) fn first(&self) -> Option<usize> {
        if let Way::Drawn { first, .. } = &self.way { *first } else { None }
    }

    /// Takes one of the options, of which there are at most 64; `last` is one more, after all others. `None` where none
    /// is possible.
    #[inline]
    pub fn pick(&mut self, options: &[Odds], last: Odds) -> Option<usize> {
        debug_assert!(options.len() < 64, "an option is a bit");
        match &mut self.way {
            Way::Drawn { guess, avoided, first } => {
                let avoids = if first.is_some() { 0 } else { *avoided };
                let can_be = |choice: usize| avoids & 1 << choice == 0;
                let of_last = if can_be(options.len()) { last.taken() } else { 0.0 };
                let of = |choice: usize| if can_be(choice) { options[choice].taken() } else { 0.0 };
                let total = (0..options.len()).map(of).sum::<f32>() + of_last;
                if total <= 0.0 {
                    return None;
                }
                let mut mark = guess.fraction() * total;
                let under = (0..options.len()).find(|choice| {
                    mark -= of(*choice);
                    mark < 0.0
                });
                // Rounding can take the mark beyond all of them.
                let rest = || (0..options.len()).rev().find(|choice| of(*choice) > 0.0);
                let choice = match under {
                    Some(choice) => choice,
                    None if of_last > 0.0 => options.len(),
                    None => rest()?,
                };
                let liking = options.get(choice).unwrap_or(&last).liking;
                self.weight *= f64::from(total / liking);
                first.get_or_insert(choice);
                Some(choice)
            }
            Way::Listed(script) => {
                let of = |choice: usize| options.get(choice).unwrap_or(&last);
                let possible = (0..=options.len()).filter(|choice| of(*choice).taken() > 0.0);
                let choice = script.next(possible.fold(0, |bits, choice| bits | 1 << choice))?;
                self.weight *= f64::from(of(choice).natural);
                Some(choice)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of three options the third is liked most, and the second cannot be. What is drawn, counted by its weight, is as
    /// likely as it should be; and whoever goes through all of them finds the same.
    #[test]
    fn what_is_drawn_weighs_as_much_as_it_is_likely() {
        let odds = |natural, liking| Odds { natural, liking };
        let options = [odds(0.5, 0.5), odds(0.1, 0.0)];
        let last = odds(0.25, 4.0);
        let mut guess = Guess::new(1);
        let mut shares = [0.0; 3];
        for _ in 0..40_000 {
            let mut luck = Luck::drawn(true, &mut guess);
            let choice = luck.pick(&options, last).unwrap();
            shares[choice] += luck.weight() / 40_000.0;
        }
        assert!((shares[0] - 0.5).abs() < 0.02 && shares[1] == 0.0 && (shares[2] - 0.25).abs() < 0.02);
        let mut script = Script::default();
        for (option, likelihood, is_followed) in [(0, 0.5, true), (2, 0.25, false)] {
            let mut luck = Luck::listed(&mut script);
            assert_eq!((luck.pick(&options, last), luck.weight()), (Some(option), likelihood));
            assert_eq!(script.go_on(), is_followed);
        }
    }
}
