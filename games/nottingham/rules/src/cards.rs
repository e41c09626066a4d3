//! What is in the box (NOT-1 to NOT-4): kinds, values, and small containers for them. Data only.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

besace_table::named! {
    /// A kind of object card. Cards of a kind are alike (NOT-1). The order is that of their values.
    pub enum Card {
        /// Buys.
        Coin = "coin",
        /// Steals.
        Candlestick = "candlestick",
        /// Lies under an ambush.
        Gold = "gold",
        /// Robs.
        Pearls = "pearls",
        /// Raids.
        Jewels = "jewels",
        /// Wards a theft, a robbery or a raid off.
        Necklace = "necklace",
        /// Barters.
        Chest = "chest",
    }
}

/// How many kinds there are.
pub const KINDS: usize = 7;
/// How many cards there are of each kind.
pub(crate) const COPIES: u8 = 12;
/// All object cards together.
pub const BOX: usize = KINDS * COPIES as usize;

impl Card {
    /// What the card is worth in the loot.
    pub const fn value(self) -> u8 {
        7 + self as u8
    }

    /// The kind's place in order of value.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What the card can be used for.
    pub const fn trick(self) -> Trick {
        match self {
            Card::Coin => Trick::Buy,
            Card::Candlestick => Trick::Theft,
            Card::Gold => Trick::Ambush,
            Card::Pearls => Trick::Robbery,
            Card::Jewels => Trick::Raid,
            Card::Necklace => Trick::Defense,
            Card::Chest => Trick::Barter,
        }
    }
}

besace_table::named! {
    /// What a card can be used for.
    pub enum Trick {
        /// Coin: everybody offers a card.
        Buy = "buy",
        /// Candlestick: a card drawn blindly.
        Theft = "theft",
        /// Gold: a trap for somebody's delivery.
        Ambush = "ambush",
        /// Pearls: a card from a hand that one seat looks at.
        Robbery = "robbery",
        /// Jewels: a card from a hand laid open.
        Raid = "raid",
        /// Necklace: never used in one's own turn.
        Defense = "defense",
        /// Chest: everybody offers one or two cards.
        Barter = "barter",
    }
}

impl Trick {
    /// Whether it is turned against one seat, which may ward it off (NOT-37).
    pub const fn has_target(self) -> bool {
        matches!(self, Trick::Theft | Trick::Robbery | Trick::Raid)
    }
}

besace_table::named! {
    /// A colour: each seat has its own (NOT-3).
    pub enum Color {
        /// `red`
        Red = "red",
        /// `yellow`
        Yellow = "yellow",
        /// `green`
        Green = "green",
        /// `blue`
        Blue = "blue",
        /// `purple`
        Purple = "purple",
        /// `white`
        White = "white",
        /// `gray`
        Gray = "gray",
    }
}

/// How many colours there are.
pub(crate) const COLORS: usize = 7;

besace_table::named! {
    /// One of the four missions (NOT-4).
    pub enum Mission {
        /// One of each object.
        SevenDifferent = "seven-different",
        /// Five of one object.
        FiveAlike = "five-alike",
        /// Two each of four objects.
        FourPairs = "four-pairs",
        /// Two each of three objects.
        ThreePairs = "three-pairs",
    }
}

/// How many missions there are.
pub(crate) const MISSIONS: usize = 4;

impl Mission {
    /// How many different objects are handed in.
    pub const fn kinds(self) -> u8 {
        match self {
            Mission::SevenDifferent => 7,
            Mission::FiveAlike => 1,
            Mission::FourPairs => 4,
            Mission::ThreePairs => 3,
        }
    }

    /// How many cards of each of them.
    pub const fn copies(self) -> u8 {
        match self {
            Mission::SevenDifferent => 1,
            Mission::FiveAlike => 5,
            Mission::FourPairs | Mission::ThreePairs => 2,
        }
    }

    /// The mission's place in the order of lists.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// An ambush card (NOT-2): it names a colour or two objects. Any two: which pairs there are is an option.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "`ambush-${Color}` | `ambush-${Card}-${Card}`"))]
pub struct Ambush(u8);

/// How many ambush cards there are at most.
pub(crate) const AMBUSHES: usize = COLORS + PAIRS;
/// How many of them name two objects.
pub(crate) const PAIRS: usize = 6;

impl Ambush {
    /// Marks a card that names a colour; a card of two objects has the two bits of their places.
    const OF_COLOR: u8 = 1 << 7;

    /// The card that names two objects.
    pub const fn of_pair(one: Card, another: Card) -> Ambush {
        Ambush(1 << one as u8 | 1 << another as u8)
    }

    /// The card that names a colour.
    pub const fn of_color(color: Color) -> Ambush {
        Ambush(Ambush::OF_COLOR | color as u8)
    }

    /// The card of that name, which has its two objects in order of value.
    pub fn from_id(id: &str) -> Option<Ambush> {
        let named = id.strip_prefix("ambush-")?;
        let of_color = || Color::from_id(named).map(Ambush::of_color);
        let of_pair = |(one, another)| {
            let (one, another) = (Card::from_id(one)?, Card::from_id(another)?);
            (one < another).then_some(Ambush::of_pair(one, another))
        };
        named.split_once('-').map_or_else(of_color, of_pair)
    }

    /// The colour that it names, if it names one.
    pub fn color(self) -> Option<Color> {
        (self.0 & Ambush::OF_COLOR != 0).then(|| Color::ALL[usize::from(self.0 & !Ambush::OF_COLOR)])
    }

    /// Whether it can be sprung on this object, handed in by a seat of this colour (NOT-68).
    pub fn hits(self, object: Card, deliverer: Color) -> bool {
        match self.color() {
            Some(color) => color == deliverer,
            None => self.0 & 1 << object as u8 != 0,
        }
    }

    /// The objects that it names; none on a card of a colour.
    pub fn objects(self) -> Kinds {
        match self.color() {
            Some(_) => Kinds::NONE,
            None => Kinds(self.0),
        }
    }
}

impl fmt::Display for Ambush {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ambush")?;
        match self.color() {
            Some(color) => write!(f, "-{}", color.id()),
            None => self.objects().iter().try_for_each(|card| write!(f, "-{}", card.id())),
        }
    }
}

/// Types that positions and options read by their name.
macro_rules! read_by_id {
    ($($type:ident: $what:literal),+) => {
        $(
            impl<'de> Deserialize<'de> for $type {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                    let id = String::deserialize(deserializer)?;
                    let unknown = || de::Error::custom(format!("there is no {} {id:?}", $what));
                    $type::from_id(&id).ok_or_else(unknown)
                }
            }
        )+
    };
}

read_by_id!(Card: "object", Color: "colour", Mission: "mission");

impl fmt::Debug for Ambush {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Ambush {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A group of different kinds. On the wire a list in order of value.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<Card>"))]
pub struct Kinds(u8);

impl Kinds {
    /// No kind.
    pub const NONE: Kinds = Kinds(0);

    /// Whether the kind is one of them.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card as u8 != 0
    }

    /// How many they are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one and says whether it is new.
    pub fn insert(&mut self, card: Card) -> bool {
        let before = self.0;
        self.0 |= 1 << card as u8;
        self.0 != before
    }

    /// Every group of this many kinds, in the order of their lists; there are `COUNT` of them.
    pub(crate) const fn groups<const COUNT: usize>(kinds: u32) -> [Kinds; COUNT] {
        let mut groups = [Kinds::NONE; COUNT];
        let mut found = 0;
        // A list with a kind of less value comes first: with the bits turned round that is the larger number.
        let mut turned = 1_u8 << KINDS;
        while turned > 0 {
            turned -= 1;
            if turned.count_ones() == kinds {
                groups[found] = Kinds(turned.reverse_bits() >> (u8::BITS as usize - KINDS));
                found += 1;
            }
        }
        groups
    }

    /// Whether all of these are among those.
    pub(crate) const fn are_among(self, those: Kinds) -> bool {
        self.0 & !those.0 == 0
    }

    /// In order of value.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = *Card::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for Kinds {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Kinds {
        let mut kinds = Kinds::NONE;
        for card in cards {
            kinds.insert(card);
        }
        kinds
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Kinds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

besace_table::counted! {
    /// A group of cards whose order does not matter: how many of each kind. On the wire a count map.
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [card in Card]?: number }"))]
    pub struct Cards([u8; LANES]) of Card, each in Card::ALL.into_iter();
}

/// One more than there are kinds, and always 0 there: eight bytes can be calculated with at once, seven cannot.
pub(crate) const LANES: usize = 8;

impl Cards {
    /// Everything in the box.
    pub(crate) const BOX: Cards = {
        let mut counts = [COPIES; LANES];
        counts[KINDS] = 0;
        Cards(counts)
    };

    /// The kinds with at least this many cards.
    pub fn at_least(&self, count: u8) -> Kinds {
        // Asked for at every step of a search, so all kinds are compared in one subtraction: a byte's highest bit, which no
        // count needs, is left where nothing has to be borrowed for it. The product moves these bits side by side.
        const HIGHEST: u64 = 0x8080_8080_8080_8080;
        const EACH: u64 = 0x0101_0101_0101_0101;
        debug_assert!(count <= COPIES);
        let enough = ((u64::from_le_bytes(self.0) | HIGHEST) - u64::from(count) * EACH) & HIGHEST;
        let bits = ((enough >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8;
        Kinds(bits & (u8::MAX >> (LANES - KINDS)))
    }

    /// Each kind that is there, in order of value.
    pub fn kinds(&self) -> Kinds {
        self.at_least(1)
    }

    /// The card at this place among all of them in order of value.
    pub(crate) fn nth(&self, mut place: usize) -> Card {
        for (card, count) in Card::ALL.into_iter().zip(self.0) {
            match place.checked_sub(usize::from(count)) {
                Some(left) => place = left,
                None => return card,
            }
        }
        unreachable!("the place is below the number of cards")
    }

    /// The cards but those of one kind.
    pub fn without_kind(mut self, card: Card) -> Cards {
        self.0[card.index()] = 0;
        self
    }

    /// Whether all of these are among those.
    pub fn are_among(&self, those: &Cards) -> bool {
        self.0.iter().zip(those.0).fold(true, |all, (own, held)| all & (*own <= held))
    }

    /// Takes this many of every kind away, or as many as there are.
    pub(crate) fn take_of_each(&mut self, count: u8) {
        self.0.iter_mut().for_each(|own| *own = own.saturating_sub(count));
    }

    /// Takes these away, as far as they are there.
    pub fn take_if_there(&mut self, cards: &Cards) {
        self.0.iter_mut().zip(cards.0).for_each(|(own, less)| *own = own.saturating_sub(less));
    }

    /// Raises the number of each kind to at least that of those cards.
    pub(crate) fn raise_to(&mut self, cards: &Cards) {
        self.0.iter_mut().zip(cards.0).for_each(|(own, other)| *own = other.max(*own));
    }
}

/// The same group of cards where the protocol has a list: in order of value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<Card>"))]
pub struct CardList(pub Cards);

impl Serialize for CardList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_compared_all_at_once_are_those_compared_one_by_one() {
        for round in 0..200_u8 {
            let held = |card: Card| round.wrapping_mul(1 + 2 * card.value()) % (COPIES + 1);
            let mut hand = Cards::NONE;
            Card::ALL.into_iter().for_each(|card| hand.add(card, held(card)));
            for count in 0..=COPIES {
                let one_by_one: Kinds = Card::ALL.into_iter().filter(|card| held(*card) >= count).collect();
                assert_eq!(hand.at_least(count), one_by_one, "at least {count} in {hand:?}");
            }
        }
    }
}
