//! A world consistent with what a seat knows, and with nothing else.
//!
//! A seat knows its own cards, everything open, and the story of the others, which is told again by chance. Where that
//! does not come about, it goes by what [`Sure`] holds for it: [`Dealing`] deals what it is sure of and what lies face
//! down on stands. This file deals the rest, which may lie anywhere, and lays it all out as a game.
//!
//! Among the worlds that are possible not all are as likely: a merchant's word is worth something. In half of the
//! worlds a bag holds what was declared, as far as the unseen cards allow; in the others, some of it.

use crate::dealing::{Dealing, Pool};
use crate::goods::{FIVE, Goods, Listed};
use crate::knowledge::open_to;
use crate::pile::Pile;
use crate::retelling::{Heaps, Retelling};
use crate::state::{BagState, Phase, SEATS, Sheriff};
use crate::sure::{Places, Sure};
use besace_table::{Guess, Seat, Viewer};

/// How often a deal is begun anew before something that the seat is sure of is given up.
const TRIES: usize = 12;

/// How often a story is told again before a seat goes by what it is sure of: first by one teller, which is quick and
/// nearly always enough; then by a crowd.
const ALONE: usize = 3;
const CROWD: usize = 16;

pub(crate) fn redeal(game: &Sheriff, seat: Seat, guess: &mut Guess) -> Sheriff {
    let mut world = game.clone();
    world.chance = guess.chance();
    match tell_again(game, seat, guess) {
        Some(heaps) => {
            lay_out(&mut world, seat, Dealing::as_told(game, seat, &heaps), guess);
            redeal_offers(&mut world, seat, Some(&heaps), guess);
        }
        None => {
            lay_out(&mut world, seat, deal_what_is_sure(game, seat, guess), guess);
            redeal_offers(&mut world, seat, None, guess);
        }
    }
    world.known.imagined_by(seat);
    world
}

/// One way in which everything may have happened that the seat has seen.
fn tell_again(game: &Sheriff, seat: Seat, guess: &mut Guess) -> Option<Heaps> {
    let retelling = Retelling::new(game, game.known.story_for(seat)?, seat);
    let alone = (0..ALONE).find_map(|_| retelling.tell(guess));
    alone.or_else(|| retelling.tell_together(CROWD, guess))
}

/// Deals until everything fits. Where that does not come about, only cards whose very place is known are kept, and at
/// last only what the seat sees: for that there is always a world.
fn deal_what_is_sure<'a>(game: &'a Sheriff, seat: Seat, guess: &mut Guess) -> Dealing<'a> {
    let mut sure = *game.known.of(seat);
    open_to(game, seat, &mut sure);
    let all = |sure: &Sure, guess: &mut Guess| {
        (1..=TRIES).find_map(|at| Dealing::of(game, seat, sure, at == TRIES, guess))
    };
    all(&sure, guess)
        .or_else(|| all(&sure.of_single_places(), guess))
        .or_else(|| Dealing::of(game, seat, &Sure::default(), true, guess))
        .expect("the true world is one that looks like this")
}

/// Lays the cards where they were dealt, and the rest wherever there is room.
fn lay_out(world: &mut Sheriff, seat: Seat, mut dealing: Dealing, guess: &mut Guess) {
    let words = words_worth(&mut dealing, seat, guess);
    let mut pool = Pool::of(&dealing.rest);
    pool.shuffle(guess);
    for other in Seat::all(world.seats).filter(|other| *other != seat) {
        let held = whole(&dealing, Places::hand(other), &mut pool);
        lay_out_held(world, other, &held, words[other.index()], guess);
        if world.place(other).contraband.seen_by(Viewer::Seat(seat)).is_none() {
            let contraband = dealing.dealt(Places::stand(other));
            *world.place_mut(other).contraband.for_rules_mut() = *contraband;
        }
    }
    if world.phase == Phase::MarketDiscard && world.turn != seat {
        *world.set_aside.for_rules_mut() = whole(&dealing, Places::ASIDE, &mut pool);
    }
    let removed = world.removed.for_rules_mut();
    *removed = pool.take(removed.len()).iter().copied().collect();
    // The rest is shuffled already, and is the whole deck where nothing is known of it.
    if !dealing.dealt(Places::DECK).is_empty() {
        pool = Pool::of(&whole(&dealing, Places::DECK, &mut pool));
        pool.shuffle(guess);
    }
    *world.deck.for_rules_mut() = Pile::top_first(pool.take_all());
}

/// What was dealt to a place, and cards of the pool where it has room.
fn whole(dealing: &Dealing, place: Places, pool: &mut Pool) -> Goods {
    dealing.dealt(place).plus(&pool.take(dealing.room(place)).iter().copied().collect())
}

/// How many cards of the declared kind are put into each closed bag of another seat. As far as they are not in its
/// owner's hands anyway, they are taken from the cards that may lie anywhere.
fn words_worth(dealing: &mut Dealing, seat: Seat, guess: &mut Guess) -> [u8; SEATS] {
    let mut words = [0; SEATS];
    for other in Seat::all(dealing.game.seats).filter(|other| *other != seat) {
        let bag = &dealing.game.place(other).bag;
        let Some(declared) = bag.declared.filter(|_| bag.state == BagState::Closed) else { continue };
        let honest = guess.below(2) == 0;
        let wanted = (0..declared.count).filter(|_| honest || guess.below(2) == 0).count() as u8;
        let hand = Places::hand(other);
        let there = dealing.dealt(hand).count(declared.good);
        let room = dealing.room(hand).min(usize::from(u8::MAX)) as u8;
        let added = wanted.saturating_sub(there).min(dealing.rest.count(declared.good)).min(room);
        dealing.deal_from_rest(hand, &Goods::of(declared.good, added));
        words[other.index()] = wanted.min(there + added);
    }
    words
}

/// A seat's hand and bag. Of the cards in a closed bag those of its declared kind come first, as many as its owner's
/// word was worth; all else lies in the one or in the other.
fn lay_out_held(world: &mut Sheriff, other: Seat, held: &Goods, word: u8, guess: &mut Guess) {
    let bag = &world.place(other).bag;
    let in_bag = match bag.state {
        BagState::Closed => bag.cards.for_rules().len(),
        // Nobody else knows how many cards a bag has before all are closed.
        BagState::Loaded => 1 + guess.below(held.len().min(FIVE) as u32) as usize,
        BagState::None | BagState::Passed | BagState::Opened => 0,
    };
    let meant = bag.declared.map_or(Goods::NONE, |declared| Goods::of(declared.good, word));
    let cards = meant.plus(&any_of(&held.without(&meant), in_bag - meant.len(), guess));
    let place = world.place_mut(other);
    *place.bag.cards.for_rules_mut() = cards;
    *place.hand.for_rules_mut() = held.without(&cards);
}

/// So many random cards of these.
pub(crate) fn any_of(goods: &Goods, count: usize, guess: &mut Guess) -> Goods {
    let mut left = *goods;
    let mut chosen = Goods::NONE;
    for _ in 0..count {
        let mut at = guess.below(left.len() as u32);
        let found = left.counts().find(|(_, there)| {
            let here = at < u32::from(*there);
            at = at.saturating_sub(u32::from(*there));
            here
        });
        let (good, _) = found.expect("the number is below the number of cards");
        left.take(good, 1);
        chosen.add(good, 1);
    }
    chosen
}

/// The unnamed goods of the others' offers are as they were told, or some that their new stands hold.
fn redeal_offers(world: &mut Sheriff, seat: Seat, heaps: Option<&Heaps>, guess: &mut Guess) {
    let Sheriff { inspection, places, known, .. } = world;
    for offer in inspection.offers.iter_mut() {
        if offer.payer != seat && !offer.is_proposal() && offer.give.unnamed_count > 0 {
            let payer = offer.payer;
            let slot = known.story_for(seat).and_then(|story| story.slot_of(payer, offer.id));
            let told = heaps.zip(slot).map(|(heaps, slot)| *heaps.unnamed(payer, slot));
            *offer.unnamed.for_rules_mut() = Listed(told.unwrap_or_else(|| {
                let own = places[payer.index()].contraband.for_rules().without(&offer.give.named.0);
                any_of(&own, usize::from(offer.give.unnamed_count), guess)
            }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use crate::state::{may, pending};
    use besace_table::{Game, Nobody, Offer, Seed, play};

    /// Somebody does something at random, and speaks more often than people do.
    fn something(game: &mut Sheriff, guess: &mut Guess) {
        loop {
            let speakers = may(game);
            let seats = if speakers.is_empty() || guess.below(2) == 0 { pending(game) } else { speakers };
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = seats[guess.below(seats.len() as u32) as usize];
            let mut offers = Vec::new();
            game.legal(seat, &mut offers);
            let action = match &offers[guess.below(offers.len() as u32) as usize] {
                Offer::Action(action) => action.clone(),
                Offer::Bounds(bounds) => crate::sample::sample(game, seat, bounds, guess),
            };
            if play(game, seat, &action, &mut Nobody).is_ok() {
                return;
            }
        }
    }

    /// R20: in games with much talk, at every moment and for every seat. At the end, when all stands are open, it is
    /// hardest. Few cannot be told, and these numbers say how few: whoever changes how stories are told sees them change.
    #[test]
    fn a_story_can_nearly_always_be_told_again() {
        let (mut told, mut failed) = (0, 0);
        for seed in 0..12 {
            let seats = 3 + (seed % 3) as u8;
            let options = Options { royal: true, remove_ten: seed % 2 == 0, ..Options::default() };
            let mut game = Sheriff::new(seats, Seed::new(seed).unwrap(), &options).unwrap();
            let mut guess = Guess::new(seed);
            while game.phase != Phase::Over {
                something(&mut game, &mut guess);
                for seat in Seat::all(seats) {
                    told += 1;
                    failed += usize::from(tell_again(&game, seat, &mut guess).is_none());
                }
            }
            assert!(game.known.story_for(Seat(0)).unwrap().len() < 400, "a game has a few hundred steps");
        }
        assert_eq!((failed, told), (7, 16_989), "stories that could not be told, of how many");
    }
}
