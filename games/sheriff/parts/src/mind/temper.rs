//! What kind of person a regular plays: drawn from the seat's first hand, so that it stays the same through a game
//! and nobody is told.

use besace_sheriff::Good;

/// A temperament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Temper {
    /// Lies only where the truth is worth next to nothing, and believes others as well.
    Honest,
    /// Wants it all, and takes every bribe.
    Greedy,
    /// Hides a little at a time, pays to be safe, and opens bags only when it is nearly sure.
    Cautious,
    /// Opens the bags of those who opened his.
    Vindictive,
}

impl Temper {
    pub(super) fn of(secret: u64) -> Temper {
        [Temper::Honest, Temper::Greedy, Temper::Cautious, Temper::Vindictive][(secret >> 20) as usize % 4]
    }

    /// The least that contraband must be worth to be kept for a bag.
    pub(super) fn keeps(self, good: Good) -> bool {
        let least = match self {
            Temper::Honest => 9,
            Temper::Greedy => 6,
            Temper::Cautious => 8,
            Temper::Vindictive => 7,
        };
        good.value() >= least
    }

    /// How much a lie appeals compared with the truth of the same worth.
    pub(super) fn lies(self) -> f32 {
        match self {
            Temper::Honest => 0.55,
            Temper::Greedy => 1.25,
            Temper::Cautious => 0.85,
            Temper::Vindictive => 1.0,
        }
    }

    /// How many cards of a bag he dares to hide.
    pub(super) fn dares(self) -> usize {
        match self {
            Temper::Honest | Temper::Cautious => 2,
            Temper::Vindictive => 3,
            Temper::Greedy => 5,
        }
    }

    /// How often a liar offers something before he is asked.
    pub(super) fn speaks_up(self) -> f32 {
        match self {
            Temper::Honest => 0.5,
            Temper::Greedy => 0.3,
            Temper::Cautious => 0.8,
            Temper::Vindictive => 0.4,
        }
    }

    /// The part of what an opened bag would cost that he pays to have it pass.
    pub(super) fn pays(self) -> f32 {
        match self {
            Temper::Honest => 0.45,
            Temper::Greedy => 0.3,
            Temper::Cautious => 0.55,
            Temper::Vindictive => 0.4,
        }
    }

    /// What he adds to the likelihood of a lie before he opens a bag: below 0 for one who believes others.
    pub(super) fn suspects(self) -> f32 {
        match self {
            Temper::Honest => -0.08,
            Temper::Greedy => 0.0,
            Temper::Cautious => -0.12,
            Temper::Vindictive => 0.05,
        }
    }

    /// The part of what opening would bring for which he takes a bribe instead.
    pub(super) fn takes(self) -> f32 {
        match self {
            Temper::Honest => 1.1,
            Temper::Greedy => 0.5,
            Temper::Cautious => 0.7,
            Temper::Vindictive => 0.9,
        }
    }
}
