//! A world consistent with what a seat knows, and with nothing else.
//!
//! A seat knows its own cards, everything open, what it put into the supply itself, every card that it has seen fall,
//! stay or be won, and the trumpets of a hand that has shown them. The rest is one pool, dealt again at random over the
//! places where a card must lie.

use crate::cards::{BOX, Card, Cards, Color, Hand, Pile, SCORINGS};
use crate::state::{Jericho, Phase, pile_sizes};
use besace_table::{Guess, Seat, Viewer};

pub(crate) fn redeal(game: &Jericho, seat: Seat, guess: &mut Guess) -> Jericho {
    let mut world = game.clone();
    let mut pool = Pool::unknown_to(game, seat);
    if game.phase == Phase::Over {
        pool.shuffle(guess);
    } else {
        redeal_won_piles(&mut world, &mut pool, guess);
        pool.shuffle(guess);
        redeal_hands(&mut world, seat, &mut pool, guess);
        redeal_supply(&mut world, seat, &mut pool);
    }
    redeal_draw_pile(&mut world, &pool, guess);
    world
}

/// The cards whose place the seat does not know: in card order until they are shuffled.
struct Pool {
    cards: [Card; BOX],
    len: usize,
}

impl Pool {
    fn unknown_to(game: &Jericho, seat: Seat) -> Pool {
        let mut unknown = Cards::BOX;
        let viewer = Viewer::Seat(seat);
        unknown.take(Card::TRUMPET, game.removed);
        unknown.take_all(&game.supply.seen);
        for part in game.supply.by_seat.iter().chain([&game.supply.unseen]) {
            part.seen_by(viewer).into_iter().for_each(|cards| unknown.take_all(cards));
        }
        for place in game.places() {
            match place.hand.seen_by(viewer) {
                Some(hand) => hand.as_slice().iter().for_each(|card| unknown.take(*card, 1)),
                None => unknown.take(Card::TRUMPET, place.shown_trumpets),
            }
            let first = place.first.seen_by(viewer).copied().flatten();
            first.into_iter().for_each(|card| unknown.take(card, 1));
            for (color, wall) in Color::ALL.into_iter().zip(place.walls) {
                unknown.take_wall(color, wall);
            }
            unknown.take_all(&place.won.seen);
            place.won.unseen.seen_by(viewer).into_iter().for_each(|cards| unknown.take_all(cards));
        }
        let mut cards = [Card::TRUMPET; BOX];
        Pool { len: unknown.lay_out(&mut cards), cards }
    }

    fn shuffle(&mut self, guess: &mut Guess) {
        guess.shuffle(&mut self.cards[..self.len]);
    }

    fn take(&mut self, count: usize) -> impl Iterator<Item = Card> {
        let end = self.len;
        self.len -= count;
        self.cards[self.len..end].iter().copied()
    }

    /// Random wall cards, from a pool that is still in card order and so has its trumpets last: these close up.
    fn take_wall_cards(&mut self, count: usize, guess: &mut Guess) -> [Card; BOX] {
        let walls = self.rest().partition_point(|card| card.is_wall());
        guess.shuffle(&mut self.cards[..walls]);
        let mut taken = [Card::TRUMPET; BOX];
        taken[..count].copy_from_slice(&self.cards[walls - count..walls]);
        self.cards.copy_within(walls..self.len, walls - count);
        self.len -= count;
        taken
    }

    fn rest(&self) -> &[Card] {
        &self.cards[..self.len]
    }
}

/// What lay in won piles when the game was loaded. Dealt before the pool is shuffled, because only wall cards can lie
/// there: picking them out of a shuffled pool would leave the trumpets crowded at one end of it.
fn redeal_won_piles(world: &mut Jericho, pool: &mut Pool, guess: &mut Guess) {
    let count = world.places().iter().map(|place| place.won.unseen.count()).sum();
    if count == 0 {
        return;
    }
    let mut cards = pool.take_wall_cards(count, guess).into_iter();
    for place in world.places_mut() {
        let unseen = place.won.unseen.for_rules_mut();
        *unseen = cards.by_ref().take(unseen.len()).collect();
    }
}

/// The others' hands, and with them the answers that lie hidden: any of their cards is as likely as another, but a
/// trumpet is laid first only from a hand of nothing else (JER-20).
fn redeal_hands(world: &mut Jericho, seat: Seat, pool: &mut Pool, guess: &mut Guess) {
    for other in Seat::all(world.seats).filter(|other| *other != seat) {
        let place = world.place_mut(other);
        let laid = place.first.count();
        let count = place.hand.count() + laid;
        let shown = usize::from(place.shown_trumpets);
        let mut hand: Hand =
            std::iter::repeat_n(Card::TRUMPET, shown).chain(pool.take(count - shown)).collect();
        if let Some(first) = place.first.for_rules_mut() {
            let choice = if hand.only_trumpets() { hand.as_slice() } else { hand.wall_cards() };
            *first = choice[guess.below(choice.len() as u32) as usize];
            hand.take(*first);
        }
        if let Some(chosen) = place.chosen.for_rules_mut() {
            *chosen = hand.as_slice()[guess.below(hand.as_slice().len() as u32) as usize];
        }
        *place.hand.for_rules_mut() = hand;
    }
}

/// What others put in unseen, and what was there already when the game was loaded.
fn redeal_supply(world: &mut Jericho, seat: Seat, pool: &mut Pool) {
    let supply = &mut world.supply;
    for other in Seat::all(world.seats).filter(|other| *other != seat) {
        let part = supply.by_seat[other.index()].for_rules_mut();
        *part = pool.take(part.len()).collect();
    }
    let unseen = supply.unseen.for_rules_mut();
    *unseen = pool.take(unseen.len()).collect();
}

/// The draw pile: the rest of the pool, with the scoring cards where the setup can have put them.
fn redeal_draw_pile(world: &mut Jericho, pool: &Pool, guess: &mut Guess) {
    let size = world.draw.count();
    let scorings = scoring_places(world, size, guess);
    let mut pile = Pile::top_first(pool.rest(), Card::SCORING);
    scorings.into_iter().flatten().for_each(|depth| pile.insert(pile.len() - depth, Card::SCORING));
    debug_assert_eq!(pile.len(), size, "the pool fills the draw pile");
    *world.draw.for_rules_mut() = pile;
}

/// Places in the draw pile of the scoring cards still in it, counted from the top and rising.
type ScoringPlaces = [Option<usize>; SCORINGS as usize];

/// Everybody knows the setup: each scoring card lies in its pile of JER-11, anywhere in it that is not drawn yet. In
/// a position made by hand that may be impossible; then any places are as likely as any others.
fn scoring_places(world: &Jericho, size: usize, guess: &mut Guess) -> ScoringPlaces {
    let drawn_before = usize::from(world.round - u8::from(world.phase != Phase::Over));
    places_by_setup(world, size, drawn_before, guess)
        .unwrap_or_else(|| places_anywhere(size, drawn_before, guess))
}

fn places_by_setup(
    world: &Jericho,
    size: usize,
    drawn_before: usize,
    guess: &mut Guess,
) -> Option<ScoringPlaces> {
    let piles = pile_sizes(world.seats).expect("the game has been set up");
    let whole: usize = piles.iter().sum::<usize>() + usize::from(SCORINGS);
    let drawn = whole.checked_sub(size)?;
    let mut places = [None; SCORINGS as usize];
    let mut end = 0;
    for (scoring, pair) in piles.chunks(2).enumerate() {
        let start = end + pair[0];
        end = start + pair[1] + 1;
        if scoring >= drawn_before {
            let (top, bottom) = (start.saturating_sub(drawn), end.saturating_sub(drawn));
            let room = bottom.checked_sub(top).filter(|room| *room > 0)?;
            places[scoring] = Some(top + guess.below(room as u32) as usize);
        }
    }
    Some(places)
}

fn places_anywhere(size: usize, drawn_before: usize, guess: &mut Guess) -> ScoringPlaces {
    let mut depths: [usize; BOX] = std::array::from_fn(|depth| depth);
    guess.shuffle(&mut depths[..size]);
    let mut places = [None; SCORINGS as usize];
    for (place, depth) in places[drawn_before..].iter_mut().zip(depths) {
        *place = Some(depth);
    }
    places.sort_unstable();
    places
}
