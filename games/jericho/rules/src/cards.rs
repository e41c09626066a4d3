//! What is in the box (JER-1 to JER-4): kinds, values, copies, and small containers for them. Data only.

use besace_table::{Countable, Row};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

besace_table::named! {
    /// A wall's colour.
    pub enum Color {
        /// `red`
        Red = "red",
        /// `white`
        White = "white",
        /// `blue`
        Blue = "blue",
        /// `yellow`
        Yellow = "yellow",
        /// `brown`
        Brown = "brown",
    }
}

/// How many colours there are.
pub(crate) const COLORS: usize = 5;
/// The values of the wall cards of a colour, rising.
pub const VALUES: [u8; 5] = [1, 3, 4, 5, 7];
/// How many cards of each of those values a colour has.
pub(crate) const COPIES: [u8; 5] = [4, 5, 4, 3, 1];
/// What a trumpet adds to a wall's length.
pub const TRUMPET_VALUE: u8 = 2;
/// How many trumpets there are.
pub(crate) const TRUMPETS: u8 = 22;
/// How many scoring cards there are: one ends each round.
pub const SCORINGS: u8 = 3;
/// All cards together.
pub const BOX: usize = 110;

impl Color {
    /// The colour's place in that order.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A kind of card. Cards of a kind are alike (JER-3). Its order is that of JER-4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(type = "`${Color}-${1 | 3 | 4 | 5 | 7}` | \"trumpet\" | \"scoring\"")
)]
pub struct Card(u8);

/// How many kinds of card a hand can hold: the wall cards and the trumpet.
pub(crate) const KINDS: usize = 26;

#[rustfmt::skip]
const IDS: [&str; KINDS + 1] = [
    "red-1", "red-3", "red-4", "red-5", "red-7",
    "white-1", "white-3", "white-4", "white-5", "white-7",
    "blue-1", "blue-3", "blue-4", "blue-5", "blue-7",
    "yellow-1", "yellow-3", "yellow-4", "yellow-5", "yellow-7",
    "brown-1", "brown-3", "brown-4", "brown-5", "brown-7",
    "trumpet", "scoring",
];

/// Each kind's colour and value, looked up rather than calculated: bots ask for them more than for anything else.
const COLOR_OF: [Option<Color>; KINDS + 1] = {
    let mut colors = [None; KINDS + 1];
    let mut kind = 0;
    while kind < COLORS * VALUES.len() {
        colors[kind] = Some(Color::ALL[kind / VALUES.len()]);
        kind += 1;
    }
    colors
};

const VALUE_OF: [Option<u8>; KINDS + 1] = {
    let mut values = [None; KINDS + 1];
    let mut kind = 0;
    while kind < COLORS * VALUES.len() {
        values[kind] = Some(VALUES[kind % VALUES.len()]);
        kind += 1;
    }
    values
};

/// What each kind adds to the length of a wall.
const LENGTHS: [u8; KINDS] = {
    let mut lengths = [TRUMPET_VALUE; KINDS];
    let mut kind = 0;
    while kind < COLORS * VALUES.len() {
        lengths[kind] = VALUES[kind % VALUES.len()];
        kind += 1;
    }
    lengths
};

impl Card {
    /// The joker that brings down the highest stones.
    pub const TRUMPET: Card = Card(25);
    /// What ends a round.
    pub const SCORING: Card = Card(26);

    /// The wall card of this colour and of the `rank`-th value, counted from 0.
    pub(crate) fn wall(color: Color, rank: usize) -> Card {
        Card((color.index() * VALUES.len() + rank) as u8)
    }

    /// The card of that name, `scoring` included.
    pub fn from_id(id: &str) -> Option<Card> {
        IDS.iter().position(|known| *known == id).map(|index| Card(index as u8))
    }

    /// The card's name in the protocol.
    pub fn id(self) -> &'static str {
        IDS[usize::from(self.0)]
    }

    /// Every kind that a hand can hold, in card order.
    pub fn all() -> impl ExactSizeIterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// A wall card's colour; none for a trumpet or a scoring card.
    pub fn color(self) -> Option<Color> {
        COLOR_OF[self.index()]
    }

    /// A wall card's value; none for a trumpet or a scoring card.
    pub fn value(self) -> Option<u8> {
        VALUE_OF[self.index()]
    }

    /// How many of the box are of this kind.
    pub const fn copies(self) -> u8 {
        match self {
            Card::TRUMPET => TRUMPETS,
            Card::SCORING => SCORINGS,
            _ => COPIES[self.rank()],
        }
    }

    pub(crate) fn is_wall(self) -> bool {
        self < Card::TRUMPET
    }

    /// The place of a wall card's value in [`VALUES`]; means nothing for other cards.
    pub const fn rank(self) -> usize {
        self.0 as usize % VALUES.len()
    }

    /// The card's place in card order.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let id = String::deserialize(deserializer)?;
        Card::from_id(&id).ok_or_else(|| de::Error::custom(format!("there is no card {id:?}")))
    }
}

besace_table::counted! {
    /// A group of cards whose order does not matter: how many of each kind. On the wire a count map.
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [card in Card]?: number }"))]
    pub struct Cards([u8; KINDS]) of Card, each in Card::all();
}

impl Cards {
    /// Everything in the box but the scoring cards.
    pub(crate) const BOX: Cards = {
        let mut counts = [0; KINDS];
        let mut kind = 0;
        while kind < KINDS {
            counts[kind] = Card(kind as u8).copies();
            kind += 1;
        }
        Cards(counts)
    };

    /// The length of a wall of these cards: their values, trumpets 2 each (JER-41).
    pub fn length(&self) -> u8 {
        // Without asking which are there, so that the compiler multiplies all at once.
        self.0.iter().zip(LENGTHS).map(|(count, length)| count * length).sum()
    }

    pub(crate) fn only_trumpets(&self) -> bool {
        usize::from(self.count(Card::TRUMPET)) == self.len()
    }

    /// How many wall cards of each colour.
    pub(crate) fn by_color(&self) -> [u8; COLORS] {
        let mut counts = [0; COLORS];
        for (count, of_color) in counts.iter_mut().zip(self.0.as_chunks::<{ VALUES.len() }>().0) {
            *count = of_color.iter().sum();
        }
        counts
    }

    pub(crate) fn take_wall(&mut self, color: Color, wall: Wall) {
        let first = Card::wall(color, 0).index();
        for rank in 0..VALUES.len() {
            self.0[first + rank] -= wall.stones(rank);
        }
        self.take(Card::TRUMPET, wall.trumpets());
    }
}

/// The most cards a hand ever holds (JER-10).
pub(crate) const HAND: usize = 7;

/// A hand: few cards, kept in card order, so that listing and copying them is quick.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    cards: [Card; HAND],
    len: u8,
}

impl Hand {
    pub(crate) const EMPTY: Hand = Hand { cards: [Card(0); HAND], len: 0 };

    pub(crate) fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    pub(crate) fn contains(&self, card: Card) -> bool {
        self.as_slice().contains(&card)
    }

    /// Puts each different card once into `kinds`, in card order, and says how many they are. The caller's own room,
    /// because moving a whole hand right after writing it card by card stalls.
    pub(crate) fn list_kinds(&self, kinds: &mut [Card; HAND]) -> usize {
        let mut count = 0;
        let mut last = None;
        for card in self.as_slice() {
            // Without a branch: a repeated card is overwritten by the next one.
            count += usize::from(last != Some(*card));
            kinds[count - 1] = *card;
            last = Some(*card);
        }
        count
    }

    /// The wall cards. In card order they come before the trumpets.
    pub(crate) fn wall_cards(&self) -> &[Card] {
        let count = self.as_slice().iter().take_while(|card| card.is_wall()).count();
        &self.cards[..count]
    }

    pub(crate) fn only_trumpets(&self) -> bool {
        self.wall_cards().is_empty()
    }

    /// Places are shifted one by one over the whole small array: a fixed number of steps is quicker than just as
    /// many as it takes.
    pub(crate) fn add(&mut self, card: Card) {
        let at = self.as_slice().iter().filter(|held| **held <= card).count();
        for place in (1..HAND).rev() {
            if place > at {
                self.cards[place] = self.cards[place - 1];
            }
        }
        self.cards[at] = card;
        self.len += 1;
    }

    pub(crate) fn take(&mut self, card: Card) {
        let at = self.as_slice().iter().position(|held| *held == card).expect("the card is in the hand");
        for place in 0..HAND - 1 {
            self.cards[place] = self.cards[place + usize::from(place >= at)];
        }
        self.len -= 1;
    }

    pub(crate) fn counts(&self) -> Cards {
        self.as_slice().iter().copied().collect()
    }
}

impl Countable for Hand {
    fn how_many(&self) -> usize {
        usize::from(self.len)
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        for card in cards {
            hand.add(card);
        }
        hand
    }
}

/// The draw pile.
pub(crate) type Pile = Row<Card, BOX>;

/// One seat's wall of one colour: how many cards of each value, and the trumpets among them.
///
/// The counts lie in one number, a byte each, the values of [`VALUES`] from the lowest byte up and the trumpets above
/// them: a search asks for lengths and highest stones all the time, and so each is a few operations.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Wall(u64);

/// The bytes of a wall's stones, without its trumpets.
const STONES: u64 = (1 << (8 * VALUES.len())) - 1;

impl Wall {
    /// A wall of these stones, by value, and this many trumpets.
    pub(crate) fn new(stones: [u8; VALUES.len()], trumpets: u8) -> Wall {
        let mut counts = [0; 8];
        counts[..VALUES.len()].copy_from_slice(&stones);
        counts[VALUES.len()] = trumpets;
        Wall(u64::from_le_bytes(counts))
    }

    /// How many stones of the `rank`-th value it has.
    pub(crate) fn stones(self, rank: usize) -> u8 {
        (self.0 >> (8 * rank)) as u8
    }

    pub(crate) fn trumpets(self) -> u8 {
        self.stones(VALUES.len())
    }

    pub(crate) fn add_stone(&mut self, rank: usize) {
        self.0 += 1 << (8 * rank);
    }

    pub(crate) fn add_trumpet(&mut self) {
        self.add_stone(VALUES.len());
    }

    /// Whether there is a wall: trumpets alone do not stand.
    pub(crate) fn stands(self) -> bool {
        self.0 & STONES != 0
    }

    /// What its cards add up to (JER-41).
    pub(crate) fn length(self) -> u8 {
        // One product adds all counts times their values up in its highest byte: each count meets its own value
        // there. No sum below it can carry over, since even all cards of a colour come to less than 256.
        const FACTORS: u64 = {
            let mut factors = (TRUMPET_VALUE as u64) << (8 * (7 - VALUES.len()));
            let mut rank = 0;
            while rank < VALUES.len() {
                factors |= (VALUES[rank] as u64) << (8 * (7 - rank));
                rank += 1;
            }
            factors
        };
        (self.0.wrapping_mul(FACTORS) >> 56) as u8
    }

    /// Its length if stones have fallen from it: nothing where only trumpets are left.
    pub(crate) fn length_if_it_stands(self) -> u8 {
        if self.stands() { self.length() } else { 0 }
    }

    /// The wall without its stones of that value.
    pub(crate) fn without(self, rank: usize) -> Wall {
        Wall(self.0 & !(0xff << (8 * rank)))
    }

    /// The cards of all these walls in one.
    pub(crate) fn together(walls: impl IntoIterator<Item = Wall>) -> Wall {
        // No count reaches 256 with all cards of the box, so no byte carries over.
        Wall(walls.into_iter().fold(0, |all, wall| all + wall.0))
    }

    /// The place in [`VALUES`] of its highest stone.
    pub(crate) fn highest(self) -> Option<usize> {
        (self.0 & STONES).checked_ilog2().map(|bit| bit as usize / 8)
    }

    /// How many cards it has but those of the lowest value.
    pub(crate) fn stones_above_the_lowest(self) -> u8 {
        (1..VALUES.len()).map(|rank| self.stones(rank)).sum()
    }

    /// Its cards, given its colour.
    pub(crate) fn cards(self, color: Color) -> Cards {
        let mut cards = Cards::NONE;
        for rank in 0..VALUES.len() {
            cards.add(Card::wall(color, rank), self.stones(rank));
        }
        cards.add(Card::TRUMPET, self.trumpets());
        cards
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_stays_in_card_order_whatever_comes_and_goes() {
        let card = |id| Card::from_id(id).unwrap();
        let mut hand: Hand = ["trumpet", "red-3", "blue-1", "red-3"].map(card).into_iter().collect();
        assert_eq!(hand.as_slice(), ["red-3", "red-3", "blue-1", "trumpet"].map(card));
        let mut kinds = [Card(0); HAND];
        let count = hand.list_kinds(&mut kinds);
        assert_eq!(kinds[..count], ["red-3", "blue-1", "trumpet"].map(card));
        hand.take(card("red-3"));
        hand.add(card("blue-1"));
        assert_eq!(hand.as_slice(), ["red-3", "blue-1", "blue-1", "trumpet"].map(card));
    }

    #[test]
    fn a_wall_is_as_long_as_its_cards_together_even_with_all_of_them() {
        let wall = Wall::new([2, 0, 1, 0, 1], 3);
        assert_eq!(wall.length(), 2 + 4 + 7 + 3 * TRUMPET_VALUE);
        let all: u8 = COPIES.iter().zip(VALUES).map(|(copies, value)| copies * value).sum();
        assert_eq!(Wall::new(COPIES, TRUMPETS).length(), all + TRUMPETS * TRUMPET_VALUE);
    }

    #[test]
    fn trumpets_do_not_stand_and_are_never_the_highest() {
        let trumpets = Wall::new([0; 5], 4);
        assert!(!trumpets.stands());
        assert_eq!(trumpets.highest(), None);
        assert_eq!(Wall::together([trumpets, Wall::new([1, 0, 2, 0, 0], 0)]).highest(), Some(2));
    }
}
