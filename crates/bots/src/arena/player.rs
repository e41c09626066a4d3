//! Who sits at a table of the arena.

use crate::{ActionOf, Budget, Level, Mind, Sight, suggest};
use besace_table::Guess;
use serde::Serialize;

/// A way of playing that is always the same, for others to be measured against.
pub struct Baseline<M: Mind> {
    /// Its name in the arena; no level has it.
    pub id: &'static str,
    /// What it does; `None` where the seat may act and holds back. A seat that must act always gets an action.
    pub decide: Decide<M>,
}

/// How a baseline decides from what its seat sees.
type Decide<M> = fn(&Sight<<M as Mind>::Game>, &mut Guess) -> Option<ActionOf<M>>;

/// Somebody who plays in the arena. They are ordered by strength, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// One of the game's baselines, by its id.
    Baseline(&'static str),
    /// A bot of this level.
    Level(Level),
}

impl Player {
    /// Its name.
    pub fn id(self) -> &'static str {
        match self {
            Player::Baseline(id) => id,
            Player::Level(level) => level.id(),
        }
    }

    /// What it does when it is asked; `None` where it holds back.
    pub(super) fn decide<M: Mind>(
        self,
        sight: &Sight<M::Game>,
        budget: Budget,
        guess: &mut Guess,
    ) -> Option<ActionOf<M>> {
        match self {
            Player::Level(level) => {
                suggest::<M>(sight, level, budget, guess).map(|suggestion| suggestion.action)
            }
            Player::Baseline(id) => (baseline::<M>(id)?.decide)(sight, guess),
        }
    }

    /// Whether this game knows such a player.
    pub(super) fn is_known<M: Mind>(self) -> bool {
        match self {
            Player::Level(_) => true,
            Player::Baseline(id) => baseline::<M>(id).is_some(),
        }
    }
}

impl Serialize for Player {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

fn baseline<M: Mind>(id: &str) -> Option<&'static Baseline<M>> {
    M::baselines().iter().find(|baseline| baseline.id == id)
}
