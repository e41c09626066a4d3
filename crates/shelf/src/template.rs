//! The tests' shelf: the template, a small whole game that shared tests play where any game will do, and that nobody is
//! offered.

use crate::{InItsBox, Shelved, games};

/// The template's game, in its box.
pub const TEMPLATE: &dyn Shelved = &InItsBox::<besace_toll_parts::Parts>::NEW;

/// A shelf for each game there is and one for the template, with nothing else on it: for what is asked of every game.
pub fn shelves() -> impl Iterator<Item = &'static [&'static dyn Shelved]> {
    const LAST: &[&dyn Shelved] = &[TEMPLATE];
    games().chunks(1).chain([LAST])
}
