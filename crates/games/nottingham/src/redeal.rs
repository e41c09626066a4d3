//! A world consistent with what a seat knows, and with nothing else.
//!
//! A seat knows its own cards, everything open, and what it is sure of elsewhere (`memory`). The rest is one pool of
//! object cards and one of ambush cards, each dealt again at random over the places where a card must lie. Where
//! everybody can see that a place cannot hold just anything, a deal that does not fit is thrown away and made again:
//! so every world that fits is as likely as another.

use crate::cards::{AMBUSHES, Ambush, BOX, Card, Cards};
use crate::piles::Pile;
use crate::state::{Nottingham, Phase, ambush_cards};
use besace_table::{Guess, Seat, Secret};

pub(crate) fn redeal(game: &Nottingham, seat: Seat, guess: &mut Guess) -> Nottingham {
    let mut world = game.clone();
    world.chance = guess.chance();
    redeal_objects(game, &mut world, seat, guess);
    redeal_answers(&mut world, seat, guess);
    redeal_ambushes(&mut world, seat, guess);
    world.known.forget_but_for(seat);
    world
}

/// Cards whose place the seat does not know.
struct Pool {
    cards: [Card; BOX],
    len: usize,
}

impl Pool {
    fn new(unknown: &Cards) -> Pool {
        let mut pool = Pool { cards: [Card::Coin; BOX], len: 0 };
        for (card, count) in unknown.counts() {
            let end = pool.len + usize::from(count);
            pool.cards[pool.len..end].fill(card);
            pool.len = end;
        }
        pool
    }

    fn shuffle(&mut self, guess: &mut Guess) {
        guess.shuffle(&mut self.cards[..self.len]);
    }

    /// What the seat is sure of in a place, and from the pool what is missing to its size.
    fn fill(&self, dealt: &mut usize, sure: Cards, size: usize) -> Cards {
        let mut cards = sure;
        let end = *dealt + size - sure.len();
        self.cards[*dealt..end].iter().for_each(|card| cards.add(*card, 1));
        *dealt = end;
        cards
    }
}

fn redeal_objects(game: &Nottingham, world: &mut Nottingham, seat: Seat, guess: &mut Guess) {
    let mut pool = Pool::new(&unknown_to(game, seat));
    pool.shuffle(guess);
    let mut dealt = 0;
    while !redeal_hands(game, world, seat, &pool, &mut dealt) {
        pool.shuffle(guess);
        dealt = 0;
    }
    for other in others(world, seat) {
        let place = &mut world.places[other.index()];
        let size = place.loot.for_rules().len();
        *place.loot.for_rules_mut() = pool.fill(&mut dealt, place.loot_seen, size);
    }
    let discard = world.discard.for_rules_mut();
    *discard = pool.fill(&mut dealt, world.known.discard(seat), discard.len());
    let sure = world.known.draw(seat);
    let rest = pool.cards[dealt..pool.len].iter().copied();
    let mut pile = Pile::top_last(rest.chain(sure.iter()));
    if !sure.is_empty() {
        guess.shuffle(pile.cards_mut());
    }
    debug_assert_eq!(pile.len(), world.draw.for_rules().len(), "the pool fills the draw pile");
    *world.draw.for_rules_mut() = pile;
}

/// Everything in the box but what lies open, what the seat holds itself, and what it is sure of elsewhere.
fn unknown_to(game: &Nottingham, seat: Seat) -> Cards {
    let mut unknown = Cards::BOX;
    game.shown.into_iter().for_each(|card| unknown.take(card, 1));
    game.delivery.into_iter().for_each(|delivery| unknown.take(delivery.object, delivery.count));
    for owner in Seat::all(game.seats) {
        let place = game.place(owner);
        unknown.take(Card::Gold, place.ambushes.for_rules().len() as u8);
        if owner == seat {
            unknown.take_all(place.hand.for_rules());
            unknown.take_all(place.loot.for_rules());
        } else {
            unknown.take_all(&game.known.hand(seat, owner));
            unknown.take_all(&place.loot_seen);
        }
    }
    unknown.take_all(&game.known.discard(seat));
    unknown.take_all(&game.known.draw(seat));
    unknown
}

fn others(game: &Nottingham, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(game.seats).filter(move |other| *other != seat)
}

/// The others' hands; whether they fit. Who owes an offer, or has made one that is still hidden, has something to
/// offer: everybody can see that.
fn redeal_hands(
    game: &Nottingham,
    world: &mut Nottingham,
    seat: Seat,
    pool: &Pool,
    dealt: &mut usize,
) -> bool {
    let mut fits = true;
    for other in others(world, seat) {
        let can_offer = match game.phase {
            Phase::BuyOffers => game.owes(other) || game.answer_of(other).is_some(),
            Phase::BarterOffers => game.owes(other),
            _ => false,
        };
        let sure = world.known.hand(seat, other);
        let hand = world.hand_mut(other);
        *hand = pool.fill(dealt, sure, hand.len());
        fits &= !can_offer || !world.offerable(other).is_empty();
    }
    fits
}

/// What the others have offered or chosen unseen: any of it as likely as another.
fn redeal_answers(world: &mut Nottingham, seat: Seat, guess: &mut Guess) {
    if !matches!(world.phase, Phase::BuyOffers | Phase::Purge) {
        return;
    }
    for other in others(world, seat) {
        let Some(answer) = world.answer_of(other) else {
            continue;
        };
        let count = answer.len();
        let mut choice =
            if world.phase == Phase::BuyOffers { world.offerable(other) } else { *world.hand_of(other) };
        let mut chosen = Cards::NONE;
        for _ in 0..count {
            let card = choice.nth(guess.below(choice.len() as u32) as usize);
            choice.take(card, 1);
            chosen.add(card, 1);
        }
        *world.place_mut(other).answer.for_rules_mut() = Some(chosen);
    }
}

/// The ambush cards that the seat is not sure of. Everybody knows that nobody has laid the card of his own colour
/// (NOT-53).
fn redeal_ambushes(world: &mut Nottingham, seat: Seat, guess: &mut Guess) {
    let mut pool = [Ambush::of_pair(Card::Coin, Card::Chest); AMBUSHES];
    let mut len = 0;
    for card in ambush_cards(&world.options, world.places().iter().map(|place| place.color)) {
        let groups =
            world.places().iter().map(|place| &place.ambushes).chain([&world.drawn, &world.ambush_pile]);
        let is_known = groups.map(Secret::for_rules).any(|group| group.is_sure_of(seat, card));
        pool[len] = card;
        len += usize::from(!is_known);
    }
    let pool = &mut pool[..len];
    guess.shuffle(pool);
    while !deal_ambushes(world, seat, pool) {
        guess.shuffle(pool);
    }
    let seats = world.seats;
    for place in &mut world.places {
        place.ambushes.for_rules_mut().forget_but_for(seat, seats);
    }
    world.drawn.for_rules_mut().forget_but_for(seat, seats);
    world.ambush_pile.for_rules_mut().forget_but_for(seat, seats);
}

/// Whether the deal fits.
fn deal_ambushes(world: &mut Nottingham, seat: Seat, pool: &[Ambush]) -> bool {
    let mut cards = pool.iter().copied();
    let mut fits = true;
    for place in &mut world.places {
        let laid = place.ambushes.for_rules_mut();
        laid.replace_unsure(seat, &mut cards);
        fits &= !laid.contains(Ambush::of_color(place.color));
    }
    world.drawn.for_rules_mut().replace_unsure(seat, &mut cards);
    world.ambush_pile.for_rules_mut().replace_unsure(seat, &mut cards);
    fits
}
