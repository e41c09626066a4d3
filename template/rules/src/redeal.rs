//! A world that a seat cannot tell from the true one.

use crate::state::{Toll, seats};
use besace_table::{Guess, Seat};

/// Everything that the seat has not seen is shuffled and dealt again: other hands, other bags, the deck. Nothing else
/// tells what lies there: a bag is emptied openly at the end of its round, and draws are hidden.
pub(crate) fn redeal(game: &Toll, seat: Seat, guess: &mut Guess) -> Toll {
    let mut world = game.clone();
    let mut unseen = world.deck.for_rules().clone();
    for other in others(game, seat) {
        let stall = world.stall(other);
        unseen.extend(stall.hand.for_rules());
        unseen.extend(*stall.bag.for_rules());
    }
    // Worlds that look the same are re-dealt alike, whatever order their cards were gathered in.
    unseen.sort_unstable();
    guess.shuffle(&mut unseen);
    for other in others(game, seat) {
        let stall = world.stall_mut(other);
        for card in stall.hand.for_rules_mut() {
            *card = unseen.pop().expect("as many as were gathered");
        }
        stall.hand.for_rules_mut().sort_unstable();
        if let Some(card) = stall.bag.for_rules_mut() {
            *card = unseen.pop().expect("as many as were gathered");
        }
    }
    *world.deck.for_rules_mut() = unseen;
    world
}

fn others(game: &Toll, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(seats(game)).filter(move |other| *other != seat)
}
