//! Goods and coins in words.

use besace_sheriff::{Good, Goods, View};
use besace_terminal::told::Teller;

/// Each kind's name: by itself, after a number, and as a whole.
const NAMES: [[&str; 3]; Good::ALL.len()] = [
    ["sheriff-good-apple", "sheriff-good-apple.of", "sheriff-good-apple.many"],
    ["sheriff-good-cheese", "sheriff-good-cheese.of", "sheriff-good-cheese.many"],
    ["sheriff-good-bread", "sheriff-good-bread.of", "sheriff-good-bread.many"],
    ["sheriff-good-chicken", "sheriff-good-chicken.of", "sheriff-good-chicken.many"],
    ["sheriff-good-pepper", "sheriff-good-pepper.of", "sheriff-good-pepper.many"],
    ["sheriff-good-mead", "sheriff-good-mead.of", "sheriff-good-mead.many"],
    ["sheriff-good-silk", "sheriff-good-silk.of", "sheriff-good-silk.many"],
    ["sheriff-good-crossbow", "sheriff-good-crossbow.of", "sheriff-good-crossbow.many"],
    ["sheriff-good-green-apple", "sheriff-good-green-apple.of", "sheriff-good-green-apple.many"],
    ["sheriff-good-golden-apple", "sheriff-good-golden-apple.of", "sheriff-good-golden-apple.many"],
    ["sheriff-good-gouda", "sheriff-good-gouda.of", "sheriff-good-gouda.many"],
    ["sheriff-good-bleu", "sheriff-good-bleu.of", "sheriff-good-bleu.many"],
    ["sheriff-good-rye", "sheriff-good-rye.of", "sheriff-good-rye.many"],
    ["sheriff-good-pumpernickel", "sheriff-good-pumpernickel.of", "sheriff-good-pumpernickel.many"],
    ["sheriff-good-royal-rooster", "sheriff-good-royal-rooster.of", "sheriff-good-royal-rooster.many"],
];

/// A kind: "silk".
pub fn kind(good: Good, teller: &Teller) -> String {
    teller.say(NAMES[good.index()][0], &[])
}

/// A kind as a whole: "apples".
pub fn many(good: Good, teller: &Teller) -> String {
    teller.say(NAMES[good.index()][2], &[])
}

/// So many cards of a kind: "2 bolts of silk".
pub fn several(good: Good, count: u8, teller: &Teller) -> String {
    let name = teller.say(NAMES[good.index()][1], &[("count", count.into())]);
    teller.say("sheriff-goods", &[("count", count.into()), ("good", name.into())])
}

/// Every kind of some goods with its number.
pub fn by_kind<'a>(goods: &Goods, teller: &'a Teller) -> impl Iterator<Item = String> + use<'a> {
    goods.counts().map(|(good, count)| several(good, count, teller))
}

/// Some goods: "2 apples and 1 bolt of silk", or "nothing".
pub fn goods(goods: &Goods, teller: &Teller) -> String {
    if goods.is_empty() {
        return teller.say("sheriff-no-goods", &[]);
    }
    teller.list(by_kind(goods, teller))
}

/// Cards whose order counts: "apple, silk and apple".
pub fn in_order(cards: &[Good], teller: &Teller) -> String {
    teller.list(cards.iter().map(|good| kind(*good, teller)))
}

/// Coins.
pub fn coins(count: u16, teller: &Teller) -> String {
    teller.say("sheriff-coins", &[("count", count.into())])
}

/// Every kind that this game has.
pub fn in_the_game(view: &View) -> impl Iterator<Item = Good> + use<> {
    let (seats, royal) = (view.seats.len() as u8, view.options.royal);
    Good::ALL.into_iter().filter(move |good| good.copies(seats, royal) > 0)
}
