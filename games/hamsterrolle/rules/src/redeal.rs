//! A world that a seat cannot tell from the true one. Everything lies open: only what will be drawn is unknown.

use crate::state::Hamsterrolle;
use besace_table::{Guess, Seat};

pub(crate) fn redeal(game: &Hamsterrolle, _: Seat, guess: &mut Guess) -> Hamsterrolle {
    Hamsterrolle { chance: guess.chance(), ..game.clone() }
}
