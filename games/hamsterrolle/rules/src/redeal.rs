//! A world that a seat cannot tell from the true one. Everything lies open: only what will be drawn is unknown.

use crate::state::Hamsterrolle;
use besace_table::Guess;

pub(crate) fn redeal(game: &Hamsterrolle, guess: &mut Guess) -> Hamsterrolle {
    Hamsterrolle { chance: guess.chance(), ..game.clone() }
}
