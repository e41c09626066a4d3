//! A world consistent with what a seat knows, and with nothing else.
//!
//! A seat knows its own cards, everything open, and the story of the others (`story`), which is told again by chance.
//! What that does not place is one pool of object cards and one of ambush cards, each dealt at random over the spots
//! where a card must lie. Where everybody can see that a spot cannot hold just anything, a deal that does not fit is
//! thrown away and made again: so every deal that fits is as likely as another.

use crate::cards::{AMBUSHES, Ambush, BOX, Card, Cards};
use crate::piles::Pile;
use crate::retelling::{Heap, Heaps, Retelling};
use crate::state::{Nottingham, Phase, ambush_cards, spot_sizes};
use crate::sure::Spot;
use besace_table::{Guess, Seat, Secret};

pub(crate) fn redeal(game: &Nottingham, seat: Seat, guess: &mut Guess) -> Nottingham {
    let mut world = game.clone();
    world.chance = guess.chance();
    redeal_objects(game, &mut world, seat, guess);
    redeal_answers(&mut world, seat, guess);
    redeal_ambushes(&mut world, seat, guess);
    world.known.imagined_by(seat);
    world
}

/// Cards whose place the seat does not know.
struct Pool {
    cards: [Card; BOX],
    len: usize,
    dealt: usize,
}

impl Pool {
    fn new(unknown: &Cards) -> Pool {
        let mut cards = [Card::Coin; BOX];
        Pool { len: unknown.lay_out(&mut cards), cards, dealt: 0 }
    }

    fn shuffle(&mut self, guess: &mut Guess) {
        guess.shuffle(&mut self.cards[..self.len]);
    }

    /// These cards, and so many more from the pool.
    fn fill(&mut self, mut cards: Cards, blank: usize) -> Cards {
        let end = self.dealt + blank;
        self.cards[self.dealt..end].iter().for_each(|card| cards.add(*card, 1));
        self.dealt = end;
        cards
    }

    fn fill_heap(&mut self, heap: &Heap) -> Cards {
        self.fill(heap.cards, heap.blank.into())
    }

    /// What has not been dealt.
    fn rest(&self) -> &[Card] {
        &self.cards[self.dealt..self.len]
    }
}

/// How often a story is told again before a seat goes by what it is sure of alone: first by one teller, which is quick
/// and nearly always enough; then by a few together; then by many.
const TELLINGS: usize = FEW + 1;
const ALONE: usize = 3;
const FEW: usize = ALONE + 1;

fn redeal_objects(game: &Nottingham, world: &mut Nottingham, seat: Seat, guess: &mut Guess) {
    let hidden = hidden_from(game, seat);
    if let Some(story) = game.known.story.as_ref().filter(|story| story.is_told_to(seat)) {
        let retelling = Retelling::new(story, &game.known.sure, seat, hidden);
        for telling in 0..TELLINGS {
            let told = match telling {
                0..ALONE => retelling.tell(guess),
                ALONE..FEW => retelling.tell_together::<10>(guess),
                _ => retelling.tell_together::<40>(guess),
            };
            if told.is_some_and(|heaps| deal_objects(game, world, seat, &heaps, guess)) {
                return;
            }
        }
    }
    let sizes = spot_sizes(&game.places, game.draw.for_rules(), game.discard.for_rules());
    let heaps = Heaps::new(&game.known.sure, &sizes, seat, hidden);
    while !deal_objects(game, world, seat, &heaps, guess) {}
}

/// Everything in the box but what lies open and what the seat holds itself.
fn hidden_from(game: &Nottingham, seat: Seat) -> Cards {
    let mut hidden = Cards::BOX;
    game.shown.into_iter().for_each(|card| hidden.take(card, 1));
    game.delivery.into_iter().for_each(|delivery| hidden.take(delivery.object, delivery.count));
    for owner in Seat::all(game.seats) {
        let place = game.place(owner);
        hidden.take(Card::Gold, place.ambushes.for_rules().len() as u8);
        if owner == seat {
            hidden.take_all(place.hand.for_rules());
            hidden.take_all(place.loot.for_rules());
        } else {
            hidden.take_all(&place.loot_seen);
        }
    }
    hidden
}

fn others(game: &Nottingham, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(game.seats).filter(move |other| *other != seat)
}

/// Gives every blank card a kind; whether the world then fits what can be seen now.
fn deal_objects(
    game: &Nottingham,
    world: &mut Nottingham,
    seat: Seat,
    heaps: &Heaps,
    guess: &mut Guess,
) -> bool {
    let mut pool = Pool::new(&heaps.pool);
    pool.shuffle(guess);
    if !deal_hands(game, world, seat, heaps, &mut pool) {
        return false;
    }
    for other in others(world, seat) {
        let place = &mut world.places[other.index()];
        let blank = place.loot.for_rules().len() - place.loot_seen.len();
        *place.loot.for_rules_mut() = pool.fill(place.loot_seen, blank);
    }
    *world.discard.for_rules_mut() = pool.fill_heap(heaps.of(Spot::DISCARD));
    let known = &heaps.of(Spot::DRAW).cards;
    let mut pile = Pile::top_last(pool.rest().iter().copied().chain(known.iter()));
    if !known.is_empty() {
        guess.shuffle(pile.cards_mut());
    }
    debug_assert_eq!(pile.len(), world.draw.for_rules().len(), "the pool fills the draw pile");
    *world.draw.for_rules_mut() = pile;
    true
}

/// The others' hands; whether they fit. Who owes an offer, or has made one that is still hidden, has something to
/// offer: everybody can see that.
fn deal_hands(game: &Nottingham, world: &mut Nottingham, seat: Seat, heaps: &Heaps, pool: &mut Pool) -> bool {
    let mut fits = true;
    for other in others(world, seat) {
        let can_offer = match game.phase {
            Phase::BuyOffers => game.owes(other) || game.answer_of(other).is_some(),
            Phase::BarterOffers => game.owes(other),
            _ => false,
        };
        let hand = pool.fill_heap(heaps.of(Spot::hand(other)));
        debug_assert_eq!(hand.len(), world.hand_of(other).len(), "everybody can count a hand");
        *world.hand_mut(other) = hand;
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
