//! What looks natural: every action by what it changes in the hopes of the districts that it touches.
//!
//! Lists are long, so nothing is tried out here. The card that is lifted and the card that is laid are weighed each by
//! itself, and what both do to the same district is simply added up.

use super::hopes::{Hopes, Points, SEATS};
use besace_bots::fourth_power;
use besace_noxford::{Action, BOX, Card, City, Noxford, Spot, StackSet};
use besace_table::Seat;

/// How good an action that changes nothing looks, in points, and how good even the worst one does.
const NOTHING: f32 = 0.6;
const LEAST: f32 = 0.1;

/// What a gear that can be used promises.
pub(super) const GEAR: f32 = 0.8;

/// What a Master is worth in front of its player while everything is still to come.
pub(super) const MASTER: f32 = 1.2;

pub(super) fn instinct(world: &Noxford, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
    let hopes = Hopes::of(world);
    let mut touched = Touched::new(world.city());
    let mut eye = Eye { hopes: &hopes, seat: seat.index(), lifted: [None; BOX] };
    weights.extend(actions.iter().map(|action| {
        let gain = eye.gain(action, &mut touched);
        fourth_power((NOTHING + gain).max(LEAST))
    }));
}

/// A seat that looks the table over.
struct Eye<'a> {
    hopes: &'a Hopes<'a>,
    seat: usize,
    /// What lifting each top card changes, once that has been asked.
    lifted: [Option<f32>; BOX],
}

impl Eye<'_> {
    /// What an action is likely to change for the seat, compared with the others.
    fn gain(&mut self, action: &Action, touched: &mut Touched) -> f32 {
        let city = self.hopes.city;
        let find = |corner| city.find(corner).expect("what is listed lies in the city");
        match *action {
            Action::Place { card, o, x, y } => {
                let spot = Spot::new(o, x, y);
                self.put(card, spot, touched.from(spot)) + self.beyond(card)
            }
            Action::Cover { card, on } => self.cover(card, find(on)) + self.beyond(card),
            Action::MoveTo { from, to } => {
                let from = find(from);
                let stack = city.stack(from);
                let mut beside = touched.from(to);
                if stack.height() == 1 {
                    beside = beside.without(from);
                }
                self.lift(from) + self.put(stack.top(), to, beside)
            }
            Action::MoveOn { from, on } => {
                let from = find(from);
                self.lift(from) + self.cover(city.stack(from).top(), find(on))
            }
            Action::Skip | Action::Pass => 0.0,
        }
    }

    /// What a card means beyond the place where it is laid.
    fn beyond(&self, card: Card) -> f32 {
        let gear = if card.has_gear() { GEAR } else { 0.0 };
        let master = if card.is_master() { MASTER * self.hopes.to_come } else { 0.0 };
        gear - master
    }

    /// A card that comes to lie with these stacks beside it.
    fn put(&self, card: Card, spot: Spot, beside: StackSet) -> f32 {
        if card.is_district() {
            let district = self.hopes.district(card, spot, beside);
            return self.hopes.balance(&self.hopes.promise(&district), self.seat);
        }
        if card == Card::BARRACKS {
            return beside.iter().map(|stack| self.silence(stack, -1.0)).sum();
        }
        if beside.iter().any(|stack| self.hopes.city.stack(stack).top() == Card::BARRACKS) {
            return 0.0;
        }
        let mut more = [0.0; SEATS];
        self.hopes.add(&mut more, self.hopes.strength_in_the_open(card));
        self.change(beside, &more)
    }

    /// A card on top of a stack.
    fn cover(&self, card: Card, stack: usize) -> f32 {
        self.exchange(stack, Some(card))
    }

    /// The top card of a stack taken away.
    fn lift(&mut self, from: usize) -> f32 {
        if let Some(known) = self.lifted[from] {
            return known;
        }
        let stack = self.hopes.city.stack(from);
        let change = match stack.top() {
            Card::BARRACKS => {
                self.hopes.city.touching(from).iter().map(|other| self.speak_again(other)).sum()
            }
            _ => match self.hopes.district_at(from) {
                Some(district) => -self.hopes.balance(&self.hopes.promise(district), self.seat),
                None => self.exchange(from, stack.cards().nth(1)),
            },
        };
        self.lifted[from] = Some(change);
        change
    }

    /// Another gang member, or none, in the place of the top one of a stack.
    fn exchange(&self, stack: usize, with: Option<Card>) -> f32 {
        if self.hopes.cancelled.contains(stack) {
            return 0.0;
        }
        let mut more = [0.0; SEATS];
        let gone = self.hopes.strength_in(stack, self.hopes.city.stack(stack).top());
        self.hopes.add(&mut more, gone.map(|(seat, much)| (seat, -much)));
        self.hopes.add(&mut more, with.and_then(|card| self.hopes.strength_in(stack, card)));
        self.change(self.hopes.city.touching(stack), &more)
    }

    /// A gang member that is silenced (`sign` -1) or can be heard again (+1).
    fn silence(&self, stack: usize, sign: f32) -> f32 {
        if sign < 0.0 && self.hopes.cancelled.contains(stack) {
            return 0.0;
        }
        let mut more = [0.0; SEATS];
        let strength = self.hopes.strength_in(stack, self.hopes.city.stack(stack).top());
        self.hopes.add(&mut more, strength.map(|(seat, much)| (seat, sign * much)));
        self.change(self.hopes.city.touching(stack), &more)
    }

    /// A gang member beside barracks that go: it is heard again unless other barracks stay beside it.
    fn speak_again(&self, stack: usize) -> f32 {
        let city = self.hopes.city;
        let barracks = city.touching(stack).iter().filter(|other| city.stack(*other).top() == Card::BARRACKS);
        if barracks.count() > 1 { 0.0 } else { self.silence(stack, 1.0) }
    }

    /// What it means that every district among these has that much more beside it.
    fn change(&self, beside: StackSet, more: &Points) -> f32 {
        let districts = beside.iter().filter_map(|stack| self.hopes.district_at(stack));
        let balance = |points: Points| self.hopes.balance(&points, self.seat);
        districts
            .map(|district| {
                balance(self.hopes.promise_with(district, more)) - balance(self.hopes.promise(district))
            })
            .sum()
    }
}

/// How many places are remembered.
const PLACES: usize = 64;

/// Which stacks a card would touch from a place. Lists go through the same places again and again, in the same order:
/// so what was found for one card is found again for the next, close to where the last answer stood.
struct Touched<'a> {
    city: &'a City,
    known: [(Spot, StackSet); PLACES],
    count: usize,
    next: usize,
}

impl<'a> Touched<'a> {
    fn new(city: &'a City) -> Touched<'a> {
        let anywhere = Spot::new(besace_noxford::Orientation::Upright, 0, 0);
        Touched { city, known: [(anywhere, StackSet::EMPTY); PLACES], count: 0, next: 0 }
    }

    fn from(&mut self, spot: Spot) -> StackSet {
        for ahead in 0..self.count.min(6) {
            let at = (self.next + ahead) % self.count;
            if self.known[at].0 == spot {
                self.next = at + 1;
                return self.known[at].1;
            }
        }
        let touched = self.city.touched_from(spot);
        if self.count < PLACES {
            self.known[self.count] = (spot, touched);
            self.count += 1;
            self.next = self.count;
        }
        touched
    }
}
