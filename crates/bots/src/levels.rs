//! The three levels of play, behind one door.

use crate::{Mind, Sight};
use besace_table::{Guess, actions};
use serde::Serialize;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Legal, and not silly.
    Novice,
    /// Quick judgement, one step ahead.
    Regular,
    /// Searches through imagined worlds.
    Expert,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 3] = [Level::Novice, Level::Regular, Level::Expert];

    /// The level's name in the protocol.
    pub fn id(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Regular => "regular",
            Level::Expert => "expert",
        }
    }

    /// The level of that name.
    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
}

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many milliseconds.
    Millis(u64),
    /// So many iterations: the same seed then gives the same move.
    Iterations(u32),
}

/// What a bot would play, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Suggestion<Action> {
    /// The action.
    pub action: Action,
    /// Why, the weightiest first; a novice has none.
    pub reasons: Vec<Reason>,
}

/// One reason for a suggestion.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reason {
    /// What kind of reason it is, for whoever puts it into words.
    pub reason: &'static str,
    /// The numbers it rests on.
    pub numbers: serde_json::Map<String, serde_json::Value>,
    /// In English words.
    pub text: String,
}

/// What a bot of this level would play from this sight; `None` where the seat has nothing to decide.
pub fn suggest<G: Mind>(
    sight: &Sight<G>,
    _level: Level,
    _budget: Budget,
    guess: &mut Guess,
) -> Option<Suggestion<G::Action>> {
    let world = sight.imagine(guess);
    let mut choices = Vec::new();
    actions(&world, sight.seat(), 8, guess, &mut Vec::new(), &mut choices);
    let count = choices.len();
    let action = (count > 0).then(|| choices.swap_remove(guess.below(count as u32) as usize))?;
    Some(Suggestion { action, reasons: Vec::new() })
}
