//! A world consistent with what a seat knows, and with nothing else.
//!
//! A seat knows its own cards, everything open, and what [`Knowledge`](crate::knowledge::Knowledge) says it is sure of.
//! The rest is one pool of cards that is dealt again over the places where a card must lie. Two things are kept in
//! mind: only contraband lies face down on stands, and a deck that was made of the discard piles holds nothing else.
//!
//! Among the worlds that are possible not all are as likely: a merchant's word is worth something. In half of the
//! worlds a bag holds what was declared, as far as the unseen cards allow; in the others, some of it.

use crate::debts::Due;
use crate::goods::{BOX, Good, Goods, Listed};
use crate::pile::Pile;
use crate::state::{BagState, Phase, SEATS, Sheriff};
use besace_table::{Chance, Guess, Seat, Seed};

pub(crate) fn redeal(game: &Sheriff, seat: Seat, guess: &mut Guess) -> Sheriff {
    let mut world = game.clone();
    world.known.as_far_as_known_to(seat);
    world.chance = Chance::new(Seed::new(guess.number() >> 11).expect("53 bits are a seed"));
    let mut unknown = unknown_to(game, seat);
    let deck_is_known = redeal_known_deck(&mut world, seat, &mut unknown, guess);
    let words = words_worth(game, seat, &mut unknown, guess);
    let mut pool = Pool::of(&unknown);
    redeal_stands(&mut world, seat, &mut pool, guess);
    pool.shuffle(guess);
    redeal_hands(&mut world, seat, &words, &mut pool, guess);
    let removed = world.removed.for_rules_mut();
    *removed = pool.take(removed.len()).iter().copied().collect();
    if !deck_is_known {
        let size = world.deck.for_rules().len();
        *world.deck.for_rules_mut() = Pile::top_first(pool.take(size));
    }
    debug_assert_eq!(pool.len, 0, "every unknown card lies somewhere");
    redeal_offers(&mut world, seat, guess);
    world
}

/// The cards whose place the seat does not know.
fn unknown_to(game: &Sheriff, seat: Seat) -> Goods {
    let mut unknown = Goods::in_the_box(game.seats, game.options.royal);
    let mut know = |goods: &Goods| unknown = unknown.without(goods);
    for pile in &game.discards {
        know(&pile.iter().collect());
    }
    if let Some(confiscated) = &game.confiscated {
        know(&confiscated.cards.0);
    }
    for other in Seat::all(game.seats) {
        let place = game.place(other);
        know(&place.legal);
        know(&sure_contraband(game, seat, other));
        if other == seat {
            know(place.hand.for_rules());
            know(place.bag.cards.for_rules());
        } else {
            know(game.known.held(other));
        }
    }
    if game.phase == Phase::MarketDiscard {
        know(if game.turn == seat { game.set_aside.for_rules() } else { game.known.taken() });
    }
    unknown
}

/// The contraband on a stand that the seat is sure of: all of its own, and of everybody's after the end.
fn sure_contraband(game: &Sheriff, seat: Seat, other: Seat) -> Goods {
    match game.place(other).contraband.seen_by(besace_table::Viewer::Seat(seat)) {
        Some(contraband) => *contraband,
        None => *game.known.stand(seat, other),
    }
}

/// A deck made of the discard piles holds what lay there: nothing but that, less what the seat drew from it. So many
/// contraband cards stay in the pool as the stands need.
fn redeal_known_deck(world: &mut Sheriff, seat: Seat, unknown: &mut Goods, guess: &mut Guess) -> bool {
    let Some(among) = world.known.deck_is_among(seat) else { return false };
    let among = among.common(unknown);
    let size = world.deck.for_rules().len();
    let needed: usize = Seat::all(world.seats)
        .map(|other| {
            world.place(other).contraband.for_rules().len() - sure_contraband(world, seat, other).len()
        })
        .sum();
    let most = unknown.contraband().len() - needed;
    let mut pool = Pool::of(&among);
    pool.shuffle(guess);
    let cards = &mut pool.cards[..pool.len];
    // Where too much contraband came to lie in the deck, legal cards from below take its place.
    let mut contraband = 0;
    let mut spare = size;
    for at in 0..size {
        contraband += usize::from(!cards[at].is_legal());
        if contraband > most {
            while !cards[spare].is_legal() {
                spare += 1;
            }
            cards.swap(at, spare);
            contraband -= 1;
        }
    }
    *world.deck.for_rules_mut() = Pile::top_first(&cards[..size]);
    *unknown = unknown.without(&cards[..size].iter().copied().collect());
    true
}

/// What a merchant's word is worth in one world.
#[derive(Clone, Copy, Default)]
struct Word {
    /// How many cards of the declared kind should be in the bag.
    wanted: u8,
    /// How many of them are put aside from the unknown cards.
    put_aside: u8,
}

/// For each closed bag of another seat, how much of its declaration is true.
fn words_worth(game: &Sheriff, seat: Seat, unknown: &mut Goods, guess: &mut Guess) -> [Word; SEATS] {
    let mut words = [Word::default(); SEATS];
    for other in Seat::all(game.seats).filter(|other| *other != seat) {
        let bag = &game.place(other).bag;
        let Some(declared) = bag.declared.filter(|_| bag.state == BagState::Closed) else { continue };
        let honest = guess.below(2) == 0;
        let wanted = (0..declared.count).filter(|_| honest || guess.below(2) == 0).count() as u8;
        let held = game.known.held(other);
        let room = (places_to_fill(game, other) - held.len()) as u8;
        let missing = wanted.saturating_sub(held.count(declared.good));
        let put_aside = missing.min(unknown.count(declared.good)).min(room);
        *unknown = unknown.without(&Goods::of(declared.good, put_aside));
        words[other.index()] = Word { wanted, put_aside };
    }
    words
}

/// How many cards another seat has in the hand and in the bag, and beside the market if it is there, apart from those
/// just taken.
fn places_to_fill(game: &Sheriff, other: Seat) -> usize {
    let place = game.place(other);
    let held = place.hand.for_rules().len() + place.bag.cards.for_rules().len();
    if game.phase == Phase::MarketDiscard && other == game.turn {
        held + game.set_aside.for_rules().len() - game.known.taken().len()
    } else {
        held
    }
}

/// Cards to be dealt: legal ones first until they are shuffled.
struct Pool {
    cards: [Good; BOX],
    len: usize,
}

impl Pool {
    fn of(goods: &Goods) -> Pool {
        let mut pool = Pool { cards: [Good::Apple; BOX], len: 0 };
        for (good, count) in goods.counts() {
            let end = pool.len + usize::from(count);
            pool.cards[pool.len..end].fill(good);
            pool.len = end;
        }
        pool
    }

    fn shuffle(&mut self, guess: &mut Guess) {
        guess.shuffle(&mut self.cards[..self.len]);
    }

    fn take(&mut self, count: usize) -> &[Good] {
        self.len -= count;
        &self.cards[self.len..self.len + count]
    }

    /// Puts so many random cards from `first` on at the end, where `take` finds them.
    fn bring_to_the_end(&mut self, first: usize, count: usize, guess: &mut Guess) {
        for place in 0..count {
            let end = self.len - 1 - place;
            let at = first + guess.below((end + 1 - first) as u32) as usize;
            self.cards.swap(at, end);
        }
    }
}

/// What lies face down on the others' stands, from a pool that still has its contraband at the end. A debtor who is
/// being asked has enough there, and can keep some of it (R15): everybody sees that.
fn redeal_stands(world: &mut Sheriff, seat: Seat, pool: &mut Pool, guess: &mut Guess) {
    let first = pool.cards[..pool.len].partition_point(|good| good.is_legal());
    for other in debtor_first(world) {
        let mut contraband = sure_contraband(world, seat, other);
        let count = world.place(other).contraband.for_rules().len() - contraband.len();
        if count > 0 {
            deal_until_the_debt_fits(world, other, first, count, contraband, pool, guess);
            contraband = contraband.plus(&pool.take(count).iter().copied().collect());
        }
        *world.place_mut(other).contraband.for_rules_mut() = contraband;
    }
}

fn debtor_first(world: &Sheriff) -> impl Iterator<Item = Seat> + use<> {
    let debtor = world.debt.map_or(0, |debt| debt.debtor.0);
    let seats = world.seats;
    (0..seats).map(move |step| Seat((debtor + step) % seats))
}

/// Brings random contraband to the end of the pool; for a debtor again until it explains why he is asked. Few worlds
/// need more than a few tries; after many, the dearest cards do it.
fn deal_until_the_debt_fits(
    world: &Sheriff,
    other: Seat,
    first: usize,
    count: usize,
    sure: Goods,
    pool: &mut Pool,
    guess: &mut Guess,
) {
    const TRIES: usize = 20;
    let debt = world.debt.filter(|debt| debt.debtor == other);
    for _ in 0..TRIES {
        pool.bring_to_the_end(first, count, guess);
        let Some(debt) = debt else { return };
        let mut place = *world.place(other);
        let dealt: Goods = pool.cards[pool.len - count..pool.len].iter().copied().collect();
        *place.contraband.for_rules_mut() = sure.plus(&dealt);
        let asked = match Due::from(&place, debt.amount) {
            Due::Legal(_) => true,
            Due::Contraband(due) => !crate::debts::leaves_nothing_out(place.contraband.for_rules(), due),
            Due::Everything(_) => false,
        };
        if asked {
            return;
        }
    }
    pool.cards[first..pool.len].sort_unstable_by_key(|good| good.value());
}

/// The others' hands, bags and cards set aside. Of the cards in a closed bag those of its declared kind come first, as
/// many as its owner's word was worth; all else lies where it may.
fn redeal_hands(world: &mut Sheriff, seat: Seat, words: &[Word; SEATS], pool: &mut Pool, guess: &mut Guess) {
    for other in Seat::all(world.seats).filter(|other| *other != seat) {
        let total = places_to_fill(world, other);
        let known = *world.known.held(other);
        let Word { wanted, put_aside } = words[other.index()];
        let place = &world.places[other.index()];
        let declared = place.bag.declared.filter(|_| place.bag.state == BagState::Closed);
        let word = declared.map_or(Goods::NONE, |declared| Goods::of(declared.good, put_aside));
        let rest: Goods = pool.take(total - known.len() - word.len()).iter().copied().collect();
        let cards = known.plus(&word).plus(&rest);
        if world.phase == Phase::MarketDiscard && other == world.turn {
            let aside = any_of(&cards, world.set_aside.for_rules().len(), guess);
            *world.set_aside.for_rules_mut() = aside;
            let hand = cards.without(&aside).plus(world.known.taken());
            *world.place_mut(other).hand.for_rules_mut() = hand;
            continue;
        }
        let in_bag = match place.bag.state {
            BagState::Closed => place.bag.cards.for_rules().len(),
            // Nobody else knows how many cards a bag has before all are closed.
            BagState::Loaded => 1 + guess.below(total.min(crate::goods::FIVE) as u32) as usize,
            BagState::None | BagState::Passed | BagState::Opened => 0,
        };
        let meant = declared.map_or(Goods::NONE, |declared| {
            Goods::of(declared.good, wanted.min(known.count(declared.good) + put_aside))
        });
        let bag = meant.plus(&any_of(&cards.without(&meant), in_bag - meant.len(), guess));
        let place = world.place_mut(other);
        *place.bag.cards.for_rules_mut() = bag;
        *place.hand.for_rules_mut() = cards.without(&bag);
    }
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

/// The unnamed goods of the others' offers are some that their new stands hold.
fn redeal_offers(world: &mut Sheriff, seat: Seat, guess: &mut Guess) {
    let Sheriff { inspection, places, .. } = world;
    for offer in inspection.offers.iter_mut() {
        if offer.payer != seat && !offer.is_proposal() {
            let own = places[offer.payer.index()].contraband.for_rules().without(&offer.give.named.0);
            offer.give.unnamed = Listed(any_of(&own, usize::from(offer.unnamed_count), guess));
        }
    }
}
