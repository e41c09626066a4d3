//! The city: stacks of cards on the table, always in the order of lists (by y, then x), and which of them touch.

use crate::cards::{BOX, Card};
use crate::geometry::{Corner, Misfit, Orientation, Spot};
use crate::options::TableSize;
use serde::{Serialize, Serializer, ser::SerializeStruct};
use std::fmt;

/// The most cards in a stack: one of each rank.
pub(crate) const HIGHEST: usize = 4;

/// One or more cards at one place; only the top one is visible and counts (NOX-30).
#[derive(Clone, Copy)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(type = "{ x: number, y: number, o: Orientation, cards: Array<Card> }")
)]
pub struct Stack {
    spot: Spot,
    /// The top card is the last one.
    cards: [Card; HIGHEST],
    height: u8,
}

impl Stack {
    /// A stack of one card.
    pub fn new(spot: Spot, card: Card) -> Stack {
        Stack { spot, cards: [card; HIGHEST], height: 1 }
    }

    /// Where it lies.
    pub fn spot(&self) -> Spot {
        self.spot
    }

    /// Its visible card.
    pub fn top(&self) -> Card {
        self.cards[usize::from(self.height) - 1]
    }

    /// How many cards it has.
    pub fn height(&self) -> usize {
        usize::from(self.height)
    }

    /// Its cards, the top one first.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = Card> {
        self.cards[..self.height()].iter().rev().copied()
    }

    pub(crate) fn cover(&mut self, card: Card) {
        self.cards[self.height()] = card;
        self.height += 1;
    }
}

/// What once lay on top of its cards is no part of it.
impl PartialEq for Stack {
    fn eq(&self, other: &Stack) -> bool {
        self.spot == other.spot && self.cards().eq(other.cards())
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut stack = serializer.serialize_struct("Stack", 4)?;
        stack.serialize_field("x", &self.spot.x)?;
        stack.serialize_field("y", &self.spot.y)?;
        stack.serialize_field("o", &self.spot.o)?;
        stack.serialize_field("cards", &self.cards().collect::<Vec<_>>())?;
        stack.end()
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<Card> = self.cards().collect();
        write!(f, "{cards:?} {} ({}, {})", self.spot.o.id(), self.spot.x, self.spot.y)
    }
}

/// Some of a city's stacks, by their place in its list. There are never more than 64.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StackSet(u64);

impl StackSet {
    /// No stack.
    pub const EMPTY: StackSet = StackSet(0);

    /// Whether this one is among them.
    pub fn contains(self, stack: usize) -> bool {
        self.0 >> stack & 1 == 1
    }

    /// Adds one.
    pub fn insert(&mut self, stack: usize) {
        self.0 |= 1 << stack;
    }

    /// Those of both.
    #[must_use]
    pub fn with(self, others: StackSet) -> StackSet {
        StackSet(self.0 | others.0)
    }

    /// All but this one.
    #[must_use]
    pub fn without(self, stack: usize) -> StackSet {
        StackSet(self.0 & !(1 << stack))
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in the order of lists.
    pub fn iter(self) -> impl Iterator<Item = usize> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(first)
        })
    }

    /// The same stacks after one was put into the list at this place.
    fn after_insertion(self, at: usize) -> StackSet {
        let before = (1 << at) - 1;
        StackSet(self.0 & before | (self.0 & !before) << 1)
    }

    /// The same stacks, but for the one that was taken out of the list at this place.
    fn after_removal(self, at: usize) -> StackSet {
        let before = (1 << at) - 1;
        StackSet(self.0 & before | self.0 >> 1 & !before)
    }
}

/// A city. It is copied all the time by searches, so it holds no memory of its own.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<Stack>"))]
pub struct City {
    stacks: [Stack; BOX],
    touching: [StackSet; BOX],
    len: u8,
}

impl City {
    pub(crate) fn empty() -> City {
        let nothing = Stack {
            spot: Spot::new(Orientation::Upright, 0, 0),
            cards: [Card::BARRACKS; HIGHEST],
            height: 0,
        };
        City { stacks: [nothing; BOX], touching: [StackSet::EMPTY; BOX], len: 0 }
    }

    /// How many stacks it has.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether nothing lies on the table.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Its stacks, in the order of lists.
    pub fn stacks(&self) -> &[Stack] {
        &self.stacks[..self.len()]
    }

    /// The stack at that place in the list.
    pub fn stack(&self, stack: usize) -> &Stack {
        &self.stacks()[stack]
    }

    /// The stack that has this corner.
    pub fn find(&self, corner: Corner) -> Option<usize> {
        self.stacks().binary_search_by_key(&corner, |stack| stack.spot.corner()).ok()
    }

    /// The stacks that touch this one.
    pub fn touching(&self, stack: usize) -> StackSet {
        self.touching[stack]
    }

    /// The stacks that a card at this place would touch.
    pub fn touched_from(&self, spot: Spot) -> StackSet {
        let mut touched = StackSet::EMPTY;
        for (index, stack) in self.stacks().iter().enumerate() {
            touched.0 |= u64::from(spot.touches(stack.spot)) << index;
        }
        touched
    }

    /// Whether all four edges of a stack are in contact (NOX-33), when `lifted` is not there.
    pub(crate) fn is_locked_without(&self, stack: usize, lifted: Option<usize>) -> bool {
        let mut touching = self.touching[stack];
        if let Some(lifted) = lifted {
            touching = touching.without(lifted);
        }
        let spot = self.stacks[stack].spot;
        let mut edges = 0_u8;
        for other in touching.iter() {
            edges |= spot.contact(self.stacks[other].spot).map_or(0, |edge| 1 << edge as u8);
        }
        edges == 0b1111
    }

    /// Whether all four edges of a stack are in contact (NOX-33).
    pub fn is_locked(&self, stack: usize) -> bool {
        self.is_locked_without(stack, None)
    }

    /// Every locked stack.
    pub fn locked(&self) -> StackSet {
        let mut locked = StackSet::EMPTY;
        (0..self.len()).filter(|stack| self.is_locked(*stack)).for_each(|stack| locked.insert(stack));
        locked
    }

    /// The stacks that a card of a higher rank could cover (NOX-41).
    pub(crate) fn open(&self) -> StackSet {
        let mut open = StackSet::EMPTY;
        for (index, stack) in self.stacks().iter().enumerate() {
            if stack.top().is_gang() && !stack.top().is_master() && !self.is_locked(index) {
                open.insert(index);
            }
        }
        open
    }

    /// Whether the others hang together by touching when this one is taken away (NOX-44); with `None`, whether all do.
    pub fn is_connected_without(&self, lifted: Option<usize>) -> bool {
        let mut all = self.all();
        if let Some(lifted) = lifted {
            all = all.without(lifted);
            // Beside at most one other, it holds nothing together.
            if self.touching[lifted].len() < 2 {
                return true;
            }
        }
        let Some(first) = all.iter().next() else { return true };
        self.reached(first, all) == all
    }

    /// The stacks that no longer hang together with most of the others when this one is taken away.
    pub fn apart_without(&self, lifted: usize) -> StackSet {
        let all = self.all().without(lifted);
        let largest = all.iter().map(|first| self.reached(first, all)).max_by_key(|group| group.len());
        StackSet(all.0 & !largest.unwrap_or(all).0)
    }

    fn all(&self) -> StackSet {
        StackSet((1 << self.len) - 1)
    }

    /// The stacks that can be reached from this one by touching, among these.
    fn reached(&self, first: usize, among: StackSet) -> StackSet {
        let (mut reached, mut fresh) = (StackSet(1 << first), StackSet(1 << first));
        while !fresh.is_empty() {
            let next = fresh.iter().fold(StackSet::EMPTY, |next, stack| next.with(self.touching[stack]));
            fresh = StackSet(next.0 & among.0 & !reached.0);
            reached = reached.with(fresh);
        }
        reached
    }

    /// Whether a card may lie there when the stack `lifted` is not there (NOX-35).
    pub fn fits(&self, spot: Spot, table: TableSize, lifted: Option<usize>) -> Result<(), Misfit> {
        let others = self.stacks().iter().enumerate().filter(|(index, _)| Some(*index) != lifted);
        spot.fits(table, others.map(|(_, stack)| stack.spot))
    }

    pub(crate) fn insert(&mut self, stack: Stack) {
        let touched = self.touched_from(stack.spot);
        let corner = stack.spot.corner();
        let at = self.stacks().partition_point(|other| other.spot.corner() < corner);
        let len = self.len();
        self.stacks.copy_within(at..len, at + 1);
        self.touching.copy_within(at..len, at + 1);
        self.stacks[at] = stack;
        self.len += 1;
        let touched = touched.after_insertion(at);
        for (index, touching) in self.touching[..=len].iter_mut().enumerate() {
            *touching = touching.after_insertion(at);
            touching.0 |= u64::from(touched.contains(index)) << at;
        }
        self.touching[at] = touched;
    }

    pub(crate) fn cover(&mut self, stack: usize, card: Card) {
        self.stacks[stack].cover(card);
    }

    /// Moves the top card of a stack on another stack.
    pub(crate) fn move_on(&mut self, from: usize, on: usize) -> Card {
        let card = self.stacks[from].top();
        // Covering comes first: lifting may shift the places of the stacks in their list.
        self.cover(on, card);
        self.lift(from)
    }

    /// Takes the top card of a stack; what lay under it is visible again (NOX-45).
    pub(crate) fn lift(&mut self, at: usize) -> Card {
        let card = self.stacks[at].top();
        if self.stacks[at].height > 1 {
            self.stacks[at].height -= 1;
            return card;
        }
        let len = self.len();
        self.stacks.copy_within(at + 1..len, at);
        self.touching.copy_within(at + 1..len, at);
        self.len -= 1;
        for touching in &mut self.touching[..len - 1] {
            *touching = touching.after_removal(at);
        }
        card
    }
}

/// What lies beyond a city's own stacks is no part of it.
impl PartialEq for City {
    fn eq(&self, other: &City) -> bool {
        self.stacks() == other.stacks()
    }
}

impl fmt::Debug for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.stacks()).finish()
    }
}

impl Serialize for City {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.stacks())
    }
}

impl FromIterator<Stack> for City {
    fn from_iter<I: IntoIterator<Item = Stack>>(stacks: I) -> City {
        let mut city = City::empty();
        stacks.into_iter().for_each(|stack| city.insert(stack));
        city
    }
}
