//! A world consistent with what a seat knows, and with nothing else.
//!
//! Everybody knows the ten cards of each syndicate and sees which of them lie in the city. So what is left of a
//! syndicate is known, and only how it is shared out between hand and deck is not, nor the order of any deck. Whoever has
//! passed has shown that no card of the hand could have covered anything (R22).

use crate::cards::{Card, Deck, SYNDICATE};
use crate::state::{Noxford, Syndicate};
use besace_table::{Guess, Seat};

pub(crate) fn redeal(game: &Noxford, seat: Seat, guess: &mut Guess) -> Noxford {
    let mut world = game.clone();
    for other in Seat::all(game.seats) {
        let syndicate = world.syndicate_mut(other);
        if other == seat {
            shuffle(syndicate.deck.for_rules_mut(), guess);
        } else {
            deal_anew(syndicate, guess);
        }
    }
    shuffle(world.neutral_deck.for_rules_mut(), guess);
    world
}

/// Puts the cards into card order first, so that nothing is left of the order in which they truly lie.
fn shuffle(cards: &mut [Card], guess: &mut Guess) {
    cards.sort_unstable();
    guess.shuffle(cards);
}

/// Hand and deck of another seat: as many cards in each as before, and in the hand none that a pass has ruled out.
fn deal_anew(syndicate: &mut Syndicate, guess: &mut Guess) {
    let up_to = syndicate.hand_up_to;
    let (hand, deck) = (syndicate.hand.for_rules_mut(), syndicate.deck.for_rules_mut());
    let in_hand = hand.as_slice().len();
    let mut pool = [Card::BARRACKS; SYNDICATE];
    let mut count = 0;
    for card in hand.as_slice().iter().copied().chain(deck.from_top()) {
        pool[count] = card;
        count += 1;
    }
    let pool = &mut pool[..count];
    pool.sort_unstable_by_key(|card| (card.rank() > up_to, *card));
    let possible = pool.partition_point(|card| card.rank() <= up_to);
    guess.shuffle(&mut pool[..possible]);
    if possible < count {
        guess.shuffle(&mut pool[in_hand..]);
    }
    *hand = pool[..in_hand].iter().copied().collect();
    *deck = Deck::top_first(&pool[in_hand..], Card::BARRACKS);
}
