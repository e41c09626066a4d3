//! What is in the box (JER-1 to JER-4): kinds, values, copies, and small containers for them. Data only.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// A wall's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Color {
    /// `red`
    Red,
    /// `white`
    White,
    /// `blue`
    Blue,
    /// `yellow`
    Yellow,
    /// `brown`
    Brown,
}

/// How many colours there are.
pub(crate) const COLORS: usize = 5;
/// The values of the wall cards of a colour, rising.
pub const VALUES: [u8; 5] = [1, 3, 4, 5, 7];
/// How often each of those values is there, per colour.
pub(crate) const COPIES: [u8; 5] = [4, 5, 4, 3, 1];
/// What a trumpet adds to a wall's length.
pub(crate) const TRUMPET_VALUE: u8 = 2;
/// How many trumpets there are.
pub(crate) const TRUMPETS: u8 = 22;
/// How many scoring cards there are: one ends each round.
pub(crate) const SCORINGS: u8 = 3;
/// All cards together.
pub(crate) const BOX: usize = 110;

impl Color {
    /// All five, in the order of lists.
    pub const ALL: [Color; COLORS] = [Color::Red, Color::White, Color::Blue, Color::Yellow, Color::Brown];

    /// The colour's name in the protocol.
    pub fn id(self) -> &'static str {
        ["red", "white", "blue", "yellow", "brown"][self.index()]
    }

    /// The colour of that name.
    pub fn from_id(id: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.id() == id)
    }

    pub(crate) fn index(self) -> usize {
        self as usize
    }
}

impl Serialize for Color {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// A kind of card. Cards of a kind are alike (JER-3). Its order is that of JER-4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// A wall card's colour; none for a trumpet or a scoring card.
    pub fn color(self) -> Option<Color> {
        Color::ALL.get(usize::from(self.0) / VALUES.len()).copied()
    }

    /// A wall card's value; none for a trumpet or a scoring card.
    pub fn value(self) -> Option<u8> {
        self.color().map(|_| VALUES[self.rank()])
    }

    /// How many of the box are of this kind.
    pub fn copies(self) -> u8 {
        match self {
            Card::TRUMPET => TRUMPETS,
            Card::SCORING => SCORINGS,
            _ => COPIES[self.rank()],
        }
    }

    pub(crate) fn is_wall(self) -> bool {
        self < Card::TRUMPET
    }

    /// The place of a wall card's value in [`VALUES`].
    pub(crate) fn rank(self) -> usize {
        usize::from(self.0) % VALUES.len()
    }

    pub(crate) fn index(self) -> usize {
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

/// A group of cards whose order does not matter: how many of each kind. On the wire a count map.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Cards([u8; KINDS]);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; KINDS]);

    /// How many of this kind.
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// How many cards in all.
    pub fn len(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// The length of a wall of these cards: their values, trumpets 2 each (JER-41).
    pub fn length(&self) -> u8 {
        self.kinds().map(|(card, count)| card.value().unwrap_or(TRUMPET_VALUE) * count).sum()
    }

    pub(crate) fn only_trumpets(&self) -> bool {
        usize::from(self.count(Card::TRUMPET)) == self.len()
    }

    /// Each kind that is there with its number, in card order.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> {
        Card::all().zip(self.0).filter(|(_, count)| *count > 0)
    }

    /// Every card one by one, in card order.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }

    pub(crate) fn add(&mut self, card: Card, count: u8) {
        self.0[card.index()] += count;
    }

    pub(crate) fn add_all(&mut self, cards: &Cards) {
        for (own, more) in self.0.iter_mut().zip(cards.0) {
            *own += more;
        }
    }

    pub(crate) fn take(&mut self, card: Card, count: u8) {
        self.0[card.index()] -= count;
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds()).finish()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut counts = Cards::NONE;
        for card in cards {
            counts.add(card, 1);
        }
        counts
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds())
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

    /// Each different card once: what can be chosen from this hand.
    pub(crate) fn kinds(&self) -> Hand {
        let mut kinds = Hand::EMPTY;
        for card in self.as_slice() {
            if kinds.as_slice().last() != Some(card) {
                kinds.cards[usize::from(kinds.len)] = *card;
                kinds.len += 1;
            }
        }
        kinds
    }

    /// The wall cards. In card order they come before the trumpets.
    pub(crate) fn wall_cards(&self) -> &[Card] {
        let count = self.as_slice().iter().take_while(|card| card.is_wall()).count();
        &self.cards[..count]
    }

    pub(crate) fn only_trumpets(&self) -> bool {
        self.wall_cards().is_empty()
    }

    pub(crate) fn add(&mut self, card: Card) {
        let mut at = usize::from(self.len);
        while at > 0 && self.cards[at - 1] > card {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = card;
        self.len += 1;
    }

    pub(crate) fn take(&mut self, card: Card) {
        let len = usize::from(self.len);
        let at = self.as_slice().iter().position(|held| *held == card).expect("the card is in the hand");
        self.cards.copy_within(at + 1..len, at);
        self.len -= 1;
    }

    pub(crate) fn counts(&self) -> Cards {
        self.as_slice().iter().copied().collect()
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
#[derive(Clone, Copy)]
pub(crate) struct Pile {
    /// The top card is the last one, so that drawing is quick.
    cards: [Card; BOX],
    len: u8,
}

impl Pile {
    /// A pile from its cards, the top one first.
    pub(crate) fn top_first(top_first: &[Card]) -> Pile {
        let mut pile = Pile { cards: [Card(0); BOX], len: top_first.len() as u8 };
        for (place, card) in pile.cards.iter_mut().zip(top_first.iter().rev()) {
            *place = *card;
        }
        pile
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards[..self.len()].iter().rev().copied()
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn draw(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len()])
    }

    /// Takes the nearest card from the top that is no scoring card; the scoring cards above it stay (JER-35).
    pub(crate) fn draw_past_scoring_cards(&mut self) -> Option<Card> {
        let at = self.cards[..self.len()].iter().rposition(|card| *card != Card::SCORING)?;
        let card = self.cards[at];
        self.cards.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        Some(card)
    }
}

/// One seat's wall of one colour: how many cards of each value, and the trumpets among them.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Wall {
    pub(crate) stones: [u8; VALUES.len()],
    pub(crate) trumpets: u8,
}

impl Wall {
    /// Whether there is a wall: trumpets alone do not stand.
    pub(crate) fn stands(&self) -> bool {
        self.stones != [0; VALUES.len()]
    }

    /// What its cards add up to (JER-41).
    pub(crate) fn length(&self) -> u8 {
        let stones = self.stones.iter().zip(VALUES).map(|(count, value)| count * value).sum::<u8>();
        stones + self.trumpets * TRUMPET_VALUE
    }

    /// Its cards, given its colour.
    pub(crate) fn cards(&self, color: Color) -> Cards {
        let mut cards = Cards::NONE;
        for (rank, count) in self.stones.into_iter().enumerate() {
            cards.add(Card::wall(color, rank), count);
        }
        cards.add(Card::TRUMPET, self.trumpets);
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
        assert_eq!(hand.kinds().as_slice(), ["red-3", "blue-1", "trumpet"].map(card));
        hand.take(card("red-3"));
        hand.add(card("blue-1"));
        assert_eq!(hand.as_slice(), ["red-3", "blue-1", "blue-1", "trumpet"].map(card));
    }
}
