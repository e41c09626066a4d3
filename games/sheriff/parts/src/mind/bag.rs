//! Bags that could be filled from a hand, and what would come of them.

use super::worth::Worth;
use besace_sheriff::{Good, Goods};

/// The most cards in a bag.
const ROOM: u8 = 5;

/// A bag, what would be said of it, and what it is worth to its owner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bag {
    pub(super) cards: Goods,
    pub(super) good: Good,
    /// What it brings if it passes.
    pub(super) passed: f32,
    /// What is left of it if it is opened.
    pub(super) kept: f32,
    /// What the sheriff pays its owner if he opens it: below 0 where the owner pays.
    pub(super) amends: f32,
}

impl Bag {
    pub(super) fn new(cards: Goods, good: Good, worth: &Worth) -> Bag {
        let honest = Goods::of(good, cards.count(good));
        let hidden = cards.without(&honest);
        let passed = worth.gaining(&cards);
        if hidden.is_empty() {
            Bag { cards, good, passed, kept: passed, amends: f32::from(cards.penalty()) }
        } else {
            let kept = if honest.is_empty() { 0.0 } else { worth.gaining(&honest) };
            Bag { cards, good, passed, kept, amends: -f32::from(hidden.penalty()) }
        }
    }

    /// How many cards it has.
    pub(super) fn count(&self) -> usize {
        self.cards.len()
    }

    /// Whether it is as declared.
    pub(super) fn is_true(&self) -> bool {
        self.amends > 0.0
    }

    /// How many of its cards are not as declared.
    pub(super) fn hidden(&self) -> usize {
        self.cards.len() - usize::from(self.cards.count(self.good))
    }
}

/// The bags worth thinking about: an honest one of each legal kind; and for each number of the best contraband, one
/// that is filled up with the kind that would be declared, and one that is then filled up with other legal goods.
pub(super) fn every_sensible(hand: &Goods, worth: &Worth, kinds: &[Good], bags: &mut Vec<Bag>) {
    bags.clear();
    let mut contraband: [Good; 8] = [Good::Apple; 8];
    let mut smuggled = 0;
    // Those worth most first; the table of goods lists royal goods last, so the order is made here.
    for good in hand.contraband().iter().take(contraband.len()) {
        contraband[smuggled] = good;
        smuggled += 1;
    }
    contraband[..smuggled].sort_unstable_by_key(|good| std::cmp::Reverse(good.value()));
    for good in kinds.iter().copied() {
        let there = hand.count(good).min(ROOM);
        if there > 0 {
            bags.push(Bag::new(Goods::of(good, there), good, worth));
        }
    }
    let Some(declared) = best_to_declare(hand, kinds) else { return };
    let mut cards = Goods::NONE;
    for number in 0..=smuggled.min(usize::from(ROOM)) {
        if number > 0 {
            cards.add(contraband[number - 1], 1);
        }
        let mut bag = cards;
        let room = ROOM - number as u8;
        bag.add(declared, hand.count(declared).min(room));
        if number > 0 {
            bags.push(Bag::new(bag, declared, worth));
        }
        let filled = filled_up(bag, hand);
        if filled != bag {
            bags.push(Bag::new(filled, declared, worth));
        }
    }
}

/// The kind that the hand has most of; of equals the one that is worth more, since an honest card of it is.
pub(super) fn best_to_declare(hand: &Goods, kinds: &[Good]) -> Option<Good> {
    kinds.iter().copied().max_by_key(|good| (hand.count(*good), good.value()))
}

/// The bag with the hand's other legal goods, those worth most first, as far as there is room.
fn filled_up(mut bag: Goods, hand: &Goods) -> Goods {
    let mut room = ROOM - bag.len() as u8;
    let left = hand.legal().without(&bag);
    for good in Good::LEGAL.into_iter().rev() {
        let more = left.count(good).min(room);
        bag.add(good, more);
        room -= more;
    }
    bag
}
