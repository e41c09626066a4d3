//! What is in the box (SHE-1): kinds of goods, their numbers and worth, and small containers for them. Data only.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// A kind of goods. Cards of a kind are alike. The order is that of SHE-1: legal goods, contraband, royal goods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(
        type = "\"apple\" | \"cheese\" | \"bread\" | \"chicken\" | \"pepper\" | \"mead\" | \"silk\" | \"crossbow\" | \"green-apple\" | \"golden-apple\" | \"gouda\" | \"bleu\" | \"rye\" | \"pumpernickel\" | \"royal-rooster\""
    )
)]
#[repr(u8)]
#[allow(missing_docs)] // The names are those of the rules page.
pub enum Good {
    Apple,
    Cheese,
    Bread,
    Chicken,
    Pepper,
    Mead,
    Silk,
    Crossbow,
    GreenApple,
    GoldenApple,
    Gouda,
    Bleu,
    Rye,
    Pumpernickel,
    RoyalRooster,
}

/// How many kinds there are.
pub(crate) const KINDS: usize = 15;
/// How many of them are legal: the first ones.
pub(crate) const LEGAL: usize = 4;
/// All cards of the box.
pub(crate) const BOX: usize = 216;

/// One line of SHE-1's table.
struct Facts {
    id: &'static str,
    /// Copies with four or five seats, and with three.
    copies: [u8; 2],
    value: u8,
    penalty: u8,
    /// The legal kind that it counts as for King and Queen, and how many cards it counts for.
    crown: Option<(Good, u8)>,
}

const fn line(id: &'static str, copies: [u8; 2], value: u8, penalty: u8, crown: Option<(Good, u8)>) -> Facts {
    Facts { id, copies, value, penalty, crown }
}

#[rustfmt::skip]
static TABLE: [Facts; KINDS] = [
    line("apple", [48, 48], 2, 2, Some((Good::Apple, 1))),
    line("cheese", [36, 36], 3, 2, Some((Good::Cheese, 1))),
    line("bread", [36, 0], 3, 2, Some((Good::Bread, 1))),
    line("chicken", [24, 24], 4, 2, Some((Good::Chicken, 1))),
    line("pepper", [22, 18], 6, 4, None),
    line("mead", [21, 16], 7, 4, None),
    line("silk", [12, 9], 8, 4, None),
    line("crossbow", [5, 5], 9, 4, None),
    line("green-apple", [2, 2], 4, 3, Some((Good::Apple, 2))),
    line("golden-apple", [2, 1], 6, 4, Some((Good::Apple, 3))),
    line("gouda", [2, 2], 6, 4, Some((Good::Cheese, 2))),
    line("bleu", [1, 0], 9, 5, Some((Good::Cheese, 3))),
    line("rye", [2, 0], 6, 4, Some((Good::Bread, 2))),
    line("pumpernickel", [1, 0], 9, 5, Some((Good::Bread, 3))),
    line("royal-rooster", [2, 1], 8, 4, Some((Good::Chicken, 2))),
];

impl Good {
    /// Every kind, in the order of SHE-1.
    pub const ALL: [Good; KINDS] = [
        Good::Apple,
        Good::Cheese,
        Good::Bread,
        Good::Chicken,
        Good::Pepper,
        Good::Mead,
        Good::Silk,
        Good::Crossbow,
        Good::GreenApple,
        Good::GoldenApple,
        Good::Gouda,
        Good::Bleu,
        Good::Rye,
        Good::Pumpernickel,
        Good::RoyalRooster,
    ];
    /// The four legal kinds.
    pub const LEGAL: [Good; LEGAL] = [Good::Apple, Good::Cheese, Good::Bread, Good::Chicken];

    /// The good of that name.
    pub fn from_id(id: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.id() == id)
    }

    /// The good's name in the protocol.
    pub fn id(self) -> &'static str {
        self.line().id
    }

    /// The kind's place in the order of SHE-1.
    pub fn index(self) -> usize {
        self as usize
    }

    /// What a card of it is worth on a stand.
    pub fn value(self) -> u8 {
        self.line().value
    }

    /// What a card of it costs whoever is wrong about it.
    pub fn penalty(self) -> u8 {
        self.line().penalty
    }

    /// The legal kind that it counts as for King and Queen, and how many cards it counts for.
    pub fn crown(self) -> Option<(Good, u8)> {
        self.line().crown
    }

    /// Whether it may be declared; all else is contraband, royal goods too.
    pub fn is_legal(self) -> bool {
        self.index() < LEGAL
    }

    /// Whether it is a royal good.
    pub fn is_royal(self) -> bool {
        self >= Good::GreenApple
    }

    /// How many cards of it a game has.
    pub fn copies(self, seats: u8, royal: bool) -> u8 {
        if self.is_royal() && !royal { 0 } else { self.line().copies[usize::from(seats == 3)] }
    }

    fn line(self) -> &'static Facts {
        &TABLE[self.index()]
    }
}

impl fmt::Debug for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Good {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Good {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Good, D::Error> {
        let id = String::deserialize(deserializer)?;
        Good::from_id(&id).ok_or_else(|| de::Error::custom(format!("there is no good {id:?}")))
    }
}

besace_table::counted! {
    /// A group of cards whose order does not matter: how many of each kind. On the wire a count map.
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [good in Good]?: number }"))]
    pub struct Goods([u8; LANES]) of Good, each in Good::ALL.into_iter();
}

/// One more than there are kinds, and always 0 there: sixteen bytes can be calculated with at once, fifteen cannot.
pub(crate) const LANES: usize = 16;

/// Goods as one number, a byte for each kind: where cards are added one by one and all of them looked at each time, that is
/// much faster than with sixteen bytes.
#[derive(Clone, Copy, Default)]
pub(crate) struct Packed(u128);

impl Packed {
    /// One card.
    pub(crate) fn one(good: Good) -> Packed {
        Packed(1 << (u8::BITS as usize * good.index()))
    }

    pub(crate) fn add(&mut self, cards: Packed) {
        self.0 += cards.0;
    }

    pub(crate) fn take(&mut self, cards: Packed) {
        self.0 -= cards.0;
    }

    pub(crate) fn goods(self) -> Goods {
        Goods(self.0.to_le_bytes())
    }
}

/// A number for every kind, in the places in which `Goods` counts them.
macro_rules! each_kind {
    ($kind:ident => $number:expr) => {{
        let mut lanes = [0; LANES];
        let mut $kind = 0;
        while $kind < KINDS {
            lanes[$kind] = $number;
            $kind += 1;
        }
        lanes
    }};
}

/// Columns of the table of SHE-1, and what is in the box by its two columns of copies.
static VALUES: [u8; LANES] = each_kind!(kind => TABLE[kind].value);
static PENALTIES: [u8; LANES] = each_kind!(kind => TABLE[kind].penalty);
static BOXES: [Goods; 2] =
    [Goods(each_kind!(kind => TABLE[kind].copies[0])), Goods(each_kind!(kind => TABLE[kind].copies[1]))];

impl Goods {
    /// This many cards of every kind.
    pub(crate) fn so_many_of_each(count: usize) -> Goods {
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        Goods(each_kind!(kind => count))
    }

    /// All cards of a game with this many seats.
    pub fn in_the_box(seats: u8, royal: bool) -> Goods {
        let mut goods = BOXES[usize::from(seats == 3)];
        if !royal {
            goods.0[Good::GreenApple.index()..].fill(0);
        }
        goods
    }

    /// What they are worth on a stand (SHE-101).
    pub fn value(&self) -> u16 {
        self.times(&VALUES)
    }

    /// What they cost whoever is wrong about them.
    pub fn penalty(&self) -> u16 {
        self.times(&PENALTIES)
    }

    /// The sum of this much for each card of a kind.
    fn times(&self, each: &[u8; LANES]) -> u16 {
        self.0.iter().zip(each).map(|(count, each)| u16::from(*count) * u16::from(*each)).sum()
    }

    /// Whether all of these cards are among them.
    pub fn contains(&self, goods: &Goods) -> bool {
        self.0.iter().zip(goods.0).fold(true, |all, (own, asked)| all & (*own >= asked))
    }

    /// Whether there are cards of every kind that those have.
    pub(crate) fn has_every_kind_of(&self, goods: &Goods) -> bool {
        self.0.iter().zip(goods.0).fold(true, |all, (own, asked)| all & (*own > 0 || asked == 0))
    }

    /// The legal ones among them.
    pub fn legal(&self) -> Goods {
        let mut goods = Goods::NONE;
        goods.0[..LEGAL].copy_from_slice(&self.0[..LEGAL]);
        goods
    }

    /// The contraband among them, royal goods included.
    pub fn contraband(&self) -> Goods {
        let mut goods = *self;
        goods.0[..LEGAL].fill(0);
        goods
    }

    /// What is left of these without those; a kind that there are too few of is gone.
    pub fn without(&self, goods: &Goods) -> Goods {
        Goods(std::array::from_fn(|kind| self.0[kind].saturating_sub(goods.0[kind])))
    }

    /// What both have, kind by kind.
    pub fn common(&self, goods: &Goods) -> Goods {
        Goods(std::array::from_fn(|kind| self.0[kind].min(goods.0[kind])))
    }

    /// As many of each kind as the one of them that has more.
    pub fn at_least(&self, goods: &Goods) -> Goods {
        Goods(std::array::from_fn(|kind| self.0[kind].max(goods.0[kind])))
    }
}

/// The same where the protocol writes a list with repeats, in the order of SHE-1.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<Good>"))]
pub struct Listed(pub Goods);

impl Listed {
    /// No card.
    pub const NONE: Listed = Listed(Goods::NONE);
}

impl fmt::Debug for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter()).finish()
    }
}

impl Serialize for Listed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// The most cards that are set aside, loaded or confiscated at once.
pub(crate) const FIVE: usize = 5;

/// Up to five cards in an order: what is put on a discard pile, the top one first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<Good>"))]
pub struct Row {
    cards: [Good; FIVE],
    len: u8,
}

impl Row {
    /// The row of these cards; `None` if they are more than five.
    pub fn new(cards: impl IntoIterator<Item = Good>) -> Option<Row> {
        let mut row = Row { cards: [Good::Apple; FIVE], len: 0 };
        for good in cards {
            *row.cards.get_mut(usize::from(row.len))? = good;
            row.len += 1;
        }
        Some(row)
    }

    /// The row of these goods in the order of SHE-1; `None` if they are more than five.
    pub fn of(goods: &Goods) -> Option<Row> {
        let mut row = Row { cards: [Good::Apple; FIVE], len: 0 };
        (goods.len() <= FIVE).then(|| {
            row.len = goods.lay_out(&mut row.cards) as u8;
            row
        })
    }

    /// Its cards, the top one first.
    pub fn as_slice(&self) -> &[Good] {
        &self.cards[..usize::from(self.len)]
    }

    /// Its cards to be put into another order.
    pub fn as_mut_slice(&mut self) -> &mut [Good] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// Its cards without their order.
    pub fn goods(&self) -> Goods {
        self.as_slice().iter().copied().collect()
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_reckoned_for_all_kinds_at_once_is_what_single_kinds_say() {
        for seats in 3..=5 {
            for royal in [false, true] {
                let all = Goods::in_the_box(seats, royal);
                for good in Good::ALL {
                    let copies = good.copies(seats, royal);
                    assert_eq!(all.count(good), copies);
                    let cards = Goods::of(good, 3);
                    assert_eq!(cards.value(), 3 * u16::from(good.value()));
                    assert_eq!(cards.penalty(), 3 * u16::from(good.penalty()));
                    assert_eq!(all.has_every_kind_of(&cards), copies > 0);
                }
                let sum = |each: fn(Good) -> u8| all.iter().map(|good| u16::from(each(good))).sum::<u16>();
                assert_eq!((all.value(), all.penalty()), (sum(Good::value), sum(Good::penalty)));
            }
        }
    }

    #[test]
    fn a_row_of_goods_holds_five() {
        let five = Goods::of(Good::Silk, 2).plus(&Goods::of(Good::Apple, 3));
        let row = Row::of(&five).unwrap();
        assert_eq!(row.as_slice(), [Good::Apple, Good::Apple, Good::Apple, Good::Silk, Good::Silk]);
        assert!(Row::of(&five.plus(&Goods::of(Good::Mead, 1))).is_none());
    }
}
