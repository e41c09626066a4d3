//! A world consistent with what a seat knows, and with nothing else.
//!
//! `memory` imagines where the hidden cards may lie. This file lays them out: the order of the storage and of the
//! bombs, the card to be put into the bomb, and what the others have answered, each drawn from everything that it may
//! be.

use crate::action::Answer;
use crate::cards::{Back, Card};
use crate::memory::{Imagined, Spot};
use crate::state::Badaboom;
use besace_table::{Guess, Seat};

pub(crate) fn redeal(game: &Badaboom, seat: Seat, guess: &mut Guess) -> Badaboom {
    let mut world = game.clone();
    world.chance = guess.chance();
    let imagined = Imagined::new(game, seat, guess);
    lay_out(&mut world, seat, &imagined, guess);
    // Its present order must not influence how it is shuffled.
    let deck = &mut **world.deck.for_rules_mut();
    deck.sort();
    guess.shuffle(deck);
    redeal_answers(&mut world, seat, guess);
    world.known.imagined_by(seat);
    world
}

fn lay_out(world: &mut Badaboom, seat: Seat, imagined: &Imagined, guess: &mut Guess) {
    let taken = imagined.card_at(Spot::Taken);
    for other in Seat::all(world.seats).filter(|other| *other != seat) {
        let mut bag = world.bag(other).only(Back::Mechanism);
        bag.add_all(imagined.at(Spot::Bag(other)));
        if other == world.holder {
            taken.into_iter().for_each(|card| bag.add(card, 1));
        }
        *world.bag_mut(other) = bag;
    }
    for (at, slot) in world.bomb.slots.iter_mut().enumerate() {
        if let Some(card) = imagined.card_at(Spot::Slot(at)) {
            *slot.card.for_rules_mut() = Some(card);
        }
    }
    if let (Some(taken), Some(card)) = (&mut world.taken, taken) {
        *taken.card.for_rules_mut() = Some(card);
    }
    *world.bin.for_rules_mut() = *imagined.at(Spot::Bin);
    let storage = world.storage.for_rules_mut();
    let top = storage.pop();
    storage.clear();
    imagined.at(Spot::Storage).iter().for_each(|card| storage.push(card));
    guess.shuffle(storage);
    top.into_iter().for_each(|card| storage.push(card));
}

/// What another seat wants to put into the bomb may be any card of that back; whoever can cancel may have done so.
fn redeal_answers(world: &mut Badaboom, seat: Seat, guess: &mut Guess) {
    let Some(mut trick) = world.trick else { return };
    if let Some(back) = trick.put_back.filter(|_| trick.seat != seat) {
        let cards = world.bag(trick.seat).only(back);
        *trick.put.for_rules_mut() = cards.nth(guess.below(cards.len() as u32));
    }
    for other in trick.answered.iter().filter(|other| *other != seat) {
        let could_cancel = world.bag(other).count(Card::NUH_UH) > 0;
        let cancels = guess.below(2) == 0 && could_cancel;
        *trick.answers[other.index()].for_rules_mut() =
            Some(if cancels { Answer::Cancel } else { Answer::Pass });
    }
    world.trick = Some(trick);
}
