//! A world consistent with what a seat knows, and with nothing else.
//!
//! A seat knows its own cards, everything open, and the story of the others (`memory`), which is told again by chance:
//! that of the object cards, and that of the ambush cards. Object cards that it does not place are one pool, dealt at
//! random over the spots where a card must lie. Where everybody can see that a spot cannot hold just anything, a deal that does not fit is
//! thrown away and made again: so every deal that fits is as likely as another.

use crate::ambush_story::{AmbushStory, AmbushTable};
use crate::cards::{Ambush, BOX, Card, Cards, LANES};
use crate::memory::Stories;
use crate::piles::Pile;
use crate::state::{Nottingham, Phase, ambush_cards, spot_sizes};
use crate::sure::{SPOTS, Spot};
use besace_table::unseen::{Counts, Heaps};
use besace_table::{Guess, Seat};

/// What lies in each spot, as far as the story tells it.
type SpotHeaps = Heaps<LANES, SPOTS>;

pub(crate) fn redeal(game: &Nottingham, seat: Seat, guess: &mut Guess) -> Nottingham {
    let mut world = game.clone();
    world.chance = guess.chance();
    let stories = game.known.stories_for(seat);
    redeal_objects(game, &mut world, seat, stories, guess);
    redeal_ambushes(game, &mut world, seat, stories, guess);
    redeal_answers(&mut world, seat, guess);
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

    fn fill_spot(&mut self, told: &SpotHeaps, spot: Spot) -> Cards {
        self.fill((*told.known(spot.place())).into(), told.blank(spot.place()).into())
    }

    /// What has not been dealt.
    fn rest(&self) -> &[Card] {
        &self.cards[self.dealt..self.len]
    }
}

/// How many told stories may end in a world that does not fit what can be seen now.
const DEALS: usize = 200;

/// The object cards, as their story may have gone; where there is none, or nobody finds a way in which it can have gone,
/// as far as the seat is sure of them.
fn redeal_objects(
    game: &Nottingham,
    world: &mut Nottingham,
    seat: Seat,
    stories: Option<&Stories>,
    guess: &mut Guess,
) {
    let hidden = || Counts::from(&hidden_from(game, seat));
    let tellings = stories.map(|stories| stories.objects.retelling(seat, hidden));
    for _ in 0..DEALS {
        let Some(told) = tellings.and_then(|tellings| tellings.tell(guess)) else { break };
        if deal_objects(game, world, seat, &told, guess) {
            return;
        }
    }
    let told = as_sure(game, seat);
    while !deal_objects(game, world, seat, &told, guess) {}
}

/// What the seat is sure of in each spot; the rest is blank.
fn as_sure(game: &Nottingham, seat: Seat) -> SpotHeaps {
    let mut sizes = spot_sizes(&game.places, game.draw.for_rules(), game.discard.for_rules());
    sizes[Spot::hand(seat).index()] = 0;
    let mut known = [Counts::NONE; SPOTS];
    let mut pool = hidden_from(game, seat);
    for spot in Spot::hidden_from(seat) {
        let sure = game.known.sure.of(seat, spot);
        pool.take_all(&sure);
        known[spot.index()] = (&sure).into();
    }
    Heaps::new(known, sizes, (&pool).into())
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
    told: &SpotHeaps,
    guess: &mut Guess,
) -> bool {
    let mut pool = Pool::new(&(*told.pool()).into());
    pool.shuffle(guess);
    if !deal_hands(game, world, seat, told, &mut pool) {
        return false;
    }
    for other in others(world, seat) {
        let place = &mut world.places[other.index()];
        let blank = place.loot.for_rules().len() - place.loot_seen.len();
        *place.loot.for_rules_mut() = pool.fill(place.loot_seen, blank);
    }
    *world.discard.for_rules_mut() = pool.fill_spot(told, Spot::DISCARD);
    let known: Cards = (*told.known(Spot::DRAW.place())).into();
    let mut pile = Pile::of(pool.rest().iter().copied().chain(known.iter()), Card::Coin);
    if !known.is_empty() {
        guess.shuffle(&mut pile);
    }
    debug_assert_eq!(pile.len(), world.draw.for_rules().len(), "the pool fills the draw pile");
    *world.draw.for_rules_mut() = pile;
    true
}

/// The others' hands; whether they fit. Who owes an offer, or has made one that is still hidden, has something to
/// offer: everybody can see that.
fn deal_hands(
    game: &Nottingham,
    world: &mut Nottingham,
    seat: Seat,
    told: &SpotHeaps,
    pool: &mut Pool,
) -> bool {
    let mut fits = true;
    for other in others(world, seat) {
        let can_offer = match game.phase {
            Phase::BuyOffers => game.owes(other) || game.answer_of(other).is_some(),
            Phase::BarterOffers => game.owes(other),
            _ => false,
        };
        let hand = pool.fill_spot(told, Spot::hand(other));
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

/// The ambush cards, as their story may have gone; where there is none, or nobody finds a way in which it can have gone, as
/// far as the seat is sure of them.
fn redeal_ambushes(
    game: &Nottingham,
    world: &mut Nottingham,
    seat: Seat,
    stories: Option<&Stories>,
    guess: &mut Guess,
) {
    let colors = || game.places().iter().map(|place| place.color);
    let tell = |story: &AmbushStory, guess: &mut Guess| {
        story.tell(seat, ambush_cards(&game.options, colors()), colors().map(Ambush::of_color), guess)
    };
    let now = || AmbushTable::new(&game.places, game.drawn.for_rules(), game.ambush_pile.for_rules());
    let dealt = stories.and_then(|stories| tell(&stories.ambushes, guess));
    let dealt = dealt.or_else(|| tell(&AmbushStory::new(now()), guess)).expect("the true world is possible");
    let seats = world.seats;
    for owner in Seat::all(seats) {
        let laid = world.place_mut(owner).ambushes.for_rules_mut();
        laid.replace(dealt.laid(owner));
        laid.forget_but_for(seat, seats);
    }
    let drawn = world.drawn.for_rules_mut();
    drawn.replace(dealt.drawn());
    drawn.forget_but_for(seat, seats);
    let pile = world.ambush_pile.for_rules_mut();
    pile.replace(dealt.pile());
    pile.forget_but_for(seat, seats);
}
