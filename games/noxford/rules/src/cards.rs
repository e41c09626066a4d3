//! What is in the box (NOX-1 to NOX-6): colours, symbols, kinds of card, and small containers for them. Data only.

use besace_table::{Countable, Row, named};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

named! {
    /// A syndicate's colour, in the order in which seats take them (NOX-8).
    pub enum Color {
        /// `red`
        Red = "red",
        /// `blue`
        Blue = "blue",
        /// `orange`
        Orange = "orange",
        /// `green`
        Green = "green",
    }
}

named! {
    /// What a district shows (NOX-5).
    pub enum Symbol {
        /// `diamond`
        Diamond = "diamond",
        /// `wine`
        Wine = "wine",
        /// `airship`
        Airship = "airship",
        /// `dice`
        Dice = "dice",
        /// `mask`, which is nobody's favourite
        Mask = "mask",
    }
}

impl Color {
    /// The symbol for which this syndicate scores more (NOX-4).
    pub const fn favorite(self) -> Symbol {
        match self {
            Color::Red => Symbol::Diamond,
            Color::Blue => Symbol::Airship,
            Color::Orange => Symbol::Wine,
            Color::Green => Symbol::Dice,
        }
    }

    /// Its place in [`Color::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        let id = String::deserialize(deserializer)?;
        Color::from_id(&id).ok_or_else(|| de::Error::custom("must be one of: red, blue, orange, green"))
    }
}

/// The most syndicates, and so the most seats, of a game.
pub(crate) const SEATS: usize = 4;
/// The cards of one syndicate, its Master included.
pub const SYNDICATE: usize = 10;
/// The cards of no syndicate.
pub const NEUTRALS: usize = 15;
/// All cards together.
pub const BOX: usize = SEATS * SYNDICATE + NEUTRALS;
/// The rank of a Master.
pub(crate) const HIGHEST_RANK: u8 = 4;
/// The most cards of a hand, and of the display.
pub(crate) const HAND: usize = 3;

/// A kind of card. Cards of a kind are alike. Its order is that of the ids, in which actions are listed (NOX-49).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(
        type = r#"`${Color}-${"lieutenant" | "master" | "punk" | "punk-gear" | "tough"}` | "barracks" | `district-${Symbol}` | "district-airship-dice" | "district-diamond-mask" | "district-diamond-wine" | "district-dice-mask" | "district-grand" | "district-wine-airship""#
    )
)]
pub struct Card(u8);

/// What a card is, as far as the rules ask.
struct Kind {
    id: &'static str,
    copies: u8,
    /// 0 for a neutral card.
    rank: u8,
    has_gear: bool,
    color: Option<Color>,
    symbols: &'static [Symbol],
}

/// How many kinds of card there are.
pub(crate) const KINDS: usize = 32;

const fn gang(id: &'static str, color: Color, copies: u8, rank: u8, has_gear: bool) -> Kind {
    Kind { id, copies, rank, has_gear, color: Some(color), symbols: &[] }
}

const fn neutral(id: &'static str, copies: u8, symbols: &'static [Symbol], has_gear: bool) -> Kind {
    Kind { id, copies, rank: 0, has_gear, color: None, symbols }
}

/// NOX-2 and NOX-6, by id. How the gears are shared out and which district shows what are rulings.
static TABLE: [Kind; KINDS] = {
    use Color::*;
    use Symbol::*;
    [
        neutral("barracks", 3, &[], false),
        gang("blue-lieutenant", Blue, 2, 3, false),
        gang("blue-master", Blue, 1, 4, false),
        gang("blue-punk", Blue, 2, 1, false),
        gang("blue-punk-gear", Blue, 2, 1, true),
        gang("blue-tough", Blue, 3, 2, false),
        neutral("district-airship", 1, &[Airship], true),
        neutral("district-airship-dice", 1, &[Airship, Dice], false),
        neutral("district-diamond", 1, &[Diamond], true),
        neutral("district-diamond-mask", 1, &[Diamond, Mask], false),
        neutral("district-diamond-wine", 1, &[Diamond, Wine], false),
        neutral("district-dice", 1, &[Dice], true),
        neutral("district-dice-mask", 1, &[Dice, Mask], false),
        neutral("district-grand", 2, &[Diamond, Wine, Airship, Dice], false),
        neutral("district-mask", 1, &[Mask], true),
        neutral("district-wine", 1, &[Wine], true),
        neutral("district-wine-airship", 1, &[Wine, Airship], false),
        gang("green-lieutenant", Green, 2, 3, false),
        gang("green-master", Green, 1, 4, false),
        gang("green-punk", Green, 2, 1, false),
        gang("green-punk-gear", Green, 2, 1, true),
        gang("green-tough", Green, 3, 2, false),
        gang("orange-lieutenant", Orange, 2, 3, false),
        gang("orange-master", Orange, 1, 4, false),
        gang("orange-punk", Orange, 2, 1, false),
        gang("orange-punk-gear", Orange, 2, 1, true),
        gang("orange-tough", Orange, 3, 2, false),
        gang("red-lieutenant", Red, 2, 3, false),
        gang("red-master", Red, 1, 4, false),
        gang("red-punk", Red, 2, 1, false),
        gang("red-punk-gear", Red, 2, 1, true),
        gang("red-tough", Red, 3, 2, false),
    ]
};

impl Card {
    /// What silences the gang members beside it.
    pub const BARRACKS: Card = Card(0);

    /// The card of that name.
    pub fn from_id(id: &str) -> Option<Card> {
        TABLE.iter().position(|kind| kind.id == id).map(|index| Card(index as u8))
    }

    /// Every kind, in card order.
    pub fn all() -> impl ExactSizeIterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// The Master of a syndicate.
    pub const fn master(color: Color) -> Card {
        Card(match color {
            Color::Blue => 2,
            Color::Green => 18,
            Color::Orange => 23,
            Color::Red => 28,
        })
    }

    const fn kind(self) -> &'static Kind {
        &TABLE[self.index()]
    }

    /// The card's name in the protocol.
    pub const fn id(self) -> &'static str {
        self.kind().id
    }

    /// The card's place in card order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many of the box are of this kind.
    pub const fn copies(self) -> u8 {
        self.kind().copies
    }

    /// A gang member's syndicate; none for a neutral card.
    pub const fn color(self) -> Option<Color> {
        self.kind().color
    }

    /// A gang member's rank, 1 to 4; 0 for a neutral card.
    pub const fn rank(self) -> u8 {
        self.kind().rank
    }

    /// Whether it lets its player move a card (NOX-43).
    pub const fn has_gear(self) -> bool {
        self.kind().has_gear
    }

    /// What a district shows; nothing for any other card.
    pub const fn symbols(self) -> &'static [Symbol] {
        self.kind().symbols
    }

    /// Whether it belongs to a syndicate.
    pub const fn is_gang(self) -> bool {
        self.rank() > 0
    }

    /// Whether it is the head of a syndicate.
    pub const fn is_master(self) -> bool {
        self.rank() == HIGHEST_RANK
    }

    /// Whether it can be won.
    pub const fn is_district(self) -> bool {
        !self.symbols().is_empty()
    }

    /// What it counts beside a district (NOX-72).
    pub const fn weight(self) -> u8 {
        match self.rank() {
            0 => 0,
            4 => 2,
            _ => 1,
        }
    }

    /// What it is worth to a syndicate: a point for each symbol, and the bonus for its favourite (NOX-74).
    pub fn worth(self, color: Color, favorite_bonus: u8) -> u8 {
        self.symbols().len() as u8 + self.bonus(color, favorite_bonus)
    }

    /// The part of its worth that only this syndicate has.
    pub(crate) fn bonus(self, color: Color, favorite_bonus: u8) -> u8 {
        if self.symbols().contains(&color.favorite()) { favorite_bonus } else { 0 }
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

besace_table::counted! {
    /// A group of cards whose order does not matter: how many of each kind. On the wire a count map.
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [card in Card]?: number }"))]
    pub struct Cards([u8; KINDS]) of Card, each in Card::all();
}

impl Cards {
    /// The ten cards of a syndicate, or the fifteen of none.
    pub fn whole(color: Option<Color>) -> Cards {
        Card::all()
            .filter(|card| card.color() == color)
            .flat_map(|card| std::iter::repeat_n(card, usize::from(card.copies())))
            .collect()
    }
}

/// A face-down deck of at most this many cards.
pub(crate) type Deck<const MOST: usize> = Row<Card, MOST>;

/// A few cards in card order: a hand, or the display.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hand(Row<Card, HAND>);

impl Hand {
    pub(crate) const EMPTY: Hand = Hand(Row::empty(Card::BARRACKS));

    pub(crate) fn as_slice(&self) -> &[Card] {
        &self.0
    }

    pub(crate) fn contains(&self, card: Card) -> bool {
        self.0.contains(&card)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn add(&mut self, card: Card) {
        let at = self.0.iter().filter(|held| **held <= card).count();
        self.0.insert(at, card);
    }

    pub(crate) fn take(&mut self, card: Card) {
        let at = self.0.iter().position(|held| *held == card).expect("the card is in the hand");
        self.0.remove(at);
    }
}

impl Countable for Hand {
    fn how_many(&self) -> usize {
        self.0.how_many()
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_in_the_order_of_their_ids() {
        assert!(TABLE.is_sorted_by_key(|kind| kind.id));
        assert!(Color::ALL.iter().all(|color| Card::master(*color).id() == format!("{}-master", color.id())));
    }

    #[test]
    fn a_hand_stays_in_card_order_whatever_comes_and_goes() {
        let card = |id| Card::from_id(id).unwrap();
        let mut hand: Hand = ["red-tough", "red-lieutenant", "red-punk"].map(card).into_iter().collect();
        assert_eq!(hand.as_slice(), ["red-lieutenant", "red-punk", "red-tough"].map(card));
        hand.take(card("red-punk"));
        hand.add(card("red-tough"));
        assert_eq!(hand.as_slice(), ["red-lieutenant", "red-tough", "red-tough"].map(card));
    }
}
