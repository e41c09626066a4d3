//! A world consistent with what a seat knows, and with nothing else.
//!
//! A seat knows its own cards, everything open, what it put into the supply itself, every card that it has seen fall,
//! stay or be won, and the trumpets of a hand that has shown them. The rest is one pool, dealt again at random over the places where a card must lie.

use crate::cards::{Card, Cards, Hand, Pile, SCORINGS};
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
struct Pool(Vec<Card>);

impl Pool {
    fn unknown_to(game: &Jericho, seat: Seat) -> Pool {
        let mut unknown = [0; crate::cards::KINDS];
        for (place, card) in unknown.iter_mut().zip(Card::all()) {
            *place = card.copies();
        }
        let mut knows = |cards: &Cards| {
            for (card, count) in cards.kinds() {
                unknown[card.index()] -= count;
            }
        };
        let viewer = Viewer::Seat(seat);
        knows(&crate::view::trumpets(game.removed));
        knows(&game.supply.seen);
        for part in game.supply.by_seat.iter().chain([&game.supply.unseen]) {
            part.seen_by(viewer).into_iter().for_each(&mut knows);
        }
        for place in game.places() {
            match place.hand.seen_by(viewer) {
                Some(hand) => knows(&hand.counts()),
                None => knows(&crate::view::trumpets(place.shown_trumpets)),
            }
            place.first.seen_by(viewer).copied().flatten().map(one).iter().for_each(&mut knows);
            for (_, wall) in crate::view::Walls::of(&place.walls).0 {
                knows(&wall);
            }
            knows(&place.won.seen);
            place.won.unseen.seen_by(viewer).into_iter().for_each(&mut knows);
        }
        let cards = Card::all()
            .zip(unknown)
            .flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
            .collect();
        Pool(cards)
    }

    fn shuffle(&mut self, guess: &mut Guess) {
        guess.shuffle(&mut self.0);
    }

    fn take(&mut self, count: usize) -> impl Iterator<Item = Card> {
        self.0.drain(self.0.len() - count..)
    }

    /// Random wall cards, from a pool that is still in card order and so has its trumpets last.
    fn take_wall_cards(&mut self, count: usize, guess: &mut Guess) -> impl Iterator<Item = Card> {
        let walls = self.0.partition_point(|card| card.is_wall());
        guess.shuffle(&mut self.0[..walls]);
        self.0.drain(walls - count..walls)
    }
}

fn one(card: Card) -> Cards {
    [card].into_iter().collect()
}

/// What lay in won piles when the game was loaded. Dealt before the pool is shuffled, because only wall cards can lie
/// there: picking them out of a shuffled pool would leave the trumpets crowded at one end of it.
fn redeal_won_piles(world: &mut Jericho, pool: &mut Pool, guess: &mut Guess) {
    let unseen = world.places().iter().map(|place| place.won.unseen.for_rules().len()).sum();
    if unseen == 0 {
        return;
    }
    let mut cards = pool.take_wall_cards(unseen, guess);
    for place in world.places_mut() {
        let unseen = place.won.unseen.for_rules_mut();
        *unseen = cards.by_ref().take(unseen.len()).collect();
    }
}

/// The others' hands, and with them the answers that lie hidden: any of their cards as likely as another, but a
/// trumpet is laid first only from a hand of nothing else (JER-20).
fn redeal_hands(world: &mut Jericho, seat: Seat, pool: &mut Pool, guess: &mut Guess) {
    for other in Seat::all(world.seats).filter(|other| *other != seat) {
        let place = world.place_mut(other);
        let laid = usize::from(place.first.for_rules().is_some());
        let count = place.hand.for_rules().as_slice().len() + laid;
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
    let mut cards = pool.0.iter().copied();
    let size = world.draw.for_rules().len();
    let scorings = scoring_places(world, size, guess);
    let pile: Vec<Card> = (0..size)
        .map(|at| {
            if scorings.contains(&at) {
                Card::SCORING
            } else {
                cards.next().expect("the pool fills the draw pile")
            }
        })
        .collect();
    *world.draw.for_rules_mut() = Pile::top_first(&pile);
}

/// Places of the scoring cards still in the draw pile, counted from its top. Everybody knows the setup: each lies in
/// its pile of JER-11, anywhere in it that is not drawn yet. In a position made by hand that may be impossible; then
/// any places are as likely as any others.
fn scoring_places(world: &Jericho, size: usize, guess: &mut Guess) -> Vec<usize> {
    let drawn_before = world.round - u8::from(world.phase != Phase::Over);
    let left = usize::from(SCORINGS - drawn_before);
    let piles = pile_sizes(world.seats).expect("the game has been set up");
    let whole: usize = piles.iter().sum::<usize>() + usize::from(SCORINGS);
    let mut places = Vec::with_capacity(left);
    let mut end = 0;
    for pair in piles.chunks(2) {
        let start = end + pair[0];
        end = start + pair[1] + 1;
        places.push((start, end));
    }
    let drawn = whole.checked_sub(size);
    let by_setup = drawn.and_then(|drawn| {
        let remaining = places.iter().rev().take(left).rev();
        remaining
            .map(|(start, end)| {
                let (start, end) = (start.saturating_sub(drawn), end.saturating_sub(drawn));
                (start < end).then(|| start + guess.below((end - start) as u32) as usize)
            })
            .collect::<Option<Vec<usize>>>()
    });
    by_setup.unwrap_or_else(|| {
        let mut any: Vec<usize> = (0..size).collect();
        guess.shuffle(&mut any);
        any.truncate(left);
        any
    })
}
