//! Goods and coins in sentences.

use besace_sheriff::{Good, Goods};
use besace_words::{Argument, CardName, Sentence};

/// Each kind's name by itself, which has a form `of` for after a number, and as a whole.
const NAMES: [(&str, &str); Good::ALL.len()] = [
    ("sheriff-good-apple", "sheriff-good-apple.many"),
    ("sheriff-good-cheese", "sheriff-good-cheese.many"),
    ("sheriff-good-bread", "sheriff-good-bread.many"),
    ("sheriff-good-chicken", "sheriff-good-chicken.many"),
    ("sheriff-good-pepper", "sheriff-good-pepper.many"),
    ("sheriff-good-mead", "sheriff-good-mead.many"),
    ("sheriff-good-silk", "sheriff-good-silk.many"),
    ("sheriff-good-crossbow", "sheriff-good-crossbow.many"),
    ("sheriff-good-green-apple", "sheriff-good-green-apple.many"),
    ("sheriff-good-golden-apple", "sheriff-good-golden-apple.many"),
    ("sheriff-good-gouda", "sheriff-good-gouda.many"),
    ("sheriff-good-bleu", "sheriff-good-bleu.many"),
    ("sheriff-good-rye", "sheriff-good-rye.many"),
    ("sheriff-good-pumpernickel", "sheriff-good-pumpernickel.many"),
    ("sheriff-good-royal-rooster", "sheriff-good-royal-rooster.many"),
];

/// What a kind is called.
pub fn name(good: Good) -> Sentence {
    Sentence::new(NAMES[good.index()].0)
}

/// A card of a kind: "silk".
pub fn kind(good: Good) -> CardName {
    CardName::new(good.id())
}

/// A kind as a whole: "apples".
pub fn many(good: Good) -> Sentence {
    Sentence::new(NAMES[good.index()].1)
}

/// This many cards of a kind: "2 bolts of silk".
pub fn several(good: Good, count: u8) -> Sentence {
    let named = kind(good).form("of").count(count.into());
    Sentence::new("sheriff-goods").with("count", count).with("good", named)
}

/// Every kind of some goods with its number.
pub fn by_kind(goods: &Goods) -> impl Iterator<Item = Argument> + use<> {
    goods.counts().map(|(good, count)| several(good, count).into())
}

/// Some goods: "2 apples and 1 bolt of silk", or "nothing".
pub fn goods(goods: &Goods) -> Argument {
    if goods.is_empty() {
        return Sentence::new("sheriff-no-goods").into();
    }
    by_kind(goods).collect()
}

/// Cards whose order counts: "apple, silk and apple".
pub fn in_order(cards: &[Good]) -> Argument {
    cards.iter().map(|good| kind(*good)).collect()
}

pub fn coins(count: u16) -> Sentence {
    Sentence::new("sheriff-coins").with("count", count)
}
